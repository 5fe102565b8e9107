"""Formats: a named tuple of small deck rules, each yielding the reasons a deck breaks it.

`Format.issues(deck)` gives all problems at once, in rule order. `code` is stable, `rule` opens the
rulebook, `cards` tells the page what to highlight, `fix` is what one click can do about it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Protocol

from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class SetCounts:
    """Hold exactly this many copies of each card named, whatever their printings, in these parts together."""

    kind: ClassVar[str] = "set-counts"
    label: str
    counts: tuple[tuple[CardKey, int], ...]
    parts: tuple[str, ...] = (MAIN,)


@dataclass(frozen=True, slots=True)
class UsePrinting:
    """Swap every copy of a card printed as `number` in a part of the deck for the printing `to`."""

    kind: ClassVar[str] = "use-printing"
    label: str
    card: CardKey
    number: str
    to: str
    part: str = MAIN


@dataclass(frozen=True, slots=True)
class SetStarter:
    """Store this card as the deck's first vanguard, hero or the like."""

    kind: ClassVar[str] = "set-starter"
    label: str
    card: CardKey


@dataclass(frozen=True, slots=True)
class DropPart:
    """Take a whole part of the deck away."""

    kind: ClassVar[str] = "drop-part"
    label: str
    part: str


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Take every copy of these cards into another part of the deck."""

    kind: ClassVar[str] = "move-cards"
    label: str
    cards: tuple[CardKey, ...]
    to: str


@dataclass(frozen=True, slots=True)
class AddMissing:
    """Add one copy of every published card of these sets that the deck does not hold."""

    kind: ClassVar[str] = "add-missing"
    label: str
    sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChooseFormat:
    """Judge the deck by another format."""

    kind: ClassVar[str] = "choose-format"
    label: str
    format: str


@dataclass(frozen=True, slots=True)
class ShowCards:
    """Search for cards that would help; changes nothing by itself."""

    kind: ClassVar[str] = "show-cards"
    label: str
    query: str


Fix = SetCounts | UsePrinting | SetStarter | DropPart | MoveCards | AddMissing | ChooseFormat | ShowCards


def no_fix() -> None:
    return None


@dataclass(slots=True)
class Issue:
    """One reason a deck breaks a rule; only errors keep it from a match.

    Not frozen, unlike other values: a check makes several, and making a frozen one takes most of a rule's time.
    """

    code: str
    rule: str
    message: str
    severity: Severity = Severity.ERROR
    cards: tuple[CardKey, ...] = ()
    mend: Callable[[], Fix | None] = field(default=no_fix, repr=False, compare=False)

    @property
    def fix(self) -> Fix | None:
        """What one click can do about it. Worked out when asked for: most checks only want to know what is wrong."""
        return self.mend()


class DeckRule(Protocol):
    """One rule about whole decks."""

    def issues(self, deck: DeckList) -> Iterator[Issue]: ...


@dataclass(frozen=True, slots=True)
class Gauge:
    """How much of something a deck holds against what a rule asks: exactly `target`, or at most that many.

    With `least` it is from that many to `target`.
    """

    label: str
    value: int
    target: int
    is_exact: bool = False
    least: int | None = None

    @property
    def state(self) -> str:
        """One of "over", "under" (too few), "ok" (what is asked) and "within" (a limit)."""
        if self.value > self.target:
            return "over"
        least = self.target if self.is_exact else self.least
        if least is None:
            return "within"
        return "ok" if self.value >= least else "under"

    @property
    def asked(self) -> str:
        """What the rule asks, as it stands behind the number: "50", or "40–60"."""
        return str(self.target) if self.least is None else f"{self.least}–{self.target}"


class GaugeRule(ABC):
    """A deck rule that counts towards a number, and can be shown as a counter while a deck is built."""

    @abstractmethod
    def gauge(self, deck: DeckList) -> Gauge: ...


class CopyRule(ABC):
    """A deck rule that bounds the copies of one card; `most_copies` is None for a card that it does not bound."""

    @abstractmethod
    def most_copies(self, card: CardFacts) -> int | None: ...


class RoomRule(ABC):
    """A deck rule that knows how many more copies of a card a deck can hold, as the deck stands."""

    @abstractmethod
    def room(self, deck: DeckList, card: CardFacts) -> int: ...


class PoolRule(Protocol):
    """A deck rule that can also say, of one card alone, why a format does not admit it."""

    def issues(self, deck: DeckList) -> Iterator[Issue]: ...

    def refuses(self, card: CardFacts) -> Issue | None: ...


@dataclass(frozen=True, slots=True)
class Format:
    """A way to play a game, as its deck rules. `playable` is False where matches of it are not offered.

    `values` are those rules of play that are otherwise than usual in its matches. `is_shared` where both players of a
    match play from one deck, that of whoever opened it.
    """

    key: str
    game: str
    name: str
    summary: str
    pool: PoolRule
    rules: tuple[DeckRule, ...]
    playable: bool = True
    values: Mapping[str, Any] = field(default_factory=dict, hash=False)
    is_shared: bool = False

    def issues(self, deck: DeckList) -> tuple[Issue, ...]:
        """Every problem of the deck in rule order, the pool's first unless the rules give it a place; often empty."""
        found = [] if self.pool in self.rules else list(self.pool.issues(deck))
        for rule in self.rules:
            found.extend(rule.issues(deck))
        return tuple(found)

    def gauges(self, deck: DeckList) -> tuple[Gauge, ...]:
        """What its rules count, in rule order."""
        return tuple(rule.gauge(deck) for rule in self.rules if isinstance(rule, GaugeRule))

    def most_copies(self, card: CardFacts) -> int | None:
        """How many copies of one card its rules allow at most; None where no rule says."""
        limits = (rule.most_copies(card) for rule in self.rules if isinstance(rule, CopyRule))
        return min((limit for limit in limits if limit is not None), default=None)

    def room(self, deck: DeckList, card: CardFacts) -> int | None:
        """How many more copies of the card its rules allow in this deck; None where no rule counts them so."""
        return min((rule.room(deck, card) for rule in self.rules if isinstance(rule, RoomRule)), default=None)

    def card_issues(self, card: CardFacts) -> tuple[Issue, ...]:
        """Why no deck of this format may hold the card in any printing; empty when one may."""
        refusal = self.pool.refuses(card)
        return () if refusal is None else (refusal,)


def is_legal(issues: tuple[Issue, ...]) -> bool:
    """Whether these issues let the deck into a match: warnings do, errors do not."""
    return all(issue.severity is not Severity.ERROR for issue in issues)
