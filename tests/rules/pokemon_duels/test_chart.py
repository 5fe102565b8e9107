"""The type multiplier as a function: every vector of the rulebook (PD section 2), and the chart itself."""

from itertools import product

import pytest

from rules.games.pokemon_duels import chart
from rules.games.pokemon_duels.facts import TYPES
from tests.support.proving import proves


def types(words: str) -> tuple[str, ...]:
    return tuple(words.lower().split("/"))


def vector(attacker: str, target: str) -> tuple[str, str, str, str]:
    """What a row of the rulebook says: x, y, the factors of situation 1, that of situation 2."""
    one, other = types(attacker), types(target)
    word = chart.factor_word
    return (
        word(chart.multiplied(one, other)),
        word(chart.multiplied(other, one)),
        " / ".join(map(word, chart.attack_factors(one, other))),
        word(chart.defence_factors(one, other).attacker),
    )


@pytest.mark.parametrize(
    ("attacker", "target", "row"),
    [
        pytest.param("Fire", "Water", ("0.5", "2", "1 / 2", "0.5"), marks=proves("PD-V1", "PD-5.1a.1")),
        pytest.param("Poison", "Psychic", ("1", "2", "1 / 2", "1"), marks=proves("PD-V2", "PD-5.1a.2")),
        pytest.param("Bug/Steel", "Fire", ("0.25", "4", "1 / 4", "0.5"), marks=proves("PD-V3", "PD-5.1b.1")),
        pytest.param("Ground/Rock", "Bug/Flying", ("4", "1", "4 / 1", "4"), marks=proves("PD-V4", "PD-5.1c.1")),
        pytest.param("Ground", "Bug/Flying", ("0", "1", "1 / 1", "0"), marks=proves("PD-V5")),
        pytest.param("Rock", "Bug/Flying", ("4", "0.5", "4 / 1", "4"), marks=proves("PD-V6")),
        pytest.param("Dragon", "Dragon", ("2", "2", "1 / 1", "2"), marks=proves("PD-V7", "PD-5.2b.1")),
        pytest.param("Electric", "Electric", ("0.5", "0.5", "1 / 1", "0.5"), marks=proves("PD-V8", "PD-G1")),
        pytest.param("Normal/Psychic", "Ghost/Poison", ("2", "2", "1 / 1", "2"), marks=proves("PD-V9", "PD-G3")),
        pytest.param("Ghost/Poison", "Normal/Psychic", ("2", "2", "1 / 1", "2"), marks=proves("PD-V10", "PD-G3")),
        pytest.param("Fire/Psychic", "Bug/Steel", ("4", "1", "4 / 1", "4"), marks=proves("PD-V11", "PD-5.2a.2")),
        pytest.param("Psychic", "Bug/Steel", ("0.5", "2", "1 / 2", "0.5"), marks=proves("PD-V12", "PD-G4")),
        pytest.param("Ghost", "Normal/Psychic", ("0", "0", "1 / 1", "0"), marks=proves("PD-V13")),
        pytest.param("Fire/Flying", "Grass", ("4", "0.25", "4 / 1", "2"), marks=proves("PD-V14", "PD-G6")),
        pytest.param("Normal", "Ghost", ("0", "0", "1 / 1", "0"), marks=proves("PD-V15")),
        pytest.param("Ground", "Flying", ("0", "1", "1 / 1", "0"), marks=proves("PD-V16")),
        pytest.param("Normal/Flying", "Ghost", ("0", "0", "1 / 1", "1"), marks=proves("PD-V17")),
        pytest.param("Bug/Fighting", "Rock/Dark", ("4", "1", "4 / 1", "4"), marks=proves("PD-V18")),
        pytest.param("Rock/Psychic", "Bug/Flying", ("4", "2", "1 / 1", "4"), marks=proves("PD-V19", "PD-G2")),
        pytest.param("Electric/Steel", "Ice/Ground", ("2", "4", "1 / 1", "2"), marks=proves("PD-V20", "PD-G2")),
        pytest.param("Normal", "Rock", ("0.5", "1", "1 / 1", "0.5"), marks=proves("PD-V21", "PD-G1")),
    ],
)
def test_every_vector_of_the_rulebook_comes_out_exactly(
    attacker: str, target: str, row: tuple[str, str, str, str]
) -> None:
    assert vector(attacker, target) == row


@proves("PD-G38")
def test_pd_g38_the_chart_is_the_modern_one_with_fairy() -> None:
    assert len(TYPES) == 18
    assert [chart.against("dragon", "fairy"), chart.against("fairy", "dragon")] == [0, 4]
    assert [chart.against("ghost", "steel"), chart.against("dark", "steel")] == [2, 2]


def test_types_are_doubled_halved_and_stopped_as_often_as_in_the_chart() -> None:
    entries = [chart.against(one, other) for one, other in product(TYPES, TYPES)]
    assert {step: entries.count(step) for step in (0, 1, 2, 4)} == {0: 8, 1: 61, 2: 204, 4: 51}


@pytest.mark.parametrize("attacker", TYPES)
def test_pd_g1_no_number_is_lowered_where_both_attack(attacker: str) -> None:
    for target in product(TYPES, TYPES):
        assert min(chart.attack_factors((attacker,), target)) >= chart.ONCE
        assert chart.attack_factors((attacker,), target) == chart.attack_factors(target, (attacker,))[::-1]
