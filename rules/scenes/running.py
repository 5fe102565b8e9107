"""Running scenes: from both seats, in each order of age that is asked for, with every action replayed at the end."""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.kernel import codec, engine
from rules.kernel.records import Action, Event
from rules.kernel.staging import Unlayable
from rules.kernel.state import MatchState
from rules.scenes import acting, expecting
from rules.scenes.expecting import Difference
from rules.scenes.laying import has_either_order, lay
from rules.scenes.script import Act, Expect, Legal, Refused, Scene, Step
from rules.scenes.table import Table


class Failure(NamedTuple):
    """Where a scene does not hold: in which step, all that is different there, and the table as it was."""

    scene: Scene
    line: int
    variant: str
    differences: tuple[Difference, ...]
    table: Table | None
    log: tuple[str, ...] = ()
    """What was done before, in the words of a scene."""


class Variant(NamedTuple):
    """One way of running a scene; `name` is empty for the scene as it stands."""

    name: str
    me: int
    turned_ages: bool


def variants(scene: Scene) -> Iterator[Variant]:
    """As written; with the seats swapped, which may change nothing; and both in the other order of age."""
    for turned in (False, True)[: 1 + has_either_order(scene)]:
        for me in (0, 1)[: 1 + scene.mirror]:
            swapped = "with the seats swapped" if me else ""
            yield Variant(" and ".join(filter(None, (swapped, "the ages turned round" if turned else ""))), me, turned)


def failure(scene: Scene, ways: Iterable[Variant] | None = None) -> Failure | None:
    """Where the scene does not hold, in the first variant that does not; None when all hold, or those given."""
    every = variants(scene) if ways is None else ways
    return next(filter(None, (Run(scene, variant).failure() for variant in every)), None)


class Run:
    """One run of a scene: what was done, and what happened since the expectation before."""

    def __init__(self, scene: Scene, variant: Variant) -> None:
        self.scene = scene
        self.variant = variant
        self.done: list[tuple[int, Action]] = []
        self.log: list[str] = []
        self.happened: list[list[Event]] = []
        self.earlier: list[Event] = []
        self.recent: list[Event] = []

    def failure(self) -> Failure | None:
        try:
            table = lay(self.scene, self.variant.me, self.variant.turned_ages)
        except Unlayable as error:
            return self.failed(self.scene.line, [Difference("position", "one that can be laid", str(error))], None)
        start = table.state.clone()
        self.begun(table)
        found = list(_stored(start))
        for step in self.scene.steps:
            found += self.take(table, step)
            if found:
                return self.failed(step.line, found, table)
        found = list(_replayed(start, self.done, self.happened, table.state))
        return self.failed(self.scene.line, found, table) if found else None

    def begun(self, table: Table) -> None:
        """The position is laid; for those who want to look at it."""

    def failed(self, line: int, found: list[Difference], table: Table | None) -> Failure:
        return Failure(self.scene, line, self.variant.name, tuple(found), table, tuple(self.log))

    def take(self, table: Table, step: Step) -> Iterator[Difference]:
        """Take one step; what does not hold there."""
        if isinstance(step, Act):
            yield from self.act(table, step)
        elif isinstance(step, Expect):
            yield from expecting.differences(table, step, self.recent, self.earlier)
            self.earlier += self.recent
            self.recent = []
        elif isinstance(step, Refused):
            yield from expecting.refused(table, step)
        elif isinstance(step, Legal):
            yield from expecting.legal(table, step)

    def act(self, table: Table, step: Act) -> Iterator[Difference]:
        try:
            action = acting.legal(table, step.side, step.wish)
        except acting.NoSuchAction as error:
            yield Difference(f"{step.side}: {step.wish.text}", "an action that may be taken", str(error))
            return
        self.log.append(f"{step.side}: {acting.tell(table, action)}")
        seat = table.seat(step.side)
        events = engine.advance(table.state, seat, action)
        self.done.append((seat, action))
        self.happened.append(events)
        self.recent += events
        yield from _stored(table.state)


def _stored(state: MatchState) -> Iterator[Difference]:
    """The state goes through JSON unchanged."""
    data = codec.snapshot(state)
    again = codec.snapshot(codec.restore(state.ruleset, json.loads(json.dumps(data))))
    for name in data:
        if data[name] != again[name]:
            yield Difference(f"snapshot.{name}", repr(data[name]), repr(again[name]))


def _replayed(
    start: MatchState, done: list[tuple[int, Action]], happened: list[list[Event]], end: MatchState
) -> Iterator[Difference]:
    """The same start and the same actions, read from JSON, give the same events and the same end."""
    for (seat, action), events in zip(done, happened, strict=True):
        again = engine.advance(start, seat, codec.read_action(start.ruleset, codec.to_data(action)))
        if again != events:
            yield Difference(f"replay of {action}", repr(events), repr(again))
            return
    if codec.snapshot(start) != codec.snapshot(end):
        yield Difference("replay", "the same end", "another end")
