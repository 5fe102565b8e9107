"""Life: 4000 each, lost by battle and effects, paid, and gained (PD-1.5, PD-G26)."""

from rules.games.pokemon_duels.events import BattleDamage, Damaged, Healed, LifePaid
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.table import DuelState
from rules.kernel.records import Outcome


def damage(state: DuelState, seat: int, amount: int, source: int, rule: str) -> None:
    """An effect takes life from a player; it never goes below 0."""
    if amount > 0:
        state.life[seat] = max(0, state.life[seat] - amount)
        state.note(Damaged(seat, amount, source, rule))


def battle_damage(state: DuelState, seat: int, amount: int, source: int, direct: bool, rule: str) -> None:
    """A battle takes life from a player; `source` is the Pokémon that dealt it."""
    if amount > 0:
        state.life[seat] = max(0, state.life[seat] - amount)
        happen(state, BattleDamage(seat, source, amount, direct, rule))


def heal(state: DuelState, seat: int, amount: int, source: int, rule: str) -> None:
    """A player gains life; there is no upper limit (PD-G48)."""
    if amount > 0:
        state.life[seat] += amount
        state.note(Healed(seat, amount, source, rule))


def pay(state: DuelState, seat: int, amount: int, rule: str) -> None:
    """A player pays life, who must have more than that (PD-G49)."""
    state.life[seat] -= amount
    state.note(LifePaid(seat, amount, rule))


def settle_defeat(state: DuelState) -> None:
    """Life 0 loses; both at 0 at once is a draw (PD-G26)."""
    lost = [seat for seat in (0, 1) if state.life[seat] <= 0]
    if len(lost) == 2:
        state.outcome = Outcome(None, "PD-G26", "both have no life left")
    elif lost:
        state.outcome = Outcome(1 - lost[0], "PD-G26", "no life left")


TASKS = {function.__name__: function for function in (settle_defeat,)}
