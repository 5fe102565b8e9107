"""What becomes of one line that names a card, once the catalogue has been asked."""

from collections.abc import Iterator
from dataclasses import dataclass

from decks.bounds import COPIES
from decks.changes import default_printing
from decks.importing import limits
from decks.importing.headings import PARTS, USUAL_PARTS, Place
from decks.importing.index import Findings
from decks.importing.lines import Reading, written
from decks.importing.names import Meaning
from decks.importing.printings import Pick, pick, unknown_printing
from decks.importing.report import Candidate, Outcome, ReportLine
from decks.importing.sorting import CardLine
from decks.importing.talk import is_talk
from rules.games import game as game_of
from rules.kernel.decklists import MAIN, DeckEntry
from rules.kernel.facts import CardFacts, Printing, unknown_card
from rules.kernel.formats import Format


@dataclass(frozen=True, slots=True)
class Interpreter:
    """Reads lines with what was found of them."""

    format: Format
    findings: Findings

    def line(self, line: CardLine, meant: Meaning, near: tuple[CardFacts, ...]) -> ReportLine:
        """What becomes of a line that means this; `near` are cards with names like one that nobody knows."""
        part = PARTS.get(self.format.game, USUAL_PARTS).get(line.place)
        if part is None:
            return _reported(line, Outcome.ASIDE, min(meant.reading.count, COPIES), "Not part of the deck.")
        if refusal := limits.copies_refusal(meant.reading.count):
            return _reported(line, Outcome.UNKNOWN, 1, refusal)
        if meant.is_certain:
            return self._certain(line, meant.reading, meant.cards[0], part, meant.by_number)
        if meant.cards:
            return self._ambiguous(line, meant)
        if line.place is Place.UNKNOWN or (part != MAIN and not (near and self._is_catalogued(part))):
            return _kept(line, meant.reading, part)
        return self._unknown(line, meant.reading, near)

    def _certain(self, line: CardLine, reading: Reading, card: CardFacts, part: str, by_number: bool) -> ReportLine:
        if part == MAIN:
            part = game_of(self.format.game).part_of(card)
        picked = pick(card, reading.codes, self.findings, self._default)
        message = " ".join(_notes(line, reading, picked, by_number))
        outcome = Outcome.ASKED if picked.asks else Outcome.NOTED if message else Outcome.MATCHED
        entry = DeckEntry(card, picked.printing, reading.count, part)
        return ReportLine(
            line.number,
            line.text,
            outcome,
            reading.count,
            entry,
            message,
            _printings(line, entry) if picked.asks else (),
        )

    def _is_catalogued(self, part: str) -> bool:
        """Whether the catalogue has cards for this part of the deck."""
        return any(part == each.key for each in game_of(self.format.game).parts)

    def _ambiguous(self, line: CardLine, meant: Meaning) -> ReportLine:
        count, name = meant.reading.count, meant.reading.name
        said = f"“{name}” may be any of these."
        if meant.by_number:
            said = f"No card is called “{name}”; by its number it is this."
        return _reported(line, Outcome.GUESSED, count, said, self._candidates(line, meant.reading, meant.cards))

    def _unknown(self, line: CardLine, reading: Reading, cards: tuple[CardFacts, ...]) -> ReportLine:
        if is_talk(reading, cards):
            said = "Not a card line, so left out."
            return _reported(line, Outcome.REMARK, 0, said, self._candidates(line, reading, cards))
        said = f"No card is called “{reading.name}”." if reading.name else f"No card has the number {reading.codes[0]}."
        return _reported(line, Outcome.UNKNOWN, reading.count, said, self._candidates(line, reading, cards))

    def _candidates(self, line: CardLine, reading: Reading, cards: tuple[CardFacts, ...]) -> tuple[Candidate, ...]:
        return tuple(
            _candidate(line, card, pick(card, reading.codes, self.findings, self._default).printing, reading.count)
            for card in cards
        )

    def _default(self, card: CardFacts) -> Printing:
        return default_printing(card, self.format)


def _reported(
    line: CardLine, outcome: Outcome, count: int, message: str, candidates: tuple[Candidate, ...] = ()
) -> ReportLine:
    return ReportLine(line.number, line.text, outcome, count, None, message, candidates)


def _kept(line: CardLine, reading: Reading, part: str) -> ReportLine:
    """A card that no catalogue holds, in a part of the deck that is counted as a whole."""
    entry = DeckEntry(
        unknown_card(reading.name or reading.codes[0]), unknown_printing(reading.codes), reading.count, part
    )
    message = "No catalogue knows this card; it is kept as it is written."
    return ReportLine(line.number, line.text, Outcome.NOTED, reading.count, entry, message)


def _notes(line: CardLine, reading: Reading, picked: Pick, by_number: bool) -> Iterator[str]:
    yield from filter(None, (picked.note,))
    if by_number and reading.name:
        yield "Taken by its number."
    if reading.dropped:
        yield f"Ignored: {' '.join(reading.dropped)}"
    if line.removed:
        yield f"{line.removed} invisible {'character' if line.removed == 1 else 'characters'} removed."


def _printings(line: CardLine, entry: DeckEntry) -> tuple[Candidate, ...]:
    """A known printing for each that the card has."""
    return tuple(_candidate(line, entry.card, printing, entry.count) for printing in entry.card.printings)


def _candidate(line: CardLine, card: CardFacts, printing: Printing, count: int) -> Candidate:
    label = f"{card.name} {printing.number}".strip()
    mark = " (FV)" if line.is_starter else ""
    return Candidate(label, f"{line.lead}{written(count, card.name, printing)}{mark}", count)
