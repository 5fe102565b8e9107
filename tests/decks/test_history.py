"""A deck's history: telling differences, comparing two versions, going back."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import building
from decks.history import differences, printing_differences, summary
from decks.models import Deck
from rules.catalogues import load
from rules.games.vanguard import GAME as VANGUARD
from rules.kernel.decklists import DeckEntry, DeckList
from tests.decks.test_editing import new_deck

CARDS = {card.name: card for card in load("vanguard").cards}
WINGAL, BLADE, FLOGAL = CARDS["Wingal"], CARDS["Blaster Blade"], CARDS["Flogal"]


def deck_of(*entries: tuple, starter: str | None = None) -> DeckList:
    cards = (DeckEntry(card, card.printings[which], count) for count, card, which in entries)
    return DeckList("vanguard", tuple(cards), starter)


def test_differences_count_a_card_over_its_printings():
    before = deck_of((2, BLADE, 0), (1, WINGAL, 0))
    after = deck_of((1, BLADE, 0), (1, BLADE, 1), (3, FLOGAL, 0))
    assert [(d.label, d.before, d.after, d.kind) for d in differences(before, after)] == [
        ("Wingal", 1, 0, "removed"),
        ("Flogal", 0, 3, "added"),
    ]


def test_a_change_of_printing_is_told_by_number():
    before, after = deck_of((2, BLADE, 0)), deck_of((1, BLADE, 0), (1, BLADE, 1))
    numbers = [printing.number for printing in BLADE.printings]
    assert [d.label for d in printing_differences(before, after)] == [f"Blaster Blade {n}" for n in numbers[:2]]
    assert summary(before, after, VANGUARD) == f"Blaster Blade {numbers[0]} 2 → 1, Blaster Blade {numbers[1]} 0 → 1"


def test_many_changes_are_told_by_their_number():
    four = deck_of(*((1, card, 0) for card in list(CARDS.values())[:4]))
    assert summary(deck_of(), four, VANGUARD) == "4 cards changed"


def test_the_same_deck_has_nothing_to_tell():
    assert summary(deck_of((2, BLADE, 0)), deck_of((2, BLADE, 0)), VANGUARD) == ""


def test_a_starter_is_told_by_the_games_word():
    assert summary(deck_of((1, WINGAL, 0)), deck_of((1, WINGAL, 0), starter="wingal"), VANGUARD) == (
        "First vanguard: Wingal"
    )


@pytest.fixture
def deck(catalog: None, alice: Client) -> Deck:
    deck = new_deck(alice)
    building.set_count(deck, WINGAL, 2)
    building.set_count(deck, BLADE, 4)
    building.set_count(deck, WINGAL, 1)
    return deck


def test_the_history_lists_every_change_newest_first(alice: Client, deck: Deck):
    page = alice.get(f"/decks/{deck.pk}/history/").content.decode()
    sentences = ("Wingal 2 → 1", "Blaster Blade 0 → 4", "Wingal 0 → 2", "New deck")
    places = [page.index(sentence) for sentence in sentences]
    assert places == sorted(places)


def test_two_versions_are_compared_older_first(alice: Client, deck: Deck):
    page = alice.get(f"/decks/{deck.pk}/history/?compare=4&with=2").content.decode()
    assert "From version 2 to version 4" in page
    assert page.index("Blaster Blade") < page.index("added")


@pytest.mark.parametrize("number", ["0", "99", "x", "-1", "9" * 30])
def test_a_version_that_never_was_is_missing(alice: Client, deck: Deck, number: str):
    assert alice.get(f"/decks/{deck.pk}/history/?compare={number}").status_code == 404
    assert alice.post(f"/decks/{deck.pk}/restore/", {"revision": number}).status_code == 404


def test_an_older_version_is_restored_by_a_button(alice: Client, deck: Deck):
    alice.post(f"/decks/{deck.pk}/restore/", {"revision": "2"})
    assert [row.count for row in Deck.objects.with_entries().get(pk=deck.pk).entries.all()] == [2]


def test_the_history_costs_the_same_queries_however_long_it_is(
    alice: Client, deck: Deck, django_assert_num_queries: DjangoAssertNumQueries
):
    with django_assert_num_queries(HISTORY):
        alice.get(f"/decks/{deck.pk}/history/")
    for count in range(40):
        building.set_count(deck, WINGAL, count % 5)
    with django_assert_num_queries(HISTORY):
        alice.get(f"/decks/{deck.pk}/history/")


HISTORY = 8
"""The session, the account, the owner; the deck, its entries, their cards and printings; the revisions."""
