"""The bot that looks one step ahead: it takes the action after which it stands best, over several guesses."""

from collections.abc import Sequence

from rules.bots.random import going_on
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.judgement import WIN
from rules.kernel.records import Action
from rules.kernel.state import MatchState
from rules.kernel.views import determinise

TRIALS = 24
"""How many outcomes it looks at for one decision, over all actions together."""
GUESSES = 4
"""The most guesses at what is hidden; all actions are tried on the same ones."""
EFFORT = 0.05
"""What an action that could be repeated without end must bring, in cards, to be thought of."""
QUESTIONS = 40
"""The most questions answered by habit before a position is judged."""


class Greedy:
    """`trials` outcomes a decision, but each action at least once."""

    def __init__(self, trials: int = TRIALS) -> None:
        self.trials = trials

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        possible = worth_trying(view, actions)
        if len(possible) == 1:
            return possible[0]
        worths = self.worths(view, possible, chance)
        return possible[max(range(len(possible)), key=worths.__getitem__)]

    def worths(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> list[float]:
        """How well the seat stands after each action, the mean over the same guesses."""
        guesses = max(1, min(GUESSES, self.trials // len(actions)))
        total = [0.0] * len(actions)
        for _ in range(guesses):
            guess = determinise(view, chance)
            for number, action in enumerate(actions):
                total[number] += worth(guess, action, chance)
        return [each / guesses for each in total]


def worth_trying(view: MatchState, actions: Sequence[Action]) -> Sequence[Action]:
    """Those that lead on, of nearly the same ones one."""
    assert view.decision is not None
    return view.ruleset.play.judgement.distinct(view, view.decision.seat, going_on(actions))


def worth(guess: MatchState, action: Action, chance: Chance) -> float:
    """How well whoever must decide stands after an action; one without end must itself make their position better."""
    assert guess.decision is not None
    seat, judgement = guess.decision.seat, guess.ruleset.play.judgement
    after = guess.clone()
    engine.advance(after, seat, action)
    settle(after, seat, chance)
    result = judgement.evaluate(after, seat)
    if isinstance(action, judgement.endless) and result < judgement.evaluate(guess, seat) + EFFORT:
        return -WIN
    return result


def settle(state: MatchState, seat: int, chance: Chance) -> None:
    """Answer questions by habit until somebody is free to act again; only the other player answers what happens."""
    passed = state.ruleset.play.judgement.passed
    for _ in range(QUESTIONS):
        decision = state.decision
        if state.outcome is not None or decision is None:
            return
        if engine.is_free(decision) and decision.kind not in passed:
            return
        own_answer = passed.get(decision.kind) if decision.seat == seat else None
        engine.advance(state, decision.seat, own_answer or by_habit(state, chance))


def by_habit(state: MatchState, chance: Chance) -> Action:
    """A random one of the sensible actions of whoever must decide."""
    assert state.decision is not None
    seat = state.decision.seat
    actions = going_on(engine.legal_actions(state, seat))
    return chance.one_of(state.ruleset.play.judgement.sensible(state, seat, actions))
