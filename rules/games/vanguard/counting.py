"""What the deck rules count, and the limits they count to (VG-2, VG-R12)."""

from collections import Counter
from dataclasses import dataclass, field

from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts

CARDS = 50
COPIES = 4
TRIGGERS = 16
HEALS = 4
SENTINELS = 4
LEGACY_CARDS = 16
RIDES = (1, 2, 3)
"""The grades a vanguard is ridden through after the first."""


def can_start(card: CardFacts) -> bool:
    """Whether it can be the first vanguard (VG-5.1)."""
    return card.number("grade") == 0


def is_trigger(card: CardFacts) -> bool:
    return card.word("trigger") is not None


def is_heal(card: CardFacts) -> bool:
    return card.word("trigger") == "heal"


def is_sentinel(card: CardFacts) -> bool:
    return card.has("sentinel")


def is_ordinary(card: CardFacts) -> bool:
    """Whether no limit but that on copies bounds the card."""
    return card.is_known and not is_trigger(card) and not is_sentinel(card)


@dataclass(slots=True)
class Tally:
    """Copies in the main deck: triggers by icon and Sentinels by marker, over all names (VG-G5)."""

    triggers: int = 0
    heals: int = 0
    sentinels: int = 0
    clans: Counter[str] = field(default_factory=Counter)
    clan_triggers: Counter[str] = field(default_factory=Counter)
    grades: set[int | None] = field(default_factory=set)

    @property
    def main_clan(self) -> str | None:
        """The clan of most copies, None in a deck without one."""
        return max(self.clans, key=self.clans.__getitem__, default=None)


def tally(deck: DeckList) -> Tally:
    counted = Tally()
    for entry in deck.entries:
        if entry.part == MAIN:
            _count(counted, entry.card, entry.count)
    return counted


def _count(counted: Tally, card: CardFacts, copies: int) -> None:
    counted.grades.add(card.number("grade"))
    clan = card.word("clan")
    if clan is not None:
        counted.clans[clan] += copies
    trigger = card.word("trigger")
    if trigger is not None:
        counted.triggers += copies
        counted.heals += copies if trigger == "heal" else 0
        counted.clan_triggers[clan or ""] += copies
    if card.has("sentinel"):
        counted.sentinels += copies
