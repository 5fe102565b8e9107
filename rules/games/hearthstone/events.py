"""What can happen in a Hearthstone match, in the past tense. `rule` says why, where no player chose it."""

from typing import ClassVar

from rules.kernel.records import Event


class TurnBegan(Event, tag="turn-began"):
    topic: ClassVar[str] = "turn-start"
    seat: int
    turn: int


class TurnEnding(Event, tag="turn-ending"):
    topic: ClassVar[str] = "turn-end"
    seat: int


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    seat: int
    rule: str


class Exchanged(Event, tag="exchanged"):
    """How many opening cards a player gave back."""

    seat: int
    count: int
    rule: str


class Drawn(Event, tag="drawn"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    topic: ClassVar[str] = "drawn"
    seat: int
    card: int | None
    rule: str


class Burned(Event, tag="burned"):
    """A card drawn with a full hand was shown and is gone."""

    seat: int
    card: int
    rule: str


class Tired(Event, tag="tired"):
    """A draw from an empty deck hurts the hero."""

    seat: int
    amount: int
    rule: str


class Received(Event, tag="received"):
    """A card came into a hand from elsewhere than the deck."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None
    rule: str


class Discarded(Event, tag="discarded"):
    seat: int
    card: int
    rule: str


class Played(Event, tag="played"):
    """A card was played from the hand and paid for: "whenever you play", "whenever you cast"."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    topic: ClassVar[str] = "played"
    seat: int
    card: int | None
    kind: str


class Cast(Event, tag="cast"):
    """A spell has done what it does: "after you cast"."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    topic: ClassVar[str] = "cast"
    seat: int
    card: int | None


class Targeted(Event, tag="targeted"):
    """A spell was aimed at one minion."""

    topic: ClassVar[str] = "targeted"
    seat: int
    card: int
    target: int


class SecretPlayed(Event, tag="secret-played"):
    topic: ClassVar[str] = "secret-played"
    seat: int


class SecretRevealed(Event, tag="secret-revealed"):
    topic: ClassVar[str] = "secret-revealed"
    seat: int
    card: int


class Countered(Event, tag="countered"):
    seat: int
    card: int
    rule: str


class Arrived(Event, tag="arrived"):
    """A minion came into play: "whenever you summon", answered at the next boundary (HS-B.2)."""

    topic: ClassVar[str] = "arrived"
    seat: int
    card: int


class AfterPlayed(Event, tag="after-played"):
    """A minion was played and its battlecry done: Mirror Entity, Snipe, Repentance (HS-Q1.5)."""

    topic: ClassVar[str] = "after-played"
    seat: int
    card: int


class AfterSummoned(Event, tag="after-summoned"):
    """ "After you summon": at once for a summoned minion, in its own phase for a played one (HS-Q1.6, HS-Q2.2)."""

    topic: ClassVar[str] = "after-summoned"
    seat: int
    card: int


class ProposedAttack(Event, tag="proposed-attack"):
    topic: ClassVar[str] = "proposed-attack"
    seat: int
    attacker: int
    defender: int


class Attacked(Event, tag="attacked"):
    topic: ClassVar[str] = "attacked"
    seat: int
    attacker: int
    defender: int


class Predamage(Event, tag="predamage"):
    """A hero is about to take damage that would kill it (HS-DM.4)."""

    topic: ClassVar[str] = "predamage"
    seat: int
    target: int
    amount: int


class Damaged(Event, tag="damaged"):
    topic: ClassVar[str] = "damaged"
    seat: int
    target: int
    amount: int
    source: int


class ShieldLost(Event, tag="shield-lost"):
    seat: int
    target: int
    rule: str


class Healed(Event, tag="healed"):
    topic: ClassVar[str] = "healed"
    seat: int
    target: int
    amount: int


class Died(Event, tag="died"):
    topic: ClassVar[str] = "died"
    seat: int
    card: int
    rule: str


class Destroyed(Event, tag="destroyed"):
    """Something is doomed and leaves at the next boundary (HS-V.10)."""

    seat: int
    target: int
    rule: str


class Equipped(Event, tag="equipped"):
    seat: int
    card: int


class Changed(Event, tag="changed"):
    """An enchantment, a mark or a number of a character changed, as `what` says."""

    seat: int
    target: int
    what: str
    amount: int
    rule: str


class Returned(Event, tag="returned"):
    """A minion went back to a hand."""

    seat: int
    card: int
    rule: str


class Transformed(Event, tag="transformed"):
    seat: int
    card: int
    into: int
    rule: str


class ManaChanged(Event, tag="mana-changed"):
    seat: int
    what: str
    amount: int
    rule: str


class PowerUsed(Event, tag="power-used"):
    seat: int
    target: int
