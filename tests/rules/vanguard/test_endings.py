"""How a match ends: six damage, an empty deck, no vanguard, conceding (VG-6)."""

from typing import Any

import pytest

from rules.kernel import engine
from rules.kernel.answers import Concede
from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import battle, vanguard, with_power

BY_CHECK_TIMING = {"deck_out": "check-timing"}


def only(*cards: str) -> dict[str, Any]:
    """A deck of these cards and no other."""
    return {"cards": list(cards), "count": len(cards)}


def damaged(critical: int, foe: dict[str, Any], me: dict[str, Any] | None = None, **said: Any) -> PlayedTable:
    """A rear-guard of mine hits the opponent's Kagero vanguard."""
    striker = with_power("Gallatin", critical=critical - 1)
    table = battle({"FL": striker} | (me or {}), {"VC": "Nehalem"} | foe, **said)
    table.me.attack("FL", target="foe VC")
    return table


# Six damage


@proves("VG-6.1", "VG-11.6", "VG-3.3", "VG-R12")
@pytest.mark.parametrize(("damage", "outcome"), [(4, None), (5, ("me", "VG-6.1"))])
def test_vg_6_1_the_sixth_damage_loses_the_fifth_does_not(damage: int, outcome: tuple[str, str] | None) -> None:
    assert damaged(1, {"damage": damage}).outcome == outcome


@proves("VG-R4", "VG-G38")
@pytest.mark.parametrize(("value", "damage"), [("after-abilities", 7), ("each-card", 6)])
def test_vg_r4_the_damage_of_a_hit_is_dealt_to_its_end_or_up_to_the_sixth(value: str, damage: int) -> None:
    table = damaged(3, {"damage": 4}, values={"sixth_damage": value})
    assert (table.outcome, len(table.foe.damage)) == (("me", "VG-6.1"), damage)


@proves("VG-6.1", "VG-G38", "VG-R4")
@pytest.mark.parametrize(("value", "asks"), [("after-abilities", "me may"), ("each-card", None)])
def test_vg_r4_hit_abilities_come_before_the_defeat_or_not_at_all(value: str, asks: str | None) -> None:
    me = {"VC": "Amaterasu", "FL": with_power("Libra"), "damage": "2/2"}
    table = vanguard(me=me, foe={"damage": 5}, phase="battle", values={"sixth_damage": value})
    table.me.attack("FL", target="foe VC")
    assert table.asks == asks
    if asks:
        table.me.choose("yes")
        assert len(table.me.hand) == 1
    assert table.outcome == ("me", "VG-6.1")


@proves("VG-G38", "VG-8.2")
def test_vg_g38_a_heal_on_the_sixth_card_that_is_declined_loses() -> None:
    table = damaged(1, {"damage": 5, "deck": ["Genjo"]})
    table.foe.choose()
    assert table.outcome == ("me", "VG-6.1")


@proves("VG-G38", "VG-8.2")
def test_vg_g38_a_heal_that_is_used_on_the_sixth_card_keeps_five() -> None:
    table = damaged(1, {"damage": 5, "deck": ["Genjo"]})
    table.foe.choose("first Filler in damage")
    assert (len(table.foe.damage), table.outcome, table.asks) == (5, None, "me battle")


# An empty deck


@proves("VG-6.2", "VG-11.6", "VG-G37")
@pytest.mark.parametrize(("deck", "outcome"), [(2, None), (1, ("foe", "VG-6.2"))])
def test_vg_6_2_who_draws_the_last_card_loses(deck: int, outcome: tuple[str, str] | None) -> None:
    assert vanguard(me={"deck": only(*["Wingal"] * deck)}, phase="draw").outcome == outcome


@proves("VG-G37", "VG-G10", "VG-7.7.5")
def test_vg_g37_a_drive_check_of_the_last_card_loses_when_it_goes_to_the_hand() -> None:
    table = vanguard(me={"VC": "Gallatin", "FL": "Wingal", "deck": only("Epona")}, phase="battle")
    table.me.attack("VC", target="VC")
    assert (table.asks, table.outcome) == ("me trigger-power", None)
    table.me.choose("Wingal")
    table.me.choose("Wingal")
    assert (table.outcome, table.me.hand) == (("foe", "VG-6.2"), ["Bringer of Good Luck, Epona"])
    assert table.events("hit") == []


@proves("VG-G37", "VG-G10", "VG-8.4")
def test_vg_g37_a_draw_trigger_may_draw_the_last_card_while_its_own_is_turned_over() -> None:
    table = damaged(2, {"damage": 4, "deck": only("Monica", "Bahr")})
    assert table.outcome == ("me", "VG-6.2")
    assert (len(table.foe.damage), table.foe.hand) == (5, ["Embodiment of Armor, Bahr"])


@proves("VG-G37", "VG-7.7.7")
def test_vg_g37_damage_from_the_last_card_loses_before_it_counts_for_anything_else() -> None:
    table = damaged(3, {"damage": 3, "deck": only("Bahr", "Bahr")})
    assert (table.outcome, len(table.foe.damage)) == (("me", "VG-6.2"), 5)


@proves("VG-G37", "VG-9.4")
def test_vg_g37_a_soul_charge_of_the_last_card_loses_and_the_rest_does_not_happen() -> None:
    table = vanguard(me={"VC": "Vortex Dragon", "deck": only("Wingal", "Marron")}, phase="draw")
    table.me.pass_()
    assert (table.outcome, table["me VC"].power) == (("foe", "VG-6.2"), 10000)


@proves("VG-G37")
def test_vg_g37_cards_put_into_the_drop_zone_from_the_deck_lose_too() -> None:
    table = vanguard(me={"BL": "Guiding Zombie", "deck": only("Wingal", "Marron", "Bors")})
    table.me.activate("Guiding Zombie", ability="1")
    assert (table.outcome, len(table.me.drop)) == (("foe", "VG-6.2"), 3)


@proves("VG-G37", "VG-G48")
def test_vg_g37_the_last_card_called_from_the_deck_loses() -> None:
    table = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": only("Marron")})
    table.me.activate("Alfred")
    table.me.choose("Marron")
    table.me.choose("FL")
    assert table.outcome == ("foe", "VG-6.2")
    assert table.events("shuffled") == []


@proves("VG-G37", "VG-G47")
def test_vg_g37_looking_at_and_shuffling_the_deck_moves_nothing() -> None:
    table = vanguard(me={"VC": "Alfred", "damage": "3/3", "deck": only("Marron")})
    table.me.activate("Alfred")
    table.me.choose()
    assert (table.outcome, table.asks) == (None, "me main")


@proves("VG-G37", "oracle-guardian-apollon")
@pytest.mark.parametrize(("values", "outcome"), [({}, ("foe", "VG-6.2")), (BY_CHECK_TIMING, None)])
def test_vg_r3_apollon_draws_the_last_cards_and_puts_one_back(values: dict[str, str], outcome: Any) -> None:
    me = {"VC": with_power("Apollon"), "damage": "2/2", "deck": only(*["Wingal"] * 4)}
    table = vanguard(me=me, phase="battle", values=values)
    table.me.attack("VC", target="VC")
    table.me.choose("yes")
    if outcome is None:
        table.me.choose("first Wingal in hand")
        assert len(table.me.deck) == 1
    assert table.outcome == outcome


@proves("VG-R3", "VG-G37")
def test_vg_r3_check_timing_looks_at_the_deck_when_abilities_are_settled() -> None:
    table = vanguard(me={"deck": only("Wingal")}, phase="draw", values=BY_CHECK_TIMING)
    assert table.outcome == ("foe", "VG-6.2")


@proves("VG-R3", "VG-G37")
def test_vg_r3_check_timing_lets_a_check_with_an_empty_deck_turn_nothing_over() -> None:
    table = damaged(3, {"deck": only("Bahr")}, values=BY_CHECK_TIMING)
    assert (len(table.foe.damage), table.outcome) == (1, ("me", "VG-6.2"))


@proves("VG-G40", "VG-R3")
def test_vg_g40_with_check_timing_two_empty_decks_are_a_draw() -> None:
    table = vanguard(me={"deck": 0}, foe={"deck": 0}, values=BY_CHECK_TIMING)
    assert table.outcome == ("nobody", "VG-G40")


# No vanguard, and giving up


@proves("VG-6.3", "VG-G39")
def test_vg_6_3_without_vanguard_and_soul_the_match_is_lost() -> None:
    assert vanguard(me={"VC": 0}).outcome == ("foe", "VG-6.3")


@proves("VG-G39", "VG-6.3")
def test_vg_g39_a_lost_vanguard_comes_from_the_soul_whatever_its_grade() -> None:
    table = vanguard(me={"VC": 0, "soul": ["Flogal", "Bors"]})
    assert (table.asks, table.options) == ("me restore", ["Flogal", "Knight of Conviction, Bors"])
    table.me.choose("Bors")
    assert (table.me.VC, table.me.soul, table.asks) == (["Knight of Conviction, Bors"], ["Flogal"], "me main")
    assert not table["me VC"].resting


@proves("VG-G39", "VG-G46")
def test_vg_g39_the_only_soul_card_is_ridden_without_a_question() -> None:
    table = vanguard(me={"VC": 0, "soul": ["Flogal"]})
    assert (table.me.VC, table.asks) == (["Flogal"], "me main")


@proves("VG-G40")
def test_vg_g40_both_without_vanguard_and_soul_is_a_draw() -> None:
    table = vanguard(me={"VC": 0}, foe={"VC": 0})
    assert table.outcome == ("nobody", "VG-G40")


@proves("VG-G40")
@pytest.mark.parametrize("side", ["me", "foe"])
def test_vg_g40_conceding_is_always_possible_in_the_others_turn_and_question_too(side: str) -> None:
    table = vanguard(me={"VC": "Bors", "damage": "1/1"}, phase="battle")
    table.me.attack("VC", target="VC")
    assert table.asks == "me may"
    getattr(table, side).concede()
    assert table.outcome == ({"me": "foe", "foe": "me"}[side], "VG-G40")


@proves("VG-G40")
def test_vg_g40_nothing_more_is_done_in_a_match_that_is_over() -> None:
    table = vanguard(me={"hand": ["Wingal"]})
    table.me.concede()
    refusals = engine.why_not(table.state, 1, Concede())
    assert [(each.code, each.rule) for each in refusals] == [("match.over", "VG-G40")]
    assert engine.legal_actions(table.state, 0) == []
