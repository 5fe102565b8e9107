"""Not being asked again this turn: the server passes for a seat that asked for it, and tells nobody.

The switch belongs to the seat and one turn. It changes nothing about when a seat is asked, which follows from what
everybody sees; its answer is the ordinary action, written down as ever; and it comes after a pause as long as a player
takes, another one each time, so that neither the log nor the clock tells a switch from a finger. Of a player whom
everybody sees to be away nothing comes at all.
"""

from contextlib import suppress
from datetime import datetime, timedelta

from django.utils import timezone
from django_tasks import task

from play import matches, presence
from play.models import Match
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data
from rules.kernel.state import MatchState
from rules.kernel.telling import Passing

SHORTEST, LONGEST = 900, 3600
"""Milliseconds between a question and the pass that answers it."""


def is_on(match: Match, seat: int, seen: MatchState) -> bool | None:
    """Whether this seat is passed for while the turn lasts; None in games without such questions. No query."""
    if _passing(seen) is None:
        return None
    return match.seat(seat).passes_turn == seen.turn


def switch(match: Match, seat: int, passes: bool) -> None:
    """Pass for this seat as long as the turn lasts, or ask it again. No news: nobody else is told."""
    state = matches.state_of(match)
    if _passing(state) is None:
        return
    match.seats.filter(number=seat).update(passes_turn=state.turn if passes else None)
    if passes and match.to_act == seat:
        pass_turn.using(run_after=timezone.now() + pause(match)).enqueue(match.pk, match.seq)


def pass_soon(match: Match, **_: object) -> None:
    """Have a seat passed for if it is asked and wants to be; within the transaction that moved the match."""
    if match.to_act is not None and match.seat(match.to_act).passes_turn is not None:
        pass_turn.using(run_after=_due(match)).enqueue(match.pk, match.seq)


@task
def pass_turn(match_id: int, seq: int) -> None:
    """Answer row `seq` of the log with a pass, if that is what the seat is asked and still wants."""
    match = Match.objects.with_seats().filter(pk=match_id, seq=seq).first()
    if match is None or match.to_act is None or not match.is_running:
        return
    state, seat = matches.state_of(match), match.seat(match.to_act)
    passing = _passing(state)
    if passing is None or state.decision is None or state.decision.kind != passing.question:
        return
    if seat.passes_turn != state.turn or presence.absence(match, seat):
        return
    with suppress(matches.StaleAction, matches.NotRunning):
        matches.submit(match, match.to_act, seq, [to_data(passing.action)])


def pause(match: Match) -> timedelta:
    """How long the next pass takes: as if thought over, by chance that nobody knows before the match is over."""
    share = Chance(f"{match.seed} pause {match.seq}").below(LONGEST - SHORTEST)
    return timedelta(milliseconds=SHORTEST + share)


def _due(match: Match) -> datetime:
    return match.moved_at + pause(match)


def _passing(state: MatchState) -> Passing | None:
    return state.ruleset.play.telling.passing
