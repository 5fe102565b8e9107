"""Drive checks, damage checks and triggers (VG-7.7.5, VG-7.7.7, VG-8)."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import attacking, vanguard, with_power


def driving(
    *top: str, foe: dict[str, Any] | None = None, values: dict[str, Any] | None = None, **me: Any
) -> PlayedTable:
    """My grade 2 vanguard attacks without boost: one drive check, of the first card named."""
    said = {"values": values} if values else {}
    side = {"VC": "Gallatin", "deck": list(top)} | me
    table = vanguard(me=side, foe={"VC": "Overlord", "damage": 0} | (foe or {}), phase="battle", **said)
    table.me.attack("VC", target="VC")
    return table


def damaged(*top: str, critical: int = 1, me: dict[str, Any] | None = None, **foe: Any) -> PlayedTable:
    """A rear-guard of mine hits the opponent's vanguard: damage checks of the cards named."""
    striker = with_power("Gallatin", critical=critical - 1)
    return attacking("FL", {"FL": striker} | (me or {}), {"VC": "Nehalem", "deck": list(top)} | foe)


# Checking


@proves("VG-7.7.5", "VG-G26")
@pytest.mark.parametrize(("name", "checks"), [("Trumpeter", 1), ("Marron", 1), ("Gallatin", 1), ("Goku", 2)])
def test_vg_g26_twin_drive_checks_two_cards_any_other_vanguard_one(name: str, checks: int) -> None:
    table = vanguard(me={"VC": name, "deck": ["Wingal", "Marron", "Bors"]}, phase="battle")
    table.me.attack("VC", target="VC")
    assert table.me.hand == ["Wingal", "Little Sage, Marron"][:checks]
    assert {event.by for event in table.events("checked") if event.seat == 0} == {"drive"}


@proves("VG-7.7.5", "VG-4.7")
def test_vg_7_7_5_a_rear_guard_checks_nothing() -> None:
    table = vanguard(me={"FL": "Goku", "deck": ["Wingal"]}, phase="battle")
    table.me.attack("FL", target="VC")
    assert table.me.hand == []


@proves("VG-7.7.5")
def test_vg_7_7_5_one_check_is_resolved_before_the_next() -> None:
    table = vanguard(me={"VC": "Alfred", "BC": "Wingal", "deck": ["Epona", "Marron"]}, phase="battle")
    table.me.attack("VC", target="VC")
    assert (table.asks, len(table.events("checked"))) == ("me trigger-power", 1)
    table.me.choose("Alfred")
    table.me.choose("Alfred")
    assert table.me.hand == ["Bringer of Good Luck, Epona", "Little Sage, Marron"]


@proves("VG-7.7.5", "VG-G26")
def test_vg_g26_what_a_check_reveals_is_answered_while_the_card_lies_in_the_check_area() -> None:
    table = vanguard(me={"VC": "Asura", "FL": "Shout", "FR": "Shout", "deck": ["Asura"]}, phase="battle")
    table.me.attack("VC", target="VC")
    assert (table.asks, table.me.check, table.me.hand) == ("me choose", ["Asura Kaiser"], [])


@proves("VG-G26")
def test_vg_g26_the_number_of_checks_is_fixed_when_the_drive_step_begins() -> None:
    loses = {"type": "change", "what": {"type": "this"}, "stat": "twin_drive", "amount": -1, "until": "turn"}
    reveals = {"type": "drive-reveals", "grade": 3, "clan": "Kagero"}
    ability = {"type": "when", "on": reveals, "zones": ["VC"], "do": [loses]}
    tired = {"name": "Tired", "grade": 3, "skill": "twin_drive", "abilities": [ability]}
    table = vanguard(me={"VC": "Tired", "deck": ["Goku", "Goku"]}, phase="battle", cards=[tired])
    table.me.attack("VC", target="foe VC")
    assert len(table.events("checked")) == 2


@proves("VG-7.7.7")
def test_vg_7_7_7_each_damage_turns_a_card_over_and_then_takes_it() -> None:
    table = damaged("Tahr", "Bahr", critical=2)
    assert table.foe.damage == ["Embodiment of Spear, Tahr", "Embodiment of Armor, Bahr"]
    assert [(event.by, event.works) for event in table.events("checked")] == [("damage", True), ("damage", False)]


# Whether a trigger works


@proves("VG-G32", "VG-7.7.5", "VG-G11")
@pytest.mark.parametrize(
    ("me", "works"),
    [
        ({}, True),
        ({"VC": "Nehalem", "BR": "Marron"}, True),
        ({"VC": "Nehalem"}, False),
        ({"VC": "Nehalem", "soul": ["Marron"], "hand": ["Marron"]}, False),
    ],
    ids=["vanguard", "rear-guard", "not there", "soul and hand"],
)
def test_vg_g32_a_drive_trigger_works_with_a_unit_of_its_clan_on_the_field(me: dict[str, Any], works: bool) -> None:
    table = driving("Epona", **me)
    assert [event.works for event in table.events("checked") if event.by == "drive"] == [works]
    assert (bool(table.events("changed")) or table.asks == "me trigger-power") is works


@proves("VG-G32", "VG-G11", "VG-7.7.7")
def test_vg_g32_guardians_do_not_count_for_damage_triggers() -> None:
    foe = {"VC": "Nehalem", "hand": ["Marron"], "deck": ["Epona"]}
    table = attacking("FL", {"FL": with_power("Gallatin")}, foe)
    table.foe.guard("Marron")
    assert [event.works for event in table.events("checked")] == [False]
    assert table.events("changed") == []


# What triggers do


@proves("VG-8.1", "VG-G33", "VG-G46")
def test_vg_8_1_the_only_unit_receives_the_power_and_that_is_recorded_as_forced() -> None:
    table = damaged("Ganlu")
    assert table["foe VC"].power == 15000
    (forced,) = table.events("forced")
    assert (forced.cards, forced.rule) == ((table["foe VC"].number,), "VG-G46")


@proves("VG-G33", "VG-8.3")
def test_vg_8_3_power_and_critical_may_go_to_different_units() -> None:
    table = driving("Epona", FL="Wingal")
    table.me.choose("Wingal")
    table.me.choose("Gallatin")
    assert (table["Wingal"].power, table["Wingal"].critical) == (11000, 1)
    assert (table["Gallatin"].power, table["Gallatin"].critical) == (10000, 2)


@proves("VG-G33")
def test_vg_g33_any_own_unit_receives_whatever_its_clan_a_guardian_too() -> None:
    foe = {"VC": "Nehalem", "BR": "Marron", "hand": ["Undeux"], "deck": ["Tahr"]}
    table = attacking("FL", {"FL": with_power("Gallatin")}, foe)
    table.foe.guard("Undeux")
    assert table.options == ["Dragon Knight, Nehalem", "Little Sage, Marron", "Lizard Runner, Undeux"]
    table.foe.choose("Undeux")
    assert table.asks == "foe critical-trigger"


@proves("VG-G33")
def test_vg_g33_a_rear_guards_critical_counts_against_a_vanguard() -> None:
    table = driving("Epona", FL="Gallatin", foe={"VC": "Nehalem"})
    table.me.choose("me FL")
    table.me.choose("me FL")
    before = len(table.foe.damage)
    table.me.attack("FL", target="foe VC")
    assert len(table.foe.damage) == before + 2


@proves("VG-8.1")
def test_vg_8_1_trigger_power_and_critical_last_until_the_end_of_the_turn() -> None:
    table = driving("Epona", FL="Wingal")
    table.me.choose("Wingal")
    table.me.choose("Wingal")
    assert table.asks == "me battle"
    assert (table["Wingal"].power, table["Wingal"].critical) == (11000, 2)
    table.me.pass_()
    assert (table["Wingal"].power, table["Wingal"].critical) == (6000, 1)


@proves("VG-R7", "VG-12.6")
@pytest.mark.parametrize("power", [5000, 10000])
def test_vg_r7_trigger_power_is_a_value_of_the_format(power: int) -> None:
    table = driving("Flogal", FL="Wingal", values={"trigger_power": power})
    table.me.choose("Wingal")
    assert table["Wingal"].power == 6000 + power


@proves("VG-8.4", "VG-G34")
def test_vg_8_4_a_draw_trigger_draws_at_once_before_its_own_card_is_taken() -> None:
    table = driving("Govannon", "Marron")
    assert table.me.hand == ["Little Sage, Marron", "Weapons Dealer, Govannon"]


@proves("VG-8.5", "VG-G34", "VG-G36")
def test_vg_8_5_a_stand_trigger_stands_a_resting_rear_guard_of_choice() -> None:
    rear = {"FL": {"card": "Wingal", "resting": True}, "BR": {"card": "Marron", "resting": True}, "FR": "Bors"}
    table = driving("Flogal", **rear)
    table.me.choose("Gallatin")
    assert (table.asks, table.options) == ("me stand-trigger", ["Wingal", "Little Sage, Marron"])
    table.me.choose("Marron")
    assert table["Wingal"].resting and not table["Marron"].resting


@proves("VG-G36", "VG-8.5")
def test_vg_g36_a_stand_trigger_never_stands_the_vanguard() -> None:
    table = driving("Flogal", FL="Wingal")
    table.me.choose("Gallatin")
    assert table.asks == "me battle"
    assert table["me VC"].resting
    assert table.events("stood") == []


@proves("VG-G34", "VG-G46")
def test_vg_g34_standing_is_compulsory_and_with_one_resting_rear_guard_forced() -> None:
    table = driving("Flogal", FL={"card": "Wingal", "resting": True})
    table.me.choose("Gallatin")
    assert not table["Wingal"].resting
    assert [event.cards for event in table.events("forced")] == [(table["Wingal"].number,)]


@proves("VG-R9")
def test_vg_r9_any_lets_a_standing_rear_guard_be_chosen_in_vain() -> None:
    rear = {"FL": {"card": "Wingal", "resting": True}, "BR": "Marron"}
    table = driving("Flogal", values={"stand_target": "any"}, **rear)
    table.me.choose("Gallatin")
    assert table.options == ["Wingal", "Little Sage, Marron"]
    table.me.choose("Marron")
    assert table["Wingal"].resting
    assert table.events("stood") == []


@proves("VG-R8", "VG-G34")
@pytest.mark.parametrize(("order", "hand"), [("power-first", 0), ("icon-first", 1)])
def test_vg_r8_the_power_is_given_before_or_after_the_card_is_drawn(order: str, hand: int) -> None:
    table = driving("Govannon", "Marron", FL="Wingal", values={"trigger_order": order})
    assert (table.asks, len(table.me.hand)) == ("me trigger-power", hand)


@proves("VG-R8")
@pytest.mark.parametrize(("answer", "hand"), [("power", 0), ("draw", 1)])
def test_vg_r8_player_asks_the_checking_player_what_comes_first(answer: str, hand: int) -> None:
    table = driving("Govannon", "Marron", FL="Wingal", values={"trigger_order": "player"})
    assert (table.asks, table.options) == ("me trigger-order", ["power", "draw"])
    table.me.choose(answer)
    assert (table.asks, len(table.me.hand)) == ("me trigger-power", hand)
    table.me.choose("Wingal")
    assert (table["Wingal"].power, len(table.me.hand)) == (11000, 2)


# Healing


@proves("VG-8.2", "VG-11.8", "VG-R6", "VG-G35")
@pytest.mark.parametrize(("own", "other", "asked"), [(3, 3, True), (4, 3, True), (2, 3, False)])
def test_vg_8_2_heal_works_at_damage_not_below_the_opponents(own: int, other: int, asked: bool) -> None:
    table = damaged("Genjo", damage=own, me={"damage": other})
    assert table["foe VC"].power == 15000
    assert table.asks == ("foe heal" if asked else "me battle")
    assert len(table.foe.damage) == (own if asked else own + 1)


@proves("VG-8.2", "VG-G34")
def test_vg_8_2_healing_may_be_declined() -> None:
    table = damaged("Genjo", damage=3)
    table.foe.choose()
    assert (len(table.foe.damage), table.foe.drop) == (4, [])


@proves("VG-G35", "VG-8.2")
def test_vg_g35_any_damage_card_may_be_healed_face_up_or_down() -> None:
    damage = [{"card": "Bahr", "face_down": True}, "Undeux"]
    table = damaged("Genjo", damage=damage)
    assert table.options == ["Embodiment of Armor, Bahr", "Lizard Runner, Undeux"]
    table.foe.choose("Bahr")
    assert table.foe.drop == ["Embodiment of Armor, Bahr"]
    assert sorted(table.foe.damage) == ["Dragon Monk, Genjo", "Lizard Runner, Undeux"]


@proves("VG-G35")
def test_vg_g35_the_checked_card_is_no_damage_yet_so_the_first_one_heals_nothing() -> None:
    table = damaged("Genjo", damage=0)
    assert (table.asks, table.foe.damage) == ("me battle", ["Dragon Monk, Genjo"])


@proves("VG-G35")
def test_vg_g35_cards_of_earlier_checks_of_the_same_hit_count_as_damage() -> None:
    table = damaged("Bahr", "Genjo", critical=2, damage=2, me={"damage": 3})
    assert table.asks == "foe heal"
    table.foe.choose("Bahr in damage")
    assert len(table.foe.damage) == 3


@proves("VG-G35", "VG-8.2")
def test_vg_8_2_a_drive_check_heals_too() -> None:
    table = driving("Elaine", damage=["Wingal"], foe={"damage": 1})
    assert table.asks == "me heal"
    table.me.choose("Wingal")
    assert (table.me.damage, table.me.hand) == ([], ["Yggdrasil Maiden, Elaine"])


@proves("VG-8.2")
def test_vg_8_2_a_heal_of_a_clan_that_is_not_there_does_nothing_at_all() -> None:
    table = damaged("Elaine", damage=3)
    assert (table["foe VC"].power, len(table.foe.damage), table.asks) == (10000, 4, "me battle")
