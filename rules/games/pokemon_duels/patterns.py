"""Which events the cards of Pokémon Duels answer: by themselves (`Trigger`), or when a player answers with them."""

from typing import ClassVar, Literal

from rules.games.pokemon_duels import events
from rules.games.pokemon_duels.selectors import Kind
from rules.games.pokemon_duels.table import POKEMON_NAMES, SPELL_NAMES, DuelState
from rules.kernel.frames import Frame
from rules.kernel.patterns import Pattern
from rules.kernel.records import Event
from rules.kernel.selectors import Test

Whose = Literal["this", "host", "you", "foe", "any"]
"""Whom an event is about: the card whose text this is, who wears it, or a Pokémon of that player."""

How = Literal["", "normal", "special", "evolution"]
"""How a Pokémon came: "special" is any Special Summon, "evolution" one by an Evolution card; "" is in any way."""

FROM_FIELD = frozenset((*POKEMON_NAMES, *SPELL_NAMES, "environment"))

WAYS = {"normal": ("normal",), "special": ("special", "evolution"), "evolution": ("evolution",)}


def is_whose(state: DuelState, whose: Whose, subject: int, controller: int, card: int, seat: int) -> bool:
    """Whether the subject of an event, which `controller` controls or did, is what the text of a card speaks of."""
    if whose == "this":
        return subject == card
    if whose == "host":
        return subject == state.host[card]
    return whose == "any" or (controller == seat) is (whose == "you")


def is_such(state: DuelState, tests: tuple[Test, ...], subject: int, card: int, seat: int) -> bool:
    frame = Frame(-1, 0, card, state.stamp[card], seat, {})
    return all(test.passes(state, frame, subject) for test in tests)


class Summoned(Pattern, tag="summoned"):
    """Such a Pokémon was summoned face up (PD-2.3, PD-8)."""

    topic: ClassVar[str] = "summoned"
    whose: Whose
    how: How = ""
    tests: tuple[Test, ...] = ()

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Summoned)
        if self.how and event.how not in WAYS[self.how]:
            return False
        is_its = is_whose(state, self.whose, event.card, event.seat, card, seat)
        return is_its and is_such(state, self.tests, event.card, card, seat)


class Tributed(Pattern, tag="tributed"):
    """Such a Pokémon was sent to the Graveyard for a Tribute Summon (PD-G27)."""

    topic: ClassVar[str] = "tributed"
    whose: Whose

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Tributed)
        return is_whose(state, self.whose, event.card, event.seat, card, seat)


class Attacks(Pattern, tag="attacks"):
    """Such a Pokémon attacks; only another Pokémon with `direct` "no", only the player with "only"."""

    topic: ClassVar[str] = "attack-declared"
    whose: Whose
    direct: Literal["", "no", "only"] = ""
    tests: tuple[Test, ...] = ()

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Attacked)
        if self.direct and (event.target < 0) is not (self.direct == "only"):
            return False
        is_its = is_whose(state, self.whose, event.attacker, event.seat, card, seat)
        return is_its and is_such(state, self.tests, event.attacker, card, seat)


class IsAttacked(Pattern, tag="is-attacked"):
    """Such a Pokémon is attacked."""

    topic: ClassVar[str] = "attack-declared"
    whose: Whose
    tests: tuple[Test, ...] = ()

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Attacked)
        if event.target < 0 or not is_whose(state, self.whose, event.target, 1 - event.seat, card, seat):
            return False
        return is_such(state, self.tests, event.target, card, seat)


class DealsDamage(Pattern, tag="deals-damage"):
    """Such a Pokémon deals battle damage to the opponent of the player who controls it; by a direct attack only."""

    topic: ClassVar[str] = "battle-damage"
    whose: Whose
    direct: bool = False

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.BattleDamage)
        if self.direct and not event.direct:
            return False
        return is_whose(state, self.whose, event.source, 1 - event.seat, card, seat)


class Destroyed(Pattern, tag="destroyed"):
    """Such a Pokémon was destroyed: in battle, by an effect, or either."""

    topic: ClassVar[str] = "destroyed"
    whose: Whose
    cause: Literal["", "battle", "effect"] = ""
    tests: tuple[Test, ...] = ()

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Destroyed)
        if event.origin not in POKEMON_NAMES or (self.cause and event.cause != self.cause):
            return False
        is_its = is_whose(state, self.whose, event.card, event.seat, card, seat)
        return is_its and is_such(state, self.tests, event.card, card, seat)


class SentToGrave(Pattern, tag="sent-to-grave"):
    """This card goes to the Graveyard from the field, or from anywhere."""

    topic: ClassVar[str] = "sent-to-grave"
    from_field: bool = True

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.SentToGrave)
        return event.card == card and (not self.from_field or event.origin in FROM_FIELD)


class TurnedUp(Pattern, tag="turned-up"):
    """This Pokémon, face down until now, is turned face up: a flip effect (PD-G9, PD-G20)."""

    topic: ClassVar[str] = "turned-up"

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.TurnedUp)
        return event.card == card


class Activated(Pattern, tag="activated"):
    """A player activates a card of one of these kinds, as the last link of the chain so far."""

    topic: ClassVar[str] = "activated"
    by: Literal["you", "foe", "any"]
    kinds: tuple[Kind, ...] = ()
    """Empty for any kind, the effects of Pokémon too."""
    tests: tuple[Test, ...] = ()

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.Activated)
        if event.link != len(state.chain) or (self.kinds and event.kind not in self.kinds):
            return False
        is_theirs = self.by == "any" or (event.seat == seat) is (self.by == "you")
        return is_theirs and is_such(state, self.tests, event.card, card, seat)


class PhaseBegins(Pattern, tag="phase-begins"):
    """A phase of that player's turn begins: "draw", "main-1", "battle", "main-2" or "end" (PD-2.1)."""

    topic: ClassVar[str] = "phase"
    phase: Literal["draw", "main-1", "battle", "main-2", "end"]
    of: Literal["you", "foe", "any"] = "you"

    def matches(self, state: DuelState, event: Event, card: int, seat: int) -> bool:
        assert isinstance(event, events.PhaseBegan)
        return event.phase == self.phase and (self.of == "any" or (event.seat == seat) is (self.of == "you"))
