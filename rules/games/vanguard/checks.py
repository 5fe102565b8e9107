"""Drive and damage checks and the four triggers (VG-8)."""

from rules.games.vanguard.events import Checked
from rules.games.vanguard.setup import draw
from rules.games.vanguard.table import CHECK, DAMAGE, DECK, DROP, GC, VanguardState, move, stand_up
from rules.kernel.effects import change, force
from rules.kernel.records import Decision
from rules.kernel.resolution import emit


def check(state: VanguardState, seat: int, by: str) -> None:
    """Turn the top card over and let its trigger happen, if a unit of its clan is on the field (VG-7.7.5, VG-G32)."""
    deck = state.at(seat, DECK)
    if not deck:
        return
    card = deck[-1]
    move(state, card, CHECK, "VG-7.7.5" if by == "drive" else "VG-7.7.7")
    icon = state.word(card, "trigger")
    clan = state.word(card, "clan")
    works = icon is not None and any(state.word(unit, "clan") == clan for unit in state.units(seat))
    rule = "VG-7.7.5" if by == "drive" else "VG-7.7.7"
    emit(state, Checked(seat, card, by, icon, works, rule), about=(card,))
    if works:
        state.push(("trigger", seat, icon))


def trigger(state: VanguardState, seat: int, icon: str, picks: tuple[int, ...] | None = None) -> None:
    """Both parts of a trigger, in the order of the format or of the player's choice (VG-R8); no pause between."""
    order = state.ruleset.values["trigger_order"]
    if order == "player" and picks is None:
        words = ("power", icon)
        state.ask(Decision(seat, "trigger-order", "VG-R8", (0, 1), words=words), ("trigger", seat, icon))
        return
    parts = [("trigger_power", seat), (f"{icon}_trigger", seat)]
    state.push(*(reversed(parts) if order == "icon-first" or picks == (1,) else parts))


def check_ends(state: VanguardState, seat: int, place: int) -> None:
    """The checked card goes on: to the hand after a drive check, to the damage zone face up after a damage check."""
    for card in state.at(seat, CHECK)[:]:
        move(state, card, place, "VG-7.7.7" if place == DAMAGE else "VG-7.7.5")


def receivers(state: VanguardState, seat: int) -> tuple[int, ...]:
    """Any own unit, a guardian too, guardians last (VG-G33)."""
    return (*state.units(seat), *state.at(seat, GC))


def trigger_power(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """Every trigger gives power to one unit of choice until the end of the turn (VG-8.1, VG-R7)."""
    give(state, seat, "power", state.ruleset.values["trigger_power"], "trigger_power", "VG-8.1", picks)


def critical_trigger(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """One more critical, to any unit (VG-8.3)."""
    give(state, seat, "critical", 1, "critical_trigger", "VG-8.3", picks)


def give(
    state: VanguardState, seat: int, name: str, amount: int, task: str, rule: str, picks: tuple[int, ...] | None
) -> None:
    if picks is None:
        choose_for_trigger(state, seat, receivers(state, seat), task, rule)
        return
    for unit in picks:
        change(state, unit, name, amount, "turn", rule)


def choose_for_trigger(state: VanguardState, seat: int, options: tuple[int, ...], task: str, rule: str) -> None:
    """Let the checking player choose one of these units; with one it is chosen, with none nothing happens (VG-G46)."""
    if len(options) > 1:
        state.ask(Decision(seat, task.replace("_", "-"), rule, options), (task, seat))
    elif options:
        force(state, seat, state.at(seat, CHECK)[-1], options, "VG-G46")
        state.push((task, seat, options))


def draw_trigger(state: VanguardState, seat: int) -> None:
    """Draw a card at once (VG-8.4)."""
    draw(state, seat, 1, "VG-8.4")


def stand_trigger(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """One resting rear-guard stands, never the vanguard (VG-8.5, VG-G36)."""
    if picks is None:
        resting_only = state.ruleset.values["stand_target"] == "resting"
        options = tuple(unit for unit in state.rear_guards(seat) if state.is_resting(unit) or not resting_only)
        choose_for_trigger(state, seat, options, "stand_trigger", "VG-8.5")
        return
    for unit in picks:
        stand_up(state, unit, "VG-8.5")


def heal_trigger(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """With damage not below the opponent's, one damage card may go to the drop zone (VG-8.2, VG-G35)."""
    damage = tuple(state.at(seat, DAMAGE))
    if picks is None:
        if damage and len(damage) >= len(state.at(1 - seat, DAMAGE)):
            state.ask(Decision(seat, "heal", "VG-8.2", damage, least=0), ("heal_trigger", seat))
        return
    for card in picks:
        move(state, card, DROP, "VG-8.2")


TASKS = {
    function.__name__: function
    for function in (
        check, check_ends, trigger, trigger_power, critical_trigger, draw_trigger, stand_trigger, heal_trigger,
    )
}  # fmt: skip
