"""Matches that were running when the rules were mended.

One goes on where the new rules play its log to the very events that its players saw, and stops without result where
they do not: nobody is to go on from a table that became another one behind their backs.
"""

from dataclasses import dataclass

import msgspec
from django.db import transaction

from play import matches, stale
from play.models import LogEntry, Match, Status
from play.rulesets import ruleset
from rules.kernel import engine, replay
from rules.kernel.chronicle import stored_events
from rules.kernel.codec import read_action, snapshot
from rules.kernel.errors import RulesError
from rules.kernel.records import Event
from rules.kernel.state import MatchState

MENDED = "The rules were mended while this match was running"


@dataclass(frozen=True, slots=True)
class Renewed:
    """How many matches went on, and how many had to stop."""

    going_on: int
    stopped: int


class PlaysOtherwise(RulesError):
    """A log that the rules of now play to other events; the message says from which row on."""


def renew() -> Renewed:
    """Bring every running match of other rules to those of now, each in a transaction of its own."""
    going_on = stopped = 0
    old = Match.objects.filter(status=Status.RUNNING).exclude(rules_version=replay.RULES_VERSION)
    for match_id in list(old.values_list("pk", flat=True)):
        with transaction.atomic():
            match = old.select_for_update().filter(pk=match_id).first()
            if match is None:
                continue
            if _renew(match):
                going_on += 1
            else:
                stopped += 1
    return Renewed(going_on, stopped)


def _renew(match: Match) -> bool:
    """Whether the match goes on by the rules of now."""
    try:
        state = played_again(match)
    except (RulesError, ValueError):
        stale.close(match, MENDED)
        return False
    match.rules_version = replay.RULES_VERSION
    match.snapshot = msgspec.json.encode(snapshot(state))
    match.save(update_fields=["rules_version", "snapshot"])
    return True


def played_again(match: Match) -> MatchState:
    """The state to which the log plays. PlaysOtherwise, another RulesError or ValueError where it does not."""
    rules = ruleset(match.game, match.values)
    rows = list(match.log.all())
    decks = [replay.read_deck(rules, written) for written in matches.written_decks(match)]
    state, events = engine.start(rules, (decks[0], decks[1]), match.seed)
    _compare(rows[0], state, events)
    for row in matches.moves(rows):
        events = engine.advance(state, row.seat, read_action(rules, row.action))
        _compare(row, state, events)
    return state


def _compare(row: LogEntry, state: MatchState, events: list[Event]) -> None:
    if stored_events(state, events) != row.events:
        raise PlaysOtherwise(f"row {row.seq} tells of other events")
