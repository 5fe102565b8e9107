"""What the cards of Kagero in BT01 do, each with the case just outside."""

import pytest

from tests.support.proving import proves
from tests.support.vanguard import battle, face_up, vanguard, with_power


@proves("dragonic-overlord", "asura-kaiser", "juggernaut-maximum")
@pytest.mark.parametrize(
    ("name", "fellow"), [("Overlord", "Bahr"), ("Asura", "Tough Boy"), ("Juggernaut", "Wonder Boy")]
)
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_alone_of_its_clan_it_has_2000_less_in_both_turns(name: str, fellow: str, circle: str) -> None:
    for side in ("me", "foe"):
        assert vanguard(**{side: {circle: name}})[name].power == 9000
        assert vanguard(**{side: {circle: name, "soul": [fellow], "BR": "Marron"}})[name].power == 9000
        assert vanguard(**{side: {circle: name, "BR": fellow}})[name].power == 11000


@proves("dragonic-overlord")
def test_overlord_for_three_counter_blasts_stands_after_hitting_rear_guards_and_drives_once() -> None:
    table = vanguard(me={"VC": "Overlord", "BC": "Bahr", "damage": "3/3"}, foe={"FL": "Bahr", "damage": 0})
    table.me.activate("Overlord")
    assert table["Overlord"].power == 16000
    table.me.pass_()
    table.me.attack("Overlord", target="foe FL")
    table.me.choose("no")
    assert (table["Overlord"].resting, len(table.me.hand)) == (False, 1)
    table.me.attack("Overlord", target="foe VC")
    table.me.choose("no")
    assert (table["Overlord"].resting, len(table.me.hand)) == (True, 2)


@proves("dragonic-overlord")
def test_overlord_does_not_stand_without_having_paid_nor_when_he_misses() -> None:
    unpaid = battle({"VC": "Overlord"}, {"FL": "Bahr"})
    unpaid.me.attack("Overlord", target="foe FL")
    assert (unpaid["Overlord"].resting, len(unpaid.me.hand)) == (True, 2)
    paid = vanguard(me={"FL": "Overlord", "damage": "3/3"}, foe={"FL": with_power("Bahr")})
    paid.me.activate("Overlord")
    paid.me.pass_()
    paid.me.attack("Overlord", target="foe FL")
    assert paid["Overlord"].resting


@proves("embodiment-of-victory-aleph")
@pytest.mark.parametrize("circle", ["VC", "FR"])
def test_victory_aleph_gains_power_and_critical_for_four_counter_blasts(circle: str) -> None:
    table = vanguard(me={circle: "Embodiment of Victory, Aleph", "damage": "5/4"})
    table.me.activate("Aleph")
    assert (table["Aleph"].power, table["Aleph"].critical, face_up(table)) == (13000, 2, 0)
    table.me.pass_()
    table.me.pass_()
    assert (table["Aleph"].power, table["Aleph"].critical) == (10000, 1)


ALEPH_SOUL = ["Dragon Knight, Aleph", "Embodiment of Armor, Bahr", "Embodiment of Spear, Tahr"]


@proves("embodiment-of-victory-aleph")
def test_victory_aleph_turns_all_damage_up_for_his_three_soul_cards() -> None:
    table = vanguard(me={"VC": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ["Gojo", *ALEPH_SOUL]})
    table.me.activate("Victory", ability="1")
    assert (face_up(table), table.me.soul, table.me.drop) == (5, ["Dragon Monk, Gojo"], ALEPH_SOUL)
    two = vanguard(me={"VC": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ALEPH_SOUL[:2]})
    assert two.me.refused("activate", "Victory", ability="1") == [("act.cost", "VG-G41")]
    rear = vanguard(me={"FL": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ALEPH_SOUL})
    assert rear.me.refused("activate", "Victory", ability="1") == [("act.zone", "VG-10.1")]


@proves("vortex-dragon")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_vortex_dragon_retires_up_to_three(circle: str) -> None:
    me = {circle: "Vortex Dragon", "soul": 8, "damage": "5/5"}
    foe = {"FL": "Bahr", "FR": "Bahr", "BL": "Gojo", "BC": "Gojo"}
    table = vanguard(me=me, foe=foe)
    table.me.activate("Vortex Dragon", ability="1")
    assert not table.me.can("choose", "foe FL", "foe FR", "foe BL", "foe BC")
    table.me.choose("foe FL", "foe FR", "foe BL")
    assert (len(table.foe.drop), table.foe.BC, face_up(table)) == (3, ["Dragon Monk, Gojo"], 0)
    assert vanguard(me=me | {"soul": 7}).me.refused("activate", "Vortex Dragon", ability="1")


DRAGON_KNIGHT = {
    "VC": "Dragon Knight, Aleph",
    "FL": "Embodiment of Armor, Bahr",
    "BR": "Embodiment of Spear, Tahr",
    "damage": "1/1",
    "deck": ["Embodiment of Victory, Aleph"],
}


@proves("dragon-knight-aleph")
def test_dragon_knight_aleph_becomes_the_embodiment_of_victory() -> None:
    table = vanguard(me=DRAGON_KNIGHT)
    table.me.activate("Dragon Knight, Aleph")
    table.me.choose("Embodiment of Victory, Aleph")
    assert (table.me.VC, sorted(table.me.soul)) == (["Embodiment of Victory, Aleph"], sorted(ALEPH_SOUL))
    assert not table["me VC"].resting


@proves("dragon-knight-aleph")
@pytest.mark.parametrize("missing", ["FL", "BR", "damage"])
def test_dragon_knight_aleph_needs_both_embodiments_and_a_counter_blast(missing: str) -> None:
    table = vanguard(me={key: value for key, value in DRAGON_KNIGHT.items() if key != missing})
    assert table.me.refused("activate", "Dragon Knight, Aleph") == [("act.cost", "VG-G41")]


@proves("lizard-soldier-conroe")
def test_conroe_retires_himself_for_a_kagero_of_grade_0_or_1() -> None:
    table = vanguard(me={"BL": "Conroe", "damage": "1/1", "deck": ["Nehalem", "Wingal", "Gojo", "Tahr"]})
    table.me.activate("Conroe", ability="1")
    assert (table.me.drop, face_up(table)) == (["Lizard Soldier, Conroe"], 0)
    assert sorted(table.options) == ["Dragon Monk, Gojo", "Embodiment of Spear, Tahr"]
    table.me.choose("Gojo")
    assert table.me.hand == ["Dragon Monk, Gojo"]
    assert vanguard(me={"BL": "Conroe", "damage": "1/0"}).me.refused("activate", "Conroe", ability="1")
