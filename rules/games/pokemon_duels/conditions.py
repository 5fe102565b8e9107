"""What may have to hold of the table, beside the conditions all games share."""

from typing import Literal

from rules.kernel.selectors import ANY_NUMBER, Condition
from rules.kernel.words import Key


class Life(Condition, tag="life"):
    """A player has from `least` to `most` life."""

    of: Literal["you", "foe"] = "you"
    least: int = 0
    most: int = ANY_NUMBER


class LessLife(Condition, tag="less-life"):
    """The player has less life than the opponent."""


class ChainOf(Condition, tag="chain-of"):
    """The chain has at least so many links already (PD-7b)."""

    least: int


class InPhase(Condition, tag="in-phase"):
    """It is one of these phases, whoever's turn it is."""

    phases: tuple[str, ...]


class UnderEnvironment(Condition, tag="under-environment"):
    """One of these Environments is in force (PD-3.1)."""

    keys: tuple[Key, ...]


class AtVenue(Condition, tag="at-venue"):
    """The match is held on one of these Fields (PD-3.2)."""

    keys: tuple[Key, ...]


class Room(Condition, tag="room"):
    """The player has a free Pokémon zone."""


class Not(Condition, tag="not"):
    """This does not hold."""

    condition: Condition


class Heads(Condition, tag="heads"):
    """The coin that this effect tossed came up heads."""
