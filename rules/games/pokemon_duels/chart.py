"""The type chart, and what it makes of two Pokémon in battle (PD-5, PD section 2).

A multiplier is a whole number of quarters, so that nothing is lost: 4 is one time, 8 double, 1 a quarter.
"""

from functools import cache
from typing import NamedTuple

from rules.games.pokemon_duels.facts import TYPES

ONCE = 4
"""Four quarters: the number stays as it is."""

_HALVED = {
    "normal": "rock steel",
    "fighting": "flying poison bug psychic fairy",
    "flying": "rock steel electric",
    "poison": "poison ground rock ghost",
    "ground": "bug grass",
    "rock": "fighting ground steel",
    "bug": "fighting flying poison ghost steel fire fairy",
    "ghost": "dark",
    "steel": "steel fire water electric",
    "fire": "rock fire water dragon",
    "water": "water grass dragon",
    "grass": "flying poison bug steel fire grass dragon",
    "electric": "grass electric dragon",
    "psychic": "steel psychic",
    "ice": "steel fire water ice",
    "dragon": "steel",
    "dark": "fighting dark fairy",
    "fairy": "poison steel fire",
}
_DOUBLED = {
    "fighting": "normal rock steel ice dark",
    "flying": "fighting bug grass",
    "poison": "grass fairy",
    "ground": "poison rock steel fire electric",
    "rock": "flying bug fire ice",
    "bug": "grass psychic dark",
    "ghost": "ghost psychic",
    "steel": "rock ice fairy",
    "fire": "bug steel grass ice",
    "water": "ground rock fire",
    "grass": "ground rock water",
    "electric": "flying water",
    "psychic": "fighting poison",
    "ice": "flying ground grass dragon",
    "dragon": "dragon",
    "dark": "ghost psychic",
    "fairy": "fighting dragon dark",
}
_NOTHING = {
    "normal": "ghost",
    "fighting": "ghost",
    "poison": "steel",
    "ground": "flying",
    "ghost": "normal",
    "electric": "ground",
    "psychic": "dark",
    "dragon": "fairy",
}

Types = tuple[str, ...]


class Factors(NamedTuple):
    """By what the attacker's and the target's numbers are multiplied in a battle, in quarters."""

    attacker: int
    target: int


def against(attacking: str, defending: str) -> int:
    """What one type does to another in half steps of the chart: 0, 1 (half), 2 (once) or 4 (double)."""
    if defending in _NOTHING.get(attacking, "").split():
        return 0
    if defending in _DOUBLED.get(attacking, "").split():
        return 4
    return 1 if defending in _HALVED.get(attacking, "").split() else 2


def row(attacking: str, defending: Types) -> int:
    """One type against all types of the other, multiplied, in quarters (PD-5.1b)."""
    product = ONCE
    for each in defending:
        product = product * against(attacking, each) // 2
    return product


def row_with_immunity(attacking: str, defending: Types) -> int:
    """The same, but an immunity leaves the best single entry: only dual against dual (PD-G3)."""
    return row(attacking, defending) or max(2 * against(attacking, each) for each in defending)


def is_dual_against_dual(attacking: Types, defending: Types) -> bool:
    return len(attacking) == len(defending) == 2


@cache
def multiplied(attacking: Types, defending: Types) -> int:
    """The multiplier of situation 1, in quarters: a product, of two dual types the greatest (PD-5.1b, PD-5.1c)."""
    if is_dual_against_dual(attacking, defending):
        return max(row_with_immunity(each, defending) for each in attacking)
    product = ONCE
    for each in attacking:
        product = product * row(each, defending) // ONCE
    return product


@cache
def greatest(attacking: Types, defending: Types) -> int:
    """The multiplier of situation 2, in quarters: the greatest of an attacker's types (PD-5.2a, PD-G6)."""
    best = row_with_immunity if is_dual_against_dual(attacking, defending) else row
    return max((best(each, defending) for each in attacking), default=ONCE)


@cache
def attack_factors(attacking: Types, target: Types) -> Factors:
    """Both in Attack Position: only the side that alone has the advantage is multiplied (PD-5.1, PD-G1, PD-G2)."""
    one, other = multiplied(attacking, target), multiplied(target, attacking)
    if one > ONCE and other > ONCE:
        return Factors(ONCE, ONCE)
    return Factors(max(one, ONCE), max(other, ONCE))


def defence_factors(attacking: Types, target: Types) -> Factors:
    """Face up in Defence Position: the attacker alone is multiplied, up or down (PD-5.2)."""
    return Factors(greatest(attacking, target), ONCE)


UNTYPED = Factors(ONCE, ONCE)
"""Face-down targets, direct attacks, and battles that know no types (PD-5.3)."""


def times(number: int, quarters: int) -> int:
    """A number multiplied and rounded down, as battle compares it (PD-G10)."""
    return number * quarters // ONCE


def factor_word(quarters: int) -> str:
    """How a factor is written: "4", "2", "1", "0.5", "0.25", "0"."""
    return f"{quarters / ONCE:g}"


def bits(types: Types) -> int:
    """A set of types as one number."""
    return sum(1 << TYPES.index(each) for each in types)
