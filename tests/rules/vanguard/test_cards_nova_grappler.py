"""What the cards of Nova Grappler in BT01 do, each with the case just outside."""

import pytest

from tests.support.proving import proves
from tests.support.vanguard import (
    attacking,
    battle,
    beginning_main,
    calling,
    face_up,
    resting,
    riding,
    vanguard,
    with_power,
)


@proves("asura-kaiser")
def test_asura_kaiser_stands_a_rear_guard_for_each_nova_grappler_of_grade_3() -> None:
    rear = {"FL": resting("Shout"), "FR": resting("Tough Boy")}
    table = attacking("VC", {"VC": "Asura", "deck": ["Mr. Invincible", "Asura"]} | rear)
    table.me.choose("Shout")
    assert (table.asks, table["Shout"].resting) == ("me choose", False)
    table.me.choose("Tough Boy")
    assert not table["Tough Boy"].resting
    for other in ("Bors", "King of Sword"):
        none = attacking("VC", {"VC": "Asura", "deck": [other, other]} | rear)
        assert none["Shout"].resting and none["Tough Boy"].resting
    as_rear_guard = attacking("VC", {"VC": "Goku", "FL": resting("Asura"), "deck": ["Asura"]})
    assert as_rear_guard["Asura in FL"].resting


@proves("mr-invincible")
def test_mr_invincible_charges_soul_and_turns_a_damage_up_as_main_begins() -> None:
    table = beginning_main({"VC": "Mr. Invincible", "damage": "3/2", "deck": ["Wingal"]})
    assert (table.me.soul, face_up(table), table.asks) == (["Wingal"], 3, "me main")
    nothing = beginning_main({"VC": "Mr. Invincible", "damage": "3/3"})
    assert (len(nothing.me.soul), nothing.asks) == (1, "me main")
    assert beginning_main({"FL": "Mr. Invincible", "damage": "3/2"}).me.soul == []


@proves("mr-invincible")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_mr_invincible_stands_all_own_units_for_a_megablast(circle: str) -> None:
    me = {circle: with_power("Mr. Invincible"), "FR": resting("Shout"), "soul": 8, "damage": "5/5"}
    table = attacking(circle, me, {"FL": resting("Bahr")})
    table.me.choose("yes")
    assert not any(table[place].resting for place in (f"me {circle}", "me FR", "me VC"))
    assert table["foe FL"].resting
    assert attacking(circle, me | {"soul": 7}).asks == "me battle"


@proves("brutal-jack")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_brutal_jack_attacks_for_a_counter_blast_only(circle: str) -> None:
    table = vanguard(me={circle: "Brutal Jack", "damage": "1/1"})
    table.me.activate("Brutal Jack")
    table.me.pass_()
    assert table.me.can("attack", "Brutal Jack", target="foe VC")
    held = battle({circle: "Brutal Jack", "damage": "1/1"})
    assert held.me.refused("attack", "Brutal Jack", target="foe VC") == [("attack.restraint", "VG-G49")]


@proves("brutal-jack")
def test_brutal_jack_as_vanguard_gains_5000_from_a_nova_grappler_booster() -> None:
    def boosted(circle: str, back: str, booster: str) -> int:
        table = vanguard(me={circle: "Brutal Jack", back: booster, "damage": "1/1"}, foe={"hand": 1})
        table.me.activate("Brutal Jack")
        table.me.pass_()
        table.me.attack("Brutal Jack", target="foe VC")
        table.me.choose("yes")
        return int(table["Brutal Jack"].power)

    assert boosted("VC", "BC", "Tough Boy") == 24000
    assert boosted("VC", "BC", "Marron") == 19000
    assert boosted("FL", "BL", "Tough Boy") == 19000


@proves("hungry-dumpty", "clay-doll-mechanic")
@pytest.mark.parametrize("name", ["Hungry Dumpty", "Clay-doll"])
def test_arriving_under_a_nova_grappler_turns_one_damage_up(name: str) -> None:
    assert face_up(calling(name, {"VC": "Brutal Jack", "damage": "2/1"})) == 2
    assert face_up(calling(name, {"VC": "Nehalem", "damage": "2/1"})) == 1
    assert calling(name, {"VC": "Brutal Jack", "damage": "2/2"}).asks == "me main"
    assert face_up(riding(name, {"VC": "Tough Boy", "damage": "2/1"})) == 1
