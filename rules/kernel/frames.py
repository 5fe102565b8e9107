"""The place from which an effect is read: whose it is, which card it stands on, and what was chosen so far."""

from collections.abc import Mapping

Bound = Mapping[str, tuple[int, ...]]


class Frame:
    """One running ability. `source` is its card's instance and `stamp` tells whether that is still the same object."""

    __slots__ = ("bound", "pc", "program", "seat", "source", "stamp")

    def __init__(self, program: int, pc: int, source: int, stamp: int, seat: int, bound: Bound) -> None:
        self.program = program
        self.pc = pc
        self.source = source
        self.stamp = stamp
        self.seat = seat
        self.bound = bound
