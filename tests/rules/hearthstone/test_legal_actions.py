"""What is listed or remembered for speed says the same as the rules asked one by one."""

import pytest

from rules.catalogues import ruleset
from rules.games.hearthstone.keywords import auras
from rules.games.hearthstone.table import HearthstoneState
from rules.kernel import codec, engine
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
