"""The field and who sees what (VG-3, VG-4, VG-11)."""

from rules import catalogues
from rules.kernel.state import HIDDEN
from rules.kernel.views import view
from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import vanguard

CARDS = catalogues.load("vanguard").cards


def sees(table: PlayedTable, side: str, text: str) -> bool:
    """Whether a seat knows which card this is."""
    card = table[text].number
    seen = view(table.state, table.table.seat(side))
    return seen.zone[card] == table.state.zone[card] and seen.card[card] == table.state.card[card] != HIDDEN


@proves("VG-3.1", "VG-11.11")
def test_vg_3_1_nobody_sees_the_deck_but_both_know_how_many_cards_it_has() -> None:
    one = vanguard(me={"deck": {"cards": ["Wingal", "Marron"], "count": 2}})
    other = vanguard(me={"deck": {"cards": ["Marron", "Wingal"], "count": 2}})
    for side in ("me", "foe", None):
        assert one.seen_by(side)["zones"] == other.seen_by(side)["zones"]
        assert {one.seen_by(side)["card"][card] for card in one.state.zones[0]} == {HIDDEN}
    assert len(view(one.state, 1).zones[0]) == 2


@proves("VG-3.1", "VG-G12")
def test_vg_3_1_only_its_owner_sees_a_hand() -> None:
    table = vanguard(me={"hand": ["Wingal"]})
    assert sees(table, "me", "Wingal")
    assert not sees(table, "foe", "Wingal")
    assert len(table.seen_by("foe")["zones"][1]) == 1


@proves("VG-3.2", "VG-3.4")
def test_vg_3_2_drop_zone_and_soul_are_open_to_both() -> None:
    table = vanguard(me={"drop": ["Wingal"], "soul": ["Marron"]})
    assert all(sees(table, side, name) for side in ("me", "foe") for name in ("Wingal", "Marron"))


@proves("VG-3.2")
def test_vg_3_2_the_newest_card_lies_on_top_of_the_drop_zone() -> None:
    table = vanguard(me={"FL": "Marron", "hand": ["Wingal"], "drop": ["Bors"]})
    table.me.call("Wingal", circle="FL")
    assert table.me.drop == ["Knight of Conviction, Bors", "Little Sage, Marron"]


@proves("VG-3.3", "VG-G13", "VG-11.11")
def test_vg_g13_both_may_look_at_face_down_damage() -> None:
    table = vanguard(me={"damage": [{"card": "Wingal", "face_down": True}]})
    assert table["Wingal"].face_down
    assert sees(table, "me", "Wingal") and sees(table, "foe", "Wingal")


@proves("VG-3.4", "VG-3.9", "VG-7.4.3")
def test_vg_3_9_the_vanguard_is_no_part_of_the_soul() -> None:
    table = vanguard(me={"VC": "Marron", "hand": ["Gallatin"]}, phase="ride")
    table.me.ride("Gallatin")
    assert (table.me.VC, table.me.soul) == (["Knight of Silence, Gallatin"], ["Little Sage, Marron"])


@proves("VG-3.5", "VG-G17")
def test_vg_3_5_rear_guards_have_no_soul() -> None:
    table = vanguard(me={"FL": "Marron", "hand": ["Wingal"]})
    table.me.call("Wingal", circle="FL")
    assert (table.me.FL, table.me.soul) == (["Wingal"], [])
    assert table.me.drop == ["Little Sage, Marron"]


@proves("VG-3.6", "VG-11.11")
def test_vg_3_6_guardians_lie_open_on_their_circle_until_the_battle_closes() -> None:
    table = vanguard(me={"VC": "Bors"}, foe={"hand": ["Wingal", "Marron"]}, phase="battle")
    table.me.attack("VC", target="VC")
    table.foe.guard("Wingal")
    assert table.foe.GC == ["Wingal"]
    assert sees(table, "me", "Wingal in GC")
    table.foe.pass_()
    assert (table.foe.GC, table.foe.drop) == ([], ["Wingal"])


@proves("VG-G10")
def test_vg_g10_a_checked_card_is_neither_in_hand_nor_damage() -> None:
    table = vanguard(me={"VC": "Bors", "FL": "Wingal", "hand": 3, "damage": 2, "deck": ["Epona"]}, phase="battle")
    table.me.attack("VC", target="VC")
    table.me.choose("no")
    assert table.asks == "me trigger-power"
    assert table.me.check == ["Bringer of Good Luck, Epona"]
    assert (len(table.me.hand), len(table.me.damage)) == (3, 2)
    assert sees(table, "foe", "Epona in check")


@proves("VG-G9", "VG-G51", "wyvern-strike-tejas")
def test_vg_g9_own_left_faces_the_opponents_right() -> None:
    table = vanguard(me={"FL": "Tejas"}, foe={"BL": "Wingal", "BC": "Wingal", "BR": "Marron"}, phase="battle")
    assert table.me.can("attack", "FL", target="foe BR")
    assert not table.me.can("attack", "FL", target="foe BL")
    assert not table.me.can("attack", "FL", target="foe BC")


@proves("VG-4.3")
def test_vg_4_3_triggers_are_printed_on_grade_0_alone() -> None:
    triggers = [card for card in CARDS if card.word("trigger")]
    assert len(triggers) == 18
    assert {card.number("grade") for card in triggers} == {0}


@proves("VG-8.6")
def test_vg_8_6_classic_has_four_kinds_of_trigger() -> None:
    assert {card.word("trigger") for card in CARDS} == {None, "heal", "critical", "draw", "stand"}


@proves("VG-1.6")
def test_vg_1_6_the_pool_is_94_cards_in_124_printings() -> None:
    assert (len(CARDS), sum(len(card.printings) for card in CARDS)) == (94, 124)


@proves("VG-4.5", "VG-4.6", "VG-4.7")
def test_vg_4_5_the_printed_skill_goes_with_the_grade() -> None:
    skills = {(card.number("grade"), card.word("skill")) for card in CARDS}
    assert skills == {(0, "boost"), (1, "boost"), (2, "intercept"), (3, "twin_drive")}


@proves("VG-4.2", "VG-7.7.3")
def test_vg_4_2_grade_3_has_no_shield() -> None:
    assert {card.number("shield") or 0 for card in CARDS if card.number("grade") == 3} == {0}
