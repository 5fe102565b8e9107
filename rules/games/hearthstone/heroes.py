"""The nine heroes that decks are led by, and the class each of them is of (HS-D.5)."""

from collections.abc import Mapping

from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey

HEROES: Mapping[CardKey, str] = {
    CardKey("malfurion-stormrage"): "druid",
    CardKey("rexxar"): "hunter",
    CardKey("jaina-proudmoore"): "mage",
    CardKey("uther-lightbringer"): "paladin",
    CardKey("anduin-wrynn"): "priest",
    CardKey("valeera-sanguinar"): "rogue",
    CardKey("thrall"): "shaman",
    CardKey("guldan"): "warlock",
    CardKey("garrosh-hellscream"): "warrior",
}
HERO_OF: Mapping[str, CardKey] = {hero_class: hero for hero, hero_class in HEROES.items()}
NEUTRAL = "neutral"


def can_lead(card: CardFacts) -> bool:
    """Whether it is one of the nine."""
    return card.key in HEROES


def class_of(deck: DeckList) -> str | None:
    """The class of the deck's hero; None where none of the nine leads it."""
    return HEROES.get(deck.starter) if deck.starter else None
