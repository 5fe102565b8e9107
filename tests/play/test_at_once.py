"""Every post that sets a match up or ends it, sent twice at the same moment: one effect."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from play import matches
from play.models import Kind, Match, Seat, Status
from tests.play.tables import TERMS, chair, match_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor == "sqlite", reason="the tests' SQLite is one connection in memory"),
]

Post = Callable[[], HttpResponse]


def at_once(*posts: Post) -> list[HttpResponse]:
    """The answers to all these, sent together."""

    def send(post: Post) -> HttpResponse:
        try:
            return post()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(posts)) as hands:
        return list(hands.map(send, posts))


def again(client: Client) -> Client:
    """Another tab of the same browser."""
    tab = Client()
    tab.cookies = client.cookies.copy()
    return tab


def twice(client: Client, address: str, fields: dict[str, str]) -> list[HttpResponse]:
    return at_once(*(lambda tab=tab: tab.post(address, fields) for tab in (again(client), again(client))))


def word(match: Match, name: str) -> tuple[str, dict[str, str]]:
    return f"/play/{match.token}/table/", {"word": name, "after": str(match.seq)}


def test_a_match_at_once(anonymous: Client) -> None:
    token = re.search(r'name="token" value="([^"]+)"', anonymous.get("/play/").content.decode())[1]
    answers = twice(anonymous, "/play/quick/", {"token": token})
    assert answers[0]["Location"] == answers[1]["Location"]
    assert Match.objects.get().seats.count() == 2
    assert anonymous.get(answers[0]["Location"]).status_code == 200


def test_two_friends_and_one_seat(alice: Client, bob: Client, carol: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    fields = {"deck": "sold-2", "allows_watching": "1"}
    answers = at_once(
        *(lambda who=who: again(who).post(f"/play/{match.token}/take/", fields) for who in (bob, carol)),
    )
    assert sorted(answer.status_code for answer in answers) == [302, 409]
    assert Match.objects.get().status == Status.RUNNING


def test_one_friend_pressing_twice(alice: Client, bob: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    answers = twice(bob, f"/play/{match.token}/take/", {"deck": "sold-2"})
    assert {answer["Location"] for answer in answers} == {f"/play/{match.token}/"}


def test_sitting_down_while_the_invitation_is_closed(alice: Client, bob: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    at_once(
        lambda: again(alice).post(f"/play/{match.token}/close/"),
        lambda: again(bob).post(f"/play/{match.token}/take/", {"deck": "sold-2"}),
    )
    match = Match.objects.with_seats().get()
    assert (match.status, match.has_begun) in {(Status.RUNNING, True), (Status.STOPPED, False)}


@pytest.mark.parametrize("name", ["claim", "abort"])
def test_an_opponent_who_left(alice: Client, bob: Client, name: str) -> None:
    match = match_of(alice, bob)
    Seat.objects.filter(number=0).update(seen_at=timezone.now() - timedelta(minutes=5))
    twice(bob, *word(match, name))
    assert match.log.filter(kind=Kind.ENDED).count() == 1


def test_both_claim_a_draw(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    at_once(*(lambda who=who: again(who).post(*word(match, "offer-draw")) for who in (alice, bob)))
    match.refresh_from_db()
    assert (match.status, match.log.filter(kind=Kind.ENDED).count()) == (Status.OVER, 1)


def test_time_that_is_up(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob, matches.Terms("vanguard", "vanguard.classic", clock=600))
    Match.objects.update(moved_at=timezone.now() - timedelta(minutes=11))
    at_once(*(lambda who=who: again(who).post(f"/play/{match.token}/here/") for who in (alice, bob)))
    assert match.log.filter(kind=Kind.ENDED).count() == 1


def test_a_rematch_that_both_ask_for(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    matches.submit(match, 0, 0, [{"type": "concede"}])
    answers = at_once(*(lambda who=who: again(who).post(*word(match, "rematch")) for who in (alice, bob)))
    assert answers[0]["Location"] == answers[1]["Location"]
    assert match.rematches.get().status == Status.RUNNING
