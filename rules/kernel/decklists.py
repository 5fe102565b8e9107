"""A deck as a value: all that the rules ever see of one."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.kernel.facts import CardFacts, CardKey, Printing

MAIN = "main"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """`count` copies of one printing, in one part of the deck."""

    card: CardFacts
    printing: Printing
    count: int
    part: str = MAIN


@dataclass(frozen=True, slots=True)
class Part:
    """A part that the decks of a game have, and what one card and several of them are called there."""

    key: str = MAIN
    one: str = "card"
    many: str = "cards"

    def noun(self, copies: int) -> str:
        """What so many of its cards are called."""
        return self.one if copies == 1 else self.many

    def counted(self, copies: int) -> str:
        """So many cards in words: "1 card", "50 cards"."""
        return f"{copies} {self.noun(copies)}"


MAIN_PART = Part()


@dataclass(slots=True)
class Held:
    """What most rules ask of a part of the deck, gathered in one pass."""

    size: int
    cards: dict[CardKey, CardFacts]
    """Each card once, whatever its printings, in the order of the entries."""
    names: dict[str, int]
    """Copies by folded printed name."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """Entries in the order they are shown; `starter` is the stored first vanguard, hero or the like."""

    game: str
    entries: tuple[DeckEntry, ...]
    starter: CardKey | None = None
    name: str = ""
    _known: dict[object, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def once(self, question: Callable[["DeckList"], T]) -> T:
        """What `question` says of this deck, asked the first time only: a deck never changes, rules share counts."""
        if question not in self._known:
            self._known[question] = question(self)
        answer: T = self._known[question]
        return answer

    @property
    def main(self) -> Held:
        return self.once(_gathered)

    def held(self, part: str) -> Held:
        return self.main if part == MAIN else _gathered(self, part)

    def part(self, part: str) -> tuple[DeckEntry, ...]:
        return tuple(entry for entry in self.entries if entry.part == part)

    def size(self, part: str = MAIN) -> int:
        return sum(entry.count for entry in self.part(part))

    def counts(self, by: Callable[[CardFacts], object], part: str = MAIN) -> Counter[object]:
        """Copies by what `by` says of a card; a card it answers None for is left out."""
        total: Counter[object] = Counter()
        for entry in self.part(part):
            value = by(entry.card)
            if value is not None:
                total[value] += entry.count
        return total

    def cards(self, part: str = MAIN) -> Iterable[CardFacts]:
        """Each card once, whatever its printings, in the order of the entries."""
        return {entry.card.key: entry.card for entry in self.part(part)}.values()


def _gathered(deck: DeckList, part: str = MAIN) -> Held:
    cards: dict[CardKey, CardFacts] = {}
    names: dict[str, int] = {}
    for entry in deck.entries:
        if entry.part == part:
            card, name = entry.card, entry.card.folded_name
            cards[card.key] = card
            names[name] = names.get(name, 0) + entry.count
    return Held(sum(names.values()), cards, names)
