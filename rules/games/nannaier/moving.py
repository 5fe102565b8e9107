"""A doll moves by itself: to the corresponding place of the other side, to the line, or from it (NN-9)."""

from collections.abc import Callable, Iterator, Mapping

from rules.games.nannaier.dolls import move, step_places
from rules.games.nannaier.fighting import act, actor_refusals
from rules.games.nannaier.table import LINE, SIDE, NannaierState, has, namesakes, seat_number
from rules.kernel.records import Action, Refusal
from rules.kernel.words import Instance


class Move(Action, tag="move"):
    """Move an own doll to a place of the field, from 0 (NN-9.1, NN-G3); to the line for a transcend point (NN-9.2)."""

    doll: Instance
    place: int

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from actor_refusals(state, seat, self.doll, "NN-9.1", is_free_move(state, seat))
        if not state.stands(seat, self.doll):
            return
        if self.place not in step_places(state, self.doll):
            yield Refusal(
                "move.place", "NN-G3", "A doll moves to the same place of the other side, or to or from the line."
            )
            return
        side = SIDE[self.place]
        if state.at(seat, self.place):
            yield Refusal("move.taken", "NN-9.1", "That place is taken.")
        if side == LINE and not state.transcend[seat]:
            yield Refusal("move.transcend", "NN-9.2", "To the line costs a transcend point; you have none.")
        if has(state, self.doll, "rooted"):
            yield Refusal("move.rooted", "NN-9.1", f"{state.name(self.doll)} cannot move.")
        if namesakes(state, seat, self.doll, side):
            yield Refusal("move.namesake", "NN-G13", f"Another {state.name(self.doll)} of yours stands there.")

    def perform(self, state: NannaierState, seat: int) -> None:
        if not is_free_move(state, seat):
            act(state, self.doll)
        state.moves += 1
        state.push(("step", self.doll, state.stamp[self.doll], self.place), ("await_action",))
        if SIDE[self.place] == LINE:
            state.push(("pay", seat, 0, 0, 1, "NN-9.2"))


def is_free_move(state: NannaierState, seat: int) -> bool:
    """Whether a move leaves the doll its action: the first ones of a turn, where something says so."""
    return state.moves < seat_number(state, seat, "free-moves")


def step(state: NannaierState, doll: int, stamp: int, place: int) -> None:
    """Move, if what its payment has set off left the doll there and the place free for it (NN-G54)."""
    if state.stamp[doll] != stamp or not state.is_on_field(doll):
        return
    seat = state.seat_of(doll)
    if not state.at(seat, place) and not namesakes(state, seat, doll, SIDE[place]):
        move(state, doll, place, "NN-9.1")


TASKS: Mapping[str, Callable[..., None]] = {"step": step}
