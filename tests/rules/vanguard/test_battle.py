"""The Battle Phase: attack, boost, guard, comparison, close (VG-7.7)."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.vanguard import battle, resting


def words(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


# Attacking


@proves("VG-7.7.1", "VG-11.1", "VG-11.5")
def test_vg_7_7_1_an_attacking_unit_rests() -> None:
    table = battle({"FL": "Gallatin"})
    events = table.me.attack("FL", target="VC")
    assert table["me FL"].resting
    assert [event.rule for event in events if words([event]) == ["Rested"]] == ["VG-11.5"]


@proves("VG-7.7.1", "VG-11.1")
@pytest.mark.parametrize(
    ("unit", "code"), [("FL", "attack.resting"), ("BC", "attack.row"), ("GC", "attack.row"), ("hand", "attack.row")]
)
def test_vg_11_1_only_standing_front_row_units_attack(unit: str, code: str) -> None:
    table = battle({"FL": resting("Gallatin"), "BC": "Gallatin", "GC": "Gallatin", "hand": ["Gallatin"]})
    assert table.me.refused("attack", f"Gallatin in {unit}", target="foe VC") == [(code, "VG-11.1")]


@proves("VG-7.7.1", "VG-11.2")
@pytest.mark.parametrize(
    ("target", "legal"), [("VC", True), ("FL", True), ("FR", True), ("BL", False), ("BC", False), ("hand", False)]
)
def test_vg_11_2_targets_stand_in_the_opponents_front_row(target: str, legal: bool) -> None:
    table = battle(
        {"FL": "Gallatin"},
        {"FL": "Bahr", "FR": resting("Bahr"), "BL": "Bahr", "BC": "Bahr", "hand": ["Bahr"], "VC": "Bahr"},
    )
    refusals = table.me.refused("attack", "me FL", target=f"foe Bahr in {target}")
    assert refusals == ([] if legal else [("attack.target", "VG-11.2")])


@proves("VG-11.2")
def test_vg_11_2_own_units_are_no_targets() -> None:
    table = battle({"FL": "Gallatin", "FR": "Wingal"})
    assert table.me.refused("attack", "Gallatin", target="Wingal") == [("attack.target", "VG-11.2")]


@proves("VG-G51", "VG-11.2", "wyvern-strike-tejas")
@pytest.mark.parametrize(
    ("circle", "target", "legal"),
    [("FL", "BR", True), ("FR", "BL", True), ("VC", "BC", True), ("FL", "BL", False), ("VC", "BR", False)],
)
def test_vg_g51_tejas_attacks_the_back_row_in_his_own_column(circle: str, target: str, legal: bool) -> None:
    table = battle({circle: "Tejas"}, {"BL": "Bahr", "BC": "Bahr", "BR": "Bahr"})
    assert table.me.can("attack", f"me {circle}", target=f"foe {target}") is legal


@proves("VG-G51", "wyvern-strike-tejas")
def test_vg_g51_a_back_row_attack_is_boosted_guarded_and_intercepted_as_usual() -> None:
    table = battle({"FL": "Tejas", "BL": "Bahr"}, {"BR": "Bahr", "FL": "Nehalem", "hand": ["Undeux", "Bahr"]})
    table.me.attack("FL", target="foe BR")
    table.me.choose("yes")
    assert (table["Tejas"].power, table.asks) == (16000, "foe guard")
    table.foe.guard("Undeux")
    table.foe.intercept("Nehalem")
    assert table["foe BR"].power == 23000
    assert table.foe.BR == ["Embodiment of Armor, Bahr"]


@proves("VG-7.7", "VG-7.7.8", "VG-G30")
def test_vg_7_7_8_attacks_are_not_limited_in_number_and_battle_may_end_at_any_time() -> None:
    table = battle({"FL": "Gallatin", "FR": "Gallatin"})
    table.me.attack("FL", target="VC")
    table.me.attack("FR", target="VC")
    assert table.asks == "me battle"
    assert table.me.can("attack", "me VC", target="foe VC")
    table.me.pass_()
    assert table.asks == "foe ride"


@proves("VG-G30")
def test_vg_g30_a_battle_once_begun_is_finished() -> None:
    table = battle({"FL": "Gallatin"}, {"hand": 1})
    table.me.attack("FL", target="VC")
    assert table.asks == "foe guard"
    assert table.me.refused("pass") == [("match.not_yours", "VG-G62")]


# Boosting


@proves("VG-4.5", "VG-7.7.2", "VG-11.5")
def test_vg_4_5_a_booster_rests_and_adds_its_power() -> None:
    table = battle({"FL": "Gallatin", "BL": "Marron"}, {"hand": 1})
    table.me.attack("FL", target="VC")
    assert (table.asks, table.options) == ("me boost", ["no", "yes"])
    table.me.choose("yes")
    assert table["Marron"].resting
    assert table["Gallatin"].power == 18000


@proves("VG-4.5")
def test_vg_4_5_a_boost_may_be_declined() -> None:
    table = battle({"FL": "Gallatin", "BL": "Marron"}, {"hand": 1})
    table.me.attack("FL", target="VC")
    table.me.choose("no")
    assert not table["Marron"].resting
    assert table["Gallatin"].power == 10000


@proves("VG-4.5", "VG-7.7.2")
@pytest.mark.parametrize(
    "me",
    [
        {"FL": "Gallatin", "BL": resting("Marron")},
        {"FL": "Gallatin", "BC": "Marron", "BR": "Marron"},
        {"FL": "Gallatin", "BL": "Gallatin"},
        {"FL": "Gallatin", "FR": "Marron"},
    ],
    ids=["resting", "other column", "grade 2", "front row"],
)
def test_vg_4_5_only_a_standing_grade_0_or_1_right_behind_boosts(me: dict[str, Any]) -> None:
    table = battle(me, {"hand": 1})
    table.me.attack("FL", target="VC")
    assert table.asks == "foe guard"


@proves("VG-4.5")
def test_vg_4_5_the_boost_ends_with_its_battle() -> None:
    table = battle({"FL": "Gallatin", "BL": "Marron"})
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    assert (table.asks, table["Gallatin"].power) == ("me battle", 10000)


@proves("VG-G25")
def test_vg_g25_what_the_booster_gains_in_the_battle_the_attacker_has() -> None:
    table = battle({"VC": "Gallatin", "BC": "Marron", "deck": ["Epona"]})
    table.me.attack("VC", target="VC")
    table.me.choose("yes")
    assert table.asks == "me trigger-power"
    table.me.choose("Marron")
    assert table["Gallatin"].power == 23000


LEAVES_WHEN_IT_BOOSTS = {
    "name": "Fleeting",
    "grade": 0,
    "power": 4000,
    "skill": "boost",
    "abilities": [
        {
            "type": "when",
            "on": {"type": "boosts"},
            "zones": ["RC"],
            "do": [{"type": "to-soul", "what": {"type": "this"}}],
        }
    ],
}


@proves("VG-G25", "VG-G44")
def test_vg_g25_a_booster_that_leaves_its_circle_adds_nothing_more() -> None:
    table = battle({"FL": "Gallatin", "BL": "Fleeting"}, {"hand": 1}, cards=[LEAVES_WHEN_IT_BOOSTS])
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    assert table.me.soul == ["Fleeting"]
    assert table["Gallatin"].power == 10000


@proves("VG-G24")
def test_vg_g24_attack_and_boost_abilities_wait_together_and_their_owner_orders_them() -> None:
    table = battle({"VC": "Mocha", "BC": "Milk", "hand": 4}, {"hand": 1})
    table.me.attack("VC", target="VC")
    table.me.choose("yes")
    assert (table.asks, table.options) == ("me order", ["Battle Sister, Mocha", "Weather Girl, Milk"])
    table.me.choose("Milk")
    assert (table.asks, table["Mocha"].power) == ("foe guard", 21000)


# Guarding


@proves("VG-7.7.3", "VG-G18")
def test_vg_7_7_3_shields_are_added_to_the_targets_power() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Nehalem", "hand": ["Bahr", "Undeux"]})
    table.me.attack("FL", target="VC")
    table.foe.guard("Bahr")
    assert table["Nehalem"].power == 15000
    assert table["foe GC"].resting
    table.foe.guard("Undeux")
    assert len(table.foe.GC) == 0
    assert table.events("missed")[0].rule == "VG-7.7.6"


@proves("VG-G18", "VG-7.7.3")
@pytest.mark.parametrize(("name", "legal"), [("Bahr", True), ("Nehalem", True), ("Goku", False)])
def test_vg_g18_a_guardian_is_not_above_the_own_vanguards_grade(name: str, legal: bool) -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Nehalem", "hand": [name]})
    table.me.attack("FL", target="VC")
    assert table.foe.refused("guard", name) == ([] if legal else [("guard.grade", "VG-G18")])


@proves("VG-7.7.3")
@pytest.mark.parametrize("zone", ["deck", "drop", "BL"])
def test_vg_7_7_3_only_hand_cards_are_called_as_guardians(zone: str) -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Nehalem", "hand": 1, zone: ["Bahr"]})
    table.me.attack("FL", target="VC")
    assert table.foe.refused("guard", f"Bahr in {zone}") == [("guard.not_in_hand", "VG-7.7.3")]


@proves("VG-G19")
def test_vg_g19_a_card_without_shield_guards_with_0() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Goku", "hand": ["Goku", "Bahr"]})
    table.me.attack("FL", target="VC")
    table.foe.guard("Goku")
    assert table["foe VC"].power == 10000


@proves("VG-G21")
@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ({"hand": ["Goku"], "VC": "Undeux"}, True),
        ({"FL": "Nehalem"}, True),
        ({"FL": resting("Nehalem")}, True),
        ({"BL": "Nehalem"}, False),
        ({"FL": "Bahr"}, False),
        ({}, False),
    ],
    ids=["unusable hand", "interceptor", "resting interceptor", "back row", "grade 1", "nothing"],
)
def test_vg_g21_the_defender_is_asked_when_there_is_a_hand_or_an_interceptor(foe: dict[str, Any], asked: bool) -> None:
    table = battle({"FL": "Gallatin"}, foe)
    table.me.attack("FL", target="VC")
    assert table.asks == ("foe guard" if asked else "me battle")


@proves("VG-G21", "VG-7.7.6")
def test_vg_g21_a_rear_guard_is_guarded_too() -> None:
    table = battle({"FL": "Gallatin"}, {"FL": "Bahr", "hand": ["Bahr"]})
    table.me.attack("FL", target="foe FL")
    table.foe.guard("Bahr")
    assert table.foe.FL == ["Embodiment of Armor, Bahr"]


@proves("VG-4.6", "VG-7.7.4", "VG-G20")
def test_vg_4_6_an_interceptors_shield_counts_and_it_is_dropped_after_the_battle() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Tejas", "FL": resting("Nehalem"), "hand": 1})
    table.me.attack("FL", target="VC")
    events = table.foe.intercept("Nehalem")
    assert words(events) == ["Intercepted"]
    assert (table["Tejas"].power, table["Nehalem"].resting) == (13000, True)
    table.foe.pass_()
    assert (table.foe.FL, table.foe.drop) == ([], ["Dragon Knight, Nehalem"])
    assert table.events("dropped")[0].origin == "GC"


@proves("VG-G20", "VG-4.6")
@pytest.mark.parametrize(
    ("unit", "code", "rule"),
    [
        ("foe FL", "intercept.attacked", "VG-G20"),
        ("foe BR", "intercept.unit", "VG-4.6"),
        ("foe VC", "intercept.unit", "VG-4.6"),
        ("foe FR", "intercept.unit", "VG-4.6"),
        ("me FL", "intercept.unit", "VG-4.6"),
    ],
    ids=["attacked", "back row", "vanguard", "grade 1", "not theirs"],
)
def test_vg_g20_who_cannot_intercept(unit: str, code: str, rule: str) -> None:
    foe = {"VC": "Tejas", "FL": "Nehalem", "FR": "Bahr", "BR": "Nehalem", "hand": 1}
    table = battle({"FL": "Gallatin"}, foe)
    table.me.attack("me FL", target="foe FL")
    assert table.foe.refused("intercept", unit) == [(code, rule)]


@proves("VG-G20")
def test_vg_g20_an_interceptor_has_no_grade_limit_and_does_not_arrive() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Undeux", "FL": "Berserk Dragon", "damage": "2/2", "hand": 1})
    table.me.attack("FL", target="VC")
    table.foe.intercept("Berserk Dragon")
    assert table.asks == "foe guard"


@proves("VG-G18", "VG-G20")
def test_vg_g18_guardians_and_interceptors_come_in_any_mixture() -> None:
    foe = {"VC": "Tejas", "FL": "Nehalem", "FR": "Nehalem", "hand": ["Bahr", "Undeux"]}
    table = battle({"VC": "Bors"}, foe)
    table.me.attack("VC", target="VC")
    table.foe.guard("Bahr")
    table.foe.intercept("foe FL")
    table.foe.guard("Undeux")
    table.foe.intercept("foe FR")
    assert len(table.events("placed")) == 2 and len(table.events("intercepted")) == 2


@proves("VG-G18")
def test_vg_g18_each_guardian_is_followed_by_a_check_timing() -> None:
    foe = {"VC": "Nehalem", "hand": ["Barri", "Bahr", "Bahr"]}
    table = battle({"FL": "Gallatin"}, foe)
    table.me.attack("FL", target="VC")
    table.foe.guard("Barri")
    assert table.asks == "foe may"
    table.foe.choose("no")
    assert table.asks == "foe guard"


# Comparing


@proves("VG-7.7.6")
@pytest.mark.parametrize(("guardian", "hit"), [("Bahr", True), ("Undeux", False)])
def test_vg_7_7_6_equal_power_hits_and_less_does_nothing(guardian: str, hit: bool) -> None:
    table = battle({"FL": "Gallatin", "BL": "Wingal"}, {"VC": "Overlord", "hand": [guardian]})
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    table.foe.guard(guardian)
    assert (len(table.foe.damage), len(table.events("hit"))) == (int(hit), int(hit))


@proves("VG-7.7.6")
def test_vg_7_7_6_a_vanguard_takes_the_attackers_critical_in_damage() -> None:
    table = battle({"FL": {"card": "Gallatin", "changes": ["critical +2 until turn"]}})
    table.me.attack("FL", target="VC")
    assert len(table.foe.damage) == 3


@proves("VG-7.7.6")
def test_vg_7_7_6_a_rear_guard_that_is_hit_goes_to_the_drop_zone_and_deals_no_damage() -> None:
    table = battle({"FL": {"card": "Gallatin", "changes": ["critical +2 until turn"]}}, {"FL": "Bahr"})
    table.me.attack("FL", target="foe FL")
    assert (table.foe.FL, table.foe.drop, table.foe.damage) == ([], ["Embodiment of Armor, Bahr"], [])


@proves("VG-7.7.7", "VG-11.7")
def test_vg_7_7_7_damage_lies_face_up() -> None:
    table = battle({"FL": "Gallatin"})
    table.me.attack("FL", target="VC")
    assert not table["foe damage"].face_down


def leaving(name: str, on: dict[str, Any]) -> dict[str, Any]:
    """A test card that retires itself when something happens."""
    retire = {"type": "retire", "what": {"type": "this"}}
    return {
        "name": name,
        "grade": 2,
        "power": 20000,
        "skill": "intercept",
        "abilities": [{"type": "when", "on": on, "zones": ["RC"], "do": [retire]}],
    }


@proves("VG-G27")
def test_vg_g27_without_its_attacker_there_is_no_hit_but_the_battle_goes_on() -> None:
    cards = [leaving("Coward", {"type": "attacks"})]
    table = battle({"FL": "Coward"}, {"hand": ["Bahr"]}, cards=cards)
    table.me.attack("FL", target="VC")
    table.foe.guard("Bahr")
    assert (table.events("missed")[0].rule, table.foe.damage) == ("VG-G27", [])
    assert (table.foe.drop, table.asks) == (["Embodiment of Armor, Bahr"], "me battle")


@proves("VG-G27")
def test_vg_g27_without_its_target_there_is_no_hit() -> None:
    eater = {
        "name": "Eater",
        "grade": 1,
        "abilities": [
            {
                "type": "when",
                "on": {"type": "arrives", "on": ["GC"]},
                "zones": ["GC"],
                "do": [{"type": "retire", "what": {"type": "cards", "of": "you", "zones": ["RC"]}}],
            }
        ],
    }
    table = battle({"FL": "Gallatin"}, {"FL": "Bahr", "hand": ["Eater"]}, cards=[eater])
    table.me.attack("FL", target="foe FL")
    table.foe.guard("Eater")
    assert table.events("hit") == []
    assert table.events("missed")[0].rule == "VG-G27"
    assert sorted(table.foe.drop) == ["Eater", "Embodiment of Armor, Bahr"]


# After the hit, and the close step


@proves("VG-G28", "VG-G29")
def test_vg_g28_hit_abilities_come_after_the_last_damage_check() -> None:
    libra = {"card": "Libra", "changes": ["power +1000 until turn", "critical +1 until turn"]}
    table = battle({"VC": "Amaterasu", "FL": libra, "damage": "2/2"})
    table.me.attack("FL", target="VC")
    assert (table.asks, len(table.foe.damage)) == ("me may", 2)


@proves("VG-G28", "VG-7.7.8", "VG-R11")
@pytest.mark.parametrize(("value", "left"), [("close", 1), ("damage", 0)])
def test_vg_r11_guardians_leave_at_the_close_step_or_with_the_damage(value: str, left: int) -> None:
    me = {"VC": "Amaterasu", "FL": {"card": "Libra", "changes": ["power +9000 until turn"]}, "damage": "2/2"}
    table = battle(me, {"hand": ["Bahr"]}, values={"guardians_leave": value})
    table.me.attack("FL", target="VC")
    table.foe.guard("Bahr")
    assert table.asks == "me may"
    assert (len(table.foe.GC), len(table.foe.drop)) == (left, 1 - left)
    table.me.choose("no")
    assert len(table.foe.drop) == 1


@proves("VG-R11")
def test_vg_r11_damage_lets_guardians_leave_when_nothing_was_hit_too() -> None:
    table = battle({"FL": "Gallatin"}, {"hand": ["Bahr"]}, values={"guardians_leave": "damage"})
    table.me.attack("FL", target="VC")
    events = words(table.foe.guard("Bahr"))
    assert events.index("Dropped") < events.index("PhaseBegan")


@proves("VG-G28", "VG-7.7.8")
def test_vg_7_7_8_guardians_and_interceptors_are_dropped_before_the_next_attack() -> None:
    table = battle({"FL": "Gallatin", "FR": "Gallatin"}, {"FL": "Nehalem", "hand": ["Bahr"]})
    table.me.attack("me FL", target="foe VC")
    table.foe.guard("Bahr")
    table.foe.intercept("Nehalem")
    assert table.asks == "me battle"
    assert sorted(table.foe.drop) == ["Dragon Knight, Nehalem", "Embodiment of Armor, Bahr"]
    assert table["foe VC"].power == 10000


@proves("VG-G50", "wyvern-guard-barri")
def test_vg_g50_a_unit_that_cannot_be_hit_takes_no_damage_in_this_battle_only() -> None:
    foe = {"VC": "Nehalem", "hand": ["Barri", "Bahr"]}
    table = battle({"FL": {"card": "Gallatin", "changes": ["power +50000 until turn"]}, "FR": "Gallatin"}, foe)
    table.me.attack("FL", target="VC")
    table.foe.guard("Barri")
    table.foe.choose("yes")
    assert (table.foe.damage, table.events("missed")[0].rule) == ([], "VG-G50")
    table.me.attack("FR", target="VC")
    assert len(table.foe.damage) == 1


@proves("VG-G50", "wyvern-guard-barri")
def test_vg_g50_drive_checks_and_further_guardians_go_on() -> None:
    foe = {"VC": "Nehalem", "hand": ["Barri", "Bahr", "Bahr"]}
    table = battle({"VC": "Goku"}, foe)
    table.me.attack("VC", target="VC")
    table.foe.guard("Barri")
    table.foe.choose("yes")
    table.foe.choose("any")
    table.foe.guard("Bahr")
    assert len(table.events("checked")) == 2
    assert (table.foe.damage, len(table.foe.drop)) == ([], 3)
