"""Whom the texts of Pokémon Duels speak of, beside the selectors all games share."""

from typing import Annotated, Literal

from rules.kernel.selectors import Selector, Test
from rules.kernel.words import Stat, Word

Of = Literal["you", "foe", "both"]

Type = Annotated[str, Word("type")]
"""One of the 18 types, by key."""

Kind = Annotated[str, Word("kind")]
"""What kind of card it is."""

Skill = Annotated[str, Word("skill")]
"""A skill, by key (PD-9)."""


class Pokemon(Selector, tag="pokemon"):
    """The Pokémon in play of "you", "foe" or "both", face down or not, the own ones first, by zone."""

    of: Of = "both"
    tests: tuple[Test, ...] = ()


class Host(Selector, tag="host"):
    """The Pokémon that wears this equipment (PD-G34)."""


class Worn(Selector, tag="worn"):
    """The equipment that these Pokémon wear."""

    by: Selector


class Attacker(Selector, tag="attacker"):
    """The attacking Pokémon of the running battle, as long as it is in play."""


class Attacked(Selector, tag="attacked"):
    """The Pokémon under attack, as long as it is in play; none where the attack is direct."""


class Users(Selector, tag="users"):
    """The own face-up Pokémon that can use this card's skill (PD-9.1, PD-G33)."""


class NextStages(Selector, tag="next-stages"):
    """The own Extra Deck's cards that these evolve into from exactly their level on (PD-6.1, PD-6.3, PD-G28)."""

    of: Selector


class Danceable(Selector, tag="danceable"):
    """The own Extra Deck's cards whose level is the sum of `least` to `most` own face-up Pokémon's (PD-G31)."""

    least: int = 2
    most: int = 3


class Such(Selector, tag="such"):
    """Those of these that pass all tests."""

    what: Selector
    tests: tuple[Test, ...]


class Except(Selector, tag="except"):
    """These, but not those."""

    what: Selector
    but: Selector


class HasType(Test, tag="has-type"):
    """A Pokémon of this type now, or a card that prints it; or just not."""

    of: Type
    value: bool = True


class IsKind(Test, tag="is-kind"):
    """A card of one of these kinds."""

    kinds: tuple[Kind, ...]


class Has(Test, tag="has"):
    """A number of it is from `least` to `most` now: attack, defence or level."""

    stat: Stat
    least: int = 0
    most: int = 1_000_000


class InPosition(Test, tag="in-position"):
    """It is face up in Attack Position, or in Defence Position."""

    position: Literal["attack", "defence"]


class FaceUp(Test, tag="face-up"):
    """It lies face up, or just not."""

    value: bool = True


class Wears(Test, tag="wears"):
    """It wears a Magic Equipment, or just not."""

    value: bool = True


class CanEvolve(Test, tag="can-evolve"):
    """Face up, and something in the Extra Deck evolves from it at its level now; the Everstone forbids it (PD-6.3)."""


class UsesSkill(Test, tag="uses-skill"):
    """A species that can use one of these skills (PD-9)."""

    skills: tuple[Skill, ...]


class Together(Selector, tag="together"):
    """All of these."""

    of: tuple[Selector, ...]
