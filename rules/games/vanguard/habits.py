"""What hardly anyone would do in Vanguard is left out: the actions that quick playouts choose from."""

from collections.abc import Callable, Mapping, Sequence

from rules.games.vanguard.battle import Attack, Guard, Intercept
from rules.games.vanguard.table import (
    BEHIND,
    DAMAGE,
    FRONT,
    HAND,
    VC,
    WIDTH,
    VanguardState,
    battle_power,
    skill,
    stat,
)
from rules.games.vanguard.turn import CIRCLES, Activate, Call, Pass, Ride
from rules.kernel.answers import Choose
from rules.kernel.records import Action

Actions = Sequence[Action]


def sensible(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Those of a seat's actions that are worth a thought; all of them where nothing speaks for some."""
    assert state.decision is not None
    habit = HABITS.get(state.decision.kind)
    return (habit(state, seat, actions) if habit else ()) or actions


def starter(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Keep the triggers for the checks."""
    return [a for a in actions if isinstance(a, Choose) and state.word(a.picks[0], "trigger") is None]


def ride(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Ride one grade up where possible, else nothing."""
    own = state.number(state.vanguard(seat), "grade")
    higher = [a for a in actions if isinstance(a, Ride) and state.number(a.card, "grade") > own]
    return higher or [a for a in actions if isinstance(a, Pass)]


def main(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Attackers to the front, boosters to the back, onto free circles; abilities; or go on."""
    return [a for a in actions if isinstance(a, Activate | Pass) or (isinstance(a, Call) and fits(state, seat, a))]


def fits(state: VanguardState, seat: int, call: Call) -> bool:
    place = CIRCLES[call.circle]
    if state.unit(seat, place) >= 0:
        return False
    return (state.number(call.card, "grade") < 2) == (place not in FRONT)


def battle(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Attacks that can hit as they are, and the vanguard's, which brings drive checks."""
    return [a for a in actions if isinstance(a, Attack) and is_worth_it(state, seat, a)]


def is_worth_it(state: VanguardState, seat: int, attack: Attack) -> bool:
    place = state.zone[attack.attacker] % WIDTH
    if place == VC and attack.target == state.vanguard(1 - seat):
        return True
    power = stat(state, attack.attacker, "power")
    behind = state.unit(seat, BEHIND[place])
    if behind >= 0 and not state.is_resting(behind) and skill(state, behind, "boost"):
        power += stat(state, behind, "power")
    return power >= stat(state, attack.target, "power")


def boost(state: VanguardState, seat: int, actions: Actions) -> Actions:
    return [a for a in actions if isinstance(a, Choose) and a.picks == (1,)]


def guard(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Guard to the end or not at all: always against the last damage, for a rear-guard never."""
    short = battle_power(state, state.attacker) - battle_power(state, state.target)
    stop = [a for a in actions if isinstance(a, Pass)]
    if short < 0 or state.target != state.vanguard(seat):
        return stop
    shields = [(a, state.number(guardian(a), "shield")) for a in actions if isinstance(a, Guard | Intercept)]
    useful = [a for a, shield in shields if shield]
    if sum(shield for _, shield in shields) <= short:
        return stop
    damage = len(state.at(seat, DAMAGE)) + stat(state, state.attacker, "critical")
    has_begun = bool(battle_power(state, state.target) > stat(state, state.target, "power"))
    cheap = short < 5_000 * min(2, len(state.at(seat, HAND)) - 2)
    return useful if has_begun or damage >= 6 else [*stop, *useful] if damage >= 4 or cheap else stop


def guardian(action: Guard | Intercept) -> int:
    return action.card if isinstance(action, Guard) else action.unit


def trigger_power(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """To the unit in battle where that decides it, else to one that still attacks; the defender's to the vanguard."""
    if seat != state.active:
        return to(actions, [state.vanguard(seat)])
    if state.attacker >= 0 and battle_power(state, state.attacker) < battle_power(state, state.target):
        return to(actions, [state.attacker])
    ready = [unit for place in FRONT if (unit := state.unit(seat, place)) >= 0 and not state.is_resting(unit)]
    return to(actions, ready or [state.attacker])


def critical_trigger(state: VanguardState, seat: int, actions: Actions) -> Actions:
    return to(actions, [state.attacker if seat == state.active else state.vanguard(seat)])


def stand_trigger(state: VanguardState, seat: int, actions: Actions) -> Actions:
    return to(actions, [unit for place in FRONT if (unit := state.unit(seat, place)) >= 0])


def use(state: VanguardState, seat: int, actions: Actions) -> Actions:
    """Take what is offered: a heal, a card found, an ability."""
    return [a for a in actions if isinstance(a, Choose) and a.picks not in ((), (0,))]


def to(actions: Actions, units: Sequence[int]) -> Actions:
    return [a for a in actions if isinstance(a, Choose) and a.picks and a.picks[0] in units]


HABITS: Mapping[str, Callable[[VanguardState, int, Actions], Actions]] = {
    "starter": starter,
    "ride": ride,
    "main": main,
    "battle": battle,
    "boost": boost,
    "guard": guard,
    "trigger-power": trigger_power,
    "critical-trigger": critical_trigger,
    "stand-trigger": stand_trigger,
    "heal": use,
    "search": use,
    "may": use,
}
