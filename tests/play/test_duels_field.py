"""The field of Pokémon Duels: covers that can be pointed at, the chain as a stack, battles with their factor."""

from django.template.loader import render_to_string
from django.test import RequestFactory

from play.board import Board, board_from
from rules.kernel.chronicle import BOTH
from rules.kernel.sentences import plain
from rules.kernel.views import view
from tests.play.test_board import seen_by, shorts
from tests.support.tables import PlayedTable, scene

SPARK = {
    "name": "Quick Spark",
    "kind": "quick spell",
    "abilities": [{"type": "activate", "zones": ["hand", "spells"], "do": [{"type": "damage", "amount": 100}]}],
}
SET_SPARK = {"card": "Quick Spark", "face_down": True}


def duel(**said: object) -> PlayedTable:
    return scene("pokemon-duels", **said)


def mine(table: PlayedTable) -> Board:
    return seen_by(table.state, table.me.seat)


def cloth(board: Board) -> str:
    return render_to_string("play/_cloth.html", {"board": board}, RequestFactory().get("/"))


def test_a_card_of_the_hand_is_summoned_or_set_by_its_buttons() -> None:
    table = duel(me={"hand": ["Charmander"]})
    buttons = mine(table).cards[table["Charmander"].number].buttons
    assert shorts(buttons) == ["Summon", "Set face down"]
    assert {button.rings for button in buttons} == {""}


def test_tributes_are_told_on_the_button() -> None:
    table = duel(me={"hand": ["Tauros"], "P1": "Caterpie", "P2": "Caterpie"})
    assert "Summon with 1 tribute" in shorts(mine(table).cards[table["Tauros"].number].buttons)


def test_an_attack_on_what_lies_face_down_is_two_clicks() -> None:
    table = duel(phase="battle", me={"P1": "Charmander"}, foe={"P1": {"card": "Weedle", "face_down": True}})
    board = mine(table)
    (attack,) = board.cards[table["Charmander"].number].buttons
    (covered,) = board.above.zones["P1"].covered
    assert attack.rings == f"card-{covered.instance}"
    assert attack.label == "Attack the face-down card in zone 1 with Charmander"
    assert (board.above.zones["P1"].cards, board.above.zones["P1"].count) == ((), 1)


def test_a_direct_attack_goes_to_the_other_hand() -> None:
    table = duel(phase="battle", me={"P1": "Charmander"})
    (attack,) = mine(table).cards[table["Charmander"].number].buttons
    assert attack.rings == f"zone-{1 - table.me.seat}-hand"


def test_positions_and_covers_are_seen() -> None:
    table = duel(me={"P1": {"card": "Squirtle", "position": "defence"}, "P2": {"card": "Treecko", "face_down": True}})
    zones = mine(table).below.zones
    assert (zones["P1"].cards[0].is_resting, zones["P2"].cards[0].is_face_down) == (True, True)
    theirs = seen_by(table.state, 1 - table.me.seat).above.zones
    assert (len(theirs["P1"].cards), len(theirs["P2"].covered)) == (1, 1)


def test_the_last_link_lies_on_top_of_the_chain() -> None:
    table = duel(cards=[SPARK], me={"hand": ["Quick Spark"]}, foe={"S1": SET_SPARK, "S2": SET_SPARK})
    table.me.use("Quick Spark")
    table.foe.use("foe S1")
    chain = seen_by(table.state, table.state.decision.seat).chain
    assert [(link.number, link.facts.name, link.is_next) for link in chain] == [
        (2, "Quick Spark", True),
        (1, "Quick Spark", False),
    ]
    assert [link.seat for link in chain] == [1 - table.me.seat, table.me.seat]
    assert "100 damage" in plain(chain[0].does)


def test_a_battle_tells_both_numbers_and_the_factor_of_types() -> None:
    trap = {"card": "Quick Spark", "face_down": True}
    table = duel(cards=[SPARK], phase="battle", me={"P1": "Charmander"}, foe={"P1": "Squirtle", "S1": trap})
    table.me.attack("Charmander", target="Squirtle")
    battle = seen_by(table.state, 1 - table.me.seat).battle
    assert (battle.attack.value, battle.defence.value) == (750, 1200)
    assert (battle.attack_factor, battle.defence_factor) == ("", "×2: Water against Fire")
    assert battle.outcome == "Charmander falls, 450 damage."


def test_of_a_target_that_lies_face_down_no_number_is_told() -> None:
    table = duel(
        cards=[SPARK],
        phase="battle",
        me={"P1": "Charmander", "S1": SET_SPARK},
        foe={"P1": {"card": "Weedle", "face_down": True}, "S1": SET_SPARK},
    )
    table.me.attack("Charmander", target="foe P1")
    hers = board_from(view(table.state, table.me.seat), table.me.seat, ("You", "Bob"), "/play/table/")
    assert not hers.battle.is_known
    assert ">?</span>" in cloth(hers)


def test_a_replay_shows_what_lay_face_down() -> None:
    table = duel(foe={"P1": {"card": "Weedle", "face_down": True}})
    board = board_from(table.state, BOTH, ("Alice", "Bob"))
    zones = (board.above.zones["P1"], board.below.zones["P1"])
    assert [card.facts.name for zone in zones for card in zone.cards] == ["Weedle"]


def test_phases_and_life_stand_on_the_cloth() -> None:
    table = duel(phase="battle", me={"life": 700})
    shown = cloth(mine(table))
    assert 'aria-current="step">Battle' in shown
    assert "700 life" in shown
