"""`manage.py worker`: does the tasks of the queue, the bots' moves among them, until it is told to end."""

import time
from typing import Any

from django.core.management.base import BaseCommand
from django.db import connection, reset_queries
from django.utils import timezone
from django.utils.crypto import get_random_string
from django_tasks import DEFAULT_TASK_BACKEND_ALIAS, DEFAULT_TASK_QUEUE_NAME, TaskResultStatus
from django_tasks.signals import task_started
from django_tasks_db.management.commands import db_worker
from django_tasks_db.models import DBTaskResult, get_date_max

from play.upkeep import sweep

INTERVAL = 0.05
"""Seconds between two looks for a task where there was none: the longest that a bot's answer waits."""
DUE = f"SELECT 1 FROM {DBTaskResult._meta.db_table} WHERE status = %s AND (run_after <= %s OR run_after = %s) LIMIT 1"


class Worker(db_worker.Worker):
    """The queue's own worker, woken only where there is something to do: its look locks the database."""

    def __init__(self) -> None:
        super().__init__(
            queue_names=[DEFAULT_TASK_QUEUE_NAME],
            excluded_queue_names=[],
            backend_name=DEFAULT_TASK_BACKEND_ALIAS,
            worker_id=get_random_string(32),
            interval=INTERVAL,
            batch=True,
            startup_delay=False,
            max_tasks=None,
        )

    def run(self) -> None:
        while self.running:
            if is_any_due():
                super().run()
            else:
                time.sleep(self.interval)


def is_any_due() -> bool:
    """Whether a task waits whose time has come: what `DBTaskResult.objects.ready()` finds, at a tenth of its cost."""
    moments = map(connection.ops.adapt_datetimefield_value, (timezone.now(), get_date_max()))
    with connection.cursor() as cursor:
        cursor.execute(DUE, [TaskResultStatus.READY, *moments])
        return cursor.fetchone() is not None


class Command(BaseCommand):
    help = "Do the tasks of the queue; as many workers as wanted may run at once. SIGTERM ends it after its task."

    def handle(self, **options: Any) -> None:
        task_started.connect(reset_queries)  # else a development site remembers every query
        worker = Worker()
        worker.configure_signals()
        sweep.call()
        worker.run()
