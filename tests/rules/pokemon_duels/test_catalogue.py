"""The printed numbers of the first set, worked out once more from the facts beside them (PD-G39 to PD-G43)."""

import json
import subprocess
import sys
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from rules.catalogues import CATALOGUES, load
from rules.games.pokemon_duels.abilities import SummoningCondition, Trigger
from rules.games.pokemon_duels.cards import CARDS
from rules.games.pokemon_duels.cards.vanilla import VANILLA
from rules.games.pokemon_duels.facts import TYPES, is_pokemon, moves, title, types
from rules.games.pokemon_duels.patterns import TurnedUp
from rules.games.pokemon_duels.signatures import families, signatures
from rules.kernel.abilities import Ability
from rules.kernel.facts import CardFacts, CardKey
from tests.support.proving import proves

FOLDER = CATALOGUES / "pokemon-duels"
DUELS = load("pokemon-duels")
FACTS = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
PRICES = json.loads((FOLDER / "own.json").read_text(encoding="utf-8"))["prices"]
SPECIES = {row["id"]: row for row in FACTS["species"]}
POKEMON = tuple(filter(is_pokemon, DUELS.cards))
FIRST = tuple(card for card in POKEMON if card.printings[0].id in SPECIES)
BY_SPECIES = {card.word("species"): card for card in FIRST}
COST = {"": 0, "small": 50, "medium": 100, "strong": 200}


def row_of(card: CardFacts) -> dict[str, Any]:
    """The facts of a card's species."""
    return SPECIES[BY_SPECIES[card.word("species")].printings[0].id]


def number(card: CardFacts, name: str) -> int:
    printed = card.number(name)
    assert printed is not None, f"{card.key} prints no {name}"
    return printed


def next_stages(card: CardFacts) -> list[CardFacts]:
    return [other for other in FIRST if other.word("evolves_from") == card.word("species")]


@proves("PD-G36")
def test_pd_g36_the_set_has_its_numbers_of_each_kind() -> None:
    assert Counter(card.kind for card in DUELS.cards) == {
        "pokemon": 128,
        "evolution": 114,
        "spell": 38,
        "quick spell": 22,
        "trap": 30,
        "equipment": 16,
        "environment": 8,
        "field": 10,
    }
    skills = Counter(card.kind for card in DUELS.cards if card.word("skill"))
    assert skills == {"spell": 20, "quick spell": 20}
    assert Counter(card.kind for card in FIRST) == {"pokemon": 118, "evolution": 108}


@proves("PD-G39", "PD-G42")
@pytest.mark.parametrize("card", POKEMON, ids=lambda card: card.key)
def test_pd_g39_atk_and_def_come_from_base_stats_and_the_price_of_the_effect(card: CardFacts) -> None:
    hp, attack, defence, special, guard, speed = row_of(card)["base"]
    best = max(attack, special)
    assert abs(10 * best + 2 * speed - COST[PRICES.get(card.key, "")] - number(card, "atk")) <= 25
    assert abs(5 * (defence + guard) + 2 * hp - number(card, "def")) <= 25
    assert number(card, "atk") % 50 == number(card, "def") % 50 == 0


@proves("PD-G42")
@pytest.mark.parametrize("card", POKEMON, ids=lambda card: card.key)
def test_pd_g42_what_does_something_pays_for_it_and_low_stars_pay_at_most_medium(card: CardFacts) -> None:
    assert (card.key in PRICES) is (card.key in signatures())
    if number(card, "stars") <= 4:
        assert PRICES.get(card.key) != "strong"


@proves("PD-G42")
def test_pd_g42_the_same_effect_has_the_same_price() -> None:
    for keys in families().values():
        assert len({PRICES[key] for key in keys if key in PRICES}) <= 1, keys


@proves("PD-G36")
def test_pd_g36_about_ninety_pokemon_do_something_and_twenty_of_them_are_quick_or_flip() -> None:
    scripts = [script for script in CARDS if script.key in PRICES]
    answering = [script.key for script in scripts if any(getattr(each, "quick", False) for each in script.abilities)]
    flipping = [script.key for script in scripts if any(_flips(each) for each in script.abilities)]
    conditions = [script.key for script in scripts if any(isinstance(a, SummoningCondition) for a in script.abilities)]
    assert 85 <= len(scripts) <= 100
    assert len(answering) >= 10 and len(flipping) >= 6 and len(answering) + len(flipping) >= 20
    assert len(conditions) >= 6  # PD-8.4


def _flips(ability: Ability) -> bool:
    return isinstance(ability, Trigger) and isinstance(ability.on, TurnedUp)


@proves("PD-G41")
def test_pd_g41_stars_count_the_bounds_that_base_stats_reach() -> None:
    bounds = (230, 285, 345, 425, 475, 515, 545, 579, 610)
    for card in POKEMON:
        total = sum(row_of(card)["base"])
        stars = number(card, "stars")
        assert (stars == 1 or bounds[stars - 2] <= total) and (stars == 10 or total < bounds[stars - 1]), card.key


@proves("PD-6.3", "PD-G40")
def test_pd_g40_every_first_card_is_at_the_level_that_evolution_asks_for() -> None:
    for card in FIRST:
        for after in next_stages(card):
            assert number(card, "level") == number(after, "from_level") - 1, card.key


@proves("PD-G40")
def test_pd_g40_last_stages_and_single_ones_have_round_levels() -> None:
    for card in FIRST:
        row, level = row_of(card), number(card, "level")
        if next_stages(card):
            continue
        if "from" in row:
            assert level % 5 == 0 and 4 <= level - number(card, "from_level") <= 8, card.key
        elif row.get("mythical") or (row.get("legendary") and sum(row["base"]) >= 600):
            assert level == 70, card.key
        else:
            assert level == (50 if row.get("legendary") else 5 * (number(card, "stars") + 2)), card.key


@proves("PD-G29")
def test_pd_g29_levels_the_games_do_not_say_come_from_the_stage() -> None:
    pikachu, raichu, vileplume, slowking = (BY_SPECIES[key] for key in ("pikachu", "raichu", "vileplume", "slowking"))
    found = [number(card, "from_level") for card in (pikachu, raichu, vileplume, slowking)]
    assert found == [15, 30, 40, 37]  # a baby's, a first stage's, a second's, and the sibling's


@proves("PD-4.2", "PD-4.3")
def test_pd_4_2_evolved_cards_are_white_but_for_those_that_come_of_a_baby() -> None:
    red = {card.word("species") for card in FIRST if card.word("evolves_from") and card.kind == "pokemon"}
    assert red == {"pikachu", "clefairy", "jigglypuff", "hitmonlee", "hitmonchan", "hitmontop"} | {
        "jynx",
        "electabuzz",
        "magmar",
    }
    assert all(card.word("evolves_from") for card in POKEMON if card.kind == "evolution")


@proves("PD-6.2")
def test_pd_6_2_nearly_every_white_level_is_a_sum_of_two_or_three_levels() -> None:
    red = {number(card, "level") for card in FIRST if card.kind == "pokemon"}
    every = {number(card, "level") for card in FIRST}
    white = [number(card, "level") for card in FIRST if card.kind == "evolution"]

    def reached(levels: set[int]) -> int:
        sums = {sum(some) for size in (2, 3) for some in combinations_with_replacement(levels, size)}
        return sum(level in sums for level in white)

    assert (reached(every), reached(red)) == (104, 100)


@proves("PD-7e.1", "PD-10.4", "PD-G43")
def test_pd_g43_second_printings_count_as_their_species_but_for_those_that_wear_an_item() -> None:
    second = [card for card in POKEMON if card not in FIRST]
    assert len(second) == 16
    wearing = [card for card in second if card.word("item")]
    assert len(wearing) == 6 and all(title(card) == card.name for card in wearing)
    assert {DUELS.name_of(str(card.word("item"))) for card in wearing} == {
        "Electric Ball",
        "Leftovers",
        "Choice Band",
        "Choice Specs",
        "Focus Sash",
        "Endurance Belt",
    }
    for card in second:
        if not card.word("item"):
            assert title(card) == BY_SPECIES[card.word("species")].name and card.name != title(card)


@proves("PD-5")
def test_pd_5_each_type_has_six_species_and_two_skills() -> None:
    of_species = Counter(of for card in FIRST for of in types(card))
    of_skills = Counter(of for card in DUELS.cards if card.word("skill") for of in types(card))
    assert min(of_species[of] for of in TYPES) >= 6
    assert min(of_skills[of] for of in TYPES) >= 2
    worked = {"scizor": "bug/steel", "rhydon": "ground/rock", "butterfree": "bug/flying"}
    worked |= {"girafarig": "normal/psychic", "gengar": "ghost/poison"}
    assert {key: BY_SPECIES[key].word("type") for key in worked} == worked


@proves("PD-9.1", "PD-9.2")
def test_pd_9_2_charizard_cannot_use_hydro_pump_and_every_skill_has_users() -> None:
    assert "hydro-pump" not in moves(BY_SPECIES["charizard"])
    assert "hydro-pump" in moves(BY_SPECIES["squirtle"])
    used = Counter(move for card in FIRST for move in moves(card))
    assert {card.word("skill") for card in DUELS.cards if card.word("skill")} == used.keys()
    assert min(used.values()) >= 5


@proves("PD-G36")
def test_pd_g36_every_card_is_scripted_once_or_vanilla() -> None:
    keys = [script.key for script in CARDS]
    assert len(keys) == len(set(keys))
    assert VANILLA.isdisjoint(keys)
    assert VANILLA.union(keys) == {card.key for card in DUELS.cards}
    assert {card.key for card in DUELS.cards if not is_pokemon(card)} & VANILLA == {CardKey("open-ground")}


def test_every_card_has_its_name_in_four_languages() -> None:
    for card in DUELS.cards:
        assert set(card.names) == {"ru", "zh-Hans", "zh-Hant"} and all(card.names.values()), card.key


def test_the_catalogue_is_what_the_import_makes_of_the_facts() -> None:
    script = CATALOGUES.parent.parent / "script" / "import-pokemon-duels"
    assert subprocess.run([sys.executable, script, "--check"], check=False).returncode == 0
