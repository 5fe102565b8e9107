"""Which events the cards of Pokémon Duels answer: by themselves (`Trigger`), or when a player answers with them."""

from typing import ClassVar, Literal

from rules.games.pokemon_duels.selectors import Kind
from rules.kernel.patterns import Pattern
from rules.kernel.selectors import Test

Whose = Literal["this", "host", "you", "foe", "any"]
"""Whom an event is about: the card whose text this is, who wears it, or a Pokémon of that player."""

How = Literal["", "normal", "special", "evolution"]
"""How a Pokémon came: "special" is any Special Summon, "evolution" one by an Evolution card; "" is in any way."""


class Summoned(Pattern, tag="summoned"):
    """Such a Pokémon was summoned face up (PD-2.3, PD-8)."""

    topic: ClassVar[str] = "summoned"
    whose: Whose
    how: How = ""
    tests: tuple[Test, ...] = ()


class Tributed(Pattern, tag="tributed"):
    """Such a Pokémon was sent to the Graveyard for a Tribute Summon (PD-G27)."""

    topic: ClassVar[str] = "tributed"
    whose: Whose


class Attacks(Pattern, tag="attacks"):
    """Such a Pokémon attacks; only another Pokémon with `direct` "no", only the player with "only"."""

    topic: ClassVar[str] = "attack-declared"
    whose: Whose
    direct: Literal["", "no", "only"] = ""
    tests: tuple[Test, ...] = ()


class IsAttacked(Pattern, tag="is-attacked"):
    """Such a Pokémon is attacked."""

    topic: ClassVar[str] = "attack-declared"
    whose: Whose
    tests: tuple[Test, ...] = ()


class DealsDamage(Pattern, tag="deals-damage"):
    """Such a Pokémon deals battle damage to the opponent of the player who controls it; by a direct attack only."""

    topic: ClassVar[str] = "battle-damage"
    whose: Whose
    direct: bool = False


class Destroyed(Pattern, tag="destroyed"):
    """Such a Pokémon was destroyed: in battle, by an effect, or either."""

    topic: ClassVar[str] = "destroyed"
    whose: Whose
    cause: Literal["", "battle", "effect"] = ""
    tests: tuple[Test, ...] = ()


class SentToGrave(Pattern, tag="sent-to-grave"):
    """This card goes to the Graveyard from the field, or from anywhere."""

    topic: ClassVar[str] = "sent-to-grave"
    from_field: bool = True


class TurnedUp(Pattern, tag="turned-up"):
    """This Pokémon, face down until now, is turned face up: a flip effect (PD-G9, PD-G20)."""

    topic: ClassVar[str] = "turned-up"


class Activated(Pattern, tag="activated"):
    """A player activates a card of one of these kinds, as the last link of the chain so far."""

    topic: ClassVar[str] = "activated"
    by: Literal["you", "foe", "any"]
    kinds: tuple[Kind, ...] = ()
    """Empty for any kind, the effects of Pokémon too."""
    tests: tuple[Test, ...] = ()


class PhaseBegins(Pattern, tag="phase-begins"):
    """A phase of that player's turn begins: "draw", "main-1", "battle", "main-2" or "end" (PD-2.1)."""

    topic: ClassVar[str] = "phase"
    phase: Literal["draw", "main-1", "battle", "main-2", "end"]
    of: Literal["you", "foe", "any"] = "you"
