"""A deck as Markdown, for forums and notes; with links to the cards' pages."""

import re
from collections.abc import Callable

from decks.exporting.text import one_line, starter_name
from decks.importing.lines import written
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Format
from rules.kernel.sections import groups

Address = Callable[[CardFacts], str]
"""Where a card's page is; empty for a card that has none."""

_MARKS = re.compile(r"([\\`*_\[\]<>#~|&])")


def markdown(deck: DeckList, format: Format, address: Address) -> str:
    """The deck under its game's headings, a line for each printing."""
    game = game_of(deck.game)
    blocks = [f"# {escaped(one_line(deck.name) or 'Deck')}", f"{game.name}, {format.name}: {game.size(deck)}"]
    if deck.starter:
        blocks.append(f"{(game.starter_word or 'starter').capitalize()}: {escaped(starter_name(deck))}")
    for group in groups(deck, game.sections):
        lines = "\n".join(_line(entry, address) for entry in group.entries)
        blocks.append(f"## {group.title} ({group.count})\n\n{lines}")
    return "\n\n".join(blocks) + "\n"


def escaped(words: str) -> str:
    """Text that Markdown shows as it is.

    >>> escaped("2 * <b>")
    '2 \\\\* \\\\<b\\\\>'
    """
    return _MARKS.sub(r"\\\1", words)


def _line(entry: DeckEntry, address: Address) -> str:
    name, target = escaped(entry.card.name), address(entry.card)
    card = f"[{name}]({target})" if target else name
    return f"- {entry.count} × {card}{_printing(entry)}"


def _printing(entry: DeckEntry) -> str:
    """Set and number as a list writes them, empty for a printing that says neither."""
    return escaped(written(entry.count, "", entry.printing).removeprefix(f"{entry.count} "))
