"""How much: numbers that a text reads from the table as it is at that moment."""

from rules.games.pokemon_duels.measure import Amount
from rules.games.pokemon_duels.stats import number
from rules.games.pokemon_duels.table import DuelState
from rules.kernel.frames import Frame
from rules.kernel.selectors import Selector
from rules.kernel.words import Stat


class Count(Amount, tag="count"):
    """How many of these there are."""

    what: Selector

    def of(self, state: DuelState, frame: Frame) -> int:
        return len(self.what.find(state, frame))


class NumberOf(Amount, tag="number-of"):
    """A number of these together, as it is now: attack, defence or level."""

    what: Selector
    stat: Stat

    def of(self, state: DuelState, frame: Frame) -> int:
        return sum(number(state, card, self.stat) for card in self.what.find(state, frame))


class LinksBelow(Amount, tag="links-below"):
    """How many links the chain has below this one."""

    def of(self, state: DuelState, frame: Frame) -> int:
        return len(state.chain)
