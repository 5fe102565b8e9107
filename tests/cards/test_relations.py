"""Which cards belong together: the chain of a species, skills and their users, one name, one effect."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rules.catalogues import load
from rules.games import game
from rules.kernel.relations import Relation
from tests.support.proving import proves

DUELS = game("pokemon-duels")
CARDS = load("pokemon-duels")


def relation(key: str, title: str) -> Relation:
    return next(each for each in DUELS.relations(CARDS.card(key), CARDS) if each.title == title)


@proves("PD-6.1")
def test_a_chain_is_shown_from_its_first_stage_to_its_last() -> None:
    chain = relation("charmeleon", "Evolution")
    assert chain.stages == (
        ("charmander", "charmander-8"),
        ("charmeleon", "charmeleon-35", "charmeleon-100"),
        ("charizard",),
    )
    assert chain.stages == relation("charizard", "Evolution").stages


@proves("PD-6.3")
def test_a_white_form_says_from_which_level_it_comes_and_a_red_one_does_not() -> None:
    captions = relation("charmander", "Evolution").captions
    assert captions["charmeleon-100"] == "Lv. 100, from Lv. 15"
    assert captions["charmeleon-35"] == "Lv. 35"


def test_a_chain_may_part_into_branches() -> None:
    _, branches = relation("eevee", "Evolution").stages
    assert {"vaporeon", "jolteon", "flareon"} < set(branches)


def test_who_does_not_evolve_has_no_chain() -> None:
    assert "Evolution" not in {each.title for each in DUELS.relations(CARDS.card("absol"), CARDS)}


@proves("PD-9.1")
def test_a_skill_says_who_can_use_it_and_where_to_find_all_of_them() -> None:
    users = relation("flamethrower", "Who can use it")
    assert "charmander" in users.keys
    assert (len(users.keys), users.query) == (12, "moves:flamethrower")
    assert users.count == sum("flamethrower" in (card.word("moves") or "").split("/") for card in CARDS.cards)


def test_a_pokemon_says_which_skills_it_can_use() -> None:
    assert "surf" in relation("lapras", "Skills it can use").keys


@proves("PD-7e.2")
def test_cards_of_one_effect_name_each_other() -> None:
    assert relation("surf", "With the same effect").keys == ("flamethrower", "thunderbolt", "ice-beam")


@proves("PD-G13")
def test_cards_that_count_as_one_name_are_told() -> None:
    assert relation("charmander-8", "Of the same name").keys == ("charmander",)


def exercise(key: str) -> dict[str, Relation]:
    cards = load("nannaier")
    return {each.title: each for each in game("nannaier").relations(cards.card(key), cards)}


@proves("NN-G38")
def test_nn_g38_who_names_an_affiliation_and_its_dolls_name_each_other() -> None:
    dolls = exercise("mirror-of-embers")["Dolls of the Hearth"]
    assert len(dolls.keys) == 10 and "pella-clay-potter" in dolls.keys
    assert exercise("pella-clay-potter")["Names the Hearth"].keys == ("mirror-of-embers",)
    assert exercise("wick-tallow-dipper") == {}


@proves("NN-7.11", "NN-9.5")
def test_what_is_about_the_line_and_dolls_with_a_critical_form_name_each_other() -> None:
    dolls = exercise("step-onto-the-line")["Dolls with a critical form"]
    assert (len(dolls.keys), dolls.query, dolls.count) == (12, "forms:critical", 13)
    about = exercise("petra-lens-polisher")["About the critical line"].keys
    assert {"step-onto-the-line", "mirror-of-the-edge", "aude-salt-glazier"} <= set(about)
    assert "aude-salt-glazier" not in exercise("aude-salt-glazier")["About the critical line"].keys


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["charmeleon", "flamethrower", "absol"])
def test_a_card_page_with_relations_costs_two_queries_more(
    key: str, catalog: None, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    client = Client()
    client.get(f"/cards/pokemon-duels/{key}/")
    with django_assert_max_num_queries(11):
        page = client.get(f"/cards/pokemon-duels/{key}/").content.decode()
    assert ("All 76 of them" in page) is (key == "flamethrower")


@pytest.mark.django_db
def test_the_catalogue_names_kinds_as_players_do(catalog: None) -> None:
    page = Client().get("/cards/pokemon-duels/").content.decode()
    assert "Evolution Pokémon" in page and "Quick spell" in page
