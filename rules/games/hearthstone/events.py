"""What can happen in a Hearthstone match, in the past tense. `rule` says why, where no player chose it."""

from typing import ClassVar

from rules.kernel.records import Event
from rules.kernel.words import Definition, Instance, SeatNumber


class TurnBegan(Event, tag="turn-began"):
    topic: ClassVar[str] = "turn-start"
    seat: SeatNumber
    turn: int


class TurnEnding(Event, tag="turn-ending"):
    topic: ClassVar[str] = "turn-end"
    seat: SeatNumber


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    seat: SeatNumber
    rule: str


class Exchanged(Event, tag="exchanged"):
    """How many opening cards a player gave back."""

    seat: SeatNumber
    count: int
    rule: str


class Drawn(Event, tag="drawn"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    topic: ClassVar[str] = "drawn"
    seat: SeatNumber
    card: Instance | None
    rule: str


class Burned(Event, tag="burned"):
    """A card drawn with a full hand was shown and is gone."""

    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    rule: str


class Tired(Event, tag="tired"):
    """A draw from an empty deck hurts the hero."""

    seat: SeatNumber
    amount: int
    rule: str


class Received(Event, tag="received"):
    """A card came into a hand from elsewhere than the deck."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    rule: str


class Discarded(Event, tag="discarded"):
    seat: SeatNumber
    card: Instance
    rule: str


class Played(Event, tag="played"):
    """A card was played from the hand and paid for: "whenever you play", "whenever you cast"."""

    topic: ClassVar[str] = "played"
    seat: SeatNumber
    card: Instance | None
    kind: str


class PlayedHidden(Played, tag="played-hidden"):
    """The same of a secret, which only its player knows (HS-X.1)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)


class Cast(Event, tag="cast"):
    """A spell has done what it does: "after you cast"."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    topic: ClassVar[str] = "cast"
    seat: SeatNumber
    card: Instance | None


class Targeted(Event, tag="targeted"):
    """A spell was aimed at one minion."""

    topic: ClassVar[str] = "targeted"
    seat: SeatNumber
    card: Instance
    target: Instance


class SecretPlayed(Event, tag="secret-played"):
    topic: ClassVar[str] = "secret-played"
    seat: SeatNumber


class SecretRevealed(Event, tag="secret-revealed"):
    topic: ClassVar[str] = "secret-revealed"
    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance


class Countered(Event, tag="countered"):
    seat: SeatNumber
    card: Instance
    rule: str


class Arrived(Event, tag="arrived"):
    """A minion came into play: "whenever you summon", answered at the next boundary (HS-B.2)."""

    topic: ClassVar[str] = "arrived"
    seat: SeatNumber
    card: Instance


class AfterPlayed(Event, tag="after-played"):
    """A minion was played and its battlecry done: Mirror Entity, Snipe, Repentance (HS-Q1.5)."""

    topic: ClassVar[str] = "after-played"
    seat: SeatNumber
    card: Instance


class AfterSummoned(Event, tag="after-summoned"):
    """ "After you summon": at once for a summoned minion, in its own phase for a played one (HS-Q1.6, HS-Q2.2)."""

    topic: ClassVar[str] = "after-summoned"
    seat: SeatNumber
    card: Instance


class ProposedAttack(Event, tag="proposed-attack"):
    topic: ClassVar[str] = "proposed-attack"
    seat: SeatNumber
    attacker: Instance
    defender: Instance


class Attacked(Event, tag="attacked"):
    topic: ClassVar[str] = "attacked"
    seat: SeatNumber
    attacker: Instance
    defender: Instance


class Predamage(Event, tag="predamage"):
    """A hero is about to take damage that would kill it (HS-DM.4)."""

    topic: ClassVar[str] = "predamage"
    seat: SeatNumber
    target: Instance
    amount: int


class Damaged(Event, tag="damaged"):
    topic: ClassVar[str] = "damaged"
    seat: SeatNumber
    target: Instance
    amount: int
    source: Instance


class ShieldLost(Event, tag="shield-lost"):
    seat: SeatNumber
    target: Instance
    rule: str


class Healed(Event, tag="healed"):
    topic: ClassVar[str] = "healed"
    seat: SeatNumber
    target: Instance
    amount: int


class Died(Event, tag="died"):
    topic: ClassVar[str] = "died"
    seat: SeatNumber
    card: Instance
    rule: str


class Destroyed(Event, tag="destroyed"):
    """Something is doomed and leaves at the next boundary (HS-V.10)."""

    seat: SeatNumber
    target: Instance
    rule: str


class Equipped(Event, tag="equipped"):
    seat: SeatNumber
    card: Instance


class Changed(Event, tag="changed"):
    """An enchantment, a mark or a number of a character changed, as `what` says.

    `amount` is by how much, or what it is now where `what` ends with "-becomes" or "-left".
    """

    seat: SeatNumber
    target: Instance
    what: str
    amount: int
    rule: str


class Silenced(Event, tag="silenced"):
    topic: ClassVar[str] = "silenced"
    seat: SeatNumber
    target: Instance
    rule: str


class ControlTaken(Event, tag="control-taken"):
    """A minion is now this player's."""

    seat: SeatNumber
    card: Instance
    rule: str


class CostChanged(Event, tag="cost-changed"):
    """An effect made a card in hand cost more, or less where the amount is below 0."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    amount: int
    rule: str


class PutAside(Event, tag="put-aside"):
    """A card of the deck was shown and is gone (HS-G21)."""

    seat: SeatNumber
    card: Instance
    rule: str


class SecretDestroyed(Event, tag="secret-destroyed"):
    """A secret left without having been turned up by what it waits for."""

    seat: SeatNumber
    card: Instance
    rule: str


class PowerReplaced(Event, tag="power-replaced"):
    seat: SeatNumber
    card: Instance
    rule: str


class Returned(Event, tag="returned"):
    """A minion went back to a hand."""

    seat: SeatNumber
    card: Instance
    rule: str


class Transformed(Event, tag="transformed"):
    seat: SeatNumber
    card: Instance
    into: Definition
    rule: str


class ManaChanged(Event, tag="mana-changed"):
    seat: SeatNumber
    what: str
    amount: int
    rule: str


class PowerUsed(Event, tag="power-used"):
    seat: SeatNumber
    target: Instance
