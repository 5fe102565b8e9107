"""Check timing: rule actions, then one waiting ability at a time, then defeat by damage (VG-G42)."""

from rules.games.vanguard.table import DAMAGE, SOUL, VC, VanguardState, ride
from rules.kernel.records import Decision, Outcome

DAMAGE_LIMIT = 6


def check_timing(state: VanguardState) -> None:
    """Settle the table until nothing waits: before every point where a player may act."""
    if rule_actions(state):
        return
    if state.waiting:
        for seat in (state.active, 1 - state.active):
            own = [index for index, waiting in enumerate(state.waiting) if waiting.seat == seat]
            if own:
                state.push(("next_waiting", seat), ("check_timing",))
                return
    defeat_by_damage(state)


def rule_actions(state: VanguardState) -> bool:
    """A vanguard that is gone is replaced from the soul, or its owner loses (VG-6.3, VG-G39). True when it acted."""
    for seat in (state.active, 1 - state.active):
        if not state.at(seat, VC):
            soul = state.at(seat, SOUL)
            if not soul:
                state.outcome = Outcome(1 - seat, "VG-6.3", "no vanguard and no soul")
            else:
                state.push(("restore_vanguard", seat), ("check_timing",))
            return True
    return False


def restore_vanguard(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """Ride a card of the soul, of any grade (VG-G39)."""
    soul = tuple(state.at(seat, SOUL))
    if picks is None and len(soul) > 1:
        state.ask(Decision(seat, "restore", "VG-G39", soul), ("restore_vanguard", seat))
        return
    ride(state, (picks or soul)[0], "VG-G39")


def next_waiting(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """The next waiting ability of a player, who chooses which where several wait (VG-G42, VG-10.4)."""
    own = [index for index, waiting in enumerate(state.waiting) if waiting.seat == seat]
    first = state.waiting[own[0]]
    if picks is None and any(state.waiting[index] != first for index in own):
        names = tuple(state.name(state.waiting[index].source) for index in own)
        state.ask(Decision(seat, "order", "VG-G42", tuple(own), words=names), ("next_waiting", seat))
        return
    chosen = state.waiting.pop(picks[0] if picks else own[0])
    state.push(("resolve", chosen.program, chosen.source, chosen.stamp, seat, chosen.bound))


def defeat_by_damage(state: VanguardState) -> None:
    """Six cards in the damage zone lose, once abilities have been resolved (VG-6.1, VG-R4)."""
    for seat in (state.active, 1 - state.active):
        if len(state.at(seat, DAMAGE)) >= DAMAGE_LIMIT:
            state.outcome = Outcome(1 - seat, "VG-6.1", "six damage")


TASKS = {function.__name__: function for function in (check_timing, defeat_by_damage, restore_vanguard, next_waiting)}
