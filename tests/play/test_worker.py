"""Workers as processes: killed in the middle of a match, two at one queue, and started and ended with the server."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.play.working import count, have_ended, log_of, open_matches, told, wait_until
from tests.support.site import ROOT, Site
from tests.support.sites import Sites
from tests.test_serving import free_port


@pytest.fixture
def site(sites: Sites, tmp_path: Path) -> Iterator[Site]:
    """Ready, and nobody serves it."""
    site = sites.ready(tmp_path)
    yield site
    site.stop_workers()


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
def folder(sites_on_sqlite: Sites, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a site that is started several times."""
    with closing(sites_on_sqlite.ready(tmp_path_factory.mktemp("server"))) as site:
        return site.folder


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
