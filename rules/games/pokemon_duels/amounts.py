"""How much: numbers that a text reads from the table as it is at that moment."""

from rules.games.pokemon_duels.measure import Amount
from rules.kernel.selectors import Selector
from rules.kernel.words import Stat


class Count(Amount, tag="count"):
    """How many of these there are."""

    what: Selector


class NumberOf(Amount, tag="number-of"):
    """A number of these together, as it is now: attack, defence or level."""

    what: Selector
    stat: Stat


class LinksBelow(Amount, tag="links-below"):
    """How many links the chain has below this one."""
