"""How often a player may use an ability, of all copies of its card together: once a turn, once a match, or always."""

from rules.games.pokemon_duels.abilities import Limit
from rules.games.pokemon_duels.table import DuelState

WHOLE_GAME = 0
"""What stands in place of the turn where a use counts for the whole match."""


def is_spent(state: DuelState, seat: int, program: int, limit: Limit) -> bool:
    """Whether a player has used an ability as often as its text allows."""
    return bool(limit) and (seat, program, _when(state, limit)) in state.spent


def spend(state: DuelState, seat: int, program: int, limit: Limit) -> None:
    """Count a use of an ability that has a limit."""
    if limit:
        state.spent.append((seat, program, _when(state, limit)))


def _when(state: DuelState, limit: Limit) -> int:
    return state.turn if limit == "turn" else WHOLE_GAME
