"""Pools and decks of Wuxia on the site: a whole pool in one click, and its pages."""

import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import building
from decks.contents import deck_list
from decks.demonstration import demonstrations, show
from decks.importing.games import likely_game
from decks.models import Deck
from decks.statistics import spreads
from rules.catalogues import load, ready_decks
from rules.games import game
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import is_legal
from tests.support.people import deck_of, owner_of

pytestmark = pytest.mark.usefixtures("catalog")
CARDS = load("wuxia").cards
WHOLE, *_ = ready_decks("wuxia")


def pool_of(alice: Client, cards: int, format: str = "wuxia.pool") -> Deck:
    """A pool of the first cards of the catalogue."""
    entries = tuple(DeckEntry(card, card.printings[0], 1) for card in CARDS[:cards])
    deck = deck_of(alice, game="wuxia", format=format, contents=DeckList("wuxia", entries))
    return Deck.objects.with_entries().get(pk=deck.pk)


def contents(deck: Deck) -> DeckList:
    return deck_list(Deck.objects.with_entries().get(pk=deck.pk))


def complete(alice: Client, deck: Deck) -> None:
    """Press the button that says what is missing."""
    page = alice.get(deck.get_absolute_url()).text
    (button,) = re.findall(r'formaction="([^"]+)" name="issue" value="([^"]+)">Add the', page)
    answer = alice.post(button[0], {"issue": button[1], "head": deck.head_id})
    assert answer.status_code == 302


@pytest.mark.parametrize(("held", "format"), [(0, "pool"), (37, "pool"), (149, "pool"), (0, "cube")])
def test_wx_g4_one_click_completes_a_pool(alice: Client, held: int, format: str) -> None:
    deck = pool_of(alice, held, f"wuxia.{format}")
    complete(alice, deck)
    cards = contents(deck)
    assert {entry.card.key: entry.count for entry in cards.entries} == dict.fromkeys((card.key for card in CARDS), 1)
    assert is_legal(game("wuxia").format(deck.format).issues(cards))


def test_wx_g4_the_button_says_how_many_are_missing(alice: Client) -> None:
    page = alice.get(pool_of(alice, 30).get_absolute_url()).text
    assert "Add the 120 heroes that are missing" in page


def test_completing_a_pool_is_undone_in_one_step(alice: Client) -> None:
    deck = pool_of(alice, 30)
    complete(alice, deck)
    building.undo(Deck.objects.get(pk=deck.pk))
    assert contents(deck).size() == 30


@pytest.mark.parametrize("page", ["", "statistics/", "share/", "export/", "print/", "history/", "hand/"])
def test_pages_of_a_whole_pool_cost_no_more_queries_than_those_of_a_small_one(
    alice: Client, page: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    deck = pool_of(alice, 150)
    with django_assert_max_num_queries(16):
        assert alice.get(f"{deck.get_absolute_url()}{page}", follow=True).status_code == 200


@pytest.mark.parametrize("shape", ["text", "names", "markdown", "json", "code"])
def test_every_shape_comes_back_whole(alice: Client, shape: str) -> None:
    deck = pool_of(alice, 150)
    written = alice.get(f"{deck.get_absolute_url()}export/?as={shape}&download=1").text
    alice.post("/decks/import/", {"text": written, "save": "new"})
    back = Deck.objects.with_entries().exclude(pk=deck.pk).get()
    assert back.game == "wuxia"
    assert {entry.card.key for entry in deck_list(back).entries} == {card.key for card in CARDS}


def test_a_list_of_heroes_is_of_this_game() -> None:
    assert likely_game("1 Temple Sweeper\n1 Twin Hammers\n1 Iron Face").key == "wuxia"
    assert likely_game("1 任清璇").key == "wuxia"


def test_a_ready_pool_is_copied_with_one_click(alice: Client) -> None:
    ready = show(next(each for each in demonstrations("wuxia") if each.key == "wuxia-pool"))
    address = f"/d/{ready.links.live().get().token}/"
    assert f'action="{address}copy/"' in alice.get(address).text
    alice.post(f"{address}copy/")
    assert deck_list(Deck.objects.with_entries().get(owner=owner_of(alice))).size() == 150


def test_statistics_tell_costs_and_factions() -> None:
    shown = {spread.name: spread for spread in spreads(WHOLE, game("wuxia"))}
    assert sum(bar.count for bar in shown["cost"].bars) == 150
    assert len(shown["faction"].bars) == 10
