"""How fast the rules play Vanguard, in one run on one core: `python -m bench.play`.

Times are of the processor, each the median of several rounds, so that other work on the machine counts little. The
calibration loop, plain arithmetic in Python, is there to compare cores with. Exits 1 when a limit is missed.
Where `script/compile` has been run, the compiled rules are measured too.
"""

import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ready_decks, ruleset
from rules.kernel import codec, engine, views
from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState

RULES, DECKS = ruleset("vanguard"), ready_decks("vanguard")
COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"
ROUNDS = 7
GAMES = 30
POSITIONS = 40
START = """
from rules.catalogues import ready_decks, ruleset
from rules.kernel import engine
state, _ = engine.start(ruleset("vanguard"), ready_decks("vanguard"), "bench")
engine.legal_actions(state, state.decision.seat)
"""


def calibration() -> float:
    """Million steps a second of a loop that adds and takes remainders."""
    began, total = process_time(), 0
    for number in range(1_000_000):
        total = (total + number) % 1_000_003
    return 1 / (process_time() - began)


def random_games(first: int) -> tuple[float, float]:
    """Games and actions a second, every action drawn from the legal ones but conceding."""
    actions, began = 0, process_time()
    for number in range(first, first + GAMES):
        chance = random.Random(number)
        state, _ = engine.start(RULES, (DECKS[0], DECKS[1]), str(number))
        while state.outcome is None:
            seat = state.decision.seat
            engine.advance(state, seat, chance.choice(engine.legal_actions(state, seat)[:-1]))
            actions += 1
    seconds = process_time() - began
    return GAMES / seconds, actions / seconds


def positions() -> list[MatchState]:
    """A position of each of so many games between greedy bots, from the first turns to the last."""
    found = []
    for number in range(POSITIONS):
        state, chance = engine.start(RULES, (DECKS[0], DECKS[1]), str(number))[0], Chance(f"positions {number}")
        for _ in range(20 + 2 * number):
            last = state.clone()
            engine.advance(state, state.decision.seat, choice(state, BOTS["greedy"](), chance))
            if state.outcome is not None:
                break
        found.append(last)
    return found


def microseconds(work: Callable[[MatchState], object], states: list[MatchState], repeats: int) -> float:
    """The median over positions of what one call takes."""
    times = []
    for state in states:
        began = process_time()
        for _ in range(repeats):
            work(state)
        times.append((process_time() - began) / repeats * 1e6)
    return statistics.median(times)


def start_up() -> float:
    """Processor seconds from the start of a process to the first decision of a match."""
    before = os.times()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-P", "-c", START], env=environment, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def offered(state: MatchState) -> list[Action]:
    return engine.legal_actions(state, state.decision.seat)


def decide(bot: str) -> Callable[[MatchState], object]:
    return lambda state: choice(state, BOTS[bot](), Chance("bench"))


def main() -> int:
    status = measure()
    if COMPILED.is_dir() and not engine.__file__.endswith(".so"):
        environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(COMPILED), *sys.path))}
        status |= subprocess.run([sys.executable, "-P", "-m", "bench.play"], env=environment, check=False).returncode
    return status


def measure() -> int:
    """Print every measurement beside its limit; 1 when one is missed."""
    missed = 0

    def tell(what: str, value: float, unit: str, limit: float | None = None, *, at_least: bool = False) -> None:
        nonlocal missed
        is_met = limit is None or (value >= limit if at_least else value <= limit)
        missed += not is_met
        bound = "" if limit is None else f"  {'at least' if at_least else 'at most'} {limit:,g}"
        print(f"{what:<28}{value:12,.1f} {unit}{bound}{'' if is_met else '  MISSED'}", flush=True)

    print("compiled" if engine.__file__.endswith(".so") else "interpreted")
    tell("calibration loop", statistics.median(calibration() for _ in range(ROUNDS)), "million steps/s")
    rates = [random_games(GAMES * number) for number in range(ROUNDS)]
    tell("random games", statistics.median(games for games, _ in rates), "games/s")
    tell("random games", statistics.median(actions for _, actions in rates), "actions/s", 11_000, at_least=True)
    middle = positions()
    tell("clone", microseconds(MatchState.clone, middle, 200), "us", 100)
    tell("snapshot", microseconds(codec.snapshot, middle, 50), "us", 1_000)
    stored = [codec.snapshot(state) for state in middle]
    restored = iter(stored * 50)
    tell("restore", microseconds(lambda _: codec.restore(RULES, next(restored)), middle, 50), "us", 1_000)
    tell("legal actions", microseconds(offered, middle, 50), "us")
    tell("view", microseconds(lambda state: views.view(state, 0), middle, 50), "us")
    tell("greedy decision", microseconds(decide("greedy"), middle, 3) / 1e3, "ms", 10)
    tell("search decision", microseconds(decide("search"), middle, 1) / 1e3, "ms", 1_000)
    tell("start to first decision", statistics.median(start_up() for _ in range(ROUNDS)) * 1e3, "ms", 500)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
