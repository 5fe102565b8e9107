"""Scripts as JSON: written, read back, and everything wrong with one said with its path."""

import json
from typing import Any

import pytest

from rules import catalogues
from rules.games.hearthstone.play import PLAY as HEARTHSTONE
from rules.games.pokemon_duels.play import PLAY as DUELS
from rules.games.vanguard.play import PLAY as VANGUARD
from rules.kernel.abilities import Act, CardScript, Cont, When
from rules.kernel.effects import Branch, If, Jump, SetUp
from rules.kernel.facts import CardKey
from rules.kernel.play import Play
from rules.kernel.scripts import UnreadableScript, asks_for, read_script, to_data, words

VOCABULARY = VANGUARD.vocabulary
PLAYS = {"vanguard": VANGUARD, "hearthstone": HEARTHSTONE, "pokemon-duels": DUELS}
SCRIPTS = [(play, script) for play in PLAYS.values() for script in play.scripts]

ADVANCES: dict[str, Any] = {
    "key": "own-hound",
    "abilities": [
        {
            "type": "when",
            "on": {"type": "attacks"},
            "zones": ["VC", "RC"],
            "do": [{"type": "change", "what": {"type": "this"}, "stat": "power", "amount": 3000, "until": "battle"}],
            "cost": [{"type": "counter-blast", "count": 1}],
            "may": True,
        }
    ],
}


def problems(data: object) -> tuple[str, ...]:
    with pytest.raises(UnreadableScript) as caught:
        read_script(data, VOCABULARY)
    return caught.value.problems


def changed(**fields: Any) -> dict[str, Any]:
    """The ability above with other fields; `...` leaves a field out."""
    (ability,) = ADVANCES["abilities"]
    return {"key": "own-hound", "abilities": [{k: v for k, v in (ability | fields).items() if v is not ...}]}


@pytest.mark.parametrize(("play", "script"), SCRIPTS, ids=[script.key for _, script in SCRIPTS])
def test_every_script_comes_back_from_json(play: Play, script: CardScript) -> None:
    data = json.loads(json.dumps(to_data(script)))
    assert read_script(data, play.vocabulary) == script


def test_each_game_has_its_scripts() -> None:
    assert len(VANGUARD.scripts) == 63
    assert len(HEARTHSTONE.scripts) >= 40
    assert len(DUELS.scripts) >= 210


def test_a_written_script_says_nothing_that_goes_without_saying() -> None:
    script = read_script(ADVANCES, VOCABULARY)
    assert to_data(script) == {"type": "card"} | ADVANCES


def test_a_card_without_abilities_is_a_script() -> None:
    assert read_script({"key": "own-hound"}, VOCABULARY) == CardScript(CardKey("own-hound"))


def test_what_only_a_ruleset_makes_is_no_word_of_any_vocabulary() -> None:
    kinds = VOCABULARY.records.values()
    assert {If, When, Act, Cont} <= set(kinds)
    assert not {Branch, Jump, SetUp} & set(kinds)


def test_every_card_that_a_script_names_is_in_the_catalogue() -> None:
    keys = {card.key for card in catalogues.load("vanguard").cards}
    named = {key for script in VANGUARD.scripts for key in words(script, "card")}
    assert "blaster-blade" in named
    assert named | {script.key for script in VANGUARD.scripts} <= keys


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "script: must be an object, not []"),
        ({}, "key: is missing"),
        ({"key": 7}, "key: Expected `str`, got `int`"),
        ({"key": "a", "abilties": []}, "script: card has no field 'abilties'; did you mean abilities?"),
        ({"key": "a", "abilities": {}}, "abilities: must be a list, not {}"),
        ({"key": "a", "abilities": [1]}, "abilities[0]: must be an object, not 1"),
        ({"key": "a", "abilities": [{}]}, "abilities[0]: needs a 'type', one of when, act, cont"),
        (
            {"key": "a", "abilities": [{"type": "whenn"}]},
            "abilities[0]: there is no ability 'whenn'; did you mean when?",
        ),
        (
            {"key": "a", "abilities": [{"type": "draw", "count": 1}]},
            "abilities[0]: there is no ability 'draw'; there are when, act, cont",
        ),
        (changed(on=...), "abilities[0].on: is missing"),
        (changed(on={"type": "atacks"}), "abilities[0].on: there is no pattern 'atacks'; did you mean attacks?"),
        (changed(may="yes"), "abilities[0].may: Expected `bool`, got `str`"),
        (changed(zones="VC"), "abilities[0].zones: must be a list, not 'VC'"),
        (changed(zones=["VC", 3]), "abilities[0].zones[1]: must be text, not 3"),
        (changed(zones=["sole"]), "abilities[0].zones[0]: there is no place 'sole'; did you mean soul?"),
        (
            changed(cost=[{"type": "counter-blast", "count": True}]),
            "abilities[0].cost[0].count: Expected `int`, got `bool`",
        ),
        (
            changed(do=[{"type": "retire", "what": {"type": "cards", "of": "them", "zones": ["RC"]}}]),
            "abilities[0].do[0].what.of: Invalid enum value 'them'",
        ),
        (
            changed(do=[{"type": "later", "moment": "dawn", "do": []}]),
            "abilities[0].do[0].moment: there is no moment 'dawn'; there are close-step, end-phase",
        ),
        (
            changed(do=[{"type": "gain", "ability": 0, "until": "turn"}]),
            "abilities[0]: gains ability 0, which the card does not hold back",
        ),
        (
            changed(do=[{"type": "draw", "count": 1, "from": "deck"}]),
            "abilities[0].do[0]: draw has no field 'from'; it has count",
        ),
        (
            changed(do=[{"type": "shuffle", "what": "deck"}]),
            "abilities[0].do[0]: shuffle has no field 'what'; it has none",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_path(data: object, problem: str) -> None:
    assert problems(data) == (problem,)


def test_what_the_engine_makes_of_scripts_cannot_be_written_in_them() -> None:
    (problem,) = problems(changed(do=[{"type": "jump", "to": 0}]))
    known = problem.removeprefix("abilities[0].do[0]: there is no step 'jump'; there are ").split(", ")
    assert {"draw", "retire", "if"} < set(known)
    assert not {"jump", "branch", "set-up"} & set(known)


def test_everything_wrong_is_said_at_once() -> None:
    assert problems(changed(may=1, zones=["nowhere"], cost=[{"type": "discard", "tests": [{"type": "prints"}]}])) == (
        "abilities[0].zones[0]: there is no place 'nowhere'; there are deck, hand, drop, damage, VC, soul, FL, FR, "
        "BL, BC, BR, GC, check, RC",
        "abilities[0].cost[0].tests[0].attribute: is missing",
        "abilities[0].cost[0].tests[0].word: is missing",
        "abilities[0].may: Expected `bool`, got `int`",
    )


@pytest.mark.parametrize(
    ("key", "place", "names", "needs"),
    [
        ("barcgal", 1, ("future-knight-llew", "flogal"), "any"),
        ("future-knight-llew", 0, ("future-knight-llew", "barcgal", "flogal", "blaster-blade"), "all"),
        ("wingal", 0, ("blaster-blade",), "all"),
        ("blaster-blade", 0, (), "all"),
    ],
)
def test_an_ability_asks_for_the_cards_it_names_in_the_order_of_its_text(
    key: str, place: int, names: tuple[str, ...], needs: str
) -> None:
    assert asks_for(VANGUARD.by_key[CardKey(key)].abilities[place]) == (names, needs)
