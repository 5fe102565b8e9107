"""The record of a match that has ended, as `rules.kernel.replay` reads it: lines of JSON that anybody can play again.

It is made of the log as it was stored, events and all, so that playing it again proves the log.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from play import matches
from play.models import Kind, LogEntry, Match, Status
from play.rulesets import ruleset
from rules.kernel import replay
from rules.kernel.chance import commitment
from rules.kernel.chronicle import kinds
from rules.kernel.records import Event, Outcome


def record_of(match: Match) -> str:
    """The whole record, also of a match of older rules. One query after `with_seats`."""
    log = list(match.log.all())
    moves = matches.moves(log)
    decks = matches.written_decks(match)
    start = replay.Start(match.game, match.rules_version, match.values, (decks[0], decks[1]), commitment(match.seed))
    end = replay.End(match.seed, _outcome(match, log), _digest(match, [*log[:1], *moves]))
    return replay.write(replay.MatchLog(start, tuple(replay.Move(move.seat, move.action) for move in moves), end))


def _outcome(match: Match, log: list[LogEntry]) -> Outcome | None:
    """How the rules ended the match; None where the table did."""
    if match.status != Status.OVER or log[-1].kind == Kind.ENDED:
        return None
    return Outcome(match.winner, match.rule, match.reason)


def _digest(match: Match, entries: Iterable[LogEntry]) -> str:
    events = (event for entry in entries for event in events_of(match, entry))
    return hashlib.sha256(replay.as_lines(events)).hexdigest()


def events_of(match: Match, entry: LogEntry) -> list[Event]:
    """What happened by a row of the log, as records."""
    known = kinds(ruleset(match.game, match.values).play)
    return [msgspec.convert(event, known[event["type"]]) for event in entry.events]
