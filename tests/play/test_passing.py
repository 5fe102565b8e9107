"""Not being asked again this turn: the seat's own secret, an ordinary pass, and a pause like any other."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from play import matches, passing
from play.models import LogEntry, Match
from tests.play.tables import OF_GAME, match_of
from tests.play.test_board import SCRIPT, until

pytestmark = pytest.mark.django_db

DUELS = OF_GAME["pokemon-duels"]
SWITCH = 'id="passing"'


@pytest.fixture
def asked(alice: Client, bob: Client) -> Match:
    """A match in which Alice may answer something."""
    match = until(match_of(alice, bob, DUELS), "respond", seed="asked")
    assert matches.state_of(match).decision.kind == "respond"
    return match


def turn_on(client: Client, match: Match, passes: str = "1") -> str:
    """The board after the switch was pressed."""
    return client.post(f"/play/{match.token}/passing/", {"passes": passes}, headers=SCRIPT).content.decode()


def pass_now(match: Match) -> Match:
    """Do what the worker does when the pause is over."""
    passing.pass_turn.call(match.pk, match.seq)
    return Match.objects.with_seats().get(pk=match.pk)


def test_the_switch_stands_beside_the_question_of_games_that_ask_so_often(
    asked: Match, alice: Client, bob: Client
) -> None:
    assert "Do not ask again this turn" in alice.get(asked.get_absolute_url()).content.decode()
    other = match_of(alice, bob)
    assert SWITCH not in alice.get(other.get_absolute_url()).content.decode()


def test_it_says_on_which_side_it_is(asked: Match, alice: Client) -> None:
    assert "Passing for you this turn" in turn_on(alice, asked)
    assert "Do not ask again this turn" in turn_on(alice, asked, "0")


def test_the_pass_is_an_ordinary_one(asked: Match, alice: Client) -> None:
    turn_on(alice, asked)
    after = pass_now(asked)
    row = LogEntry.objects.get(match=asked, seq=asked.seq + 1)
    assert (after.seq, row.kind, row.seat, row.action) == (asked.seq + 1, "move", 0, {"type": "pass"})


def test_turning_it_on_is_no_news_to_anybody(asked: Match, alice: Client, bob: Client) -> None:
    before = bob.get(f"/play/{asked.token}/updates/?news={asked.news}", headers=SCRIPT)
    turn_on(alice, asked)
    asked.refresh_from_db()
    after = bob.get(f"/play/{asked.token}/updates/?news={asked.news}", headers=SCRIPT)
    assert (before.status_code, after.status_code) == (204, 204)


def test_the_other_player_and_a_watcher_see_the_same_page_either_way(
    asked: Match, alice: Client, bob: Client, carol: Client
) -> None:
    def page(client: Client) -> str:
        text = client.get(f"/play/{asked.token}/updates/?news=-1&after=0", headers=SCRIPT).content.decode()
        return "\n".join(line for line in text.splitlines() if "csrf" not in line and "data-stream" not in line)

    off = page(bob), page(carol)
    turn_on(alice, asked)
    assert (page(bob), page(carol)) == off


def test_a_question_is_put_off_by_a_pause_that_differs_every_time(asked: Match) -> None:
    pauses = set()
    for seq in range(30):
        asked.seq = seq
        pauses.add(passing.pause(asked))
    assert len(pauses) > 25
    assert all(
        timedelta(milliseconds=passing.SHORTEST) <= each <= timedelta(milliseconds=passing.LONGEST) for each in pauses
    )


def test_the_worker_waits_for_the_pause(asked: Match, alice: Client) -> None:
    turn_on(alice, asked)
    (task,) = DBTaskResult.objects.filter(task_path="play.passing.pass_turn")
    assert task.run_after > timezone.now()
    assert task.args_kwargs["args"] == [asked.pk, asked.seq]


def test_every_question_of_the_turn_is_answered_so_and_none_of_the_next(asked: Match, alice: Client) -> None:
    turn_on(alice, asked)
    asked.seats.filter(number=0).update(passes_turn=matches.state_of(asked).turn - 1)
    assert pass_now(asked).seq == asked.seq


def test_turned_off_it_passes_no_more(asked: Match, alice: Client) -> None:
    turn_on(alice, asked)
    turn_on(alice, asked, "0")
    assert pass_now(asked).seq == asked.seq


def test_nobody_is_passed_for_whom_everybody_sees_to_be_away(asked: Match, alice: Client) -> None:
    turn_on(alice, asked)
    asked.seats.filter(number=0).update(seen_at=timezone.now() - timedelta(hours=1))
    assert pass_now(asked).seq == asked.seq


def test_only_such_questions_are_answered(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob, DUELS), "main")
    turn_on(alice, match)
    assert pass_now(match).seq == match.seq


def test_it_is_nobody_elses(asked: Match, carol: Client) -> None:
    assert carol.post(f"/play/{asked.token}/passing/", {"passes": "1"}).status_code == 404
    assert carol.get(f"/play/{asked.token}/passing/").status_code == 405
