"""What is listed or remembered for speed says the same as the rules asked one by one."""

from dataclasses import replace

import pytest

from rules.catalogues import load, ruleset
from rules.games import game
from rules.games.hearthstone.boundary import stirring
from rules.games.hearthstone.keywords import auras
from rules.games.hearthstone.table import HearthstoneState
from rules.kernel import codec, engine, replay
from rules.kernel.abilities import Cont
from tests.support.matches import play_on, recording

SEEDS = ("legal 1", "legal 2", "legal 3", "legal 4")


def lasting(state: HearthstoneState) -> dict[str, list[tuple[int, Cont]]]:
    """What holds now of every number and keyword: whose abilities, by age."""
    stats = {ability.stat for card in state.ruleset.definitions for _, ability, _ in card.continuous}
    return {stat: [(frame.source, ability) for frame, ability in auras(state, stat)] for stat in stats}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_actions_listed_at_once_are_the_candidates_that_nothing_speaks_against(seed: str) -> None:
    match = recording("hearthstone", seed)
    while match.state.outcome is None:
        decision = match.state.decision
        assert decision is not None
        if engine.is_free(decision):
            listed = engine.legal_actions(match.state, decision.seat)
            assert listed[:-1] == engine.unrefused(match.state, decision.seat)
        play_on(match, 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_restored_state_knows_again_what_always_holds(seed: str) -> None:
    match = recording("hearthstone", seed)
    while match.state.outcome is None:
        state = match.state
        assert isinstance(state, HearthstoneState)
        again = codec.restore(ruleset("hearthstone"), codec.snapshot(state))
        assert isinstance(again, HearthstoneState)
        assert again.listeners == state.listeners
        assert lasting(again) == lasting(state)
        play_on(match, 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_boundaries_that_always_look_find_nothing_more(seed: str) -> None:
    usual = game("hearthstone").playable()
    restless = replace(game("hearthstone"), play=replace(usual, tasks=stirring(usual.tasks)))
    rules = engine.ruleset_for(restless, {card.key: card for card in load("hearthstone").cards})
    match = recording("hearthstone", seed)
    play_on(match)
    state, _ = replay.replay(rules, match.log())
    assert codec.snapshot(state) == codec.snapshot(match.state)


def test_what_was_legal_before_the_last_action_is_asked_about_again() -> None:
    match = recording("hearthstone", "offered")
    play_on(match, 10)
    decision = match.state.decision
    assert decision is not None and engine.is_free(decision)
    *_, end_turn, _ = engine.legal_actions(match.state, decision.seat)
    match.advance(decision.seat, end_turn)
    with pytest.raises(engine.IllegalAction):
        match.advance(decision.seat, end_turn)
    with pytest.raises(engine.IllegalAction):
        engine.advance(match.state.clone(), decision.seat, end_turn)
