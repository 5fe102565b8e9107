"""Summoning by points: order from the hand, chaos from the mirror pile (NN-6, NN-G10, NN-G11)."""

from collections.abc import Callable, Iterator, Mapping

from rules.games.nannaier import points
from rules.games.nannaier.dolls import summon
from rules.games.nannaier.table import (
    DOLLS,
    MIRROR,
    MIRROR_PILE,
    OF_SIDE,
    PRESENT,
    SIDES,
    WIDTH,
    NannaierState,
    namesakes,
    seat_number,
)
from rules.games.nannaier.turn import phase_refusals
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance


def is_by_chaos(state: NannaierState, card: int) -> bool:
    """Whether a doll is paid for in chaos, where it lies now (NN-6.2)."""
    return state.place_of(card) == MIRROR_PILE


def cost_of(state: NannaierState, card: int) -> int:
    """What a summon costs now, in the points of where the doll lies; never below 0 (NN-G10, NN-G45)."""
    numbers = state.ruleset.definitions[state.card[card]].numbers
    if is_by_chaos(state, card):
        return max(
            0,
            numbers.get("mirror_cost", numbers.get("cost", 0)) + seat_number(state, state.seat_of(card), "chaos-cost"),
        )
    return numbers.get("cost", 0)


class Summon(Action, tag="summon"):
    """Summon a doll: from the hand to the present side for order, from the mirror pile to the mirror side for chaos.

    `place` is one of the field's, from 0 (NN-G1).
    """

    card: Instance
    place: int

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "action", "NN-6.1")
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] not in (
            seat * WIDTH + DOLLS,
            seat * WIDTH + MIRROR_PILE,
        ):
            yield Refusal(
                "summon.not_there", "NN-6.2", "Only a doll of your hand or of your mirror pile can be summoned."
            )
            return
        yield from summon_refusals(state, seat, self.card)
        side = MIRROR if is_by_chaos(state, self.card) else PRESENT
        if self.place not in OF_SIDE[side]:
            where = "mirror side" if side else "present side"
            yield Refusal("summon.side", "NN-G11", f"{state.name(self.card)} comes to a place of your {where}.")
        elif state.at(seat, self.place):
            yield Refusal("summon.taken", "NN-G11", "That place is taken.")

    def perform(self, state: NannaierState, seat: int) -> None:
        cost, by_chaos = cost_of(state, self.card), is_by_chaos(state, self.card)
        order, chaos = (0, cost) if by_chaos else (cost, 0)
        state.push(
            ("pay", seat, order, chaos, 0, "NN-6.2"),
            ("summon", self.card, seat, self.place, "chaos" if by_chaos else "order"),
            ("await_action",),
        )


def summon_refusals(state: NannaierState, seat: int, card: int) -> Iterator[Refusal]:
    """Why a doll cannot be summoned to its side at all now."""
    by_chaos = is_by_chaos(state, card)
    side, kind = (MIRROR, "chaos") if by_chaos else (PRESENT, "order")
    cost, held = cost_of(state, card), points.held(state, seat, "chaos" if by_chaos else "order")
    name = state.name(card)
    if cost > held:
        yield Refusal("summon.points", "NN-6.2", f"{name} costs {cost} {kind}; you have {held}.")
    if not state.ruleset.definitions[state.card[card]].is_scripted:
        yield Refusal("summon.unsupported", "NN-2.2", f"What {name} does cannot be played here.")
    if not state.free(seat, side):
        yield Refusal("summon.full", "NN-6.6", f"All places of your {SIDES[side]} side are taken.")
    if namesakes(state, seat, card, side):
        yield Refusal("summon.namesake", "NN-6.5", f"Another {name} of yours stands on that side.")


TASKS: Mapping[str, Callable[..., None]] = {"pay": points.pay, "summon": summon}
