"""A match that has ended, to be stepped through: what happened at each step, and the table after it.

Step 0 is the start; every later step is an action that still holds at the end, so that those taken back are left out.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from types import MappingProxyType

from django.urls import reverse

from play import matches
from play.board import Board, board_from
from play.models import LogEntry, Match
from play.names import name_of
from play.rulesets import ruleset
from play.seats import Place
from rules.kernel import engine, replay
from rules.kernel.chance import Chance
from rules.kernel.chronicle import Reader, kinds, sentence, told
from rules.kernel.codec import read_action
from rules.kernel.resolution import EndlessResolution
from rules.kernel.sentences import Sentence, plain
from rules.kernel.state import MatchState
from rules.kernel.telling import Names
from rules.kernel.views import NO_SEED, view
from rules.kernel.zones import BOTH


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The step at which a turn begins; the preparations are turn 0, of no seat."""

    number: int
    seat: int | None
    step: int


@dataclass(frozen=True)
class Replay:
    """The steps of a match, each a row of its log."""

    match: Match
    steps: tuple[LogEntry, ...]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def names(self) -> Names:
        """What both are called, also to themselves: a link to a moment is for others too."""
        return name_of(self.match, 0), name_of(self.match, 1)

    @property
    def is_of_these_rules(self) -> bool:
        return self.match.is_of_these_rules

    @cached_property
    def turns(self) -> list[TurnStart]:
        begins = ruleset(self.match.game, self.match.values).play.telling.begins_turn
        found = [
            TurnStart(event["turn"], event["seat"], step)
            for step, entry in enumerate(self.steps)
            for event in entry.events
            if event["type"] == begins
        ]
        return [TurnStart(0, None, 0), *found]

    def states(self) -> Iterator[MatchState]:
        """The whole state after each step, played again from the start: the same one, going on."""
        rules = ruleset(self.match.game, self.match.values)
        decks = [replay.read_deck(rules, written) for written in matches.written_decks(self.match)]
        state, _ = engine.start(rules, (decks[0], decks[1]), self.match.seed)
        yield state
        for entry in self.steps[1:]:
            state = _after(state, entry)
            yield state

    def state(self, step: int) -> MatchState:
        """The whole state after a step: some ten milliseconds for a whole match."""
        return next(islice(self.states(), step, None))

    def sentences(self, step: int, reader: Reader, names: Names) -> list[Sentence]:
        """What happened at a step, as this reader may know it; nothing of events that these rules do not know."""
        rules = ruleset(self.match.game, self.match.values)
        known = [event for event in self.steps[step].events if event["type"] in kinds(rules.play)]
        said = (sentence(rules, event, names) for event in told(rules, known, reader))
        return [each for each in said if each]


SIDES: Mapping[str, Reader] = MappingProxyType({"both": BOTH, "0": 0, "1": 1})
"""Whose sight a replay is watched with, by how an address says it; first the one that is usual."""


@dataclass(frozen=True)
class Moment:
    """A step of a replay as it is looked at: with the eyes of `side`, the seat `near` lying below."""

    replay: Replay
    step: int
    side: str
    near: int

    @property
    def reader(self) -> Reader:
        return SIDES[self.side]

    @cached_property
    def seen(self) -> MatchState:
        """The table after this step, with no more than this side may know, and never its chance."""
        state = self.replay.state(self.step)
        if self.reader != BOTH:
            return view(state, self.reader)
        state.chance = Chance(NO_SEED)
        return state

    @cached_property
    def said(self) -> list[Sentence]:
        """What happened at this step."""
        return self.replay.sentences(self.step, self.reader, self.replay.names)

    @property
    def story(self) -> Iterator[list[Sentence]]:
        """What happened at every step, for a match whose tables these rules cannot lay."""
        replay = self.replay
        return (replay.sentences(step, self.reader, replay.names) for step in range(replay.last + 1))

    @property
    def spoken(self) -> str:
        """What a screen reader says when one comes here."""
        happened = " ".join(plain(tuple(piece for piece in said if piece.kind != "rule")).strip() for said in self.said)
        return f"Step {self.step} of {self.replay.last}. {happened}"

    @property
    def board(self) -> Board:
        return board_from(self.seen, self.reader, self.replay.names, near=self.near)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more by the rules."""
        return self.seen.outcome is not None

    @property
    def sides(self) -> list[tuple[str, str]]:
        """Whose sight there is to choose from, and what it is called."""
        first, second = self.replay.names
        return [("both", "All cards"), ("0", f"{first}’s sight"), ("1", f"{second}’s sight")]

    @property
    def address(self) -> str:
        return self.at(self.step)

    def at(self, step: int, side: str | None = None) -> str:
        """The address of another step, or of this side or another."""
        return f"{reverse('replay', args=[self.replay.match.token])}?step={step}&side={side or self.side}"

    @property
    def turn(self) -> TurnStart:
        return next(turn for turn in reversed(self.replay.turns) if turn.step <= self.step)

    @property
    def turn_title(self) -> str:
        if self.turn.seat is None:
            return "Preparations"
        return f"Turn {self.turn.number}, {self.replay.names[self.turn.seat]}"

    @property
    def before(self) -> int | None:
        """The step before this one, None at the start."""
        return self.step - 1 if self.step else None

    @property
    def after(self) -> int | None:
        return self.step + 1 if self.step < self.replay.last else None

    @property
    def turn_before(self) -> int | None:
        """The step with which the last turn before this step began, of this turn where it is under way."""
        return max((turn.step for turn in self.replay.turns if turn.step < self.step), default=None)

    @property
    def turn_after(self) -> int | None:
        return min((turn.step for turn in self.replay.turns if turn.step > self.step), default=None)


def moment_of(replay: Replay, place: Place, asked: Mapping[str, str]) -> Moment:
    """The moment that an address asks for; what it leaves open, or says wrongly, is the start, and both sides."""
    side = asked.get("side", "")
    step = asked.get("step", "")
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 6 else 0
    near = SIDES.get(side, BOTH)
    if near not in (0, 1):
        near = place.seats[0] if place.seats else 0
    return Moment(replay, min(number, replay.last), side if side in SIDES else next(iter(SIDES)), near)


def replay_of(match: Match) -> Replay:
    """One query after `with_seats`."""
    log = list(match.log.all())
    return Replay(match, (*log[:1], *matches.moves(log)))


def _after(state: MatchState, entry: LogEntry) -> MatchState:
    """The state after one more action; the same where the rules failed at it and so stopped the match."""
    action = read_action(state.ruleset, entry.action)
    if entry.events:
        engine.advance(state, entry.seat, action)
        return state
    try:
        return engine.act(state, entry.seat, action)[0]
    except EndlessResolution:
        return state
