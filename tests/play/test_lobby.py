"""Ways to a match: the first press, the lobby, setting one up, the list of one's own."""

import re

import pytest
from django.test import Client

from decks import building
from decks.models import Visibility
from play import matches
from play.matches import Terms
from play.models import Match, Status
from rules import catalogues
from tests.play.tables import OF_GAME, TERMS, chair, match_of, play_on
from tests.support.people import deck_of, owner_of, shared

pytestmark = pytest.mark.django_db

SETUP = {"against": "bot", "deck": "sold-1", "strength": "eager", "clock": "0", "allows_watching": "1"}


def form_token(client: Client, address: str = "/play/") -> str:
    html = client.get(address).content.decode()
    return re.search(r'name="token" value="([^"]+)"', html)[1]


def set_up(client: Client, **more: str) -> Match:
    """The match that the form of a new one makes."""
    answer = client.post("/play/new/", SETUP | {"token": form_token(client, "/play/new/")} | more)
    assert answer.status_code == 302, re.findall(r"errorlist.*", answer.content.decode())
    return Match.objects.get(token=answer["Location"].split("/")[2])


def legal_deck(client: Client, **more: object):
    return deck_of(client, contents=catalogues.ready_decks("vanguard")[0], **more)


def test_a_stranger_is_in_a_running_match_with_one_press_on_the_start_page(catalog: None, anonymous: Client) -> None:
    answer = anonymous.post("/play/quick/", {"token": form_token(anonymous, "/")})
    match = Match.objects.get()
    assert answer["Location"] == f"/play/{match.token}/"
    assert match.status == Status.RUNNING
    mine, bot = match.seats.all()
    assert (mine.name.startswith("Guest "), bot.bot, bot.name) == (True, "greedy", "Normal bot")
    assert mine.deck != bot.deck
    assert anonymous.get(answer["Location"]).status_code == 200


def test_every_game_is_played_at_once_from_its_table_on_the_start_page(catalog: None, anonymous: Client) -> None:
    html = anonymous.get("/").content.decode()
    for game in OF_GAME:
        assert f'name="game" value="{game}"' in html
        answer = anonymous.post("/play/quick/", {"game": game})
        assert Match.objects.get(token=answer["Location"].split("/")[2]).game == game
        assert anonymous.get(answer["Location"]).status_code == 200


def test_the_deck_decides_the_game(catalog: None, alice: Client, bob: Client) -> None:
    deck = legal_deck(alice)
    link = shared(deck, Visibility.LINK).token
    for client, key in ((alice, deck.pk), (bob, link)):
        html = client.get(f"/play/new/?game=hearthstone&deck={key}").content.decode()
        assert 'name="format" value="vanguard.classic"' in html
    assert 'value="hearthstone.classic"' in alice.get("/play/new/?game=hearthstone").content.decode()


def test_the_same_press_twice_makes_one_match_and_a_new_page_another(anonymous: Client) -> None:
    token = form_token(anonymous)
    first, second = (anonymous.post("/play/quick/", {"token": token})["Location"] for _ in range(2))
    assert first == second
    assert anonymous.post("/play/quick/", {"token": form_token(anonymous)})["Location"] != first


def test_a_form_found_again_after_its_match_has_ended_makes_a_new_one(anonymous: Client) -> None:
    token = form_token(anonymous)
    first = anonymous.post("/play/quick/", {"token": token})["Location"]
    Match.objects.update(status=Status.OVER)
    assert anonymous.post("/play/quick/", {"token": token})["Location"] != first


def test_an_own_deck_plays_and_later_changes_do_not_touch_the_match(catalog: None, alice: Client) -> None:
    deck = legal_deck(alice)
    match = set_up(alice, deck=str(deck.pk))
    before = match.seat(0).deck
    building.replace_contents(deck, catalogues.ready_decks("vanguard")[1])
    assert Match.objects.get().seat(0).deck == before
    assert match.seat(0).deck_row == deck


def test_a_deck_shared_by_link_plays_without_being_copied(catalog: None, alice: Client, bob: Client) -> None:
    link = shared(legal_deck(alice), Visibility.LINK)
    assert set_up(bob, deck=link.token).seat(0).deck_row is None


def test_a_deck_that_is_not_legal_is_refused_with_every_reason(catalog: None, alice: Client) -> None:
    deck = deck_of(alice)
    answer = alice.post("/play/new/", SETUP | {"deck": str(deck.pk)})
    assert answer.status_code == 422
    reasons = re.search(r'id="deck-errors">(.*?)</ul>', answer.content.decode())[1]
    assert re.findall(r"<li>[^<]+", reasons)[:2] == [
        "<li>The deck has 0 cards; it needs exactly 50.",
        "<li>0 trigger units; a deck has exactly 16.",
    ]
    assert not Match.objects.exists()


def test_only_playable_decks_are_offered_and_the_others_lead_to_the_builder(catalog: None, alice: Client) -> None:
    good, bad = legal_deck(alice), deck_of(alice, "Half a deck")
    html = alice.get("/play/new/").content.decode()
    assert f'name="deck" value="{good.pk}"' in html
    assert f'name="deck" value="{bad.pk}"' not in html
    assert f'href="/decks/{bad.pk}/"' in html


def test_someone_elses_deck_cannot_be_played(catalog: None, alice: Client, bob: Client) -> None:
    answer = bob.post("/play/new/", SETUP | {"deck": str(legal_deck(alice).pk)})
    assert answer.status_code == 422
    assert "There is no such deck" in answer.content.decode()


def test_vg_r5_mixed_clans_are_a_format_that_the_match_agrees_on(alice: Client) -> None:
    match = set_up(alice, format="vanguard.classic-mixed", against="friend")
    assert match.format == "vanguard.classic-mixed"
    assert match.status == Status.OPEN


def test_a_format_that_is_not_played_falls_back_to_the_first(alice: Client) -> None:
    assert set_up(alice, format="vanguard.premium").format == "vanguard.classic"


def test_rules_that_differ_are_kept_and_the_usual_ones_are_not(alice: Client) -> None:
    match = set_up(alice, trigger_power="10000", mulligan="bottom-draw-shuffle", clock="600")
    assert (match.values, match.clock) == ({"trigger_power": 10000}, 600)
    assert matches.state_of(match).ruleset.values["trigger_power"] == 10000


def test_a_value_that_is_no_answer_is_named_by_its_field(alice: Client) -> None:
    answer = alice.post("/play/new/", SETUP | {"trigger_power": "99999"})
    assert answer.status_code == 422
    assert 'id="trigger_power-errors"' in answer.content.decode()


def test_both_sides_are_mine_with_two_decks(alice: Client) -> None:
    match = set_up(alice, against="myself", other_deck="sold-2")
    assert {seat.owner for seat in match.seats.all()} == {owner_of(alice)}
    assert [seat.deck_name for seat in match.seats.all()] == [
        deck.name for deck in catalogues.ready_decks("vanguard")[:2]
    ]


def test_an_open_game_is_listed_and_an_invitation_is_not(alice: Client, carol: Client) -> None:
    listed, invited = set_up(alice, against="anyone"), set_up(alice, against="friend")
    html = carol.get("/play/").content.decode()
    assert f"/play/{listed.token}/" in html
    assert f"/play/{invited.token}/" not in html


def test_the_lobby_says_where_it_is_my_move(alice: Client, bob: Client) -> None:
    match_of(alice, bob)
    assert "your move" in alice.get("/play/").content.decode()
    assert "their move" in bob.get("/play/").content.decode()


def test_only_listed_matches_that_both_let_be_watched_are_to_watch(alice: Client, bob: Client, carol: Client) -> None:
    listed = Terms("vanguard", "vanguard.classic", is_listed=True)
    shown = match_of(alice, bob, listed)
    hidden = [match_of(alice, bob, listed, allows_watching=False), match_of(alice, bob)]
    html = carol.get("/play/").content.decode()
    assert shown.token in html
    assert not [match for match in hidden if match.token in html]


def test_my_matches_tell_their_results_running_ones_first(alice: Client, bob: Client, carol: Client) -> None:
    lost = match_of(alice, bob)
    matches.submit(lost, 0, 0, [{"type": "concede"}])
    running = match_of(alice, bob)
    Match.objects.filter(pk=running.pk).update(moved_at=lost.created)
    html = alice.get("/play/mine/").content.decode()
    assert html.index(running.token) < html.index(lost.token)
    assert "You lost" in html and f"/play/{lost.token}/replay/" in html
    assert "You won" in bob.get("/play/mine/").content.decode()
    assert lost.token not in carol.get("/play/mine/").content.decode()


def test_an_invitation_nobody_took_is_no_match_of_mine(alice: Client) -> None:
    set_up(alice, against="friend")
    assert "No matches yet" in alice.get("/play/mine/").content.decode()


@pytest.mark.parametrize("address", ["/play/", "/play/mine/"])
def test_more_matches_cost_no_more_queries(
    alice: Client, bob: Client, address: str, django_assert_max_num_queries
) -> None:
    for _ in range(4):
        match_of(alice, bob)
        matches.open_match(TERMS, chair(alice))
        matches.open_match(Terms("vanguard", "vanguard.classic", is_listed=True), chair(bob))
    with django_assert_max_num_queries(11):
        alice.get(address)


def test_more_decks_cost_no_more_queries(catalog: None, alice: Client, django_assert_max_num_queries) -> None:
    for _ in range(5):
        legal_deck(alice)
    with django_assert_max_num_queries(9):
        alice.get("/play/new/")


def test_a_long_list_of_matches_has_pages(alice: Client) -> None:
    for _ in range(21):
        match_of(alice, None)
    assert "Next" in alice.get("/play/mine/").content.decode()
    assert alice.get("/play/mine/?page=2").content.decode().count('<li class="match-line') == 1


def test_a_match_goes_on_from_the_lobby_after_an_hour(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 5)
    assert f'href="/play/{match.token}/"' in alice.get("/play/").content.decode()
