"""Who is at the table: a player's page says so every few seconds, and one that has fallen silent is away.

Nothing follows by itself: after a while the other player may choose to go on waiting, to claim the match or to stop it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from play import news
from play.models import Match, Seat

EVERY = timedelta(seconds=10)
"""No two writes of one seat's presence come closer than this."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A player who is away; `seconds` until the other may do something about it, 0 from then on."""

    seat: int
    seconds: int
    must_decide: bool

    @property
    def may_be_claimed(self) -> bool:
        return self.must_decide and not self.seconds


def note(match: Match, seats: Sequence[int]) -> None:
    """These seats' players are there. One write in ten seconds at most; who comes back from being away is news."""
    now = timezone.now()
    long_ago = now - min(EVERY, _away_after())
    mine = [seat for seat in match.seats.all() if seat.number in seats]
    if not any(seat.seen_at is None or seat.seen_at < long_ago for seat in mine):
        return
    silent = match.seats.filter(Q(seen_at=None) | Q(seen_at__lt=long_ago), number__in=seats)
    was_away = any(absence(match, seat, now) for seat in mine)
    with transaction.atomic():
        if was_away:  # first, as everything that changes a match takes its row before its seats
            news.announce(match)
        silent.update(seen_at=now)


def absence(match: Match, seat: Seat, now: datetime | None = None) -> Absence | None:
    """How long the player of a running match has been away; None for one who is there. No query."""
    if not match.is_running or seat.is_bot or seat.seen_at is None:
        return None
    silent = (now or timezone.now()) - seat.seen_at
    if silent < _away_after():
        return None
    patience = _away_after() + timedelta(seconds=settings.PLAY_CLAIM_AFTER)
    seconds = max(0, ceil((patience - silent).total_seconds()))
    return Absence(seat.number, seconds, match.to_act == seat.number)


def _away_after() -> timedelta:
    return timedelta(seconds=settings.PLAY_AWAY_AFTER)
