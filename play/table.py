"""What players say to each other over the cards: a draw, taking back, leaving, watching, once more.

Every verb is one transaction with the match's row locked; said twice, it happens once. `NotNow` says what hinders it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from play import clock, joining, matches, news, presence
from play.matches import StaleAction, Terms
from play.models import Kind, LogEntry, Match, Offer, OfferKind, Phrase, Seat, Status
from play.phrases import PHRASES
from play.taking_back import CannotBeTakenBack, Way, way_back

PAUSE = timedelta(seconds=2)
"""Between two phrases of one seat."""


class NotNow(Exception):
    """What was asked cannot be done; the message is for the player."""


@contextmanager
def locked(match: Match) -> Iterator[Match]:
    """The match as it is now, its row locked until the block ends. Two queries."""
    with transaction.atomic():
        yield Match.objects.select_for_update().with_seats().get(pk=match.pk)


@contextmanager
def running(match: Match, after: int | None = None) -> Iterator[Match]:
    """The same for a match that goes on; StaleAction where row `after` of its log is not the last one any more."""
    with locked(match) as now:
        if not now.is_running:
            raise NotNow("The match is over.")
        if after is not None and now.seq != after:
            raise StaleAction
        yield now


def settle(match: Match) -> bool:
    """End the match if the time of whoever must decide is up; whether it was. No query without a clock."""
    if clock.out_of_time(match) is None:
        return False
    with locked(match) as now:
        if late := clock.out_of_time(now):
            _finish(now, late.number, f"The time of {late.name} is up", winner=1 - late.number)
    return True


# ---- a draw, and taking back


def offer_draw(match: Match, seat: int, after: int) -> None:
    """Offer a draw, which stands until it is answered or somebody acts. Who plays both sides agrees with themselves."""
    with running(match, after) as now:
        if now.seat(1 - seat).is_bot:
            raise NotNow("The bot plays on.")
        if _standing(now, 1 - seat, OfferKind.DRAW) or _plays_both(now):
            _finish(now, seat, "A draw by agreement", winner=None)
        else:
            _offer(now, seat, OfferKind.DRAW)


def ask_to_take_back(match: Match, seat: int, after: int) -> None:
    """Ask to go back before one's last action; a bot, and who plays both sides, let it be at once."""
    if match.seq != after:
        raise StaleAction
    way = _way(match, (0, 1) if _plays_both(match) else (seat,))
    with running(match, after) as now:
        if now.seat(1 - seat).is_bot or _plays_both(now):
            _take_back(now, seat, way)
        else:
            _offer(now, seat, OfferKind.TAKE_BACK)


def accept(match: Match, seat: int, after: int) -> None:
    """Agree to what the other offers."""
    offer = _offered(match, 1 - seat)
    way = _way(match, (1 - seat,)) if offer.kind == OfferKind.TAKE_BACK else None
    with running(match, after) as now:
        if not _standing(now, 1 - seat, offer.kind):
            raise NotNow("There is no such offer any more.")
        if way:
            _take_back(now, 1 - seat, way)
        else:
            _finish(now, seat, "A draw by agreement", winner=None)


def decline(match: Match, seat: int, after: int) -> None:
    """Have none of what the other offers, and say so; or withdraw one's own offer."""
    with locked(match) as now:
        offers = now.offers.filter(seq=after).exclude(kind=OfferKind.REMATCH)
        is_theirs = offers.filter(seat=1 - seat).exists()
        if offers.delete()[0]:
            if is_theirs:
                Phrase.objects.create(match=now, seat=seat, key="play-on", seq=now.seq)
            news.announce(now)


def _way(match: Match, seats: tuple[int, ...]) -> Way:
    try:
        return way_back(match, seats)
    except CannotBeTakenBack as reason:
        raise NotNow(str(reason)) from None


def _take_back(match: Match, seat: int, way: Way) -> None:
    if match.seq != way.seq:
        raise StaleAction
    clock.charge(match)
    _write(match, Kind.TAKEN_BACK, seat, {"to": way.to})
    matches.store(match, way.state)
    match.offers.all().delete()


def _offered(match: Match, seat: int) -> Offer:
    offer = match.offers.filter(seat=seat, seq=match.seq).first()
    if offer is None:
        raise NotNow("There is no such offer any more.")
    return offer


def _standing(match: Match, seat: int, kind: OfferKind | str) -> bool:
    return match.offers.filter(seat=seat, kind=kind, seq=match.seq).exists()


def _offer(match: Match, seat: int, kind: OfferKind) -> None:
    """One offer a seat: a new one takes the place of the one before."""
    values = {"kind": kind, "seq": match.seq, "at": timezone.now()}
    Offer.objects.update_or_create(match=match, seat=seat, defaults=values)
    news.announce(match)


# ---- an opponent who is away


def claim(match: Match, seat: int, after: int) -> None:
    """Win against a player who must decide and has been away long enough."""
    with running(match, after) as now:
        away = _away(now, 1 - seat)
        _finish(now, seat, f"{away.name} left the table", winner=seat)


def abort(match: Match, seat: int, after: int) -> None:
    """Stop such a match without a result."""
    with running(match, after) as now:
        _stop(now, seat, f"{_away(now, 1 - seat).name} left the table")


def _away(match: Match, seat: int) -> Seat:
    other = match.seat(seat)
    absence = presence.absence(match, other)
    if absence is None or not absence.may_be_claimed:
        raise NotNow(f"{other.name} is back, or has a little longer to come back.")
    return other


# ---- what needs no agreement


def allow_watching(match: Match, seats: tuple[int, ...], allows: bool) -> None:
    """Let strangers with the link watch, or keep them out; they watch where both players let them."""
    with locked(match) as now:
        if now.seats.filter(number__in=seats).exclude(allows_watching=allows).update(allows_watching=allows):
            news.announce(now)


def show_deck(match: Match, seats: tuple[int, ...]) -> None:
    """Show one's deck to whoever sees the ended match."""
    with locked(match) as now:
        if not now.has_ended:
            raise NotNow("Decks are shown after the end.")
        if now.seats.filter(number__in=seats, shows_deck=False).update(shows_deck=True):
            news.announce(now)


def say(match: Match, seat: int, key: str) -> None:
    """Say one of the phrases, one in two seconds."""
    if key not in PHRASES:
        raise NotNow("There is no such phrase.")
    with locked(match) as now:
        if not now.phrases.filter(seat=seat, at__gt=timezone.now() - PAUSE).exists():
            Phrase.objects.create(match=now, seat=seat, key=key, seq=now.seq)
            news.announce(now)


# ---- once more


def rematch(match: Match, seat: int) -> Match:
    """The next match of the two, with sides swapped and the same decks; there is one, whoever asks for it first.

    Against a bot, or oneself, it begins at once; else the other finds an offer to sit down, and agrees by asking too.
    """
    if not match.has_ended:
        raise NotNow("The match is not over yet.")
    mine, other = (joining.same_chair(match.seat(number)) for number in (seat, 1 - seat))
    is_alone = match.seat(1 - seat).is_bot or _plays_both(match)
    chairs = [other if is_alone else None, mine] if seat == 0 else [mine, other if is_alone else None]
    terms = Terms(match.game, match.format, match.values, match.clock)
    with locked(match) as now:
        again = matches.open_match(terms, *chairs, form_token=f"rematch-{match.token}"[:32], previous=now)
        if again.status == Status.OPEN and not again.seats.filter(owner=mine.owner).exists():
            again = matches.take_seat(again, mine)
        elif again.status == Status.OPEN:
            _offer(now, seat, OfferKind.REMATCH)
    return again


def _plays_both(match: Match) -> bool:
    first, second = match.seats.all()
    return first.owner_id is not None and first.owner_id == second.owner_id


def close_invitation(match: Match) -> bool:
    """Take back a match that has not begun; whether that came in time."""
    with locked(match) as now:
        if now.status != Status.OPEN:
            return False
        matches.stop(now, "The invitation was closed")
        now.form_token = now.previous = None  # so that a rematch can be asked for again
        now.save()
        news.announce(now)
    return True


# ---- ends that are no action of the rules


def _finish(match: Match, seat: int, reason: str, winner: int | None) -> None:
    _close(match, seat, reason, lambda: matches.end(match, winner, "", reason))


def _stop(match: Match, seat: int, reason: str) -> None:
    _close(match, seat, reason, lambda: matches.stop(match, reason))


def _close(match: Match, seat: int, reason: str, end: Callable[[], None]) -> None:
    clock.charge(match)
    _write(match, Kind.ENDED, seat, {"reason": reason})
    end()
    match.offers.all().delete()
    match.save()
    news.announce(match)
    matches.changed.send(Match, match=match)


def _write(match: Match, kind: Kind, seat: int, action: Any) -> None:
    match.seq += 1
    LogEntry.objects.create(match=match, seq=match.seq, kind=kind, seat=seat, action=action)
