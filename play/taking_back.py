"""Taking an action back, which is only fair where nobody has learned anything since."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from play import matches
from play.models import Match
from play.rulesets import ruleset
from rules.kernel import engine
from rules.kernel.codec import read_action
from rules.kernel.records import Event
from rules.kernel.state import MatchState
from rules.kernel.views import sees

People = Sequence[Collection[int]]
"""Each person at the table by their seats. Who watches sees nothing that two people at the table do not see."""
TWO_PEOPLE: People = ((0,), (1,))


class CannotBeTakenBack(Exception):
    """The message says why, for the player."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way back: the last row of the log that would still hold, and the state after it. `seq` is where it starts."""

    seq: int
    to: int
    state: MatchState


def has_shown_more(before: MatchState, after: MatchState, people: People = TWO_PEOPLE) -> bool:
    """Whether lots were drawn between these states, or a person sees a card that they did not see before."""
    if after.chance.drawn != before.chance.drawn:
        return True
    cards = range(len(before.card))
    return any(_see(after, seats, card) and not _see(before, seats, card) for seats in people for card in cards)


def _see(state: MatchState, seats: Collection[int], card: int) -> bool:
    return any(sees(state, seat, card) for seat in seats)


def people_at(match: Match) -> People:
    """The people at the table: a bot is none, for it keeps nothing in mind, and who plays both sides is one."""
    seats: dict[int | None, list[int]] = {}
    for seat in match.seats.all():
        if not seat.is_bot:
            seats.setdefault(seat.owner_id, []).append(seat.number)
    return tuple(seats.values())


def way_back(match: Match, seats: Collection[int]) -> Way:
    """Before the last action of these seats that holds, if nothing hidden was seen since; else CannotBeTakenBack.

    The match is played again, some ten milliseconds: not for within a transaction. Three queries.
    """
    rules = ruleset(match.game, match.values)
    moves = matches.moves(match.log.all())
    last = next((move for move in reversed(moves) if move.seat in seats), None)
    if last is None:
        raise CannotBeTakenBack("You have done nothing yet that could be taken back.")
    state = matches.state_at(match, last.seq - 1)
    before, people = state.clone(), people_at(match)
    for move in moves[moves.index(last) :]:
        events = engine.advance(state, move.seat, read_action(rules, move.action))
        if has_shown_more(before, state, people) or _show(events):
            raise CannotBeTakenBack("A card was drawn or shown since your last action, so it stands.")
    return Way(match.seq, last.seq - 1, before)


def _show(events: Sequence[Event]) -> bool:
    """Whether a card was shown that may be hidden again by now."""
    return any(event.shows for event in events)
