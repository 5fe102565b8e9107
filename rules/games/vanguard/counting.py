"""What the deck rules count, and the limits they count to (VG-2, VG-R12)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import AttributeValue, CardFacts

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


def is_plain(card: CardFacts) -> bool:
    """Whether it is a known card that is no trigger."""
    return card.is_known and not is_trigger(card)


def most_triggers(cards: Iterable[CardFacts]) -> int:
    """The most triggers that a deck of these cards can hold, if it holds as many as it can (VG-2.2, VG-2.4)."""
    triggers = list(filter(is_trigger, cards))
    heals = COPIES * sum(map(is_heal, triggers))
    return COPIES * len(triggers) - max(0, heals - HEALS)


def most_plain(cards: Iterable[CardFacts]) -> int:
    """The most cards other than triggers that a deck of these cards can hold (VG-2.2, VG-2.5)."""
    plain = list(filter(is_plain, cards))
    sentinels = COPIES * sum(map(is_sentinel, plain))
    return COPIES * len(plain) - max(0, sentinels - SENTINELS)


@dataclass(slots=True)
class Tally:
    """Copies in the main deck: triggers by icon and Sentinels by marker, over all names (VG-G5)."""

    triggers: int
    heals: int
    sentinels: int
    clans: dict[str, int]
    clan_triggers: dict[str, int]
    grades: set[AttributeValue]

    @property
    def clans_by_copies(self) -> list[str]:
        """The clans, those of most copies first, equal ones in the order of the deck."""
        return sorted(self.clans, key=self.clans.__getitem__, reverse=True)

    @property
    def main_clan(self) -> str | None:
        """The clan of most copies, None in a deck without one."""
        return next(iter(self.clans_by_copies), None)


def tally(deck: DeckList) -> Tally:
    """One pass of plain look-ups: it runs over every entry of every deck that is checked."""
    clans: defaultdict[AttributeValue, int] = defaultdict(int)
    clan_triggers: defaultdict[AttributeValue, int] = defaultdict(int)
    grades: set[AttributeValue] = set()
    triggers = heals = sentinels = 0
    for entry in deck.entries:
        if entry.part == MAIN:
            printed, copies = entry.card.attributes, entry.count
            clan, trigger = printed.get("clan"), printed.get("trigger")
            grades.add(printed.get("grade"))
            clans[clan] += copies
            if trigger is not None:
                triggers += copies
                heals += copies if trigger == "heal" else 0
                clan_triggers[clan] += copies
            if printed.get("sentinel"):
                sentinels += copies
    return Tally(triggers, heals, sentinels, _named(clans), _named(clan_triggers), grades)


def _named(clans: Mapping[AttributeValue, int]) -> dict[str, int]:
    """Without the cards of no clan (VG-G59)."""
    return {clan: copies for clan, copies in clans.items() if isinstance(clan, str)}
