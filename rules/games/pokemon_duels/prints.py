"""What the rules read of a card over and over, taken once from its facts and its script."""

from rules.games.pokemon_duels import facts
from rules.games.pokemon_duels.abilities import Activate, Instead, SummoningCondition
from rules.games.pokemon_duels.chart import bits
from rules.games.pokemon_duels.facts import QUICK_SPELL, TRAP
from rules.games.pokemon_duels.table import Print
from rules.kernel.ruleset import Program, Ruleset


def study(ruleset: Ruleset, number: int) -> Print:
    definition = ruleset.definitions[number]
    card, numbers = definition.facts, definition.numbers
    programs = [(each, ruleset.programs[each]) for each in definition.programs]
    return Print(
        kind=card.kind,
        types=facts.types(card),
        type_bits=bits(facts.types(card)),
        stars=numbers.get("stars", 0),
        level=numbers.get("level", 0),
        atk=numbers.get("atk", 0),
        defence=numbers.get("def", 0),
        species=card.word("species") or "",
        moves=frozenset(facts.moves(card)),
        skill=card.word("skill") or "",
        activations=tuple((n, p.ability, p.places) for n, p in programs if isinstance(p.ability, Activate)),
        instead=tuple((n, p.ability, p.places) for n, p in programs if isinstance(p.ability, Instead)),
        summoning=next((p.ability for _, p in programs if isinstance(p.ability, SummoningCondition)), None),
        has_quick=card.kind in (QUICK_SPELL, TRAP) or any(is_quick(p) for _, p in programs),
        is_scripted=definition.is_scripted,
    )


def is_quick(program: Program) -> bool:
    return isinstance(program.ability, Activate) and program.ability.quick
