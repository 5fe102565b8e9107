"""Sort the lines of a list: which name cards and where those belong, and which are headings, totals or comments."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from decks.importing import headings, limits, lines
from decks.importing.cleaning import CleanLine
from decks.importing.headings import Place
from decks.importing.lines import Reading
from decks.importing.report import Outcome, ReportLine


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line that names a card: its readings, where it stands, and what stood before the card on the line."""

    number: int
    text: str
    place: Place
    readings: tuple[Reading, ...]
    lead: str = ""
    removed: int = 0


@dataclass(slots=True)
class SortedLines:
    """The lines in order; `told` is what they say of the deck, by key (`headings.Note`)."""

    lines: list[CardLine | ReportLine] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)
    totals: list[int] = field(default_factory=list)

    @property
    def cards(self) -> list[CardLine]:
        return [line for line in self.lines if isinstance(line, CardLine)]


def sort(cleaned: Iterable[CleanLine], titles: Iterable[str]) -> SortedLines:
    """Sort lines that `cleaning` made; `titles` are the headings that the game's own lists have."""
    known = headings.vocabulary(titles)
    result = SortedLines()
    place = Place.MAIN
    for line in cleaned:
        sorted_line = _sorted(line, place, known, result)
        result.lines.append(sorted_line)
        place = _next_place(place, sorted_line, headings.heading(line.text, known))
    return result


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
            return _card_line(line, heading.inline, Place.STARTER)
        return ReportLine(line.number, line.text, Outcome.HEADING)
    if (total := headings.total(line.text)) is not None:
        result.totals.append(total)
        return ReportLine(line.number, line.text, Outcome.TOTAL)
    if headings.is_comment(line.text):
        return ReportLine(line.number, line.text, Outcome.COMMENT)
    return _card_line(line, line.text, place)


def _too_long(line: CleanLine, refusal: str) -> ReportLine:
    shown = line.text[: limits.LINE] + "…"
    if headings.is_comment(line.text):
        return ReportLine(line.number, shown, Outcome.COMMENT)
    return ReportLine(line.number, shown, Outcome.UNKNOWN, 1, message=refusal)


def _card_line(line: CleanLine, card: str, place: Place) -> CardLine | ReportLine:
    """A line with what names the card on it; one that cannot be meant so is reported at once."""
    if problem := lines.minus_problem(line.text):
        return ReportLine(line.number, line.text, Outcome.UNKNOWN, 1, message=problem)
    text = lines.plain(card)
    side = lines.without_side_mark(text)
    lead = line.text[: len(line.text) - len(card)]
    sorted_line = CardLine(line.number, line.text, place, lines.readings(text), lead, line.removed)
    if side is None:
        return sorted_line
    return replace(sorted_line, place=Place.SIDE, readings=lines.readings(side))


def _next_place(place: Place, line: CardLine | ReportLine, heading: headings.Heading | None) -> Place:
    """Where the line after this one stands."""
    if isinstance(line, ReportLine) and line.outcome is Outcome.HEADING and heading:
        return heading.place
    if isinstance(line, CardLine) and place is Place.STARTER and line.place is Place.STARTER:
        return Place.MAIN
    if isinstance(line, ReportLine) and line.outcome is Outcome.BLANK and place is Place.RIDE:
        return Place.MAIN
    return place
