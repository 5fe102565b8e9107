"""How a game's table is laid and read in words, as one value: all that scenes need to know of a game.

A quality is one thing that can be said: of a card (its power), of a seat (its mana) or of the whole table (the
phase). What a position leaves out is usual: neutral filler cards, nothing resting, nothing changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.records import Event


class Holds(Enum):
    """What a quality's value is, in words for whoever wrote something else."""

    NUMBER = "a whole number"
    FLAG = "yes or no"
    WORD = "one word"
    SEAT = "me or foe"
    CARD = "a card on the table"
    CARDS = "a list of cards on the table"
    TEXTS = "a list of texts"


class Order(Enum):
    """What the order of a zone's cards says: nothing, places from left to right, or how deep a card lies."""

    NONE = "none"
    ROW = "row"
    FROM_TOP = "from top"


class Unlayable(ValueError):
    """A position asks for what this table cannot be given."""


@dataclass(frozen=True, slots=True)
class Quality:
    """`read` and `lay` take the state and the card or seat it is said of; one that is only read has no `lay`.

    `usual` is the value that need not be told, None for a quality that follows from others and is never told.
    `words` are the only ones allowed, empty where any is.
    """

    holds: Holds
    read: Callable[[Any, int], Any]
    lay: Callable[[Any, int, Any], None] | None = None
    words: tuple[str, ...] = ()
    usual: Any = None
    usual_of: Callable[[Any, int], Any] | None = None
    """The same, where it depends on the card."""


@dataclass(frozen=True, slots=True)
class Row:
    """A zone as a position fills it: `usual` filler cards where nothing is said of it.

    In a `bare` zone a card is no more than its name: what is said of it means nothing any more.
    """

    zone: str
    usual: int = 0
    order: Order = Order.NONE
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Staging:
    """One game's table. `rows` is the order in which zones are laid, `sought` the one in which names are looked for."""

    fillers: tuple[CardFacts, ...]
    filler: Callable[[str], CardKey]
    """The card that fills a zone."""
    rows: tuple[Row, ...]
    sought: tuple[tuple[str, ...], ...]
    """Groups of zones: a card of an earlier group is meant before one of a later group."""
    cards: Mapping[str, Quality]
    seats: Mapping[str, Quality]
    table: Mapping[str, Quality]
    events: Mapping[str, type[Event]]
    """What can happen, by the "type" of the event."""
    add: Callable[[Any, int, int, int], int]
    """Put a new card of a definition, for a seat, on top of a place."""
    settle: Callable[[Any], None]
    """Make the table whole when all cards lie there, before anything is said of them."""
    begin: Callable[[Any], None]
    """Push what the match goes on with, when everything was said."""
    tell: Callable[[Any, int], str]
    """A card on the table in one short phrase."""
