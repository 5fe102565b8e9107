"""Matches that nobody cares for any more: they end without result."""

from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from play import matches, news
from play.models import Match, Seat, Status

HAS_BOT = Exists(Seat.objects.filter(match=OuterRef("pk")).exclude(bot=""))


@dataclass(frozen=True, slots=True)
class Patience:
    """How long matches of some kind may stand still, and what is said of them then."""

    kind: Q
    time: timedelta
    reason: str


PATIENCE = (
    Patience(Q(status=Status.OPEN, is_listed=True), timedelta(days=1), "Nobody sat down within a day"),
    Patience(Q(status=Status.OPEN, is_listed=False), timedelta(days=7), "Nobody followed the invitation for a week"),
    Patience(Q(HAS_BOT, status=Status.RUNNING), timedelta(days=3), "Nobody moved for three days"),
    Patience(Q(~HAS_BOT, status=Status.RUNNING), timedelta(days=14), "Nobody moved for two weeks"),
)


def expire() -> None:
    """Stop every match that has stood still for too long. Four queries, and a transaction for each such match."""
    for patience in PATIENCE:
        stale = Match.objects.filter(patience.kind, moved_at__lt=timezone.now() - patience.time)
        for match_id in stale.values_list("pk", flat=True):
            with transaction.atomic():
                if match := stale.select_for_update().filter(pk=match_id).first():
                    close(match, patience.reason)


def close(match: Match, reason: str) -> None:
    """End a match that the caller has locked, without result, and tell those who still look at it."""
    matches.stop(match, reason)
    match.save()
    news.announce(match)
    matches.changed.send(Match, match=match)
