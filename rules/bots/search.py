"""The bot that plays on: it tries the plans that look best over many guesses, by quick playouts, and drops the worse.

Where a game's turn can be planned, it tries sequences of actions to the end of the turn and judges them after the other
player's reply. Elsewhere a plan is a single action, and a playout takes sensible ones for both seats until the turn is
over; what an action looks like one step ahead counts as some playouts do then, for it is far less a matter of luck.
"""

import math
import time
from collections.abc import Callable, Sequence

from rules.bots.greedy import Greedy, by_habit, settle, worth, worth_trying
from rules.bots.planning import Plan, plans
from rules.bots.random import going_on
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.judgement import WIN
from rules.kernel.records import Action
from rules.kernel.state import MatchState
from rules.kernel.views import determinise

ROLLOUTS = 80
"""Playouts by habit for one decision: about 50 ms."""
CANDIDATES = 4
"""How many plans it tries at most."""
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
        ends = math.inf if self.seconds is None else time.monotonic() + self.seconds
        if view.ruleset.play.judgement.plans:
            lines = plans(determinise(view, chance), chance, ends)[:CANDIDATES]
            totals = dict.fromkeys((line.plan for line in lines), 0.0)
            return best(view, totals, self.rollouts // AHEAD, after_reply, chance, ends)
        rollouts = self.rollouts // AHEAD if view.ruleset.play.judgement.looks_ahead else self.rollouts
        return best(view, self.looked_at(view, possible, chance), rollouts, after_turn, chance, ends)

    def looked_at(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> dict[Plan, float]:
        """The actions that look best one step ahead, each as a plan, and what that is worth in playouts."""
        worths = self.greedy.worths(view, actions, chance)
        return {(actions[number],): PRIOR * worths[number] for number in promising(worths)}


def promising(worths: Sequence[float]) -> list[int]:
    """The places of the best few, of those not much worse than the best."""
    first, *others = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:CANDIDATES]
    return [first, *(number for number in others if worths[number] > worths[first] - MARGIN)]


def best_first(totals: dict[Plan, float]) -> list[Plan]:
    return sorted(totals, key=totals.__getitem__, reverse=True)


Playout = Callable[[MatchState, Plan, Chance], float]


def best(
    view: MatchState, totals: dict[Plan, float], rollouts: int, playout: Playout, chance: Chance, ends: float
) -> Action:
    """What the best plan begins with, as far as so many playouts tell."""
    rounds = (len(totals) - 1).bit_length()
    while len({plan[0] for plan in totals}) > 1:
        for _ in range(max(1, rollouts // (rounds * len(totals)))):
            guess = determinise(view, chance)
            for plan in totals:
                totals[plan] += playout(guess, plan, chance)
            if time.monotonic() > ends:
                return best_first(totals)[0][0]
        totals = {plan: totals[plan] for plan in best_first(totals)[: (len(totals) + 1) // 2]}
    return next(iter(totals))[0]


def after_turn(guess: MatchState, plan: Plan, chance: Chance) -> float:
    """How well whoever must decide stands after this plan and quick actions to the end of the turn, or of some more."""
    judgement = guess.ruleset.play.judgement
    policy = by_looking if judgement.looks_ahead else by_habit
    return played_out(guess, plan, policy, guess.turn + judgement.beyond, chance)


def after_reply(guess: MatchState, plan: Plan, chance: Chance) -> float:
    """How well whoever must decide stands after this plan and the other player's best turn."""
    return played_out(guess, plan, by_looking, guess.turn + 1, chance)


Policy = Callable[[MatchState, Chance], Action]


def played_out(guess: MatchState, plan: Plan, policy: Policy, last: int, chance: Chance) -> float:
    """How well whoever must decide stands after this plan and others' actions to the end of turn `last`."""
    assert guess.decision is not None
    seat = guess.decision.seat
    state = guess.clone()
    follow(state, seat, plan, chance)
    for _ in range(LONGEST):
        if state.outcome is not None or state.decision is None or state.turn > last:
            break
        engine.advance(state, state.decision.seat, policy(state, chance))
    return state.ruleset.play.judgement.evaluate(state, seat)


def follow(state: MatchState, seat: int, plan: Plan, chance: Chance) -> None:
    """Do what is planned, as far as chance leaves it possible."""
    for action in plan:
        if engine.why_not(state, seat, action):
            return
        engine.advance(state, seat, action)
        settle(state, seat, chance)


def by_looking(state: MatchState, chance: Chance) -> Action:
    """The sensible action after which whoever must decide stands best at once, in a free decision; else by habit."""
    assert state.decision is not None
    seat, judgement = state.decision.seat, state.ruleset.play.judgement
    if not engine.is_free(state.decision):
        return by_habit(state, chance)
    actions = judgement.distinct(state, seat, going_on(engine.legal_actions(state, seat)))
    ends = [action for action in actions if isinstance(action, judgement.ends)]
    choice, value = (ends[0], judgement.evaluate(state, seat)) if ends else (actions[0], -WIN)
    for action in judgement.sensible(state, seat, actions):
        if not isinstance(action, judgement.ends) and (result := worth(state, action, chance)) > value:
            choice, value = action, result
    return choice
