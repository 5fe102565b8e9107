"""Live news over the real server: from an announcement in one process to the streams of others."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from tests.play.announcing import Announcer
from tests.play.watching import Watcher
from tests.support.site import Site
from tests.support.sites import Sites

on_postgresql = pytest.mark.skipif("DATABASE_URL" not in os.environ, reason="PostgreSQL's own")


@pytest.fixture(scope="module")
def site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = sites.ready(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="module")
def announcer(site: Site) -> Iterator[Announcer]:
    announcer = Announcer(site)
    yield announcer
    announcer.end()


@pytest.fixture
def watch(site: Site) -> Iterator[Callable[[str], Watcher]]:
    """Opens streams, which are closed after the test."""
    with ExitStack() as streams:
        yield lambda path: streams.enter_context(Watcher(site.url, path))


def test_a_stream_says_at_once_how_to_come_back_and_the_number_there_is(
    announcer: Announcer, watch: Callable[[str], Watcher]
) -> None:
    match_id, path = announcer.open()
    announcer.announce(match_id, match_id)
    stream = watch(path)
    assert stream.status == 200
    assert stream.headers["content-type"] == "text/event-stream"
    assert stream.headers["cache-control"] == "no-cache, no-transform"
    assert "content-encoding" not in stream.headers
    assert stream.line() == "retry: 3000"
    assert stream.number() == 2


def test_news_announced_in_another_process_arrives(announcer: Announcer, watch: Callable[[str], Watcher]) -> None:
    match_id, path = announcer.open()
    streams = [watch(path) for _ in range(3)]
    for _ in range(3):
        (number,) = announcer.announce(match_id)
        assert {stream.number() for stream in streams} == {number}


def test_a_stream_hears_of_its_own_match_only(announcer: Announcer, watch: Callable[[str], Watcher]) -> None:
    mine, path = announcer.open()
    other, _ = announcer.open()
    stream = watch(path)
    announcer.announce(other, other, other, other, mine)
    assert stream.number() == 1


def test_one_who_comes_later_learns_the_number_too(announcer: Announcer, watch: Callable[[str], Watcher]) -> None:
    match_id, path = announcer.open()
    early = watch(path)
    announcer.announce(match_id)
    assert early.number() == 1
    assert watch(path).number() == 1
    early.close()
    announcer.announce(match_id)
    assert watch(path).numbers_to(2)[-1] == 2


def test_a_forged_ticket_is_refused(site: Site, announcer: Announcer, watch: Callable[[str], Watcher]) -> None:
    _, path = announcer.open()
    forged = path[:-1] + ("a" if path[-1] != "a" else "b")
    for refused in (forged, "/streams/", "/streams/1", "/streams/%00", f"{path}/more"):
        assert watch(refused).status == 403


def test_a_stream_is_only_read(site: Site, announcer: Announcer) -> None:
    with Watcher(site.url, announcer.open()[1], method="POST") as stream:
        assert (stream.status, stream.headers["allow"]) == (405, "GET")


def test_the_server_ends_within_two_seconds_though_streams_are_open(
    site: Site, announcer: Announcer, watch: Callable[[str], Watcher]
) -> None:
    match_id, path = announcer.open()
    announcer.announce(match_id)
    streams = [watch(path) for _ in range(20)]
    assert {stream.number() for stream in streams} == {1}
    began = time.monotonic()
    site.stop()
    assert time.monotonic() - began < 2
    for stream in streams:
        with pytest.raises(EOFError):
            stream.line()
    site.start()
    assert watch(path).number() == 1


def listening_backends(site: Site) -> int:
    with psycopg.connect(site.environment["DATABASE_URL"]) as database:
        query = (
            "SELECT count(*) FROM pg_stat_activity "
            "WHERE datname = current_database() AND application_name = 'polydeck streams'"
        )
        return database.execute(query).fetchone()[0]


@on_postgresql
def test_200_streams_hold_one_database_connection_and_none_when_they_have_gone(
    site: Site, announcer: Announcer
) -> None:
    matches = [announcer.open() for _ in range(10)]
    with ExitStack() as streams:
        watchers = [
            (match_id, streams.enter_context(Watcher(site.url, path))) for match_id, path in matches for _ in range(20)
        ]
        announcer.announce(*(match_id for match_id, _ in matches))
        assert {watcher.numbers_to(1)[-1] for _, watcher in watchers} == {1}
        assert listening_backends(site) == 1
    deadline = time.monotonic() + 10
    while listening_backends(site) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert listening_backends(site) == 0


def cut_off(site: Site, *, closed: bool) -> None:
    """End the connection that listens, and let nobody connect any more where the database is `closed`."""
    name = site.environment["DATABASE_URL"].rpartition("/")[2]
    with psycopg.connect(os.environ["DATABASE_URL"], autocommit=True) as cluster:
        cluster.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {not closed}")
        cluster.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = %s AND application_name = 'polydeck streams'",
            [name],
        )


@on_postgresql
def test_news_of_the_time_without_a_database_arrives_when_it_is_back(
    site: Site, announcer: Announcer, watch: Callable[[str], Watcher]
) -> None:
    match_id, path = announcer.open()
    stream = watch(path)
    announcer.announce(match_id)
    assert stream.number() == 1
    cut_off(site, closed=True)
    announcer.announce(match_id, match_id)
    with pytest.raises(TimeoutError):
        stream.socket.settimeout(0.3)
        stream.number()
    cut_off(site, closed=False)
    with Watcher(site.url, path) as another:
        assert another.number() == 3
    assert "trying again" in site.log


@pytest.fixture
def two_workers(sites: Sites, tmp_path: Path) -> Iterator[Site]:
    site = sites.ready(tmp_path, WEB_CONCURRENCY="2")
    site.start()
    yield site
    if site.process.poll() is None:
        site.stop()


def test_streams_of_every_worker_hear_and_all_end_with_the_server(two_workers: Site) -> None:
    announcer = Announcer(two_workers)
    match_id, path = announcer.open()
    streams = [Watcher(two_workers.url, path) for _ in range(40)]
    announcer.announce(match_id)
    assert {stream.numbers_to(1)[-1] for stream in streams} == {1}
    if "DATABASE_URL" in os.environ:
        assert listening_backends(two_workers) == 2
    announcer.end()
    began = time.monotonic()
    two_workers.stop()
    assert time.monotonic() - began < 2
    for stream in streams:
        with pytest.raises(EOFError):
            stream.line()
        stream.close()
