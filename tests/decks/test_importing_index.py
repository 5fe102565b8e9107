"""The catalogue in the database and in its file give the importer the same answers."""

from pathlib import Path

import pytest

from cards.models import Lookup
from decks.importing import database
from decks.importing.database import DatabaseIndex
from decks.importing.report import ImportReport
from tests.support.lists import VANGUARD, report

LISTS = Path(__file__).parent / "lists"
ODD_LIST = """4 Blastr Blade
2 Blaster Blade (V-BT01) 002
1 Sword Person BT01/002
BT01/003 バークガル 2
4 Wingal BT01/002
1 ÁSURA  KAISER
1 Lizard Runner Undeux
1 zzzz
Legacy deck
3 Phoenix Arbiter
"""

pytestmark = pytest.mark.usefixtures("catalog")


def told(read: ImportReport) -> list[tuple]:
    """Everything that a report says, without the values that only one source knows."""
    return [
        (
            line.outcome,
            line.count,
            line.message,
            line.entry and (line.entry.card.key, line.entry.printing, line.entry.part),
            line.candidates,
        )
        for line in read.lines
    ]


@pytest.mark.parametrize("text", [ODD_LIST, *(path.read_text() for path in sorted(LISTS.glob("worked-*.txt")))])
def test_both_read_the_same(text):
    assert told(report(text, DatabaseIndex("vanguard"))) == told(report(text, VANGUARD))


def test_a_list_is_looked_up_in_three_queries_and_near_names_in_three_more(django_assert_num_queries):
    with django_assert_num_queries(3):
        report("\n".join(f"{n % 4 + 1} Wingal" for n in range(90)), DatabaseIndex("vanguard"))
    with django_assert_num_queries(4):
        report("4 Blastr Blade\n4 Wingall\n" * 100, DatabaseIndex("vanguard"))


def test_in_a_large_catalogue_names_of_the_same_beginning_are_compared(monkeypatch):
    monkeypatch.setattr(database, "ALL_NAMES", 10)
    (row,) = report("4 Blastr Blade", DatabaseIndex("vanguard")).lines
    assert row.candidates[0].text == "4 Blaster Blade (BT01) 002EN"


def test_in_a_large_catalogue_few_names_are_looked_for(monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(database, "ALL_NAMES", 10)
    with django_assert_max_num_queries(database.MOST_WINDOWS + 6):
        report("\n".join(f"4 Blastr Blade {word}" for word in map(chr, range(97, 123))), DatabaseIndex("vanguard"))


def test_many_names_are_asked_for_in_batches(monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(database, "BATCH", 100)
    text = "4 Wingal\n" + "\n".join(f"1 Nobody Number {n}" for n in range(150))
    with django_assert_max_num_queries(30):
        read = report(text, DatabaseIndex("vanguard"))
    assert read.recognised == 4


def test_printings_are_found_by_their_numbers_for_ever_and_cards_by_key():
    index = DatabaseIndex("vanguard")
    card, printing = index.printings([3])[3]
    assert (card.key, printing.number) == (VANGUARD.printings([3])[3][0].key, VANGUARD.printings([3])[3][1].number)
    assert index.printings([99_999]) == {}
    assert index.cards(["wingal", "nobody"]).keys() == {"wingal"}


def test_a_name_in_another_language_finds_its_card():
    wingal = Lookup.objects.get(kind=Lookup.Kind.NAME, folded="wingal")
    Lookup.objects.create(card=wingal.card, game="vanguard", kind=Lookup.Kind.NAME, folded="うぃんがる")
    (row,) = report("4 うぃんがる", DatabaseIndex("vanguard")).lines
    assert row.entry.card.key == "wingal"
