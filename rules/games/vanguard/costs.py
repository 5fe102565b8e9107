"""What Vanguard's abilities cost (VG-9 and VG section 6)."""

from rules.games.vanguard.events import Shown, Turned
from rules.games.vanguard.table import DAMAGE, DECK, DROP, HAND, SOUL, VanguardState, move, rest
from rules.kernel.costs import Cost
from rules.kernel.frames import Frame
from rules.kernel.selectors import Test
from rules.kernel.state import FACE_DOWN, RESTED
from rules.kernel.words import Key


class CounterBlast(Cost, tag="counter-blast"):
    """Turn this many face-up damage cards face down (VG-9.1)."""

    count: int

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return [card for card in state.at(frame.seat, DAMAGE) if not state.marks[card] & FACE_DOWN], self.count

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            state.marks[card] |= FACE_DOWN
            state.note(Turned(frame.seat, card, False, "VG-9.1"))


class SoulBlast(Cost, tag="soul-blast"):
    """Put this many soul cards into the drop zone (VG-9.2)."""

    count: int

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return state.at(frame.seat, SOUL)[:], self.count

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            move(state, card, DROP, "VG-9.2")


class Discard(Cost, tag="discard"):
    """Put this many cards of the hand into the drop zone."""

    count: int = 1
    tests: tuple[Test, ...] = ()

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        hand = state.at(frame.seat, HAND)
        return [card for card in hand if all(test.passes(state, frame, card) for test in self.tests)], self.count

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            move(state, card, DROP, "VG-G41")


class RestThis(Cost, tag="rest-this"):
    """Turn this standing unit to rest (VG-11.5)."""

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        standing = state.stamp[frame.source] == frame.stamp and not state.marks[frame.source] & RESTED
        return [frame.source] if standing else [], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        rest(state, frame.source, "VG-11.5")


class ThisToSoul(Cost, tag="this-to-soul"):
    """Put this unit into the soul."""

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else [], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        move(state, frame.source, SOUL, "VG-G41")


class RetireThis(Cost, tag="retire-this"):
    """Put this unit into the drop zone."""

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else [], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        move(state, frame.source, DROP, "VG-G41")


class NamedToSoul(Cost, tag="named-to-soul"):
    """Put one own rear-guard of this name into the soul."""

    key: Key

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        rear = state.rear_guards(frame.seat)
        return [card for card in rear if state.ruleset.definitions[state.card[card]].key == self.key], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            move(state, card, SOUL, "VG-G41")


class NamedFromSoul(Cost, tag="named-from-soul"):
    """Put one soul card of this name into the drop zone."""

    key: Key

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        soul = state.at(frame.seat, SOUL)
        return [card for card in soul if state.ruleset.definitions[state.card[card]].key == self.key], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            move(state, card, DROP, "VG-G41")


class ShowThis(Cost, tag="show-this"):
    """Show this card from the hand."""

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else [], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        state.note(Shown(frame.seat, frame.source, "VG-G41"))


class ShownOnDeck(Cost, tag="shown-on-deck"):
    """Show this card from the hand and put it on top of the deck."""

    def options(self, state: VanguardState, frame: Frame) -> tuple[list[int], int]:
        return [frame.source] if state.stamp[frame.source] == frame.stamp else [], 1

    def pay(self, state: VanguardState, frame: Frame, picks: tuple[int, ...]) -> None:
        state.note(Shown(frame.seat, frame.source, "VG-G41"))
        move(state, frame.source, DECK, "VG-G41")
