"""Every verb of building, what history keeps of it, and that no click is lost."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks import building
from decks.bounds import RefusedChange
from decks.contents import deck_list, revision_list
from decks.models import Deck, DeckEntry, Owner, Revision, ShareLink
from rules.catalogues import load
from rules.kernel.decklists import DeckEntry as Entry
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, Printing, unknown_card

CARDS = {card.name: card for card in load("vanguard").cards}
CLASSIC, MIXED = "vanguard.classic", "vanguard.classic-mixed"
WINGAL, BLADE = CARDS["Wingal"], CARDS["Blaster Blade"]

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner() -> Owner:
    return Owner.objects.create()


@pytest.fixture
def deck(catalog: None, owner: Owner) -> Deck:
    return building.create(owner, game="vanguard", format=CLASSIC, name="Knights")


def fresh(deck: Deck) -> Deck:
    return Deck.objects.with_entries().get(pk=deck.pk)


def held(deck: Deck) -> list[tuple[int, str]]:
    """Copies and number of each row, in order."""
    return [(row.count, row.number) for row in fresh(deck).entries.all()]


def entry(card: CardFacts, count: int, printing: Printing | None = None) -> Entry:
    return Entry(card, printing or card.printings[0], count)


def cards(*entries: Entry) -> DeckList:
    return DeckList("vanguard", entries)


# one verb, one thing


def test_the_first_copies_come_in_the_default_printing(deck: Deck):
    change = building.set_count(deck, WINGAL, 3)
    assert held(deck) == [(3, WINGAL.printings[0].number)]
    assert change.summary == "Wingal 0 → 3"


def test_more_copies_come_in_the_printing_used_last(deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_printing_count(deck, BLADE, first.number, 1)
    building.set_printing_count(deck, BLADE, second.number, 1)
    building.set_count(deck, BLADE, 4)
    assert held(deck) == [(1, first.number), (3, second.number)]


def test_fewer_copies_leave_from_the_last_printing(deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_printing_count(deck, BLADE, first.number, 2)
    building.set_printing_count(deck, BLADE, second.number, 2)
    building.set_count(deck, BLADE, 1)
    assert held(deck) == [(1, first.number)]


def test_no_copies_take_the_card_out(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    building.set_count(deck, WINGAL, 0)
    assert held(deck) == []


def test_a_count_can_change_by_a_number_but_not_below_none(deck: Deck):
    building.change_printing_count(deck, WINGAL, WINGAL.printings[0].number, 3)
    building.change_printing_count(deck, WINGAL, WINGAL.printings[0].number, -1)
    assert held(deck) == [(2, WINGAL.printings[0].number)]
    building.change_printing_count(deck, WINGAL, WINGAL.printings[0].number, -5)
    assert held(deck) == []


def test_one_slot_splits_into_printings_that_stand_together(deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_count(deck, BLADE, 4)
    building.set_count(deck, WINGAL, 4)
    change = building.use_printing(deck, BLADE, first.number, second.number, copies=1)
    assert held(deck)[:2] == [(3, first.number), (1, second.number)]
    assert change.summary == f"Blaster Blade {first.number} 4 → 3, Blaster Blade {second.number} 0 → 1"


def test_a_whole_entry_keeps_its_place_in_another_printing(deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_count(deck, BLADE, 4)
    building.set_count(deck, WINGAL, 4)
    building.use_printing(deck, BLADE, first.number, second.number)
    assert held(deck)[0] == (4, second.number)


def test_the_starter_is_stored_and_forgotten(deck: Deck):
    building.set_count(deck, WINGAL, 1)
    assert building.set_starter(deck, WINGAL.key).summary == "First vanguard: Wingal"
    assert deck_list(fresh(deck)).starter == WINGAL.key
    building.set_starter(deck, None)
    assert deck_list(fresh(deck)).starter is None


def test_only_a_card_of_the_deck_can_be_its_starter(deck: Deck):
    with pytest.raises(RefusedChange):
        building.set_starter(deck, WINGAL.key)


def test_the_format_belongs_to_the_history(deck: Deck):
    building.set_format(deck, MIXED)
    assert fresh(deck).format == MIXED
    building.undo(deck)
    assert fresh(deck).format == CLASSIC


def test_name_and_notes_do_not(deck: Deck):
    building.rename(deck, "  Knights \u202e of\n the Round  ", "line one\nline two")
    assert (fresh(deck).name, fresh(deck).notes) == ("Knights of the Round", "line one\nline two")
    assert deck.revisions.count() == 1


def test_replacing_leaves_nothing_of_what_was_there(deck: Deck):
    building.set_count(deck, WINGAL, 4)
    building.replace_contents(deck, cards(entry(BLADE, 2)))
    assert held(deck) == [(2, BLADE.printings[0].number)]


def test_adding_counts_up_by_printing(deck: Deck):
    first, second = BLADE.printings[:2]
    building.set_count(deck, BLADE, 1)
    building.add_contents(deck, cards(entry(BLADE, 1), entry(BLADE, 1, second)))
    assert held(deck) == [(2, first.number), (1, second.number)]


def test_entries_of_one_printing_become_one_row(catalog: None, owner: Owner):
    deck = building.create(
        owner, game="vanguard", format=CLASSIC, name="Twice", contents=cards(entry(WINGAL, 1), entry(WINGAL, 2))
    )
    assert held(deck) == [(3, WINGAL.printings[0].number)]


def test_unknown_cards_and_printings_keep_their_place_and_name(deck: Deck):
    joker = unknown_card("Blaster Joker")
    building.replace_contents(
        deck,
        cards(Entry(joker, Printing(None, "BT99", "BT99/001"), 2), entry(WINGAL, 1, Printing(None, "PR", "PR/0001"))),
    )
    first, second = deck_list(fresh(deck)).entries
    assert (first.card.name, first.card.is_known, first.printing.number) == ("Blaster Joker", False, "BT99/001")
    assert (second.card.key, second.card.is_known, second.printing) == (
        WINGAL.key,
        True,
        Printing(None, "PR", "PR/0001"),
    )
    building.set_printing_count(deck, joker, "BT99/001", 1)
    assert held(deck)[0] == (1, "BT99/001")


def test_a_card_that_leaves_the_catalogue_keeps_its_place_and_name(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    DeckEntry.objects.get(deck=deck).card.delete()
    (only,) = deck_list(fresh(deck)).entries
    assert (only.card.key, only.card.name, only.card.is_known, only.count) == (WINGAL.key, "Wingal", False, 2)


def test_one_form_makes_one_deck(catalog: None, owner: Owner):
    first = building.create(owner, game="vanguard", format=CLASSIC, name="Once", token="t" * 24)
    again = building.create(owner, game="vanguard", format=CLASSIC, name="Twice", token="t" * 24)
    assert (again.pk, again.name, again.revisions.count()) == (first.pk, "Once", 1)


def test_a_token_of_someone_else_does_not_open_their_deck(catalog: None, owner: Owner):
    hers = building.create(owner, game="vanguard", format=CLASSIC, name="Hers", token="t" * 24)
    his = building.create(Owner.objects.create(), game="vanguard", format=CLASSIC, name="His", token="t" * 24)
    assert hers.pk != his.pk


def test_deleting_a_deck_takes_its_history_along(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    deck.delete()
    assert (Revision.objects.count(), DeckEntry.objects.count()) == (0, 0)


# what no deck can hold


@pytest.mark.parametrize("count", [-1, 100, 1_000_000_000, 10**40])
def test_a_count_outside_0_to_99_changes_nothing(deck: Deck, count: int):
    with pytest.raises(RefusedChange, match="0 to 99"):
        building.set_count(deck, WINGAL, count)
    assert (held(deck), deck.revisions.count()) == ([], 1)


def test_a_deck_stops_at_500_cards(deck: Deck):
    five = list(CARDS.values())[:5]
    building.replace_contents(deck, cards(*(entry(card, 99) for card in five)))
    with pytest.raises(RefusedChange, match="500"):
        building.set_count(deck, list(CARDS.values())[5], 6)


def test_a_deck_stops_at_200_entries(deck: Deck):
    many = cards(*(Entry(unknown_card(f"Card {n}"), Printing(None, "", ""), 1) for n in range(201)))
    with pytest.raises(RefusedChange, match="200"):
        building.add_contents(deck, many)


@pytest.mark.parametrize("name", ["\ud800", "a\x00b", "a\nb", "x" * 201])
def test_a_card_name_that_no_card_has_is_refused(deck: Deck, name: str):
    with pytest.raises(RefusedChange):
        building.replace_contents(deck, cards(Entry(unknown_card(name), Printing(None, "", ""), 1)))


@pytest.mark.parametrize("name", ["", " \t\n", "\ud800", "\x00\x07", "x" * 101])
def test_a_deck_needs_a_name_of_up_to_100_characters(deck: Deck, name: str):
    with pytest.raises(RefusedChange):
        building.rename(deck, name)


@pytest.mark.parametrize("format", ["", "hearthstone.classic", "vanguard", "\ud800"])
def test_a_format_of_another_game_is_refused(deck: Deck, format: str):
    with pytest.raises(RefusedChange, match="no format"):
        building.set_format(deck, format)


def test_a_printing_that_the_card_does_not_have_is_refused(deck: Deck):
    with pytest.raises(RefusedChange, match="no printing"):
        building.set_printing_count(deck, WINGAL, "BT99/999", 1)


# history


def test_undo_and_redo_walk_along_the_changes(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    building.set_count(deck, WINGAL, 4)
    assert building.undo(deck).summary == "Undone: Wingal 2 → 4"
    assert held(deck)[0][0] == 2
    assert building.redo(deck).summary == "Done again: Wingal 2 → 4"
    assert held(deck)[0][0] == 4


def test_nothing_is_undone_before_the_first_change(deck: Deck):
    assert building.undo(deck).summary == "Nothing to undo"
    assert building.redo(deck).summary == "Nothing to redo"


def test_redo_follows_the_newest_branch(deck: Deck):
    building.set_count(deck, WINGAL, 1)
    building.undo(deck)
    building.set_count(deck, WINGAL, 3)
    building.undo(deck)
    building.redo(deck)
    assert held(deck)[0][0] == 3


def test_a_change_that_changes_nothing_leaves_no_revision(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    assert building.set_count(deck, WINGAL, 2).summary == "Nothing changed"
    assert deck.revisions.count() == 2


def test_restoring_is_a_change_that_can_be_undone(deck: Deck):
    building.set_count(deck, WINGAL, 2)
    building.set_count(deck, BLADE, 4)
    building.restore(deck, 2)
    assert held(deck) == [(2, WINGAL.printings[0].number)]
    building.undo(deck)
    assert [count for count, _ in held(deck)] == [2, 4]


def test_a_branch_that_was_undone_can_still_be_restored(deck: Deck):
    building.set_count(deck, WINGAL, 1)
    building.undo(deck)
    building.set_count(deck, BLADE, 1)
    building.restore(deck, 2)
    assert held(deck) == [(1, WINGAL.printings[0].number)]


def test_the_oldest_revisions_go_but_never_a_pinned_one(deck: Deck, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(building, "REVISIONS", 20)
    building.set_count(deck, WINGAL, 1)
    ShareLink.objects.create(deck=deck, token="t" * 24, revision=deck.head)
    while deck.head.number < 100:
        building.set_count(deck, WINGAL, deck.head.number % 4 + 1)
    assert list(deck.revisions.values_list("number", flat=True)) == [*range(100, 80, -1), 2]


def test_a_revision_number_is_used_once(deck: Deck):
    with pytest.raises(IntegrityError), transaction.atomic():
        deck.revisions.create(number=1, contents={}, summary="")


def test_two_tabs_lose_no_click(deck: Deck):
    """Each tab loaded the deck before the other's click; both clicks are there, in the rows and in the history."""
    one, other = fresh(deck), fresh(deck)
    building.set_count(one, WINGAL, 4)
    building.set_count(other, BLADE, 2)
    assert held(deck) == [(4, WINGAL.printings[0].number), (2, BLADE.printings[0].number)]
    building.undo(one)
    assert held(deck) == [(4, WINGAL.printings[0].number)]


def test_what_a_deck_value_is_does_not_depend_on_how_it_was_stored(deck: Deck):
    given = cards(entry(BLADE, 3), entry(WINGAL, 2))
    change = building.replace_contents(deck, replace(given, starter=WINGAL.key))
    assert deck_list(fresh(deck)) == revision_list(deck, deck.head) == change.cards


# any walk of verbs

WALKED = (WINGAL, BLADE, CARDS["Flogal"])
card = st.sampled_from(WALKED)
printing = st.sampled_from([(card, printing.number) for card in WALKED for printing in card.printings])
swap = st.sampled_from([(BLADE, a.number, b.number) for a in BLADE.printings for b in BLADE.printings])
changing = st.one_of(
    st.builds(lambda card, count: lambda deck: building.set_count(deck, card, count), card, st.integers(0, 5)),
    st.builds(
        lambda one, by: lambda deck: building.change_printing_count(deck, *one, by), printing, st.integers(-3, 3)
    ),
    st.builds(lambda one, n: lambda deck: building.set_printing_count(deck, *one, n), printing, st.integers(0, 3)),
    st.builds(lambda which, n: lambda deck: building.use_printing(deck, *which, n), swap, st.integers(0, 4)),
    st.builds(lambda format: lambda deck: building.set_format(deck, format), st.sampled_from([CLASSIC, MIXED])),
    st.builds(lambda card: lambda deck: start_with(deck, card), card),
)
walking = st.one_of(
    changing,
    st.just(building.undo),
    st.just(building.redo),
    st.builds(lambda share: lambda deck: restore_some(deck, share), st.floats(0, 1)),
)
any_walk = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def start_with(deck: Deck, card: CardFacts) -> None:
    is_held = any(entry.card.key == card.key for entry in deck_list(fresh(deck)).entries)
    building.set_starter(deck, card.key if is_held else None)


def restore_some(deck: Deck, share: float) -> None:
    building.restore(deck, 1 + int(share * (deck.revisions.count() - 1)))


def new(owner: Owner) -> Deck:
    return building.create(owner, game="vanguard", format=CLASSIC, name="Walk", contents=cards(entry(WINGAL, 2)))


def state(deck: Deck) -> tuple[str, DeckList]:
    return fresh(deck).format, deck_list(fresh(deck))


@any_walk
@given(steps=st.lists(walking, max_size=12))
def test_the_rows_always_mirror_the_head(catalog: None, owner: Owner, steps: list):
    deck = new(owner)
    for step in steps:
        step(deck)
        head = fresh(deck).head
        assert state(deck) == (head.contents["format"], revision_list(deck, head))


@any_walk
@given(steps=st.lists(walking, max_size=12))
def test_undoing_everything_leads_to_the_start(catalog: None, owner: Owner, steps: list):
    deck = new(owner)
    start = state(deck)
    for step in steps:
        step(deck)
    while building.undo(deck).summary != "Nothing to undo":
        pass
    assert state(deck) == start


@any_walk
@given(steps=st.lists(changing, max_size=12))
def test_doing_everything_again_leads_to_the_end(catalog: None, owner: Owner, steps: list):
    deck = new(owner)
    for step in steps:
        step(deck)
    end = state(deck)
    for _ in steps:
        building.undo(deck)
    for _ in steps:
        building.redo(deck)
    assert state(deck) == end


@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif(connection.vendor == "sqlite", reason="the tests' SQLite is one connection in memory")
def test_clicks_of_many_tabs_at_once_all_land():
    """Each tab sets a card of its own, step by step; the last numbers are there, and every step has its revision."""
    call_command("load_catalog", verbosity=0)
    deck = building.create(Owner.objects.create(), game="vanguard", format=CLASSIC, name="Many hands")
    tabs = [card for card in CARDS.values() if card.word("clan") == "Kagero"][:6]

    def click(card: CardFacts) -> None:
        mine = fresh(deck)
        for count in (1, 2, 3, 4):
            building.set_count(mine, card, count)
        connection.close()

    with ThreadPoolExecutor(len(tabs)) as hands:
        list(hands.map(click, tabs))
    assert sorted(row.card_key for row in fresh(deck).entries.all()) == sorted(card.key for card in tabs)
    assert {count for count, _ in held(deck)} == {4}
    assert list(deck.revisions.values_list("number", flat=True)) == list(range(25, 0, -1))
