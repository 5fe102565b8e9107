"""What a game tells its players, as one value: templates for what happened, what is asked and what may be done.

Where one template is not enough, a function gives the one to tell: for an event it is given the event's fields, for a
question or an action the view, for a purpose the record.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rules.kernel.facts import CardKey
from rules.kernel.records import Action, Record
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.wording import Wording

Saying: TypeAlias = Template | Callable[[Any], Template]
Names: TypeAlias = tuple[str, str]
"""What the seats are called, for whoever reads: ("You", "Alice")."""


OF_EVERY_GAME: Mapping[str, Saying] = {
    "ability-used": "{seat} used the ability of {card}.",
    "forced": ("For {source} there was only {cards} to choose.", "There was only {cards} to choose.", ""),
}
"""The words for events of the kernel that need none of a game's own."""


class Part(NamedTuple):
    """Something that adds to a number, and what it is."""

    amount: int
    why: Sentence


class Figure(NamedTuple):
    """A number that a card shows now, with the printed one; `parts` add up to the value."""

    name: str
    value: int
    printed: int
    parts: tuple[Part, ...]


class Battle(NamedTuple):
    """The attack in progress, and how much must still be added to the defence to stop it, 0 for nothing.

    `target` is -1 where a player is attacked. `attack_factor` and `defence_factor` say what multiplies the numbers, and
    why ("×2: Fire against Grass"); `outcome` what comes of it as it stands, where hitting or not is not all. A defence
    that the reader does not know is not `is_known`.
    """

    attacker: int
    target: int
    booster: int | None
    attack: Figure
    defence: Figure
    critical: int
    needed: int
    attack_factor: str = ""
    defence_factor: str = ""
    outcome: str = ""
    is_known: bool = True

    @property
    def hits(self) -> bool:
        return self.needed > 0


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked by decisions of one kind, and what its answers are called.

    `pick` tells a choice, `short` the same on a button at the card, `none` that nothing is chosen; `words` are the
    choices that are no cards, by the decision's own words. `others` is what the other player is told of it.
    """

    asks: Saying
    pick: Template = "Choose {picks}"
    short: str = "Choose"
    none: Template = "Choose none"
    words: Mapping[str, Template] = field(default_factory=dict)
    others: str = "{seat} is deciding."
    asks_place: bool = False
    """Whether the options are zones of the seat that is asked."""


class Clicks(NamedTuple):
    """What a player points at to take an action: a card first, then a place (seat, zone), then another card.

    Of a place whose cards stand in order, `gap` is the one meant: 0 before the first card, 1 behind it.
    """

    subject: int | None = None
    target: int | None = None
    place: tuple[int, str] | None = None
    gap: int | None = None


class Mark(NamedTuple):
    """A state that a card is in beside its numbers: its key for the board's drawing, and what it is called."""

    key: str
    name: str


class ChainLink(NamedTuple):
    """One activation that waits till those above it are done: whose, of which card, what it does and to which cards."""

    seat: int
    card: int
    does: Sentence
    targets: tuple[int, ...]
    is_negated: bool


class Phases(NamedTuple):
    """The phases of a turn by name in their order, and the place of the one that runs, -1 for none."""

    names: tuple[str, ...]
    now: int


class Passing(NamedTuple):
    """Questions that a player may leave unanswered a whole turn long: their kind, and the action that passes."""

    question: str
    action: Action


class Suspicion(NamedTuple):
    """What hidden cards of the other seat can still be, as a reader may conclude it.

    `suspects` takes the view of a seat, what it was told since the start (events by action) and the seat; it gives for
    each hidden card of the other seat in `zone`, the oldest first, the keys of the cards that it can be.
    """

    zone: str
    suspects: Callable[[Any, Sequence[Sequence[Mapping[str, Any]]], int], tuple[tuple[CardKey, ...], ...]]


def nothing(view: Any, card: int) -> Iterable[Action]:
    return ()


def no_marks(view: Any, card: int) -> Iterable[Mark]:
    return ()


def no_tallies(view: Any, seat: int) -> Mapping[str, int]:
    return {}


def no_fields(view: Any, action: Any) -> Mapping[str, Sentence | None]:
    return {}


def no_warning(view: Any, action: Any) -> Sentence | None:
    return None


def as_printed(view: Any, card: int) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Deed:
    """What one kind of action is called, and what is pointed at for it.

    `subject` and `target` name fields of the action, `place` a field or a zone; `clicks` gives all three where they
    follow from something else.
    """

    name: str
    says: Saying
    short: Saying
    subject: str = ""
    target: str = ""
    place: str = ""
    clicks: Callable[[Any, Any], Clicks] | None = None
    tries: Callable[[Any, int], Iterable[Action]] = nothing
    """What one would think of doing with this card, legal or not."""
    fields: Callable[[Any, Any], Mapping[str, Sentence | None]] = no_fields
    """What its words tell beside the fields of the action, from the view and the action."""
    warns: Callable[[Any, Any], Sentence | None] = no_warning
    """What a player should know before it is done, from the view and a legal action; None where that is nothing."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Actions of some kinds that may be collected and sent in a row while a question is open.

    The page adds up what each is worth, till it is as much as is needed.
    """

    question: str
    kinds: tuple[type[Action], ...]
    name: str
    worth: Callable[[Any, Any], int]
    needed: Callable[[Any], int]


def nobody(view: Any) -> Record | None:
    return None


def no_battle(view: Any) -> Battle | None:
    return None


def no_chain(view: Any) -> Sequence[ChainLink]:
    return ()


def no_phases(view: Any) -> Phases | None:
    return None


@dataclass(frozen=True, slots=True)
class Telling:
    """One game's words. `events` are by the "type" of the event, `questions` by the kind of decision."""

    events: Mapping[str, Saying]
    questions: Mapping[str, Question]
    deeds: Mapping[type[Action], Deed]
    noun: Callable[[Any, Sequence[int]], str | tuple[str, str]]
    """What cards are where they lie now ("unit"), one of them; several of them too where that is not made with "s"."""
    figures: Callable[[Any, int], tuple[Figure, ...]]
    """The numbers of a card that the view shows."""
    marks: Callable[[Any, int], Iterable[Mark]] = no_marks
    """The states of a card that the view shows."""
    pose: Callable[[Any, int], str] = as_printed
    """Which of its looks the face of a card has that the view shows, by a word of the game; empty for the usual one."""
    tallies: Callable[[Any, int], Mapping[str, int]] = no_tallies
    """The numbers of a seat that are on none of its cards, by name."""
    arrows: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By "type" of an event: the fields of the card it goes out from, and of the one it goes to."""
    hands: tuple[str, ...] = ("hand",)
    """The zones that a player holds, in the order in which they lie before them."""
    history: tuple[str, ...] = ()
    """The "type" of each event that stands in the strip of what was done last, by its first card."""
    lies_open: tuple[str, ...] = ()
    """The "type" of each event that shows a card which lies on the table then, so that none is turned over for it."""
    words: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)
    """By field of an event or an action: what its values are called."""
    purposes: Mapping[type[Record], str | Callable[[Any], str]] = field(default_factory=dict)
    """What a cost or an effect takes cards for ("to retire")."""
    asking: Callable[[Any], Record | None] = nobody
    """The record, of those that `purposes` tells, for which a task of the game's own asks."""
    slots: tuple[str, ...] = ()
    """The numbers of the game's state that are cards, -1 for none."""
    begins_turn: str = "turn-began"
    """The "type" of the event that begins a turn."""
    battle: Callable[[Any], Battle | None] = no_battle
    chain: Callable[[Any], Sequence[ChainLink]] = no_chain
    """What was activated and waits to resolve, the first link first."""
    phases: Callable[[Any], Phases | None] = no_phases
    passing: Passing | None = None
    """None where no question comes so often that a player would pass for a whole turn."""
    batches: tuple[Batch, ...] = ()
    suspicion: Suspicion | None = None
    """None where nothing can be concluded."""
    wording: Wording | None = None
    """How the texts of abilities are told."""

    def called(self, field: str, value: Any) -> Sentence | None:
        """What the value of a field is called; a flag needs no words, and what is not there has none."""
        if value is None or value is False:
            return None
        return words(self.words.get(field, {}).get(value, "" if value is True else str(value)))
