"""What decks of a game usually hold, and what their players want in hand in time. Our advice; no rule says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Usual = tuple[int, int]
"""The least and the most copies that decks of this game usually hold."""


@dataclass(frozen=True, slots=True, eq=False)
class Advice:
    """There is one for each game, equal to itself alone.

    `asked` are the attributes by whose values one asks for odds; markers can always be asked for.

    `in_time` says of the cards with one value of an attribute by which own turn they are wanted: `("grade", 1, 1)`.
    """

    asked: tuple[str, ...] = ()
    usual: Mapping[str, Mapping[str | int, Usual]] = field(default_factory=dict)
    in_time: tuple[tuple[str, int, int], ...] = ()
    in_time_title: str = ""
    in_time_words: str = ""
    """What the table of these tells, for who does not see its title."""


NO_ADVICE = Advice()
