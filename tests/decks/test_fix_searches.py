"""A fix or a note that searches finds cards that help, in the search's own grammar."""

import pytest

from cards.search import search
from rules.games.vanguard import GAME
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import ShowCards
from tests.support.decklists import TRIAL_1, VANGUARD, altered, deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalog")]


def found(query: str) -> list[CardFacts]:
    results = search(GAME, query, per_page=200)
    assert results.ignored == ()
    return [each.card.facts for each in results.cards]


def found_for(cards: DeckList, code: str) -> list[CardFacts]:
    issue = next(issue for issue in GAME.format("vanguard.classic-mixed").issues(cards) if issue.code == code)
    assert isinstance(issue.fix, ShowCards)
    return found(issue.fix.query)


def names(cards: list[CardFacts]) -> set[str]:
    return {card.name for card in cards}


def test_missing_triggers_are_found_in_the_clans_of_the_deck() -> None:
    triggers = found_for(deck("4 Wingal, 4 Bahr"), "deck.triggers")
    assert {card.word("clan") for card in triggers} == {"Royal Paladin", "Kagero"}
    assert len(triggers) == 10
    assert all(card.word("trigger") for card in triggers)


def test_cards_the_deck_can_hold_no_more_of_are_not_found() -> None:
    cards = deck("4 Wingal, 4 Blaster Blade, 3 Gallatin, 4 Epona")
    missing = names(found_for(cards, "deck.size"))
    assert not missing & {"Wingal", "Blaster Blade"}
    assert "Knight of Silence, Gallatin" in missing
    assert "Bringer of Good Luck, Epona" not in names(found_for(cards, "deck.triggers"))


def test_a_missing_grade_is_found_in_the_clan_of_the_deck() -> None:
    grade_2 = found_for(deck("4 Wingal"), "deck.ride-gap")
    assert {(card.word("clan"), card.number("grade")) for card in grade_2} == {("Royal Paladin", 2)}


def test_a_first_vanguard_is_found() -> None:
    assert {card.number("grade") for card in found_for(deck("4 Wingal"), "deck.starter")} == {0}


def test_missing_partners_are_found_by_name() -> None:
    assert names(found_for(deck("4 Barcgal"), "deck.partner")) == {"Future Knight, Llew", "Flogal"}
    assert names(found_for(altered(TRIAL_1, "-1 Blaster Blade"), "deck.partner")) == {"Blaster Blade"}


def test_other_cards_of_a_clan_with_triggers_alone_are_found() -> None:
    others = found_for(altered(TRIAL_1, "-4 Flogal, +4 Ganlu"), "deck.trigger-clan")
    assert {card.word("clan") for card in others} == {"Kagero"}
    assert not any(card.word("trigger") for card in others)


def test_vg_g60_the_note_on_a_clan_finds_triggers_of_others() -> None:
    triggers = found(GAME.family_notes(VANGUARD.cards)["Granblue"].query)
    assert len(triggers) == 18
