"""One pool for both (WX-G25): the host's is dealt, who joins brings none, and a rematch is dealt from it again."""

import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.models import Deck
from play import matches
from play.models import Match, Status
from rules.catalogues import load
from rules.games.wuxia.table import UNUSED
from rules.kernel.decklists import DeckEntry, DeckList
from tests.play.tables import OF_GAME, match_of
from tests.support.people import deck_of

pytestmark = pytest.mark.django_db

POOL = OF_GAME["wuxia"]
CUBE = DeckList(
    "wuxia", tuple(DeckEntry(card, card.printings[0], 1) for card in load("wuxia").cards[:130]), name="Mine"
)
SETUP = {"against": "friend", "deck": "wuxia-pool", "strength": "eager", "clock": "0", "allows_watching": "1"}


def opened(client: Client, **more: str) -> Match:
    """The match that the form of a new one makes."""
    answer = client.post("/play/new/?game=wuxia", {"format": "wuxia.pool"} | SETUP | more)
    assert answer.status_code == 302, re.findall(r"errorlist.*", answer.content.decode())
    return Match.objects.get(token=answer["Location"].split("/")[2])


def cube_of(client: Client) -> Deck:
    return deck_of(client, game="wuxia", format="wuxia.cube", contents=CUBE)


def taken(client: Client, match: Match, **fields: str) -> Match:
    """The match after somebody sat down at it."""
    assert client.post(f"/play/{match.token}/take/", fields).status_code == 302
    match.refresh_from_db()
    return match


def cards_of(match: Match) -> set[str]:
    """The keys of all cards that were dealt."""
    state = matches.state_of(match)
    return {state.ruleset.definitions[card].key for card in state.card}


def test_wx_g25_who_joins_is_asked_for_no_deck(alice: Client, bob: Client) -> None:
    match = opened(alice)
    html = bob.get(match.get_absolute_url()).text
    assert "You both play from" in html
    assert 'name="deck"' not in html


def test_wx_g25_the_pool_of_the_host_is_dealt_to_both(catalog: None, alice: Client, bob: Client) -> None:
    cube = cube_of(alice)
    match = taken(bob, opened(alice, format="wuxia.cube", deck=str(cube.pk)))
    assert match.status == Status.RUNNING
    assert cards_of(match) <= {entry.card.key for entry in CUBE.entries}
    assert match.seat(0).deck == match.seat(1).deck


def test_wx_g25_what_who_joins_holds_elsewhere_does_not_matter(catalog: None, alice: Client, bob: Client) -> None:
    own = cube_of(bob)
    match = taken(bob, opened(alice), deck=str(own.pk))
    assert len(cards_of(match)) == 150
    assert match.seat(1).deck_row is None


def test_wx_g24_decks_of_ones_own_are_brought_by_both(alice: Client, bob: Client) -> None:
    ready = re.findall(r'name="deck" value="([^"]+)"', alice.get("/play/new/?format=wuxia.constructed").text)
    match = opened(alice, format="wuxia.constructed", deck=ready[0])
    assert match.values == {"deal": "own"}
    assert 'name="deck"' in bob.get(match.get_absolute_url()).text
    assert bob.post(f"/play/{match.token}/take/", {}).status_code == 422
    assert taken(bob, match, deck=ready[1]).seat(0).deck != match.seat(1).deck


@pytest.mark.parametrize(("format", "asks"), [("pool", True), ("cube", False), ("constructed", False)])
def test_wx_g3_only_the_whole_pool_asks_how_many_are_dealt(alice: Client, format: str, asks: bool) -> None:
    assert ('name="deal"' in alice.get(f"/play/new/?format=wuxia.{format}").text) == asks


def test_wx_g3_all_may_be_dealt(alice: Client, bob: Client) -> None:
    match = taken(bob, opened(alice, deal="75"))
    state = matches.state_of(match)
    assert match.values == {"deal": "75"}
    assert sum(len(state.at(seat, UNUSED)) for seat in (0, 1)) == 0


def test_the_form_asks_for_one_deck_that_both_play_from(alice: Client) -> None:
    pool, own = (alice.get(f"/play/new/?format=wuxia.{format}").text for format in ("pool", "constructed"))
    assert "The deck you both play from" in pool and 'name="other_deck"' not in pool
    assert "Your deck" in own and 'name="other_deck"' in own


def test_a_bot_and_oneself_play_from_the_same_pool(alice: Client) -> None:
    for against in ("bot", "myself"):
        match = opened(alice, against=against)
        assert match.status == Status.RUNNING
        assert match.seat(0).deck == match.seat(1).deck


def test_a_rematch_is_dealt_from_the_same_pool_anew(catalog: None, alice: Client, bob: Client) -> None:
    cube = cube_of(alice)
    match = taken(bob, opened(alice, format="wuxia.cube", deck=str(cube.pk)))
    matches.submit(match, match.to_act, match.seq, [{"type": "concede"}])
    for client in (alice, bob):
        client.post(f"{match.get_absolute_url()}table/", {"word": "rematch"})
    again = Match.objects.exclude(pk=match.pk).get()
    assert (again.status, again.format, again.values) == (Status.RUNNING, match.format, match.values)
    assert [seat.deck for seat in again.seats.all()] == [match.seat(0).deck] * 2
    assert again.seed != match.seed


def test_a_pool_is_judged_before_it_is_dealt(catalog: None, alice: Client) -> None:
    cube = cube_of(alice)
    answer = alice.post("/play/new/", SETUP | {"format": "wuxia.pool", "deck": str(cube.pk)})
    assert answer.status_code == 422
    assert "150" in re.search(r'id="deck-errors">(.*?)</ul>', answer.text)[1]


def test_a_board_of_a_hundred_and_fifty_cards_costs_no_more_queries(
    alice: Client, bob: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    match = match_of(alice, bob, POOL)
    with django_assert_max_num_queries(12):
        assert alice.get(match.get_absolute_url()).status_code == 200
