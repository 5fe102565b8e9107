"""What the two seats of a match are called, for whoever looks at it."""

from play.models import Match
from play.seats import Place
from rules.kernel.telling import Names


def names_of(place: Place) -> Names:
    """The reader is "You"; whoever plays both sides, or only watches, reads both names. No query after `with_seats`."""
    first, second = (name_of(place.match, number) for number in (0, 1))
    if len(place.seats) != 1:
        return first, second
    return ("You", second) if place.seats == (0,) else (first, "You")


def name_of(match: Match, number: int) -> str:
    return match.seat(number).name or f"Player {number + 1}"
