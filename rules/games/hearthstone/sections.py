"""How a Hearthstone deck is read: by cost, the cheapest first, so that the headings are its mana curve."""

from rules.kernel.facts import CardFacts
from rules.kernel.sections import Section

DEAREST = 7
"""Cards of this cost and above stand together."""


def _of_cost(cost: int) -> Section:
    def holds(card: CardFacts) -> bool:
        printed = card.number("cost")
        return printed is not None and min(printed, DEAREST) == cost

    return Section(f"Cost {cost}" if cost < DEAREST else f"Cost {cost} and more", holds)


ALL = (*map(_of_cost, range(DEAREST + 1)), Section("Heroes", lambda card: card.kind == "hero"))
