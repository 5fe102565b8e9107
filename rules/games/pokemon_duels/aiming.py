"""Targets: chosen when an ability joins the chain, and pointed at by place where they lie face down (PD-G37)."""

from rules.kernel.effects import Step
from rules.kernel.selectors import Selector


class Aim(Step, tag="aim"):
    """Its player chooses from `least` to `most` of these; without `least` of them the ability cannot be activated.

    What follows finds those that are still the same objects under `slot`.
    """

    what: Selector
    least: int = 1
    most: int = 1
    slot: str = "target"
