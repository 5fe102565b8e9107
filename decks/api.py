"""The read API of decks: `/api/v1/decks/<token>` shows what a shared link shows."""

from datetime import datetime
from typing import Literal

from django.http import HttpRequest
from ninja import Router, Schema

from decks.checking import Verdict, verdicts
from decks.contents import contents_of
from decks.sharing import shared_deck

router = Router()


class EntryOut(Schema):
    """Copies of one printing; `card` is the card's key, `name` what the catalogue calls it."""

    card: str
    name: str
    set: str
    number: str
    count: int
    part: str


class IssueOut(Schema):
    """One reason the deck breaks a rule of a format; only errors keep it from a match."""

    code: str
    severity: Literal["error", "warning"]
    rule: str
    message: str
    cards: list[str]


class VerdictOut(Schema):
    """What one format says of the deck."""

    format: str
    legal: bool
    issues: list[IssueOut]


class DeckOut(Schema):
    """A shared deck; `format` is the one it is built for, `pinned` says that the link shows this version for ever."""

    name: str
    game: str
    format: str
    author: str
    pinned: bool
    changed: datetime
    starter: str | None
    entries: list[EntryOut]
    notes: str
    verdicts: list[VerdictOut]


@router.get("/decks/{token}", response=DeckOut, summary="A shared deck")
def deck(request: HttpRequest, token: str) -> dict[str, object]:
    """The deck that the link with this token shows, and what every format of its game says of it."""
    shared = shared_deck(token)
    contents = contents_of(shared.cards, shared.format)
    return contents | {
        "name": shared.deck.name,
        "game": shared.deck.game,
        "author": shared.author,
        "pinned": shared.is_pinned,
        "changed": shared.changed,
        "notes": shared.notes,
        "verdicts": [_verdict(each) for each in verdicts(shared.cards)],
    }


def _verdict(verdict: Verdict) -> VerdictOut:
    issues = [IssueOut.from_orm(issue) for issue in verdict.issues]
    return VerdictOut(format=verdict.format.key, legal=verdict.is_legal, issues=issues)
