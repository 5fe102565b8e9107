"""What the cards of the six clans without triggers do, each with the case just outside."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import attacking, battle, calling, face_up, resting, riding, vanguard, with_power

# Spike Brothers


@proves("juggernaut-maximum", "highspeed-brakki")
@pytest.mark.parametrize(("name", "power"), [("Juggernaut", 16000), ("Brakki", 14000)])
def test_jumping_in_from_the_bench_and_back_into_the_deck(name: str, power: int) -> None:
    me = {"FL": name, "BR": "Wonder Boy", "soul": ["Wingal"], "deck": 20}
    table = attacking("FL", me, {"hand": 1})
    table.me.choose("yes")
    assert (table[name].power, table.me.drop, table.asks) == (power, ["Wingal"], "foe guard")
    table.foe.pass_()
    assert (table.me.FL, len(table.me.deck)) == ([], 21)
    declined = attacking("FL", me)
    declined.me.choose("no")
    assert len(declined.me.FL) == 1
    assert attacking("FL", me | {"soul": []}).asks == "me battle"


@proves("juggernaut-maximum", "highspeed-brakki")
@pytest.mark.parametrize("name", ["Juggernaut", "Brakki"])
def test_jumping_in_is_for_rear_guards(name: str) -> None:
    assert attacking("VC", {"VC": name, "soul": 1}).asks == "me battle"


@proves("redshoe-milly", "rock-the-wall")
@pytest.mark.parametrize("name", ["Redshoe, Milly", "Rock the Wall"])
def test_from_the_guardian_circle_into_the_soul(name: str) -> None:
    table = battle({"FL": "Gallatin"}, {"hand": [name]})
    table.me.attack("FL", target="foe VC")
    table.foe.guard(name)
    assert (table.foe.soul, table.foe.drop) == ([name], [])
    replaced = calling("Wingal", {"FL": name})
    assert (replaced.me.soul, replaced.me.drop) == ([], [name])


# Tachikaze


@proves("tyrant-deathrex")
def test_deathrex_has_5000_more_when_attacking_as_vanguard() -> None:
    assert attacking("VC", {"VC": "Deathrex"}, {"hand": 1})["Deathrex"].power == 15000
    assert attacking("FL", {"FL": "Deathrex"}, {"hand": 1})["Deathrex"].power == 10000


@proves("tyrant-deathrex")
def test_deathrex_eats_an_own_rear_guard_when_he_hits() -> None:
    table = attacking("VC", {"VC": "Deathrex", "FL": "Sonic Noa", "BR": "Shieldon"})
    assert (table.asks, table.options) == ("me choose", ["Sonic Noa", "Ironclad Dragon, Shieldon"])
    table.me.choose("Shieldon")
    assert table.me.drop == ["Ironclad Dragon, Shieldon"]
    missed = attacking("VC", {"VC": "Deathrex", "FL": "Sonic Noa"}, {"VC": with_power("Bors")})
    assert missed.me.FL == ["Sonic Noa"]


@proves("assault-dragon-blightops")
def test_blightops_fetches_shieldon_when_it_leaves_a_rear_guard_circle() -> None:
    me = {"FL": "Blightops", "damage": "1/1", "deck": ["Wingal", "Shieldon"]}
    table = calling("Marron", me)
    table.me.choose("yes")
    assert table.options == ["Ironclad Dragon, Shieldon"]
    table.me.choose("Shieldon")
    assert (table.me.hand, face_up(table)) == (["Ironclad Dragon, Shieldon"], 0)
    assert calling("Marron", me | {"damage": "1/0"}).asks == "me main"


# Nubatama


@proves("stealth-dragon-voidmaster", "stealth-dragon-dreadmaster")
@pytest.mark.parametrize(
    ("me", "boost"),
    [
        ({"VC": with_power("Voidmaster")}, ""),
        ({"VC": with_power("Chigasumi"), "BC": "Dreadmaster"}, "yes"),
    ],
    ids=["Voidmaster", "Dreadmaster"],
)
def test_with_fewer_cards_a_hit_lets_the_opponent_discard(me: dict[str, Any], boost: str) -> None:
    foe = {"hand": ["Bahr", "Gojo", "Nehalem", "Undeux"]}
    few = attacking("VC", me | {"damage": "1/1"}, foe, boost)
    few.foe.pass_()
    assert few.asks == "me may"
    few.me.choose("yes")
    assert (few.asks, len(few.options)) == ("foe choose", 4)
    few.foe.choose("Gojo")
    assert few.foe.drop == ["Dragon Monk, Gojo"]
    many = attacking("VC", me | {"damage": "1/1", "hand": 4}, foe, boost)
    many.foe.pass_()
    assert many.asks == "me battle"
    poor = attacking("VC", me | {"damage": "1/0"}, foe, boost)
    poor.foe.pass_()
    assert poor.asks == "me battle"


@proves("stealth-dragon-dreadmaster")
def test_dreadmaster_boosts_nubatama_units() -> None:
    me = {"FL": with_power("Gallatin"), "BL": "Dreadmaster", "damage": "1/1"}
    table = attacking("FL", me, {"hand": 3}, boost="yes")
    table.foe.pass_()
    assert table.asks == "me battle"


@proves("stealth-beast-hagakure")
def test_hagakure_as_guardian_lets_the_attacker_discard() -> None:
    def guarded(me_hand: int, **foe: Any) -> PlayedTable:
        side = {"VC": "Chigasumi", "hand": ["Hagakure", "Bahr"], "damage": "1/1"} | foe
        table = battle({"FL": "Gallatin", "hand": me_hand}, side)
        table.me.attack("FL", target="foe VC")
        table.foe.guard("Hagakure")
        return table

    table = guarded(2)
    table.foe.choose("yes")
    assert table.asks == "me choose"
    table.me.choose("first Filler in hand")
    assert (len(table.me.hand), len(table.me.drop)) == (1, 1)
    assert guarded(1).asks == "foe guard"
    assert guarded(2, VC="Nehalem").asks == "foe guard"
    assert guarded(2, damage="1/0").asks == "foe guard"


# Dark Irregulars


@proves("blue-dust")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_blue_dust_may_charge_a_soul_on_a_hit_under_a_dark_irregular(circle: str) -> None:
    table = attacking(circle, {"VC": "Demon Eater", circle: with_power("Blue Dust")})
    table.me.choose("yes")
    assert len(table.me.soul) == 1
    declined = attacking(circle, {"VC": "Demon Eater", circle: with_power("Blue Dust")})
    declined.me.choose("no")
    assert declined.me.soul == []
    assert attacking("FL", {"VC": "Nehalem", "FL": with_power("Blue Dust")}).asks == "me battle"


# Granblue


@proves("monster-frank")
def test_monster_frank_is_ridden_from_the_drop_zone_on_a_grade_2() -> None:
    table = vanguard(me={"VC": "Nehalem", "drop": ["Frank"], "damage": "3/3"})
    table.me.activate("Frank")
    assert (table.me.VC, table.me.soul, table.me.drop) == (["Monster Frank"], ["Dragon Knight, Nehalem"], [])
    in_vain = vanguard(me={"VC": "Bahr", "drop": ["Frank"], "damage": "3/3"})
    in_vain.me.activate("Frank")
    assert (in_vain.me.VC, face_up(in_vain)) == (["Embodiment of Armor, Bahr"], 0)
    in_hand = vanguard(me={"VC": "Nehalem", "hand": ["Frank"], "damage": "3/3"})
    assert in_hand.me.refused("activate", "Frank") == [("act.zone", "VG-10.1")]


@proves("guiding-zombie")
def test_guiding_zombie_goes_to_the_soul_and_three_cards_to_the_drop_zone() -> None:
    table = vanguard(me={"BL": "Guiding Zombie", "deck": ["Wingal", "Marron", "Bors", "Gojo"]})
    table.me.activate("Guiding Zombie", ability="1")
    assert (table.me.soul, table.me.BL) == (["Guiding Zombie"], [])
    assert table.me.drop == ["Wingal", "Little Sage, Marron", "Knight of Conviction, Bors"]
    as_vanguard = vanguard(me={"VC": "Guiding Zombie"})
    assert as_vanguard.me.refused("activate", "Guiding Zombie", ability="1") == [("act.zone", "VG-10.1")]


# Megacolony


@proves("hell-spider")
def test_hell_spider_has_3000_more_while_every_enemy_unit_rests() -> None:
    all_rest = {"VC": resting("Nehalem"), "FL": resting("Bahr"), "BC": resting("Bahr")}
    assert vanguard(me={"VC": "Hell Spider"}, foe=all_rest)["Hell Spider"].power == 13000
    assert vanguard(me={"VC": "Hell Spider"}, foe=all_rest | {"BC": "Bahr"})["Hell Spider"].power == 10000
    assert vanguard(me={"FL": "Hell Spider"}, foe=all_rest)["Hell Spider"].power == 10000
    assert vanguard(foe={"VC": "Hell Spider"}, me=all_rest)["Hell Spider"].power == 10000


@proves("hell-spider", "karma-queen", "VG-G52")
@pytest.mark.parametrize("name", ["Hell Spider", "Karma Queen"])
def test_paralysed_for_the_next_stand_phase(name: str) -> None:
    table = calling(name, {"damage": "2/2"}, {"FL": resting("Bahr"), "BL": "Gojo", "hand": 0})
    table.me.choose("yes")
    assert table.options == ["Embodiment of Armor, Bahr", "Dragon Monk, Gojo"]
    table.me.choose("Bahr")
    assert table["Bahr"].stays_resting
    table.me.pass_()
    table.me.pass_()
    assert table.asks == "foe ride"
    assert table["Bahr"].resting and not table["Bahr"].stays_resting
    assert calling(name, {"damage": "2/1"}, {"FL": "Bahr"}).asks == "me main"


@proves("hell-spider", "karma-queen")
@pytest.mark.parametrize(("name", "below"), [("Hell Spider", "Hercules"), ("Karma Queen", "Madame Mirage")])
def test_paralysing_as_vanguard_too(name: str, below: str) -> None:
    assert riding(name, {"VC": below, "damage": "2/2"}, {"FL": "Bahr"}).asks == "me may"
