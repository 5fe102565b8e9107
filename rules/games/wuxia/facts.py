"""What the cards of Wuxia print (WX-1.1)."""

from rules.kernel.schema import CardSchema, Number, Word

FACTIONS = (
    "shura",
    "shaolin",
    "wudang",
    "beggars",
    "tang",
    "emei",
    "escorts",
    "constables",
    "wanderers",
    "lantern",
)

SCHEMA = CardSchema(
    kinds=("hero",),
    attributes=(
        Word("faction", "Faction", FACTIONS),
        Number("cost", "Cost", 0, 10),
        Number("attack", "Attack", 0, 99),
        Number("health", "Health", 1, 99),
    ),
)
