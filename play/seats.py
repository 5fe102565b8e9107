"""Who sits where: a seat belongs to whoever owns decks by the same cookie or account."""

from dataclasses import dataclass

from django.http import Http404

from decks.models import Owner
from decks.visitors import Visitor
from play.models import Match, Seat


@dataclass(frozen=True, slots=True)
class Place:
    """From where a visitor sees a match; `seats` holds both where they play both sides, none for a watcher."""

    match: Match
    seats: tuple[int, ...]

    @property
    def is_both(self) -> bool:
        return len(self.seats) == 2

    @property
    def reader(self) -> int | None:
        """The seat whose view is shown: of both sides the one that must decide."""
        if self.is_both and self.match.to_act is not None:
            return self.match.to_act
        return self.seats[0] if self.seats else None


def place_at(token: str, visitor: Visitor) -> Place:
    """The match as this visitor may see it; 404 where there is none, or none for them. Three queries at most."""
    match = Match.objects.with_seats().filter(token=token).first()
    if match is None:
        raise Http404
    seats = seats_of(match, visitor)
    if not seats and match.has_begun and not may_be_watched(match):
        raise Http404
    return Place(match, seats)


def own_place(token: str, visitor: Visitor) -> Place:
    """The same for what only those at the table may do; 404 for everybody else."""
    place = place_at(token, visitor)
    if not place.seats:
        raise Http404
    return place


def begun_place_at(token: str, visitor: Visitor) -> Place:
    """The same as `place_at`; 404 also for a match that has not begun, which has no board."""
    return _begun(place_at(token, visitor))


def own_begun_place(token: str, visitor: Visitor) -> Place:
    """The same as `own_place`; 404 also for a match that has not begun."""
    return _begun(own_place(token, visitor))


def _begun(place: Place) -> Place:
    if not place.match.has_begun:
        raise Http404
    return place


def seats_of(match: Match, visitor: Visitor) -> tuple[int, ...]:
    """The seats this visitor has; no query after `with_seats` but the visitor's."""
    if visitor.owner is None:
        return ()
    return tuple(seat.number for seat in match.seats.all() if seat.owner_id == visitor.owner.pk)


def may_be_watched(match: Match) -> bool:
    """Whether every player lets strangers watch."""
    return all(seat.allows_watching for seat in match.seats.all())


def follow_owner(anonymous: Owner, account: Owner, **_: object) -> None:
    """Whoever signs up or in, also in the middle of a match, keeps their seats."""
    Seat.objects.filter(owner=anonymous).update(owner=account)
