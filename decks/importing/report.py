"""What an import made of a text: one row for every line, in order, and the deck that the readable ones make."""

from dataclasses import dataclass
from enum import StrEnum

from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.formats import Format


class Outcome(StrEnum):
    """What became of a line; only the first three put cards into the deck."""

    MATCHED = "matched"
    NOTED = "noted"
    """Read, with something to tell."""
    ASKED = "asked"
    """Read as an unknown printing; the player may choose a known one."""
    GUESSED = "guessed"
    """Several cards may be meant; the player says which."""
    UNKNOWN = "unknown"
    ASIDE = "aside"
    """A card outside the deck: a side board, or a list of maybes."""
    REMARK = "remark"
    """A sentence rather than a card; left out, unless the player says which card it is."""
    HEADING = "heading"
    COMMENT = "comment"
    TOTAL = "total"
    BLANK = "blank"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One answer to a question about a line: what to call it, the line that says it, and how many copies it has."""

    label: str
    text: str
    count: int


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A line of the text and what it was read as; `count` is of cards, 0 for a line without any."""

    number: int
    text: str
    outcome: Outcome
    count: int = 0
    entry: DeckEntry | None = None
    message: str = ""
    candidates: tuple[Candidate, ...] = ()

    @property
    def is_unread(self) -> bool:
        """Whether the player has to say something before this line can go anywhere."""
        return self.outcome in (Outcome.UNKNOWN, Outcome.GUESSED)


@dataclass(frozen=True, slots=True)
class ImportReport:
    """Everything about one import.

    `dialect` names what was recognised, and `text` is the plain list that it was read as. `deck` holds the lines
    that were read, whatever the others are; with a `refusal` it cannot be kept, and has no lines at all where
    nothing was read.
    """

    text: str
    deck: DeckList
    format: Format
    lines: tuple[ReportLine, ...] = ()
    dialect: str = "Card list"
    refusal: str = ""
    notes: tuple[str, ...] = ()

    @property
    def unread(self) -> tuple[ReportLine, ...]:
        return tuple(line for line in self.lines if line.is_unread)

    @property
    def recognised(self) -> int:
        """Cards that were recognised; with those of unread lines and those aside, all that the text has."""
        return sum(line.count for line in self.lines if line.entry and not line.is_unread)

    @property
    def total(self) -> int:
        return self.recognised + sum(line.count for line in self.unread)

    @property
    def aside(self) -> int:
        """Cards outside the deck."""
        return sum(line.count for line in self.lines if line.outcome is Outcome.ASIDE)

    @property
    def remarks(self) -> int:
        """Lines left out because they read like talk."""
        return sum(line.outcome is Outcome.REMARK for line in self.lines)

    @property
    def is_complete(self) -> bool:
        """Whether the deck can be saved: everything was read, and there was something to read."""
        return not self.refusal and not self.unread and bool(self.deck.entries)

    @property
    def footer(self) -> str:
        """How much was recognised, in one sentence."""
        said = f"{self.recognised} of {self.total} {_cards(self.total)} recognised"
        if lines := len(self.unread):
            said += f", {lines} {'line' if lines == 1 else 'lines'} not"
        if self.aside:
            said += f"; {self.aside} {_cards(self.aside)} set aside"
        if remarks := self.remarks:
            said += f"; {remarks} {'line' if remarks == 1 else 'lines'} left out as talk"
        return f"{said}."


def _cards(count: int) -> str:
    return "card" if count == 1 else "cards"
