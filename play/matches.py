"""Matches from their invitation to their end: opening one, taking a seat, doing an action.

Everything an action changes is stored in one transaction before it is answered: a row of the log, unique by its number,
the state after it, and word to whoever listens. What is slow, the making of rules, is done before the transaction.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.db import IntegrityError, transaction
from django.dispatch import Signal
from django.utils import timezone

from decks.models import Deck, Owner
from play import clock, news
from play.models import Kind, LogEntry, Match, Seat, Status
from play.rulesets import ruleset
from rules.kernel import engine, replay
from rules.kernel.chance import new_seed
from rules.kernel.chronicle import stored_events
from rules.kernel.codec import read_action, restore, snapshot, to_data
from rules.kernel.decklists import DeckList
from rules.kernel.prompts import action_words
from rules.kernel.records import Action, Event
from rules.kernel.resolution import EndlessResolution
from rules.kernel.sentences import Sentence
from rules.kernel.state import MatchState
from rules.kernel.views import view

changed = Signal()
"""A `match` moved on or ended, its row not yet committed: sent within the transaction."""


class StaleAction(Exception):
    """The action answers a row of the log that is no longer the last one."""


class NotRunning(Exception):
    """The match has not begun, or has ended."""


class SeatTaken(Exception):
    """Somebody else was quicker."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the players of a match agree to before it begins; `clock` in seconds a seat, None without one."""

    game: str
    format: str
    values: Mapping[str, Any] = field(default_factory=dict)
    clock: int | None = None
    is_listed: bool = False


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits down with which deck: an owner, or a bot by its key."""

    name: str
    cards: DeckList
    owner: Owner | None = None
    bot: str = ""
    deck: Deck | None = None
    allows_watching: bool = True


def open_match(
    terms: Terms, *chairs: Chair | None, form_token: str | None = None, previous: Match | None = None
) -> Match:
    """A match with these seats taken, in their order; None leaves one free, with both taken the match begins.

    The same form gives the same match, also where it is sent twice at once.
    """
    try:
        return _opened(terms, chairs, form_token, previous)
    except IntegrityError:
        return Match.objects.get(form_token=form_token)


@transaction.atomic
def _opened(terms: Terms, chairs: Sequence[Chair | None], form_token: str | None, previous: Match | None) -> Match:
    if form_token and (known := Match.objects.filter(form_token=form_token).first()):
        return known
    match = Match.objects.create(
        game=terms.game,
        format=terms.format,
        values=dict(terms.values),
        rules_version=replay.RULES_VERSION,
        seed=new_seed(),
        clock=terms.clock,
        is_listed=terms.is_listed,
        form_token=form_token,
        previous=previous,
    )
    seats = [Seat(match=match, number=number, time_left=terms.clock) for number in (0, 1)]
    for seat, chair in zip(seats, chairs, strict=False):
        if chair:
            _sit(seat, chair)
    Seat.objects.bulk_create(seats)
    if not any(seat.is_free for seat in seats):
        _begin(match)
    return match


@transaction.atomic
def take_seat(match: Match, chair: Chair) -> Match:
    """Sit down at the free seat of an open match, which begins. SeatTaken for all but the first."""
    locked = Match.objects.select_for_update().get(pk=match.pk)
    free = next((seat for seat in locked.seats.all() if seat.is_free), None)
    if locked.status != Status.OPEN or free is None:
        raise SeatTaken
    _sit(free, chair)
    free.save()
    _begin(locked)
    return locked


def _sit(seat: Seat, chair: Chair) -> None:
    seat.owner, seat.bot, seat.name = chair.owner, chair.bot, chair.name
    seat.deck = msgspec.to_builtins(replay.written(chair.cards))
    seat.deck_name = chair.cards.name[:100]
    seat.deck_row = chair.deck
    seat.allows_watching = chair.allows_watching
    seat.seen_at = timezone.now()


def _begin(match: Match) -> None:
    rules = ruleset(match.game, match.values)
    decks = [replay.read_deck(rules, written) for written in written_decks(match)]
    state, events = engine.start(rules, (decks[0], decks[1]), match.seed)
    match.status, match.rules_version = Status.RUNNING, replay.RULES_VERSION
    LogEntry.objects.create(match=match, seq=0, kind=Kind.START, events=stored_events(state, events))
    store(match, state)


def submit(match: Match, seat: int, after: int, actions: Sequence[Mapping[str, Any]]) -> Match:
    """Do a seat's action, and those that follow it as long as they may be done, each as a row of the log.

    `after` is the number of the row that they answer: StaleAction where it is no longer the last. IllegalAction, with
    its reasons, or ValueError where the first of them is none; then nothing changes. Gives the match with its seats.
    """
    rules = ruleset(match.game, match.values)
    meant = [read_action(rules, action) for action in actions]
    with transaction.atomic():
        locked = Match.objects.select_for_update().with_seats().get(pk=match.pk)
        if locked.status != Status.RUNNING:
            raise NotRunning
        if locked.seq != after:
            raise StaleAction
        clock.charge(locked)
        state = state_of(locked)
        for number, action in enumerate(meant):
            if number and (locked.status != Status.RUNNING or engine.why_not(state, seat, action)):
                break
            state = _act(locked, state, seat, action)
        store(locked, state)
    return locked


def warning(match: Match, seat: int, action: Mapping[str, Any]) -> Sentence:
    """What a player should know before this is done, empty where that is nothing; ValueError where it is no action."""
    meant = read_action(ruleset(match.game, match.values), action)
    seen = view(state_of(match), seat)
    if seen.outcome is not None or engine.why_not(seen, seat, meant):
        return ()
    return action_words(seen, meant).warning or ()


def _act(match: Match, state: MatchState, seat: int, action: Action) -> MatchState:
    """Do one action and write it down. Where the rules themselves fail at it the match stops in the state before."""
    try:
        new, events = engine.act(state, seat, action)
    except EndlessResolution as fault:
        write(match, state, Kind.MOVE, seat, to_data(action), [])
        stop(match, "An effect came to no end", str(fault))
        return state
    write(match, new, Kind.MOVE, seat, to_data(action), events)
    return new


def write(
    match: Match, state: MatchState, kind: Kind, seat: int | None, action: Any, events: Sequence[Event]
) -> LogEntry:
    """Add a row to the log of a match that the caller has locked and will `store`."""
    match.seq += 1
    told = stored_events(state, events)
    return LogEntry.objects.create(match=match, seq=match.seq, kind=kind, seat=seat, action=action, events=told)


def store(match: Match, state: MatchState) -> None:
    """Bring the match's own row up to its state, and say that there is something new."""
    match.moved_at = timezone.now()
    if match.status != Status.STOPPED:
        match.snapshot = msgspec.json.encode(snapshot(state))
        match.to_act = state.decision.seat if state.decision else None
    if match.status == Status.RUNNING and state.outcome is not None:
        end(match, state.outcome.winner, state.outcome.rule, state.outcome.reason)
    match.news += 1
    match.save()
    news.tell(match)
    changed.send(Match, match=match)


def end(match: Match, winner: int | None, rule: str, reason: str) -> None:
    """The match is over; the caller saves it."""
    match.status, match.to_act, match.ended = Status.OVER, None, timezone.now()
    match.winner, match.rule, match.reason = winner, rule, reason[:200]


def stop(match: Match, reason: str, detail: str = "") -> None:
    """The match ends without result; the caller saves it."""
    match.status, match.to_act, match.ended = Status.STOPPED, None, timezone.now()
    match.reason = f"{reason}: {detail}"[:200] if detail else reason


def state_of(match: Match) -> MatchState:
    """The state after the last row of the log: the stored one, or played again where there is none.

    Of a match of other rules (`Match.is_of_these_rules`) it may tell what never was: those that run are renewed first.
    """
    rules = ruleset(match.game, match.values)
    if match.snapshot is not None:
        return restore(rules, msgspec.json.decode(bytes(match.snapshot)))
    return state_at(match, match.seq)


def state_at(match: Match, seq: int) -> MatchState:
    """The state after a row of the log, played again from the start: some ten milliseconds. Two queries."""
    rules = ruleset(match.game, match.values)
    decks = [replay.read_deck(rules, written) for written in written_decks(match)]
    state, _ = engine.start(rules, (decks[0], decks[1]), match.seed)
    for entry in moves(match.log.filter(seq__lte=seq)):
        engine.advance(state, entry.seat, read_action(rules, entry.action))
    return state


def moves(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The actions among these rows that still hold: those taken back are left out."""
    holding: list[LogEntry] = []
    for entry in entries:
        if entry.kind == Kind.MOVE:
            holding.append(entry)
        elif entry.kind == Kind.TAKEN_BACK:
            holding = [move for move in holding if move.seq <= entry.action["to"]]
    return holding


def written_decks(match: Match) -> list[replay.WrittenDeck]:
    """Both decks by seat, as they were when their players sat down."""
    return [msgspec.convert(seat.deck, replay.WrittenDeck) for seat in match.seats.all()]
