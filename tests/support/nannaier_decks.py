"""Decks of Nannaier's Exercise: `deck("3 Pella", "2 Bank the Fire", "1 Mirror of Embers")`, or of any size at will."""

from rules import catalogues
from rules.games.nannaier.counting import ALL, Limits
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from tests.support import decklists

NANNAIER = catalogues.load("nannaier")


def card(name: str) -> CardFacts:
    return decklists.card(name, NANNAIER)


def deck(dolls: str = "", spells: str = "", mirrors: str = "") -> DeckList:
    """These cards, each in the part where they are named."""
    parts = zip((dolls, spells, mirrors), ALL, strict=True)
    entries = (entry for text, limits in parts for entry in decklists.lines(text, limits.part.key, NANNAIER))
    return DeckList("nannaier", tuple(entries))


def plain(dolls: int = 24, spells: int = 8, mirrors: int = 3) -> DeckList:
    """So many cards in each part, as often as may be of each of the catalogue's first ones."""
    parts = zip((dolls, spells, mirrors), ALL, strict=True)
    return DeckList("nannaier", tuple(entry for size, limits in parts for entry in _filled(size, limits)))


def _filled(size: int, limits: Limits) -> list[DeckEntry]:
    cards = filter(limits.is_for, NANNAIER.cards)
    counts = [min(limits.alike, size - first) for first in range(0, size, limits.alike)]
    return [
        DeckEntry(each, each.printings[0], count, limits.part.key) for each, count in zip(cards, counts, strict=False)
    ]
