"""What stands beside the board: who sits there, their clocks, what they offer and say, and how it ended.

All of it may be shown to whoever sees the match at all; of hidden cards and decks there is nothing before the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta

from django.utils import timezone

from play import agreements, clock, presence
from play.models import Match, Offer, Phrase, Seat, Status
from play.phrases import PHRASES
from play.presence import Absence
from play.seats import Place
from rules import catalogues
from rules.games import game as game_of
from rules.kernel.chance import commitment

HEARD = 4
"""Phrases that are shown, the last ones."""
FRESH = timedelta(seconds=20)
"""How long a phrase stands as a bubble beside who said it."""


@dataclass(frozen=True, slots=True)
class Person:
    """One seat as everybody sees it; `seconds` are those left on its clock, None without one."""

    number: int
    name: str
    is_you: bool
    is_bot: bool
    seconds: int | None
    is_ticking: bool
    absence: Absence | None
    allows_watching: bool
    saying: str

    @property
    def clock(self) -> str:
        return "" if self.seconds is None else f"{self.seconds // 60}:{self.seconds % 60:02}"


@dataclass(frozen=True, slots=True)
class Said:
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A deck after the end, of a player who shows it or who looks at it: (copies, card's key, its name)."""

    name: str
    owner_name: str
    cards: tuple[tuple[int, str, str], ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, to whoever looks; `seed` is public from now on."""

    headline: str
    rule: str
    reason: str
    seed: str
    decks: tuple[ShownDeck, ...]
    may_show_deck: bool
    rematch: str
    """The address of the next match of the two, if there is one and the reader is one of them."""
    is_asked_for_rematch: bool
    """Whether the other waits there for this player."""


@dataclass(frozen=True, slots=True)
class Panel:
    """`seats` are the reader's own; without any they only watch. `after` is the row of the log that forms answer."""

    token: str
    game: str
    after: int
    news: int
    is_running: bool
    seats: tuple[int, ...]
    people: tuple[Person, Person]
    offers: tuple[Offer, ...]
    said: tuple[Said, ...]
    """Phrases that stand as a bubble beside nobody any more."""
    is_muted: bool
    format: str
    differing: tuple[tuple[agreements.Agreement, str], ...]
    commitment: str
    """What the seed of all chance was promised by, before the first card moved."""
    result: Result | None

    @property
    def is_seated(self) -> bool:
        return bool(self.seats)

    @property
    def is_shared(self) -> bool:
        """Whether another person sits opposite, so that there is something to agree on and somebody to talk to."""
        return len(self.seats) == 1 and not self.opponent.is_bot

    @property
    def opponent(self) -> Person:
        return self.people[1 - self.seats[0]] if self.seats else self.people[1]

    @property
    def their_offer(self) -> Offer | None:
        return next((offer for offer in self.offers if self.is_shared and offer.seat not in self.seats), None)

    @property
    def my_offer(self) -> Offer | None:
        return next((offer for offer in self.offers if self.is_shared and offer.seat in self.seats), None)

    @property
    def allows_watching(self) -> bool:
        """Whether the reader lets strangers watch."""
        return all(person.allows_watching for person in self.people if person.number in self.seats)

    @property
    def is_watchable(self) -> bool:
        return all(person.allows_watching for person in self.people)

    @property
    def phrases(self) -> Mapping[str, str]:
        return PHRASES


def panel_of(place: Place, is_muted: bool = False) -> Panel:
    """What stands beside the board for whoever looks from this place. Two queries, after the end four."""
    match = place.match
    offers = tuple(match.offers.filter(seq=match.seq)) if match.is_running else ()
    heard = [] if is_muted else list(match.phrases.order_by("-id")[:HEARD])
    fresh = {each.seat: each for each in reversed(heard) if each.at > timezone.now() - FRESH}
    first, second = (_person(match, seat, place.seats, fresh.get(seat.number)) for seat in match.seats.all())
    older = [each for each in reversed(heard) if fresh.get(each.seat) != each]
    said = tuple(Said(match.seat(each.seat).name, PHRASES[each.key]) for each in older)
    result = _result(match, place.seats) if match.has_ended else None
    return Panel(
        token=match.token,
        game=match.game,
        after=match.seq,
        news=match.news,
        is_running=match.is_running,
        seats=place.seats,
        people=(first, second),
        offers=offers,
        said=said,
        is_muted=is_muted,
        format=game_of(match.game).format(match.format).name,
        differing=tuple(agreements.differing(match.game, match.values)),
        commitment=commitment(match.seed),
        result=result,
    )


def headline(match: Match, seats: Sequence[int]) -> str:
    """How a match ended, in a word or two, for whoever has these seats."""
    if match.status == Status.STOPPED:
        return "No result"
    if match.winner is None:
        return "A draw"
    if len(seats) == 1:
        return "You won" if match.winner in seats else "You lost"
    return f"{match.seat(match.winner).name} won"


def _person(match: Match, seat: Seat, seats: Sequence[int], saying: Phrase | None) -> Person:
    left = clock.seconds_left(match, seat)
    return Person(
        seat.number,
        seat.name,
        is_you=seat.number in seats,
        is_bot=seat.is_bot,
        seconds=None if left is None else int(left),
        is_ticking=clock.is_running(match, seat) and left is not None,
        absence=presence.absence(match, seat),
        allows_watching=seat.allows_watching,
        saying=PHRASES[saying.key] if saying else "",
    )


def _result(match: Match, seats: Sequence[int]) -> Result:
    rematch = match.rematches.with_seats().first()
    mine = {match.seat(number).owner_id for number in seats}
    sits_there = rematch is not None and any(seat.owner_id in mine for seat in rematch.seats.all() if seat.owner_id)
    return Result(
        headline=headline(match, seats),
        rule=match.rule,
        reason=match.reason,
        seed=match.seed,
        decks=tuple(_deck(match, seat) for seat in match.seats.all() if seat.shows_deck or seat.number in seats),
        may_show_deck=any(not match.seat(number).shows_deck for number in seats),
        rematch=rematch.get_absolute_url() if seats and rematch else "",
        is_asked_for_rematch=bool(seats) and rematch is not None and rematch.status == Status.OPEN and not sits_there,
    )


def _deck(match: Match, seat: Seat) -> ShownDeck:
    names = catalogues.load(match.game).name_of
    cards = tuple((count, key, names(key)) for key, count, _ in seat.deck["entries"])
    return ShownDeck(seat.deck_name, seat.name, cards)
