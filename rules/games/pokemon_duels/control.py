"""Control of a Pokémon that goes to the other player; its owner stays its owner (PD-G51)."""

from rules.games.pokemon_duels.events import ControlTaken
from rules.games.pokemon_duels.table import POKEMON, WIDTH, DuelState
from rules.kernel.zones import relocate


def take_control(state: DuelState, card: int, seat: int, rule: str) -> bool:
    """Put a Pokémon on a seat's side, as it stands; False where that seat has no free zone or has it already."""
    place = state.free(seat, POKEMON)
    if place < 0 or state.seat_of(card) == seat:
        return False
    relocate(state, card, seat * WIDTH + place, same=True)
    state.note(ControlTaken(seat, card, rule))
    return True
