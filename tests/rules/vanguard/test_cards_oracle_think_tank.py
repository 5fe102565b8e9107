"""What the cards of Oracle Think Tank in BT01 do, each with the case just outside."""

import pytest

from tests.support.proving import proves
from tests.support.vanguard import attacking, beginning_main, calling, face_up, riding, vanguard, with_power


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
