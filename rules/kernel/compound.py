"""Selectors made of others: those of these that are such, these without those, all of these together."""

from rules.kernel.frames import Frame
from rules.kernel.records import GameState
from rules.kernel.selectors import Selector, Test


class Such(Selector, tag="such"):
    """Those of these that pass all tests."""

    what: Selector
    tests: tuple[Test, ...]

    def find(self, state: GameState, frame: Frame) -> list[int]:
        found = self.what.find(state, frame)
        return [card for card in found if all(test.passes(state, frame, card) for test in self.tests)]


class Except(Selector, tag="except"):
    """These, but not those."""

    what: Selector
    but: Selector

    def find(self, state: GameState, frame: Frame) -> list[int]:
        left_out = self.but.find(state, frame)
        return [card for card in self.what.find(state, frame) if card not in left_out]


class Together(Selector, tag="together"):
    """All of these."""

    of: tuple[Selector, ...]

    def find(self, state: GameState, frame: Frame) -> list[int]:
        return [card for part in self.of for card in part.find(state, frame)]

    def includes(self, state: GameState, frame: Frame, card: int) -> bool:
        return any(part.includes(state, frame, card) for part in self.of)
