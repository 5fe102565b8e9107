"""Lists of matches: what one line says of a match to whoever looks."""

from dataclasses import dataclass

from django.db.models import QuerySet

from decks.visitors import Visitor
from play.models import Match
from play.panel import headline
from play.seats import seats_of
from rules.games import game as game_of


@dataclass(frozen=True, slots=True)
class Line:
    """A match in a list; `seats` are those of the visitor who looks."""

    match: Match
    seats: tuple[int, ...]

    @property
    def names(self) -> list[str]:
        """Who sits there, of one's own matches only the others."""
        sitting = [seat for seat in self.match.seats.all() if not seat.is_free]
        return [seat.name for seat in sitting if seat.number not in self.seats] or [seat.name for seat in sitting]

    @property
    def format(self) -> str:
        """Game and format: "Vanguard, Classic"."""
        game = game_of(self.match.game)
        return f"{game.short}, {game.format(self.match.format).name}"

    @property
    def is_mine_to_act(self) -> bool:
        return self.match.to_act in self.seats

    @property
    def minutes(self) -> int | None:
        """What each clock began with."""
        return None if self.match.clock is None else self.match.clock // 60

    @property
    def headline(self) -> str:
        return headline(self.match, self.seats)


def lines(found: "QuerySet[Match]", visitor: Visitor) -> list[Line]:
    """Two queries however many matches, one where there is none."""
    return [Line(match, seats_of(match, visitor)) for match in found.with_seats().defer("snapshot")]
