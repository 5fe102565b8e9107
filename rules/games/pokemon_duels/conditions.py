"""What may have to hold of the table, beside the conditions all games share."""

from typing import Literal

from rules.games.pokemon_duels.table import ENVIRONMENT, FIELD, POKEMON, DuelState
from rules.kernel.frames import Frame
from rules.kernel.selectors import ANY_NUMBER, YOU, Condition
from rules.kernel.words import Key


class Life(Condition, tag="life"):
    """A player has from `least` to `most` life."""

    of: Literal["you", "foe"] = YOU
    least: int = 0
    most: int = ANY_NUMBER

    def holds(self, state: DuelState, frame: Frame) -> bool:
        seat = frame.seat if self.of == YOU else 1 - frame.seat
        return self.least <= state.life[seat] <= self.most


class LessLife(Condition, tag="less-life"):
    """The player has less life than the opponent."""

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return state.life[frame.seat] < state.life[1 - frame.seat]


class ChainOf(Condition, tag="chain-of"):
    """The chain has at least so many links already (PD-7b)."""

    least: int

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return len(state.chain) >= self.least


class InPhase(Condition, tag="in-phase"):
    """It is one of these phases, whoever's turn it is."""

    phases: tuple[Literal["draw", "main-1", "battle", "main-2", "end"], ...]

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return state.phase in self.phases


class UnderEnvironment(Condition, tag="under-environment"):
    """One of these Environments is in force (PD-3.1)."""

    keys: tuple[Key, ...]

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return lies_at(state, ENVIRONMENT, self.keys)


class AtVenue(Condition, tag="at-venue"):
    """The match is held on one of these Fields (PD-3.2)."""

    keys: tuple[Key, ...]

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return lies_at(state, FIELD, self.keys)


def lies_at(state: DuelState, place: int, keys: tuple[str, ...]) -> bool:
    """Whether one of these cards lies in either seat's zone of a kind that everyone sees."""
    there = (card for seat in (0, 1) for card in state.at(seat, place))
    return any(state.ruleset.definitions[state.card[card]].key in keys for card in there)


class Room(Condition, tag="room"):
    """The player has a free Pokémon zone."""

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return state.free(frame.seat, POKEMON) >= 0


class Not(Condition, tag="not"):
    """This does not hold."""

    condition: Condition

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return not self.condition.holds(state, frame)


class Heads(Condition, tag="heads"):
    """The coin that this effect tossed came up heads."""

    def holds(self, state: DuelState, frame: Frame) -> bool:
        return frame.bound.get("coin") == (1,)
