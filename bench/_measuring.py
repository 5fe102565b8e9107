"""What measurements of the rules share: rounds, times of the processor, the calibration loop, and the printed table."""

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from rules.kernel import engine
from rules.kernel.records import Action
from rules.kernel.state import MatchState

COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"
ROUNDS = 7
START = """
from rules.catalogues import ruleset
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.tools.arena import pair_of_decks
rules = ruleset({game!r})
state, _ = engine.start(rules, pair_of_decks(rules, Chance("bench")), "bench")
engine.legal_actions(state, state.decision.seat)
"""


def calibration() -> float:
    """Million steps a second of a loop that adds and takes remainders."""
    began, total = process_time(), 0
    for number in range(1_000_000):
        total = (total + number) % 1_000_003
    return 1 / (process_time() - began)


def microseconds(work: Callable[[MatchState], object], states: list[MatchState], repeats: int) -> float:
    """The median over positions of what one call takes."""
    times = []
    for state in states:
        began = process_time()
        for _ in range(repeats):
            work(state)
        times.append((process_time() - began) / repeats * 1e6)
    return statistics.median(times)


def offered(state: MatchState) -> list[Action]:
    assert state.decision is not None
    return engine.legal_actions(state, state.decision.seat)


def start_up(game: str) -> float:
    """Processor seconds from the start of a process to the first decision of a match, the median of rounds."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    times = []
    for _ in range(ROUNDS):
        before = os.times()
        subprocess.run([sys.executable, "-P", "-c", START.format(game=game)], env=environment, check=True)
        after = os.times()
        times.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return statistics.median(times)


class Table:
    """Measurements printed one by one beside their limits; `missed` counts those beyond."""

    def __init__(self) -> None:
        self.missed = 0
        print("compiled" if engine.__file__.endswith(".so") else "interpreted")
        self.tell("calibration loop", statistics.median(calibration() for _ in range(ROUNDS)), "million steps/s")

    def tell(self, what: str, value: float, unit: str, limit: float | None = None, *, at_least: bool = False) -> None:
        is_met = limit is None or (value >= limit if at_least else value <= limit)
        self.missed += not is_met
        bound = "" if limit is None else f"  {'at least' if at_least else 'at most'} {limit:,g}"
        print(f"{what:<28}{value:12,.1f} {unit}{bound}{'' if is_met else '  MISSED'}", flush=True)


def both_ways(bench: str, measure: Callable[[], int]) -> int:
    """Measure as run, and again compiled where `script/compile` has been run; 1 when a limit is missed."""
    status = measure()
    if COMPILED.is_dir() and not engine.__file__.endswith(".so"):
        environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(COMPILED), *sys.path))}
        status |= subprocess.run(
            [sys.executable, "-P", "-m", f"bench.{bench}"], env=environment, check=False
        ).returncode
    return status
