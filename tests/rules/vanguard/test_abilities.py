"""ACT, CONT and AUTO, and the check timing at which they wait for each other (VG-10, VG-G42, VG-G43)."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import cards, unit, vanguard, when


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
