"""What must be looked after while the site runs: one task of the queue, which asks for its own next run.

Every worker does it once when it starts, so the chain of tasks begins again wherever it broke.
"""

from datetime import timedelta

from django.db.models import F, QuerySet
from django.utils import timezone
from django_tasks import TaskResultStatus, task
from django_tasks_db.models import DBTaskResult

from play import bots, stale
from play.models import Seat, Status

EVERY = timedelta(seconds=20)
DONE_KEPT = timedelta(minutes=10)
FAILED_KEPT = timedelta(days=14)
"""Failed tasks and those of killed workers are kept for who wants to know what happened."""


@task
def sweep() -> None:
    """End stale matches, remind forgotten bots, remove old tasks. The next run is asked for first: nothing stops it."""
    if not waiting().filter(task_path=sweep.module_path).exists():
        sweep.using(run_after=timezone.now() + EVERY).enqueue()
    stale.expire()
    remind_bots()
    prune()


def remind_bots() -> None:
    """Ask again every bot that must move and that no waiting task asks: its worker was killed at it. Two queries.

    One that is thinking right now is asked too, which does nothing: the move is made by then.
    """
    bots_turn = Seat.objects.filter(match__status=Status.RUNNING, number=F("match__to_act")).exclude(bot="")
    forgotten = set(bots_turn.values_list("match_id", "match__seq"))
    for args_kwargs in waiting().filter(task_path=bots.bot_move.module_path).values_list("args_kwargs", flat=True):
        forgotten.discard(tuple(args_kwargs["args"]))
    for match_id, seq in sorted(forgotten):
        bots.ask(match_id, seq)


def prune() -> None:
    """Remove tasks long done. Two queries."""
    now = timezone.now()
    DBTaskResult.objects.successful().filter(finished_at__lt=now - DONE_KEPT).delete()
    DBTaskResult.objects.exclude(status=TaskResultStatus.READY).filter(enqueued_at__lt=now - FAILED_KEPT).delete()


def waiting() -> QuerySet[DBTaskResult]:
    """Tasks that no worker has begun."""
    return DBTaskResult.objects.filter(status=TaskResultStatus.READY)
