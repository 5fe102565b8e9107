"""What texts of Nannaier's Exercise do, beside what all games' texts do."""

from collections.abc import Callable, Mapping
from typing import Literal

from rules.games.nannaier import dolls, piles, points
from rules.games.nannaier.events import Kind, Points
from rules.games.nannaier.selectors import Who, seats
from rules.games.nannaier.table import (
    DOLLS,
    FIELD,
    IN_FRONT,
    LASTING,
    LINE,
    MIRROR,
    PRESENT,
    SIDES,
    SLOT,
    WIDTH,
    NannaierState,
)
from rules.games.nannaier.turn import end_spell
from rules.kernel.effects import Step, ability_rule, bind, change
from rules.kernel.frames import Frame
from rules.kernel.measure import Amount, times
from rules.kernel.records import Decision
from rules.kernel.selectors import Selector
from rules.kernel.words import Until
from rules.kernel.zones import relocate

RULE = "NN-G25"


class Damage(Step, tag="damage"):
    """Damage to these dolls in one blow; it is no attack (NN-8.5)."""

    what: Selector
    amount: int
    kind: Kind = "normal"
    per: Amount | None = None

    def run(self, state: NannaierState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        dolls.deal(state, tuple((card, amount, self.kind, frame.source) for card in self.what.find(state, frame)))


class Shield(Step, tag="shield"):
    """So much shield more for these dolls (NN-7.5)."""

    what: Selector
    amount: int
    per: Amount | None = None

    def run(self, state: NannaierState, frame: Frame) -> None:
        amount = self.amount * times(state, frame, self.per)
        for card in self.what.find(state, frame):
            dolls.shield(state, card, amount, ability_rule(state, frame))


class Heal(Step, tag="heal"):
    """So much damage of these dolls is healed."""

    what: Selector
    amount: int

    def run(self, state: NannaierState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            dolls.heal(state, card, self.amount)


class Score(Step, tag="score"):
    """Score for a player, or less of it, never below 0 (NN-G39)."""

    amount: int
    of: Who = "you"

    def run(self, state: NannaierState, frame: Frame) -> None:
        for seat in seats(state, frame, self.of):
            points.score(state, seat, self.amount, RULE)


class GainPoints(Step, tag="gain-points"):
    """So many points of a kind for a player, within the limit (NN-4); fewer where the number is below 0."""

    points: Points
    amount: int = 1
    of: Who = "you"

    def run(self, state: NannaierState, frame: Frame) -> None:
        for seat in seats(state, frame, self.of):
            if self.amount < 0:
                points.lose(state, seat, self.points, -self.amount, RULE)
            else:
                points.gain(state, seat, self.points, self.amount, RULE)


class CountSpending(Step, tag="count-spending"):
    """One more chaos spending counts for the player (NN-4.3)."""

    def run(self, state: NannaierState, frame: Frame) -> None:
        points.count_spending(state, frame.seat)


class DrawDolls(Step, tag="draw-dolls"):
    """A player draws so many dolls; an empty pile counts once in the whole effect (NN-3.3, NN-G17)."""

    count: int = 1
    of: Who = "you"

    def run(self, state: NannaierState, frame: Frame) -> None:
        drawing = seats(state, frame, self.of)
        for seat in drawing:
            counted = f"emptied {seat}"
            if piles.take_dolls(state, seat, self.count, RULE, counted in frame.bound):
                bind(state, counted, (seat,))
        state.push(*(("check_hand", seat, DOLLS) for seat in drawing))


class DrawSpells(Step, tag="draw-spells"):
    """A player draws so many spells (NN-G19)."""

    count: int = 1
    of: Who = "you"

    def run(self, state: NannaierState, frame: Frame) -> None:
        for seat in seats(state, frame, self.of):
            piles.draw_spells(state, seat, self.count, RULE)


class SummonDolls(Step, tag="summon-dolls"):
    """These dolls of the hand or a pile come to the field without being paid for (NN-6.3, NN-G11, NN-G13)."""

    what: Selector
    side: Literal["present", "mirror", "line", "any"] = "any"

    def run(self, state: NannaierState, frame: Frame) -> None:
        cards = self.what.find(state, frame)
        state.push(*(("bring", card, state.stamp[card], frame.seat, self.side, frame.source) for card in cards))


def bring(
    state: NannaierState, card: int, stamp: int, seat: int, side: str, source: int, picks: tuple[int, ...] | None = None
) -> None:
    """Ask for the place where there is a choice; where the doll cannot come it stays (NN-G13)."""
    if state.stamp[card] != stamp:
        return
    sides = (PRESENT, MIRROR) if side == "any" else (SIDES.index(side),)
    open_sides = [each for each in sides if dolls.cannot_come(state, card, seat, each) is None]
    free = [place for each in open_sides for place in state.free(seat, each)]
    if not free:
        dolls.void(state, card, seat, dolls.cannot_come(state, card, seat, sides[0]) or RULE)
        return
    if picks is None and len(free) > 1:
        words = tuple(FIELD[place] for place in free)
        question = Decision(seat, "place", "NN-G11", tuple(free), source=source, words=words)
        state.ask(question, ("bring", card, stamp, seat, side, source))
        return
    dolls.summon(state, card, seat, (picks or tuple(free))[0], "effect")


class MoveDolls(Step, tag="move-dolls"):
    """These dolls are moved to a side, to the line or to the other side than theirs, without cost (NN-9.3, NN-9.4).

    "other" leaves dolls on the line where they are.
    """

    what: Selector
    to: Literal["present", "mirror", "line", "other"] = "other"

    def run(self, state: NannaierState, frame: Frame) -> None:
        cards = self.what.find(state, frame)
        state.push(*(("force", card, state.stamp[card], self.to, ability_rule(state, frame)) for card in cards))


def force(state: NannaierState, card: int, stamp: int, to: str, rule: str) -> None:
    """Move one of them, if it still stands (NN-9.4)."""
    if state.stamp[card] != stamp or not state.is_on_field(card):
        return
    if to != "other":
        dolls.force(state, card, SIDES.index(to), rule)
    elif state.side_of(card) != LINE:
        dolls.force(state, card, MIRROR if state.side_of(card) == PRESENT else PRESENT, rule)


class PullForward(Step, tag="pull-forward"):
    """These dolls of the back row come to the front of their column; one that stands there goes behind (NN-7.8)."""

    what: Selector

    def run(self, state: NannaierState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            seat, back = divmod(state.zone[card], WIDTH)
            front = IN_FRONT[back]
            if front < 0:
                continue
            for other in state.at(seat, front)[:]:
                relocate(state, other, seat * WIDTH + back, same=True)
                dolls.tell_move(state, other, back, RULE)
            relocate(state, card, seat * WIDTH + front, same=True)
            dolls.tell_move(state, card, front, RULE)


class Negate(Step, tag="negate"):
    """The attack under way does no damage (NN-7.9)."""

    def run(self, state: NannaierState, frame: Frame) -> None:
        state.negated = 1


class EndSpells(Step, tag="end-spells"):
    """The lasting spell of a player ends (NN-8.3)."""

    of: Who = "foe"

    def run(self, state: NannaierState, frame: Frame) -> None:
        for seat in seats(state, frame, self.of):
            for card in state.at(seat, SLOT)[:]:
                end_spell(state, card, ability_rule(state, frame))


class ToPile(Step, tag="to-pile"):
    """These dolls go to their present piles, which are shuffled (NN-3.3, NN-G14, NN-G48)."""

    what: Selector

    def run(self, state: NannaierState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            dolls.send_to_pile(state, card, ability_rule(state, frame))


class Last(Step, tag="last"):
    """What this doll keeps up by its skill goes on until then (NN-G37)."""

    until: Until

    def run(self, state: NannaierState, frame: Frame) -> None:
        if state.stamp[frame.source] == frame.stamp:
            dolls.stop_lasting(state, frame.source)
            change(state, frame.source, LASTING, 1, self.until, ability_rule(state, frame))


TASKS: Mapping[str, Callable[..., None]] = {"bring": bring, "force": force}
