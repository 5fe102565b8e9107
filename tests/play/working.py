"""Matches between bots that the workers of a site play, and the same matches as the rules alone play them."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import psycopg

from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ready_decks, ruleset
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data
from tests.support.site import Site

PLAYERS = ("eager", "greedy")
OPEN = """
from play import matches
from rules.kernel import chance
from tests.play.tables import TERMS, chair
from tests.support.certain import drawing
chance.secrets = drawing(lambda: "worker")
for _ in range({matches}):
    matches.open_match(TERMS, *(chair(None, number, bot=bot) for number, bot in enumerate({bots})))
"""
TELL = """
import json
from django_tasks_db.models import DBTaskResult
from play.models import Match
matches = [[match.seed, match.status, list(match.log.values_list("seq", "action"))] for match in Match.objects.all()]
print(json.dumps([matches, list(DBTaskResult.objects.values_list("status", "worker_ids"))]))
"""


def wait_until(is_so: Callable[[], bool], seconds: float = 300) -> None:
    """Look until it is so; AssertionError when that takes too long."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def count(site: Site, rows: str) -> int:
    """How many rows there are: a table, and after WHERE which of them."""
    url = site.environment.get("DATABASE_URL")
    with closing(psycopg.connect(url) if url else sqlite3.connect(site.database)) as database:
        return database.execute(f"SELECT count(*) FROM {rows}").fetchone()[0]


def have_ended(site: Site) -> bool:
    return count(site, "play_match WHERE status = 'running'") == 0


def log_of(seed: str) -> list[list[object]]:
    """The log of a match between these bots as the rules alone play it, each move chosen by its own chance."""
    decks = ready_decks("vanguard")
    state, _ = engine.start(ruleset("vanguard"), (decks[0], decks[1]), seed)
    log = [[0, None]]
    while state.outcome is None:
        seat, seq = state.decision.seat, len(log)
        action = choice(state, BOTS[PLAYERS[seat]](), Chance(f"{seed} bot {seq - 1}"))
        engine.advance(state, seat, action)
        log.append([seq, to_data(action)])
    return json.loads(json.dumps(log))


def open_matches(site: Site, matches: int) -> None:
    """So many matches between `PLAYERS`, which nobody plays yet."""
    site.manage("shell", "-v0", "-c", OPEN.format(matches=matches, bots=PLAYERS))


def told(site: Site) -> tuple[list[list[object]], list[list[object]]]:
    """Every match with its seed, status and log, and every task with its status and workers."""
    return json.loads(site.manage("shell", "-v0", "-c", TELL))
