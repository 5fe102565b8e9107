"""A deck as a list for people, which the importer reads back to the same deck.

What a plain list cannot say stands in comments, so that other sites read the list as well.
"""

from collections.abc import Callable, Iterable, Iterator

from decks.bounds import is_legible
from decks.importing.lines import written
from rules.catalogues import starter_of
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import Format
from rules.kernel.sections import Group, groups

Lines = Callable[[Iterable[DeckEntry]], Iterator[str]]

NAMES_ONLY = "// names only: printings come back as the usual ones"


def text(deck: DeckList, format: Format) -> str:
    """Every entry with its set and number, under the game's headings."""
    return _joined(_header(deck, format), groups(deck, game_of(deck.game).sections), _printed)


def names(deck: DeckList, format: Format) -> str:
    """Every card once under its heading, whatever its printings."""
    header = [*_header(deck, format), NAMES_ONLY]
    return _joined(header, groups(deck, game_of(deck.game).sections), _named)


def starter_name(deck: DeckList) -> str:
    """What the importer finds the deck's starter by; empty where none is stored."""
    card = starter_of(deck)
    return card.name if card else deck.starter or ""


def one_line(words: str) -> str:
    """A name without anything that could begin a line of its own."""
    return " ".join("".join(char if is_legible(char) else " " for char in words).split())


def _header(deck: DeckList, format: Format) -> list[str]:
    header = [f"// name: {one_line(deck.name)}"] if deck.name else []
    header += [f"// game: {deck.game}", f"// format: {format.key}"]
    if deck.starter:
        header.append(f"// {game_of(deck.game).starter_word or 'starter'}: {starter_name(deck)}")
    return header


def _joined(header: list[str], found: Iterable[Group], lines: Lines) -> str:
    blocks = ["\n".join(header)]
    blocks += ["\n".join([f"{group.title} ({group.count})", *lines(group.entries)]) for group in found]
    return "\n\n".join(blocks) + "\n"


def _printed(entries: Iterable[DeckEntry]) -> Iterator[str]:
    return (written(entry.count, entry.card.name, entry.printing) for entry in entries)


def _named(entries: Iterable[DeckEntry]) -> Iterator[str]:
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.card.name] = counts.get(entry.card.name, 0) + entry.count
    return (written(count, name) for name, count in counts.items())
