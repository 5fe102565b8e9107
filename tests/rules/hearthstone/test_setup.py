"""Starting a match: the lot, opening cards, the exchange, The Coin, the first turns (HS-S)."""

import pytest

from rules.catalogues import ruleset
from rules.games.hearthstone.table import DECK, HAND, POWER, HearthstoneState
from rules.games.hearthstone.turn import EndTurn
from rules.kernel import engine
from rules.kernel.answers import Choose
from rules.kernel.chance import Chance
from tests.support.proving import proves

SEEDS = tuple("abcdefgh")


def begun(seed: str) -> HearthstoneState:
    """A match of two random decks, at its first question."""
    rules, chance = ruleset("hearthstone"), Chance(f"decks {seed}")
    deck = rules.play.proof.deck
    cards = [definition.facts for definition in rules.definitions]
    state, _ = engine.start(rules, (deck(cards, chance), deck(cards, chance)), seed)
    assert isinstance(state, HearthstoneState)
    return state


def exchange(state: HearthstoneState, count: int = 0) -> None:
    """Whoever is asked gives back their first cards."""
    assert state.decision is not None
    engine.advance(state, state.decision.seat, Choose(state.decision.options[:count]))


@pytest.mark.parametrize("seed", SEEDS)
@proves("HS-S.1", "HS-S.3", "HS-S.5")
def test_hs_s_5_the_first_player_starts_with_four_cards_the_second_with_six(seed: str) -> None:
    state = begun(seed)
    assert state.decision is not None
    first = state.decision.seat
    assert (len(state.at(first, HAND)), len(state.at(1 - first, HAND))) == (3, 4)
    exchange(state)
    exchange(state)
    assert (state.turn, state.active, len(state.at(first, HAND))) == (1, first, 4)
    assert [state.name(card) for card in state.at(1 - first, HAND)][4:] == ["The Coin"]
    engine.advance(state, first, EndTurn())
    assert (state.active, len(state.at(1 - first, HAND))) == (1 - first, 6)


@proves("HS-S.1")
def test_hs_s_1_either_player_may_be_first() -> None:
    firsts = {state.decision.seat for state in map(begun, SEEDS) if state.decision is not None}
    assert firsts == {0, 1}


@proves("HS-S.4")
def test_hs_s_4_heroes_are_whole_and_older_than_everything() -> None:
    state = begun("a")
    assert state.decision is not None
    first = state.decision.seat
    assert [state.left(state.hero(seat)) for seat in (0, 1)] == [30, 30]
    assert (state.armor, state.crystals, state.power_used) == ([0, 0], [0, 0], [0, 0])
    assert all(state.weapon(seat) == -1 and len(state.at(seat, POWER)) == 1 for seat in (0, 1))
    heroes = (state.age[state.hero(first)], state.age[state.hero(1 - first)])
    others = [age for card, age in enumerate(state.age) if card not in (state.hero(0), state.hero(1))]
    assert heroes[0] < heroes[1] < min(others)


@pytest.mark.parametrize("seed", SEEDS)
@proves("HS-S.2")
def test_hs_s_2_what_is_given_back_does_not_come_now_and_the_new_takes_its_place(seed: str) -> None:
    state = begun(seed)
    assert state.decision is not None
    seat = state.decision.seat
    before = state.at(seat, HAND)[:]
    size = len(state.at(seat, DECK))
    exchange(state, 2)
    after = state.at(seat, HAND)
    assert after[2:3] == before[2:3] and not set(before[:2]) & set(after)
    assert len(state.at(seat, DECK)) == size and set(before[:2]) <= set(state.at(seat, DECK))


@proves("HS-S.2")
def test_hs_s_2_any_number_may_be_given_back_and_only_once() -> None:
    state = begun("a")
    assert state.decision is not None
    assert (state.decision.least, state.decision.most) == (0, 3)
    exchange(state, 3)
    assert (state.decision.kind, state.decision.most) == ("exchange", 4)
    exchange(state)
    assert state.decision.kind == "action"
