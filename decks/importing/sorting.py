"""Sort the lines of a list: which name cards and where those belong, and which are headings, totals or comments."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from decks.importing import headings, limits, lines
from decks.importing.cleaning import CleanLine
from decks.importing.headings import Place
from decks.importing.lines import Reading
from decks.importing.report import Outcome, ReportLine

LEAST_NUMBERED = 3
"""Fewer lines that begin with 1. and 2. may as well say how many copies."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line that names a card: its readings, where it stands, and what stood before the card on the line.

    `is_starter` says that the line marks its card as the one the deck starts with.
    """

    number: int
    text: str
    place: Place
    readings: tuple[Reading, ...]
    lead: str = ""
    removed: int = 0
    is_starter: bool = False


@dataclass(slots=True)
class SortedLines:
    """The lines in order; `told` is what they say of the deck, by key (`headings.Note`).

    `is_numbered` says that the lines themselves are numbered: 1. 2. 3.
    """

    lines: list[CardLine | ReportLine] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)
    totals: list[int] = field(default_factory=list)
    is_numbered: bool = False

    @property
    def cards(self) -> list[CardLine]:
        return [line for line in self.lines if isinstance(line, CardLine)]


def sort(cleaned: Iterable[CleanLine], titles: Iterable[str]) -> SortedLines:
    """Sort lines that `cleaning` made; `titles` are the headings that the game's own lists have."""
    known = headings.vocabulary(titles)
    every = list(cleaned)
    result = SortedLines(is_numbered=_are_numbered(every))
    place = Place.MAIN
    for line in every:
        sorted_line = _sorted(line, place, known, result)
        result.lines.append(sorted_line)
        place = _next_place(place, sorted_line, headings.heading(line.text, known))
    return result


def _are_numbered(cleaned: Iterable[CleanLine]) -> bool:
    """Whether the lines that begin like "4." count themselves, from 1 and without a gap."""
    found = [number for line in cleaned if (number := lines.list_number(lines.plain(line.text))) is not None]
    return len(found) >= LEAST_NUMBERED and found == list(range(1, len(found) + 1))


def _sorted(line: CleanLine, place: Place, known: headings.Vocabulary, result: SortedLines) -> CardLine | ReportLine:
    if not line.text:
        return ReportLine(line.number, "", Outcome.BLANK)
    if refusal := limits.line_refusal(line.text):
        return _too_long(line, refusal)
    if note := headings.note(line.text):
        result.told.setdefault(note.key, note.value)
        return ReportLine(line.number, line.text, Outcome.COMMENT)
    if heading := headings.heading(line.text, known):
        if heading.inline:
            return _card_line(line, heading.inline, Place.STARTER, result.is_numbered)
        return ReportLine(line.number, line.text, Outcome.HEADING)
    if (total := headings.total(line.text)) is not None:
        result.totals.append(total)
        return ReportLine(line.number, line.text, Outcome.TOTAL)
    if headings.is_comment(line.text):
        return ReportLine(line.number, line.text, Outcome.COMMENT)
    return _card_line(line, line.text, place, result.is_numbered)


def _too_long(line: CleanLine, refusal: str) -> ReportLine:
    shown = line.text[: limits.LINE] + "…"
    if headings.is_comment(line.text):
        return ReportLine(line.number, shown, Outcome.COMMENT)
    return ReportLine(line.number, shown, Outcome.UNKNOWN, 1, message=refusal)


def _card_line(line: CleanLine, card: str, place: Place, is_numbered: bool) -> CardLine | ReportLine:
    """A line with what names the card on it; one that cannot be meant so is reported at once."""
    if problem := lines.minus_problem(line.text):
        return ReportLine(line.number, line.text, Outcome.UNKNOWN, 1, message=problem)
    text = lines.plain(card)
    if (side := lines.without_side_mark(text)) is not None:
        text, place = side, Place.SIDE
    unmarked = lines.without_starter_mark(text)
    return CardLine(
        line.number,
        line.text,
        place,
        lines.readings(unmarked or text, is_numbered),
        lead=line.text[: len(line.text) - len(card)],
        removed=line.removed,
        is_starter=unmarked is not None,
    )


def _next_place(place: Place, line: CardLine | ReportLine, heading: headings.Heading | None) -> Place:
    """Where the line after this one stands."""
    if isinstance(line, ReportLine) and line.outcome is Outcome.HEADING and heading:
        return heading.place
    if isinstance(line, CardLine) and place is Place.STARTER and line.place is Place.STARTER:
        return Place.MAIN
    if isinstance(line, ReportLine) and line.outcome is Outcome.BLANK and place is Place.RIDE:
        return Place.MAIN
    return place
