"""The Environment: one for both players, for a printed number of turns, in place of the one before (PD-3.1, PD-G35)."""

from rules.games.pokemon_duels.abilities import Lasts
from rules.games.pokemon_duels.cardflow import to_grave
from rules.games.pokemon_duels.events import EnvironmentBegan, EnvironmentEnded
from rules.games.pokemon_duels.table import ENVIRONMENT, WIDTH, DuelState
from rules.kernel.zones import relocate


def in_force(state: DuelState) -> list[int]:
    """The card that is the Environment now, if there is one."""
    return [card for seat in (0, 1) for card in state.at(seat, ENVIRONMENT)]


def settle(state: DuelState, card: int, rule: str) -> None:
    """Let a card in play be the Environment; the old one goes to its owner's Graveyard."""
    for old in in_force(state):
        to_grave(state, old, rule)
    seat = state.seat_of(card)
    relocate(state, card, seat * WIDTH + ENVIRONMENT, same=True)
    state.entered[card] = state.turn
    state.index_lasting(card)
    state.note(EnvironmentBegan(seat, card, rule))


def wear_off(state: DuelState) -> None:
    """At the end of its last turn the Environment goes to the Graveyard."""
    for card in in_force(state):
        if state.turn - state.entered[card] + 1 >= turns_of(state, card):
            state.note(EnvironmentEnded(card, "PD-G35"))
            to_grave(state, card, "PD-G35")


def turns_of(state: DuelState, card: int) -> int:
    """How many turns a card lasts, the one in which it came being the first."""
    programs = state.ruleset.definitions[state.card[card]].programs
    abilities = (state.ruleset.programs[number].ability for number in programs)
    return next(ability.turns for ability in abilities if isinstance(ability, Lasts))


TASKS = {function.__name__: function for function in (wear_off,)}
