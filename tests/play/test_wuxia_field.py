"""The field of Wuxia: what is clicked for each action, and what is seen of points, places and states."""

import re

from django.template.loader import render_to_string
from django.test import RequestFactory

from play.board import Board, Button
from rules.kernel.sentences import plain
from tests.play.test_board import seen_by, shorts
from tests.support.tables import PlayedTable, scene


def wuxia(**said: object) -> PlayedTable:
    return scene("wuxia", **said)


def mine(table: PlayedTable) -> Board:
    return seen_by(table.state, table.me.seat)


def cloth(board: Board) -> str:
    return render_to_string("play/_cloth.html", {"board": board}, RequestFactory().get("/"))


def buttons(table: PlayedTable, name: str) -> tuple[Button, ...]:
    return mine(table).cards[table[name].number].buttons


def test_wx_g5_a_hero_is_played_to_any_free_place_by_a_click_on_it() -> None:
    table = wuxia(me={"points": 10, "hand": ["Temple Sweeper"], "R3": "Filler"})
    *summons, discard = buttons(table, "Temple Sweeper")
    seat = table.me.seat
    assert [button.rings for button in summons] == [f"zone-{seat}-R{place}" for place in range(1, 11) if place != 3]
    assert discard.rings == f"zone-{seat}-discard"


def test_wx_5_4_a_discard_says_what_it_brings() -> None:
    table = wuxia(me={"points": 1, "hand": ["Twin Hammers"]})
    (discard,) = buttons(table, "Twin Hammers")
    assert discard.words.short == "Discard for 5 points"
    assert discard.label == "Discard Twin Hammers for 5 points at the end of the turn"


def test_wx_5_2_who_must_discard_is_told_so_and_gets_a_point_for_each() -> None:
    table = wuxia(me={"points": 1, "hand": ["6 Twin Hammers"]})
    board = mine(table)
    assert plain(board.prompt) == "You hold 6 cards and can play none: discard down to 5."
    assert {button.words.short for card in board.below.zones["hand"].cards for button in card.buttons} == {
        "Discard for 1 point"
    }
    assert board.buttons == ()


def test_wx_g6_who_can_still_play_with_six_cards_is_told_to() -> None:
    table = wuxia(me={"points": 1, "hand": ["5 Twin Hammers", "Temple Sweeper"]})
    assert plain(mine(table).prompt) == "You hold 6 cards: play until 5 are left."


def test_wx_5_4_after_the_one_discard_no_other_is_spoken_of() -> None:
    table = wuxia(me={"points": 1, "hand": ["2 Twin Hammers"]})
    table.me.discard("Twin Hammers")
    assert plain(mine(table).prompt) == "Play cards, or let your heroes act."


def test_wx_6_1_a_hero_is_attacked_by_a_click_on_it() -> None:
    table = wuxia(phase="fight", me={"R1": "Filler"}, foe={"R4": "Twin Hammers"})
    (attack,) = mine(table).cards[table["R1"].number].buttons
    assert attack.rings == f"card-{table['Twin Hammers'].number}"


def test_wx_6_4_the_player_is_attacked_by_a_click_on_the_life() -> None:
    table = wuxia(phase="fight", me={"R1": "Filler"})
    (attack,) = mine(table).cards[table["R1"].number].buttons
    assert (attack.rings, attack.words.short) == (f"zone-{1 - table.me.seat}-life", "Attack the player")
    assert f'id="{attack.rings}"' in cloth(mine(table))


def test_every_place_that_is_clicked_stands_on_the_field() -> None:
    shown = cloth(mine(wuxia(me={"points": 10, "hand": ["Temple Sweeper"]})))
    for seat in (0, 1):
        places = (*(f"R{number}" for number in range(1, 11)), "life", "discard")
        assert [place for place in places if shown.count(f'id="zone-{seat}-{place}"') != 1] == []


def test_wx_g9_coins_are_full_pending_or_none() -> None:
    table = wuxia(me={"points": 4, "hand": ["Twin Hammers"]})
    table.me.discard("Twin Hammers")
    own = cloth(mine(table)).split('class="half is-below')[1]
    assert [own.count(f"coin {state}") for state in ("is-full", "is-pending", "is-none")] == [4, 5, 1]
    assert "4 summon points, 5 more at the end of the turn" in own


def test_wx_g11_who_has_attacked_is_marked_and_can_do_nothing_more() -> None:
    table = wuxia(phase="fight", me={"R1": "Filler", "R2": "Filler"})
    table.me.attack("R1")
    board = mine(table)
    first, second = (board.below.zones[place].cards[0] for place in ("R1", "R2"))
    assert ([mark.key for mark in first.marks], first.is_able) == (["attacked"], False)
    assert (second.marks, shorts(second.buttons)) == ((), ["Attack the player"])


def test_a_low_life_is_seen() -> None:
    shown = cloth(mine(wuxia(me={"life": 6}, foe={"life": 7})))
    assert re.findall(r"life-left( is-low)?\"", shown) == ["", " is-low"]
