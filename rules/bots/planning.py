"""Plans for the rest of a turn: the best sequences of actions in one guess, found by a beam.

Of all positions that one more action leads to, the beam keeps those in which the seat stands best. The same actions in
another order that come to the same are kept once.
"""

import time
from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from rules.bots.greedy import settle, worth_trying
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState

WIDTH = 8
"""How many positions the beam keeps after each action."""
LENGTH = 12
"""The most actions of a plan."""

Plan = tuple[Action, ...]


class Line(NamedTuple):
    """A plan, the position it leads to in a guess, and how well the seat stands there."""

    plan: Plan
    state: MatchState
    worth: float


def plans(guess: MatchState, chance: Chance, ends: float) -> list[Line]:
    """Plans for whoever must decide, up to the end of their turn where the length allows, the best one first.

    No longer ones are looked for after the moment `ends`, in seconds of `time.monotonic`.
    """
    beam, finished, known = [Line((), guess, 0.0)], [], set[tuple[float, frozenset[Action]]]()
    for _ in range(LENGTH):
        fresh = []
        for line in beam:
            for further in one_further(line, chance):
                if is_over(further.state, guess):
                    finished.append(further)
                elif (likeness := (further.worth, frozenset(further.plan))) not in known:
                    known.add(likeness)
                    fresh.append(further)
        beam = nlargest(WIDTH, fresh, key=worth_of)
        if not beam or time.monotonic() > ends:
            break
    return sorted(finished + beam, key=worth_of, reverse=True)


def worth_of(line: Line) -> float:
    return line.worth


def one_further(line: Line, chance: Chance) -> Iterator[Line]:
    """The plan with each action added to it that leads on."""
    assert line.state.decision is not None
    seat, judgement = line.state.decision.seat, line.state.ruleset.play.judgement
    for action in worth_trying(line.state, engine.legal_actions(line.state, seat)):
        if not isinstance(action, judgement.endless):
            after = line.state.clone()
            engine.advance(after, seat, action)
            settle(after, seat, chance)
            yield Line((*line.plan, action), after, judgement.evaluate(after, seat))


def is_over(state: MatchState, before: MatchState) -> bool:
    """Whether it is no longer the turn, or the decision, of the seat that had to decide before."""
    if state.decision is None or before.decision is None:
        return True
    return state.turn > before.turn or state.decision.seat != before.decision.seat
