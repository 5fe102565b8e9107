"""What the cards do that only the trial decks TD01 and TD02 hold, each with the case just outside."""

from typing import Any

import pytest

from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import attacking, calling, vanguard


@proves("crimson-butterfly-brigitte", "knight-of-the-harp-tristan")
@pytest.mark.parametrize(("name", "checks"), [("Brigitte", 2), ("Tristan", 1)])
def test_each_royal_paladin_of_grade_3_in_a_drive_check_gives_5000(name: str, checks: int) -> None:
    def driving(circle: str, top: str) -> PlayedTable:
        table = attacking(circle, {circle: name, "deck": [top, top]}, {"VC": "Goku", "hand": 1, "damage": 0})
        table.foe.pass_()
        return table

    revealed = driving("VC", "Bors")
    assert len(revealed.events("ability-used")) == checks
    assert [event.amount for event in revealed.events("changed")] == [5000] * checks
    assert {event.until for event in revealed.events("changed")} == {"battle"}
    assert {event.card for event in revealed.events("changed")} == {revealed[name].number}
    for other in ("Goku", "Gallatin"):
        assert driving("VC", other).events("changed") == []
    assert driving("FL", "Bors").events("changed") == []


@proves("crimson-butterfly-brigitte", "knight-of-the-harp-tristan", "dragon-monk-goku", "VG-7.7.7")
@pytest.mark.parametrize(("name", "top"), [("Brigitte", "Bors"), ("Tristan", "Bors"), ("Goku", "Overlord")])
def test_a_card_in_a_damage_check_is_no_drive_check(name: str, top: str) -> None:
    foe = {"VC": "Wingal", "FL": "Wingal", "BR": "Wingal", "deck": [top]}
    table = attacking("VC", {"VC": name}, foe)
    assert (len(table.foe.damage), table.asks) == (1, "me battle")
    assert not table.events("ability-used")


@proves("knight-of-conviction-bors")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_bors_gains_3000_for_a_counter_blast_until_the_battle_ends(circle: str) -> None:
    table = attacking(circle, {circle: "Bors", "damage": "1/1"}, {"hand": 1})
    table.me.choose("yes")
    assert table["Bors"].power == 13000
    table.foe.pass_()
    assert table["Bors"].power == 10000
    declined = attacking(circle, {circle: "Bors", "damage": "1/1"}, {"hand": 1})
    declined.me.choose("no")
    assert declined["Bors"].power == 10000
    assert attacking(circle, {circle: "Bors", "damage": "1/0"}, {"hand": 1}).asks == "foe guard"


@proves("starlight-unicorn")
def test_unicorn_gives_another_royal_paladin_2000_for_the_turn() -> None:
    table = calling("Starlight Unicorn", {"VC": "Gallatin", "BR": "Marron", "BL": "Bahr"})
    assert table.options == ["Knight of Silence, Gallatin", "Little Sage, Marron"]
    table.me.choose("Marron")
    assert table["Marron"].power == 10000
    table.me.pass_()
    table.me.pass_()
    assert table["Marron"].power == 8000


@proves("starlight-unicorn")
def test_unicorn_must_give_it_to_the_only_one_and_never_to_itself() -> None:
    only = calling("Starlight Unicorn", {"VC": "Gallatin"})
    assert (only.asks, only["Gallatin"].power) == ("me main", 12000)
    alone = calling("Starlight Unicorn", {"VC": "Nehalem"})
    assert (alone.asks, alone["Unicorn"].power) == ("me main", 6000)
    ridden = vanguard(me={"VC": "Marron", "FL": "Wingal", "hand": ["Starlight Unicorn"]}, phase="ride")
    ridden.me.ride("Starlight Unicorn")
    assert ridden["Wingal"].power == 6000


@proves("knight-of-rose-morgana")
@pytest.mark.parametrize("circle", ["VC", "FL"])
def test_morgana_discards_for_4000_that_last_the_turn(circle: str) -> None:
    table = attacking(circle, {circle: "Morgana", "hand": ["Bors"]}, {"hand": 1})
    table.me.choose("yes")
    assert (table["Morgana"].power, table.me.drop) == (10000, ["Knight of Conviction, Bors"])
    table.foe.pass_()
    assert (table.asks, table["Morgana"].power) == ("me battle", 10000)
    table.me.pass_()
    assert table["Morgana"].power == 6000
    assert attacking(circle, {circle: "Morgana", "hand": []}, {"hand": 1}).asks == "foe guard"


@proves("dragon-monk-goku")
def test_goku_retires_grade_0_or_1_for_a_kagero_of_grade_3() -> None:
    def driving(circle: str, top: str) -> PlayedTable:
        foe = {"FL": "Marron", "BL": "Flogal", "BR": "Gallatin", "hand": 1}
        table = attacking(circle, {circle: "Goku", "deck": [top, "Bahr"]}, foe)
        table.foe.pass_()
        return table

    table = driving("VC", "Overlord")
    assert table.options == ["Little Sage, Marron", "Flogal"]
    table.me.choose("Flogal")
    assert table.foe.drop == ["Flogal"]
    assert driving("VC", "Nehalem").asks == driving("VC", "Bors").asks == "me battle"
    assert driving("FL", "Overlord").asks == "me battle"


def retiring(me: dict[str, Any], foe: dict[str, Any] | None = None) -> PlayedTable:
    """In my main phase Berserk Dragon arrives and retires their only rear-guard."""
    side = {"VC": "Nehalem", "damage": "2/2", "hand": ["Berserk Dragon"]} | me
    table = vanguard(me=side, foe={"FL": "Bahr"} | (foe or {}))
    table.me.call("Berserk Dragon", circle="FL")
    table.me.choose("yes")
    return table


@proves("demonic-dragon-berserker-yaksha")
def test_yaksha_in_hand_is_ridden_when_an_enemy_rear_guard_is_retired_in_the_own_main_phase() -> None:
    table = retiring({"hand": ["Berserk Dragon", "Yaksha"]})
    table.me.choose("yes")
    assert table.me.VC == ["Demonic Dragon Berserker, Yaksha"]
    assert table.me.soul == ["Dragon Knight, Nehalem"]
    assert [event.card for event in table.events("shown")] == [table["Yaksha"].number]
    declined = retiring({"hand": ["Berserk Dragon", "Yaksha"]})
    declined.me.choose("no")
    assert (declined.me.VC, declined.events("shown")) == (["Dragon Knight, Nehalem"], [])


@proves("demonic-dragon-berserker-yaksha")
def test_yaksha_needs_a_vanguard_of_grade_2_when_it_resolves() -> None:
    assert retiring({"VC": "Goku", "hand": ["Berserk Dragon", "Yaksha"]}).asks == "me main"
    two = retiring({"hand": ["Berserk Dragon", "Yaksha", "Yaksha"]})
    two.me.choose("any")
    two.me.choose("yes")
    assert (two.asks, len(two.me.hand)) == ("me main", 1)


@proves("demonic-dragon-berserker-yaksha", "demonic-dragon-madonna-joka", "demonic-dragon-mage-rakshasa")
def test_rear_guards_that_fall_in_battle_are_not_counted() -> None:
    me = {"VC": "Nehalem", "FL": "Gallatin", "BL": "Joka", "BR": "Rakshasa", "hand": ["Yaksha"]}
    table = vanguard(me=me, foe={"FL": "Bahr"}, phase="battle")
    table.me.attack("me FL", target="foe FL")
    table.me.choose("no")
    assert (table.foe.FL, table.asks) == ([], "me battle")
    assert (table["Joka"].power, table["Rakshasa"].power) == (6000, 3000)


@proves("berserk-dragon")
def test_berserk_dragon_retires_grade_2_or_less_under_a_kagero() -> None:
    foe = {"FL": "Goku", "BL": "Nehalem", "BR": "Undeux"}
    table = calling("Berserk Dragon", {"VC": "Nehalem", "damage": "2/2"}, foe)
    table.me.choose("yes")
    assert table.options == ["Dragon Knight, Nehalem", "Lizard Runner, Undeux"]
    table.me.choose("Undeux")
    assert table.foe.BR == []
    assert calling("Berserk Dragon", {"VC": "Gallatin", "damage": "2/2"}, foe).asks == "me main"
    assert calling("Berserk Dragon", {"VC": "Nehalem", "damage": "2/1"}, foe).asks == "me main"


@proves("berserk-dragon")
def test_berserk_dragon_does_so_as_vanguard_too() -> None:
    me = {"VC": "Bahr", "hand": ["Berserk Dragon"], "damage": "2/2"}
    table = vanguard(me=me, foe={"FL": "Bahr"}, phase="ride")
    table.me.ride("Berserk Dragon")
    assert table.asks == "me may"


@proves("flame-of-hope-aermo")
def test_aermo_changes_a_card_when_the_unit_she_boosted_hits() -> None:
    def boosting(**more: Any) -> PlayedTable:
        me = {"FL": "Gallatin", "BL": "Aermo", "hand": ["Bors"], "deck": ["Wingal"]} | more
        table = attacking("FL", me, {"hand": 1})
        table.me.choose("yes")
        table.foe.pass_()
        return table

    table = boosting()
    table.me.choose("yes")
    assert (table.me.hand, table.me.drop) == (["Wingal"], ["Knight of Conviction, Bors"])
    assert boosting(hand=[]).asks == "me battle"
    assert boosting(FL="Chigasumi").asks == "me may"
    missed = attacking("FL", {"FL": "Gallatin", "BL": "Aermo", "hand": ["Bors"]}, {"hand": 1})
    missed.me.choose("no")
    missed.foe.pass_()
    assert missed.asks == "me battle"


@proves("demonic-dragon-madonna-joka", "demonic-dragon-mage-rakshasa")
@pytest.mark.parametrize(("name", "power"), [("Joka", 6000), ("Rakshasa", 3000)])
def test_each_retired_enemy_gives_3000_for_the_turn(name: str, power: int) -> None:
    table = retiring({"BR": name})
    assert table[name].power == power + 3000
    table.me.pass_()
    table.me.pass_()
    assert table[name].power == power
    assert retiring({"VC": "Nehalem", "soul": [name]})[name].changes == []


@proves("demonic-dragon-madonna-joka", "demonic-dragon-mage-rakshasa")
@pytest.mark.parametrize(("name", "power"), [("Joka", 6000), ("Rakshasa", 3000)])
def test_own_rear_guards_and_the_opponents_main_phase_do_not_count(name: str, power: int) -> None:
    own = calling("Bahr", {"FL": "Gojo", "BR": name})
    assert own[name].power == power
    theirs = retiring({}, {"FL": "Bahr", "BR": name})
    theirs.me.choose("Bahr")
    assert theirs[name].power == power
