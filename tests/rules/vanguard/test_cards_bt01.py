"""What the cards of BT01 do, each with the case just outside."""

from functools import partial
from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene

vanguard = partial(scene, "vanguard")


def with_power(name: str, power: int = 50000, **said: Any) -> dict[str, Any]:
    """A unit that this turn has so much more power."""
    return {"card": name, "changes": [f"power +{power} until turn"]} | said


def resting(name: str) -> dict[str, Any]:
    return {"card": name, "resting": True}


def battle(me: dict[str, Any], foe: dict[str, Any] | None = None) -> PlayedTable:
    return vanguard(me=me, foe=foe or {}, phase="battle")


def attacking(circle: str, me: dict[str, Any], foe: dict[str, Any] | None = None, boost: str = "") -> PlayedTable:
    """My unit of this circle attacks their vanguard, boosted or not as `boost` says, "" where nobody could."""
    table = battle(me, foe)
    table.me.attack(circle, target="foe VC")
    if boost:
        table.me.choose(boost)
    return table


def calling(name: str, me: dict[str, Any], foe: dict[str, Any] | None = None, circle: str = "FL") -> PlayedTable:
    """I call this card from the hand."""
    table = vanguard(me={"hand": [name]} | me, foe=foe or {})
    table.me.call(f"{name} in hand", circle=circle)
    return table


def riding(name: str, me: dict[str, Any], foe: dict[str, Any] | None = None) -> PlayedTable:
    """I ride this card from the hand."""
    table = vanguard(me={"hand": [name]} | me, foe=foe or {}, phase="ride")
    table.me.ride(f"{name} in hand")
    return table


def beginning_main(me: dict[str, Any]) -> PlayedTable:
    """I have not ridden, and my main phase begins."""
    table = vanguard(me=me, phase="ride")
    table.me.pass_()
    return table


def face_up(table: PlayedTable, side: str = "me") -> int:
    return sum(not card.face_down for card in table.cards(f"{side} damage"))


# Royal Paladin


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


# Kagero


@proves("dragonic-overlord", "asura-kaiser", "juggernaut-maximum")
@pytest.mark.parametrize(
    ("name", "fellow"), [("Overlord", "Bahr"), ("Asura", "Tough Boy"), ("Juggernaut", "Wonder Boy")]
)
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_alone_of_its_clan_it_has_2000_less_in_both_turns(name: str, fellow: str, circle: str) -> None:
    for side in ("me", "foe"):
        assert vanguard(**{side: {circle: name}})[name].power == 9000
        assert vanguard(**{side: {circle: name, "soul": [fellow], "BR": "Marron"}})[name].power == 9000
        assert vanguard(**{side: {circle: name, "BR": fellow}})[name].power == 11000


@proves("dragonic-overlord")
def test_overlord_for_three_counter_blasts_stands_after_hitting_rear_guards_and_drives_once() -> None:
    table = vanguard(me={"VC": "Overlord", "BC": "Bahr", "damage": "3/3"}, foe={"FL": "Bahr", "damage": 0})
    table.me.activate("Overlord")
    assert table["Overlord"].power == 16000
    table.me.pass_()
    table.me.attack("Overlord", target="foe FL")
    table.me.choose("no")
    assert (table["Overlord"].resting, len(table.me.hand)) == (False, 1)
    table.me.attack("Overlord", target="foe VC")
    table.me.choose("no")
    assert (table["Overlord"].resting, len(table.me.hand)) == (True, 2)


@proves("dragonic-overlord")
def test_overlord_does_not_stand_without_having_paid_nor_when_he_misses() -> None:
    unpaid = battle({"VC": "Overlord"}, {"FL": "Bahr"})
    unpaid.me.attack("Overlord", target="foe FL")
    assert (unpaid["Overlord"].resting, len(unpaid.me.hand)) == (True, 2)
    paid = vanguard(me={"FL": "Overlord", "damage": "3/3"}, foe={"FL": with_power("Bahr")})
    paid.me.activate("Overlord")
    paid.me.pass_()
    paid.me.attack("Overlord", target="foe FL")
    assert paid["Overlord"].resting


@proves("embodiment-of-victory-aleph")
@pytest.mark.parametrize("circle", ["VC", "FR"])
def test_victory_aleph_gains_power_and_critical_for_four_counter_blasts(circle: str) -> None:
    table = vanguard(me={circle: "Embodiment of Victory, Aleph", "damage": "5/4"})
    table.me.activate("Aleph")
    assert (table["Aleph"].power, table["Aleph"].critical, face_up(table)) == (13000, 2, 0)
    table.me.pass_()
    table.me.pass_()
    assert (table["Aleph"].power, table["Aleph"].critical) == (10000, 1)


ALEPH_SOUL = ["Dragon Knight, Aleph", "Embodiment of Armor, Bahr", "Embodiment of Spear, Tahr"]


@proves("embodiment-of-victory-aleph")
def test_victory_aleph_turns_all_damage_up_for_his_three_soul_cards() -> None:
    table = vanguard(me={"VC": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ["Gojo", *ALEPH_SOUL]})
    table.me.activate("Victory", ability="1")
    assert (face_up(table), table.me.soul, table.me.drop) == (5, ["Dragon Monk, Gojo"], ALEPH_SOUL)
    two = vanguard(me={"VC": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ALEPH_SOUL[:2]})
    assert two.me.refused("activate", "Victory", ability="1") == [("act.cost", "VG-G41")]
    rear = vanguard(me={"FL": "Embodiment of Victory, Aleph", "damage": "5/1", "soul": ALEPH_SOUL})
    assert rear.me.refused("activate", "Victory", ability="1") == [("act.zone", "VG-10.1")]


@proves("vortex-dragon")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_vortex_dragon_retires_up_to_three(circle: str) -> None:
    me = {circle: "Vortex Dragon", "soul": 8, "damage": "5/5"}
    foe = {"FL": "Bahr", "FR": "Bahr", "BL": "Gojo", "BC": "Gojo"}
    table = vanguard(me=me, foe=foe)
    table.me.activate("Vortex Dragon", ability="1")
    assert not table.me.can("choose", "foe FL", "foe FR", "foe BL", "foe BC")
    table.me.choose("foe FL", "foe FR", "foe BL")
    assert (len(table.foe.drop), table.foe.BC, face_up(table)) == (3, ["Dragon Monk, Gojo"], 0)
    assert vanguard(me=me | {"soul": 7}).me.refused("activate", "Vortex Dragon", ability="1")


DRAGON_KNIGHT = {
    "VC": "Dragon Knight, Aleph",
    "FL": "Embodiment of Armor, Bahr",
    "BR": "Embodiment of Spear, Tahr",
    "damage": "1/1",
    "deck": ["Embodiment of Victory, Aleph"],
}


@proves("dragon-knight-aleph")
def test_dragon_knight_aleph_becomes_the_embodiment_of_victory() -> None:
    table = vanguard(me=DRAGON_KNIGHT)
    table.me.activate("Dragon Knight, Aleph")
    table.me.choose("Embodiment of Victory, Aleph")
    assert (table.me.VC, sorted(table.me.soul)) == (["Embodiment of Victory, Aleph"], sorted(ALEPH_SOUL))
    assert not table["me VC"].resting


@proves("dragon-knight-aleph")
@pytest.mark.parametrize("missing", ["FL", "BR", "damage"])
def test_dragon_knight_aleph_needs_both_embodiments_and_a_counter_blast(missing: str) -> None:
    table = vanguard(me={key: value for key, value in DRAGON_KNIGHT.items() if key != missing})
    assert table.me.refused("activate", "Dragon Knight, Aleph") == [("act.cost", "VG-G41")]


@proves("lizard-soldier-conroe")
def test_conroe_retires_himself_for_a_kagero_of_grade_0_or_1() -> None:
    table = vanguard(me={"BL": "Conroe", "damage": "1/1", "deck": ["Nehalem", "Wingal", "Gojo", "Tahr"]})
    table.me.activate("Conroe", ability="1")
    assert (table.me.drop, face_up(table)) == (["Lizard Soldier, Conroe"], 0)
    assert sorted(table.options) == ["Dragon Monk, Gojo", "Embodiment of Spear, Tahr"]
    table.me.choose("Gojo")
    assert table.me.hand == ["Dragon Monk, Gojo"]
    assert vanguard(me={"BL": "Conroe", "damage": "1/0"}).me.refused("activate", "Conroe", ability="1")


# Oracle Think Tank


@proves("ceo-amaterasu")
def test_amaterasu_has_4000_more_with_four_cards_in_hand_in_her_own_turn() -> None:
    assert vanguard(me={"VC": "Amaterasu", "hand": 4})["Amaterasu"].power == 14000
    assert vanguard(me={"VC": "Amaterasu", "hand": 3})["Amaterasu"].power == 10000
    assert vanguard(foe={"VC": "Amaterasu", "hand": 4})["Amaterasu"].power == 10000
    assert vanguard(me={"FL": "Amaterasu", "hand": 4})["Amaterasu"].power == 10000


@proves("ceo-amaterasu", "VG-G45")
def test_amaterasu_counts_her_hand_anew_after_each_drive_check() -> None:
    table = attacking("VC", {"VC": "Amaterasu", "hand": 3, "deck": ["Marron", "Nike"], "FL": "Cocoa"})
    assert (table.asks, len(table.me.hand), table["Amaterasu"].power) == ("me trigger-power", 4, 14000)


@proves("ceo-amaterasu", "battle-sister-cocoa")
@pytest.mark.parametrize(("answer", "top"), [("top", "Marron"), ("bottom", "Bors")])
def test_looking_at_the_top_card_leaves_it_or_puts_it_on_the_bottom(answer: str, top: str) -> None:
    amaterasu = beginning_main({"VC": "Amaterasu", "deck": ["Wingal", "Marron", "Bors"]})
    cocoa = calling("Cocoa", {"VC": "Libra", "deck": ["Marron", "Bors"]})
    assert amaterasu.me.soul == ["Wingal"]
    for table in (amaterasu, cocoa):
        (seen,) = table.state.decision.seen
        assert table.state.name(seen) == "Little Sage, Marron"
        table.me.choose(answer)
        assert top in table.me.deck[0]
        assert table.told_to("foe", "looked-at")[0]["card"] is None


@proves("battle-sister-cocoa")
def test_cocoa_looks_as_vanguard_too_but_only_under_an_oracle() -> None:
    assert riding("Cocoa", {"VC": "Lozenge"}).asks == "me order"
    assert riding("Cocoa", {"VC": "Nike"}).asks == "me top-or-bottom"
    assert calling("Cocoa", {"VC": "Nehalem"}).asks == "me main"


@proves("ceo-amaterasu")
def test_amaterasu_draws_up_to_five_for_a_megablast() -> None:
    me = {"VC": with_power("Amaterasu"), "soul": 8, "damage": "5/5"}
    table = attacking("VC", me)
    table.me.choose("yes")
    assert table.options == ["0", "1", "2", "3", "4", "5"]
    hand = len(table.me.hand)
    table.me.choose("3")
    assert len(table.me.hand) == hand + 3
    assert attacking("VC", me | {"soul": 7}).asks == "me battle"


@proves("maiden-of-libra")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_libra_draws_on_a_hit_under_an_oracle(circle: str) -> None:
    me = {"VC": "Wiseman", circle: with_power("Libra"), "damage": "2/2"}
    table = attacking(circle, me)
    hand = len(table.me.hand)
    table.me.choose("yes")
    assert (len(table.me.hand), face_up(table)) == (hand + 1, 0)
    assert attacking("FL", {"VC": "Nehalem", "FL": with_power("Libra"), "damage": "2/2"}).asks == "me battle"
    assert attacking("FL", {"VC": "Wiseman", "FL": "Libra", "damage": "2/2"}).asks == "me battle"


@proves("battle-sister-mocha")
def test_mocha_has_3000_more_with_four_cards_in_hand() -> None:
    assert attacking("FL", {"FL": "Mocha", "hand": 4}, {"hand": 1})["Mocha"].power == 11000
    assert attacking("FL", {"FL": "Mocha", "hand": 3}, {"hand": 1})["Mocha"].power == 8000


@proves("oracle-guardian-apollon")
def test_apollon_as_vanguard_draws_two_and_puts_one_back() -> None:
    me = {"VC": with_power("Apollon"), "damage": "2/2", "hand": ["Bors"]}
    table = attacking("VC", me)
    table.me.choose("yes")
    assert (table.asks, len(table.me.hand)) == ("me choose", 5)
    deck = len(table.me.deck)
    table.me.choose("Bors")
    assert (len(table.me.hand), len(table.me.deck)) == (4, deck + 1)
    assert table.told_to("foe", "put-back")[0]["card"] is None


@proves("oracle-guardian-apollon")
def test_apollon_as_rear_guard_draws_one() -> None:
    me = {"FL": with_power("Apollon"), "damage": "2/2", "hand": ["Bors"]}
    table = attacking("FL", me)
    table.me.choose("yes")
    assert (table.asks, len(table.me.hand)) == ("me battle", 2)
    assert attacking("FL", me | {"damage": "2/1"}).asks == "me battle"


@proves("lozenge-magus", "battleraizer")
@pytest.mark.parametrize("name", ["Lozenge", "Battleraizer"])
def test_boosting_gives_3000_more_and_ends_in_the_deck_with_the_turn(name: str) -> None:
    table = attacking("FL", {"FL": "Gallatin", "BL": name, "deck": 20}, {"hand": 1}, boost="yes")
    assert table["Gallatin"].power == 16000
    table.foe.pass_()
    assert len(table.me.BL) == 1
    table.me.pass_()
    assert (table.me.BL, len(table.me.deck)) == ([], 21)
    idle = attacking("FL", {"FL": "Gallatin", "BL": name}, boost="no")
    idle.me.pass_()
    assert len(idle.me.BL) == 1


@proves("weather-girl-milk")
def test_milk_boosts_an_oracle_vanguard_with_4000_more_at_four_cards() -> None:
    me = {"VC": "Wiseman", "BC": "Milk", "hand": 4}
    assert attacking("VC", me, {"hand": 1}, boost="yes")["Wiseman"].power == 20000
    assert attacking("VC", me | {"hand": 3}, {"hand": 1}, boost="yes")["Wiseman"].power == 16000
    assert attacking("VC", me | {"VC": "Nehalem"}, {"hand": 1}, boost="yes")["Nehalem"].power == 16000
    rear = attacking("FL", me | {"FL": "Wiseman", "BL": "Milk"}, {"hand": 1}, boost="yes")
    assert rear["me FL"].power == 16000


# Nova Grappler


@proves("asura-kaiser")
def test_asura_kaiser_stands_a_rear_guard_for_each_nova_grappler_of_grade_3() -> None:
    rear = {"FL": resting("Shout"), "FR": resting("Tough Boy")}
    table = attacking("VC", {"VC": "Asura", "deck": ["Mr. Invincible", "Asura"]} | rear)
    table.me.choose("Shout")
    assert (table.asks, table["Shout"].resting) == ("me choose", False)
    table.me.choose("Tough Boy")
    assert not table["Tough Boy"].resting
    for other in ("Bors", "King of Sword"):
        none = attacking("VC", {"VC": "Asura", "deck": [other, other]} | rear)
        assert none["Shout"].resting and none["Tough Boy"].resting
    as_rear_guard = attacking("VC", {"VC": "Goku", "FL": resting("Asura"), "deck": ["Asura"]})
    assert as_rear_guard["Asura in FL"].resting


@proves("mr-invincible")
def test_mr_invincible_charges_soul_and_turns_a_damage_up_as_main_begins() -> None:
    table = beginning_main({"VC": "Mr. Invincible", "damage": "3/2", "deck": ["Wingal"]})
    assert (table.me.soul, face_up(table), table.asks) == (["Wingal"], 3, "me main")
    nothing = beginning_main({"VC": "Mr. Invincible", "damage": "3/3"})
    assert (len(nothing.me.soul), nothing.asks) == (1, "me main")
    assert beginning_main({"FL": "Mr. Invincible", "damage": "3/2"}).me.soul == []


@proves("mr-invincible")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_mr_invincible_stands_all_own_units_for_a_megablast(circle: str) -> None:
    me = {circle: with_power("Mr. Invincible"), "FR": resting("Shout"), "soul": 8, "damage": "5/5"}
    table = attacking(circle, me, {"FL": resting("Bahr")})
    table.me.choose("yes")
    assert not any(table[place].resting for place in (f"me {circle}", "me FR", "me VC"))
    assert table["foe FL"].resting
    assert attacking(circle, me | {"soul": 7}).asks == "me battle"


@proves("brutal-jack")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_brutal_jack_attacks_for_a_counter_blast_only(circle: str) -> None:
    table = vanguard(me={circle: "Brutal Jack", "damage": "1/1"})
    table.me.activate("Brutal Jack")
    table.me.pass_()
    assert table.me.can("attack", "Brutal Jack", target="foe VC")
    held = battle({circle: "Brutal Jack", "damage": "1/1"})
    assert held.me.refused("attack", "Brutal Jack", target="foe VC") == [("attack.restraint", "VG-G49")]


@proves("brutal-jack")
def test_brutal_jack_as_vanguard_gains_5000_from_a_nova_grappler_booster() -> None:
    def boosted(circle: str, back: str, booster: str) -> int:
        table = vanguard(me={circle: "Brutal Jack", back: booster, "damage": "1/1"}, foe={"hand": 1})
        table.me.activate("Brutal Jack")
        table.me.pass_()
        table.me.attack("Brutal Jack", target="foe VC")
        table.me.choose("yes")
        return int(table["Brutal Jack"].power)

    assert boosted("VC", "BC", "Tough Boy") == 24000
    assert boosted("VC", "BC", "Marron") == 19000
    assert boosted("FL", "BL", "Tough Boy") == 19000


@proves("hungry-dumpty", "clay-doll-mechanic")
@pytest.mark.parametrize("name", ["Hungry Dumpty", "Clay-doll"])
def test_arriving_under_a_nova_grappler_turns_one_damage_up(name: str) -> None:
    assert face_up(calling(name, {"VC": "Brutal Jack", "damage": "2/1"})) == 2
    assert face_up(calling(name, {"VC": "Nehalem", "damage": "2/1"})) == 1
    assert calling(name, {"VC": "Brutal Jack", "damage": "2/2"}).asks == "me main"
    assert face_up(riding(name, {"VC": "Tough Boy", "damage": "2/1"})) == 1


# Spike Brothers


@proves("juggernaut-maximum", "highspeed-brakki")
@pytest.mark.parametrize(("name", "power"), [("Juggernaut", 16000), ("Brakki", 14000)])
def test_jumping_in_from_the_bench_and_back_into_the_deck(name: str, power: int) -> None:
    me = {"FL": name, "BR": "Wonder Boy", "soul": ["Wingal"], "deck": 20}
    table = attacking("FL", me, {"hand": 1})
    table.me.choose("yes")
    assert (table[name].power, table.me.drop, table.asks) == (power, ["Wingal"], "foe guard")
    table.foe.pass_()
    assert (table.me.FL, len(table.me.deck)) == ([], 21)
    declined = attacking("FL", me)
    declined.me.choose("no")
    assert len(declined.me.FL) == 1
    assert attacking("FL", me | {"soul": []}).asks == "me battle"


@proves("juggernaut-maximum", "highspeed-brakki")
@pytest.mark.parametrize("name", ["Juggernaut", "Brakki"])
def test_jumping_in_is_for_rear_guards(name: str) -> None:
    assert attacking("VC", {"VC": name, "soul": 1}).asks == "me battle"


@proves("redshoe-milly", "rock-the-wall")
@pytest.mark.parametrize("name", ["Redshoe, Milly", "Rock the Wall"])
def test_from_the_guardian_circle_into_the_soul(name: str) -> None:
    table = battle({"FL": "Gallatin"}, {"hand": [name]})
    table.me.attack("FL", target="foe VC")
    table.foe.guard(name)
    assert (table.foe.soul, table.foe.drop) == ([name], [])
    replaced = calling("Wingal", {"FL": name})
    assert (replaced.me.soul, replaced.me.drop) == ([], [name])


# Tachikaze


@proves("tyrant-deathrex")
def test_deathrex_has_5000_more_when_attacking_as_vanguard() -> None:
    assert attacking("VC", {"VC": "Deathrex"}, {"hand": 1})["Deathrex"].power == 15000
    assert attacking("FL", {"FL": "Deathrex"}, {"hand": 1})["Deathrex"].power == 10000


@proves("tyrant-deathrex")
def test_deathrex_eats_an_own_rear_guard_when_he_hits() -> None:
    table = attacking("VC", {"VC": "Deathrex", "FL": "Sonic Noa", "BR": "Shieldon"})
    assert (table.asks, table.options) == ("me choose", ["Sonic Noa", "Ironclad Dragon, Shieldon"])
    table.me.choose("Shieldon")
    assert table.me.drop == ["Ironclad Dragon, Shieldon"]
    missed = attacking("VC", {"VC": "Deathrex", "FL": "Sonic Noa"}, {"VC": with_power("Bors")})
    assert missed.me.FL == ["Sonic Noa"]


@proves("assault-dragon-blightops")
def test_blightops_fetches_shieldon_when_it_leaves_a_rear_guard_circle() -> None:
    me = {"FL": "Blightops", "damage": "1/1", "deck": ["Wingal", "Shieldon"]}
    table = calling("Marron", me)
    table.me.choose("yes")
    assert table.options == ["Ironclad Dragon, Shieldon"]
    table.me.choose("Shieldon")
    assert (table.me.hand, face_up(table)) == (["Ironclad Dragon, Shieldon"], 0)
    assert calling("Marron", me | {"damage": "1/0"}).asks == "me main"


# Nubatama


@proves("stealth-dragon-voidmaster", "stealth-dragon-dreadmaster")
@pytest.mark.parametrize(
    ("me", "boost"),
    [
        ({"VC": with_power("Voidmaster")}, ""),
        ({"VC": with_power("Chigasumi"), "BC": "Dreadmaster"}, "yes"),
    ],
    ids=["Voidmaster", "Dreadmaster"],
)
def test_with_fewer_cards_a_hit_lets_the_opponent_discard(me: dict[str, Any], boost: str) -> None:
    foe = {"hand": ["Bahr", "Gojo", "Nehalem", "Undeux"]}
    few = attacking("VC", me | {"damage": "1/1"}, foe, boost)
    few.foe.pass_()
    assert few.asks == "me may"
    few.me.choose("yes")
    assert (few.asks, len(few.options)) == ("foe choose", 4)
    few.foe.choose("Gojo")
    assert few.foe.drop == ["Dragon Monk, Gojo"]
    many = attacking("VC", me | {"damage": "1/1", "hand": 4}, foe, boost)
    many.foe.pass_()
    assert many.asks == "me battle"
    poor = attacking("VC", me | {"damage": "1/0"}, foe, boost)
    poor.foe.pass_()
    assert poor.asks == "me battle"


@proves("stealth-dragon-dreadmaster")
def test_dreadmaster_boosts_nubatama_units() -> None:
    me = {"FL": with_power("Gallatin"), "BL": "Dreadmaster", "damage": "1/1"}
    table = attacking("FL", me, {"hand": 3}, boost="yes")
    table.foe.pass_()
    assert table.asks == "me battle"


@proves("stealth-beast-hagakure")
def test_hagakure_as_guardian_lets_the_attacker_discard() -> None:
    def guarded(me_hand: int, **foe: Any) -> PlayedTable:
        side = {"VC": "Chigasumi", "hand": ["Hagakure", "Bahr"], "damage": "1/1"} | foe
        table = battle({"FL": "Gallatin", "hand": me_hand}, side)
        table.me.attack("FL", target="foe VC")
        table.foe.guard("Hagakure")
        return table

    table = guarded(2)
    table.foe.choose("yes")
    assert table.asks == "me choose"
    table.me.choose("first Filler in hand")
    assert (len(table.me.hand), len(table.me.drop)) == (1, 1)
    assert guarded(1).asks == "foe guard"
    assert guarded(2, VC="Nehalem").asks == "foe guard"
    assert guarded(2, damage="1/0").asks == "foe guard"


# Dark Irregulars


@proves("blue-dust")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_blue_dust_may_charge_a_soul_on_a_hit_under_a_dark_irregular(circle: str) -> None:
    table = attacking(circle, {"VC": "Demon Eater", circle: with_power("Blue Dust")})
    table.me.choose("yes")
    assert len(table.me.soul) == 1
    declined = attacking(circle, {"VC": "Demon Eater", circle: with_power("Blue Dust")})
    declined.me.choose("no")
    assert declined.me.soul == []
    assert attacking("FL", {"VC": "Nehalem", "FL": with_power("Blue Dust")}).asks == "me battle"


# Granblue


@proves("monster-frank")
def test_monster_frank_is_ridden_from_the_drop_zone_on_a_grade_2() -> None:
    table = vanguard(me={"VC": "Nehalem", "drop": ["Frank"], "damage": "3/3"})
    table.me.activate("Frank")
    assert (table.me.VC, table.me.soul, table.me.drop) == (["Monster Frank"], ["Dragon Knight, Nehalem"], [])
    in_vain = vanguard(me={"VC": "Bahr", "drop": ["Frank"], "damage": "3/3"})
    in_vain.me.activate("Frank")
    assert (in_vain.me.VC, face_up(in_vain)) == (["Embodiment of Armor, Bahr"], 0)
    in_hand = vanguard(me={"VC": "Nehalem", "hand": ["Frank"], "damage": "3/3"})
    assert in_hand.me.refused("activate", "Frank") == [("act.zone", "VG-10.1")]


@proves("guiding-zombie")
def test_guiding_zombie_goes_to_the_soul_and_three_cards_to_the_drop_zone() -> None:
    table = vanguard(me={"BL": "Guiding Zombie", "deck": ["Wingal", "Marron", "Bors", "Gojo"]})
    table.me.activate("Guiding Zombie", ability="1")
    assert (table.me.soul, table.me.BL) == (["Guiding Zombie"], [])
    assert table.me.drop == ["Wingal", "Little Sage, Marron", "Knight of Conviction, Bors"]
    as_vanguard = vanguard(me={"VC": "Guiding Zombie"})
    assert as_vanguard.me.refused("activate", "Guiding Zombie", ability="1") == [("act.zone", "VG-10.1")]


# Megacolony


@proves("hell-spider")
def test_hell_spider_has_3000_more_while_every_enemy_unit_rests() -> None:
    all_rest = {"VC": resting("Nehalem"), "FL": resting("Bahr"), "BC": resting("Bahr")}
    assert vanguard(me={"VC": "Hell Spider"}, foe=all_rest)["Hell Spider"].power == 13000
    assert vanguard(me={"VC": "Hell Spider"}, foe=all_rest | {"BC": "Bahr"})["Hell Spider"].power == 10000
    assert vanguard(me={"FL": "Hell Spider"}, foe=all_rest)["Hell Spider"].power == 10000
    assert vanguard(foe={"VC": "Hell Spider"}, me=all_rest)["Hell Spider"].power == 10000


@proves("hell-spider", "karma-queen", "VG-G52")
@pytest.mark.parametrize("name", ["Hell Spider", "Karma Queen"])
def test_paralysed_for_the_next_stand_phase(name: str) -> None:
    table = calling(name, {"damage": "2/2"}, {"FL": resting("Bahr"), "BL": "Gojo", "hand": 0})
    table.me.choose("yes")
    assert table.options == ["Embodiment of Armor, Bahr", "Dragon Monk, Gojo"]
    table.me.choose("Bahr")
    assert table["Bahr"].stays_resting
    table.me.pass_()
    table.me.pass_()
    assert table.asks == "foe ride"
    assert table["Bahr"].resting and not table["Bahr"].stays_resting
    assert calling(name, {"damage": "2/1"}, {"FL": "Bahr"}).asks == "me main"


@proves("hell-spider", "karma-queen")
@pytest.mark.parametrize(("name", "below"), [("Hell Spider", "Hercules"), ("Karma Queen", "Madame Mirage")])
def test_paralysing_as_vanguard_too(name: str, below: str) -> None:
    assert riding(name, {"VC": below, "damage": "2/2"}, {"FL": "Bahr"}).asks == "me may"
