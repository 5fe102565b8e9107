"""The turn up to battle: stand, draw, ride, main; and its end (VG-7.1 to VG-7.6, VG-7.8)."""

import pytest

from rules.games.vanguard.turn import Call, Exchange
from rules.kernel import engine
from tests.support.proving import proves
from tests.support.vanguard import resting, vanguard


@proves("VG-7.1", "VG-11.3")
def test_vg_7_1_all_own_resting_units_stand() -> None:
    table = vanguard(
        me={"VC": resting("Bors"), "FL": resting("Wingal"), "BR": resting("Marron")},
        foe={"VC": resting("Nehalem"), "FL": resting("Bahr")},
        phase="stand",
    )
    assert table.asks == "me ride"
    assert not any(table[place].resting for place in ("me VC", "me FL", "me BR"))
    assert table["foe VC"].resting and table["foe FL"].resting


@proves("VG-7.1", "VG-G52")
def test_vg_g52_a_unit_that_cannot_stand_stays_resting_in_one_stand_phase() -> None:
    table = vanguard(me={"FL": {"card": "Wingal", "resting": True, "stays_resting": True}}, phase="stand")
    assert table["FL"].resting
    assert not table["FL"].stays_resting


@proves("VG-G52")
def test_vg_g52_the_mark_goes_from_circle_to_circle_but_not_beyond() -> None:
    table = vanguard(me={"FL": {"card": "Wingal", "resting": True, "stays_resting": True}, "hand": ["Marron"]})
    table.me.exchange("left")
    assert table["Wingal in BL"].stays_resting
    table.me.call("Marron", circle="BL")
    assert not table["Wingal in drop"].stays_resting


@proves("VG-7.2", "VG-G15", "VG-R10")
@pytest.mark.parametrize("turn", [1, 2])
def test_vg_7_2_every_turn_draws_a_card_the_first_one_too(turn: int) -> None:
    table = vanguard(me={"hand": 5, "deck": ["Wingal"]}, phase="draw", turn=turn)
    assert table.me.hand[-1] == "Wingal"


@proves("VG-7.4", "VG-7.4.2", "VG-G22")
@pytest.mark.parametrize(
    ("rider", "legal"),
    [("Flogal", False), ("Wingal", True), ("Gallatin", True), ("Bors", False)],
)
def test_vg_7_4_2_the_rider_has_the_vanguards_grade_or_one_more(rider: str, legal: bool) -> None:
    table = vanguard(me={"VC": "Marron", "hand": [rider]}, phase="ride")
    assert table.me.refused("ride", rider) == ([] if legal else [("ride.grade", "VG-7.4.2")])
    assert table.me.can("ride", rider) is legal


@proves("VG-G22")
def test_vg_g22_grade_0_on_grade_0_is_legal() -> None:
    table = vanguard(me={"VC": "Trumpeter", "hand": ["Flogal"]}, phase="ride")
    assert table.me.can("ride", "Flogal")


@proves("VG-7.4.1")
@pytest.mark.parametrize("zone", ["deck", "drop", "damage", "FL"])
def test_vg_7_4_1_only_hand_cards_are_ridden(zone: str) -> None:
    table = vanguard(me={"VC": "Marron", zone: ["Wingal"]}, phase="ride")
    assert table.me.refused("ride", f"Wingal in {zone}") == [("ride.not_in_hand", "VG-7.4.1")]


@proves("VG-7.4.4")
def test_vg_7_4_4_a_ride_is_once_a_turn() -> None:
    table = vanguard(me={"VC": "Marron", "hand": ["Wingal", "Gallatin"]}, phase="ride")
    table.me.ride("Wingal")
    assert table.asks == "me main"
    assert table.me.refused("ride", "Gallatin") == [("phase.wrong", "VG-7.4.4")]


@proves("VG-7.4.4")
def test_vg_7_4_4_a_ride_may_be_left_out() -> None:
    table = vanguard(me={"VC": "Marron", "hand": ["Wingal"]}, phase="ride")
    table.me.pass_()
    assert (table.asks, table.me.VC) == ("me main", ["Little Sage, Marron"])


@proves("VG-7.4.3", "VG-7.4.5", "VG-G22")
def test_vg_7_4_5_a_ride_keeps_soul_and_damage_and_the_rider_stands() -> None:
    me = {"VC": resting("Marron"), "soul": ["Trumpeter"], "damage": "3/1", "hand": ["Gallatin"]}
    table = vanguard(me=me, phase="ride")
    table.me.ride("Gallatin")
    assert sorted(table.me.soul) == ["Little Sage, Marron", "Stardust Trumpeter"]
    assert len(table.me.damage) == 3
    assert not table["me VC"].resting


@proves("VG-G22", "VG-G44")
def test_vg_g22_effects_on_the_old_vanguard_end() -> None:
    boosted = {"card": "Marron", "changes": ["power +5000 until turn"]}
    table = vanguard(me={"VC": boosted, "hand": ["Gallatin"]}, phase="ride")
    assert table["me VC"].power == 13000
    table.me.ride("Gallatin")
    assert table["me VC"].power == 10000
    assert table["Marron in soul"].changes == []


@proves("VG-7.6", "VG-7.6.1", "VG-G23")
def test_vg_7_6_main_takes_actions_in_any_order_any_number_of_times() -> None:
    table = vanguard(me={"hand": ["Wingal", "Marron", "Flogal"]})
    table.me.call("Wingal", circle="FL")
    table.me.exchange("left")
    table.me.call("Marron", circle="FL")
    table.me.exchange("left")
    table.me.exchange("left")
    table.me.call("Flogal", circle="BC")
    assert (table.me.FL, table.me.BL, table.me.BC) == (["Little Sage, Marron"], ["Wingal"], ["Flogal"])


@proves("VG-7.6.1", "VG-4.2")
@pytest.mark.parametrize(("name", "legal"), [("Flogal", True), ("Wingal", True), ("Gallatin", False)])
def test_vg_7_6_1_a_called_unit_is_not_above_the_vanguards_grade(name: str, legal: bool) -> None:
    table = vanguard(me={"VC": "Marron", "hand": [name]})
    refusals = table.me.refused("call", name, circle="FL")
    assert refusals == ([] if legal else [("call.grade", "VG-7.6.1")])


@proves("VG-7.6.1")
@pytest.mark.parametrize("circle", ["VC", "GC", "hand", "nowhere"])
def test_vg_7_6_1_a_unit_is_called_to_a_rear_guard_circle(circle: str) -> None:
    table = vanguard(me={"hand": ["Wingal"]})
    action = Call(table["Wingal"].number, circle)
    assert [(each.code, each.rule) for each in engine.why_not(table.state, 0, action)] == [("call.circle", "VG-7.6.1")]


@proves("VG-7.6.1")
@pytest.mark.parametrize("zone", ["deck", "drop", "soul", "FL"])
def test_vg_7_6_1_only_hand_cards_are_called(zone: str) -> None:
    table = vanguard(me={zone: ["Wingal"]})
    assert ("call.not_in_hand", "VG-7.6.1") in table.me.refused("call", f"Wingal in {zone}", circle="BR")


@proves("VG-7.6.1", "VG-G17")
def test_vg_g17_the_replaced_unit_leaves_before_the_new_one_arrives() -> None:
    table = vanguard(me={"FL": "Marron", "hand": ["Wingal"]})
    events = [type(event).__name__ for event in table.me.call("Wingal", circle="FL")]
    assert events == ["Dropped", "Moved", "Placed"]
    assert table.me.drop == ["Little Sage, Marron"]


@proves("VG-7.6.5", "VG-11.4")
def test_vg_7_6_5_called_rear_guards_stand() -> None:
    table = vanguard(me={"FL": resting("Marron"), "hand": ["Wingal"]})
    table.me.call("Wingal", circle="FL")
    assert not table["FL"].resting


@proves("VG-7.6.2", "VG-G23")
def test_vg_7_6_2_units_of_a_column_change_places_and_stay_as_they_are() -> None:
    table = vanguard(me={"FL": resting("Gallatin"), "BL": "Wingal"})
    table.me.exchange("left")
    assert (table.me.FL, table.me.BL) == (["Wingal"], ["Knight of Silence, Gallatin"])
    assert table["BL"].resting and not table["FL"].resting


@proves("VG-7.6.2")
def test_vg_7_6_2_one_unit_moves_forward_and_back_in_its_column() -> None:
    table = vanguard(me={"BR": "Wingal"})
    table.me.exchange("right")
    assert (table.me.FR, table.me.BR) == (["Wingal"], [])
    table.me.exchange("right")
    assert (table.me.FR, table.me.BR) == ([], ["Wingal"])


@proves("VG-7.6.2", "VG-G23")
@pytest.mark.parametrize(("column", "code"), [("left", "move.empty"), ("centre", "move.column"), ("FL", "move.column")])
def test_vg_7_6_2_an_empty_column_and_the_centre_cannot_be_rearranged(column: str, code: str) -> None:
    table = vanguard(me={"BC": "Wingal", "FR": "Marron"})
    refusals = engine.why_not(table.state, 0, Exchange(column))
    assert [(each.code, each.rule) for each in refusals] == [(code, "VG-7.6.2")]


@proves("VG-G23", "VG-G44")
def test_vg_g23_a_move_is_no_arrival_and_effects_go_along() -> None:
    me = {"VC": "Amaterasu", "BL": {"card": "Cocoa", "changes": ["power +2000 until turn"]}}
    table = vanguard(me=me)
    events = table.me.exchange("left")
    assert [type(event).__name__ for event in events] == ["Exchanged"]
    assert (table.asks, table["Cocoa"].power) == ("me main", 8000)


@proves("VG-7.6.4", "VG-G30")
def test_vg_7_6_4_after_main_comes_battle_and_there_is_no_way_back() -> None:
    table = vanguard(me={"hand": ["Wingal"]})
    table.me.pass_()
    assert table.asks == "me battle"
    assert table.me.refused("call", "Wingal", circle="FL") == [("phase.wrong", "VG-7.6")]
    assert engine.why_not(table.state, 0, Exchange("left"))[0].code == "phase.wrong"


@proves("VG-5.2", "VG-7.6.4", "VG-11.10", "VG-R10", "VG-G15", "VG-G30")
@pytest.mark.parametrize(("turn", "asks"), [(1, "foe ride"), (2, "me battle")])
def test_vg_5_2_the_first_turn_of_the_game_has_no_battle_phase(turn: int, asks: str) -> None:
    table = vanguard(turn=turn)
    table.me.pass_()
    assert table.asks == asks


@proves("VG-11.10", "VG-5.2")
def test_vg_11_10_an_attack_in_the_first_turn_is_refused_for_that() -> None:
    table = vanguard(turn=1)
    assert ("attack.first_turn", "VG-11.10") in table.me.refused("attack", "me VC", target="foe VC")


@proves("VG-7.8", "VG-G31")
def test_vg_7_8_effects_of_the_turn_end_with_it_and_the_turn_passes() -> None:
    me = {"VC": {"card": "Bors", "changes": ["power +5000 until turn", "critical +1 until turn"]}}
    foe = {"VC": {"card": "Nehalem", "changes": ["power +5000 until turn"]}, "hand": 3}
    table = vanguard(me=me, foe=foe, phase="battle", turn=4)
    table.me.pass_()
    assert (table.asks, table.state.turn) == ("foe ride", 5)
    assert (table["me VC"].power, table["me VC"].critical, table["foe VC"].power) == (10000, 1, 10000)


@proves("VG-R13", "VG-G31")
def test_vg_r13_no_hand_is_too_large_at_the_end_of_a_turn() -> None:
    table = vanguard(me={"hand": 12}, phase="battle")
    table.me.pass_()
    assert (table.asks, len(table.me.hand)) == ("foe ride", 12)


@proves("VG-G30")
def test_vg_g30_there_is_nothing_to_pass_while_a_question_is_open() -> None:
    table = vanguard(me={"VC": "Bors", "damage": "2/2"}, phase="battle")
    table.me.attack("VC", target="VC")
    assert table.asks == "me may"
    assert table.me.refused("pass") == [("match.question_open", "VG-G62")]


@proves("VG-G62")
def test_vg_g62_the_other_player_waits() -> None:
    table = vanguard(foe={"hand": ["Wingal"]})
    assert table.foe.refused("call", "Wingal", circle="FL") == [("match.not_yours", "VG-G62")]
    assert table.foe.refused("pass") == [("match.not_yours", "VG-G62")]
    assert table.foe.actions() == ["concede"]
