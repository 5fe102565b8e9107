"""Destruction: in battle, by an effect, or by a rule; what saves a card from it comes first."""

from rules.games.pokemon_duels.cardflow import to_grave
from rules.games.pokemon_duels.events import Destroyed, Survived
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.sparing import is_spared
from rules.games.pokemon_duels.stats import has
from rules.games.pokemon_duels.table import NAMES, DuelState


def destroy(state: DuelState, card: int, cause: str, by: int, rule: str, killer: int = -1) -> bool:
    """Destroy a card in play, unless something saves it; whether it was destroyed.

    `cause` is "battle", "effect" or "rule", `by` the seat whose doing it is, -1 for a rule's, `killer` the Pokémon
    that does it in battle.
    """
    if not state.in_play(card):
        return False
    if is_proof(state, card, cause):
        state.note(Survived(card, card, "PD-G50"))
        return False
    if cause != "rule" and is_spared(state, card, cause):
        return False
    seat, origin = state.seat_of(card), NAMES[state.place_of(card)]
    to_grave(state, card, rule)
    happen(state, Destroyed(seat, card, cause, by, origin, killer, rule))
    return True


def is_proof(state: DuelState, card: int, cause: str) -> bool:
    """Whether a card cannot be destroyed in this way now (PD-G50); nothing does so of a face-down card of its own."""
    return cause in ("battle", "effect") and has(state, card, f"{cause}-proof")
