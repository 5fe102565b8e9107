"""Read a list of cards: every line is accounted for, and nothing is guessed in silence."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from decks.bounds import COPIES, NAME
from decks.importing import cleaning, limits, names, starters
from decks.importing.dialects import recognise
from decks.importing.folded import folded
from decks.importing.index import CardIndex
from decks.importing.interpreting import Interpreter
from decks.importing.lines import Reading
from decks.importing.report import ImportReport, Outcome, ReportLine
from decks.importing.sorting import CardLine, SortedLines, sort
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import Format
from rules.kernel.game import Game

MOST_NEAR = 100
"""Most unknown names of one list for which near ones are looked for."""


def read(text: str, index: CardIndex, format: Format | None = None) -> ImportReport:
    """The report on a text, whatever it holds. Asks the index once, and once more for near names.

    Without a `format` the text's own counts, and else the game's first.
    """
    game = game_of(index.game)
    nothing = ImportReport(text, DeckList(game.key, ()), format or game.formats[0])
    if refusal := limits.size_refusal(len(text.encode("utf-8", "surrogatepass"))):
        return replace(nothing, refusal=refusal)
    known = recognise(text, index)
    raw = cleaning.split(known.text)
    if refusal := known.refusal or limits.lines_refusal(raw):
        return replace(nothing, refusal=refusal, dialect=known.dialect)
    cleaned = (cleaning.clean(number, line) for number, line in enumerate(raw, 1))
    listed = sort(cleaned, (section.title for section in game.sections))
    report = _report(known.text, listed, index, format or _told_format(listed, game))
    return replace(report, dialect=known.dialect, notes=known.notes)


def _report(text: str, listed: SortedLines, index: CardIndex, format: Format) -> ImportReport:
    told = listed.told.get("starter", "")
    findings = names.look_up(index, (*(line.readings for line in listed.cards), (Reading(1, told),)))
    lines, name = _with_title(_read(listed, index, Interpreter(format, findings)), listed.told.get("name", ""))
    lines, apart = starters.settle(listed.lines, lines, starters.full_size(format), game_of(index.game))
    entries = _merged(line.entry for line in lines if line.entry)
    deck = DeckList(index.game, entries, apart or starters.told(told, findings, index), name)
    report = ImportReport(text, deck, format, tuple(lines), refusal=_refusal(entries))
    return _with_totals(report, listed.totals)


def _read(listed: SortedLines, index: CardIndex, interpreter: Interpreter) -> list[ReportLine]:
    flag, findings = game_of(index.game).schema.deck_flag, interpreter.findings
    meant = {
        line.number: names.meaning_for_decks(names.meaning(line.readings, findings), flag) for line in listed.cards
    }
    unknown = (each.reading.name for each in meant.values() if not each.cards)
    near = index.near(list(dict.fromkeys(map(folded, filter(None, unknown))))[:MOST_NEAR])

    def read_line(line: CardLine) -> ReportLine:
        meaning = meant[line.number]
        return interpreter.line(line, meaning, near.get(folded(meaning.reading.name), ()))

    return [read_line(line) if isinstance(line, CardLine) else line for line in listed.lines]


def _told_format(listed: SortedLines, game: Game) -> Format:
    """The format that the text names by its key, or the game's first."""
    told = listed.told.get("format", "").lower()
    return next((format for format in game.formats if format.key == told), game.formats[0])


def _with_title(lines: Sequence[ReportLine], name: str) -> tuple[list[ReportLine], str]:
    """A first line that names no card, nor nearly one, is what the deck is called."""
    first = next((at for at, line in enumerate(lines) if line.outcome is not Outcome.BLANK), None)
    if first is None or name or not _is_title(lines[first]):
        return list(lines), name
    title = replace(lines[first], outcome=Outcome.COMMENT, count=0, message="Taken as the deck's name.")
    return [*lines[:first], title, *lines[first + 1 :]], title.text


def _is_title(line: ReportLine) -> bool:
    is_open = line.outcome in (Outcome.UNKNOWN, Outcome.REMARK) and line.count <= 1 and not line.candidates
    return is_open and line.text[:1].isalpha() and len(line.text) <= NAME


def _merged(entries: Iterable[DeckEntry]) -> tuple[DeckEntry, ...]:
    """Entries with the copies of each printing added up, where it first stood."""
    merged: dict[tuple[str, str, str, str], DeckEntry] = {}
    for entry in entries:
        key = (entry.card.key, entry.printing.set_code, entry.printing.number, entry.part)
        before = merged.get(key)
        merged[key] = replace(entry, count=entry.count + before.count) if before else entry
    return tuple(merged.values())


def _refusal(entries: tuple[DeckEntry, ...]) -> str:
    """Why no deck can hold these entries, empty when one can."""
    refusals = [limits.cards_refusal(sum(entry.count for entry in entries))]
    refusals += [
        f"{entry.card.name}: {limits.copies_refusal(entry.count)}" for entry in entries if entry.count > COPIES
    ]
    return next(filter(None, refusals), "")


def _with_totals(report: ImportReport, totals: Sequence[int]) -> ImportReport:
    """The report with a note on each total that disagrees with the sum of the list."""
    if all(total in (report.total, report.total + report.aside) for total in totals):
        return report
    message = f"The list itself has {report.total}."
    lines = (replace(line, message=message) if line.outcome is Outcome.TOTAL else line for line in report.lines)
    return replace(report, lines=tuple(lines))
