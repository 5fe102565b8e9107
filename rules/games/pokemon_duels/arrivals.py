"""How Pokémon come into play by what a text does: Special Summons, Evolution, the Evolution Dance (PD-6)."""

from typing import Literal

from rules.kernel.effects import Step
from rules.kernel.selectors import Selector


class SpecialSummon(Step, tag="special-summon"):
    """These come into play face up under the player's control, as far as there is room (PD-G22).

    In that position, or in one that the player chooses. `evolved` where it is an Evolution (PD-6).
    """

    what: Selector
    position: Literal["attack", "defence", "choose"] = "choose"
    evolved: bool = False


class ChooseDancers(Step, tag="choose-dancers"):
    """Choose own face-up Pokémon whose levels add up to that card's level, found under "dancers" (PD-6.2, PD-G31)."""

    to: Selector
    least: int = 2
    most: int = 3
