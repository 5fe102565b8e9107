"""What a number in a text may depend on."""

from rules.kernel.frames import Frame
from rules.kernel.records import GameState, Record


class Amount(Record):
    """A number that is read when the text happens."""

    def of(self, state: GameState, frame: Frame) -> int:
        raise NotImplementedError


def times(state: GameState, frame: Frame, per: Amount | None) -> int:
    """How often a text does what it says once: once where it does not say."""
    return 1 if per is None else per.of(state, frame)
