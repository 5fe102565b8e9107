"""One game's published cards, found by key, by name and by number."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rules.kernel.facts import CardFacts, Printing
from rules.kernel.folding import fold


@dataclass(frozen=True, slots=True)
class CardSet:
    """A published set; its era decides which formats admit its printings."""

    code: str
    name: str
    era: str = ""


@dataclass(frozen=True)
class Catalogue:
    """Sets and cards in the order of their file. No two cards share a key or a folded number.

    A card that can be in decks shares its folded name with no other such card; a name stands for the first of its
    cards.
    """

    game: str
    version: str
    sets: tuple[CardSet, ...]
    cards: tuple[CardFacts, ...]

    def card(self, key: str) -> CardFacts | None:
        return self._by_key.get(key)

    def named(self, name: str) -> CardFacts | None:
        """The card of this name in any of its languages, compared folded."""
        return self._by_name.get(fold(name))

    def name_of(self, key: str, tag: str = "") -> str:
        """The card's name in a language, else its printed one; the key where no card has it."""
        card = self.card(key)
        return key if card is None else card.names.get(tag, card.name)

    def numbered(self, number: str) -> tuple[CardFacts, Printing] | None:
        """The printing with this number or alias, compared folded, and its card."""
        return self._by_number.get(fold(number))

    def printings(self) -> Iterator[tuple[CardFacts, Printing]]:
        return ((card, printing) for card in self.cards for printing in card.printings)

    @cached_property
    def _by_key(self) -> dict[str, CardFacts]:
        return {card.key: card for card in self.cards}

    @cached_property
    def _by_name(self) -> dict[str, CardFacts]:
        translated = {fold(name): card for card in reversed(self.cards) for name in card.names.values()}
        return translated | {fold(card.name): card for card in reversed(self.cards)}

    @cached_property
    def _by_number(self) -> dict[str, tuple[CardFacts, Printing]]:
        return {
            fold(number): (card, printing)
            for card, printing in self.printings()
            for number in (printing.number, *printing.aliases)
        }
