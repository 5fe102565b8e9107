"""Read a list of cards: every line is accounted for, and nothing is guessed in silence."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from decks.importing import cleaning, limits, names, starters
from decks.importing.index import CardIndex
from decks.importing.interpreting import Interpreter, unknown_names
from decks.importing.report import ImportReport, Outcome, ReportLine
from decks.importing.sorting import CardLine, SortedLines, sort
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import Format

MOST_NEAR = 100
"""Most unknown names of one list for which near ones are looked for."""


def read(text: str, index: CardIndex, format: Format) -> ImportReport:
    """The report on a text, whatever it holds. Asks the index once, and once more for near names."""
    raw = cleaning.split(text)
    refusal = limits.size_refusal(len(text.encode("utf-8", "surrogatepass"))) or limits.lines_refusal(raw)
    if refusal:
        return ImportReport(text, DeckList(index.game, ()), refusal=refusal)
    game = game_of(index.game)
    cleaned = (cleaning.clean(number, line) for number, line in enumerate(raw, 1))
    listed = sort(cleaned, (section.title for section in game.sections))
    lines, starter = starters.settle(
        listed.lines, _read(listed, index, format), starters.full_size(format), game.starter_word or "starter"
    )
    lines, name = _with_title(lines, listed.told.get("name", ""))
    entries = _merged(line.entry for line in lines if line.entry)
    report = ImportReport(
        text=text,
        deck=DeckList(index.game, entries, starter, name),
        lines=tuple(lines),
        format=listed.told.get("format", ""),
        refusal=_refusal(entries),
    )
    return _with_totals(report, listed.totals)


def _read(listed: SortedLines, index: CardIndex, format: Format) -> list[ReportLine]:
    findings = names.look_up(index, (line.readings for line in listed.cards))
    near = index.near(unknown_names(listed.cards, findings)[:MOST_NEAR])
    interpreter = Interpreter(format, findings, near)
    return [interpreter.line(line) if isinstance(line, CardLine) else line for line in listed.lines]


def _with_title(lines: Sequence[ReportLine], name: str) -> tuple[list[ReportLine], str]:
    """A first line that names no card, nor nearly one, is what the deck is called."""
    first = next((at for at, line in enumerate(lines) if line.outcome is not Outcome.BLANK), None)
    if first is None or name or not _is_title(lines[first]):
        return list(lines), name
    title = replace(lines[first], outcome=Outcome.COMMENT, count=0, message="Taken as the deck's name.")
    return [*lines[:first], title, *lines[first + 1 :]], title.text


def _is_title(line: ReportLine) -> bool:
    is_open = line.outcome is Outcome.UNKNOWN and line.count == 1 and not line.candidates
    return is_open and line.text[:1].isalpha() and len(line.text) <= limits.TITLE


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
        f"{entry.card.name}: {limits.copies_refusal(entry.count)}" for entry in entries if entry.count > limits.COPIES
    ]
    return next(filter(None, refusals), "")


def _with_totals(report: ImportReport, totals: Sequence[int]) -> ImportReport:
    """The report with a note on each total that disagrees with the sum of the list."""
    if all(total in (report.total, report.total + report.aside) for total in totals):
        return report
    message = f"The list itself has {report.total}."
    lines = (replace(line, message=message) if line.outcome is Outcome.TOTAL else line for line in report.lines)
    return replace(report, lines=tuple(lines))
