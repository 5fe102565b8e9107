"""Where names and numbers are looked up: any source of cards that answers a whole list at once."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, TypeVar

from rapidfuzz import fuzz, process

from decks.importing.folded import folded
from rules.kernel.facts import CardFacts, Printing

T = TypeVar("T")

NEAR = 3
"""Most near names offered for one that nobody knows."""
LIKENESS = 70
"""Least likeness of a near name, of 100."""

Found = Mapping[str, tuple[CardFacts, ...]]
"""Cards by the folded name or number they were asked for."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What a catalogue knows of a list's names and numbers: by own name, by other names, by number."""

    names: Found = field(default_factory=dict)
    aliases: Found = field(default_factory=dict)
    numbers: Found = field(default_factory=dict)

    def named(self, name: str) -> tuple[CardFacts, ...]:
        """Cards called this, the own name before the others; a spelling that agrees to the letter counts alone."""
        cards = self.names.get(folded(name), ())
        exact = tuple(card for card in cards if card.name == name)
        return exact or cards or self.aliases.get(folded(name), ())

    def numbered(self, number: str) -> tuple[CardFacts, ...]:
        return self.numbers.get(folded(number), ())


class CardIndex(Protocol):
    """A catalogue as the importer needs it."""

    game: str

    def find(self, names: Collection[str], numbers: Collection[str]) -> Findings:
        """Look up folded names and folded numbers, all at once."""
        ...

    def near(self, names: Sequence[str]) -> Found:
        """For each folded name up to three cards with a name like it, the likest first."""
        ...

    def printings(self, ids: Collection[int]) -> Mapping[int, tuple[CardFacts, Printing]]:
        """Printings by their number for ever, with their cards."""
        ...

    def cards(self, keys: Collection[str]) -> Mapping[str, CardFacts]:
        """Cards by key."""
        ...


class CatalogueIndex:
    """The cards of a catalogue file, held in memory."""

    def __init__(self, game: str, cards: Iterable[CardFacts]) -> None:
        self.game = game
        self._by_key = {card.key: card for card in cards}

    def find(self, names: Collection[str], numbers: Collection[str]) -> Findings:
        return Findings(
            {name: self._names[name] for name in names if name in self._names},
            {name: self._aliases[name] for name in names if name in self._aliases},
            {number: self._numbers[number] for number in numbers if number in self._numbers},
        )

    def near(self, names: Sequence[str]) -> Found:
        first = {name: cards[0].key for name, cards in (self._aliases | self._names).items()}
        return {name: tuple(self._by_key[key] for key in likest(name, first)) for name in names}

    def printings(self, ids: Collection[int]) -> Mapping[int, tuple[CardFacts, Printing]]:
        every = ((card, printing) for card in self._by_key.values() for printing in card.printings)
        return {printing.id: (card, printing) for card, printing in every if printing.id in ids}

    def cards(self, keys: Collection[str]) -> Mapping[str, CardFacts]:
        return {key: self._by_key[key] for key in keys if key in self._by_key}

    @cached_property
    def _names(self) -> dict[str, tuple[CardFacts, ...]]:
        return _by((folded(card.name), card) for card in self._by_key.values())

    @cached_property
    def _aliases(self) -> dict[str, tuple[CardFacts, ...]]:
        return _by((folded(name), card) for card in self._by_key.values() for name in other_names(card))

    @cached_property
    def _numbers(self) -> Found:
        return _by((folded(number), card) for card in self._by_key.values() for number in numbers_of(card))


def other_names(card: CardFacts) -> tuple[str, ...]:
    """A card's names in other languages, and the faces of a double name."""
    faces = re.split(r"\s+//?\s+", card.name)
    return (*card.names.values(), *(faces if len(faces) > 1 else ()))


def numbers_of(card: CardFacts) -> tuple[str, ...]:
    """Every number a card was printed with, in any language."""
    return tuple(number for printing in card.printings for number in _numbers(printing))


def likest(name: str, known: Mapping[str, T]) -> tuple[T, ...]:
    """What stands behind the folded names most like this one, the likest first; none when nothing comes near."""
    found = process.extract(name, known.keys(), scorer=fuzz.WRatio, score_cutoff=LIKENESS, limit=2 * NEAR)
    return tuple(dict.fromkeys(known[like] for like, _, _ in found))[:NEAR]


def _numbers(printing: Printing) -> tuple[str, ...]:
    return (printing.number, *printing.aliases)


def _by(pairs: Iterable[tuple[str, CardFacts]]) -> dict[str, tuple[CardFacts, ...]]:
    """Cards by key, each card once per key."""
    found: dict[str, dict[str, CardFacts]] = {}
    for key, card in pairs:
        found.setdefault(key, {})[card.key] = card
    return {key: tuple(cards.values()) for key, cards in found.items()}
