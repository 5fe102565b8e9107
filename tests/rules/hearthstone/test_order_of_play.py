"""Ages, chance, and what ends a sequence that would not (HS-V.8, HS-G7, HS-G8, HS-G11, HS-G49)."""

import pytest

from rules.games.hearthstone.playing import UsePower
from rules.kernel import engine
from rules.kernel.resolution import EndlessResolution
from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene


def age(table: PlayedTable, text: str) -> int:
    return int(table.state.age[table[text].number])


def ages(table: PlayedTable, text: str) -> list[int]:
    return [table.state.age[card.number] for card in table.cards(text)]


@proves("HS-G11", "HS-V.8")
def test_hs_g11_several_of_one_effect_have_ages_from_left_to_right() -> None:
    table = scene("hearthstone", me={"class": "druid", "board": ["Wisp"], "hand": ["Force of Nature"]})
    table.me.play("Force of Nature")
    found = ages(table, "me board")
    assert len(found) == 4 and found == sorted(found)


@proves("HS-G8")
def test_hs_g8_a_minion_keeps_its_age_when_it_changes_sides_or_is_transformed() -> None:
    table = scene(
        "hearthstone",
        me={"class": "priest", "hand": ["Shadow Madness", "Hex"]},
        foe={"board": ["Bloodfen Raptor", "Wisp"]},
    )
    before = age(table, "Bloodfen Raptor")
    table.me.play("Shadow Madness", target="Bloodfen Raptor")
    assert age(table, "me Bloodfen Raptor") == before
    table.me.play("Hex", target="Bloodfen Raptor")
    assert age(table, "me Frog") == before


@proves("HS-G8")
def test_hs_g8_a_minion_that_comes_back_from_the_hand_is_younger() -> None:
    table = scene("hearthstone", me={"class": "rogue", "board": ["Wisp", "Murloc Raider"], "hand": ["Shadowstep"]})
    table.me.play("Shadowstep", target="Wisp")
    table.me.play("Wisp")
    assert age(table, "Wisp in board") > age(table, "Murloc Raider")


@proves("HS-G8", "HS-E.1")
def test_hs_g8_enchantments_and_secrets_have_ages_of_their_own() -> None:
    table = scene(
        "hearthstone",
        me={"class": "warlock", "hand": ["Corruption", "Vaporize"]},
        foe={"board": ["Wisp"]},
    )
    table.me.play("Vaporize")
    table.me.play("Corruption", target="Wisp")
    assert age(table, "Wisp") < age(table, "Vaporize in secrets") < age(table, "Corruption in attached")


@proves("HS-G7")
def test_hs_g7_the_same_seed_picks_the_same() -> None:
    def pick(seed: str) -> list[str]:
        table = scene("hearthstone", seed=seed, me={"class": "hunter", "hand": ["Animal Companion"]})
        table.me.play("Animal Companion")
        return list(table.me.board)

    seeds = [f"{number}" for number in range(20)]
    assert {pick(seed)[0] for seed in seeds} == {"Huffer", "Leokk", "Misha"}
    assert [pick(seed) for seed in seeds] == [pick(seed) for seed in seeds]


@proves("HS-G49")
def test_hs_g49_a_sequence_without_end_stops_with_an_error() -> None:
    echo = {
        "name": "Echo",
        "attack": 0,
        "health": 3,
        "abilities": {
            "type": "when",
            "on": {"type": "takes-damage"},
            "zones": ["board"],
            "do": [{"type": "damage", "what": {"type": "this"}, "amount": 1}],
        },
    }
    table = scene("hearthstone", cards=[echo], me={"class": "mage", "board": ["Echo"]})
    with pytest.raises(EndlessResolution, match="tasks in one sequence"):
        engine.act(table.state, 0, UsePower(table["Echo"].number))
