"""Costs, waiting abilities, effects and their durations (VG-9, VG-10, VG-G41 to VG-G55)."""

from functools import partial
from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene

vanguard = partial(scene, "vanguard")

STRONG = "power +50000 until turn"
IT = {"type": "bound", "slot": "it"}
THIS = {"type": "this"}


def unit(name: str, *abilities: dict[str, Any], **printed: Any) -> dict[str, Any]:
    """A test card, a grade 2 unit where nothing else is said."""
    return {"name": name, "grade": 2, "power": 10000, "skill": "intercept", "abilities": list(abilities)} | printed


def when(on: dict[str, Any], *do: dict[str, Any], zones: tuple[str, ...] = ("VC", "RC"), **more: Any) -> dict[str, Any]:
    return {"type": "when", "on": on, "zones": list(zones), "do": list(do)} | more


def act(*do: dict[str, Any], cost: tuple[dict[str, Any], ...] = (), **more: Any) -> dict[str, Any]:
    return {"type": "act", "zones": ["VC", "RC"], "do": list(do), "cost": list(cost)} | more


def cards(of: str, *zones: str, tests: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    return {"type": "cards", "of": of, "zones": list(zones), "tests": list(tests)}


def counter_blast(count: int) -> dict[str, Any]:
    return {"type": "counter-blast", "count": count}


def gains(amount: int, until: str = "turn") -> dict[str, Any]:
    return {"type": "change", "what": THIS, "stat": "power", "amount": amount, "until": until}


DRAWS = {"type": "draw", "count": 1}


# Costs


@proves("VG-9.1", "VG-11.7", "VG-G41")
def test_vg_9_1_counter_blast_turns_face_up_damage_down() -> None:
    table = vanguard(me={"VC": "Overlord", "damage": "5/3"})
    events = table.me.activate("Overlord")
    assert [card.face_down for card in table.cards("me damage")] == [True] * 5
    assert [event.rule for event in events if type(event).__name__ == "Turned"] == ["VG-9.1"] * 3


@proves("VG-9.2")
def test_vg_9_2_soul_blast_puts_soul_cards_into_the_drop_zone() -> None:
    table = vanguard(me={"VC": "Marron", "FL": "Brakki", "soul": ["Wingal"]}, phase="battle")
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    assert (table.me.soul, table.me.drop) == ([], ["Wingal"])


@proves("VG-9.3", "VG-G41", "VG-G46", "clay-doll-mechanic")
@pytest.mark.parametrize(("damage", "face_up"), [("4/1", 2), ("4/3", 4), ("4/4", 4), (0, 0)])
def test_vg_9_3_counter_charge_turns_up_as_many_as_there_are(damage: Any, face_up: int) -> None:
    table = vanguard(me={"VC": "Brutal Jack", "hand": ["Clay-doll"], "damage": damage})
    table.me.call("Clay-doll", circle="FL")
    if table.asks == "me choose":
        assert all(card.face_down for card in table.offered)
        table.me.choose("first Filler in damage")
    assert sum(not card.face_down for card in table.cards("me damage")) == face_up
    assert table.asks == "me main"


@proves("VG-9.4")
def test_vg_9_4_soul_charge_takes_the_top_cards_of_the_deck() -> None:
    table = vanguard(me={"VC": "Vortex Dragon", "deck": ["Marron", "Wingal"]}, phase="ride")
    table.me.pass_()
    assert (table.me.soul, table.me.deck[0]) == (["Little Sage, Marron"], "Wingal")


@proves("VG-G41")
@pytest.mark.parametrize(("damage", "asks"), [("4/3", "me main"), ("4/4", "me cost")])
def test_vg_g41_a_cost_with_exactly_as_many_cards_is_not_asked(damage: str, asks: str) -> None:
    table = vanguard(me={"VC": "Overlord", "damage": damage})
    table.me.activate("Overlord")
    assert table.asks == asks


@proves("VG-G41")
def test_vg_g41_the_owner_picks_the_cards_that_pay() -> None:
    table = vanguard(me={"VC": "Gancelot", "damage": ["Wingal", "Marron", "Flogal"], "soul": ["Blaster Blade"]})
    table.me.activate("Gancelot in VC")
    table.me.choose("Wingal", "Flogal")
    assert [table[name].face_down for name in ("Wingal", "Marron", "Flogal")] == [True, False, True]


@proves("VG-G41")
def test_vg_g41_who_backs_out_before_paying_has_paid_nothing() -> None:
    table = vanguard(me={"FL": "Lien", "hand": ["Wingal", "Marron"]})
    table.me.activate("Lien")
    assert table.asks == "me cost"
    table.me.back()
    assert (table.asks, table["Lien"].resting, len(table.me.hand)) == ("me main", False, 2)
    assert table.me.can("activate", "Lien")


@proves("VG-G41", "VG-10.1")
@pytest.mark.parametrize(
    "me",
    [
        {"FL": "Lien", "hand": []},
        {"FL": {"card": "Lien", "resting": True}, "hand": 2},
    ],
    ids=["no card to discard", "resting"],
)
def test_vg_g41_an_act_that_cannot_be_paid_whole_is_unavailable(me: dict[str, Any]) -> None:
    table = vanguard(me=me)
    assert table.me.refused("activate", "Lien") == [("act.cost", "VG-G41")]
    assert "Lien" not in " ".join(table.me.actions())


@proves("VG-G41", "VG-G43")
@pytest.mark.parametrize(("damage", "asks"), [("3/1", "me battle"), ("3/2", "me may")])
def test_vg_g41_an_auto_that_cannot_be_paid_declines_without_a_question(damage: str, asks: str) -> None:
    libra = {"card": "Libra", "changes": [STRONG]}
    table = vanguard(me={"VC": "Amaterasu", "FL": libra, "damage": damage}, phase="battle")
    table.me.attack("FL", target="VC")
    assert table.asks == asks


@proves("VG-G41")
def test_vg_g41_backing_out_of_an_autos_cost_declines_it() -> None:
    libra = {"card": "Libra", "changes": [STRONG]}
    table = vanguard(me={"VC": "Amaterasu", "FL": libra, "damage": "3/3"}, phase="battle")
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    table.me.back()
    assert (table.asks, table.me.hand) == ("me battle", [])
    assert not any(card.face_down for card in table.cards("me damage"))


# ACT, CONT, AUTO


@proves("VG-10.1", "VG-7.6.3")
def test_vg_10_1_act_abilities_are_used_as_often_as_they_are_paid() -> None:
    table = vanguard(me={"FL": "Brutal Jack", "damage": "2/2"})
    table.me.activate("Brutal Jack")
    table.me.choose("any")
    table.me.activate("Brutal Jack")
    assert table.me.refused("activate", "Brutal Jack") == [("act.cost", "VG-G41")]


@proves("VG-10.1")
@pytest.mark.parametrize("phase", ["ride", "battle"])
def test_vg_10_1_act_abilities_belong_to_main(phase: str) -> None:
    table = vanguard(me={"FL": "Lien", "hand": 1}, phase=phase)
    assert table.me.refused("activate", "Lien") == [("phase.wrong", "VG-10.1")]


@proves("VG-10.1")
@pytest.mark.parametrize(
    ("card", "ability", "code"),
    [
        ("me Lien", "0", None),
        ("Barcgal in soul", "1", "act.zone"),
        ("Barcgal in soul", "0", "act.not_act"),
        ("me Lien", "1", "act.none"),
        ("me Wingal", "0", "act.not_act"),
        ("foe Lien", "0", "act.not_yours"),
    ],
)
def test_vg_10_1_why_an_ability_cannot_be_used(card: str, ability: str, code: str | None) -> None:
    table = vanguard(me={"FL": "Lien", "BL": "Wingal", "soul": ["Barcgal"], "hand": 1}, foe={"FL": "Lien"})
    assert table.me.refused("activate", card, ability=ability) == ([(code, "VG-10.1")] if code else [])


@proves("VG-10.1")
def test_vg_10_1_a_card_that_its_player_cannot_see_offers_nothing() -> None:
    table = vanguard(me={"deck": ["Lien"]})
    assert table.me.refused("activate", "me Lien in deck") == [("act.not_yours", "VG-10.1")]


@proves("VG-10.2", "VG-G43", "VG-G45")
def test_vg_10_2_what_always_holds_is_computed_when_it_is_read() -> None:
    table = vanguard(me={"VC": "Alfred", "hand": ["Wingal", "Nehalem"]})
    assert table["Alfred"].power == 10000
    table.me.call("Wingal", circle="FL")
    assert table["Alfred"].power == 12000
    table.me.call("Nehalem", circle="FR")
    assert table["Alfred"].power == 12000
    table.me.pass_()
    table.me.pass_()
    assert table["Alfred"].power == 10000


def banner(**said: Any) -> dict[str, Any]:
    """A test card whose other rear-guards have more power, or what else is said."""
    others = cards("you", "RC", tests=({"type": "another"},))
    holds = {"type": "cont", "zones": ["RC"], "stat": "power", "amount": 1000, "to": others} | said
    return unit("Banner", holds)


@proves("VG-10.2", "VG-G45")
def test_vg_10_2_a_card_may_change_others_as_long_as_it_is_in_its_zone() -> None:
    me = {"FL": "Banner", "FR": "Wingal", "BL": "Marron", "hand": ["Flogal"]}
    table = vanguard(me=me, foe={"FL": "Bahr"}, cards=[banner()])
    assert [table[name].power for name in ("Banner", "Wingal", "Marron", "Bahr")] == [10000, 7000, 9000, 8000]
    table.me.call("Flogal", circle="FL")
    assert [table[name].power for name in ("Wingal", "Marron", "Flogal")] == [6000, 8000, 5000]


@proves("VG-10.2")
@pytest.mark.parametrize(("foe", "asks"), [({"FL": "Bahr"}, "me boost"), ({"VC": "Bahr"}, "foe guard")])
def test_vg_10_2_a_skill_holds_only_while_its_condition_does(foe: dict[str, Any], asks: str) -> None:
    gives = banner(stat="boost", amount=1, condition={"type": "exists", "what": cards("foe", "RC")})
    me = {"FL": "Gallatin", "BL": "Gallatin", "BR": "Banner"}
    table = vanguard(me=me, foe={"hand": 1} | foe, phase="battle", cards=[gives])
    table.me.attack("me FL", target="foe VC")
    assert table.asks == asks


@proves("VG-10.3", "VG-7.6.3")
def test_vg_10_3_an_auto_happens_by_itself_and_cites_that() -> None:
    table = vanguard(me={"VC": "Tyrant Deathrex"}, phase="battle")
    events = table.me.attack("VC", target="VC")
    used, _ = (event for event in events if type(event).__name__ == "AbilityUsed")
    assert (used.card, used.ability, used.rule) == (table["Deathrex"].number, 0, "VG-10.3")
    (changed,) = (event for event in events if type(event).__name__ == "Changed")
    assert (changed.amount, changed.rule) == (5000, "VG-10.3")


@proves("VG-10.1")
def test_vg_10_1_what_an_act_does_cites_that_it_was_used() -> None:
    table = vanguard(me={"FL": "Lien", "hand": 1, "deck": ["Wingal"]})
    events = table.me.activate("Lien")
    assert [event.rule for event in events if type(event).__name__ in ("AbilityUsed", "Drawn")] == ["VG-10.1"] * 2


@proves("VG-G43")
def test_vg_g43_the_if_of_an_act_is_tested_after_its_cost_which_stays_paid() -> None:
    table = vanguard(me={"VC": "Gancelot", "damage": "2/2"})
    table.me.activate("Gancelot")
    assert table["Gancelot"].power == 9000
    assert all(card.face_down for card in table.cards("me damage"))


@proves("VG-G43")
def test_vg_g43_the_if_of_an_auto_is_tested_before_anything_is_asked() -> None:
    table = vanguard(me={"VC": "Nehalem", "hand": ["Blaster Blade"], "damage": "2/2"}, foe={"FL": "Nehalem"})
    table.me.call("Blaster Blade", circle="FL")
    assert table.asks == "me main"


@proves("VG-G43", "demonic-dragon-madonna-joka")
def test_vg_g43_one_event_is_one_trigger() -> None:
    me = {"VC": "Vortex Dragon", "FL": "Joka", "soul": 8, "damage": "5/5"}
    table = vanguard(me=me, foe={"FL": "Bahr", "FR": "Bahr", "BC": "Bahr"})
    table.me.activate("Vortex Dragon", ability="1")
    table.me.choose("foe FL", "foe FR")
    while table.asks == "me order":
        table.me.choose("any")
    assert table["Joka"].power == 12000


@proves("VG-G43", "VG-G55", "assault-dragon-blightops")
def test_vg_g43_an_ability_resolves_although_its_card_has_gone() -> None:
    table = vanguard(me={"FL": "Blightops", "hand": ["Wingal"], "damage": "1/1", "deck": ["Shieldon"]})
    table.me.call("Wingal", circle="FL")
    assert table.asks == "me may"
    table.me.choose("yes")
    table.me.choose("Shieldon")
    assert table.me.hand == ["Ironclad Dragon, Shieldon"]


# Check timing


def both_wait() -> PlayedTable:
    """My Blaster Blade has retired their Blightops; my Joka waits and so does Blightops."""
    me = {"VC": "Gallatin", "FL": "Joka", "BL": "Rakshasa", "hand": ["Blaster Blade"], "damage": "2/2"}
    table = vanguard(me=me, foe={"FL": "Blightops", "damage": "1/1"})
    table.me.call("Blaster Blade", circle="FR")
    table.me.choose("yes")
    return table


@proves("VG-G42", "VG-10.4")
def test_vg_g42_the_turn_players_abilities_come_first_in_the_order_of_their_owner() -> None:
    table = both_wait()
    assert table.asks == "me order"
    assert table.options == ["Demonic Dragon Madonna, Joka", "Demonic Dragon Mage, Rakshasa"]
    table.me.choose("Joka")
    assert (table["Joka"].power, table["Rakshasa"].power) == (9000, 6000)
    assert table.asks == "foe may"


@proves("VG-G42", "VG-10.4")
def test_vg_g42_the_last_waiting_ability_is_not_asked_for() -> None:
    table = both_wait()
    table.me.choose("Rakshasa")
    used = [table.state.name(event.card) for event in table.events("ability-used")]
    assert used == ["Blaster Blade", "Demonic Dragon Mage, Rakshasa", "Demonic Dragon Madonna, Joka"]


@proves("VG-G42")
def test_vg_g42_an_ability_that_triggers_meanwhile_joins_the_queue() -> None:
    arrives = {"type": "arrives", "on": ["RC"]}
    first = unit("First", when(arrives, {"type": "retire", "what": cards("foe", "RC")}))
    table = vanguard(me={"FL": "Joka", "hand": ["First"]}, foe={"BL": "Bahr"}, cards=[first], turn=4)
    table.me.call("First", circle="FR")
    assert table["Joka"].power == 9000
    assert [event.card for event in table.events("ability-used")] == [table["First"].number, table["Joka"].number]


@proves("VG-G42", "VG-G30")
def test_vg_g30_abilities_of_the_beginning_main_phase_come_before_the_first_action() -> None:
    table = vanguard(me={"VC": "Amaterasu"}, phase="ride")
    table.me.pass_()
    assert table.asks == "me top-or-bottom"


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
