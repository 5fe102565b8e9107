"""How fast workers play for bots, in one run: `python -m bench.bots`.

`MATCHES` matches between an easy and a normal bot at once, no pace, by two workers at one queue. Prints the moves a
second, what one costs of processor time, which other work on the machine changes less, the workers' memory before and
after, and their processor time when nothing is to be done. On SQLite in a temporary folder; with `DATABASE_URL` on that
PostgreSQL. Exits 1 where a task failed, a match did not end, or a log is not the one that the rules alone play.
"""

import sys
import tempfile
from pathlib import Path
from subprocess import Popen
from time import perf_counter, sleep

from tests.play.working import count, have_ended, log_of, open_matches, told, wait_until
from tests.support.site import Site, fresh_database

MATCHES = 50
WORKERS = 2
IDLE_SECONDS = 10
SECONDS = 600
"""The longest it may take."""


def memory(worker: Popen[bytes]) -> float:
    """Resident, in MB."""
    status = Path(f"/proc/{worker.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def processor(worker: Popen[bytes]) -> int:
    """Hundredths of a second that it has taken so far."""
    ticks = Path(f"/proc/{worker.pid}/stat").read_text()
    return sum(map(int, ticks.rpartition(")")[2].split()[11:13]))


def state(site: Site, workers: list[Popen[bytes]]) -> tuple[float, int, int, float]:
    """The time in seconds, rows of all logs, the workers' processor time in hundredths, and the larger memory."""
    rows = count(site, "play_logentry")
    return perf_counter(), rows, sum(map(processor, workers)), max(map(memory, workers))


def idle(worker: Popen[bytes]) -> float:
    """The part of one core that it takes when nothing is to be done, in percent."""
    before = processor(worker)
    sleep(IDLE_SECONDS)
    return (processor(worker) - before) / IDLE_SECONDS


def measure(site: Site) -> bool:
    """Print what was measured; whether anything went wrong."""
    open_matches(site, MATCHES)
    workers = [site.start_worker() for _ in range(WORKERS)]
    wait_until(lambda: count(site, "play_logentry") >= 3 * MATCHES, SECONDS)
    began, first, spent_before, memory_before = state(site, workers)
    wait_until(lambda: have_ended(site), SECONDS)
    ended, last, spent, memory_after = state(site, workers)
    moves = last - first
    print(f"{MATCHES} matches, {WORKERS} workers {moves / (ended - began):11.1f} moves/s")
    print(f"processor, a move       {10 * (spent - spent_before) / moves:11.1f} ms")
    print(f"memory of a worker      {memory_before:11.1f} MB, {memory_after:.1f} MB {moves} moves later")
    print(f"processor, nothing to do{idle(workers[0]):11.1f} %")
    site.stop_workers()
    return has_gone_wrong(site)


def has_gone_wrong(site: Site) -> bool:
    matches, tasks = told(site)
    failed = sum(status not in ("SUCCESSFUL", "READY") for status, _ in tasks)
    wrong = sum(status != "over" or log != log_of(seed) for seed, status, log in matches)
    moves = sum(len(log) - 1 for *_, log in matches)
    print(f"{moves} moves; matches that the rules alone play otherwise: {wrong}; tasks that failed: {failed}")
    return bool(wrong or failed)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), **fresh_database())  # of the cluster in DATABASE_URL, if there is one
        site.manage("migrate", "--verbosity=0")
        try:
            return int(measure(site))
        finally:
            site.stop_workers()


if __name__ == "__main__":
    sys.exit(main())
