"""What abilities cost (VG-9, VG-G41)."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.vanguard import vanguard, with_power


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
    table = vanguard(me={"VC": "Amaterasu", "FL": with_power("Libra"), "damage": damage}, phase="battle")
    table.me.attack("FL", target="VC")
    assert table.asks == asks


@proves("VG-G41")
def test_vg_g41_backing_out_of_an_autos_cost_declines_it() -> None:
    table = vanguard(me={"VC": "Amaterasu", "FL": with_power("Libra"), "damage": "3/3"}, phase="battle")
    table.me.attack("FL", target="VC")
    table.me.choose("yes")
    table.me.back()
    assert (table.asks, table.me.hand) == ("me battle", [])
    assert not any(card.face_down for card in table.cards("me damage"))
