"""`POST /api/v1/check`: what a format says of a list, a code or a deck in data. Nothing is kept, no cookie is read."""

from dataclasses import replace
from typing import Any, Literal

from django.http import HttpRequest
from ninja import Router, Schema
from ninja.errors import HttpError
from pydantic import Field, model_validator

from decks import codes
from decks.bounds import ENTRIES
from decks.changes import default_printing
from decks.checking import Verdict, verdicts
from decks.contents import EntryData as KeptEntry
from decks.contents import from_contents
from decks.exporting.data import EntryData
from decks.importing import limits
from decks.importing.database import DatabaseIndex
from decks.importing.reading import read
from decks.importing.report import ReportLine
from decks.issue_data import unread_data, verdict_data
from rules import games
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey
from rules.kernel.formats import Format

router = Router()


class CheckIn(Schema):
    """A deck to be judged, in exactly one of three forms; `starter` is a card's key and goes with `entries`."""

    format: str = Field(max_length=64, examples=["vanguard.classic"])
    text: str | None = Field(None, max_length=limits.BYTES, description="A list in any spelling that the site imports")
    code: str | None = Field(None, max_length=codes.LENGTH, description="A deck code of this site")
    entries: list[EntryData] | None = Field(None, max_length=ENTRIES)
    starter: str | None = Field(None, max_length=100)

    @model_validator(mode="after")
    def one_form(self) -> "CheckIn":
        if sum(form is not None for form in (self.text, self.code, self.entries)) != 1:
            raise ValueError("give exactly one of text, code and entries")
        return self


class FixOut(Schema):
    """What one click would do about an issue; further fields depend on the kind."""

    model_config = {"extra": "allow"}

    kind: str
    label: str


class IssueOut(Schema):
    """One reason the deck breaks a rule; only errors keep it from a match."""

    code: str
    severity: Literal["error", "warning"]
    rule: str
    message: str
    cards: list[str]
    fix: FixOut | None


class UnreadOut(Schema):
    """A line that could not be read; `near` are lines that may be meant."""

    line: int
    text: str
    message: str
    near: list[str]


class CheckOut(Schema):
    """The verdict of the format asked for; `formats` says for each of the game's whether the deck is legal there.

    `cards` counts the main part of the deck, `parts` each that decks of the game have.
    """

    format: str
    legal: bool
    cards: int
    parts: dict[str, int]
    issues: list[IssueOut]
    unread: list[UnreadOut]
    formats: dict[str, bool]


@router.post("/check", response=CheckOut, summary="Judge a deck", url_name="check")
def check(request: HttpRequest, deck: CheckIn) -> dict[str, Any]:
    """All that is wrong with a deck, with rule numbers. Lines that cannot be read are named, the others judged."""
    format = _format(deck.format)
    cards, unread = _entered(deck, format) if deck.entries is not None else _listed(deck, format)
    judged = verdicts(cards)
    return verdict_data(_of(judged, format)) | {
        "cards": cards.size(),
        "parts": {part.key: cards.size(part.key) for part in games.game(format.game).parts},
        "unread": [unread_data(line) for line in unread],
        "formats": {verdict.format.key: verdict.is_legal for verdict in judged},
    }


def _format(key: str) -> Format:
    known = {format.key: format for game in games.ALL for format in game.formats}
    if key not in known:
        raise HttpError(422, f"There is no format {key!a}; there are {', '.join(known)}.")
    return known[key]


def _listed(deck: CheckIn, format: Format) -> tuple[DeckList, tuple[ReportLine, ...]]:
    """The deck of a text or a code. At most six queries."""
    try:
        text = deck.text if deck.code is None else codes.write(codes.read(deck.code))
    except codes.BadCode as error:
        raise HttpError(422, str(error)) from None
    report = read(text or "", DatabaseIndex(format.game), format)
    if report.refusal:
        raise HttpError(422, report.refusal)
    return report.deck, report.unread


def _entered(deck: CheckIn, format: Format) -> tuple[DeckList, tuple[ReportLine, ...]]:
    """The deck of entries; one without set and number is the usual printing, one without part lies where it belongs.

    Two queries.
    """
    cards = DatabaseIndex(format.game).cards({entry.card for entry in deck.entries or ()})
    contents = {
        "format": format.key,
        "starter": deck.starter,
        "entries": [_kept(entry) for entry in deck.entries or ()],
    }
    read = from_contents(format.game, contents, cards).entries
    entries = tuple(
        _with_usual_printing(_placed(entry, given, format), format)
        for entry, given in zip(read, deck.entries or (), strict=True)
    )
    if refusal := limits.cards_refusal(sum(entry.count for entry in entries)):
        raise HttpError(422, refusal)
    return DeckList(format.game, entries, CardKey(deck.starter) if deck.starter else None), ()


def _kept(entry: EntryData) -> KeptEntry:
    return KeptEntry(**(entry.model_dump() | {"name": entry.name or entry.card}))


def _placed(entry: DeckEntry, given: EntryData, format: Format) -> DeckEntry:
    is_told = "part" in given.model_fields_set
    return entry if is_told else replace(entry, part=games.game(format.game).part_of(entry.card))


def _with_usual_printing(entry: DeckEntry, format: Format) -> DeckEntry:
    is_told = entry.printing.set_code or entry.printing.number
    return entry if is_told else DeckEntry(entry.card, default_printing(entry.card, format), entry.count, entry.part)


def _of(judged: tuple[Verdict, ...], format: Format) -> Verdict:
    return next(verdict for verdict in judged if verdict.format == format)
