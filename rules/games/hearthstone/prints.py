"""What the rules read of a card over and over, taken once from its facts and its script."""

from rules.games.hearthstone.table import Print
from rules.games.hearthstone.texts import ChooseOne, CostsLess, Text
from rules.kernel.facts import CardKey
from rules.kernel.ruleset import Ruleset


def study(ruleset: Ruleset, number: int) -> Print:
    definition = ruleset.definitions[number]
    numbers = definition.numbers
    return Print(
        kind=definition.facts.kind,
        cost=numbers.get("cost", 0),
        attack=numbers.get("attack", 0),
        health=numbers.get("health", numbers.get("durability", 0)),
        flags=definition.flags,
        is_scripted=definition.is_scripted,
        text=text_of(ruleset, number),
        halves=tuple(text_of(ruleset, ruleset.by_key[key]) for key in half_keys(ruleset, number)),
        discounts=tuple(program for program in definition.programs if is_discount(ruleset, program)),
    )


def text_of(ruleset: Ruleset, number: int) -> tuple[int, Text] | None:
    """The program that a card's playing starts, None for a card without one."""
    for program in ruleset.definitions[number].programs:
        ability = ruleset.programs[program].ability
        if isinstance(ability, Text):
            return program, ability
    return None


def half_keys(ruleset: Ruleset, number: int) -> tuple[CardKey, ...]:
    """The cards whose texts a Choose One card offers, none for any other."""
    for program in ruleset.definitions[number].programs:
        ability = ruleset.programs[program].ability
        if isinstance(ability, ChooseOne):
            return tuple(CardKey(key) for key in ability.halves)
    return ()


def is_discount(ruleset: Ruleset, program: int) -> bool:
    return isinstance(ruleset.programs[program].ability, CostsLess)
