"""Where names and numbers are looked up: any source of cards that answers a whole list at once."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from rapidfuzz import fuzz, process

from rules.kernel.facts import CardFacts, Printing
from rules.kernel.folding import fold

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
        cards = self.names.get(fold(name), ())
        exact = tuple(card for card in cards if card.name == name)
        return exact or cards or self.aliases.get(fold(name), ())

    def numbered(self, number: str) -> tuple[CardFacts, ...]:
        return self.numbers.get(fold(number), ())


class CardIndex(Protocol):
    """A catalogue as the importer needs it."""

    game: str

    def find(self, names: Collection[str], numbers: Collection[str]) -> Findings:
        """Look up folded names and folded numbers, all at once."""
        ...

    def near(self, names: Sequence[str]) -> Found:
        """For each folded name up to three cards with a name like it, the likest first."""
        ...


class CatalogueIndex:
    """The cards of a catalogue file, held in memory."""

    def __init__(self, game: str, cards: Iterable[CardFacts]) -> None:
        self.game = game
        self.cards = tuple(cards)

    def find(self, names: Collection[str], numbers: Collection[str]) -> Findings:
        return Findings(
            {name: self._names[name] for name in names if name in self._names},
            {name: self._aliases[name] for name in names if name in self._aliases},
            {number: self._numbers[number] for number in numbers if number in self._numbers},
        )

    def near(self, names: Sequence[str]) -> Found:
        return {name: likest(name, self._names) for name in names}

    @cached_property
    def _names(self) -> Found:
        return _by((fold(card.name), card) for card in self.cards)

    @cached_property
    def _aliases(self) -> Found:
        return _by((fold(name), card) for card in self.cards for name in other_names(card))

    @cached_property
    def _numbers(self) -> Found:
        return _by((fold(number), card) for card in self.cards for number in numbers_of(card))


def other_names(card: CardFacts) -> tuple[str, ...]:
    """A card's names in other languages, and the faces of a double name."""
    faces = re.split(r"\s+//?\s+", card.name)
    return (*card.names.values(), *(faces if len(faces) > 1 else ()))


def numbers_of(card: CardFacts) -> tuple[str, ...]:
    """Every number a card was printed with, in any language."""
    return tuple(number for printing in card.printings for number in _numbers(printing))


def likest(name: str, names: Found) -> tuple[CardFacts, ...]:
    """The cards whose folded names are most like this folded name; none when nothing comes near."""
    found = process.extract(name, names.keys(), scorer=fuzz.WRatio, score_cutoff=LIKENESS, limit=NEAR)
    return tuple(card for known, _, _ in found for card in names[known])[:NEAR]


def _numbers(printing: Printing) -> tuple[str, ...]:
    return (printing.number, *printing.aliases)


def _by(pairs: Iterable[tuple[str, CardFacts]]) -> Found:
    """Cards by key, each card once per key."""
    found: dict[str, dict[str, CardFacts]] = {}
    for key, card in pairs:
        found.setdefault(key, {})[card.key] = card
    return {key: tuple(cards.values()) for key, cards in found.items()}
