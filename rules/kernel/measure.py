"""What a number in a text may depend on, and how many of something there are."""

from rules.kernel.frames import Frame
from rules.kernel.records import GameState, Record
from rules.kernel.selectors import Selector


class Amount(Record):
    """A number that is read when the text happens."""

    def of(self, state: GameState, frame: Frame) -> int:
        raise NotImplementedError


def times(state: GameState, frame: Frame, per: Amount | None) -> int:
    """How often a text does what it says once: once where it does not say."""
    return 1 if per is None else per.of(state, frame)


class Count(Amount, tag="count"):
    """How many of these there are."""

    what: Selector

    def of(self, state: GameState, frame: Frame) -> int:
        return len(self.what.find(state, frame))
