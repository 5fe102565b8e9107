"""The kinds of ability that the cards of Pokémon Duels have, beside those that always hold (`Cont`).

What is activated or triggered becomes a link of the chain: targets and cost first, the steps when it resolves
(PD-G24). Which cards may answer others follows from their kind; of Pokémon only what is marked `quick`.
"""

from typing import Literal

from rules.games.pokemon_duels.aiming import Aim
from rules.kernel.abilities import Ability, Act, When
from rules.kernel.effects import Step
from rules.kernel.patterns import Pattern
from rules.kernel.selectors import Condition, Selector
from rules.kernel.words import Place

Limit = Literal["", "turn", "game"]
"""How often a player may use an ability, of all copies of the card together: "turn" is once in each turn."""

Cause = Literal["", "battle", "effect"]
"""By what something is destroyed; "" is either."""


class Activate(Act, tag="activate"):
    """What a player activates: a spell, a trap, an item, or an effect of a Pokémon.

    With `on` it can only answer such an event, in the window that the event opens (PD-2.8). Its condition must hold for
    it to be activated, and is not asked again when it resolves.
    """

    targets: tuple[Aim, ...] = ()
    on: Pattern | None = None
    limit: Limit = ""
    quick: bool = False
    """Whether a Pokémon's effect may answer, in either turn."""


class Trigger(When, tag="trigger"):
    """What answers an event by itself, as a link of the next chain; `condition` is tested when it joins the chain."""

    targets: tuple[Aim, ...] = ()
    limit: Limit = ""


class Instead(Ability, tag="instead"):
    """One of `whom` that would be destroyed by `cause` is not; these steps are done at once. It is no link."""

    zones: tuple[Place, ...]
    whom: Selector
    do: tuple[Step, ...] = ()
    cause: Cause = ""
    coin: bool = False
    """Whether a coin is tossed first, and it works on heads only."""
    limit: Limit = ""


class SummoningCondition(Ability, tag="summoning-condition"):
    """How this card is summoned, before the rule of its stars (PD-8.4)."""

    condition: Condition | None = None
    """What must hold for it to be summoned in any way at all."""
    tributes: int | None = None
    """How many a Normal Summon takes, None for as many as its stars ask."""
    of: Selector | None = None
    """Which Pokémon those must be, None for any own."""
    zones: tuple[Place, ...] = ("hand",)


class Lasts(Ability, tag="lasts"):
    """An Environment leaves at the end of the so many-th turn, the one in which it came being the first (PD-G35)."""

    turns: int
    zones: tuple[Place, ...] = ("environment",)
