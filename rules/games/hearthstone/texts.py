"""What a card does when it is played or used, whom it may aim at, and what it asks for (HS-Q1, HS-Q3, HS-Q5)."""

from rules.kernel.abilities import Ability
from rules.kernel.effects import Step
from rules.kernel.selectors import Condition, Selector


class Text(Ability, tag="text"):
    """A spell's text, a battlecry, or a power. `target` are the legal targets; `needs` what must hold to play it.

    A chosen target is found under "target". `combo` is the text instead, where another card was played before.
    """

    do: tuple[Step, ...]
    target: Selector | None = None
    needs: Condition | None = None
    zones: tuple[str, ...] = ("hand",)
