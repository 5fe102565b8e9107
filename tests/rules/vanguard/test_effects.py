"""What effects do, for how long and to which cards (VG-G44 to VG-G56)."""

import pytest

from tests.support.proving import proves
from tests.support.vanguard import DRAWS, IT, THIS, act, cards, gains, unit, vanguard, when

# Zones and objects


@proves("VG-G44")
def test_vg_g44_a_card_that_changes_zone_loses_all_effects() -> None:
    bears = {"card": "Marron", "changes": ["power +5000 until turn", "critical +1 until turn"]}
    table = vanguard(me={"FL": bears, "hand": ["Wingal"]})
    table.me.call("Wingal", circle="FL")
    assert table["Marron in drop"].changes == []


@proves("VG-G44")
def test_vg_g44_a_unit_that_left_and_came_back_is_another() -> None:
    leaves = act(
        gains(5000),
        {"type": "to-soul", "what": THIS},
        {"type": "choose", "what": cards("you", "soul")},
        {"type": "superior-call", "what": IT},
        gains(1000),
    )
    table = vanguard(me={"FL": "Wanderer"}, cards=[unit("Wanderer", leaves)])
    table.me.activate("Wanderer")
    table.me.choose("FL")
    assert (table.me.FL, table["Wanderer"].power) == (["Wanderer"], 10000)


@proves("VG-G44", "VG-G43")
def test_vg_g44_an_ability_that_waited_finds_nothing_where_its_card_became_another() -> None:
    circle = {"type": "superior-call", "what": cards("you", "soul")}
    returns = when({"type": "attacks"}, {"type": "to-soul", "what": THIS}, circle)
    table = vanguard(
        me={"FL": "Restless", "BL": "Lozenge"}, foe={"hand": 1}, phase="battle", cards=[unit("Restless", returns)]
    )
    table.me.attack("FL", target="foe VC")
    table.me.choose("yes")
    table.me.choose("Restless")
    table.me.choose("FL")
    assert (table["Restless"].changes, table.asks) == ([], "foe guard")
    table.foe.pass_()
    assert table.events("missed")[0].rule == "VG-G27"


@proves("VG-G44", "VG-G53")
def test_vg_g53_a_delayed_effect_does_nothing_for_a_card_that_is_no_longer_the_same_unit() -> None:
    me = {"VC": "Deathrex", "BC": "Lozenge"}
    table = vanguard(me=me, phase="battle")
    table.me.attack("VC", target="VC")
    table.me.choose("yes")
    table.me.choose("Lozenge")
    assert table.me.drop == ["Lozenge Magus"]
    table.me.pass_()
    assert (table.me.drop, table.asks) == (["Lozenge Magus"], "foe ride")


@proves("VG-G53", "VG-G31", "lozenge-magus")
def test_vg_g53_a_delayed_effect_waits_when_its_moment_begins() -> None:
    table = vanguard(me={"FL": "Gallatin", "BL": "Lozenge", "deck": 20}, phase="battle")
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    assert table.me.BL == ["Lozenge Magus"]
    table.me.pass_()
    assert (table.me.BL, len(table.me.deck)) == ([], 21)


@proves("VG-G45")
def test_vg_g45_power_is_never_below_0() -> None:
    weakens = act({"type": "change", "what": THIS, "stat": "power", "amount": -15000, "until": "turn"})
    table = vanguard(me={"FL": "Frail"}, cards=[unit("Frail", weakens)])
    table.me.activate("Frail")
    assert table["Frail"].power == 0


@proves("VG-G45")
def test_vg_g45_hands_are_compared_when_the_ability_resolves() -> None:
    foe = {"VC": "Chigasumi", "hand": ["Hagakure", "Wingal"], "damage": "1/1"}
    table = vanguard(me={"FL": {"card": "Gallatin"}, "hand": 2}, foe=foe, phase="battle")
    table.me.attack("FL", target="VC")
    table.foe.guard("Hagakure")
    assert table.asks == "foe may"


# As much as possible


@proves("VG-G46")
def test_vg_g46_a_choice_without_a_candidate_is_none_and_the_rest_happens() -> None:
    does = act({"type": "choose", "what": cards("foe", "RC")}, {"type": "retire", "what": IT}, gains(1000))
    table = vanguard(me={"FL": "Hunter"}, cards=[unit("Hunter", does)])
    table.me.activate("Hunter")
    assert (table["Hunter"].power, table.events("forced")) == (11000, [])


@proves("VG-G46", "VG-G55")
def test_vg_g46_a_compulsory_choice_of_one_is_made_and_recorded_as_forced() -> None:
    table = vanguard(me={"VC": "Deathrex", "BL": "Sonic Noa"}, phase="battle")
    table.me.attack("VC", target="VC")
    assert table.me.drop == ["Sonic Noa"]
    (forced,) = table.events("forced")
    assert (forced.cards, forced.rule) == ((table["Sonic Noa in drop"].number,), "VG-G46")


@proves("VG-G46")
def test_vg_g46_up_to_three_may_be_none() -> None:
    me = {"VC": "Vortex Dragon", "soul": 8, "damage": "5/5"}
    table = vanguard(me=me, foe={"FL": "Bahr"})
    table.me.activate("Vortex Dragon", ability="1")
    table.me.choose()
    assert table.foe.FL == ["Embodiment of Armor, Bahr"]
    assert all(card.face_down for card in table.cards("me damage"))


@proves("VG-G46")
def test_vg_g46_a_standing_unit_does_not_stand_again() -> None:
    does = act({"type": "stand-up", "what": cards("you", "RC")})
    table = vanguard(me={"FL": "Drummer", "BL": {"card": "Wingal", "resting": True}}, cards=[unit("Drummer", does)])
    events = table.me.activate("Drummer")
    assert [event.card for event in events if type(event).__name__ == "Stood"] == [table["Wingal"].number]


@proves("VG-G46")
def test_vg_g46_forced_choices_do_not_tell_of_hidden_cards() -> None:
    does = act({"type": "choose", "what": cards("you", "hand"), "slot": "back"}, DRAWS)
    table = vanguard(me={"FL": "Thinker", "hand": ["Wingal"]}, cards=[unit("Thinker", does)])
    table.me.activate("Thinker")
    assert [event.cards for event in table.events("forced")] == [()]


# Searching, calling and riding by an ability


@proves("VG-G47")
def test_vg_g47_a_search_sees_the_whole_deck_and_may_find_nothing() -> None:
    table = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": {"cards": ["Marron", "Bors", "Nehalem"], "count": 3}})
    table.me.activate("Alfred")
    assert (table.asks, table.options) == ("me search", ["Little Sage, Marron"])
    assert sorted(table.state.decision.seen) == sorted(table.state.at(0, 0))
    table.me.choose()
    assert len(table.me.deck) == 3
    assert table.events("shuffled")[-1].rule == "VG-G47"


@proves("VG-G47")
def test_vg_g47_the_other_player_does_not_see_the_deck() -> None:
    one = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": {"cards": ["Marron", "Bors"], "count": 2}})
    other = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": {"cards": ["Wiseman", "Nehalem"], "count": 2}})
    for table in (one, other):
        table.me.activate("Alfred")
    for side in ("foe", None):
        assert one.seen_by(side) == other.seen_by(side)


@proves("VG-G47")
def test_vg_g47_a_card_that_goes_to_the_hand_is_shown() -> None:
    table = vanguard(me={"hand": ["Gancelot"], "deck": ["Blaster Blade"]})
    table.me.activate("Gancelot")
    table.me.choose("Blaster Blade")
    (shown,) = (event for event in table.told_to("foe", "shown") if event["rule"] == "VG-G47")
    assert shown["card"] == table["Blaster Blade in hand"].number


@proves("VG-G48", "VG-G17", "king-of-knights-alfred")
def test_vg_g48_a_superior_call_replaces_on_any_circle_and_stands() -> None:
    me = {"VC": "Alfred", "damage": "3/3", "BR": {"card": "Marron", "resting": True}, "deck": ["Gallatin"]}
    table = vanguard(me=me)
    table.me.activate("Alfred")
    table.me.choose("Gallatin")
    assert (table.asks, table.options) == ("me circle", ["FL", "FR", "BL", "BC", "BR"])
    table.me.choose("BR")
    assert (table.me.BR, table.me.drop) == (["Knight of Silence, Gallatin"], ["Little Sage, Marron"])
    assert not table["BR"].resting


@proves("VG-G48")
def test_vg_g48_the_player_sees_the_found_card_while_choosing_its_circle() -> None:
    table = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": ["Gallatin"]})
    table.me.activate("Alfred")
    table.me.choose("Gallatin")
    gallatin = table["Gallatin"].number
    assert table.seen_by("me")["card"][gallatin] == table.state.card[gallatin]
    assert table.seen_by("foe")["card"].count(table.state.card[gallatin]) == 0


@proves("VG-G48")
def test_vg_g48_a_superior_call_has_no_grade_limit_and_is_an_arrival() -> None:
    me = {"VC": "Trumpeter", "FL": "Alfred", "damage": "5/5", "deck": ["Blaster Blade"]}
    table = vanguard(me=me, foe={"FL": "Nehalem"})
    table.me.activate("Alfred")
    table.me.choose("any")
    table.me.choose("Blaster Blade")
    table.me.choose("BL")
    assert (table.asks, table.me.BL) == ("me may", ["Blaster Blade"])


@proves("VG-G48")
def test_vg_g48_a_superior_ride_leaves_the_ride_of_the_turn_alone() -> None:
    me = {"VC": "Gallatin", "drop": ["Monster Frank"], "damage": "3/3", "FL": "Marron"}
    table = vanguard(me=me)
    table.me.activate("Monster Frank")
    assert (table.me.VC, table.me.soul) == (["Monster Frank"], ["Knight of Silence, Gallatin"])
    assert not table["me VC"].resting


@proves("VG-G49", "barcgal")
@pytest.mark.parametrize(("rider", "asks"), [("Barcgal", "me may"), ("Wingal", "me may"), ("Bahr", "me main")])
def test_vg_g49_a_forerunner_answers_another_card_of_its_clan_a_second_copy_too(rider: str, asks: str) -> None:
    table = vanguard(me={"VC": "Barcgal", "hand": [rider]}, phase="ride")
    table.me.ride(f"{rider} in hand")
    assert table.asks == asks


@proves("VG-G49", "barcgal")
def test_vg_g49_the_forerunner_is_called_from_the_soul_to_any_circle() -> None:
    table = vanguard(me={"VC": "Barcgal", "hand": ["Wingal"]}, phase="ride")
    table.me.ride("Wingal")
    table.me.choose("yes")
    table.me.choose("BC")
    assert (table.me.BC, table.me.soul, table.asks) == (["Barcgal"], [], "me main")


@proves("VG-G49", "VG-G48")
def test_vg_g49_a_forerunner_answers_a_superior_ride_too() -> None:
    rides = act({"type": "superior-ride", "what": cards("you", "hand")})
    table = vanguard(me={"VC": "Barcgal", "FL": "Usher", "hand": ["Gallatin"]}, cards=[unit("Usher", rides)])
    table.me.activate("Usher")
    assert (table.me.VC, table.asks) == (["Knight of Silence, Gallatin"], "me may")


@proves("VG-G49", "brutal-jack")
def test_vg_g49_restraint_forbids_only_attacking() -> None:
    table = vanguard(me={"FL": "Brutal Jack"}, foe={"FL": "Brutal Jack", "hand": 1}, phase="battle")
    assert table.me.refused("attack", "me FL", target="foe VC") == [("attack.restraint", "VG-G49")]
    table.me.attack("me VC", target="foe VC")
    assert table.foe.can("intercept", "foe FL")


# Gained and lost


@proves("VG-G54", "dragonic-overlord")
def test_vg_g54_a_gained_ability_triggers_and_a_lost_skill_comes_back_with_the_next_turn() -> None:
    table = vanguard(me={"VC": "Overlord", "FL": "Bahr", "damage": "3/3"}, foe={"FL": "Bahr"})
    table.me.activate("Overlord")
    table.me.pass_()
    table.me.attack("Overlord", target="foe FL")
    assert not table["Overlord"].resting
    assert len(table.me.hand) == 1
    table.me.pass_()
    table.foe.pass_()
    table.foe.pass_()
    table.foe.pass_()
    table.me.pass_()
    table.me.pass_()
    drawn = len(table.me.hand)
    table.me.attack("Overlord", target="foe VC")
    table.foe.pass_()
    assert len(table.me.hand) == drawn + 2


@proves("VG-G55")
@pytest.mark.parametrize("way", ["hit", "replaced", "retired"])
def test_vg_g55_three_ways_from_a_rear_guard_circle_to_the_drop_zone(way: str) -> None:
    me = {"VC": "Nehalem", "FL": "Blightops", "hand": ["Marron"], "damage": "1/1", "BL": "Gallatin"}
    if way == "hit":
        table = vanguard(me={"VC": "Bors"}, foe=me | {"hand": 0}, phase="battle")
        table.me.attack("VC", target="foe FL")
        assert table.asks == "foe may"
        return
    cards_ = [unit("Boss", act({"type": "choose", "what": cards("you", "RC")}, {"type": "retire", "what": IT}))]
    table = vanguard(me=me | {"BR": "Boss"}, cards=cards_)
    if way == "replaced":
        table.me.call("Marron", circle="FL")
    else:
        table.me.activate("Boss")
        table.me.choose("Blightops")
    assert table.asks == "me may"


@proves("VG-G52")
def test_vg_g52_another_effect_may_stand_a_unit_that_stays_resting() -> None:
    held = {"card": "Wingal", "resting": True, "stays_resting": True}
    does = act({"type": "stand-up", "what": cards("you", "RC")})
    table = vanguard(me={"FL": "Drummer", "BL": held}, cards=[unit("Drummer", does)])
    table.me.activate("Drummer")
    assert not table["Wingal"].resting
    assert table["Wingal"].stays_resting


@proves("VG-G55", "assault-dragon-blightops")
def test_vg_g55_an_interceptor_does_not_go_from_a_rear_guard_circle() -> None:
    foe = {"VC": "Nehalem", "FL": "Blightops", "damage": "1/1"}
    table = vanguard(me={"VC": "Bors"}, foe=foe, phase="battle")
    table.me.attack("VC", target="foe VC")
    table.foe.intercept("Blightops")
    assert (table.asks, table.foe.drop) == ("me battle", ["Assault Dragon, Blightops"])


@proves("VG-G56")
def test_vg_g56_a_declined_question_about_a_hidden_card_leaves_no_trace() -> None:
    me = {"VC": "Berserk Dragon", "hand": ["Yaksha", "Berserk Dragon"], "damage": "2/2"}
    table = vanguard(me=me, foe={"FL": "Bahr"})
    table.me.call("Berserk Dragon", circle="FL")
    table.me.choose("yes")
    assert table.asks == "me may"
    assert table.seen_by("foe")["decision"]["kind"] == "deciding"
    assert table.me.choose("no") == []
