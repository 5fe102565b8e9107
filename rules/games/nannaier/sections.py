"""How a deck is read: dolls by cost, then spells and mirrors; what lies among the dolls and is none, before those."""

from rules.games.nannaier.counting import MIRRORS, SPELLS
from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.kernel.facts import CardFacts
from rules.kernel.sections import Section

DEAREST = 6


def _of_cost(cost: int) -> Section:
    def holds(card: CardFacts) -> bool:
        return card.kind == DOLL and card.number("cost") == cost

    return Section(f"Dolls of cost {cost}", holds)


def _is_no_doll(card: CardFacts) -> bool:
    return card.kind in (SPELL, MIRROR)


def _all(card: CardFacts) -> bool:
    return True


ALL = (
    *map(_of_cost, range(1, DEAREST + 1)),
    Section("Not dolls", _is_no_doll),
    Section("Spell deck", _all, SPELLS.part.key),
    Section("Mirror deck", _all, MIRRORS.part.key),
)
