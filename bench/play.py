"""How fast the rules play Vanguard, in one run on one core: `python -m bench.play`.

Times are of the processor, each the median of several rounds, so that other work on the machine counts little. The
calibration loop, plain arithmetic in Python, is there to compare cores with. Exits 1 when a limit is missed.
Where `script/compile` has been run, the compiled rules are measured too.
"""

import random
import statistics
import sys
from collections.abc import Callable
from time import process_time

from bench._measuring import ROUNDS, Table, both_ways, microseconds, offered, start_up
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.catalogues import ready_decks, ruleset
from rules.kernel import codec, engine, views
from rules.kernel.chance import Chance
from rules.kernel.state import MatchState

RULES, DECKS = ruleset("vanguard"), ready_decks("vanguard")
GAMES = 30
POSITIONS = 40


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


def decide(bot: str) -> Callable[[MatchState], object]:
    return lambda state: choice(state, BOTS[bot](), Chance("bench"))


def measure() -> int:
    """Print every measurement beside its limit; 1 when one is missed."""
    table = Table()
    rates = [random_games(GAMES * number) for number in range(ROUNDS)]
    table.tell("random games", statistics.median(games for games, _ in rates), "games/s")
    table.tell("random games", statistics.median(actions for _, actions in rates), "actions/s", 11_000, at_least=True)
    middle = positions()
    table.tell("clone", microseconds(MatchState.clone, middle, 200), "us", 100)
    table.tell("snapshot", microseconds(codec.snapshot, middle, 50), "us", 1_000)
    stored = [codec.snapshot(state) for state in middle]
    restored = iter(stored * 50)
    table.tell("restore", microseconds(lambda _: codec.restore(RULES, next(restored)), middle, 50), "us", 1_000)
    table.tell("legal actions", microseconds(offered, middle, 50), "us")
    table.tell("view", microseconds(lambda state: views.view(state, 0), middle, 50), "us")
    table.tell("greedy decision", microseconds(decide("greedy"), middle, 3) / 1e3, "ms", 10)
    table.tell("search decision", microseconds(decide("search"), middle, 1) / 1e3, "ms", 1_000)
    table.tell("start to first decision", start_up("vanguard") * 1e3, "ms", 500)
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(both_ways("play", measure))
