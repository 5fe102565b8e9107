"""Starting a match: the lot, decks and Extra Decks, the venue, five cards each (PD-1, PD-3.2, PD-G19)."""

import pytest

from rules.catalogues import changed_ruleset, ready_decks, ruleset
from rules.games.pokemon_duels.table import DECK, EXTRA, FIELD, HAND, LIFE, DuelState
from rules.games.pokemon_duels.turn import EndTurn
from rules.kernel import engine
from rules.kernel.decklists import MAIN
from rules.kernel.ruleset import Ruleset
from tests.support.proving import proves

GAME = "pokemon-duels"
SEEDS = tuple("abcdefgh")


def begun(seed: str, rules: Ruleset | None = None) -> DuelState:
    """A match of two starter decks, at its first decision."""
    one, other, *_ = ready_decks(GAME)
    state, _ = engine.start(rules or ruleset(GAME), (one, other), seed)
    assert isinstance(state, DuelState)
    return state


@pytest.mark.parametrize("seed", SEEDS)
@proves("PD-1.3", "PD-1.4", "PD-2.2")
def test_pd_1_3_the_first_player_begins_with_five_cards_and_the_second_with_six(seed: str) -> None:
    state = begun(seed)
    first = state.first
    assert (state.active, state.turn, state.phase) == (first, 1, "main-1")
    assert [len(state.at(seat, HAND)) for seat in (first, 1 - first)] == [5, 5]
    engine.advance(state, first, EndTurn())
    assert (state.active, len(state.at(1 - first, HAND))) == (1 - first, 6)


@proves("PD-1.5")
def test_pd_1_5_both_have_4000_life() -> None:
    assert begun("a").life == [LIFE, LIFE] == [4000, 4000]


@proves("PD-G19")
def test_pd_g19_either_player_may_be_first_and_nobody_is_asked_for_other_cards() -> None:
    states = [begun(seed) for seed in SEEDS]
    assert {state.first for state in states} == {0, 1}
    assert {state.decision.kind for state in states if state.decision is not None} == {"main"}


@proves("PD-G19")
def test_pd_g19_the_same_seed_deals_the_same_cards() -> None:
    one, other = begun("a"), begun("a")
    assert [one.zones, one.card] == [other.zones, other.card]


@proves("PD-1.1", "PD-1.2")
def test_pd_1_2_both_parts_of_a_deck_lie_in_their_places() -> None:
    state = begun("a")
    for seat, deck in enumerate(ready_decks(GAME)[:2]):
        assert len(state.at(seat, EXTRA)) == deck.size("extra") > 0
        assert len(state.at(seat, DECK)) == deck.size(MAIN) - 5
        assert {state.print(card).kind for card in state.at(seat, EXTRA)} == {"evolution"}


@proves("PD-3.2", "PD-G35")
def test_pd_g35_the_field_is_the_place_of_the_match_and_in_no_deck() -> None:
    state = begun("a", changed_ruleset(GAME, {"venue": "cerulean-hall"}))
    (venue,) = state.at(0, FIELD)
    definition = state.ruleset.definitions[state.card[venue]]
    assert definition.key == "cerulean-hall"
    assert all(state.card[venue] not in cards for cards in state.lists)


@proves("PD-G35")
def test_pd_g35_there_is_no_such_venue() -> None:
    with pytest.raises(ValueError, match="venue is one of"):
        changed_ruleset(GAME, {"venue": "charmander"})
