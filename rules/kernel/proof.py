"""What a soak needs to know of a game, as one value."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.records import Event


@dataclass(frozen=True, slots=True)
class Proof:
    """`deck` makes a random deck of these cards; over many of them every card that `counts` gets its turn."""

    deck: Callable[[Sequence[CardFacts], Chance], DeckList]
    counts: Callable[[CardFacts], bool]
    """Whether a soak should get the card played."""
    played: Callable[[Event], int | None]
    """The instance that an event shows as played; None for every other event."""
    invariants: tuple[Callable[[Any], Iterator[str]], ...] = ()
    """What must hold whenever someone must decide or the match is over; each yields what is wrong, in words."""
