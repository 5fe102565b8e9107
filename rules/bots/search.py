"""The bot that plays on: it tries its best few actions over many guesses, by quick playouts, and keeps the better half.

A playout takes sensible actions for both seats until the other's next turn is over, and is judged there.
"""

import time
from collections.abc import Sequence

from rules.bots.greedy import Greedy, by_habit
from rules.bots.random import going_on
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState
from rules.kernel.views import determinise

ROLLOUTS = 32
"""Playouts for one decision: about 50 ms."""
CANDIDATES = 8
"""How many actions it tries: those that look best one step ahead."""
TURNS = 2
"""How many turns a playout goes through: the rest of this one, and the other's."""
LONGEST = 200
"""The most actions of a playout."""


class Search:
    """`rollouts` playouts a decision; within `seconds`, where those are given and over first."""

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.greedy = Greedy()

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        candidates = self.greedy.ranked(view, going_on(actions), chance)[:CANDIDATES]
        ends = None if self.seconds is None else time.monotonic() + self.seconds
        totals = dict.fromkeys(range(len(candidates)), 0.0)
        rounds = max(1, (len(candidates) - 1).bit_length())
        while len(totals) > 1:
            for _ in range(max(1, self.rollouts // (rounds * len(totals)))):
                guess = determinise(view, chance)
                for number in totals:
                    totals[number] += playout(guess, candidates[number], chance)
                if ends is not None and time.monotonic() > ends:
                    return candidates[max(totals, key=totals.__getitem__)]
            best = sorted(totals, key=totals.__getitem__, reverse=True)
            totals = {number: totals[number] for number in best[: (len(best) + 1) // 2]}
        return candidates[next(iter(totals))]


def playout(guess: MatchState, action: Action, chance: Chance) -> float:
    """How well whoever acts stands after this action and some turns of sensible ones."""
    assert guess.decision is not None
    seat, last = guess.decision.seat, guess.turn + TURNS
    state = guess.clone()
    engine.advance(state, seat, action)
    for _ in range(LONGEST):
        if state.outcome is not None or state.decision is None or state.turn >= last:
            break
        engine.advance(state, state.decision.seat, by_habit(state, chance))
    return state.ruleset.play.judgement.evaluate(state, seat)
