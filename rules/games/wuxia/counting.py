"""What deck rules count in Wuxia, and the limits they count to (WX-2.2, WX-G4, WX-G24)."""

from rules.kernel.facts import CardFacts

POOL = 150
SETS = ("POOL",)
"""The set whose cards are the pool."""
LEAST_POOL = 120
DECK = 60
COPIES = 2


def by_cost(card: CardFacts) -> tuple[int, str]:
    """What cards are ordered by: cost, then name."""
    return card.number("cost") or 0, card.name
