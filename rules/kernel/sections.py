"""The headings a deck list is read under, the same on every page, print and export."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.folding import fold


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of a game's lists, and which cards of a part of the deck stand under it."""

    title: str
    holds: Callable[[CardFacts], bool]
    part: str = MAIN


@dataclass(frozen=True, slots=True)
class Group:
    """The entries of one deck under one heading, by name."""

    title: str
    entries: tuple[DeckEntry, ...]

    @property
    def count(self) -> int:
        return sum(entry.count for entry in self.entries)


def groups(deck: DeckList, sections: Sequence[Section]) -> tuple[Group, ...]:
    """The deck under its game's headings, empty ones left out; unknown cards, then parts without one, come last."""
    filed: dict[str, list[DeckEntry]] = {title: [] for title in (*(section.title for section in sections), UNKNOWN)}
    for entry in deck.entries:
        filed.setdefault(_title(entry, sections), []).append(entry)
    return tuple(Group(title, _by_name(entries)) for title, entries in filed.items() if entries)


UNKNOWN = "Unknown cards"


def _title(entry: DeckEntry, sections: Sequence[Section]) -> str:
    own = (section.title for section in sections if section.part == entry.part and section.holds(entry.card))
    return next(own, UNKNOWN if entry.part == MAIN else _part_title(entry.part))


def _part_title(part: str) -> str:
    return f"{part.replace('-', ' ').capitalize()} deck"


def _by_name(entries: Iterable[DeckEntry]) -> tuple[DeckEntry, ...]:
    return tuple(sorted(entries, key=lambda entry: (fold(entry.card.name), entry.printing.number)))
