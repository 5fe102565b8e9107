"""Playing on from a moment of a match that has ended: a new match with the same beginning, against a bot."""

from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils import timezone

from decks.models import Owner
from play import matches
from play.models import LogEntry, Match, Seat, Status
from play.replays import Replay
from rules.kernel.state import MatchState


class NothingLeft(Exception):
    """The match is over at this step: there is nothing to play on."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who plays on in which seat, and the bot in the other."""

    owner: Owner
    name: str
    seat: int
    bot: str
    bot_name: str


def play_on(replay: Replay, step: int, who: Newcomer, form_token: str | None) -> Match:
    """A running match that begins with the steps up to this one, its chance going on as it did; a form makes one.

    NothingLeft where these steps end the match.
    """
    state = replay.state(step)
    if state.outcome is not None:
        raise NothingLeft
    try:
        return _begun(replay, step, state, who, form_token)
    except IntegrityError:
        return Match.objects.get(form_token=form_token)


@transaction.atomic
def _begun(replay: Replay, step: int, state: MatchState, who: Newcomer, form_token: str | None) -> Match:
    match = _branch(replay, step, form_token)
    Seat.objects.bulk_create(_seats(replay.match, match, who))
    LogEntry.objects.bulk_create(_copied(replay, step, match))
    matches.store(match, state)
    return match


def _branch(replay: Replay, step: int, form_token: str | None) -> Match:
    old = replay.match
    return Match.objects.create(
        game=old.game,
        format=old.format,
        values=old.values,
        rules_version=old.rules_version,
        seed=old.seed,
        status=Status.RUNNING,
        seq=step,
        branch_of=old,
        branch_seq=replay.steps[step].seq,
        form_token=form_token,
    )


def _seats(old: Match, new: Match, who: Newcomer) -> list[Seat]:
    """Both seats with the decks they had; nobody watches what is tried out."""
    return [
        Seat(
            match=new,
            number=seat.number,
            owner=who.owner if seat.number == who.seat else None,
            bot="" if seat.number == who.seat else who.bot,
            name=who.name if seat.number == who.seat else who.bot_name,
            deck=seat.deck,
            deck_name=seat.deck_name,
            allows_watching=False,
            seen_at=timezone.now(),
        )
        for seat in old.seats.all()
    ]


def _copied(replay: Replay, step: int, new: Match) -> list[LogEntry]:
    """The rows of these steps, numbered without those that were taken back."""
    return [
        LogEntry(match=new, seq=seq, kind=row.kind, seat=row.seat, action=row.action, events=row.events)
        for seq, row in enumerate(replay.steps[: step + 1])
    ]
