"""The Battle Phase: attack, boost, guard, drive checks, comparison, damage checks, close (VG-7.7)."""

from collections.abc import Iterator

from rules.games.vanguard.events import Attacked, Boosted, Hit, Intercepted, Missed
from rules.games.vanguard.table import (
    BEHIND,
    DAMAGE,
    DROP,
    FACING,
    FRONT,
    GC,
    HAND,
    NAMES,
    UNHITTABLE,
    VC,
    WIDTH,
    VanguardState,
    battle_power,
    move,
    place_unit,
    rest,
    skill,
    stat,
)
from rules.games.vanguard.turn import begin_phase, in_hand, not_in_phase
from rules.kernel.records import NO_OR_YES, Action, Decision, Refusal
from rules.kernel.resolution import begin_moment, emit, end_moment
from rules.kernel.state import Task
from rules.kernel.words import Instance
from rules.kernel.zones import relocate


def battle_step(state: VanguardState) -> None:
    """One attack after another while the turn player wants, in no fixed number (VG-7.7.8)."""
    state.decision = Decision(state.active, "battle", "VG-7.7")


class Attack(Action, tag="attack"):
    """Rest a standing front-row unit to attack a unit of the opponent's front row (VG-7.7.1)."""

    attacker: Instance
    target: Instance

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        if state.turn == 1:
            yield Refusal("attack.first_turn", "VG-11.10", "Nobody attacks in the first turn of the game.")
        yield from not_in_phase(state, "battle", "VG-7.7")
        if not 0 <= self.attacker < len(state.zone) or not 0 <= self.target < len(state.zone):
            yield Refusal("attack.no_unit", "VG-7.7.1", "There is no such unit.")
            return
        owner, place = divmod(state.zone[self.attacker], WIDTH)
        if owner != seat or place not in FRONT:
            yield Refusal("attack.row", "VG-11.1", "Only a unit of your front row can attack.")
            return
        name = state.name(self.attacker)
        if state.is_resting(self.attacker):
            yield Refusal("attack.resting", "VG-11.1", f"{name} is resting.")
        if skill(state, self.attacker, "restraint"):
            yield Refusal("attack.restraint", "VG-G49", f"{name} cannot attack while it has Restraint.")
        if self.target not in targets(state, seat, self.attacker):
            yield Refusal("attack.target", "VG-11.2", "That unit cannot be attacked from here.")

    def perform(self, state: VanguardState, seat: int) -> None:
        rest(state, self.attacker, "VG-11.5")
        state.attacker, state.attacker_stamp = self.attacker, state.stamp[self.attacker]
        state.target, state.target_stamp = self.target, state.stamp[self.target]
        state.booster = -1
        state.push(*BATTLE)


BATTLE: tuple[Task, ...] = (
    ("boost",),
    ("declare",),
    ("check_timing",),
    ("guard_step",),
    ("drive_step",),
    ("compare",),
    ("damage_ends",),
    ("check_timing",),
    ("close_step",),
    ("check_timing",),
    ("end_battle",),
    ("battle_step",),
)
"""What an attack starts, in order (VG-7.7)."""


def targets(state: VanguardState, seat: int, attacker: int) -> list[int]:
    """What a unit may attack: the opposite front row, and one place behind it where a text allows (VG-G51)."""
    foe = 1 - seat
    found = [unit for place in FRONT if (unit := state.unit(foe, place)) >= 0]
    if skill(state, attacker, "back-row-attack"):
        column = FACING.get(state.zone[attacker] % WIDTH)
        behind = -1 if column is None else state.unit(foe, BEHIND[column])
        if behind >= 0:
            found.append(behind)
    return found


def boost(state: VanguardState, answer: tuple[int, ...] | None = None) -> None:
    """A standing unit with boost right behind the attacker may rest to add its power (VG-4.5)."""
    seat, place = divmod(state.zone[state.attacker], WIDTH)
    behind = state.unit(seat, BEHIND[place])
    if answer is None:
        can = behind >= 0 and not state.is_resting(behind) and skill(state, behind, "boost")
        if can and not skill(state, state.attacker, "no-boost"):
            state.ask(Decision(seat, "boost", "VG-4.5", (0, 1), source=behind, words=NO_OR_YES), ("boost",))
    elif answer == (1,):
        rest(state, behind, "VG-11.5")
        state.booster = behind


def declare(state: VanguardState) -> None:
    """Attacker, target and booster are one step; what answers them waits together (VG-G24)."""
    seat = state.zone[state.attacker] // WIDTH
    emit(state, Attacked(seat, state.attacker, state.target), about=(state.attacker,))
    if state.booster >= 0:
        emit(state, Boosted(seat, state.booster, state.attacker), about=(state.attacker,))


def guard_step(state: VanguardState) -> None:
    """The defender calls guardians and intercepts, one card at a time, until they are done (VG-7.7.3, VG-G21)."""
    defender = 1 - state.active
    if state.at(defender, HAND) or interceptors(state, defender):
        state.decision = Decision(defender, "guard", "VG-7.7.3")


def interceptors(state: VanguardState, seat: int) -> list[int]:
    """Front-row rear-guards with intercept, the attacked unit itself excepted (VG-4.6, VG-G20)."""
    front = (state.unit(seat, place) for place in FRONT if place != VC)
    return [unit for unit in front if unit >= 0 and unit != state.target and skill(state, unit, "intercept")]


def go_on_guarding(state: VanguardState) -> None:
    state.push(("check_timing",), ("guard_step",))


class Guard(Action, tag="guard"):
    """Call a card from the hand as a guardian (VG-7.7.3, VG-G18)."""

    card: Instance

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "guard", "VG-7.7.3")
        if not in_hand(state, seat, self.card):
            yield Refusal("guard.not_in_hand", "VG-7.7.3", "Only a card of your hand can guard.")
            return
        grade, limit = state.number(self.card, "grade"), state.number(state.vanguard(seat), "grade")
        if grade > limit:
            message = f"{state.name(self.card)} is grade {grade}, above your grade {limit} vanguard."
            yield Refusal("guard.grade", "VG-G18", message)

    def perform(self, state: VanguardState, seat: int) -> None:
        go_on_guarding(state)
        place_unit(state, self.card, GC, "VG-7.7.3")
        rest(state, self.card, "VG-G18")


class Intercept(Action, tag="intercept"):
    """Move a front-row rear-guard to the guardian circle (VG-7.7.4)."""

    unit: Instance

    def refusals(self, state: VanguardState, seat: int) -> Iterator[Refusal]:
        yield from not_in_phase(state, "guard", "VG-7.7.4")
        if self.unit == state.target:
            yield Refusal("intercept.attacked", "VG-G20", "The attacked unit cannot intercept.")
        elif self.unit not in interceptors(state, seat):
            yield Refusal("intercept.unit", "VG-4.6", "Only a grade 2 unit of your front row with intercept can.")

    def perform(self, state: VanguardState, seat: int) -> None:
        go_on_guarding(state)
        origin = NAMES[state.zone[self.unit] % WIDTH]
        relocate(state, self.unit, seat * WIDTH + GC, same=True)
        state.note(Intercepted(seat, self.unit, origin))


def drive_step(state: VanguardState) -> None:
    """An attacking vanguard checks one card, two with Twin Drive; the number is fixed now (VG-7.7.5, VG-G26)."""
    if state.zone[state.attacker] % WIDTH == VC:
        state.checks_left = 2 if skill(state, state.attacker, "twin_drive") else 1
        state.push(("drive_checks",))


def drive_checks(state: VanguardState) -> None:
    """One check is resolved, and what answers it, before the card goes to the hand and the next is made."""
    if state.checks_left:
        state.checks_left -= 1
        seat = state.active
        state.push(
            ("check", seat, "drive"),
            ("check_timing",),
            ("check_ends", seat, HAND),
            ("check_timing",),
            ("drive_checks",),
        )


def is_there(state: VanguardState, card: int, stamp: int) -> bool:
    """Whether a unit of this battle is still on the field as the same object (VG-G27)."""
    return card >= 0 and state.stamp[card] == stamp and state.zone[card] % WIDTH != GC


def compare(state: VanguardState) -> None:
    """Attacker below target: nothing; equal or above: a hit (VG-7.7.6)."""
    attacker, target = state.attacker, state.target
    seat = state.active
    there = is_there(state, attacker, state.attacker_stamp) and is_there(state, target, state.target_stamp)
    if not there or state.marks[target] & UNHITTABLE:
        state.note(Missed(seat, attacker, target, "VG-G27" if not there else "VG-G50"))
    elif battle_power(state, attacker) < battle_power(state, target):
        state.note(Missed(seat, attacker, target, "VG-7.7.6"))
    elif state.zone[target] % WIDTH == VC:
        state.checks_left = stat(state, attacker, "critical")
        state.push(("damage_checks",), ("hit", True))
    else:
        state.push(("hit", False))
        move(state, target, DROP, "VG-7.7.6")


def damage_checks(state: VanguardState) -> None:
    """For each damage a card is turned over and then goes to the damage zone (VG-7.7.7); no pause between (VG-G29)."""
    if state.checks_left:
        state.checks_left -= 1
        seat = 1 - state.active
        after = [("defeat_by_damage",)] if state.ruleset.values["sixth_damage"] == "each-card" else []
        state.push(("check", seat, "damage"), ("check_ends", seat, DAMAGE), *after, ("damage_checks",))


def hit(state: VanguardState, on_vanguard: bool) -> None:
    """Abilities for "hits" wait from here, the damage being done (VG-G28)."""
    event = Hit(state.active, state.attacker, state.booster, state.target, on_vanguard, "VG-7.7.6")
    emit(state, event, about=(state.attacker,))


def damage_ends(state: VanguardState) -> None:
    """Where guardians leave with the damage done, before abilities for "hits" are resolved (VG-R11 `damage`)."""
    if state.ruleset.values["guardians_leave"] == "damage":
        guardians_leave(state)


def guardians_leave(state: VanguardState) -> None:
    """Guardians and interceptors go to the drop zone (VG-7.7.8)."""
    for card in state.at(1 - state.active, GC)[:]:
        move(state, card, DROP, "VG-7.7.8")


def close_step(state: VanguardState) -> None:
    """Guardians and interceptors leave; abilities of the close step wait with those for leaving (VG-7.7.8)."""
    begin_phase(state, "close-step", "VG-7.7.8")
    guardians_leave(state)
    begin_moment(state, "close-step")
    state.phase = "battle"


def end_battle(state: VanguardState) -> None:
    """Effects of the battle end, and one may attack again (VG-7.7.8)."""
    end_moment(state, "battle")
    if is_there(state, state.target, state.target_stamp):
        state.marks[state.target] &= ~UNHITTABLE
    state.attacker = state.target = state.booster = -1


TASKS = {
    function.__name__: function
    for function in (
        battle_step, boost, declare, guard_step, drive_step, drive_checks, compare, damage_checks, hit, damage_ends,
        close_step, end_battle,
    )
}  # fmt: skip
