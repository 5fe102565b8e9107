"""Write the golden records anew: `python -m tests.support.golden`.

Only after a change that is meant to change what happens in a match; then RULES_VERSION goes up, for older records no
longer replay.
"""

from pathlib import Path

from rules.games import ALL
from rules.kernel import replay
from tests.support.matches import play_on, recording

GOLDEN = Path(__file__).resolve().parents[1] / "rules" / "golden"

if __name__ == "__main__":
    for game in ALL:
        match = recording(game.key, "golden")
        play_on(match)
        (GOLDEN / f"{game.key}.jsonl").write_text(replay.write(match.log()), encoding="utf-8")
