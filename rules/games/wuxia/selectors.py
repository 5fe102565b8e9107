"""Which heroes a text of Wuxia speaks of, and whether something holds."""

from typing import Literal

from rules.games.wuxia.patterns import Side
from rules.games.wuxia.table import GRAVEYARD, LENGTH, WIDTH, WuxiaState, attack_of, has, left_of
from rules.kernel.frames import Frame
from rules.kernel.selectors import ANY_NUMBER, Condition, Selector, Test


def seats(of: Side, seat: int) -> tuple[int, ...]:
    return (seat, 1 - seat) if of == "both" else (seat,) if of == "you" else (1 - seat,)


class Heroes(Selector, tag="heroes"):
    """Heroes on the field, the own side first, by place; `aimed` leaves out those that cannot be chosen (WX-G26)."""

    of: Side
    tests: tuple[Test, ...] = ()
    aimed: bool = False

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        found = [card for seat in seats(self.of, frame.seat) for card in state.row(seat)]
        if self.aimed:
            found = [card for card in found if state.seat_of(card) == frame.seat or not has(state, card, "elusive")]
        return [card for card in found if all(test.passes(state, frame, card) for test in self.tests)]


class Beside(Selector, tag="beside"):
    """The heroes on the places left or right of this one, or both (WX-4.8, WX-G5)."""

    where: Literal["left", "right", "both"] = "both"

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        if not state.is_on_field(frame.source) or state.stamp[frame.source] != frame.stamp:
            return []
        seat, place = divmod(state.zone[frame.source], WIDTH)
        places = [place - 1] if self.where != "right" else []
        places += [place + 1] if self.where != "left" else []
        return [card for beside in places if 0 <= beside < LENGTH for card in state.at(seat, beside)]


class Opposite(Selector, tag="opposite"):
    """The hero on the place of the same number on the other side."""

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        if not state.is_on_field(frame.source) or state.stamp[frame.source] != frame.stamp:
            return []
        seat, place = divmod(state.zone[frame.source], WIDTH)
        return state.at(1 - seat, place)[:]


class Fallen(Selector, tag="fallen"):
    """Heroes in a graveyard, the last one first; never the removed area (WX-G18)."""

    of: Side = "you"
    tests: tuple[Test, ...] = ()

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        found = [card for seat in seats(self.of, frame.seat) for card in reversed(state.at(seat, GRAVEYARD))]
        return [card for card in found if all(test.passes(state, frame, card) for test in self.tests)]


class InHand(Selector, tag="in-hand"):
    """The cards of the own hand."""

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        return state.at(frame.seat, LENGTH + 1)[:]


class Attacker(Selector, tag="attacker"):
    """The hero that attacks, in an answer to an attack."""

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        return [card for card in frame.bound.get("it", ())[:1] if state.is_on_field(card)]


class Defender(Selector, tag="defender"):
    """The hero that is attacked, in an answer to an attack; nobody where the player is."""

    def find(self, state: WuxiaState, frame: Frame) -> list[int]:
        return [card for card in frame.bound.get("it", ())[1:2] if state.is_on_field(card)]


class Strength(Test, tag="strength"):
    """Its attack, or the health it has left, is now in this range."""

    stat: Literal["attack", "health"]
    least: int = 0
    most: int = ANY_NUMBER

    def passes(self, state: WuxiaState, frame: Frame, card: int) -> bool:
        number = attack_of(state, card) if self.stat == "attack" else left_of(state, card)
        return self.least <= number <= self.most


class AtAnEnd(Condition, tag="at-an-end"):
    """This hero stands on the first or the last place of the row (WX-4.8)."""

    def holds(self, state: WuxiaState, frame: Frame) -> bool:
        return state.place_of(frame.source) in (0, LENGTH - 1)


class FreePlaces(Condition, tag="free-places"):
    """The player's row has so many free places (WX-4.4)."""

    least: int = 0
    most: int = ANY_NUMBER

    def holds(self, state: WuxiaState, frame: Frame) -> bool:
        return self.least <= len(state.free_places(frame.seat)) <= self.most
