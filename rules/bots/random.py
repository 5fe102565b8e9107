"""The bot that picks among all it may do, each as likely as the others."""

from collections.abc import Sequence

from rules.kernel.answers import Back, Concede
from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState


class Random:
    """It never gives up and takes nothing back, so that its matches come to an end."""

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        return chance.one_of(going_on(actions))


def going_on(actions: Sequence[Action]) -> list[Action]:
    """Those that lead on: all but conceding and withdrawing."""
    return [action for action in actions if not isinstance(action, Back | Concede)]
