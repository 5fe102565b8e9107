"""Clocks: each player has so many seconds in all, and the clock of whoever must decide runs. Bots have none."""

from datetime import datetime

from django.utils import timezone

from play.models import Match, Seat


def seconds_left(match: Match, seat: Seat, now: datetime | None = None) -> float | None:
    """What the seat's clock shows, never below 0; None without one. It runs from the last move on."""
    if seat.time_left is None or seat.is_bot:
        return None
    if not is_running(match, seat):
        return seat.time_left
    return max(0.0, seat.time_left - ((now or timezone.now()) - match.moved_at).total_seconds())


def is_running(match: Match, seat: Seat) -> bool:
    return match.is_running and match.to_act == seat.number


def out_of_time(match: Match) -> Seat | None:
    """The player who must decide and has no time left. No query without a clock, one with."""
    if match.clock is None or not match.is_running:
        return None
    return next(
        (seat for seat in match.seats.all() if is_running(match, seat) and seconds_left(match, seat) == 0), None
    )


def charge(match: Match) -> None:
    """Write down the time of whoever has just decided; the caller has locked the match and stops its clocks next."""
    if match.clock is None:
        return
    for seat in match.seats.all():
        if is_running(match, seat) and not seat.is_bot:
            seat.time_left = seconds_left(match, seat)
            seat.save(update_fields=["time_left"])
