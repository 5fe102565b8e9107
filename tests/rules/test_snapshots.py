"""A state kept as JSON goes on to the same future, from every decision, also in the middle of an effect."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rules.bots.random import Random
from rules.catalogues import ruleset
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.codec import CorruptSnapshot, restore, snapshot
from rules.kernel.replay import as_lines
from tests.support.matches import play_on, recording

ROOT = Path(__file__).resolve().parents[2]
MATCHES = {"vanguard": "3", "hearthstone": "9", "wuxia": "3", "pokemon-duels": "2", "nannaier": "1"}
"""A random match of each game by its seed; of Vanguard one with questions in the middle of costs and effects."""
AHEAD = 12
"""How many actions of each future are compared."""


def future(game: str, kept: dict[str, Any]) -> str:
    """The digest of what random actions make happen from a kept state on."""
    state, bot, chance = restore(ruleset(game), kept), Random(), Chance("future")
    happened = sha256()
    for _ in range(AHEAD):
        if state.decision is None or state.outcome is not None:
            break
        seat = state.decision.seat
        action = bot.choose(state, engine.legal_actions(state, seat), chance)
        happened.update(as_lines(engine.advance(state, seat, action)))
    return happened.hexdigest()


def kept_states(game: str) -> list[dict[str, Any]]:
    """Those of a random match at every decision, as JSON."""
    match, kept = recording(game, MATCHES[game]), []
    while match.state.outcome is None:
        kept.append(json.loads(json.dumps(snapshot(match.state))))
        play_on(match, 1)
    return kept


@pytest.mark.parametrize("game", MATCHES)
def test_every_decision_goes_on_to_the_same_future_in_another_process(game: str, tmp_path: Path) -> None:
    kept = kept_states(game)
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(kept), encoding="utf-8")
    command = [sys.executable, "-m", "tests.rules.test_snapshots", game, str(file)]
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [future(game, state) for state in kept]


def test_questions_in_the_middle_of_costs_and_effects_are_among_them() -> None:
    asked = {(state["decision"]["kind"], state["stack"][-1][0]) for state in kept_states("vanguard") if state["stack"]}
    assert {("cost", "pay"), ("may", "use"), ("search", "do"), ("choose", "do"), ("circle", "do")} <= asked


def test_what_is_no_snapshot_of_the_game_is_refused() -> None:
    kept = kept_states("vanguard")[0]
    with pytest.raises(CorruptSnapshot, match="not a snapshot of hearthstone"):
        restore(ruleset("hearthstone"), kept)


if __name__ == "__main__":
    for state in json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")):
        print(future(sys.argv[1], state))
