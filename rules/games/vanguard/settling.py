"""Check timing: rule actions, then one waiting ability at a time, then defeat by damage (VG-G42)."""

from rules.games.vanguard.table import DAMAGE, SOUL, VC, VanguardState, is_decked_out, ride
from rules.kernel.effects import force
from rules.kernel.records import Decision, Outcome

DAMAGE_LIMIT = 6


def check_timing(state: VanguardState) -> None:
    """Settle the table until nothing waits: before every point where a player may act."""
    if rule_actions(state):
        return
    if state.waiting:
        for seat in (state.active, 1 - state.active):
            if any(waiting.seat == seat for waiting in state.waiting):
                state.push(("next_waiting", seat), ("check_timing",))
                return
    defeat_by_damage(state)


def rule_actions(state: VanguardState) -> bool:
    """Defeat of a player who has no vanguard and no soul, or at once no deck; else a lost vanguard comes back.

    True when any of it was so. Nothing else can be out of order: whoever is called or ridden takes a place that
    was cleared before (VG-G17, VG-7.4.3), and the close step clears the guardian circle.
    """
    lost = [(seat, "VG-6.3", "no vanguard and no soul") for seat in (0, 1) if is_without_vanguard(state, seat)]
    if state.ruleset.values["deck_out"] == "check-timing":
        lost += [(seat, "VG-6.2", "no card left in the deck") for seat in (0, 1) if is_decked_out(state, seat)]
    if lost:
        lose(state, lost)
        return True
    for seat in (state.active, 1 - state.active):
        if not state.at(seat, VC):
            state.push(("restore_vanguard", seat), ("check_timing",))
            return True
    return False


def is_without_vanguard(state: VanguardState, seat: int) -> bool:
    """Whether nobody is left to lead: no vanguard, and no soul to ride (VG-6.3)."""
    return not state.at(seat, VC) and not state.at(seat, SOUL)


def lose(state: VanguardState, lost: list[tuple[int, str, str]]) -> None:
    """End the match for these seats, each with the rule and the reason; a draw where both lose at once (VG-G40)."""
    if len({seat for seat, _, _ in lost}) == 2:
        state.outcome = Outcome(None, "VG-G40", "both lose at once")
    elif lost:
        seat, rule, reason = lost[0]
        state.outcome = Outcome(1 - seat, rule, reason)


def restore_vanguard(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """Ride a card of the soul, of any grade (VG-G39)."""
    soul = tuple(state.at(seat, SOUL))
    if picks is None and len(soul) > 1:
        state.ask(Decision(seat, "restore", "VG-G39", soul), ("restore_vanguard", seat))
        return
    if picks is None:
        force(state, seat, soul[0], soul, "VG-G46")
    ride(state, (picks or soul)[0], "VG-G39")


def next_waiting(state: VanguardState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """The next waiting ability of a player, who chooses which where several wait (VG-G42, VG-10.4)."""
    own = [waiting for waiting in state.waiting if waiting.seat == seat]
    if picks is None and any(waiting != own[0] for waiting in own):
        names = tuple(state.name(waiting.source) for waiting in own)
        options = tuple(range(len(own)))
        state.ask(Decision(seat, "order", "VG-G42", options, words=names), ("next_waiting", seat))
        return
    chosen = own[picks[0] if picks else 0]
    state.waiting.remove(chosen)
    state.push(("resolve", chosen.program, chosen.source, chosen.stamp, seat, chosen.bound))


def defeat_by_damage(state: VanguardState) -> None:
    """Six cards in the damage zone lose, once abilities have been resolved (VG-6.1, VG-R4)."""
    lose(state, [(seat, "VG-6.1", "six damage") for seat in (0, 1) if len(state.at(seat, DAMAGE)) >= DAMAGE_LIMIT])


TASKS = {function.__name__: function for function in (check_timing, defeat_by_damage, restore_vanguard, next_waiting)}
