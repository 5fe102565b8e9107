"""Hearthstone decks in one line: `deck("2 Fireball, 1 Malygos", "Jaina Proudmoore")`, and the rulebook's two."""

from rules import catalogues
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from tests.support import decklists

HEARTHSTONE = catalogues.load("hearthstone")


def card(name: str) -> CardFacts:
    return decklists.card(name, HEARTHSTONE)


def deck(text: str, hero: str | None = "Jaina Proudmoore") -> DeckList:
    entries = tuple(decklists.lines(text, catalogue=HEARTHSTONE))
    return DeckList("hearthstone", entries, None if hero is None else card(hero).key)


def pairs(names: str) -> str:
    return ", ".join(f"2 {name}" for name in names.split(", "))


MAGE = deck(
    pairs(
        "Arcane Missiles, Mana Wyrm, Arcane Explosion, Arcane Intellect, Counterspell, Frost Nova, Ice Block, "
        "Mirror Entity, Spellbender, Vaporize, Cone of Cold, Fireball, Polymorph, Water Elemental, Blizzard"
    )
)
NEUTRALS = deck(
    pairs(
        "Acidic Swamp Ooze, Bloodfen Raptor, River Crocolisk, Novice Engineer, Razorfen Hunter, "
        "Shattered Sun Cleric, Wolfrider, Chillwind Yeti, Sen'jin Shieldmasta, Gnomish Inventor, Ogre Magi, "
        "Boulderfist Ogre, Lord of the Arena, Frostwolf Warlord, War Golem"
    ),
    "Thrall",
)
MAGE_CODE = "AAEBAf0EAA9NccABwwGeArsC7gKLA5UDrgO/A8kDqwS0BMsEAAA="
NEUTRAL_CODE = "AAEBAaoIAA9anQHYAYECnAKhArQC8APgBPsEyAWKB+MH2QqWDQAA"
ALLERIA_CODE = "AAEBAYoWAA9anQHYAYECnAKhArQC8APgBPsEgAeKB+MH2QqWDQAA"
