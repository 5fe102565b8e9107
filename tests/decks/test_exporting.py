"""Whatever is exported is read back to the same deck."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.codes import code_of
from decks.exporting.data import deck_json
from decks.exporting.markdown import markdown
from decks.exporting.text import NAMES_ONLY, names, text
from rules.catalogues import load, ready_decks
from rules.games import game
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts, Printing, unknown_card
from tests.support.lists import report

CARDS = load("vanguard").cards
CLASSIC = game("vanguard").formats[0]
FORMATS = game("vanguard").formats

PRINTINGS = [(card, printing) for card in CARDS for printing in card.printings]

cards = st.integers(0, len(CARDS) - 1).map(lambda number: CARDS[number])
known = st.integers(0, len(PRINTINGS) - 1).map(lambda number: PRINTINGS[number])
unknown_printings = st.builds(
    lambda card, set_code, number: (card, Printing(None, set_code, f"{set_code}/{number:03}EN")),
    cards,
    st.sampled_from(["V-BT01", "G-TD02", "DZ-SS01"]),
    st.integers(1, 999),
)
sets_alone = st.builds(lambda card: (card, Printing(None, "V-BT01", "")), cards)
unknown_cards = st.builds(
    lambda words: (unknown_card(" ".join(words)), Printing(None, "", "")),
    st.lists(st.sampled_from(["Qphoenix", "Zarbiter", "of", "Xtides", "Jovereign"]), min_size=2, max_size=4),
)
entries = st.one_of(
    st.builds(lambda pair, count: DeckEntry(*pair, count), known | unknown_printings | sets_alone, st.integers(1, 9)),
    st.builds(lambda pair, count: DeckEntry(*pair, count, "legacy"), known | unknown_cards, st.integers(1, 4)),
    st.builds(lambda pair, count: DeckEntry(*pair, count), unknown_cards, st.integers(1, 4)),
)
hostile = st.text(max_size=100).map(lambda name: " ".join("".join(c for c in name if c.isprintable()).split()))
deck_names = hostile | st.sampled_from(
    ["// game: wuxia", "game: wuxia", "# x", "4 Wingal", "<b>[a](b)</b>", "=1+1", "\\*_`|", "Deck", "]( ) [", "a // b"]
)


def address(card: CardFacts) -> str:
    return f"https://cards.example/cards/vanguard/{card.key}/" if card.is_known else ""


def identity(entry: DeckEntry) -> tuple[str, str, str, str]:
    return entry.card.key, entry.printing.set_code, entry.printing.number, entry.part


def total(deck: DeckList) -> Counter[tuple[str, str, str, str]]:
    """Copies of each printing in each part."""
    counted: Counter[tuple[str, str, str, str]] = Counter()
    for entry in deck.entries:
        counted[identity(entry)] += entry.count
    return counted


@st.composite
def decks(draw: st.DrawFn) -> DeckList:
    """Decks of up to twenty entries, some with printings and cards that no catalogue knows."""
    found = draw(st.lists(entries, min_size=1, max_size=20, unique_by=identity))
    in_deck = [entry.card.key for entry in found if entry.card.is_known and entry.part == "main"]
    starters = st.none() | st.sampled_from([card.key for card in CARDS])
    return DeckList("vanguard", tuple(found), draw(starters | st.sampled_from(in_deck or [None])), draw(deck_names))


@settings(max_examples=200, deadline=None)
@given(decks(), st.sampled_from(FORMATS))
def test_text_json_and_code_come_back_as_the_same_deck(deck, format):
    for exported in (text(deck, format), deck_json(deck, format.key), code_of(deck, format.key)):
        read = report(exported, format=None)
        assert not read.refusal, read.refusal
        assert not read.unread, [line.message for line in read.unread]
        assert total(read.deck) == total(deck)
        assert read.deck.starter == deck.starter
        assert read.format == format


@settings(max_examples=200, deadline=None)
@given(decks())
def test_text_and_json_keep_the_name(deck):
    assert report(text(deck, CLASSIC)).deck.name == deck.name
    assert report(deck_json(deck, CLASSIC.key)).deck.name == deck.name


@settings(max_examples=100, deadline=None)
@given(decks())
def test_markdown_comes_back_as_the_same_deck(deck):
    read = report(markdown(deck, CLASSIC, address))
    assert not read.unread, [line.message for line in read.unread]
    assert total(read.deck) == total(deck)
    assert read.deck.starter == deck.starter


@settings(max_examples=100, deadline=None)
@given(decks())
def test_names_come_back_with_the_usual_printings(deck):
    exported = names(deck, CLASSIC)
    read = report(exported)
    assert NAMES_ONLY in exported
    assert Counter({(e.card.key, e.part): e.count for e in read.deck.entries}) == _by_card(deck)
    assert {e.printing for e in read.deck.entries if e.card.is_known} <= {card.printings[0] for card in CARDS}


@settings(max_examples=50, deadline=None)
@given(decks())
def test_exporting_again_what_was_read_gives_the_same_text(deck):
    once = text(deck, CLASSIC)
    read = report(once).deck
    assert text(read, CLASSIC) == once


def _by_card(deck: DeckList) -> Counter[tuple[str, str]]:
    counted: Counter[tuple[str, str]] = Counter()
    for entry in deck.entries:
        counted[entry.card.key, entry.part] += entry.count
    return counted


def test_the_text_of_a_trial_deck_reads_well():
    first = ready_decks("vanguard")[0]
    lines = text(first, CLASSIC).splitlines()
    assert lines[:4] == [
        "// name: Trial Deck 1: Blaster Blade",
        "// game: vanguard",
        "// format: vanguard.classic",
        "// first vanguard: Stardust Trumpeter",
    ]
    assert "Grade 3 (7)" in lines
    assert "4 Crimson Butterfly, Brigitte (TD01) 001EN" in lines


def test_json_has_a_version_and_names_cards_by_key():
    first = ready_decks("vanguard")[0]
    exported = json.loads(deck_json(first, CLASSIC.key, notes="Ride."))
    assert (exported["schema"], exported["kind"], exported["notes"]) == (1, "deck", "Ride.")
    assert exported["entries"][0] == {
        "card": "crimson-butterfly-brigitte",
        "name": "Crimson Butterfly, Brigitte",
        "set": "TD01",
        "number": "TD01/001EN",
        "count": 4,
        "part": "main",
    }


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("{", "This begins like a JSON file and is none at line 1."),
        ("{}", "This is not a deck file of this site."),
        ('{"a":' * 20_000, "This is 100,000 bytes long"),
        ('{"a":' * 5000, "This begins like a JSON file and is none."),
    ],
)
def test_json_that_is_no_deck_is_told(file, said):
    assert said in report(file).refusal


@pytest.mark.parametrize("count", ["1e9", "100", "0", "-1", '"4"', "true", "1.5", "null"])
def test_json_with_copies_that_cannot_be_is_told(count):
    exported = deck_json(ready_decks("vanguard")[0], CLASSIC.key).replace('"count": 4', f'"count": {count}', 1)
    assert "entries.0.count" in report(exported).refusal
