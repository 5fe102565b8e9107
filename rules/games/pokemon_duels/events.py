"""What can happen in a match of Pokémon Duels, in the past tense. `rule` says why, where no player chose it."""

from typing import ClassVar

from rules.kernel.records import Event
from rules.kernel.words import Definition, Instance, SeatNumber


class FirstPlayerDrawnByLot(Event, tag="first-player"):
    seat: SeatNumber
    rule: str


class VenueChosen(Event, tag="venue-chosen"):
    """The match is played on this Field (PD-3.2)."""

    definition: Definition
    rule: str


class TurnBegan(Event, tag="turn-began"):
    seat: SeatNumber
    turn: int


class PhaseBegan(Event, tag="phase-began"):
    """A phase of the turn player begins."""

    topic: ClassVar[str] = "phase"
    seat: SeatNumber
    phase: str
    rule: str


class Drawn(Event, tag="drawn"):
    """A card went from the deck to the hand, unseen by the other player."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    rule: str


class Shuffled(Event, tag="shuffled"):
    seat: SeatNumber
    rule: str


class Shown(Event, tag="shown"):
    """A card was shown from a place that is hidden."""

    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    rule: str


class CoinTossed(Event, tag="coin-tossed"):
    seat: SeatNumber
    source: Instance
    heads: bool
    rule: str


class Summoned(Event, tag="summoned"):
    """A Pokémon came face up: `how` is "normal", "special", or "evolution" for a Special Summon by 【Evolution】."""

    topic: ClassVar[str] = "summoned"
    seat: SeatNumber
    card: Instance
    how: str
    position: str
    rule: str


class CardSet(Event, tag="card-set"):
    """A card was laid face down: a Pokémon in Defence Position, or a Spell or a Trap."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    place: str


class Tributed(Event, tag="tributed"):
    """A Pokémon was sent from the field to the Graveyard for a summon."""

    topic: ClassVar[str] = "tributed"
    seat: SeatNumber
    card: Instance
    rule: str


class Turned(Event, tag="turned"):
    """A Pokémon changed its position; what was face down is face up now."""

    seat: SeatNumber
    card: Instance
    position: str
    rule: str


class TurnedDown(Event, tag="turned-down"):
    """A Pokémon on the field was turned face down."""

    seat: SeatNumber
    card: Instance
    rule: str


class TurnedUp(Event, tag="turned-up"):
    """A face-down Pokémon was turned face up; `by_attack` where an attack did it."""

    topic: ClassVar[str] = "turned-up"
    seat: SeatNumber
    card: Instance
    by_attack: bool
    rule: str


class Activated(Event, tag="activated"):
    """A card or an effect joined the chain as link `link`, counted from 1; `kind` is the card's."""

    topic: ClassVar[str] = "activated"
    seat: SeatNumber
    card: Instance
    kind: str
    ability: int
    """Its place in the card's script, from 0."""
    targets: tuple[Instance, ...]
    link: int
    rule: str


class LinkResolved(Event, tag="link-resolved"):
    """A link of the chain begins to happen."""

    seat: SeatNumber
    card: Instance
    link: int
    rule: str


class Negated(Event, tag="negated"):
    """A link will do nothing when its turn comes."""

    seat: SeatNumber
    card: Instance
    link: int
    rule: str


class Fizzled(Event, tag="fizzled"):
    """A link did nothing: it was negated, or nothing is left for it."""

    seat: SeatNumber
    card: Instance
    link: int
    rule: str


class Attacked(Event, tag="attacked"):
    """A Pokémon attacks; `target` is -1 for a direct attack."""

    topic: ClassVar[str] = "attack-declared"
    seat: SeatNumber
    attacker: Instance
    target: Instance


class Compared(Event, tag="compared"):
    """The two numbers that decide a battle, type factors included (PD-5, PD-G7)."""

    attacker: Instance
    target: Instance
    attack: int
    defence: int
    attack_factor: str
    defence_factor: str
    rule: str


class Redirected(Event, tag="redirected"):
    """The running attack goes to another Pokémon."""

    attacker: Instance
    target: Instance
    rule: str


class AttackStopped(Event, tag="attack-stopped"):
    """An attack came to nothing."""

    attacker: Instance
    rule: str


class Damaged(Event, tag="damaged"):
    """A player lost life by an effect."""

    seat: SeatNumber
    amount: int
    source: Instance
    rule: str


class BattleDamage(Event, tag="battle-damage"):
    """A player lost life in a battle; `direct` where nobody stood in the way."""

    topic: ClassVar[str] = "battle-damage"
    seat: SeatNumber
    source: Instance
    amount: int
    direct: bool
    rule: str


class Healed(Event, tag="healed"):
    seat: SeatNumber
    amount: int
    source: Instance
    rule: str


class LifePaid(Event, tag="life-paid"):
    seat: SeatNumber
    amount: int
    rule: str


class Destroyed(Event, tag="destroyed"):
    """A card was destroyed; `seat` is who controlled it, `by` the seat whose doing it was, -1 for a rule's."""

    topic: ClassVar[str] = "destroyed"
    seat: SeatNumber
    card: Instance
    cause: str
    by: int
    origin: str
    killer: Instance
    """The Pokémon that destroyed it in battle, else -1."""
    rule: str


class Survived(Event, tag="survived"):
    """A card that would be destroyed was not; `by` is the card that saw to it."""

    card: Instance
    by: Instance
    rule: str


class SentToGrave(Event, tag="sent-to-grave"):
    """A card went to its owner's Graveyard, however it came to it."""

    topic: ClassVar[str] = "sent-to-grave"
    seat: SeatNumber
    card: Instance
    origin: str
    rule: str


class Discarded(Event, tag="discarded"):
    seat: SeatNumber
    card: Instance
    rule: str


class Removed(Event, tag="removed"):
    """A card was removed from the game."""

    seat: SeatNumber
    card: Instance
    origin: str
    rule: str


class Returned(Event, tag="returned"):
    """A card that everyone could see went to a hand or a deck."""

    shows: ClassVar[bool] = True
    seat: SeatNumber
    card: Instance
    origin: str
    to: str
    rule: str


class PutBack(Event, tag="put-back"):
    """A card that the other player could not see went to a hand or a deck."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatNumber
    card: Instance | None
    origin: str
    to: str
    rule: str


class Equipped(Event, tag="equipped"):
    seat: SeatNumber
    card: Instance
    host: Instance
    rule: str


class ControlTaken(Event, tag="control-taken"):
    """A Pokémon is another player's now."""

    seat: SeatNumber
    card: Instance
    rule: str


class EnvironmentBegan(Event, tag="environment-began"):
    """A card is the Environment now (PD-G35)."""

    seat: SeatNumber
    card: Instance
    rule: str


class EnvironmentEnded(Event, tag="environment-ended"):
    """The Environment ran out (PD-G35)."""

    card: Instance
    rule: str


class SummonGranted(Event, tag="summon-granted"):
    """A player may make one more Normal Summon this turn."""

    seat: SeatNumber
    rule: str


class BattlePhaseCutShort(Event, tag="battle-phase-cut-short"):
    seat: SeatNumber
    rule: str
