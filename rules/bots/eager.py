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
        return chance.one_of(busy or without_later_ends(possible, judgement.ends))


def without_later_ends(actions: Sequence[Action], ends: Sequence[type[Action]]) -> Sequence[Action]:
    """The actions without those that end more than the first of the ends that is possible."""
    nearest = next((end for end in ends if any(isinstance(action, end) for action in actions)), None)
    return [action for action in actions if nearest is None or isinstance(action, nearest) or type(action) not in ends]
