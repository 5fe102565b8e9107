"""The record of a match, and playing it again to the same states and events.

A record is lines of JSON:

    {"type": "start", "game": ..., "version": ..., "values": {...}, "decks": [..., ...], "commitment": ...}
    {"type": "move", "seat": 0, "action": {"type": ..., ...}}     one for every accepted action
    {"type": "end", "seed": ..., "outcome": ..., "events": ...}

The start line is published before the first card moves, the seed only when the match is over: its SHA-256 is the
commitment, so everyone can check that no shuffle was made up afterwards. "events" is the SHA-256 of all events, each
as a line of JSON; the outcome is null where a match was stopped without result.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from rules.kernel import engine
from rules.kernel.chance import commitment
from rules.kernel.codec import read_action, to_data
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.errors import RulesError
from rules.kernel.facts import CardKey, Printing
from rules.kernel.records import Action, Event, Outcome, Record
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import MatchState

RULES_VERSION = 2
"""Raised whenever the same start and actions no longer give the same events."""


class CorruptLog(RulesError):
    """A record that does not read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"line {line}: {problem}")


class WrittenDeck(Record, tag="deck"):
    """A deck by card keys: (key, copies, part of the deck), in the order of its entries."""

    entries: tuple[tuple[CardKey, int, str], ...]
    starter: CardKey | None = None


class Start(Record, tag="start"):
    """What a match began with, but for its seed; `values` are those that differ from the game's own."""

    game: str
    version: int
    values: dict[str, Any]
    decks: tuple[WrittenDeck, WrittenDeck]
    commitment: str


class Move(Record, tag="move"):
    """One accepted action, as JSON values."""

    seat: int
    action: dict[str, Any]


class End(Record, tag="end"):
    """How a match ended, and what makes its record checkable."""

    seed: str
    outcome: Outcome | None
    events: str


@dataclass(frozen=True, slots=True)
class MatchLog:
    """A whole record."""

    start: Start
    moves: tuple[Move, ...]
    end: End


class Recording:
    """A match that is being played, with its record so far."""

    def __init__(self, ruleset: Ruleset, decks: tuple[DeckList, DeckList], seed: str) -> None:
        self.start = Start(
            ruleset.game,
            RULES_VERSION,
            changed_values(ruleset),
            (written(decks[0]), written(decks[1])),
            commitment(seed),
        )
        self.seed = seed
        self.moves: list[Move] = []
        self._digest = hashlib.sha256()
        self.state, self.events = engine.start(ruleset, decks, seed)
        """The state of the match, and what happened last."""
        self._digest.update(as_lines(self.events))

    def advance(self, seat: int, action: Action) -> list[Event]:
        """Do an action and write it down; one during which the rules themselves fail is written down too."""
        self.moves.append(Move(seat, to_data(action)))
        try:
            self.events = engine.advance(self.state, seat, action)
        except engine.IllegalAction:
            self.moves.pop()
            raise
        self._digest.update(as_lines(self.events))
        return self.events

    def log(self) -> MatchLog:
        """The record as it stands; without an outcome while the match goes on."""
        return MatchLog(self.start, tuple(self.moves), End(self.seed, self.state.outcome, self._digest.hexdigest()))


def as_lines(events: Iterable[Event]) -> bytes:
    """Events as they are compared: each as a line of JSON."""
    return b"".join(msgspec.json.encode(event) + b"\n" for event in events)


def written(deck: DeckList) -> WrittenDeck:
    return WrittenDeck(tuple((entry.card.key, entry.count, entry.part) for entry in deck.entries), deck.starter)


def changed_values(ruleset: Ruleset) -> dict[str, Any]:
    """The values in which these rules differ from the game's own, as JSON values."""
    usual = ruleset.play.values
    changed = {name: value for name, value in ruleset.values.items() if name not in usual or usual[name] != value}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(changed))
    return plain


def write(log: MatchLog) -> str:
    """The record as lines of JSON."""
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in (log.start, *log.moves, log.end))


def read(text: str) -> MatchLog:
    """A record from its lines; CorruptLog when they are none."""
    lines = text.splitlines()
    rows = [_row(number, line) for number, line in enumerate(lines, 1)]
    if not rows or not isinstance(rows[0], Start):
        raise CorruptLog(1, "a record begins with its start")
    if not isinstance(rows[-1], End):
        raise CorruptLog(len(rows), "a record ends with its end; one of a match that goes on has no seed yet")
    moves = rows[1:-1]
    for number, row in enumerate(moves, 2):
        if not isinstance(row, Move):
            raise CorruptLog(number, "between start and end there are moves only")
    return MatchLog(rows[0], tuple(row for row in moves if isinstance(row, Move)), rows[-1])


def _row(number: int, line: str) -> Start | Move | End:
    try:
        return msgspec.json.decode(line, type=Start | Move | End)
    except msgspec.DecodeError as error:
        raise CorruptLog(number, str(error)) from error


def replayed(ruleset: Ruleset, log: MatchLog) -> Iterator[tuple[MatchState, list[Event]]]:
    """The match from its start to its end: after each action its state (the same one, going on) and what happened.

    CorruptLog where the record is of other rules, or does not lead to the end that it names.
    """
    _check_start(ruleset, log)
    digest = hashlib.sha256()
    state, events = engine.start(ruleset, _decks(ruleset, log.start), log.end.seed)
    digest.update(as_lines(events))
    yield state, events
    for line, move in enumerate(log.moves, 2):
        try:
            events = engine.advance(state, move.seat, read_action(ruleset, move.action))
        except ValueError as error:
            raise CorruptLog(line, str(error)) from error
        digest.update(as_lines(events))
        yield state, events
    if (state.outcome, digest.hexdigest()) != (log.end.outcome, log.end.events):
        raise CorruptLog(len(log.moves) + 2, "the match replays to another end")


def replay(ruleset: Ruleset, log: MatchLog) -> tuple[MatchState, list[list[Event]]]:
    """The last state, and what happened at the start and by each action."""
    steps = list(replayed(ruleset, log))
    return steps[-1][0], [events for _, events in steps]


def is_fair(log: MatchLog) -> bool:
    """Whether the seed is the one promised at the start."""
    return commitment(log.end.seed) == log.start.commitment


def _check_start(ruleset: Ruleset, log: MatchLog) -> None:
    start = log.start
    if (start.game, start.version) != (ruleset.game, RULES_VERSION):
        raise CorruptLog(1, f"{start.game}, version {start.version}; these rules are {ruleset.game}, {RULES_VERSION}")
    if start.values != changed_values(ruleset):
        raise CorruptLog(1, f"values {start.values}; these rules have {changed_values(ruleset)}")
    if not is_fair(log):
        raise CorruptLog(len(log.moves) + 2, "the seed is not the one that the start promised")


def _decks(ruleset: Ruleset, start: Start) -> tuple[DeckList, DeckList]:
    return read_deck(ruleset, start.decks[0]), read_deck(ruleset, start.decks[1])


def read_deck(ruleset: Ruleset, deck: WrittenDeck) -> DeckList:
    """The deck with the cards of these rules; where they print a card several times, any printing will do.

    CorruptLog for a card that they do not have.
    """
    entries = []
    for key, count, part in deck.entries:
        if key not in ruleset.by_key:
            raise CorruptLog(1, f"{ruleset.game} has no card {key}")
        card = ruleset.definitions[ruleset.by_key[key]].facts
        printing = card.printings[0] if card.printings else Printing(None, "", "")
        entries.append(DeckEntry(card, printing, count, part))
    return DeckList(ruleset.game, tuple(entries), deck.starter)
