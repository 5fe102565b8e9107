"""The turn up to battle: stand, draw, ride, main; and its end (VG-7.1 to VG-7.6, VG-7.8)."""

from collections.abc import Iterator

from rules.games.vanguard.events import Exchanged, PhaseBegan, TurnBegan
from rules.games.vanguard.setup import draw
from rules.games.vanguard.table import (
    BL,
    BR,
    FL,
    FR,
    HAND,
    NAMES,
    REAR,
    STAYS_RESTED,
    WIDTH,
    VanguardState,
    place_unit,
    ride,
    stand_up,
)
from rules.kernel.abilities import Act
from rules.kernel.costs import can_pay
from rules.kernel.frames import Frame
from rules.kernel.records import Action, Decision, Refusal
from rules.kernel.resolution import begin_moment, emit, end_moment
from rules.kernel.state import Task
from rules.kernel.views import sees
from rules.kernel.words import Instance

TURN: tuple[Task, ...] = (
    ("stand_phase",),
    ("check_timing",),
    ("draw_phase",),
    ("check_timing",),
    ("ride_phase",),
    ("check_timing",),
    ("main_phase",),
    ("check_timing",),
    ("main_step",),
)


def begin_turn(state: VanguardState) -> None:
    state.turn += 1
    state.active = 1 - state.active
    state.note(TurnBegan(state.active, state.turn, "VG-5.5" if state.turn == 1 else "VG-7.8"))
    state.push(*TURN)


def begin_phase(state: VanguardState, phase: str, rule: str) -> None:
    state.phase = phase
    emit(state, PhaseBegan(state.active, phase, rule))


def stand_phase(state: VanguardState) -> None:
    """All own resting units stand, unless an effect forbids it for this phase (VG-7.1, VG-G52)."""
    begin_phase(state, "stand", "VG-7.1")
    for card in state.units(state.active):
        marks = state.marks[card]
        if not marks & STAYS_RESTED:
            stand_up(state, card, "VG-7.1")
        state.marks[card] &= ~STAYS_RESTED


def draw_phase(state: VanguardState) -> None:
    """The top card of the deck to the hand; the first player draws too (VG-7.2, VG-G15)."""
    begin_phase(state, "draw", "VG-7.2")
    draw(state, state.active, 1, "VG-7.2")


def ride_phase(state: VanguardState) -> None:
    """Once a turn a card of the same grade or one higher may be ridden (VG-7.4)."""
    begin_phase(state, "ride", "VG-7.4")
    state.decision = Decision(state.active, "ride", "VG-7.4")


class Ride(Action, tag="ride"):
    """Ride a card from the hand (VG-7.4)."""

    card: Instance

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "ride", "VG-7.4.4")
        if not in_hand(state, seat, self.card):
            yield Refusal("ride.not_in_hand", "VG-7.4.1", "Only a card of your hand can be ridden.")
            return
        grade = state.number(self.card, "grade")
        own = state.number(state.vanguard(seat), "grade")
        if grade not in (own, own + 1):
            message = (
                f"{state.name(self.card)} is grade {grade}; on a grade {own} vanguard ride grade {own} or {own + 1}."
            )
            yield Refusal("ride.grade", "VG-7.4.2", message)

    def perform(self, state: VanguardState, seat: int) -> None:
        ride(state, self.card, "VG-7.4")


class Pass(Action, tag="pass"):
    """Go on: without riding, from Main to Battle, or from Battle to the end of the turn."""

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        """None: whatever is not a question with options can be passed (VG-G30)."""
        return iter(())

    def perform(self, state: VanguardState, seat: int) -> None:
        phase = state.phase
        if phase == "main":
            state.push(("end_main",))
        elif phase == "battle" and state.attacker < 0:
            state.push(("end_phase",))


def main_phase(state: VanguardState) -> None:
    begin_phase(state, "main", "VG-7.6")


def main_step(state: VanguardState) -> None:
    """Calls, moves and abilities in any order, any number of times (VG-7.6)."""
    state.decision = Decision(state.active, "main", "VG-7.6")


def go_on_in_main(state: VanguardState) -> None:
    state.push(("check_timing",), ("main_step",))


class Call(Action, tag="call"):
    """Call a unit from the hand to a rear-guard circle (VG-7.6.1)."""

    card: Instance
    circle: str

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "main", "VG-7.6")
        if not in_hand(state, seat, self.card):
            yield Refusal("call.not_in_hand", "VG-7.6.1", "Only a card of your hand can be called.")
            return
        if self.circle not in CIRCLES:
            yield Refusal("call.circle", "VG-7.6.1", "A unit is called to one of the five rear-guard circles.")
        grade, limit = state.number(self.card, "grade"), state.number(state.vanguard(seat), "grade")
        if grade > limit:
            message = f"{state.name(self.card)} is grade {grade}, above your grade {limit} vanguard."
            yield Refusal("call.grade", "VG-7.6.1", message)

    def perform(self, state: VanguardState, seat: int) -> None:
        go_on_in_main(state)
        place_unit(state, self.card, CIRCLES[self.circle], "VG-7.6.1")


class Exchange(Action, tag="exchange"):
    """Move a rear-guard forward or back in its column, or exchange the two of a column (VG-7.6.2)."""

    column: str

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "main", "VG-7.6")
        if self.column not in COLUMNS:
            yield Refusal("move.column", "VG-7.6.2", "Only the left and the right column can be rearranged.")
            return
        front, back = COLUMNS[self.column]
        if state.unit(seat, front) < 0 and state.unit(seat, back) < 0:
            yield Refusal("move.empty", "VG-7.6.2", "There is no unit in that column.")

    def perform(self, state: VanguardState, seat: int) -> None:
        go_on_in_main(state)
        front, back = (seat * WIDTH + place for place in COLUMNS[self.column])
        zones = state.zones
        zones[front], zones[back] = zones[back], zones[front]
        for zone in (front, back):
            for card in zones[zone]:
                state.zone[card] = zone
        ahead, behind = (zones[zone][-1] if zones[zone] else -1 for zone in (front, back))
        state.note(Exchanged(seat, ahead, behind, "VG-7.6.2"))


class Activate(Action, tag="activate"):
    """Use an ACT ability of a card; `ability` counts the card's abilities from 0 (VG-7.6.3, VG-10.1)."""

    card: Instance
    ability: int

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "main", "VG-10.1")
        if not 0 <= self.card < len(state.card) or state.owner[self.card] != seat or not sees(state, seat, self.card):
            yield Refusal("act.not_yours", "VG-10.1", "You hold no such card.")
            return
        programs = state.ruleset.definitions[state.card[self.card]].programs
        if not 0 <= self.ability < len(programs):
            yield Refusal("act.none", "VG-10.1", f"{state.name(self.card)} has no such ability.")
            return
        number = programs[self.ability]
        program = state.ruleset.programs[number]
        if not isinstance(program.ability, Act):
            yield Refusal("act.not_act", "VG-10.1", "That ability is not one you use yourself.")
        elif state.zone[self.card] % WIDTH not in program.places:
            where = " or ".join(program.ability.zones)
            yield Refusal("act.zone", "VG-10.1", f"{state.name(self.card)} can do that only on {where}.")
        elif not can_pay(state, self.frame(state, seat, number), program.ability.cost):
            yield Refusal("act.cost", "VG-G41", "You cannot pay the whole cost.")

    def frame(self, state: VanguardState, seat: int, number: int) -> Frame:
        return Frame(number, 0, self.card, state.stamp[self.card], seat, {})

    def perform(self, state: VanguardState, seat: int) -> None:
        go_on_in_main(state)
        number = state.ruleset.definitions[state.card[self.card]].programs[self.ability]
        state.push(("pay", number, self.card, state.stamp[self.card], seat, {}, ()))


def end_main(state: VanguardState) -> None:
    """After Main comes Battle, but not in the first turn of the game (VG-7.6.4, VG-5.2)."""
    if state.turn == 1:
        state.push(("end_phase",))
    else:
        begin_phase(state, "battle", "VG-7.7")
        state.push(("check_timing",), ("battle_step",))


def end_phase(state: VanguardState) -> None:
    """Abilities of the end phase, then everything "until end of turn" ends together (VG-7.8, VG-G31)."""
    begin_phase(state, "end", "VG-7.8")
    begin_moment(state, "end-phase")
    state.push(("check_timing",), ("end_turn",))


def end_turn(state: VanguardState) -> None:
    end_moment(state, "turn")
    state.push(("begin_turn",))


CIRCLES = {NAMES[place]: place for place in REAR}
COLUMNS = {"left": (FL, BL), "right": (FR, BR)}


def not_in_phase(state: VanguardState, kind: str, rule: str) -> Iterator[Refusal]:
    if state.decision is None or state.decision.kind != kind:
        when = "guard step" if kind == "guard" else f"{kind} phase"
        yield Refusal("phase.wrong", rule, f"That is done in your {when}.")


def in_hand(state: VanguardState, seat: int, card: int) -> bool:
    return 0 <= card < len(state.zone) and state.zone[card] == seat * WIDTH + HAND


TASKS = {
    function.__name__: function
    for function in (
        begin_turn,
        stand_phase,
        draw_phase,
        ride_phase,
        main_phase,
        main_step,
        end_main,
        end_phase,
        end_turn,
    )
}
