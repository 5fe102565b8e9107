"""Workers as processes: killed in the middle of a match, two at one queue, and started and ended with the server."""

import json
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ready_decks, ruleset
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data
from tests.support.site import ROOT, Site, fresh_database
from tests.test_serving import free_port

BOTS_AT_TABLE = ("eager", "greedy")
OPEN = """
from play import matches
from tests.play.tables import TERMS, chair
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


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """Tables, and nobody who serves them."""
    site = Site(tmp_path, **fresh_database())
    site.manage("migrate", "--verbosity=0")
    yield site
    site.stop_workers()


def wait_until(is_so: Callable[[], bool], seconds: float = 90) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def count(site: Site, rows: str) -> int:
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
        action = choice(state, BOTS[BOTS_AT_TABLE[seat]](), Chance(f"{seed} bot {seq - 1}"))
        engine.advance(state, seat, action)
        log.append([seq, to_data(action)])
    return json.loads(json.dumps(log))


def open_matches(site: Site, matches: int) -> None:
    site.manage("shell", "-v0", "-c", OPEN.format(matches=matches, bots=BOTS_AT_TABLE))


def told(site: Site) -> tuple[list[list[object]], list[list[object]]]:
    """Every match with its seed, status and log, and every task with its status and workers."""
    return json.loads(site.manage("shell", "-v0", "-c", TELL))


def test_matches_whose_worker_is_killed_again_and_again_come_to_the_same_end(site: Site) -> None:
    open_matches(site, 1)
    for _ in range(3):
        worker, before = site.start_worker(), count(site, "play_logentry")
        wait_until(lambda seen=before: count(site, "play_logentry") > seen + 12 or have_ended(site))
        worker.kill()
    site.start_worker()
    wait_until(lambda: have_ended(site))
    matches, _ = told(site)
    for seed, status, log in matches:
        assert status == "over"
        assert log == log_of(seed)


def test_two_workers_at_one_queue_make_every_move_once(site: Site) -> None:
    open_matches(site, 4)
    site.start_worker()
    site.start_worker()
    wait_until(lambda: have_ended(site))
    site.stop_workers()
    matches, tasks = told(site)
    for seed, status, log in matches:
        assert status == "over"
        assert log == log_of(seed)
    assert {status for status, _ in tasks} <= {"SUCCESSFUL", "READY"}
    assert len({worker for _, workers in tasks for worker in workers}) == 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a site that is started several times."""
    return tmp_path_factory.mktemp("server")


def members(group: int) -> dict[int, str]:
    """The live processes of a group, and what they are."""
    command = ["ps", "-eo", "pgid=,pid=,stat=,args="]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    processes = [line.split(maxsplit=3) for line in lines]
    return {int(pid): args for of, pid, state, args in processes if of == str(group) and state[0] != "Z"}


def workers(group: int) -> set[int]:
    return {pid for pid, args in members(group).items() if args.endswith("manage.py worker")}


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lambda server: os.killpg(server.pid, signal.SIGINT), id="ctrl-c"),
        pytest.param(subprocess.Popen.terminate, id="sigterm"),
        pytest.param(subprocess.Popen.kill, id="sigkill"),
    ],
)
def test_the_server_keeps_its_workers_and_leaves_none(
    folder: Path, end: Callable[[subprocess.Popen[str]], None]
) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "POLYDECK_VAR": str(folder),
        "PORT": str(free_port()),
        "BOT_WORKERS": "2",
    }
    with subprocess.Popen(
        ["script/server"], cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert any("Uvicorn running" in line for line in server.stderr)
        wait_until(lambda: len(workers(server.pid)) == 2)
        killed = min(workers(server.pid))
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(workers(server.pid) - {killed}) == 2)
        end(server)
        server.wait(timeout=10)
        wait_until(lambda: not members(server.pid), seconds=10)
