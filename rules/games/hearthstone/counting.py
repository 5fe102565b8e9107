"""What the deck rules count, and the limits they count to (HS-D)."""

from collections import Counter

from rules.games.hearthstone.heroes import HERO_OF, NEUTRAL
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts

CARDS = 30
COPIES = 2
LEGENDARY_COPIES = 1


def is_legendary(card: CardFacts) -> bool:
    return card.word("rarity") == "legendary"


def limit(card: CardFacts) -> int:
    """The most copies of a card that a deck may hold (HS-D.2, HS-D.3)."""
    return LEGENDARY_COPIES if is_legendary(card) else COPIES


def can_be_held(card: CardFacts) -> bool:
    """Whether it is a card for decks: no token, hero or power (HS-P.1, HS-P.5)."""
    return card.has("collectible")


def is_foreign(card: CardFacts, hero_class: str) -> bool:
    """Whether it is a card for decks, but of another class (HS-D.4)."""
    return can_be_held(card) and card.word("class") not in (NEUTRAL, hero_class)


def by_cost(card: CardFacts) -> tuple[int, str]:
    """What cards are ordered by: cost, then name (HS-D.8)."""
    return card.number("cost") or 0, card.name


def main_class(deck: DeckList) -> str | None:
    """The class of which the deck holds most copies, None for a deck of neutral cards alone."""
    classes: Counter[str] = Counter()
    for entry in deck.part(MAIN):
        card_class = entry.card.word("class") or NEUTRAL
        if card_class in HERO_OF and can_be_held(entry.card):
            classes[card_class] += entry.count
    return classes.most_common(1)[0][0] if classes else None
