"""What the cards of Royal Paladin in BT01 do, each with the case just outside."""

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable
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


@proves("king-of-knights-alfred")
def test_alfred_counts_royal_paladin_rear_guards_in_his_own_turn() -> None:
    me = {"VC": "Alfred", "FL": "Wingal", "BC": resting("Marron"), "FR": "Nehalem"}
    assert vanguard(me=me)["Alfred"].power == 14000
    assert vanguard(foe=me)["Alfred"].power == 10000
    assert vanguard(me={"FL": "Alfred", "BL": "Wingal"})["Alfred"].power == 10000


@proves("king-of-knights-alfred")
def test_alfred_cannot_be_boosted_as_vanguard() -> None:
    assert attacking("VC", {"VC": "Alfred", "BC": "Marron"}, {"hand": 1}).asks == "foe guard"
    assert attacking("FL", {"FL": "Alfred", "BL": "Marron"}, {"hand": 1}).asks == "me boost"


@proves("king-of-knights-alfred")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_alfred_calls_a_royal_paladin_of_grade_2_or_less_from_the_deck(circle: str) -> None:
    table = vanguard(me={circle: "Alfred", "damage": "3/3", "deck": ["Gallatin", "Bors", "Nehalem"]})
    table.me.activate("Alfred")
    assert (table.options, face_up(table)) == (["Knight of Silence, Gallatin"], 0)
    table.me.choose("Gallatin")
    table.me.choose("FR")
    assert table.me.FR == ["Knight of Silence, Gallatin"]


@proves("king-of-knights-alfred")
def test_alfred_needs_three_face_up_damage() -> None:
    table = vanguard(me={"VC": "Alfred", "damage": "5/2"})
    assert table.me.refused("activate", "Alfred", ability="2") == [("act.cost", "VG-G41")]


@proves("blaster-blade")
def test_blaster_blade_as_vanguard_retires_a_rear_guard_of_any_grade() -> None:
    table = riding("Blaster Blade", {"VC": "Marron", "damage": "2/2"}, {"FL": "Bahr", "BR": "Nehalem"})
    assert table.asks == "me may"
    table.me.choose("yes")
    assert table.options == ["Embodiment of Armor, Bahr", "Dragon Knight, Nehalem"]
    table.me.choose("Bahr")
    assert (table.foe.FL, table.foe.drop) == ([], ["Embodiment of Armor, Bahr"])


@proves("blaster-blade")
def test_blaster_blade_as_rear_guard_retires_grade_2_or_higher_under_a_royal_paladin() -> None:
    foe = {"FL": "Bahr", "BR": "Nehalem", "BL": "Goku"}
    table = calling("Blaster Blade", {"VC": "Gallatin", "damage": "2/2"}, foe)
    table.me.choose("yes")
    assert table.options == ["Dragon Monk, Goku", "Dragon Knight, Nehalem"]
    assert calling("Blaster Blade", {"VC": "Nehalem", "damage": "2/2"}, foe).asks == "me main"


@proves("blaster-blade")
@pytest.mark.parametrize(("damage", "asks"), [("2/2", "me may"), ("2/1", "me main")])
def test_blaster_blade_costs_two_counter_blasts(damage: str, asks: str) -> None:
    assert calling("Blaster Blade", {"VC": "Gallatin", "damage": damage}, {"FL": "Goku"}).asks == asks


@proves("barcgal", "lizard-soldier-conroe", "lozenge-magus", "battleraizer", "guiding-zombie")
@pytest.mark.parametrize(
    ("forerunner", "rider", "stranger"),
    [
        ("Barcgal", "Wingal", "Gojo"),
        ("Conroe", "Gojo", "Wingal"),
        ("Lozenge", "Milk", "Gojo"),
        ("Battleraizer", "Tough Boy", "Gojo"),
        ("Guiding Zombie", "Romario", "Gojo"),
    ],
)
def test_forerunners_are_called_when_their_clan_is_ridden_on_them(forerunner: str, rider: str, stranger: str) -> None:
    table = riding(rider, {"VC": forerunner})
    table.me.choose("yes")
    table.me.choose("BL")
    assert table[forerunner].name in table.me.BL
    assert not table["BL"].resting
    declined = riding(rider, {"VC": forerunner})
    declined.me.choose("no")
    assert len(declined.me.soul) == 1
    assert riding(stranger, {"VC": forerunner}).asks == "me main"


@proves("barcgal")
def test_barcgal_rests_to_call_llew_or_flogal_from_the_deck() -> None:
    table = vanguard(me={"BL": "Barcgal", "deck": ["Wingal", "Flogal", "Llew"]})
    table.me.activate("Barcgal", ability="1")
    assert table["Barcgal"].resting
    assert sorted(table.options) == ["Flogal", "Future Knight, Llew"]
    table.me.choose("Llew")
    table.me.choose("FR")
    assert table.me.FR == ["Future Knight, Llew"]
    assert vanguard(me={"BL": resting("Barcgal")}).me.refused("activate", "Barcgal", ability="1")


@proves("demon-slaying-knight-lohengrin", "vortex-dragon", "demon-eater")
@pytest.mark.parametrize("name", ["Lohengrin", "Vortex Dragon", "Demon Eater"])
def test_soul_charge_and_power_when_the_own_main_phase_begins(name: str) -> None:
    table = beginning_main({"VC": name, "deck": ["Wingal"]})
    assert (table.me.soul, table[name].power, table.asks) == (["Wingal"], 12000, "me main")
    table.me.pass_()
    table.me.pass_()
    assert table[name].power == 10000
    assert beginning_main({"FL": name}).me.soul == []
    assert vanguard(foe={"VC": name}, phase="stand").foe.soul == []


@proves("demon-slaying-knight-lohengrin", "demon-eater")
@pytest.mark.parametrize("name", ["Lohengrin", "Demon Eater"])
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_a_megablast_retires_all_enemy_rear_guards(name: str, circle: str) -> None:
    me = {circle: with_power(name), "soul": 8, "damage": "5/5"}
    table = attacking(circle, me, {"FL": "Bahr", "BC": "Bahr", "damage": 0})
    assert table.asks == "me may"
    table.me.choose("yes")
    assert (table.foe.FL, table.foe.BC, len(table.me.soul), face_up(table)) == ([], [], 0, 0)
    assert attacking(circle, me | {"soul": 7}).asks == "me battle"
    assert attacking(circle, me | {"damage": "5/4"}).asks == "me battle"


@proves("solitary-knight-gancelot")
def test_gancelot_grows_with_blaster_blade_in_the_soul() -> None:
    table = vanguard(me={"VC": "Gancelot", "damage": "2/2", "soul": ["Blaster Blade"]})
    table.me.activate("Gancelot")
    assert (table["Gancelot"].power, table["Gancelot"].critical) == (14000, 2)
    in_vain = vanguard(me={"VC": "Gancelot", "damage": "2/2", "soul": ["Wingal"]})
    in_vain.me.activate("Gancelot")
    assert (in_vain["Gancelot"].power, in_vain["Gancelot"].critical, face_up(in_vain)) == (9000, 1, 0)


@proves("solitary-knight-gancelot")
def test_gancelot_in_hand_goes_to_the_deck_for_blaster_blade() -> None:
    table = vanguard(me={"hand": ["Gancelot"], "deck": {"cards": ["Wingal", "Blaster Blade"], "count": 2}})
    table.me.activate("Gancelot")
    assert [event.card for event in table.events("shown")] == [table["Gancelot in deck"].number]
    table.me.choose("Blaster Blade")
    assert (table.me.hand, len(table.me.deck)) == (["Blaster Blade"], 2)


@proves("flash-shield-iseult", "wyvern-guard-barri", "battle-sister-chocolat")
@pytest.mark.parametrize(
    ("guardian", "fellow", "stranger"),
    [("Iseult", "Marron", "Bahr"), ("Barri", "Bahr", "Marron"), ("Chocolat", "Gemini", "Bahr")],
)
def test_perfect_guards_save_a_unit_of_their_clan_for_a_card_of_it(guardian: str, fellow: str, stranger: str) -> None:
    def guarded(hand: list[str], target: str) -> PlayedTable:
        table = battle({"FL": with_power("Gallatin")}, {"FL": target, "hand": [guardian, *hand]})
        table.me.attack("me FL", target="foe FL")
        table.foe.guard(guardian)
        return table

    saved = guarded([fellow, stranger], fellow)
    assert saved.asks == "foe may"
    saved.foe.choose("yes")
    assert len(saved.foe.hand) == 1
    assert saved["foe FL"].unhittable
    saved.foe.pass_()
    assert len(saved.foe.FL) == 1
    assert guarded([stranger], fellow).asks == "foe guard"
    in_vain = guarded([fellow], stranger)
    in_vain.foe.choose("yes")
    assert in_vain.foe.FL == []


LLEWS = {"VC": "Marron", "FL": "Llew", "BL": "Barcgal", "FR": "Flogal", "damage": "1/1", "deck": ["Blaster Blade"]}


@proves("future-knight-llew")
def test_llew_and_his_friends_become_blaster_blades_soul() -> None:
    table = vanguard(me=LLEWS)
    table.me.activate("Llew")
    assert table.asks == "me search"
    table.me.choose("Blaster Blade")
    assert table.me.VC == ["Blaster Blade"]
    assert sorted(table.me.soul) == ["Barcgal", "Flogal", "Future Knight, Llew", "Little Sage, Marron"]
    assert table.asks == "me main"


@proves("future-knight-llew")
def test_llew_pays_in_vain_under_a_vanguard_of_another_grade() -> None:
    table = vanguard(me=LLEWS | {"VC": "Trumpeter"})
    table.me.activate("Llew")
    assert (table.me.VC, len(table.me.soul), table.asks) == (["Stardust Trumpeter"], 3, "me main")


@proves("future-knight-llew")
@pytest.mark.parametrize("missing", ["BL", "FR", "damage"])
def test_llew_needs_both_friends_and_a_counter_blast(missing: str) -> None:
    table = vanguard(me={key: value for key, value in LLEWS.items() if key != missing})
    assert table.me.refused("activate", "Llew") == [("act.cost", "VG-G41")]


@proves("covenant-knight-randolf", "stealth-beast-chigasumi", "stealth-dragon-voidmaster")
@pytest.mark.parametrize(("name", "power"), [("Randolf", 8000), ("Chigasumi", 8000), ("Voidmaster", 9000)])
def test_more_cards_in_hand_give_3000_when_attacking(name: str, power: int) -> None:
    assert attacking("VC", {"VC": name, "hand": 3}, {"hand": 2})[name].power == power + 3000
    assert attacking("VC", {"VC": name, "hand": 2}, {"hand": 2})[name].power == power


@proves("covenant-knight-randolf", "stealth-beast-chigasumi", "stealth-dragon-voidmaster")
@pytest.mark.parametrize(("name", "power"), [("Randolf", 11000), ("Chigasumi", 11000), ("Voidmaster", 9000)])
def test_randolf_and_chigasumi_do_so_as_rear_guards_voidmaster_does_not(name: str, power: int) -> None:
    assert attacking("FL", {"FL": name, "hand": 3}, {"hand": 2})[name].power == power


@proves("lake-maiden-lien", "dragon-monk-gojo", "screamin-and-dancin-announcer-shout")
@pytest.mark.parametrize("name", ["Lien", "Gojo", "Shout"])
@pytest.mark.parametrize("circle", ["VC", "BR"])
def test_resting_and_discarding_draws_a_card(name: str, circle: str) -> None:
    table = vanguard(me={circle: name, "hand": ["Bors"], "deck": ["Wingal"]})
    table.me.activate(name)
    assert table[name].resting
    assert (table.me.hand, table.me.drop) == (["Wingal"], ["Knight of Conviction, Bors"])
    assert table.me.refused("activate", name) == [("act.cost", "VG-G41")]


@proves("wingal", "wyvern-strike-jarran", "queen-of-heart", "nightmare-baby")
@pytest.mark.parametrize(
    ("booster", "partner", "power"),
    [
        ("Wingal", "Blaster Blade", 19000),
        ("Jarran", "Tejas", 18000),
        ("Queen of Heart", "King of Sword", 20000),
        ("Nightmare Baby", "Blue Dust", 19000),
    ],
)
@pytest.mark.parametrize("column", [("FL", "BL"), ("VC", "BC")])
def test_boosting_the_partner_gives_4000_more(booster: str, partner: str, power: int, column: tuple[str, str]) -> None:
    front, back = column
    foe = {"VC": with_power("Goku"), "hand": 1}
    table = attacking(front, {front: partner, back: booster}, foe, boost="yes")
    assert table[partner].power == power
    other = attacking(front, {front: "Gallatin", back: booster}, foe, boost="yes")
    assert other["Gallatin"].power == 16000
    table.foe.pass_()
    assert table[partner].power == power - 10000
