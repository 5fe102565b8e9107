"""What a card does when it is played or used, whom it may aim at, and what it asks for (HS-Q1, HS-Q3, HS-Q5)."""

from rules.kernel.abilities import Ability
from rules.kernel.effects import Step
from rules.kernel.measure import Amount
from rules.kernel.selectors import Condition, Selector
from rules.kernel.words import Key


class Text(Ability, tag="text"):
    """A spell's text, a battlecry, or a power. `target` are the legal targets; `needs` what must hold to play it.

    With `combo` the card has this text only where another card was played before it this turn (HS-K.12).
    """

    do: tuple[Step, ...]
    target: Selector | None = None
    needs: Condition | None = None
    zones: tuple[str, ...] = ("hand",)
    combo: bool = False


class ChooseOne(Ability, tag="choose-one"):
    """One of these cards' texts, named when the card is played, as if it were its own (HS-K.13, HS-G19)."""

    halves: tuple[Key, ...]
    zones: tuple[str, ...] = ("hand",)


class CostsLess(Ability, tag="costs-less"):
    """In hand the card costs so much less, after every other change (HS-M6)."""

    per: Amount
    zones: tuple[str, ...] = ("hand",)
