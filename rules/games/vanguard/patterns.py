"""The ten kinds of event that Vanguard's AUTO abilities answer (VG section 6)."""

from typing import ClassVar

from rules.games.vanguard import events
from rules.games.vanguard.table import NAMES, REAR, VC, WIDTH, VanguardState
from rules.kernel.patterns import Pattern
from rules.kernel.records import Event
from rules.kernel.words import Key, Place

REAR_NAMES = frozenset(NAMES[place] for place in REAR)


class Arrives(Pattern, tag="arrives"):
    """This card arrives on one of these circles; "RC" is any rear-guard circle."""

    topic: ClassVar[str] = "placed"
    on: tuple[Place, ...]

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Placed)
        if event.card != card:
            return False
        return event.circle in self.on or ("RC" in self.on and event.circle in REAR_NAMES)


class RiddenOver(Pattern, tag="ridden-over"):
    """Another card of this clan is ridden on this vanguard (VG-G49)."""

    topic: ClassVar[str] = "ridden"
    clan: str

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Ridden)
        return event.over == card and state.word(event.rider, "clan") == self.clan


class MainBegins(Pattern, tag="main-begins"):
    """The main phase of this card's owner begins."""

    topic: ClassVar[str] = "phase"

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.PhaseBegan)
        return event.phase == "main" and event.seat == seat


class Attacks(Pattern, tag="attacks"):
    """This unit attacks."""

    topic: ClassVar[str] = "attacked"

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Attacked)
        return event.attacker == card


class Boosts(Pattern, tag="boosts"):
    """This unit boosts a unit: any, one of these cards, or a vanguard of this clan."""

    topic: ClassVar[str] = "boosted"
    named: tuple[Key, ...] = ()
    vanguard_clan: str | None = None

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Boosted)
        if event.booster != card:
            return False
        if self.named and state.ruleset.definitions[state.card[event.attacker]].key not in self.named:
            return False
        if self.vanguard_clan is None:
            return True
        on_vc = state.zone[event.attacker] % WIDTH == VC
        return on_vc and state.word(event.attacker, "clan") == self.vanguard_clan


class IsBoosted(Pattern, tag="is-boosted"):
    """A unit of this clan boosts this unit."""

    topic: ClassVar[str] = "boosted"
    clan: str

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Boosted)
        return event.attacker == card and state.word(event.booster, "clan") == self.clan


class Hits(Pattern, tag="hits"):
    """An attack of this unit hits; of a rear-guard only, where the text says so."""

    topic: ClassVar[str] = "hit"
    rear_guard: bool = False

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Hit)
        return event.attacker == card and not (self.rear_guard and event.on_vanguard)


class HitsBoosted(Pattern, tag="hits-boosted"):
    """The attack of a unit that this unit boosted hits; a unit of this clan only, where one is named."""

    topic: ClassVar[str] = "hit"
    clan: str | None = None

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Hit)
        return event.booster == card and self.clan in (None, state.word(event.attacker, "clan"))


class DriveReveals(Pattern, tag="drive-reveals"):
    """A drive check of this vanguard turns over a card of this grade and clan."""

    topic: ClassVar[str] = "checked"
    grade: int
    clan: str

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Checked)
        if event.by != "drive" or state.attacker != card:
            return False
        return state.number(event.card, "grade") == self.grade and state.word(event.card, "clan") == self.clan


class GoesToDrop(Pattern, tag="goes-to-drop"):
    """This card goes to the drop zone from one of these places; "RC" is any rear-guard circle (VG-G55)."""

    topic: ClassVar[str] = "dropped"
    origin: Place

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Dropped)
        if event.card != card:
            return False
        return event.origin in REAR_NAMES if self.origin == "RC" else event.origin == self.origin


class EnemyRetired(Pattern, tag="enemy-retired"):
    """In the main phase of this card's owner an enemy rear-guard goes to the drop zone."""

    topic: ClassVar[str] = "dropped"

    def matches(self, state: VanguardState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Dropped)
        if state.phase != "main" or state.active != seat:
            return False
        return event.seat != seat and event.origin in REAR_NAMES
