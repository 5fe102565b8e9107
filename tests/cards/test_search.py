"""The same queries find the same cards on whichever database the tests run: each is compared with plain Python.

A predicate says of one card and one of its printings whether it answers; `expected` asks it of all of them.
"""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries

from cards.search import Results, search
from cards.search.grammar import SETTINGS
from rules import catalogues, games
from rules.kernel.facts import CardFacts, Printing
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.schema import Flag

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalog")]

VANGUARD = games.game("vanguard")
find: Callable[..., Results] = partial(search, VANGUARD, per_page=200)

Answers = Callable[[CardFacts, Printing], object]


def keys(query: str) -> list[str]:
    return [found.card.key for found in find(query).cards]


def numbers(query: str) -> list[str]:
    return [found.printing.number for found in find(query + " unique:printings").cards]


def of(clan: str) -> Answers:
    return lambda card, _: card.word("clan") == clan


def named(part: str) -> Answers:
    return lambda card, _: part in fold(card.name)


def trigger(kind: str) -> Answers:
    return lambda card, _: card.word("trigger") == kind


def told(part: str) -> Answers:
    return lambda card, _: part in "\n".join(fold(ability.text) for ability in card.abilities)


def value(card: CardFacts, attribute: str) -> int:
    """A printed number; far below any where there is none."""
    number = card.number(attribute)
    return -(10**9) if number is None else number


QUERIES: dict[str, Answers] = {
    "": lambda c, p: True,
    "dragon": named("dragon"),
    "DRAGON knight": lambda c, p: "dragon" in fold(c.name) and "knight" in fold(c.name),
    '"dragon knight"': named("dragon knight"),
    "“dragon knight”": named("dragon knight"),
    "dragon -knight": lambda c, p: "dragon" in fold(c.name) and "knight" not in fold(c.name),
    "name:wingal": named("wingal"),
    "name=wingal": lambda c, p: c.name == "Wingal",
    "name=wing": lambda c, p: False,
    'name:"king of"': named("king of"),
    "king OF knights, alfred": lambda c, p: c.key == "king-of-knights-alfred",
    "ll": named("ll"),
    "o": named("o"),
    "%": lambda c, p: False,
    "_": lambda c, p: False,
    "*": lambda c, p: False,
    "kagero": lambda c, p: c.word("clan") == "Kagero" or "kagero" in fold(c.name),
    '"royal paladin"': of("Royal Paladin"),
    "-kagero": lambda c, p: c.word("clan") != "Kagero" and "kagero" not in fold(c.name),
    "kagero and heal": lambda c, p: of("Kagero")(c, p) and trigger("heal")(c, p),
    "heal": lambda c, p: c.word("trigger") == "heal" or "heal" in fold(c.name),
    "elf": lambda c, p: c.word("race") == "Elf" or "elf" in fold(c.name),
    "boost": lambda c, p: c.word("skill") == "boost" or "boost" in fold(c.name),
    "sentinel": lambda c, p: c.has("sentinel") or "sentinel" in fold(c.name),
    "bt01": lambda c, p: p.set_code == "BT01",
    "-bt01": lambda c, p: p.set_code != "BT01",
    "BT01/004": lambda c, p: p.number.startswith("BT01/004"),
    "bt01/0": lambda c, p: p.number.startswith("BT01/0"),
    "td01 or overlord!": lambda c, p: p.set_code == "TD01" or "overlord" in fold(c.name),
    "overlord!": named("overlord"),
    "clan:kagero": of("Kagero"),
    "clan:Kágero": of("Kagero"),
    "CLAN:KAGERO": of("Kagero"),
    "clan：kagero": of("Kagero"),
    "clan=kagero": of("Kagero"),
    'clan:"royal paladin"': of("Royal Paladin"),
    "clan:royal-paladin": of("Royal Paladin"),
    "clan:paladin": of("Royal Paladin"),
    "clan!=kagero": lambda c, p: c.word("clan") != "Kagero",
    "-clan:kagero": lambda c, p: c.word("clan") != "Kagero",
    "clan:kagero or clan:nova-grappler": lambda c, p: c.word("clan") in ("Kagero", "Nova Grappler"),
    "grade:2": lambda c, p: c.number("grade") == 2,
    "grade=2": lambda c, p: c.number("grade") == 2,
    "grade>=2": lambda c, p: value(c, "grade") >= 2,
    "grade>2": lambda c, p: value(c, "grade") > 2,
    "grade<1": lambda c, p: c.number("grade") == 0,
    "grade<=1": lambda c, p: c.number("grade") in (0, 1),
    "grade!=1": lambda c, p: c.number("grade") != 1,
    "grade>=1 grade<=2": lambda c, p: c.number("grade") in (1, 2),
    "power>9000": lambda c, p: value(c, "power") > 9000,
    "shield:10000": lambda c, p: c.number("shield") == 10000,
    "shield:none": lambda c, p: c.number("shield") is None,
    "shield!=none": lambda c, p: c.number("shield") is not None,
    "critical:1": lambda c, p: c.number("critical") == 1,
    "trigger:heal": trigger("heal"),
    "trigger:none": lambda c, p: c.word("trigger") is None,
    "skill:twin-drive": lambda c, p: c.word("skill") == "twin_drive",
    "skill:twin_drive": lambda c, p: c.word("skill") == "twin_drive",
    "race:human": lambda c, p: "human" in fold(c.word("race") or ""),
    'nation:"dragon empire"': lambda c, p: c.word("nation") == "Dragon Empire",
    "kind:trigger": lambda c, p: c.kind == "trigger",
    "is:trigger": lambda c, p: c.kind == "trigger",
    "-is:trigger grade:0": lambda c, p: c.kind != "trigger" and c.number("grade") == 0,
    "is:sentinel": lambda c, p: c.has("sentinel"),
    "is:twin-drive": lambda c, p: c.word("skill") == "twin_drive",
    "is:intercept": lambda c, p: c.word("skill") == "intercept",
    "is:boost": lambda c, p: c.word("skill") == "boost",
    "is:heal": trigger("heal"),
    "is:vanilla": lambda c, p: not c.abilities,
    "text:retire": told("retire"),
    'text:"counter blast 2"': told("counter blast 2"),
    "text:retire text:choose": lambda c, p: told("retire")(c, p) and told("choose")(c, p),
    "set:td01": lambda c, p: p.set_code == "TD01",
    "set:td": lambda c, p: p.set_code.startswith("TD"),
    "set:overlord": lambda c, p: p.set_code == "TD02",
    "rarity:SP": lambda c, p: p.rarity == "SP",
    "rarity:r": lambda c, p: p.rarity == "R",
    "set:bt01 rarity:sp": lambda c, p: (p.set_code, p.rarity) == ("BT01", "SP"),
    "set:td01 rarity:sp": lambda c, p: False,
    "-set:bt01": lambda c, p: p.set_code != "BT01",
    "-(set:bt01 or rarity:td)": lambda c, p: p.set_code != "BT01" and p.rarity != "TD",
    "(set:td02 or grade:3) rarity:td": lambda c, p: (
        (p.set_code == "TD02" or value(c, "grade") == 3) and p.rarity == "TD"
    ),
    "(rarity:sp trigger:none) or trigger:heal": lambda c, p: (
        (p.rarity == "SP" and c.word("trigger") is None) or c.word("trigger") == "heal"
    ),
    "number:bt01/001": lambda c, p: p.number.startswith("BT01/001"),
    "no:BT01/00": lambda c, p: p.number.startswith("BT01/00"),
    "number=bt01/001": lambda c, p: p.number == "BT01/001EN",
    "number=bt01/00": lambda c, p: False,
    "era:classic": lambda c, p: p.era == "classic",
    "era:v": lambda c, p: p.era == "v",
    "grade:3 (clan:kagero or -is:sentinel) power>=10000": lambda c, p: (
        value(c, "grade") == 3 and (c.word("clan") == "Kagero" or not c.has("sentinel")) and value(c, "power") >= 10000
    ),
}


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_finds_the_cards_with_a_printing_that_answers(query: str) -> None:
    answers = QUERIES[query]
    expected = {card.key for card, printing in catalogues.load("vanguard").printings() if answers(card, printing)}
    found = find(query)
    assert not found.ignored
    assert {each.card.key for each in found.cards} == expected
    assert found.total == len(expected)


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_finds_the_printings_that_answer(query: str) -> None:
    answers = QUERIES[query]
    expected = {p.number for card, p in catalogues.load("vanguard").printings() if answers(card, p)}
    assert {*numbers(query)} == expected


@pytest.mark.parametrize("query", QUERIES)
def test_the_printing_shown_is_one_that_answers(query: str) -> None:
    for found in find(query).cards:
        printing = next(each for each in found.facts.printings if each.id == found.printing.uid)
        assert QUERIES[query](found.facts, printing)


@pytest.mark.parametrize("format", VANGUARD.formats, ids=lambda format: format.key)
def test_format_finds_what_the_format_admits(format) -> None:
    admitted = {c.key for c in catalogues.load("vanguard").cards if format.pool.refuses(c) is None}
    assert {*keys(f"format:{format.key}")} == admitted


def test_cards_come_by_name_by_code_point() -> None:
    names = [fold(found.card.name) for found in find("").cards]
    assert names == sorted(names)


@pytest.mark.parametrize(
    ("order", "by"),
    [
        ("-power", lambda c, p: -value(c, "power")),
        ("grade,-power", lambda c, p: (value(c, "grade"), -value(c, "power"))),
        ("clan", lambda c, p: fold(c.word("clan") or "")),
        ("set,number", lambda c, p: (p.set_code, p.number)),
        ("-number", lambda c, p: [-ord(each) for each in p.number]),
    ],
)
def test_order(order: str, by: Answers) -> None:
    found = [by(each.facts, each.printing.facts) for each in find(f"order:{order} unique:printings").cards]
    assert len(found) == 124
    assert found == sorted(found)


def test_cards_without_a_value_come_last_in_both_directions() -> None:
    assert find("order:shield").cards[-1].facts.number("shield") is None
    assert find("order:-shield").cards[-1].facts.number("shield") is None


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)
def test_no_printed_value_is_asked_for_by_the_name_of_a_setting(game: Game) -> None:
    assert not {attribute.key for attribute in game.schema.attributes if not isinstance(attribute, Flag)} & set(
        SETTINGS
    )


def test_a_key_may_be_named_twice() -> None:
    assert keys("order:grade order:-grade,grade") == keys("order:grade")


def test_words_that_a_game_declares_are_sorted_as_declared() -> None:
    triggers = [found.facts.word("trigger") for found in find("is:trigger order:trigger").cards]
    assert list(dict.fromkeys(triggers)) == ["critical", "draw", "heal", "stand"]


def test_the_order_of_cards_by_number_is_that_of_the_printings_that_answer() -> None:
    shown = [found.printing.number for found in find("set:td01 order:number").cards]
    assert shown == sorted(shown)
    assert len(shown) == 16


@pytest.mark.parametrize(
    ("prefer", "number"),
    [("oldest", "BT01/002EN"), ("newest", "TD01/005EN"), ("rarest", "BT01/002EN"), ("default", "BT01/002EN")],
)
def test_prefer_picks_the_printing_shown(prefer: str, number: str) -> None:
    (found,) = find(f'name="blaster blade" prefer:{prefer}').cards
    assert found.printing.number == number


def test_pages_show_every_card_once() -> None:
    pages = [search(VANGUARD, "order:grade", page=page, per_page=20) for page in range(1, 6)]
    shown = [found.card.key for page in pages for found in page.cards]
    assert len(shown) == len({*shown}) == 94
    assert [page.has_next for page in pages] == [True] * 4 + [False]
    assert {page.total for page in pages} == {94}


def test_a_page_out_of_range_is_empty() -> None:
    results = search(VANGUARD, "", page=99)
    assert (results.cards, results.total, results.has_next) == ((), 94, False)


@pytest.mark.parametrize(
    ("query", "text", "reason", "suggestion"),
    [
        ("foo:bar", "foo:bar", "there is no key foo", ""),
        ("s=5000", "s=5000", "there is no key s", "shield=5000"),
        ("grade=-1", "grade=-1", "grade is 0 or more", ""),
        ("wingal or", "or", "has no term after it", ""),
        ("grad>=2", "grad>=2", "there is no key grad", "grade>=2"),
        ("grade>=two", "grade>=two", "grade is a whole number, and two is none", ""),
        (f"power>{'9' * 5000}"[:900], f"power>{'9' * 894}", f"power is a whole number, and {'9' * 894} is none", ""),
        ("clan>kagero", "clan>kagero", "clan is a word, which has no more or less", "clan:kagero"),
        ("clan:kagro", "clan:kagro", "no clan is called kagro", "clan:kagero"),
        ("clan:", "clan:", "has no value after it", ""),
        ("rarity:rrrr", "rarity:rrrr", "no rarity is called rrrr", "rarity:rrr"),
        ("set:bt99", "set:bt99", "no set is called bt99", ""),
        ("is:sentinal", "is:sentinal", None, "is:sentinel"),
        ("order:foo", "order:foo", None, ""),
        ("unique:foo", "unique:foo", "unique is one of cards, printings", ""),
        ("-order:name", "order:name", "says how cards are shown, and cannot be turned around", ""),
        ("wingal (", "(", "is never closed", ""),
        ("wingal )", ")", "closes a bracket that was never opened", ""),
        ('"wingal', '"', "is never closed; what follows it is read as one phrase", '"wingal"'),
    ],
)
def test_what_a_search_does_not_know_is_named(
    query: str, text: str | None, reason: str | None, suggestion: str
) -> None:
    first = find(query).ignored[0]
    assert text in (first.text, None)
    assert reason in (first.reason, None)
    assert first.suggestion == suggestion


def test_the_rest_of_a_query_runs_without_what_was_ignored() -> None:
    assert keys("foo:bar wingal grade:x (clan:nobody or clan:royal-paladin)") == ["wingal"]


@pytest.mark.parametrize(
    "query",
    [
        "(" * 10_000,
        "a " * 1_000,
        "-" * 10_000,
        '"' * 9_999,
        "a or " * 3_000,
        "grade>=" * 2_000,
        "(" * 20 + "a" + ")" * 20,
    ],
)
def test_a_query_beyond_the_limits_finds_nothing_and_says_why(query: str) -> None:
    results = find(query)
    assert results.total == 0
    assert "may" in results.ignored[0].reason
    assert len(results.ignored[0].text) < 50


@pytest.mark.parametrize("query", ["win\x00gal", "\x1bwingal", "wingal\u202e", "wing\u200bal \ud800", "\r\nwingal\t"])
def test_invisible_characters_do_no_harm(query: str) -> None:
    assert "wingal" in keys(query.replace("win\x00gal", "win\x00 wingal"))


@pytest.mark.parametrize("query", ["' or 1=1 --", '\\" OR 1', "x' UNION SELECT", "{names}: x NEAR(y)", "a* ^b"])
def test_what_means_something_to_a_database_means_nothing_here(query: str) -> None:
    assert find(query).total in (0, *range(94))


@pytest.mark.parametrize(
    ("query", "most"),
    [
        ("", 5),
        ("clan:kagero", 5),
        ("set:bt01 rarity:c order:-power", 6),
        ("unique:printings order:set", 5),
        ("number:bt01", 7),
    ],
)
def test_a_search_costs_few_queries_whatever_it_finds(
    query: str, most: int, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    find("")  # learn the vocabulary
    for per_page in (5, 100):
        with django_assert_max_num_queries(most):
            for found in search(VANGUARD, query, per_page=per_page).cards:
                assert found.facts.printings
                assert found.printing.facts.era
                assert found.address


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text() | st.lists(st.sampled_from([*QUERIES, "(", ")", "or", "-", '"', "order:-power,name"])).map(" ".join))
def test_any_text_can_be_searched_for(query: str) -> None:
    results = find(query)
    assert len(results.cards) == min(results.total, 200)
