"""How a pool or deck is read: by cost."""

from rules.kernel.facts import CardFacts
from rules.kernel.sections import Section


def _of_cost(cost: int) -> Section:
    def holds(card: CardFacts) -> bool:
        return card.number("cost") == cost

    return Section(f"Cost {cost}", holds)


ALL = tuple(map(_of_cost, range(1, 8)))
