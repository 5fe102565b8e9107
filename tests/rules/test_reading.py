"""Catalogue files: ours read cleanly, a player's own with every mistake at once."""

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import catalogues, games
from rules.kernel.catalogue import Catalogue
from rules.kernel.reading import MOST_PROBLEMS, Problem, read_catalogue

SCHEMAS = {game.key: game.schema for game in games.ALL}


def a_card(**changes: Any) -> dict[str, Any]:
    card = {
        "key": "own-hound",
        "name": "Own Hound",
        "kind": "normal",
        "grade": 1,
        "clan": "Royal Paladin",
        "power": 7000,
        "shield": 5000,
        "critical": 1,
        "printings": [{"set": "OWN", "number": "OWN/001"}],
    }
    return {field: value for field, value in (card | changes).items() if value is not ...}


def a_file(*cards: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"schema": 1, "game": "vanguard", "sets": [{"code": "OWN"}], "cards": list(cards)} | changes


def problems(file: object) -> list[tuple[str, str, str]]:
    text = file if isinstance(file, str | bytes) else json.dumps(file)
    _, found = read_catalogue(text, "own.json", SCHEMAS)
    return [(problem.entry, problem.field, problem.reason) for problem in found]


def read(file: object, name: str = "own.json") -> Catalogue:
    catalogue, found = read_catalogue(file if isinstance(file, str) else json.dumps(file), name, SCHEMAS)
    assert found == ()
    assert catalogue is not None
    return catalogue


def test_our_own_file_holds_94_cards_in_124_printings_with_ids_from_1() -> None:
    vanguard = catalogues.load("vanguard")
    printings = [printing for _, printing in vanguard.printings()]
    assert len(vanguard.cards) == 94
    assert sorted(printing.id or 0 for printing in printings) == list(range(1, 125))
    assert {printing.era for printing in printings} == {"classic"}


def test_our_own_file_follows_the_counts_of_the_rulebook() -> None:
    cards = catalogues.load("vanguard").cards
    assert sum(card.word("trigger") is not None for card in cards) == 18
    assert [card.key for card in cards if card.has("sentinel")] == [
        "flash-shield-iseult",
        "wyvern-guard-barri",
        "battle-sister-chocolat",
    ]
    assert all(card.number("grade") == 0 for card in cards if card.kind == "trigger")
    assert all((card.number("shield") is None) == (card.number("grade") == 3) for card in cards)


def test_our_own_file_asks_only_for_cards_it_holds() -> None:
    vanguard = catalogues.load("vanguard")
    asked = {name for card in vanguard.cards for ability in card.abilities for name in ability.names}
    assert {name for name in asked if vanguard.named(name) is None} == set()


def test_a_card_is_found_by_key_folded_name_and_either_number() -> None:
    vanguard = catalogues.load("vanguard")
    blade = vanguard.card("blaster-blade")
    assert blade is not None
    assert vanguard.named("BLASTER  blade") is blade
    assert vanguard.numbered("bt01/s02") == vanguard.numbered("BT01/S02EN") == (blade, blade.printings[1])
    assert vanguard.card("blaster-dark") is vanguard.named("Blaster Dark") is vanguard.numbered("BT99/001") is None


def test_the_ready_decks_are_the_two_trial_decks() -> None:
    assert [(deck.size(), deck.starter) for deck in catalogues.ready_decks("vanguard")] == [
        (50, "stardust-trumpeter"),
        (50, "lizard-runner-undeux"),
    ]


def test_a_file_of_ones_own_needs_no_ids() -> None:
    (card,) = read(a_file(a_card())).cards
    assert card.printings[0].id is None
    assert card.attributes["sentinel"] is False


def test_every_mistake_is_reported_with_place_field_and_reason() -> None:
    file = a_file(a_card(pwoer=7000, power=...), a_card(key="two", name="Two", grade="one", printings=[]))
    assert problems(file) == [
        ("card 1 'own-hound'", "power", "is missing"),
        ("card 1 'own-hound'", "pwoer", "is unknown; did you mean power?"),
        ("card 2 'two'", "grade", "must be a whole number, not 'one'"),
        ("card 2 'two'", "printings", "must hold at least one printing"),
    ]


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"key": "Own Hound"}, "key", "must be lower-case words joined by hyphens, not 'Own Hound'"),
        ({"name": "  "}, "name", "must not be empty"),
        ({"name": ",,"}, "name", "needs at least one letter or digit, not ',,'"),
        ({"name": 7}, "name", "must be text, not 7"),
        ({"name": "x" * 201}, "name", "must be at most 200 characters, not 201"),
        ({"name": "Own\u0000Hound"}, "name", "holds the character U+0000, which no text may hold"),
        ({"name": "Own\ud800Hound"}, "name", "holds the character U+D800, which no text may hold"),
        ({"name": "Own\u202eHound"}, "name", "holds the character U+202E, which no text may hold"),
        ({"kind": "token"}, "kind", "must be one of normal, trigger; not 'token'"),
        ({"grade": 5}, "grade", "must be from 0 to 4, not 5"),
        ({"grade": True}, "grade", "must be a whole number, not True"),
        ({"power": 1.5}, "power", "must be a whole number, not 1.5"),
        ({"power": float("nan")}, "power", "must be a whole number, not nan"),
        ({"power": [[[[1]]]]}, "power", "must be a whole number, not [[[...]]]"),
        ({"trigger": "front"}, "trigger", "must be one of critical, draw, heal, stand; not 'front'"),
        ({"sentinel": "yes"}, "sentinel", "must be true or false, not 'yes'"),
        ({"names": {"ja": ""}}, "names", "'ja' must not be empty"),
        ({"names": []}, "names", "must be an object, not []"),
        ({"printings": {}}, "printings", "must be a list, not {}"),
        ({"printings": ...}, "printings", "is missing"),
    ],
)
def test_a_wrong_field_of_a_card_is_named(changes: dict[str, Any], field: str, reason: str) -> None:
    ((_, found_field, found_reason),) = problems(a_file(a_card(**changes)))
    assert (found_field, found_reason) == (field, reason)


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"set": "BT01"}, "set", "'BT01' is not among the file's sets"),
        ({"id": 0}, "id", "must be a whole number from 1 to 2147483647, not 0"),
        ({"id": "7"}, "id", "must be a whole number from 1 to 2147483647, not '7'"),
        ({"number": ...}, "number", "is missing"),
        ({"aliases": "001"}, "aliases", "must be a list of texts, not '001'"),
        ({"foil": True}, "foil", "is unknown"),
    ],
)
def test_a_wrong_field_of_a_printing_is_named(changes: dict[str, Any], field: str, reason: str) -> None:
    printing = {"set": "OWN", "number": "OWN/001"} | changes
    kept = {name: value for name, value in printing.items() if value is not ...}
    ((entry, found_field, found_reason),) = problems(a_file(a_card(printings=[kept])))
    assert entry.startswith("card 1 'own-hound', printing 1")
    assert (found_field, found_reason) == (field, reason)


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"kind": "PASSIVE"}, "kind", "must be one of ACT, AUTO, CONT; not 'PASSIVE'"),
        ({"zones": ["moon"]}, "zones", "'moon' is none of VC, RC, GC, soul, hand, drop"),
        ({"text": "two\nlines"}, "text", "holds the character U+000A, which no text may hold"),
        ({"needs": "most"}, "needs", "must be one of all, any; not 'most'"),
        ({"script": {}}, "script", "is unknown"),
        ({"texts": {"ru": ""}}, "texts", "'ru' must not be empty"),
    ],
)
def test_a_wrong_field_of_an_ability_is_named(changes: dict[str, Any], field: str, reason: str) -> None:
    ability = {"kind": "AUTO", "zones": ["VC"], "text": "Draw a card."} | changes
    ((_, found_field, found_reason),) = problems(a_file(a_card(abilities=[ability])))
    assert (found_field, found_reason) == (field, reason)


def test_keys_names_ids_and_numbers_are_used_once() -> None:
    printing = {"id": 1, "set": "OWN", "number": "OWN/001", "aliases": ["001"]}
    twin = {"id": 1, "set": "OWN", "number": "own/002", "aliases": ["OWN/001"]}
    file = a_file(a_card(printings=[printing]), a_card(key="twin", name="own, HOUND", printings=[twin]))
    assert problems(file) == [
        ("card 'twin'", "name", "'own, HOUND' is already used by card 'own-hound'"),
        ("card 'twin'", "id", "'1' is already used by card 'own-hound'"),
        ("card 'twin'", "number", "'own/002' is already used by card 'own-hound'"),
    ]
    assert problems(a_file(a_card(), a_card()))[0] == (
        "card 'own-hound'",
        "key",
        "'own-hound' is already used by card 'own-hound'",
    )


def test_an_unknown_game_schema_and_era_are_named() -> None:
    assert problems(a_file(game="chess", schema=2)) == [
        ("", "schema", "must be 1, not 2"),
        ("", "game", "must be one of vanguard, hearthstone, pokemon-duels, wuxia, nannaier; not 'chess'"),
    ]
    assert problems(a_file(sets=[{"code": "OWN", "era": "iron"}])) == [
        ("set 1 'OWN'", "era", "must be one of classic, g, v; not 'iron'")
    ]


def test_broken_json_is_placed_by_line_and_column() -> None:
    assert problems('{\n "schema": 1,\n oops}') == [
        ("line 3, column 2", "", "is not JSON: Expecting property name enclosed in double quotes")
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 200_000, "is nested too deeply"),
        ('{"schema":' + "9" * 5000 + "}", "holds a number that is too long"),
        ("[1, 2]", "must hold one object, not [1, 2]"),
        (b'{"schema": "\xff"}', "is not UTF-8: byte 0xFF"),
        (b"", "is not JSON: Expecting value"),
        ('{"a": ' + "[" * 900 + "]" * 900 + "}", "must be 1, not None"),
    ],
)
def test_a_hostile_file_is_refused_quickly(text: str | bytes, reason: str) -> None:
    started = time.monotonic()
    assert reason in {found for _, _, found in problems(text)}
    assert time.monotonic() - started < 5


def test_a_field_that_stands_twice_is_reported() -> None:
    assert ("object", "game", "stands there twice") in problems('{"schema": 1, "game": "vanguard", "game": "chess"}')


def test_a_thousand_problems_are_enough() -> None:
    assert len(problems(a_file(*[7] * 5000))) == MOST_PROBLEMS  # type: ignore[arg-type]


def test_a_byte_order_mark_is_no_mistake() -> None:
    catalogue, _ = read_catalogue(b"\xef\xbb\xbf" + json.dumps(a_file(a_card())).encode(), "own.json", SCHEMAS)
    assert catalogue is not None


CSV = """\
game,key,name,kind,grade,clan,power,shield,critical,sentinel,set,set_name,era,number,rarity,id,aliases
vanguard,own-hound,"Own, Hound",normal,1,Royal Paladin,7000,5000,1,yes,OWN,Our set,g,OWN/001,C,7,001 O1
vanguard,own-hound,"Own, Hound",normal,1,Royal Paladin,7000,5000,1,yes,OWN,,,OWN/S01,SP,,
vanguard,own-king,Own King,normal,3,Royal Paladin,10000,,1,,OWN,,,OWN/002,RRR,,
"""


def test_csv_lines_of_one_key_are_printings_of_one_card() -> None:
    catalogue = read(CSV, "own.csv")
    hound, king = catalogue.cards
    assert [(printing.number, printing.id) for printing in hound.printings] == [("OWN/001", 7), ("OWN/S01", None)]
    assert hound.printings[0].aliases == ("001", "O1")
    assert (hound.has("sentinel"), king.has("sentinel"), king.number("shield")) == (True, False, None)
    assert (catalogue.sets[0].name, catalogue.sets[0].era, king.printings[0].era) == ("Our set", "g", "g")


def test_csv_goes_through_the_same_checks() -> None:
    wrong = CSV.replace("10000", "ten").replace(
        '"Own, Hound",normal,1,Royal Paladin,7000,5000,1,yes,OWN,,', "X" + 9 * ","
    )
    _, found = read_catalogue(wrong, "own.csv", SCHEMAS)
    assert Problem("own.csv", "card 2 'own-king'", "power", "must be a whole number, not 'ten'") in found
    assert (
        Problem(
            "own.csv", "line 3 'own-hound'", "name", "'X' differs from 'Own, Hound' in an earlier line of this card"
        )
        in found
    )


def test_csv_with_too_many_cells_or_no_game_is_refused() -> None:
    _, found = read_catalogue(CSV + "a" + "," * 30, "own.csv", SCHEMAS)
    assert found[0].reason == "has more cells than the first line has columns"
    two_games = SCHEMAS | {"chess": SCHEMAS["vanguard"]}
    _, found = read_catalogue("key,name\na,A\n", "own.csv", two_games)
    assert (
        found[0].reason
        == "needs a column game with one of vanguard, hearthstone, pokemon-duels, wuxia, nannaier, chess"
    )


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*a_file(), *a_card(), "set", "id"]), inner),
    max_leaves=20,
)


@given(json_values)
def test_no_json_value_raises(value: object) -> None:
    assert all(reason for _, _, reason in problems(value))
    assert all(reason for _, _, reason in problems(a_file(value, cards=[value, a_card(printings=value)])))  # type: ignore[arg-type]


@given(st.binary() | st.text(alphabet=st.characters(codec=None)))
def test_no_bytes_or_text_raise(data: bytes | str) -> None:
    for name in ("own.json", "own.csv"):
        catalogue, found = read_catalogue(data, name, SCHEMAS)
        assert (catalogue is None) is bool(found)
