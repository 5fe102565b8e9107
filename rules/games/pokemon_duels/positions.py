"""Attack and Defence Position, face up and face down (PD-2.4, PD-G20, PD-G22)."""

from rules.games.pokemon_duels.cardflow import lose_equipment
from rules.games.pokemon_duels.events import Turned, TurnedDown, TurnedUp
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.table import ATTACK, DEFENCE, DuelState
from rules.kernel.state import FACE_DOWN, RESTED


def turn_to(state: DuelState, card: int, position: str, rule: str) -> None:
    """Turn a Pokémon to a position, face up; one that is there already stays as it is."""
    if state.is_face_down(card):
        turn_up(state, card, rule)
    if state.position(card) != position:
        state.marks[card] = state.marks[card] & ~RESTED if position == ATTACK else state.marks[card] | RESTED
        state.note(Turned(state.seat_of(card), card, position, rule))


def turn_up(state: DuelState, card: int, rule: str, *, by_attack: bool = False) -> None:
    """Turn a face-down Pokémon face up, where it stays in Defence (PD-G9)."""
    if state.is_face_down(card):
        state.marks[card] = state.marks[card] & ~FACE_DOWN | RESTED
        state.index_lasting(card)
        happen(state, TurnedUp(state.seat_of(card), card, by_attack, rule))


def turn_down(state: DuelState, card: int, rule: str) -> None:
    """Turn a Pokémon to face-down Defence: what it wore is destroyed, what changed it is over (PD-G34)."""
    if not state.is_face_down(card):
        lose_equipment(state, card)
        state.modifiers = [change for change in state.modifiers if change.target != card]
        state.marks[card] |= FACE_DOWN | RESTED
        state.note(TurnedDown(state.seat_of(card), card, rule))


def other_position(state: DuelState, card: int) -> str:
    """The position that a Pokémon is not in."""
    return DEFENCE if state.position(card) == ATTACK else ATTACK
