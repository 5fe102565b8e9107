"""The bot that picks at random, but ends a phase only when nothing else can be done."""

from collections.abc import Sequence

from rules.bots.random import going_on
from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState


class Eager:
    """Actions that could be repeated without end do not keep it from going on."""

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        judgement = view.ruleset.play.judgement
        possible = going_on(actions)
        busy = [action for action in possible if not isinstance(action, judgement.ends)]
        if all(isinstance(action, judgement.endless) for action in busy):
            busy = []
        return chance.one_of(busy or possible)
