"""Targets: chosen when an ability joins the chain (PD-G24)."""

from rules.kernel.records import Record
from rules.kernel.selectors import Selector


class Aim(Record, tag="aim"):
    """Its player chooses from `least` to `most` of these; without `least` of them the ability cannot be activated.

    The steps find those that are still the same objects under `slot`.
    """

    what: Selector
    least: int = 1
    most: int = 1
    slot: str = "target"
