"""Names of every script are found, however they are typed: by part, by whole, by what they were meant to be."""

from pathlib import Path

import pytest
from django.core.management import call_command

from cards.search import search, suggest
from rules import games
from tests.support.catalogue_files import Fields, card, printing, write

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("strange_names")]

VANGUARD = games.game("vanguard")


@pytest.fixture
def strange_names(tmp_path: Path) -> None:
    cards = [
        card("flabebe", "X1/001", name="Flabébé"),
        card("oath", "X1/002", name="Bushi's Oath (Old)"),
        card("strasse", "X1/003", name="Straße 100%"),
        card("under", "X1/004", name="Snake_Case, the Tame"),
        card("twins", "X1/005", name="Gādo Kādo", names={"ja": "ガードカード"}),
        card("bamboo", "X1/006", name="Bamboo Forest", names={"zh-Hans": "竹林", "ru": "Ёлки и бамбук"}),
        card("reprinted", "", name="Reprinted", printings=[printing(f"X1/{number:03}") for number in range(100, 130)]),
    ]
    call_command("load_catalog", write(tmp_path / "strange.json", *cards), verbosity=0)


def found(query: str) -> list[str]:
    return [each.card.key for each in search(VANGUARD, query).cards]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("flabebe", "flabebe"),
        ("FLABÉBÉ", "flabebe"),
        ("bebe", "flabebe"),
        ("bushi’s", "oath"),
        ('"oath (old)"', "oath"),
        ("STRASSE", "strasse"),
        ("straße", "strasse"),
        ("100%", "strasse"),
        ("%", "strasse"),
        ("e_c", "under"),
        ("_", "under"),
        ("case,the", "under"),
        ("ガード", "twins"),
        ("ガ", "twins"),
        ("ｶﾞｰﾄﾞ", "twins"),
        ("竹林", "bamboo"),
        ("竹", "bamboo"),
        ("name=竹林", "bamboo"),
        ("ёлки", "bamboo"),
        ("ЕЛКИ", "bamboo"),
        ('name="flabebe"', "flabebe"),
    ],
)
def test_a_name_is_found_however_it_is_typed(query: str, key: str) -> None:
    assert found(query) == [key]


@pytest.mark.parametrize("query", ["カ゚", "name=竹", "竹x", "100_", "bushi%s", '"flabebe bushi"', "ードカードガ"])
def test_what_is_no_part_of_a_name_finds_nothing(query: str) -> None:
    assert found(query) == []


def test_kana_with_and_without_a_voiced_mark_are_different_letters() -> None:
    assert found("カードガ") == []


def test_a_part_that_runs_over_two_names_of_a_card_is_no_part_of_either() -> None:
    assert found('"forest 竹林"') == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("flabeb", "flabebe"),
        ("flabbee", "flabebe"),
        ("forest", "bamboo"),
        ("bambo forrest", "bamboo"),
        ("竹", "bamboo"),
        ("clan:nobody flabbee", "flabebe"),
        ("reprnted", "reprinted"),
    ],
)
def test_a_name_mistyped_is_suggested(text: str, key: str) -> None:
    assert suggest(VANGUARD, text)[0].key == key


def test_an_exact_name_comes_before_those_that_begin_so(tmp_path: Path) -> None:
    cards = [_printed("aa", "Oak Aaa"), _printed("oak", "Oak"), _printed("oaken", "Oaken")]
    call_command("load_catalog", write(tmp_path / "oaks.json", *cards, sets=({"code": "Y"},)), verbosity=0)
    assert [each.key for each in suggest(VANGUARD, "oak")][:3] == ["oak", "aa", "oaken"]


@pytest.mark.parametrize("text", ["", "   ", "xyzzy qqq", "clan:kagero", "\x00", "(" * 5000])
def test_nothing_is_suggested_for_nothing(text: str) -> None:
    assert suggest(VANGUARD, text) == []


def test_no_more_is_suggested_than_was_asked_for() -> None:
    assert len(suggest(VANGUARD, "b")) == 3
    assert len(suggest(VANGUARD, "b", limit=2)) == 2


def _printed(key: str, name: str) -> Fields:
    return card(key, "", name=name, printings=[printing(f"Y/{key}", "Y")])
