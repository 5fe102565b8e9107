"""What can happen in a match of any game: abilities are used, numbers change, choices are made for a player."""

from rules.kernel.records import Event
from rules.kernel.words import Instance, SeatNumber


class AbilityUsed(Event, tag="ability-used"):
    """An ability happens: its owner wants it and can pay, and what it costs is paid next."""

    seat: SeatNumber
    card: Instance
    ability: int
    """Its place in the card's script, from 0."""
    rule: str


class Changed(Event, tag="changed"):
    """A card's number changed by `amount`, or it has a skill (1) or not (-1), until a moment comes."""

    card: Instance
    stat: str
    amount: int
    until: str
    rule: str


class Forced(Event, tag="forced"):
    """A choice that had no alternative was made for a player; of the cards, those that both players may see."""

    seat: SeatNumber
    source: Instance
    cards: tuple[Instance, ...]
    rule: str
