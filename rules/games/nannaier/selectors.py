"""Which dolls a text of Nannaier's Exercise speaks of, and whether something holds."""

from typing import Literal

from rules.games.nannaier.events import Points, SideWord
from rules.games.nannaier.table import (
    FALLING,
    FORMS,
    IS_BACK,
    SIDES,
    NannaierState,
    attack_of,
    is_formless,
    keeps_up,
    left_of,
)
from rules.kernel.frames import Frame
from rules.kernel.selectors import ANY_NUMBER, Condition, Selector, Test

Whose = Literal["you", "foe", "both"]
"""Whose, as seen from the card whose text it is."""
Who = Literal["you", "foe", "both", "turn", "its"]
"""Which player: also whose turn it is, and the owner of the doll that the answered event is about."""
FormWord = Literal["present", "mirror", "critical"]


def is_of(whose: Whose, owner: int, seat: int) -> bool:
    """Whether what belongs to `owner` is on this side of `seat`."""
    return whose == "both" or (owner == seat) == (whose == "you")


def seats(state: NannaierState, frame: Frame, who: Who) -> tuple[int, ...]:
    """The players that a text speaks of, the own one first."""
    if who == "both":
        return frame.seat, 1 - frame.seat
    if who == "turn":
        return (state.active,)
    if who == "its":
        return tuple(state.seat_of(card) for card in frame.bound.get("it", ())[:1])
    return (frame.seat if who == "you" else 1 - frame.seat,)


class Dolls(Selector, tag="dolls"):
    """Dolls on the field, the own ones first, by place; a side means those that stand there, not the line (NN-G52).

    "same" is the side on which the card whose text this is stands.
    """

    of: Whose
    side: Literal["", "present", "mirror", "line", "same"] = ""
    row: Literal["", "front", "back"] = ""
    tests: tuple[Test, ...] = ()

    def find(self, state: NannaierState, frame: Frame) -> list[int]:
        found = [card for seat in seats(state, frame, self.of) for card in state.field(seat)]
        return [card for card in found if self.suits(state, frame, card)]

    def includes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        if not state.is_on_field(card) or state.marks[card] & FALLING:
            return False
        return is_of(self.of, state.seat_of(card), frame.seat) and self.suits(state, frame, card)

    def suits(self, state: NannaierState, frame: Frame, card: int) -> bool:
        """Whether a doll stands where the text says, and passes its tests."""
        if self.side:
            side = state.side_of(frame.source) if self.side == "same" else SIDES.index(self.side)
            if state.side_of(card) != side:
                return False
        if self.row and IS_BACK[state.place_of(card)] != (self.row == "back"):
            return False
        return all(test.passes(state, frame, card) for test in self.tests)


class Attacker(Selector, tag="attacker"):
    """The doll that attacks, in an answer to an attack."""

    def find(self, state: NannaierState, frame: Frame) -> list[int]:
        return [card for card in frame.bound.get("it", ())[:1] if state.is_on_field(card)]


class Defender(Selector, tag="defender"):
    """The doll that is attacked, in an answer to an attack; none where the player is."""

    def find(self, state: NannaierState, frame: Frame) -> list[int]:
        return [card for card in frame.bound.get("it", ())[1:2] if state.is_on_field(card)]


class SameName(Test, tag="same-name"):
    """Another card of the same name as this one."""

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        return card != frame.source and state.card[card] >= 0 and state.name(card) == state.name(frame.source)


class Shielded(Test, tag="shielded"):
    """It has a shield now."""

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        return state.shield[card] > 0


class Hurt(Test, tag="hurt"):
    """It has damage now."""

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        return state.damage[card] > 0


class Formless(Test, tag="formless"):
    """It has no form for where it stands (NN-10.1)."""

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        return is_formless(state, card)


class Shows(Test, tag="shows"):
    """It shows this form now."""

    form: FormWord

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        return FORMS[state.form[card]] == self.form


class Strength(Test, tag="strength"):
    """Its attack, or the health it has left, is now in this range."""

    stat: Literal["attack", "health"]
    least: int = 0
    most: int = ANY_NUMBER

    def passes(self, state: NannaierState, frame: Frame, card: int) -> bool:
        number = attack_of(state, card) if self.stat == "attack" else left_of(state, card)
        return self.least <= number <= self.most


class InForm(Condition, tag="in-form"):
    """This doll shows this form now: the text belongs to the form (NN-2.2, NN-10.4)."""

    form: FormWord

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        return FORMS[state.form[frame.source]] == self.form


class Lasts(Condition, tag="lasts"):
    """The skill that this doll keeps up goes on (NN-G37)."""

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        return keeps_up(state, frame.source)


class Behind(Condition, tag="behind"):
    """The player's score is at least `by` lower than the other's."""

    by: int = 1
    who: Literal["you", "turn"] = "you"

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        (seat,) = seats(state, frame, self.who)
        return state.score[seat] + self.by <= state.score[1 - seat]


class Ahead(Condition, tag="ahead"):
    """The player's score is at least `by` higher than the other's."""

    by: int = 1

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        return state.score[frame.seat] >= state.score[1 - frame.seat] + self.by


class OwnMirror(Condition, tag="own-mirror"):
    """The mirror on the table is the player's own (NN-2.7)."""

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        mirror = state.mirror()
        return mirror >= 0 and state.owner[mirror] == frame.seat


class Holds(Condition, tag="holds"):
    """The player has at least so many points of a kind."""

    points: Points
    least: int = 1

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        column: list[int] = getattr(state, self.points)
        return column[frame.seat] >= self.least


class Stands(Condition, tag="stands"):
    """This doll stands on this side, or on the line."""

    side: SideWord

    def holds(self, state: NannaierState, frame: Frame) -> bool:
        return state.is_on_field(frame.source) and SIDES[state.side_of(frame.source)] == self.side
