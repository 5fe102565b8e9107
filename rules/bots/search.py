"""The bot that plays on: it tries the actions that look best over many guesses, by quick playouts, and drops the worse.

A playout takes sensible actions for both seats until the turn is over, and is judged there. What an action looks like
one step ahead counts as some playouts do, for it is far less a matter of luck.
"""

import time
from collections.abc import Callable, Sequence

from rules.bots.greedy import Greedy, by_habit, worth, worth_trying
from rules.bots.random import going_on
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.judgement import WIN
from rules.kernel.records import Action
from rules.kernel.state import MatchState
from rules.kernel.views import determinise

ROLLOUTS = 80
"""Playouts for one decision: about 50 ms."""
CANDIDATES = 4
"""How many actions it tries at most."""
MARGIN = 2.0
"""How far an action may look worse than the best one, in cards, and still be tried."""
PRIOR = 4
"""As many playouts the look one step ahead is worth."""
AHEAD = 4
"""As many playouts by habit cost what one costs that looks ahead."""
LONGEST = 200
"""The most actions of a playout."""


class Search:
    """`rollouts` playouts a decision; fewer when `seconds` are given and over first."""

    def __init__(self, rollouts: int = ROLLOUTS, seconds: float | None = None) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.greedy = Greedy()

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        possible = worth_trying(view, actions)
        if len(possible) == 1:
            return possible[0]
        ends = None if self.seconds is None else time.monotonic() + self.seconds
        worths = dict(enumerate(self.greedy.worths(view, possible, chance)))
        totals = {number: PRIOR * worths[number] for number in promising(worths)}
        rounds = (len(totals) - 1).bit_length()
        looks_ahead = view.ruleset.play.judgement.looks_ahead
        rollouts, policy = (self.rollouts // AHEAD, by_looking) if looks_ahead else (self.rollouts, by_habit)
        while len(totals) > 1:
            for _ in range(max(1, rollouts // (rounds * len(totals)))):
                guess = determinise(view, chance)
                for number in totals:
                    totals[number] += playout(guess, possible[number], policy, chance)
                if ends is not None and time.monotonic() > ends:
                    return possible[best_first(totals)[0]]
            totals = {number: totals[number] for number in best_first(totals)[: (len(totals) + 1) // 2]}
        return possible[next(iter(totals))]


def promising(worths: dict[int, float]) -> list[int]:
    """The best few, of those not much worse than the best."""
    best, *others = best_first(worths)[:CANDIDATES]
    return [best, *(number for number in others if worths[number] > worths[best] - MARGIN)]


def best_first(worths: dict[int, float]) -> list[int]:
    return sorted(worths, key=worths.__getitem__, reverse=True)


Policy = Callable[[MatchState, Chance], Action]


def by_looking(state: MatchState, chance: Chance) -> Action:
    """The sensible action after which whoever must decide stands best at once, in a free decision; else by habit."""
    assert state.decision is not None
    seat, judgement = state.decision.seat, state.ruleset.play.judgement
    if not engine.is_free(state.decision):
        return by_habit(state, chance)
    actions = judgement.distinct(state, seat, going_on(engine.legal_actions(state, seat)))
    ends = [action for action in actions if isinstance(action, judgement.ends)]
    best, value = (ends[0], judgement.evaluate(state, seat)) if ends else (actions[0], -WIN)
    for action in judgement.sensible(state, seat, actions):
        if not isinstance(action, judgement.ends) and (result := worth(state, action, chance)) > value:
            best, value = action, result
    return best


def playout(guess: MatchState, action: Action, policy: Policy, chance: Chance) -> float:
    """How well whoever must decide stands after this action and others to the end of the turn, or of some after it."""
    assert guess.decision is not None
    seat = guess.decision.seat
    last = guess.turn + guess.ruleset.play.judgement.beyond
    state = guess.clone()
    engine.advance(state, seat, action)
    for _ in range(LONGEST):
        if state.outcome is not None or state.decision is None or state.turn > last:
            break
        engine.advance(state, state.decision.seat, policy(state, chance))
    return state.ruleset.play.judgement.evaluate(state, seat)
