"""What a deck holds, counted once for all rules: copies by title, and by effect (PD-7, PD-G13, PD-G15)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.games.pokemon_duels.facts import EVOLUTION, title
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey, folded

EXTRA = "extra"
LEAST, MOST = 40, 60
"""Cards of a main deck (PD-1.1)."""
MOST_EXTRA = 15
COPIES = 3
"""Copies of one title (PD-7a)."""
LADDER = (3, 2, 1)
"""Copies of the first, second and third name of one effect (PD-7e.2)."""
REVIVALS = 1
"""Cards of unlimited revival (PD-7c)."""


@dataclass(slots=True)
class Tally:
    """The main and the extra deck together (PD-G13); titles are folded."""

    copies: Counter[str] = field(default_factory=Counter)
    held: Counter[CardKey] = field(default_factory=Counter)
    cards: dict[str, list[CardFacts]] = field(default_factory=dict)
    """The cards of each title, in the order of the entries."""


def tally(deck: DeckList) -> Tally:
    counted = Tally()
    for entry in deck.entries:
        if entry.card.key not in counted.held:
            counted.cards.setdefault(folded_title(entry.card), []).append(entry.card)
        counted.copies[folded_title(entry.card)] += entry.count
        counted.held[entry.card.key] += entry.count
    return counted


def folded_title(card: CardFacts) -> str:
    return folded(title(card))


def part_of(card: CardFacts) -> str:
    """The part of a deck where a card belongs: white frames in the extra deck, all others in the main one (PD-G17)."""
    return EXTRA if card.kind == EVOLUTION else MAIN


def in_words(names: Iterable[str]) -> str:
    """Names as a sentence lists them: "A, B and C"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
