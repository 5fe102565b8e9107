"""The words of English texts: places, kinds, phases, numbers and skills."""

from collections.abc import Mapping

from rules.kernel.english import Noun, Trait
from rules.kernel.texts.en import Numbered, Skill

CARD: Noun = Noun("card", "cards")
POKEMON: Noun = Noun("Pokémon", "Pokémon")
EQUIPMENT: Noun = Noun("Magic Equipment", "Magic Equipment")
STAGE: Noun = Noun("Evolution", "Evolutions")

PLACES: dict[str, str] = {
    "deck": "deck",
    "hand": "hand",
    "extra": "Extra Deck",
    "graveyard": "Graveyard",
    "removed": "pile of removed cards",
    "pokemon": "Pokémon zones",
    "spells": "Spell/Trap zones",
    "table": "zones on the field",
    "environment": "Environment zone",
    "field": "Field zone",
    **{f"P{number}": "Pokémon zones" for number in range(1, 6)},
    **{f"S{number}": "Spell/Trap zones" for number in range(1, 6)},
}
TYPES: dict[str, str] = {
    key: key.capitalize()
    for key in (
        *("normal", "fighting", "flying", "poison", "ground", "rock", "bug", "ghost", "steel", "fire", "water"),
        *("grass", "electric", "psychic", "ice", "dragon", "dark", "fairy"),
    )
}
KINDS: dict[str, str] = {
    "pokemon": "Pokémon",
    "evolution": "Evolution Pokémon",
    "spell": "Spell",
    "quick spell": "Quick Spell",
    "equipment": "Magic Equipment",
    "environment": "Environment",
    "trap": "Trap",
    "field": "Field",
}
GROUPS = {
    ("pokemon", "evolution"): Trait(instead="Pokémon"),
    ("spell", "quick spell", "equipment", "environment"): Trait(instead="Spell", many="Spells"),
}
PHASES: dict[str, str] = {
    "draw": "Draw Phase",
    "main-1": "Main Phase 1",
    "battle": "Battle Phase",
    "main-2": "Main Phase 2",
    "end": "End Phase",
}
UNTIL: dict[str, str] = {
    "": "for good",
    "battle": "until the end of the battle",
    "turn": "this turn",
    "next-turn": "until the end of the next turn",
    "third-turn": "for the next three turns",
}
MOMENTS: dict[str, str] = {"end": "at the end of the turn", "battle-end": "at the end of the battle"}
NUMBERS: dict[str, str] = {"atk": "ATK", "def": "DEF", "level": "level", "stars": "stars"}


def multiplied(number: str) -> Numbered:
    return lambda times: ("has", f"{'double' if times == 2 else f'{times} times its'} {number}")


def becomes(number: str) -> Numbered:
    return lambda amount: ("has", f"{amount} {number}")


def can(what: str) -> Skill:
    return Skill(("can", what), ("can", what), ("can", f"no longer {what}"))


def cannot(what: str, verb: str = "cannot") -> Skill:
    return Skill((verb, what), (verb, what), (f"{verb.replace('cannot', 'can')}", f"{what} again"))


def does(verb: str, what: str) -> Skill:
    return Skill((verb, what), (verb, what), ("no longer", f"{verb} {what}"))


STATS: Mapping[str, str | Skill | Numbered] = {
    **NUMBERS,
    "atk-times": multiplied("ATK"),
    "def-times": multiplied("DEF"),
    "atk-set": becomes("ATK"),
    "def-set": becomes("DEF"),
    "level-times": multiplied("level"),
    "level-set": lambda level: ("has", f"level {level}"),
    "no-attack": cannot("attack"),
    "no-position-change": cannot("change its position"),
    "no-evolution": cannot("evolve"),
    "battle-proof": cannot("in battle", "cannot be destroyed"),
    "effect-proof": cannot("by effects", "cannot be destroyed"),
    "untargetable": cannot("by your opponent’s effects", "cannot be targeted"),
    "typeless": does("fights", "without type multipliers"),
    "strikes-first": does("wins", "ties in battle"),
    "own-type-skills": can("use only skills of its own types"),
    "direct": can("attack directly"),
    "piercing": does("deals", "any excess over a DEF as battle damage"),
    "no-battle-damage": does("causes", "you no battle damage"),
    **{f"is-{key}": does("is", f"{name}-type") for key, name in TYPES.items()},
}
