"""Bots' moves: made by a worker, once each, the same ones whoever makes them, and no match hangs on a bot."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.test import Client
from django.utils import timezone
from django_tasks_db.models import DBTaskResult
from pytest_django import DjangoAssertNumQueries, Settings

from play import bots, matches, upkeep
from play.management.commands.worker import Worker, is_any_due
from play.models import Match, Status
from rules.bots import BOTS
from rules.kernel.codec import snapshot
from tests.play.tables import TERMS, chair, match_of, play_on

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def no_pace(settings: Settings) -> None:
    settings.PLAY_BOT_PACE = 0


def work() -> None:
    """Do all that is to be done now, as a worker does, in this process."""
    worker = Worker()
    while is_any_due():
        task = DBTaskResult.objects.ready().first()
        task.claim(worker.worker_id)
        worker.run_task(task)


def tasks() -> list[tuple[object, ...]]:
    """What the bots' tasks are about, the oldest first, and what became of them."""
    moves = DBTaskResult.objects.filter(task_path="play.bots.bot_move").order_by("enqueued_at")
    return [(*task.args_kwargs["args"], task.status) for task in moves]


def bot_match(*keys: str) -> Match:
    """A running match of two bots."""
    return matches.open_match(TERMS, *(chair(None, number, bot=key) for number, key in enumerate(keys)))


def moves(match: Match) -> list[object]:
    return [entry.action for entry in match.log.all()]


def against_bot(client: Client, key: str = "eager") -> Match:
    """A match whose bot must answer the first move."""
    return matches.open_match(TERMS, chair(client), chair(None, 1, bot=key))


def test_every_strength_is_a_bot_that_says_how_it_plays() -> None:
    assert set(bots.STRENGTHS) < set(BOTS)
    assert [strength.name for strength in bots.STRENGTHS.values()] == ["Easy", "Normal", "Hard"]


def test_two_bots_play_a_match_to_its_end() -> None:
    match = bot_match("eager", "greedy")
    work()
    match.refresh_from_db()
    assert match.status == Status.OVER
    assert snapshot(matches.state_of(match)) == snapshot(matches.state_at(match, match.seq))


def test_a_bot_answers_and_then_waits_for_its_opponent(alice: Client) -> None:
    match = against_bot(alice)
    work()
    assert not moves(match)[1:], "nobody asked it yet"
    match = play_on(match, 1)
    work()
    match.refresh_from_db()
    assert match.to_act == 0
    assert match.seq > 1


def test_a_task_is_written_with_the_move_it_answers_or_not_at_all(alice: Client) -> None:
    match = against_bot(alice)
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        play_on(match, 1)
        assert tasks() == [(match.pk, 1, "READY")]
        1 / 0  # noqa: B018
    assert tasks() == []


def test_people_alone_ask_no_bot(alice: Client, bob: Client) -> None:
    play_on(match_of(alice, bob), 3)
    assert tasks() == []


def test_a_move_asked_for_twice_is_made_once(alice: Client) -> None:
    match = play_on(against_bot(alice), 1)
    bots.ask(match.pk, match.seq)
    bots.ask(match.pk, match.seq)
    work()
    log = moves(match)
    assert {status for *_, status in tasks()} == {"SUCCESSFUL"}
    assert len(tasks()) == len(log) - 2 + 2, "a task a move of the bot, and the two that came too late"


def test_a_bot_chooses_the_same_whenever_it_is_asked(alice: Client) -> None:
    match = play_on(against_bot(alice, "search"), 1)
    assert bots.chosen(match) == bots.chosen(Match.objects.get(pk=match.pk))


def test_the_answer_waits_for_the_pace_and_not_for_how_long_the_choice_took(alice: Client, settings: Settings) -> None:
    settings.PLAY_BOT_PACE = 30
    match = play_on(against_bot(alice), 1)
    work()
    chosen, waiting = DBTaskResult.objects.order_by("enqueued_at")
    assert (chosen.status, waiting.status) == ("SUCCESSFUL", "READY")
    assert waiting.run_after == match.moved_at + timedelta(seconds=30)
    assert moves(match)[2:] == []
    settings.PLAY_BOT_PACE = 0
    DBTaskResult.objects.filter(pk=waiting.pk).update(run_after=timezone.now())
    work()
    assert moves(match)[2] == waiting.args_kwargs["kwargs"]["action"]


def test_a_match_that_ended_meanwhile_is_left_alone(alice: Client) -> None:
    match = play_on(against_bot(alice), 1)
    matches.submit(match, 0, match.seq, [{"type": "concede"}])
    work()
    assert match.log.count() == 3
    assert [status for *_, status in tasks()] == ["SUCCESSFUL"]


def test_a_bot_that_fails_is_asked_once_more_and_then_its_match_stops(alice: Client) -> None:
    match = play_on(against_bot(alice, "nobody"), 1)
    work()
    match.refresh_from_db()
    assert tasks() == [(match.pk, 1, "FAILED")] * 2
    assert (match.status, match.to_act, match.reason) == (Status.STOPPED, None, "The bot failed to find a move")


def test_a_bot_whose_worker_was_killed_is_asked_again(alice: Client) -> None:
    match = play_on(against_bot(alice), 1)
    DBTaskResult.objects.get().claim("a worker that is killed now")
    upkeep.remind_bots()
    assert tasks() == [(match.pk, 1, "RUNNING"), (match.pk, 1, "READY")]
    work()
    match.refresh_from_db()
    assert match.to_act == 0


def test_a_bot_that_is_being_asked_is_not_reminded(
    alice: Client, bob: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    play_on(against_bot(alice), 1)
    play_on(match_of(alice, bob), 1)
    before = tasks()
    with django_assert_num_queries(2):
        upkeep.remind_bots()
    assert tasks() == before


def test_a_sweep_asks_for_the_next_one_once() -> None:
    upkeep.sweep.call()
    upkeep.sweep.call()
    task = DBTaskResult.objects.get()
    assert task.run_after > timezone.now()
    DBTaskResult.objects.update(run_after=timezone.now())
    work()
    assert sorted(DBTaskResult.objects.values_list("status", flat=True)) == ["READY", "SUCCESSFUL"]


def test_old_tasks_are_removed(alice: Client) -> None:
    play_on(against_bot(alice), 1)
    work()
    play_on(against_bot(alice, "nobody"), 1)
    work()
    DBTaskResult.objects.update(finished_at=timezone.now() - timedelta(hours=1))
    upkeep.prune()
    assert {status for *_, status in tasks()} == {"FAILED"}
    DBTaskResult.objects.update(enqueued_at=timezone.now() - timedelta(days=15))
    upkeep.prune()
    assert tasks() == []
