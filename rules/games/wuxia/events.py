"""What can happen in a match of Wuxia, beside what happens in every game."""

from typing import ClassVar, Literal

from rules.kernel.records import Event
from rules.kernel.words import Instance, SeatNumber

Mode = Literal["active", "passive", "effect"]


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    """Who attacks first (WX-G1)."""

    seat: SeatNumber
    rule: str


class Drawn(Event, tag="drawn"):
    """A card came from the library to the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance
    rule: str


class TurnBegan(Event, tag="turn-began"):
    """A player's turn began."""

    topic: ClassVar[str] = "turn-began"
    seat: SeatNumber
    turn: int


class TurnEnding(Event, tag="turn-ending"):
    """A player's turn is about to end."""

    topic: ClassVar[str] = "turn-ending"
    seat: SeatNumber


class FightBegan(Event, tag="fight-began"):
    """The play phase is over, heroes may act (WX-6.1)."""

    seat: SeatNumber


class PointsChanged(Event, tag="points-changed"):
    """A player has so many summon points more, or fewer; `pending` where they come at the end of the turn only."""

    seat: SeatNumber
    amount: int
    pending: bool
    rule: str


class Summoned(Event, tag="summoned"):
    """A hero was played from the hand to a place."""

    topic: ClassVar[str] = "summoned"
    seat: SeatNumber
    card: Instance
    place: str


class CameBack(Event, tag="came-back"):
    """A hero came from a graveyard to a place (WX-6.9)."""

    topic: ClassVar[str] = "came-back"
    seat: SeatNumber
    card: Instance
    place: str


class Attacked(Event, tag="attacked"):
    """A hero attacks another, or the player, then -1."""

    topic: ClassVar[str] = "attacked"
    seat: SeatNumber
    attacker: Instance
    defender: Instance


class Damaged(Event, tag="damaged"):
    """A hero took damage."""

    topic: ClassVar[str] = "damaged"
    seat: SeatNumber
    card: Instance
    amount: int
    source: Instance


class ShieldLost(Event, tag="shield-lost"):
    """A shield took the damage (WX-G26)."""

    seat: SeatNumber
    card: Instance
    rule: str


class LifeLost(Event, tag="life-lost"):
    """A player lost life."""

    topic: ClassVar[str] = "life-lost"
    seat: SeatNumber
    amount: int
    source: Instance


class LifeGained(Event, tag="life-gained"):
    """A player's life was healed."""

    seat: SeatNumber
    amount: int


class Healed(Event, tag="healed"):
    """A hero's wounds were healed."""

    topic: ClassVar[str] = "healed"
    seat: SeatNumber
    card: Instance
    amount: int


class Fell(Event, tag="fell"):
    """A hero fell and lies in the graveyard."""

    topic: ClassVar[str] = "fell"
    seat: SeatNumber
    card: Instance
    killer: Instance
    rule: str


class Discarded(Event, tag="discarded"):
    """A card went from the hand to the removed area (WX-2.9); `mode` says by which kind of discard."""

    topic: ClassVar[str] = "discarded"
    seat: SeatNumber
    card: Instance
    mode: Mode
    rule: str


class Removed(Event, tag="removed"):
    """A card left the game for the removed area (WX-2.9)."""

    seat: SeatNumber
    card: Instance
    rule: str


class Returned(Event, tag="returned"):
    """A hero went back to its owner's hand."""

    seat: SeatNumber
    card: Instance
    rule: str


class Silenced(Event, tag="silenced"):
    """A hero's text is gone (WX-G31)."""

    seat: SeatNumber
    card: Instance
    rule: str


class NumberSet(Event, tag="number-set"):
    """A hero's attack or health became a number (WX-G34)."""

    seat: SeatNumber
    card: Instance
    stat: str
    amount: int
    rule: str
