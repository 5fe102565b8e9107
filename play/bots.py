"""Bots at the table: how strong they are, and their moves, which a worker makes.

A move is a task of the queue in the database, written in the transaction that made it the bot's turn, so that no turn
is forgotten and none is played twice: a task answers one row of the log, and does nothing when that is no longer the
last. The chance of a choice comes from the match and that row, so a worker that takes over from a killed one chooses
the same. What a move shows comes one pace after the row it answers, whatever there was to choose and however long
it took.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType
from typing import Any

from django.conf import settings
from django.db import DatabaseError, transaction
from django.utils import timezone
from django_tasks import TaskResult, TaskResultStatus, task

from play import matches, stale
from play.models import Match, Status
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data

ATTEMPTS = 2
"""How often a bot may fail at one move before its match is stopped."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot as players are offered it."""

    name: str
    description: str

    @property
    def seat_name(self) -> str:
        """What its seat is called at the table."""
        return f"{self.name} bot"


STRENGTHS: Mapping[str, Strength] = MappingProxyType(
    {
        "eager": Strength("Easy", "Plays whatever it can, in no order and to no plan."),
        "greedy": Strength("Normal", "Takes the move after which it stands best, and thinks no further."),
        "search": Strength("Hard", "Plays its best moves to the end of the turn in many guesses before it decides."),
    }
)
"""What a new match offers, by the key that its seat keeps (`rules.bots.BOTS`), the weakest first."""


def ask_bot(match: Match, **_: object) -> None:
    """Have the bot move if it is one that must; within the transaction that moved the match. At most two queries."""
    if match.to_act is not None and match.seat(match.to_act).is_bot:
        ask(match.pk, match.seq)


def ask(match_id: int, seq: int, attempt: int = 1) -> None:
    """Have a worker make the move that answers row `seq` of the log as soon as one is free."""
    bot_move.using(run_after=timezone.now()).enqueue(match_id, seq, attempt=attempt)


@task
def bot_move(match_id: int, seq: int, action: dict[str, Any] | None = None, attempt: int = 1) -> None:
    """Choose the move that answers row `seq`, and make it when the pace allows; with `action` it is chosen already."""
    match = Match.objects.with_seats().filter(pk=match_id, seq=seq).first()
    if match is None or match.to_act is None or not match.seat(match.to_act).is_bot:
        return
    if action is None:
        action = chosen(match)
        due = match.moved_at + timedelta(seconds=settings.PLAY_BOT_PACE)
        if due > timezone.now():
            bot_move.using(run_after=due).enqueue(match_id, seq, action=action, attempt=attempt)
            return
    with suppress(matches.StaleAction, matches.NotRunning):
        matches.submit(match, match.to_act, seq, [action])


def chosen(match: Match) -> dict[str, Any]:
    """What the bot whose turn it is does, from its seat's view alone; the same each time it is asked."""
    bot = BOTS[match.seat(match.to_act).bot]()
    return to_data(choice(matches.state_of(match), bot, Chance(f"{match.seed} bot {match.seq}")))


def after_failure(task_result: TaskResult[Any], **_: object) -> None:
    """Ask a bot that failed at its move once more; after that stop its match, rather than leave it hanging."""
    if task_result.status != TaskResultStatus.FAILED or task_result.task.func is not bot_move.func:
        return
    if issubclass(task_result.errors[0].exception_class, DatabaseError):
        return  # no fault of the bot: the next sweep asks it again
    match_id, seq = task_result.args
    attempt = task_result.kwargs["attempt"]
    if attempt < ATTEMPTS:
        ask(match_id, seq, attempt + 1)
    else:
        give_up(match_id, seq)


@transaction.atomic
def give_up(match_id: int, seq: int) -> None:
    """Stop a match whose bot finds no move."""
    match = Match.objects.select_for_update().filter(pk=match_id, seq=seq, status=Status.RUNNING).first()
    if match:
        stale.close(match, "The bot failed to find a move")
