"""What the first set has of everything its rules are about: at least two cards for each (PD-G36)."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from rules.catalogues import load
from rules.games.pokemon_duels.abilities import Activate, Instead, SummoningCondition, Trigger
from rules.games.pokemon_duels.arrivals import SpecialSummon
from rules.games.pokemon_duels.cards import CARDS
from rules.games.pokemon_duels.cards.vanilla import VANILLA
from rules.games.pokemon_duels.effects import Negate, ShiftLevel
from rules.games.pokemon_duels.facts import TYPES, is_pokemon, types
from rules.games.pokemon_duels.lists import ROWS
from rules.games.pokemon_duels.patterns import Activated, Attacks, Destroyed, Summoned, TurnedUp
from rules.games.pokemon_duels.signatures import families, unlimited_revivals
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.records import Record
from rules.kernel.scripts import records
from tests.support.proving import proves

DUELS = load("pokemon-duels")
SCRIPTS = {script.key: script for script in CARDS}
PRINTED = {card.key: card for card in DUELS.cards}
POKEMON = tuple(filter(is_pokemon, DUELS.cards))


def of_kind(kind: str) -> list[CardScript]:
    return [script for script in CARDS if PRINTED[script.key].kind == kind]


def holding(*kinds: type[Record]) -> list[CardScript]:
    """The cards whose text holds a record of one of these kinds."""
    return [
        script
        for script in CARDS
        if any(isinstance(each, kinds) for part in script.abilities for each in records(part))
    ]


def having(is_such: Callable[[Ability], bool]) -> list[CardScript]:
    return [script for script in CARDS if any(map(is_such, script.abilities))]


def answer(script: CardScript) -> Record | None:
    """What a trap answers; None for one that may be used at any time."""
    (ability,) = script.abilities
    assert isinstance(ability, Activate)
    return ability.on


@proves("PD-G36")
def test_pd_g36_every_card_of_the_set_has_a_script_or_nothing_to_say() -> None:
    assert set(PRINTED) == set(SCRIPTS) | VANILLA
    assert not set(SCRIPTS) & VANILLA


@proves("PD-2.5", "PD-2.8")
def test_pd_2_5_and_2_8_spells_of_both_speeds_and_traps() -> None:
    kinds = Counter(card.kind for card in DUELS.cards if not is_pokemon(card))
    assert kinds["spell"] >= 20 and kinds["quick spell"] >= 20 and kinds["trap"] == 30


@proves("PD-2.8")
def test_pd_2_8_traps_by_what_they_answer() -> None:
    answers = [answer(script) for script in of_kind("trap")]
    attacks = [on for on in answers if isinstance(on, Attacks)]
    activations = [on for on in answers if isinstance(on, Activated)]
    summons = [on for on in answers if isinstance(on, Summoned)]
    assert sum(on.direct == "only" for on in attacks) == 3
    assert sum(on.direct != "only" for on in attacks) == 9
    assert sum(on.how != "evolution" for on in summons) == 5
    assert sum(not on.tests for on in activations) == 4
    assert sum(isinstance(on, Destroyed) for on in answers) == 4
    assert sum(bool(on.tests) for on in activations) + sum(on.how == "evolution" for on in summons) == 2
    assert answers.count(None) == 3


@proves("PD-3.1", "PD-3.2")
def test_pd_3_1_eight_environments_and_ten_fields() -> None:
    kinds = Counter(card.kind for card in DUELS.cards)
    assert (kinds["environment"], kinds["field"]) == (8, 10)


@proves("PD-4.2")
def test_pd_4_2_red_cards_that_evolved_once() -> None:
    red = [card for card in POKEMON if card.kind == "pokemon" and card.word("evolves_from")]
    assert len(red) >= 9
    assert {"pikachu", "clefairy", "jigglypuff", "electabuzz", "magmar", "jynx", "hitmonlee"} <= {
        card.key for card in red
    }


@proves("PD-5.1", "PD-5.2", "PD-5.3")
@pytest.mark.parametrize("name", TYPES)
def test_pd_5_six_species_of_each_type(name: str) -> None:
    assert len({card.word("species") for card in POKEMON if name in types(card)}) >= 6


@proves("PD-5.1c.1", "PD-5.1d.2")
def test_pd_5_the_pairs_of_the_worked_examples_are_in_the_set() -> None:
    pairs = {types(card) for card in POKEMON}
    examples = ("bug", "steel"), ("ground", "rock"), ("bug", "flying"), ("normal", "psychic"), ("ghost", "poison")
    assert pairs >= set(examples)


@proves("PD-6.2")
def test_pd_6_2_the_dance_has_partners_for_all_but_a_few_results() -> None:
    levels = {card.number("level") or 0 for card in POKEMON}
    sums = {sum(each) for size in (2, 3) for each in combinations_with_replacement(sorted(levels), size)}
    white = [card for card in POKEMON if card.kind == "evolution"]
    assert sum(card.number("level") in sums for card in white) >= len(white) - 6
    spells = [script for script in holding(SpecialSummon) if not is_pokemon(PRINTED[script.key])]
    assert len(spells) >= 2


@proves("PD-6.3")
def test_pd_6_3_two_cards_move_a_level_up_or_down() -> None:
    assert {script.key for script in holding(ShiftLevel)} >= {"rare-candy", "bitter-root"}


@proves("PD-7b")
def test_pd_7b_answers_enough_for_seven_links() -> None:
    negators = holding(Negate)
    quick = having(lambda ability: isinstance(ability, Activate) and ability.quick)
    free = [s for s in (*of_kind("quick spell"), *of_kind("trap")) if answer(s) is None]
    assert len([script for script in negators if PRINTED[script.key].kind == "trap"]) >= 2
    assert len(free) + len(quick) >= 10


@proves("PD-7c")
def test_pd_7c_two_cards_of_unlimited_revival() -> None:
    assert unlimited_revivals() == {"monster-revival", "breath-of-the-phoenix"}


@proves("PD-7d")
def test_pd_7d_capped_cards() -> None:
    assert len({row.title for row in ROWS}) >= 8


@proves("PD-7e.2")
def test_pd_7e_2_four_families_of_one_effect() -> None:
    large = {frozenset(family) for family in families().values() if len(family) >= 3}
    assert large >= {
        frozenset({"flamethrower", "thunderbolt", "ice-beam", "surf"}),
        frozenset({"protect", "endure", "substitute", "double-team"}),
        frozenset({"lucky-egg", "amulet-coin", "exp-share"}),
        frozenset(
            {
                "revival-of-the-dead",
                "resurrection-of-the-dead",
                "reanimation-of-the-dead",
                "seizure-of-the-deads-life",
            }
        ),
    }


@proves("PD-8.4")
def test_pd_8_4_six_cards_with_a_summoning_condition_of_their_own() -> None:
    assert len(holding(SummoningCondition)) >= 6
    assert "rayquaza" in {script.key for script in holding(SummoningCondition)}


@proves("PD-9.1")
def test_pd_9_1_forty_skills_at_least_two_of_each_type() -> None:
    skills = [card for card in DUELS.cards if card.word("skill")]
    by_type = Counter(name for card in skills for name in types(card))
    assert len(skills) == 40
    assert min(by_type[name] for name in TYPES) >= 2


@proves("PD-9.1")
def test_pd_9_1_somebody_can_use_each_skill() -> None:
    known = {skill for card in POKEMON for skill in (card.word("moves") or "").split("/")}
    assert {card.word("skill") for card in DUELS.cards if card.word("skill")} <= known


@proves("PD-10.2", "PD-10.4")
def test_pd_10_sixteen_items_and_six_pokemon_with_one_built_in() -> None:
    assert len(of_kind("equipment")) == 16
    built_in = [card for card in POKEMON if card.word("item")]
    assert len(built_in) == 6
    assert all(card.key in SCRIPTS for card in built_in)


@proves("PD-G9")
def test_pd_g9_six_flip_effects() -> None:
    assert len(having(lambda ability: isinstance(ability, Trigger) and isinstance(ability.on, TurnedUp))) >= 6


@proves("PD-10.6")
def test_pd_10_6_what_saves_from_destruction() -> None:
    assert {"focus-band", "focus-sash"} <= {script.key for script in holding(Instead)}
