"""The records a match is made of: actions, events, decisions, outcomes.

All are frozen values that turn to JSON and back by themselves (msgspec); a record names its class in "type".
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, ClassVar, TypeAlias, dataclass_transform

import msgspec

GameState: TypeAlias = Any
"""The state of the game a record belongs to: each game's own records name their own subclass of MatchState."""


class Seat(IntEnum):
    """A place at the table."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Seat":
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class RecordType(msgspec.StructMeta):
    """Tells type checkers that every record is frozen without its saying so."""


class Record(msgspec.Struct, metaclass=RecordType, frozen=True, tag_field="type", gc=False):
    """The common form of all records."""


class Refusal(Record, tag="refusal"):
    """One reason an action may not be taken now; `rule` opens the rulebook."""

    code: str
    rule: str
    message: str


class Event(Record):
    """Something that happened, in the past tense; `rule` is why, where no player chose it.

    `secret` names the fields that only `seat` may know; another seat sees them as None.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    topic: ClassVar[str] = ""
    """What listeners are indexed by; an event no card can answer has none."""
    shows: ClassVar[bool] = False
    """Whether it shows everyone its cards, which may be hidden again afterwards."""


class Decision(Record, tag="decision"):
    """What the engine asks one seat; open until an action answers it.

    `kind` says what is asked, `options` what may be picked, and from `least` to `most` of them: instances, or
    numbers that `words` give a name to, one by one. `back` is True where the seat may still withdraw (nothing is
    paid yet). A decision that offers the game's own actions has no options.
    """

    seat: int
    kind: str
    rule: str
    options: tuple[int, ...] = ()
    least: int = 1
    most: int = 1
    back: bool = False
    source: int = -1
    seen: tuple[int, ...] = ()
    """Instances this seat, and nobody else, may look at while the question is open."""
    words: tuple[str, ...] = ()
    """What each option is called, where options are no cards."""


NO_OR_YES = ("no", "yes")
"""The words of a question whose options are 0 and 1."""


class Outcome(Record, tag="outcome"):
    """How a match ended: the winner's seat, None for a draw, and the rule that ended it."""

    winner: int | None
    rule: str
    reason: str


class Action(Record):
    """What a seat asks to do: refused for reasons, or done."""

    def refusals(self, state: GameState, seat: int) -> Iterator[Refusal]:
        """Every reason against it, in the state as it is."""
        raise NotImplementedError

    def perform(self, state: GameState, seat: int) -> None:
        """Do it, in place; only after `refusals` found nothing."""
        raise NotImplementedError
