"""What open boards cost, and how soon news reaches them, in one run: `python -m bench.streams`.

The real site under uvicorn, one process, with `WATCHERS` streams of one match. An announcement is made in another
process and timed from the word to make it until the last watcher has read it, its transaction included. The yardstick
is the smallest page (`/healthz`, one query), asked for by turns over one kept connection. On SQLite in a temporary
folder; with `DATABASE_URL` on that PostgreSQL. Exits 1 above the limits.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, sleep

from tests.play.announcing import Announcer
from tests.play.watching import Watcher
from tests.support.site import Site, fresh_database

WATCHERS = 500
ROUNDS = 60
IDLE_SECONDS = 3
MEMORY_LIMIT = 40
"""KB a stream."""
DELAY_LIMIT = 60
"""Smallest pages that may be asked for one after the other until the last watcher has heard."""


def resident(site: Site) -> int:
    """The server's memory in KB."""
    status = Path(f"/proc/{site.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def processor_share(site: Site) -> float:
    """The part of one core that the server takes when nothing happens, in percent."""
    ticks = Path(f"/proc/{site.process.pid}/stat")

    def spent() -> int:
        return sum(map(int, ticks.read_text().rpartition(")")[2].split()[11:13]))

    before = spent()
    sleep(IDLE_SECONDS)
    return (spent() - before) / IDLE_SECONDS


def milliseconds(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    return 1000 * (perf_counter() - start)


def watched(site: Site, path: str, streams: ExitStack) -> list[Watcher]:
    watchers = [streams.enter_context(Watcher(site.url, path)) for _ in range(WATCHERS)]
    for watcher in watchers:
        watcher.line()
    return watchers


def measure(site: Site, announcer: Announcer) -> bool:
    """Print the table; whether a limit was missed."""
    match_id, path = announcer.open()
    pages = HTTPConnection(site.url.removeprefix("http://"))

    def page() -> None:
        pages.request("GET", "/healthz")
        pages.getresponse().read()

    def announcement(watchers: list[Watcher]) -> None:
        (number,) = announcer.announce(match_id)
        for watcher in watchers:
            watcher.numbers_to(number)

    with Watcher(site.url, path) as first:
        announcement([first])
    page()
    alone = processor_share(site)
    with ExitStack() as streams:
        before = resident(site)
        watchers = watched(site, path, streams)
        announcement(watchers)
        memory = (resident(site) - before) / WATCHERS
        idle = processor_share(site)
        pages.close()  # the server keeps a silent one for five seconds
        page()
        turns = [
            (
                milliseconds(page),
                milliseconds(lambda: announcement(watchers[:1])),
                milliseconds(lambda: announcement(watchers)),
            )
            for _ in range(ROUNDS)
        ]
    names = ("smallest page", "announced, first watcher", f"announced, last of {WATCHERS}")
    for name, times in zip(names, zip(*turns, strict=True), strict=True):
        print(
            f"{name:26} median {statistics.median(times):7.2f} ms   95% {statistics.quantiles(times, n=20)[-1]:7.2f} ms"
        )
    smallest, _, last = (statistics.median(times) for times in zip(*turns, strict=True))
    print(f"{'last against smallest page':26} {last / smallest:14.1f}      (limit {DELAY_LIMIT})")
    print(f"{'memory a stream':26} {memory:14.1f} KB   (limit {MEMORY_LIMIT})")
    print(f"{'processor, nobody listens':26} {alone:14.1f} %")
    print(f"{f'processor, {WATCHERS} listen':26} {idle:14.1f} %")
    return memory > MEMORY_LIMIT or last / smallest > DELAY_LIMIT


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), **fresh_database())  # of the cluster in DATABASE_URL, if there is one
        site.manage("migrate", "--verbosity=0")
        site.start()
        announcer = Announcer(site)
        try:
            return int(measure(site, announcer))
        finally:
            announcer.end()
            site.stop()


if __name__ == "__main__":
    sys.exit(main())
