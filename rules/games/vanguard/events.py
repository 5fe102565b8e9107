"""What can happen in a Vanguard match, in the past tense. `rule` says why, where no player chose it."""

from typing import ClassVar, Literal

from rules.kernel.records import Event
from rules.kernel.words import Instance, SeatNumber


class TurnBegan(Event, tag="turn-began"):
    seat: SeatNumber
    turn: int
    rule: str


class PhaseBegan(Event, tag="phase-began"):
    """A phase or step of the turn player begins: stand, draw, ride, main, battle, close-step, end."""

    topic: ClassVar[str] = "phase"
    seat: SeatNumber
    phase: str
    rule: str


class Moved(Event, tag="moved"):
    """A card went from one zone to another where both players saw which it was."""

    seat: SeatNumber
    card: Instance
    origin: str
    to: str
    rule: str


class Dropped(Event, tag="dropped"):
    """A card went to the drop zone."""

    topic: ClassVar[str] = "dropped"
    seat: SeatNumber
    card: Instance
    origin: str
    rule: str


class Drawn(Event, tag="drawn"):
    """A card went from the deck to the hand unseen by the other player."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    rule: str


class PutBack(Event, tag="put-back"):
    """A card went from hand to deck, or within the deck, unseen by the other player."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    rule: str


class Shuffled(Event, tag="shuffled"):
    seat: SeatNumber
    rule: str


class FirstVanguardChosen(Event, tag="first-vanguard-chosen"):
    """A player put the first vanguard face down on the vanguard circle."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    rule: str


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    seat: SeatNumber
    rule: str


class VanguardsRevealed(Event, tag="vanguards-revealed"):
    cards: tuple[Instance, Instance]
    rule: str


class Placed(Event, tag="placed"):
    """A card arrived on a circle as a unit: by ride, call, or as a guardian."""

    topic: ClassVar[str] = "placed"
    seat: SeatNumber
    card: Instance
    circle: str
    rule: str


class Ridden(Event, tag="ridden"):
    """A card was ridden on a vanguard, which is in the soul now."""

    topic: ClassVar[str] = "ridden"
    seat: SeatNumber
    rider: Instance
    over: Instance
    rule: str


class Exchanged(Event, tag="exchanged"):
    """The units of a column changed places."""

    seat: SeatNumber
    front: Instance
    back: Instance
    rule: str


class Attacked(Event, tag="attacked"):
    topic: ClassVar[str] = "attacked"
    seat: SeatNumber
    attacker: Instance
    target: Instance


class Boosted(Event, tag="boosted"):
    topic: ClassVar[str] = "boosted"
    seat: SeatNumber
    booster: Instance
    attacker: Instance


class Intercepted(Event, tag="intercepted"):
    seat: SeatNumber
    card: Instance
    origin: str


class Checked(Event, tag="checked"):
    """A card was turned over by a drive check or a damage check."""

    topic: ClassVar[str] = "checked"
    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    by: str
    trigger: str | None
    works: bool
    rule: str


class Hit(Event, tag="hit"):
    topic: ClassVar[str] = "hit"
    seat: SeatNumber
    attacker: Instance
    booster: Instance
    target: Instance
    on_vanguard: bool
    rule: str


class Missed(Event, tag="missed"):
    seat: SeatNumber
    attacker: Instance
    target: Instance
    rule: str


class Turned(Event, tag="turned"):
    """A damage card was turned face up or face down."""

    seat: SeatNumber
    card: Instance
    face_up: bool
    rule: str


class Stood(Event, tag="stood"):
    seat: SeatNumber
    card: Instance
    rule: str


class Rested(Event, tag="rested"):
    seat: SeatNumber
    card: Instance
    rule: str


class Marked(Event, tag="marked"):
    """A unit will not stand in its owner's next stand phase, or cannot be hit in this battle."""

    card: Instance
    mark: Literal["stays-resting", "unhittable"]
    rule: str


class Shown(Event, tag="shown"):
    """A card was shown from the hand or the deck."""

    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    rule: str


class LookedAt(Event, tag="looked-at"):
    """A player looked at the top card of their own deck and left it there, or put it on the bottom."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    to_bottom: bool
    rule: str
