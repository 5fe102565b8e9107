"""A scene as it was read: values with the line they stand in, everything checked that needs no table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.kernel.game import Game
from rules.kernel.records import Action, Event
from rules.kernel.ruleset import Ruleset
from rules.scenes.names import Names


@dataclass(frozen=True, slots=True)
class CardSpec:
    """One card of a zone: which, and what is said of it."""

    definition: int
    qualities: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """What a zone holds: cards, how many in all, how many of them face up. None where nothing is said of it.

    In what is expected, `cards` None says nothing of which they are, `has` and `lacks` something of some.
    """

    cards: tuple[CardSpec, ...] | None
    count: int | None = None
    face_up: int | None = None
    has: tuple[int, ...] = ()
    lacks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SideSpec:
    """One seat's zones and qualities."""

    zones: Mapping[str, ZoneSpec] = field(default_factory=dict)
    qualities: Mapping[str, Any] = field(default_factory=dict)


class Wish(NamedTuple):
    """An action in the words of a scene: texts by field. A field that is not named is left open."""

    kind: type[Action]
    fields: Mapping[str, tuple[str, ...]]
    text: str


class EventSpec(NamedTuple):
    """Something expected to happen: texts by field; fields that are not named may hold anything."""

    kind: type[Event]
    fields: Mapping[str, str]
    text: str


@dataclass(frozen=True, slots=True)
class Act:
    """A seat does something."""

    line: int
    side: str
    wish: Wish


@dataclass(frozen=True, slots=True)
class Refused:
    """A seat may not do something, for a reason with this rule number and code (None: any)."""

    line: int
    side: str
    wish: Wish
    rule: str | None
    code: str | None


@dataclass(frozen=True, slots=True)
class Legal:
    """A seat may do each of these; with `only`, nothing else but conceding."""

    line: int
    side: str
    wishes: tuple[Wish, ...]
    only: bool


@dataclass(frozen=True, slots=True)
class DecisionSpec:
    """The open question, or that there is none; None where nothing is said of a part."""

    is_open: bool = True
    seat: str | None = None
    kind: str | None = None
    rule: str | None = None
    options: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class OutcomeSpec:
    """How the match ended, or that it goes on: the winner as me, foe or nobody. None: nothing is said of it."""

    is_over: bool = True
    winner: str | None = None
    rule: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Expect:
    """What must hold now; `events` and `never` speak of everything since the expectation before."""

    line: int
    sides: Mapping[str, SideSpec] = field(default_factory=dict)
    cards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    table: Mapping[str, Any] = field(default_factory=dict)
    decision: DecisionSpec | None = None
    outcome: OutcomeSpec | None = None
    events: tuple[EventSpec, ...] = ()
    never: tuple[EventSpec, ...] = ()


Step = Act | Refused | Legal | Expect


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene of a file. `ages` is True where it must hold in both orders of age."""

    file: str
    line: int
    title: str
    game: Game
    proves: tuple[str, ...]
    ruleset: Ruleset
    names: Names
    seed: str
    drawn: int
    """How many numbers were drawn from the seed before."""
    turn: int
    active: str
    table: Mapping[str, Any]
    sides: Mapping[str, SideSpec]
    steps: tuple[Step, ...]
    mirror: bool
