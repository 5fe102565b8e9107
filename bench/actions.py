"""An action at the board against an empty view of the same server, in one run: `python -m bench.actions`.

The real site under uvicorn, with one more address that answers nothing, so that both go through the same server,
middleware and connections. One action is posted by the seat that must decide and brings its board back; then the other
seat asks for its updates: both boards are fresh. On SQLite in a temporary folder; with `DATABASE_URL` on that
PostgreSQL. Prints medians and 95th percentiles in ms, what an answer weighs, and what an action costs early and late in
a match; exits 1 above the limits.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from rules.kernel.replay import Move
from tests.play.duels import Duel, Mirror
from tests.support.site import Site, fresh_database
from tests.support.visitors import Answer, PlainBrowser

MATCHES = 3
EARLY, LATE = range(10, 40), range(130, 400)
"""Rows of the log: an action that answers one of the late ones shows as much of the log as a board ever does."""
LIMIT = 60
"""Empty views that may be asked for one after the other until both boards are fresh."""
GROWTH_LIMIT = 2
"""How much longer an action may take late in a match."""
WEIGHT_LIMIT = 20
"""KB of an answer, compressed."""


def site() -> Any:
    """The site and one empty view, for the server's process."""
    from config.asgi import application  # isort: skip, it sets Django up

    from django.http import HttpResponse
    from django.urls import path

    from config import urls

    urls.urlpatterns.append(path("empty/", lambda request: HttpResponse()))
    return application


class Times:
    """What was measured: one action after the other, and an empty view between."""

    def __init__(self) -> None:
        self.empty: list[float] = []
        self.own: list[float] = []
        self.both: list[float] = []
        self.rows: list[int] = []
        self.weights: list[int] = []

    def play(self, duel: Duel, match: Mirror) -> None:
        """A match to its end."""
        while not match.is_over:
            self.empty.append(milliseconds(lambda: duel.players[0].get("/empty/"))[0])
            self.act(duel, len(match.moves), match.move())

    def act(self, duel: Duel, after: int, move: Move) -> None:
        own, answer = milliseconds(lambda: duel.post(move, after))
        other, update = milliseconds(lambda: duel.updates(1 - move.seat, after))
        assert (answer.status, update.status) == (200, 200)
        self.own.append(own)
        self.both.append(own + other)
        self.rows.append(after)
        self.weights += [answer.size, update.size]

    def at(self, rows: range) -> float:
        """What the quicker quarter of actions takes that answer these rows of the log: other work disturbs it least."""
        return statistics.quantiles([time for time, row in zip(self.both, self.rows, strict=True) if row in rows])[0]


def milliseconds(action: Callable[[], Answer]) -> tuple[float, Answer]:
    start = perf_counter()
    answer = action()
    return 1000 * (perf_counter() - start), answer


def measure(site: Site) -> bool:
    """Print the table; whether a limit was missed."""
    times = Times()
    for number in range(MATCHES):
        seed = f"actions {number}"
        times.play(Duel.of_two(site, PlainBrowser(site.url), PlainBrowser(site.url), seed), Mirror(seed))
    names = ("empty view", "action, own board", "action, both boards")
    for name, measured in zip(names, (times.empty, times.own, times.both), strict=True):
        median, most = statistics.median(measured), statistics.quantiles(measured, n=20)[-1]
        print(f"{name:24} median {median:7.2f} ms   95% {most:7.2f} ms")
    ratio = statistics.median(times.both) / statistics.median(times.empty)
    growth = times.at(LATE) / times.at(EARLY)
    weight = statistics.quantiles(times.weights, n=20)[-1] / 1000
    print(f"{'both against empty view':24} {ratio:14.1f}      (limit {LIMIT})")
    print(f"{'late against early':24} {growth:14.1f}      (limit {GROWTH_LIMIT})")
    print(f"{'weight of an answer, 95%':24} {weight:14.1f} KB   (limit {WEIGHT_LIMIT})")
    return ratio > LIMIT or growth > GROWTH_LIMIT or weight > WEIGHT_LIMIT


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), **fresh_database())  # of the cluster in DATABASE_URL, if there is one
        site.application = ("--factory", "bench.actions:site")
        site.prepare()
        site.start()
        try:
            return int(measure(site))
        finally:
            site.stop()


if __name__ == "__main__":
    sys.exit(main())
