"""Which events Hearthstone's triggers, deathrattles and secrets answer (HS-V.13, section 11)."""

from typing import ClassVar

from rules.games.hearthstone import events
from rules.games.hearthstone.table import BOARD, HERO, SILENCED, HearthstoneState
from rules.kernel.patterns import Pattern
from rules.kernel.records import Event


def works(state: HearthstoneState, card: int) -> bool:
    """A silenced minion answers nothing (HS-E.2)."""
    return not state.marks[card] & SILENCED


class Dies(Pattern, tag="dies"):
    """This minion or weapon dies: its deathrattle (HS-K.14)."""

    topic: ClassVar[str] = "died"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Died)
        return event.card == card and works(state, card)


class MinionDies(Pattern, tag="minion-dies"):
    """A minion dies: any, or one of the same player's; of this race only, where one is named."""

    topic: ClassVar[str] = "died"
    friendly: bool = False
    race: str | None = None

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Died)
        if state.kind(event.card) != "minion" or not works(state, card):
            return False
        return (not self.friendly or event.seat == seat) and self.race in (None, state.word(event.card, "race"))


class Last(Pattern):
    """What queues behind everything else that answers the same event, whatever its age (HS-2a)."""


class OwnMinionDied(Last, tag="own-minion-died"):
    """For a secret: an own minion dies (HS-X.12)."""

    topic: ClassVar[str] = "died"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Died)
        return event.seat == seat and state.active != seat and state.kind(event.card) == "minion"


class HostDies(Pattern, tag="host-dies"):
    """The minion that this card clings to dies: a deathrattle that was added (HS-7, HS-CEM2b)."""

    topic: ClassVar[str] = "died"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Died)
        return event.card == state.host[card]


class HostSilenced(Pattern, tag="host-silenced"):
    """The minion that this card clings to is silenced (HS-E.2)."""

    topic: ClassVar[str] = "silenced"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Silenced)
        return event.target == state.host[card]


class HostAttacks(Pattern, tag="host-attacks"):
    """The minion that this card clings to attacks (HS-Q6.3)."""

    topic: ClassVar[str] = "attacked"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Attacked)
        return event.attacker == state.host[card]


class OwnHeroAttacks(Pattern, tag="own-hero-attacks"):
    """The own hero attacks (HS-Q6.3)."""

    topic: ClassVar[str] = "attacked"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Attacked)
        return event.attacker == state.hero(seat)


class TakesDamage(Pattern, tag="takes-damage"):
    """This character takes damage; with `survives`, only if it is then alive."""

    topic: ClassVar[str] = "damaged"
    survives: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Damaged)
        return event.target == card and works(state, card) and not (self.survives and state.left(card) <= 0)


class MinionDamaged(Pattern, tag="minion-damaged"):
    """A minion takes damage: any, or one of the same player's."""

    topic: ClassVar[str] = "damaged"
    friendly: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Damaged)
        if state.place_of(event.target) != BOARD or not works(state, card):
            return False
        return not self.friendly or event.seat == seat


class OwnHeroDamaged(Pattern, tag="own-hero-damaged"):
    """For a secret: the own hero takes damage (HS-X.11)."""

    topic: ClassVar[str] = "damaged"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Damaged)
        return event.target == state.hero(seat) and state.active != seat


class CharacterHealed(Pattern, tag="character-healed"):
    """A minion or a hero is healed."""

    topic: ClassVar[str] = "healed"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        return works(state, card)


class MinionHealed(Pattern, tag="minion-healed"):
    """A minion is healed."""

    topic: ClassVar[str] = "healed"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Healed)
        return state.place_of(event.target) == BOARD and works(state, card)


class SummonsAnother(Pattern, tag="after-summon"):
    """After its player summons another minion."""

    topic: ClassVar[str] = "after-summoned"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.AfterSummoned)
        return event.seat == seat and event.card != card and works(state, card)


class Summons(Pattern, tag="summons"):
    """Whenever its player summons another minion; of this race only, where one is named (HS-B.2, HS-G9)."""

    topic: ClassVar[str] = "arrived"
    race: str | None = None

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Arrived)
        if event.seat != seat or event.card == card or not works(state, card):
            return False
        return self.race in (None, state.word(event.card, "race"))


class Plays(Pattern, tag="plays"):
    """Whenever its player plays another card; one with Overload only, where that is asked (HS-Q1.3, HS-G9)."""

    topic: ClassVar[str] = "played"
    overload: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Played) and event.card is not None
        if event.seat != seat or event.card == card or not works(state, card):
            return False
        return not self.overload or state.number(event.card, "overload") > 0


SPELLS = ("spell", "secret")
"""What a card that was played may be for it to be a spell: a secret is one too (HS-G23)."""


class Casts(Pattern, tag="casts"):
    """Whenever its player casts a spell, or any player with `anyone`; a secret only with `secret` (HS-Q3.2)."""

    topic: ClassVar[str] = "played"
    anyone: bool = False
    secret: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Played)
        if not self.anyone and event.seat != seat:
            return False
        return event.kind in (("secret",) if self.secret else SPELLS) and works(state, card)


class EnemyCasts(Pattern, tag="enemy-casts"):
    """For a secret: the enemy casts a spell (HS-X.13)."""

    topic: ClassVar[str] = "played"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Played)
        return event.seat != seat and state.active != seat and event.kind in SPELLS


class OwnSecretRevealed(Pattern, tag="own-secret-revealed"):
    """An own secret is turned up (HS-X.1)."""

    topic: ClassVar[str] = "secret-revealed"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.SecretRevealed)
        return event.seat == seat


class EnemyPlayedMinion(Pattern, tag="enemy-played-minion"):
    """For a secret: the enemy has played a minion, its battlecry is done (HS-X.15)."""

    topic: ClassVar[str] = "after-played"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.AfterPlayed)
        return event.seat != seat and state.active != seat


class AfterCast(Pattern, tag="after-cast"):
    """After its player casts a spell."""

    topic: ClassVar[str] = "cast"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Cast)
        return event.seat == seat and works(state, card)


class TurnEnds(Pattern, tag="turn-ends"):
    """The end of the own turn, or of each (HS-G46)."""

    topic: ClassVar[str] = "turn-end"
    each: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.TurnEnding)
        return (self.each or event.seat == seat) and works(state, card)


class TurnStarts(Pattern, tag="turn-starts"):
    """The start of the own turn."""

    topic: ClassVar[str] = "turn-start"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.TurnBegan)
        return event.seat == seat and works(state, card)


class AttackProposed(Pattern, tag="attack-proposed"):
    """For a secret: an enemy attacks; only the own hero, an own minion, or with a minion, where that is asked."""

    topic: ClassVar[str] = "proposed-attack"
    on_hero: bool = False
    on_minion: bool = False
    by_minion: bool = False

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.ProposedAttack)
        if event.seat == seat or state.active == seat:
            return False
        if self.by_minion and state.place_of(event.attacker) != BOARD:
            return False
        target = state.place_of(event.defender)
        owner = state.seat_of(event.defender)
        if self.on_hero:
            return target == HERO and owner == seat
        return not self.on_minion or (target == BOARD and owner == seat)


class WouldDie(Pattern, tag="would-die"):
    """For a secret: damage is about to kill the own hero (HS-X.10)."""

    topic: ClassVar[str] = "predamage"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Predamage)
        return event.seat == seat and state.active != seat


class SpellAtMinion(Pattern, tag="spell-at-minion"):
    """For a secret: an enemy spell is aimed at one minion (HS-X.14)."""

    topic: ClassVar[str] = "targeted"

    def matches(self, state: HearthstoneState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Targeted)
        return event.seat != seat and state.active != seat
