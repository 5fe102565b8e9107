"""What the game prints on its cards (PD-G36); a card's kind is its frame too: red Pokémon, white Evolution Pokémon."""

from rules.kernel.facts import CardFacts
from rules.kernel.schema import SLASH, CardSchema, Flag, Number, Word, Words

TYPES = (
    "normal",
    "fighting",
    "flying",
    "poison",
    "ground",
    "rock",
    "bug",
    "ghost",
    "steel",
    "fire",
    "water",
    "grass",
    "electric",
    "psychic",
    "ice",
    "dragon",
    "dark",
    "fairy",
)

POKEMON, EVOLUTION = "pokemon", "evolution"
SPELL, QUICK_SPELL, EQUIPMENT, ENVIRONMENT, TRAP, FIELD = (
    "spell",
    "quick spell",
    "equipment",
    "environment",
    "trap",
    "field",
)

SCHEMA = CardSchema(
    kinds=(POKEMON, EVOLUTION, SPELL, QUICK_SPELL, EQUIPMENT, ENVIRONMENT, TRAP, FIELD),
    attributes=(
        Words("type", "Type", TYPES, optional=True),
        Number("stars", "Stars", 1, 12, optional=True),
        Number("level", "Level", 1, 100, optional=True),
        Number("atk", "ATK", 0, 10_000, optional=True),
        Number("def", "DEF", 0, 10_000, optional=True),
        Word("species", "Species", optional=True, is_listed=False),
        Word("evolves_from", "Evolves from", optional=True, is_listed=False),
        Number("from_level", "From level", 1, 100, optional=True, is_listed=False),
        Word("skill", "Skill", optional=True, is_listed=False),
        Word("item", "Built-in item", optional=True, is_listed=False),
        Word("title", "Counts as", optional=True, is_listed=False),
        Words("moves", "Moves", optional=True, is_listed=False),
        Flag("legendary", "Legendary"),
        Flag("collectible", "Can be in decks"),
    ),
    kind_names=((POKEMON, "Pokémon"), (EVOLUTION, "Evolution Pokémon")),
    deck_flag="collectible",
)


def is_pokemon(card: CardFacts) -> bool:
    return card.kind in (POKEMON, EVOLUTION)


def types(card: CardFacts) -> tuple[str, ...]:
    """The one or two types of a Pokémon, the type of a skill's move or of a field; none for other cards."""
    return _split(card.word("type"))


def moves(card: CardFacts) -> tuple[str, ...]:
    """Those moves a Pokémon can use that are skill cards of the set (PD-9.1, PD-G33)."""
    return _split(card.word("moves"))


def title(card: CardFacts) -> str:
    """The name that copies count by: without level and frame (PD-G13)."""
    return card.word("title") or card.name


def _split(words: str | None) -> tuple[str, ...]:
    return tuple(words.split(SLASH)) if words else ()
