"""What can happen in Nannaier's Exercise, beside what happens in every game."""

from typing import ClassVar, Literal

from rules.kernel.records import Event
from rules.kernel.words import Instance, SeatNumber

Points = Literal["order", "chaos", "transcend"]
Kind = Literal["normal", "pierce", "true"]
"""How damage meets a shield (NN-7.5 to NN-7.7)."""
SideWord = Literal["present", "mirror", "line"]


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    """Who has turn 1 (NN-G24)."""

    seat: SeatNumber
    rule: str


class Drawn(Event, tag="drawn"):
    """A doll or a spell came from its pile to the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance
    pile: str
    rule: str


class PutBack(Event, tag="put-back"):
    """A card over the limit of the hand went back to its pile (NN-3.2, NN-3.4)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance
    rule: str


class PileRefilled(Event, tag="pile-refilled"):
    """So many dolls came from the mirror pile back to the present pile (NN-3.3)."""

    seat: SeatNumber
    count: int
    rule: str


class DrawBegan(Event, tag="draw-began"):
    """A player's turn begins with its draw phase (NN-G20)."""

    seat: SeatNumber
    turn: int


class TurnBegan(Event, tag="turn-began"):
    """A player's turn began; points and draws have come."""

    topic: ClassVar[str] = "turn-began"
    seat: SeatNumber
    turn: int


class TurnEnding(Event, tag="turn-ending"):
    """A player's turn is about to end."""

    topic: ClassVar[str] = "turn-ending"
    seat: SeatNumber


class ActionsBegan(Event, tag="actions-began"):
    """The draw phase is over (NN-G20)."""

    seat: SeatNumber


class PointsChanged(Event, tag="points-changed"):
    """A player has so many points of a kind more, or fewer (NN-4.1)."""

    seat: SeatNumber
    points: Points
    amount: int
    rule: str


class ScoreChanged(Event, tag="score-changed"):
    """A player has so much score more, or less."""

    topic: ClassVar[str] = "score-changed"
    seat: SeatNumber
    amount: int
    rule: str


class Risen(Event, tag="risen"):
    """A player's order and chaos rose to the limit (NN-11.1)."""

    seat: SeatNumber
    rule: str


class TranscendSpent(Event, tag="transcend-spent"):
    """A player has spent a transcend point (NN-G7)."""

    topic: ClassVar[str] = "transcend-spent"
    seat: SeatNumber


class MirrorLaid(Event, tag="mirror-laid"):
    """A mirror lies on the table now; the one before it went back to its owner (NN-2.8)."""

    topic: ClassVar[str] = "mirror-laid"
    seat: SeatNumber
    card: Instance
    rule: str


class Summoned(Event, tag="summoned"):
    """A doll came to a place of the field from the hand or a pile."""

    topic: ClassVar[str] = "summoned"
    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    place: str
    by: Literal["order", "chaos", "effect"]


class SummonVoid(Event, tag="summon-void"):
    """A doll that an effect was to summon stays where it was (NN-6.5, NN-6.6, NN-G13)."""

    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    rule: str


class Attacked(Event, tag="attacked"):
    """A doll attacks another, or the player, then -1."""

    topic: ClassVar[str] = "attacked"
    seat: SeatNumber
    attacker: Instance
    defender: Instance


class Negated(Event, tag="negated"):
    """An attack does no damage (NN-7.9, NN-G34)."""

    seat: SeatNumber
    attacker: Instance
    rule: str


class HitPlayer(Event, tag="hit-player"):
    """A doll has attacked the player: score (NN-7.4)."""

    topic: ClassVar[str] = "hit-player"
    seat: SeatNumber
    attacker: Instance
    amount: int


class Damaged(Event, tag="damaged"):
    """A doll took damage, what a shield absorbed included (NN-7.5, NN-G32)."""

    topic: ClassVar[str] = "damaged"
    seat: SeatNumber
    card: Instance
    amount: int
    absorbed: int
    source: Instance


class ShieldChanged(Event, tag="shield-changed"):
    """A doll got so much shield."""

    seat: SeatNumber
    card: Instance
    amount: int
    rule: str


class Healed(Event, tag="healed"):
    """A doll's damage was healed."""

    topic: ClassVar[str] = "healed"
    seat: SeatNumber
    card: Instance
    amount: int


class Falling(Event, tag="falling"):
    """A doll has no health left; it still stands while this is answered (NN-G44)."""

    topic: ClassVar[str] = "falling"
    seat: SeatNumber
    card: Instance


class Fell(Event, tag="fell"):
    """A doll went to a pile (NN-2.4, NN-2.5)."""

    seat: SeatNumber
    card: Instance
    pile: str
    rule: str


class WentToPile(Event, tag="went-to-pile"):
    """A doll that had not fallen went to the present pile by an effect."""

    seat: SeatNumber
    card: Instance
    rule: str


class Moved(Event, tag="moved"):
    """A doll moved to another place (NN-9)."""

    topic: ClassVar[str] = "moved"
    seat: SeatNumber
    card: Instance
    place: str
    rule: str


class Stuck(Event, tag="stuck"):
    """A doll that was to move had no room; the skills it keeps up end (NN-9.4)."""

    seat: SeatNumber
    card: Instance
    rule: str


class FormChanged(Event, tag="form-changed"):
    """A doll shows another form now (NN-9.5, NN-10)."""

    topic: ClassVar[str] = "form-changed"
    seat: SeatNumber
    card: Instance
    form: str
    rule: str


class SpellCast(Event, tag="spell-cast"):
    """A spell card was cast from the hand (NN-8.2)."""

    topic: ClassVar[str] = "spell-cast"
    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance


class SkillUsed(Event, tag="skill-used"):
    """A doll used its skill (NN-8.4)."""

    topic: ClassVar[str] = "skill-used"
    seat: SeatNumber
    card: Instance


class SpellEnded(Event, tag="spell-ended"):
    """A lasting spell ended and went back to its pile (NN-8.3)."""

    topic: ClassVar[str] = "spell-ended"
    seat: SeatNumber
    card: Instance
    rule: str
