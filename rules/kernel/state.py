"""One match as plain data: cards in zones, marks, modifiers, pending tasks, at most one open decision.

Nothing here is a closure or a suspended call, so a state is copied, stored and restored at any decision.
A card in a match is an instance, a small number; what it is on the table follows from the lists below.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rules.kernel.chance import Chance
from rules.kernel.frames import Bound
from rules.kernel.records import Decision, Event, Outcome

if TYPE_CHECKING:
    from rules.kernel.ruleset import Ruleset

Task = tuple[Any, ...]
"""A name from the game's `tasks` and its arguments: words, numbers, None, events, and tuples or dicts of these."""

HIDDEN = -1
"""The definition of an instance whose card the holder of this state may not know."""

RESTED = 1
FACE_DOWN = 2
GAME_MARKS = 4
"""The first bit that a game may use for marks of its own."""


class Modifier(NamedTuple):
    """A change of one instance's number or skill that ends by itself: `until` names the moment."""

    target: int
    stamp: int
    stat: str
    amount: int
    until: str


class Waiting(NamedTuple):
    """A triggered ability that waits for its turn; `bound` tells its effect what the answered event was about."""

    program: int
    source: int
    stamp: int
    seat: int
    bound: Bound


class Delayed(NamedTuple):
    """The steps of a program set up earlier; they are done once, when `moment` next begins."""

    moment: str
    program: int
    source: int
    stamp: int
    seat: int


class MatchState:
    """The state every game shares; a game adds its own slots in a subclass and names them in `OWN`."""

    __slots__ = (
        "active",
        "card",
        "chance",
        "decision",
        "delayed",
        "events",
        "listeners",
        "lists",
        "marks",
        "modifiers",
        "offered",
        "outcome",
        "owner",
        "ruleset",
        "stack",
        "stamp",
        "steps",
        "turn",
        "waiting",
        "zone",
        "zones",
    )

    OWN: ClassVar[tuple[str, ...]] = ()
    """Slots of a subclass: numbers, words, None, or lists and tuples of numbers."""
    BLANK: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Those of them that hold one value for each instance, with what is told of a hidden card."""

    def __init__(self, ruleset: "Ruleset", chance: Chance) -> None:
        self.ruleset = ruleset
        self.chance = chance
        self.card: list[int] = []
        """By instance: its definition in the ruleset, or HIDDEN."""
        self.lists: tuple[tuple[int, ...], ...] = ((), ())
        """By seat: the definitions of the deck the match began with."""
        self.owner: list[int] = []
        self.zone: list[int] = []
        """By instance: where it is, `seat * zones + place`."""
        self.stamp: list[int] = []
        """By instance: how often it became another object by changing zones."""
        self.marks: list[int] = []
        self.zones: list[list[int]] = [[] for _ in range(2 * len(ruleset.zones))]
        self.modifiers: list[Modifier] = []
        self.waiting: list[Waiting] = []
        self.delayed: list[Delayed] = []
        self.stack: list[Task] = []
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.turn = 0
        self.active = 0
        self.steps = 0
        """Tasks done since the last action; the guard against endless resolution counts them."""
        self.events: list[Event] = []
        """What happened since the last action: a hand-over to the caller, no part of the state."""
        self.offered: list[Any] = []
        """The legal actions that were listed for the open decision, empty before; nothing speaks against these."""
        self.listeners: dict[str, tuple[tuple[int, int], ...]] = {}
        """By topic: (instance, ability) of every card that could answer; follows from `card`."""

    def clone(self) -> "MatchState":
        """An independent copy; records and the ruleset are shared, being frozen."""
        new = type(self)(self.ruleset, self.chance.clone())
        new.card = self.card[:]
        new.lists = self.lists
        new.owner = self.owner[:]
        new.zone = self.zone[:]
        new.stamp = self.stamp[:]
        new.marks = self.marks[:]
        new.zones = [zone[:] for zone in self.zones]
        new.modifiers = self.modifiers[:]
        new.waiting = self.waiting[:]
        new.delayed = self.delayed[:]
        new.stack = self.stack[:]
        new.decision = self.decision
        new.outcome = self.outcome
        new.turn = self.turn
        new.active = self.active
        new.steps = self.steps
        new.events = []
        new.offered = []
        new.listeners = self.listeners
        for name in self.OWN:
            value = getattr(self, name)
            setattr(new, name, value[:] if type(value) is list else value)
        return new

    def listen(self) -> None:
        """Index every card's answering abilities by the topic of the event, after cards were added or changed."""
        found: dict[str, list[tuple[int, int]]] = {}
        for card, definition in enumerate(self.card):
            if definition != HIDDEN:
                for number, topic in self.ruleset.answers[definition]:
                    found.setdefault(topic, []).append((card, number))
        self.listeners = {topic: tuple(pairs) for topic, pairs in found.items()}

    def complete(self) -> None:
        """After the slots were read from a snapshot: make what they hold of the game's own kinds again."""
        self.listen()

    def identify(self, card: int, definition: int) -> None:
        """Let an instance be this card, as printed."""
        self.card[card] = definition

    def works(self, card: int) -> bool:
        """Whether a card's own text holds: not so where a game has silenced it."""
        return True

    def keeps_changes(self, card: int) -> bool:
        """Whether changes can cling to a card where it lies now; a game may say that they cannot."""
        return True

    def ask(self, decision: Decision, then: Task) -> None:
        """Stop for an answer; the picks are handed to `then` as one more argument."""
        self.stack.append(then)
        self.decision = decision

    def push(self, *tasks: Task) -> None:
        """Do these tasks next, the first one first, before everything that waits already."""
        self.stack += tasks[::-1]

    def note(self, event: Event) -> None:
        """Record an event that no card answers."""
        self.events.append(event)
