"""Hearthstone's own deck codes, in and out (HS-D.9, HS-D.10, case O25)."""

import base64

import pytest
from hearthstone.deckstrings import write_deckstring
from hearthstone.enums import FormatType
from hypothesis import given
from hypothesis import strategies as st

from decks import deckstrings
from decks.deckstrings import BadDeckstring, is_deckstring
from decks.importing.index import CatalogueIndex
from rules.catalogues import load, starters
from rules.games import game
from rules.games.hearthstone.heroes import HEROES
from rules.kernel.decklists import DeckList
from tests.support.hearthstone_decks import ALLERIA_CODE, MAGE, MAGE_CODE, NEUTRAL_CODE, NEUTRALS
from tests.support.lists import counts, outcomes
from tests.support.lists import report as report_of
from tests.support.proving import proves

INDEX = CatalogueIndex("hearthstone", load("hearthstone").cards)
COPIED = f"""### Frost and fire
# Class: Mage
# Format: Wild
#
# 2x (1) Arcane Missiles
# 2x (4) Fireball
#
{MAGE_CODE}
#
# To use this deck, copy it to your clipboard and create a new deck in the game"""


def report(text: str):
    return report_of(text, INDEX, "hearthstone.classic")


def held(deck: DeckList) -> dict[str, int]:
    return {entry.card.name: entry.count for entry in deck.entries}


@pytest.mark.parametrize(("cards", "code"), [(MAGE, MAGE_CODE), (NEUTRALS, NEUTRAL_CODE)])
@proves("HS-D.9")
def test_o25_the_rulebooks_decks_go_out_as_their_codes_and_come_back(cards: DeckList, code: str) -> None:
    assert deckstrings.write(cards) == code
    read = report(code)
    assert held(read.deck) == held(cards)
    assert (read.deck.starter, read.dialect, read.unread) == (cards.starter, "Hearthstone deck code", ())


@proves("HS-D.9")
def test_hs_d_9_each_of_the_nine_heroes_comes_back() -> None:
    for hero in starters(game("hearthstone")):
        code = deckstrings.write(DeckList("hearthstone", MAGE.entries, hero.key))
        assert report(code).deck.starter == hero.key
    assert {hero.key for hero in starters(game("hearthstone"))} == set(HEROES)


@proves("HS-D.9")
def test_hs_d_9_a_code_without_the_byte_for_sideboards_is_read() -> None:
    older = base64.b64encode(base64.b64decode(MAGE_CODE)[:-1]).decode()
    assert held(report(older).deck) == held(MAGE)


@proves("HS-D.10")
def test_hs_d_10_a_skin_stands_for_its_class_and_is_told() -> None:
    read = report(ALLERIA_CODE)
    assert read.deck.starter == "rexxar"
    assert read.notes == ("The code names another look of the hero; the hunter was taken (HS-D.10).",)
    assert sum(held(read.deck).values()) == 30


@proves("HS-D.10")
def test_hs_d_10_numbers_of_the_2021_classic_format_are_ours() -> None:
    code = write_deckstring([(68326, 2)], [637], FormatType.FT_CLASSIC)
    assert counts(report(code)) == {"Fireball": 2}


@proves("HS-D.10")
def test_hs_d_10_an_unknown_number_is_told_and_skipped() -> None:
    read = report(write_deckstring([(315, 2), (99_999, 1)], [637], FormatType.FT_WILD))
    assert counts(read) == {"Fireball": 2}
    assert read.notes == ("No card here has the number 99999: left out (HS-D.10).",)


@proves("HS-D.10")
def test_hs_d_10_an_unknown_number_is_asked_about_where_its_name_stands_beside_the_code() -> None:
    code = write_deckstring([(315, 2), (99_999, 1)], [637], FormatType.FT_WILD)
    read = report(f"# 2x (4) Fireball\n# 1x (8) Zilliax\n{code}")
    assert counts(read) == {"Fireball": 2}
    assert [line.text for line in read.unread] == ["1x Zilliax"]


@proves("HS-D.5", "HS-D.10")
def test_hs_d_10_a_hero_of_no_class_here_is_told() -> None:
    read = report(write_deckstring([(315, 2)], [56_550], FormatType.FT_WILD))
    assert read.deck.starter is None
    assert read.notes == ("The hero of this code is none of the nine: choose one in the builder (HS-D.5).",)


def test_what_the_client_copies_is_read_by_its_code_and_title() -> None:
    read = report(COPIED)
    assert (read.deck.name, read.deck.starter) == ("Frost and fire", "jaina-proudmoore")
    assert held(read.deck) == held(MAGE)


def test_a_copied_deck_whose_code_is_cut_is_read_by_its_names() -> None:
    read = report(COPIED.replace(MAGE_CODE, MAGE_CODE[:20]))
    assert read.deck.starter == "jaina-proudmoore"
    assert counts(read) == {"Arcane Missiles": 2, "Fireball": 2}


@proves("HS-D.10")
@pytest.mark.parametrize("line", ["2x (4) Fireball", "2 Fireball", "2 Огненный шар", "火球术 x2"])
def test_hs_d_10_lines_of_text_are_understood(line: str) -> None:
    assert counts(report(line)) == {"Fireball": 2}


def test_a_name_that_a_token_shares_means_the_card_for_decks() -> None:
    read = report("2 Spellbender\n2 Wrath\n1 Lord Jaraxxus")
    assert [entry.card.key for entry in read.deck.entries] == ["spellbender", "wrath", "lord-jaraxxus"]
    assert outcomes(read) == ["matched", "matched", "matched"]


def test_a_hero_named_apart_is_none_of_the_cards() -> None:
    read = report("Hero: Thrall\n\n2 Wisp")
    assert (read.deck.starter, counts(read)) == ("thrall", {"Wisp": 2})


def test_cards_of_another_game_are_not_looked_for_by_these_numbers() -> None:
    refused = report_of(MAGE_CODE)
    assert refused.refusal.startswith("This is a Hearthstone deck code.")


@pytest.mark.parametrize("end", [9, 20, 30])
def test_a_code_that_was_cut_is_an_error(end: int) -> None:
    cut = base64.b64encode(base64.b64decode(MAGE_CODE)[:end]).decode()
    assert is_deckstring(cut)
    with pytest.raises(BadDeckstring):
        deckstrings.read(cut)


@given(st.binary(max_size=200))
def test_no_bytes_are_more_than_a_bad_code(data: bytes) -> None:
    code = base64.b64encode(deckstrings.BEGINNING + data).decode()
    try:
        assert sum(deckstrings.read(code).cards.values()) <= 1_000
    except BadDeckstring as error:
        assert str(error)
