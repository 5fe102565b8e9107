"""The field of Nannaier's Exercise: what is clicked for each action, what is seen of dolls and points, and warnings."""

import json
import re

import msgspec
import pytest
from django.template.loader import render_to_string
from django.test import Client, RequestFactory

from play.board import Board, Button
from play.log import log_of
from play.models import Match
from play.seats import Place
from rules.catalogues import load, ruleset
from rules.games.nannaier.table import FIELD, MIRROR_PILE, PRESENT_PILE
from rules.kernel.codec import snapshot
from rules.kernel.reasons import reasons
from rules.kernel.sentences import plain
from rules.kernel.views import view
from rules.kernel.zones import relocate
from tests.play.tables import OF_GAME, match_of
from tests.play.test_board import act, seen_by, shorts
from tests.support.tables import PlayedTable, scene

ORLA = {
    "card": "Orla",
    "damage": next(card.number("mirror_health") for card in load("nannaier").cards if card.key == "orla-brass-weaver"),
}
"""A doll with as much damage as its mirror form has health; its present form has more."""


def nannaier(**said: object) -> PlayedTable:
    return scene("nannaier", **said)


def mine(table: PlayedTable) -> Board:
    return seen_by(table.state, table.me.seat)


def cloth(board: Board) -> str:
    return render_to_string("play/_cloth.html", {"board": board}, RequestFactory().get("/"))


def buttons(table: PlayedTable, name: str) -> tuple[Button, ...]:
    return mine(table).cards[table[name].number].buttons


def rings(table: PlayedTable, name: str) -> set[str]:
    return {button.rings for button in buttons(table, name)}


# ---- what is clicked


def test_nn_6_2_a_doll_of_the_hand_goes_to_any_free_present_place() -> None:
    table = nannaier(me={"order": 4, "dolls": ["Orla"], "PF3": "Filler"})
    free = ("PF2", "PF1", "PB3", "PB2", "PB1")
    assert rings(table, "Orla") == {f"zone-{table.me.seat}-{place}" for place in free}


def test_nn_6_2_a_doll_of_the_mirror_pile_goes_to_any_free_mirror_place() -> None:
    table = nannaier(me={"chaos": 4, "mirror-pile": ["Orla"]})
    assert rings(table, "Orla") == {f"zone-{table.me.seat}-{place}" for place in FIELD if place[0] == "M"}


def test_nn_7_10_a_doll_is_attacked_by_a_click_on_it_and_the_player_by_one_on_the_score() -> None:
    table = nannaier(me={"PF1": "Bruno", "MF1": "Elke"}, foe={"PF2": "Hald"})
    seat = table.me.seat
    assert f"card-{table['Hald'].number}" in rings(table, "Bruno")
    assert f"zone-{1 - seat}-score" not in rings(table, "Bruno")
    assert f"zone-{1 - seat}-score" in rings(table, "Elke")
    assert f"card-{table['Hald'].number}" not in rings(table, "Elke")


def test_nn_9_1_a_doll_moves_by_a_click_on_the_corresponding_place() -> None:
    table = nannaier(me={"PB2": "Orla"})
    assert f"zone-{table.me.seat}-MB2" in rings(table, "Orla")


def test_nn_8_2_a_lasting_spell_is_put_in_the_slot_by_a_click_there() -> None:
    table = nannaier(me={"order": 5, "PF1": "Orla", "spells": ["Raise the Kiln Wall"]})
    assert rings(table, "Raise the Kiln Wall") == {f"zone-{table.me.seat}-slot"}


def test_nn_5_7_a_mirror_is_laid_by_a_click_on_that_of_the_table() -> None:
    table = nannaier(phase="draw", me={"mirrors": ["Mirror of Embers"]}, foe={"mirror": "Mirror of Masks"})
    board = mine(table)
    assert rings(table, "Mirror of Embers") == {f"zone-{table.me.seat}-mirror"}
    assert shorts(board.buttons) == ["Keep the mirror"]
    assert "Mirror of Masks" in cloth(board)


def test_every_place_that_is_clicked_stands_on_the_field_once() -> None:
    shown = cloth(mine(nannaier(me={"order": 4, "dolls": ["Orla"]})))
    for seat in (0, 1):
        places = (*FIELD, "score", "slot", "mirror", "dolls", "spells", "mirrors", "mirror-pile", "present")
        assert [place for place in places if shown.count(f'id="zone-{seat}-{place}"') != 1] == []


def test_nn_g1_both_front_rows_are_in_the_middle_and_sides_above_each_other() -> None:
    shown = cloth(mine(nannaier()))
    above, below = (re.findall(r'data-place="([PLM][FB]\d?)"', half) for half in shown.split('class="lanes"'))
    assert " ".join(above) == "PB3 PB2 PB1 PF3 PF2 PF1 LB LF MB1 MB2 MB3 MF1 MF2 MF3"
    assert " ".join(below) == "PF3 PF2 PF1 PB3 PB2 PB1 LF LB MF1 MF2 MF3 MB1 MB2 MB3"


def test_a_mirror_pile_opens_by_itself_only_where_it_is_asked_for() -> None:
    table = nannaier(me={"chaos": 4, "mirror-pile": ["Orla"]})
    (pile,) = re.findall(r'<details class="pile[^>]*mirror-pile"[^>]*>', cloth(mine(table)))
    assert "has-options" in pile
    assert " open" not in pile


# ---- what is seen


def test_nn_4_2_points_are_pips_and_spendings_ticks() -> None:
    table = nannaier(me={"order": 7, "chaos": 4, "spendings": 3, "score": 34})
    own = cloth(mine(table)).split('class="half is-below')[1]
    points = ("7 of 10 order", "4 of 10 chaos", "0 of 1 transcend", "score 34 of 100", "chaos spent 3 of 5 times")
    assert [said for said in points if f"Alice: {said}" not in own] == []
    assert (own.count("pip is-full"), own.count("tick is-full")) == (11, 3)


def test_nn_11_2_what_is_not_counted_is_told_instead_of_ticks() -> None:
    own = cloth(mine(nannaier(me={"uncounted": 5, "turns": 3, "rise": 2}))).split('class="half is-below')[1]
    assert "5 uncounted" in own
    assert "no rise for 4" in own
    assert 'class="tick' not in own


def test_nn_9_5_a_doll_is_drawn_in_the_form_it_shows() -> None:
    board = mine(nannaier(me={"PF1": "Orla", "MF1": "Elke", "LF": "Silas", "PB1": "Bruno"}))
    poses = {card.facts.name.split(",")[0]: card.pose for card in board.cards.values() if card.pose}
    assert poses == {"Orla": "present", "Elke": "mirror", "Silas": "critical", "Bruno": "present"}
    assert cloth(board).count("as=mirror") == 1


def test_nn_10_1_a_doll_without_the_form_of_its_side_is_marked_and_its_attack_halved() -> None:
    table = nannaier(me={"MF1": "Hald", "dolls": ["Orla"]})
    card = mine(table).cards[table["Hald"].number]
    assert "formless" in {mark.key for mark in card.marks}
    (attack,) = (figure for figure in card.changed if figure.name == "attack")
    assert attack.value == attack.printed // 2
    assert mine(table).cards[table["Orla"].number].pose == ""


def test_nn_7_8_a_doll_behind_another_is_marked() -> None:
    table = nannaier(me={"PF1": "Bruno", "PB1": "Orla", "PB2": "Pella"})
    board = mine(table)
    blocked = {
        name
        for name in ("Bruno", "Orla", "Pella")
        for mark in board.cards[table[name].number].marks
        if mark.key == "blocked"
    }
    assert blocked == {"Orla"}


def test_what_a_player_holds_lies_in_three_hands_and_the_others_are_counted() -> None:
    table = nannaier(me={"dolls": ["Orla"], "spells": ["Keep the Vigil"]}, foe={"dolls": ["Bruno", "Pella"]})
    board = mine(table)
    assert [zone.name for zone in board.below.hands] == ["dolls", "spells", "mirrors"]
    assert [zone.hidden for zone in board.above.hands] == [2, 0, 0]


def test_nn_7_10_of_one_doll_alone_it_is_told_why_it_cannot_be_attacked() -> None:
    table = nannaier(me={"PF1": "Bruno"}, foe={"PF1": "Hald", "MF1": "Elke"})
    seen = view(table.state, table.me.seat)
    (reason,) = reasons(seen, table.me.seat, table["Bruno"].number, table["Elke"].number)
    assert (reason.name, [refusal.rule for refusal in reason.refusals]) == ("Attack", ["NN-7.10"])
    (reason,) = reasons(seen, table.me.seat, table["Bruno"].number, table["Hald"].number)
    assert reason.legal


# ---- what is warned of


def test_nn_g35_a_move_by_which_the_doll_would_fall_has_a_warning() -> None:
    table = nannaier(me={"PF1": ORLA, "PF2": "Bruno"})
    (move,) = (each for each in buttons(table, "Orla") if each.rings.endswith("-MF1"))
    assert move.warning == (
        "Orla, Brass Weaver has too much damage for its mirror form: it would fall, to the present pile."
    )
    assert [each.warning for each in buttons(table, "Bruno") if each.warning] == []
    assert cloth(mine(table)).count("data-warns") == 1


def laid(alice: Client, bob: Client) -> tuple[Match, str]:
    """A match in which Alice may move Orla to her fall, and that action."""
    table = scene("nannaier", me={"PF1": ORLA})
    match, rules = match_of(alice, bob, OF_GAME["nannaier"]), ruleset("nannaier")
    table.state.card = [
        number if number < len(rules.definitions) else rules.by_key["pella-clay-potter"] for number in table.state.card
    ]
    Match.objects.filter(pk=match.pk).update(snapshot=msgspec.json.encode(snapshot(table.state)), to_act=0)
    return match, json.dumps({"type": "move", "doll": table["Orla"].number, "place": FIELD.index("MF1")})


@pytest.mark.django_db
def test_nn_g35_a_warned_move_is_asked_for_once_more_and_then_done(alice: Client, bob: Client) -> None:
    match, move = laid(alice, bob)
    answer = act(alice, match, move)
    match.refresh_from_db()
    assert (answer.status_code, match.seq) == (200, 0)
    assert "it would fall, to the present pile" in answer.text
    assert re.search(r'name="sure" value="[^"]+move', answer.text)
    assert act(alice, match, fields={"sure": move}).status_code == 302
    match.refresh_from_db()
    assert match.seq == 1


@pytest.mark.django_db
def test_who_is_late_or_may_not_is_told_that_and_not_warned(alice: Client, bob: Client) -> None:
    match, move = laid(alice, bob)
    assert act(alice, match, move, after=7).status_code == 409
    assert act(bob, match, move).status_code == 422
    assert 'id="sure"' not in act(alice, match, move.replace(":8", ":9").replace(": 8", ": 9")).text


@pytest.mark.django_db
def test_the_page_says_why_one_card_cannot_be_reached(alice: Client, bob: Client) -> None:
    table = scene("nannaier", me={"PF1": "Bruno"}, foe={"PF1": "Hald", "MF1": "Elke"})
    match = match_of(alice, bob, OF_GAME["nannaier"])
    filler, rules = ruleset("nannaier").by_key["pella-clay-potter"], ruleset("nannaier")
    table.state.card = [number if number < len(rules.definitions) else filler for number in table.state.card]
    Match.objects.filter(pk=match.pk).update(snapshot=msgspec.json.encode(snapshot(table.state)), to_act=0)
    address = f"/play/{match.token}/why/{table['Bruno'].number}/"
    answer = alice.get(address, {"to": table["Elke"].number}).text
    assert "stands on the mirror side" in answer
    assert "Move" not in re.sub(r"(?s).*<dl", "", answer).split("</dl>")[0]
    assert "There is nothing to do" in alice.get(address, {"to": 9999}).text
    assert "costs a transcend point" in alice.get(address, {"to": f"zone-{table.me.seat}-LF"}).text
    assert "There is nothing to do" in alice.get(address, {"to": "zone-0-nowhere"}).text
    assert plain(mine(table).prompt) == "Summon, cast, let dolls act, or end the turn."


def test_a_place_out_of_reach_says_why() -> None:
    table = nannaier(me={"PF1": "Bruno", "dolls": ["Hald"], "order": 3}, foe={"PF1": "Elke"})
    me, seen = table.me.seat, view(table.state, table.me.seat)

    def against(card: str, seat: int, place: str) -> list[str]:
        told = reasons(seen, me, table[card].number, (seat, place))
        return [refusal.rule for each in told for refusal in each.refusals]

    assert against("Bruno", me, "LF") == ["NN-9.2"]
    assert against("Bruno", me, "PF2") == ["NN-G3"]
    assert against("Bruno", 1 - me, "score") == ["NN-7.3"]
    assert against("Hald", me, "MF1") == ["NN-G11"]
    assert against("Hald", 1 - me, "PB1") == []


# ---- what is told


@pytest.mark.django_db
def test_nn_g20_a_turn_of_the_log_begins_with_its_draws(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob, OF_GAME["nannaier"])
    before, first = log_of(Place(match, (0,))).turns
    assert [plain(line.said) for line in before.lines][-1].endswith("goes first. (NN-G24)")
    assert first.number == 1
    assert [plain(line.said).split(" ")[-1] for line in first.lines] == ["(NN-5.4)"] * 3


def test_nn_10_1_a_move_to_where_a_doll_has_no_form_says_so() -> None:
    table = nannaier(me={"PF1": "Pella", "PF2": "Bruno", "transcend": 1})
    told = {button.label for name in ("Pella", "Bruno") for button in buttons(table, name)}
    assert "Move Pella, Clay Potter to critical line, front, without form" in told
    assert "Move Bruno, Copper Smith to critical line, front" in told


def test_nn_3_3_an_empty_present_pile_is_seen() -> None:
    table = nannaier()
    assert "at a draw gives the other player 50" not in cloth(mine(table))
    for card in list(table.state.at(0, PRESENT_PILE)):
        relocate(table.state, card, MIRROR_PILE)
    assert cloth(mine(table)).count("at a draw gives the other player 50") == 1
