"""How a deck is read: Pokémon by what their summon takes (PD-8), then spells, items and traps; the extra deck last."""

from rules.games.pokemon_duels.facts import ENVIRONMENT, EQUIPMENT, EVOLUTION, POKEMON, QUICK_SPELL, SPELL, TRAP
from rules.kernel.facts import CardFacts
from rules.kernel.sections import Section


def _with_stars(title: str, least: int, most: int) -> Section:
    def holds(card: CardFacts) -> bool:
        return card.kind == POKEMON and least <= (card.number("stars") or 0) <= most

    return Section(title, holds)


def _is_skill(card: CardFacts) -> bool:
    return card.word("skill") is not None


def _is_other_spell(card: CardFacts) -> bool:
    return card.kind in (SPELL, QUICK_SPELL) and not _is_skill(card)


def _of_kind(title: str, kind: str) -> Section:
    return Section(title, lambda card: card.kind == kind)


ALL = (
    _with_stars("Pokémon without tribute", 1, 4),
    _with_stars("Pokémon for 1 tribute", 5, 6),
    _with_stars("Pokémon for 2 tributes", 7, 12),
    Section("Skills", _is_skill),
    Section("Spells", _is_other_spell),
    _of_kind("Magic Equipment", EQUIPMENT),
    _of_kind("Environments", ENVIRONMENT),
    _of_kind("Traps", TRAP),
    _of_kind("Evolution Pokémon", EVOLUTION),
)
