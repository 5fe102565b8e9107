"""Costs: chosen first, then paid whole or not at all."""

from rules.kernel.frames import Frame
from rules.kernel.records import GameState, Record
from rules.kernel.state import MatchState


class Cost(Record):
    """One part of a cost: which cards could pay it, how many it takes, and what paying does."""

    def options(self, state: GameState, frame: Frame) -> tuple[list[int], int]:
        """The cards that could be picked, and how many of them must be; payable when there are enough."""
        raise NotImplementedError

    def pay(self, state: GameState, frame: Frame, picks: tuple[int, ...]) -> None:
        """Take these cards; only after every part of the whole cost was found payable."""
        raise NotImplementedError


def can_pay(state: MatchState, frame: Frame, costs: tuple[Cost, ...]) -> bool:
    """Whether each part finds enough to pay with; parts of one cost never compete for the same card."""
    for part in costs:
        options, number = part.options(state, frame)
        if len(options) < number:
            return False
    return True
