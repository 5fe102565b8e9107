"""Watching a match by its link: what nobody's seat may know, as it happens."""

import pytest
from django.test import Client

from play.models import Match
from tests.play.tables import ended, match_of, play_on

pytestmark = pytest.mark.django_db


@pytest.fixture
def match(alice: Client, bob: Client) -> Match:
    return play_on(match_of(alice, bob), 8)


def page(client: Client, match: Match) -> str:
    answer = client.get(match.get_absolute_url())
    assert answer.status_code == 200
    return answer.content.decode()


def test_a_watcher_sees_both_names_and_nothing_to_press(carol: Client, match: Match) -> None:
    text = page(carol, match)
    assert "Alice against Bob" in text
    assert "is-able" not in text
    assert 'name="action"' not in text
    assert 'name="word"' not in text


def test_both_hands_are_closed(carol: Client, alice: Client, match: Match) -> None:
    own, watched = page(alice, match), page(carol, match)
    assert 'class="in-hand"' in own
    assert 'class="in-hand"' not in watched


def test_a_watcher_is_told_what_is_new_like_a_player(carol: Client, match: Match) -> None:
    address = f"{match.get_absolute_url()}updates/?after={match.seq}&news={match.news}"
    assert 'data-stream="/streams/' in page(carol, match)
    assert carol.get(address).status_code == 204
    later = play_on(match, 1, seed="later")
    fresh = carol.get(address, headers={"HX-Request": "true"}).content.decode()
    assert f'data-seq="{later.seq}"' in fresh


def test_an_anonymous_visitor_watches_and_leaves_nothing_behind(anonymous: Client, match: Match) -> None:
    assert "Alice against Bob" in page(anonymous, match)
    assert not anonymous.cookies.get("visitor")


def test_one_player_is_enough_to_close_the_door(carol: Client, alice: Client, match: Match) -> None:
    alice.post(f"{match.get_absolute_url()}table/", {"word": "allow-watching", "allows": "0"})
    assert carol.get(match.get_absolute_url()).status_code == 404
    alice.post(f"{match.get_absolute_url()}table/", {"word": "allow-watching", "allows": "1"})
    assert "Alice against Bob" in page(carol, match)


def test_after_the_end_a_watcher_reads_how_it_ended(carol: Client, alice: Client, bob: Client) -> None:
    text = page(carol, ended(alice, bob))
    assert "Alice won" in text
    assert "/replay/" in text
