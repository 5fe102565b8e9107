"""What Hearthstone prints on its cards, tokens, heroes and powers included (HS-P)."""

from rules.kernel.schema import CardSchema, Flag, Number, Word

CLASSES = ("druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior")

KEYWORDS = (
    "taunt",
    "charge",
    "windfury",
    "divine_shield",
    "stealth",
    "poisonous",
    "freezes",
    "cant_attack",
    "cant_be_targeted",
    "battlecry",
    "deathrattle",
    "combo",
    "choose_one",
    "secret",
)

SCHEMA = CardSchema(
    kinds=("minion", "spell", "weapon", "hero", "hero power"),
    attributes=(
        Word("class", "Class", (*CLASSES, "neutral", "dream")),
        Word("race", "Type", optional=True),
        Word("rarity", "Rarity", ("free", "common", "rare", "epic", "legendary"), optional=True),
        Number("cost", "Cost", 0, 100, optional=True, crowd=7),
        Number("attack", "Attack", 0, 100, optional=True),
        Number("health", "Health", 0, 100, optional=True),
        Number("durability", "Durability", 0, 100, optional=True),
        Number("overload", "Overload", 0, 100, optional=True),
        Number("spell_damage", "Spell Damage", 0, 100, optional=True),
        *(Flag(word, word.replace("cant", "can't").replace("_", " ").capitalize()) for word in KEYWORDS),
        Flag("collectible", "Can be in decks"),
    ),
    deck_flag="collectible",
)
