"""The rules compiled by script/compile play the same matches, step for step, as their sources."""

import filecmp
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"

PLAY = """
from rules.bots import BOTS
from rules.bots.matches import play_out
from rules.catalogues import ready_decks, ruleset
from rules.kernel import codec, state
from rules.tools.soak import Trial
print(state.__file__.endswith(".so"))
for game in ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier"):
    for number in range(6):
        trial = Trial(ruleset(game), f"compiled {number}", 20)
        trial.run()
        print(game, number, trial.recording.log().end)
bots = (BOTS["greedy"](), BOTS["search"](4))
print(codec.snapshot(play_out(ruleset("vanguard"), ready_decks("vanguard"), bots, "compiled")))
"""


def is_built() -> bool:
    """Whether what lies there was compiled from the sources as they are."""
    sources = (path.relative_to(ROOT) for path in (ROOT / "rules").rglob("*.py"))
    return all(
        (COMPILED / path).exists() and filecmp.cmp(ROOT / path, COMPILED / path, shallow=False) for path in sources
    )


def played(first_on_path: Path) -> list[str]:
    """What a process prints that finds the rules there: whether they are compiled, and how matches end."""
    environment = os.environ | {"PYTHONPATH": str(first_on_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAY], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(not is_built(), reason="not run: script/compile has not compiled these sources")
def test_compiled_rules_play_the_same_matches_step_for_step() -> None:
    with ThreadPoolExecutor() as both:
        compiled, interpreted = both.map(played, (COMPILED, ROOT))
    assert (compiled[0], interpreted[0]) == ("True", "False")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) == 1 + 5 * 6 + 1
