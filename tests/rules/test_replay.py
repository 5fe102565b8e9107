"""Records of matches: the same start and actions give the same events, and nothing else passes for them."""

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from rules.catalogues import ruleset
from rules.kernel import engine, replay
from rules.kernel.codec import snapshot
from rules.kernel.replay import CorruptLog, MatchLog, Move
from rules.kernel.state import MatchState
from tests.support.golden import GOLDEN
from tests.support.matches import play_on, recording

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")


def finished(game: str = "vanguard", seed: str = "1") -> MatchLog:
    match = recording(game, seed)
    play_on(match)
    return match.log()


def corruption(text: str) -> CorruptLog:
    """What is wrong with a record of Vanguard."""
    with pytest.raises(CorruptLog) as caught:
        replay.replay(ruleset("vanguard"), replay.read(text))
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_a_written_record_replays_to_the_same_events_and_states(game: str) -> None:
    match = recording(game, "7")
    happened, states = [], []
    while match.state.outcome is None:
        happened += play_on(match, 1)
        states.append(snapshot(match.state))
    again = list(replay.replayed(ruleset(game), replay.read(replay.write(match.log()))))[1:]
    assert [replay.as_lines(events) for _, events in again] == [replay.as_lines(events) for events in happened]
    assert snapshot(again[-1][0]) == states[-1]


@pytest.mark.parametrize("game", GAMES)
def test_it_does_so_in_another_process_with_other_hashes(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(replay.write(finished(game)), encoding="utf-8")
    command = [sys.executable, "-m", "rules", "replay", str(file)]
    done = [
        subprocess.run(
            command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        for seed in ("1", "2")
    ]
    assert done[0].stdout == done[1].stdout
    assert "Outcome" in done[0].stdout.splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_made_with_this_version_of_the_rules_still_replays(game: str) -> None:
    log = replay.read((GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8"))
    assert log.start.version == replay.RULES_VERSION
    state, _ = replay.replay(ruleset(game), log)
    assert state.outcome == log.end.outcome is not None


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    match = recording("vanguard", "a secret seed")
    first = replay.write(match.log()).splitlines()[0]
    assert "a secret seed" not in first
    assert sha256(b"a secret seed").hexdigest() in first
    play_on(match)
    assert replay.is_fair(match.log())


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    log = finished()
    found = corruption(replay.write(replace(log, end=replay.End("2", log.end.outcome, log.end.events))))
    assert (found.line, "promised" in str(found)) == (len(log.moves) + 2, True)


def test_a_refused_action_is_no_part_of_the_record() -> None:
    match = recording("vanguard", "1")
    with pytest.raises(engine.IllegalAction):
        match.advance(1, engine.legal_actions(match.state, 0)[0])
    assert match.log().moves == ()


def test_an_action_nobody_could_take_names_its_line() -> None:
    log = finished()
    moves = (*log.moves[:4], Move(0, {"type": "attack", "attacker": 1, "target": 2}), *log.moves[4:])
    assert corruption(replay.write(replace(log, moves=moves))).line == 6


def test_an_action_left_out_does_not_pass() -> None:
    log = finished()
    assert corruption(replay.write(replace(log, moves=log.moves[:-1]))).line == len(log.moves) + 1


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, '{"type":"move","seat":0,"action":{}}', "begins with its start"),
        (3, "nonsense", "malformed"),
        (3, '{"type":"move","seat":"left","action":{}}', "Expected `int`"),
        (3, '{"type":"move","seat":0,"action":{"type":"castle"}}', "castle"),
        (3, '{"type":"end","seed":"1","outcome":null,"events":""}', "moves only"),
    ],
)
def test_a_line_that_is_none_is_named(line: int, text: str, problem: str) -> None:
    lines = replay.write(finished()).splitlines()
    lines[line - 1] = text
    found = corruption("\n".join(lines))
    assert (found.line, problem in str(found)) == (line, True), str(found)


def test_a_record_without_its_end_has_no_seed_to_replay_from() -> None:
    lines = replay.write(finished()).splitlines()[:-1]
    assert corruption("\n".join(lines)).line == len(lines)
    assert corruption("").line == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"version":', '"version":9', "version 9"),
        ('"values":{}', '"values":{"trigger_power":10000}', "trigger_power"),
        ("flogal", "flogal-ii", "no card flogal-ii"),
    ],
)
def test_a_record_of_other_rules_is_refused(old: str, new: str, problem: str) -> None:
    text = replay.write(finished(seed="4"))
    assert old in text
    found = corruption(text.replace(old, new, 1))
    assert (found.line, problem in str(found)) == (1, True), str(found)


def test_a_match_stopped_without_result_replays_as_far_as_it_went() -> None:
    match = recording("vanguard", "1")
    play_on(match, 20)
    state, steps = replay.replay(ruleset("vanguard"), replay.read(replay.write(match.log())))
    assert isinstance(state, MatchState)
    assert (state.outcome, len(steps)) == (None, 21)
    assert snapshot(state) == snapshot(match.state)
