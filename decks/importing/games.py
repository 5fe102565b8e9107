"""Which game a list is of: the one that the text names, else the one that knows most of its names."""

from collections.abc import Iterable, Iterator

from cards.models import Lookup
from decks.deckstrings import GAME as CODED_GAME
from decks.importing import cleaning, headings, limits
from decks.importing.database import BATCH, DatabaseIndex
from decks.importing.deckstrings import code_in
from decks.importing.dialects import recognise
from decks.importing.folded import folded
from decks.importing.lines import Reading
from decks.importing.own_exports import told_game
from decks.importing.printings import number_forms
from decks.importing.sorting import sort
from rules import games
from rules.kernel.game import Game


def likely_game(text: str) -> Game:
    """The game of a text of any kind, the first one where nothing tells. Two queries, few more for a long list."""
    if limits.size_refusal(len(text.encode("utf-8", "surrogatepass"))):
        return games.ALL[0]
    told = told_game(text) or (CODED_GAME if code_in(text) else "") or _noted_game(text)
    return next((game for game in games.ALL if game.key == told), None) or _knowing_most(text)


def _noted_game(text: str) -> str:
    notes = map(headings.note, map(str.strip, cleaning.split(text)[: limits.LINES]))
    return next((note.value.lower() for note in notes if note and note.key == "game"), "")


def _knowing_most(text: str) -> Game:
    """The game that knows most of the lines by a name or number."""
    lines = list(_readings(text))
    known = _known({word for line in lines for word in _words(line)})
    scores = {game: sum(any(word in known[game.key] for word in _words(line)) for line in lines) for game in games.ALL}
    return max(games.ALL, key=lambda game: scores[game])


def _readings(text: str) -> Iterator[tuple[Reading, ...]]:
    """The readings of every line that seems to name a card."""
    plain = recognise(text, DatabaseIndex(games.ALL[0].key))
    raw = cleaning.split(plain.text)[: limits.LINES]
    cleaned = (cleaning.clean(number, line) for number, line in enumerate(raw, 1))
    titles = (section.title for game in games.ALL for section in game.sections)
    return (line.readings for line in sort(cleaned, titles).cards)


def _words(line: tuple[Reading, ...]) -> Iterator[str]:
    """The folded names and numbers that a line may mean."""
    for reading in line:
        yield folded(reading.name)
        yield from map(folded, number_forms(reading.codes))


def _known(words: Iterable[str]) -> dict[str, set[str]]:
    """Those of the words that each game's catalogue knows; a query for each batch."""
    known: dict[str, set[str]] = {game.key: set() for game in games.ALL}
    every = sorted(filter(None, words))
    for start in range(0, len(every), BATCH):
        rows = Lookup.objects.filter(folded__in=every[start : start + BATCH], game__in=known)
        for game, word in rows.values_list("game", "folded").distinct():
            known[game].add(word)
    return known
