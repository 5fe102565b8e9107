"""The three parts of a deck, and what each may hold (NN-3.5, NN-3.6, NN-3.7, NN-G46)."""

from dataclasses import dataclass

from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.kernel.decklists import MAIN, Part
from rules.kernel.facts import CardFacts

COSTS = ("cost", "order", "chaos", "transcend")
"""What a doll costs, and a spell."""


@dataclass(frozen=True, slots=True)
class Limits:
    """A part of the deck: the kind of card it is for, how many of them it holds, and how many of them alike."""

    part: Part
    kind: str
    rule: str
    least: int
    most: int
    alike: int

    def is_for(self, card: CardFacts) -> bool:
        return card.kind == self.kind


DOLLS = Limits(Part(MAIN, "doll", "dolls"), DOLL, "NN-3.5", 20, 30, 3)
SPELLS = Limits(Part("spells", "spell", "spells"), SPELL, "NN-3.6", 5, 10, 2)
MIRRORS = Limits(Part("mirrors", "mirror", "mirrors"), MIRROR, "NN-3.7", 1, 5, 1)
ALL = (DOLLS, SPELLS, MIRRORS)


def part_of(card: CardFacts) -> str:
    """The part of a deck where a card belongs; the dolls' for a card that no catalogue knows."""
    return next((limits.part.key for limits in ALL if limits.is_for(card)), MAIN)


def by_cost(card: CardFacts) -> tuple[int, str]:
    """What cards are ordered by: all they cost, then name."""
    return sum(card.number(cost) or 0 for cost in COSTS), card.name
