"""What can be taken away from a match: its record after the end, and reports of positions."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from django.test import Client

from play import table
from play.matches import Terms
from play.models import Kind, Match
from play.records import record_of
from play.replays import replay_of
from play.reports import Report, report_of
from rules.kernel import replay
from rules.kernel.chance import Chance
from rules.scenes.reading import read_scenes
from rules.scenes.running import failure
from tests.play import twins
from tests.play.tables import OF_GAME, ended, match_of, play_on
from tests.play.test_leaks import random_match

pytestmark = pytest.mark.django_db


def verified(match: Match, tmp_path: Path) -> str:
    """What the command line says of the record, the last line."""
    file = tmp_path / "match.jsonl"
    file.write_text(record_of(match), encoding="utf-8")
    command = [sys.executable, "-m", "rules", "replay", str(file)]
    played = subprocess.run(command, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    return played.stdout.splitlines()[-1]


@pytest.mark.parametrize("game", OF_GAME)
def test_a_record_is_a_file_that_replays_to_the_same_end(alice: Client, bob: Client, tmp_path: Path, game: str) -> None:
    match = play_on(match_of(alice, bob, OF_GAME[game]), 2000, bot="eager")
    answer = alice.get(f"/play/{match.token}/record/")
    assert answer["Content-Disposition"] == f'attachment; filename="match-{match.token}.jsonl"'
    assert answer.content.decode() == record_of(match)
    assert f"winner={match.winner}, rule='{match.rule}'" in verified(match, tmp_path)


def test_a_record_keeps_the_values_that_were_agreed(alice: Client, bob: Client, tmp_path: Path) -> None:
    match = ended(alice, bob, Terms("vanguard", "vanguard.classic", {"trigger_power": 10000}))
    assert replay.read(record_of(match)).start.values == {"trigger_power": 10000}
    assert match.rule in verified(match, tmp_path)


def test_a_record_leaves_out_what_was_taken_back(alice: Client, tmp_path: Path) -> None:
    match = taken_back_once(match_of(alice, alice))
    match = play_on(match, 2000, bot="eager")
    assert match.log.filter(kind=Kind.TAKEN_BACK).count() == 1
    assert len(replay.read(record_of(match)).moves) == match.seq - 2
    verified(match, tmp_path)


def taken_back_once(match: Match) -> Match:
    """A few actions later, the last of which showed nothing hidden and was taken back."""
    for moves in range(80):
        match = play_on(match, 1, seed=f"{moves}")
        with suppress(table.NotNow):
            table.ask_to_take_back(match, 0, match.seq)
            break
    match.refresh_from_db()
    return match


def test_a_match_that_ended_at_the_table_has_no_outcome_by_the_rules(
    alice: Client, bob: Client, tmp_path: Path
) -> None:
    match = play_on(match_of(alice, bob), 30)
    table.offer_draw(match, 0, 30)
    table.accept(match, 1, 30)
    match.refresh_from_db()
    assert verified(match, tmp_path).endswith("no outcome")


def test_there_is_no_record_before_the_end(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 30)
    assert alice.get(f"/play/{match.token}/record/").status_code == 404


def test_a_stranger_has_the_record_where_both_allow_watching(alice: Client, bob: Client, carol: Client) -> None:
    match = ended(alice, bob)
    assert carol.get(f"/play/{match.token}/record/").status_code == 200
    match.seats.filter(number=1).update(allows_watching=False)
    assert carol.get(f"/play/{match.token}/record/").status_code == 404
    assert bob.get(f"/play/{match.token}/record/").status_code == 200


# ---- reports


def report(match: Match, seat: int) -> Report:
    return report_of(replay_of(match), seat, match.seq)


def test_a_report_is_a_scene_that_runs(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    for moves in (12, 20, 25, 40, 40):
        match = play_on(match, moves)
        for seat in (0, 1):
            (scene,) = read_scenes(report(match, seat).text, "report")
            assert failure(scene) is None


def test_a_report_in_the_middle_of_something_tells_what_happened_since(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    told = [report(play_on(match, 1, seed=f"{number}"), seat) for number in range(60) for seat in (0, 1)]
    late = [each for each in told if each.behind]
    assert late
    assert all("# Since the position below:\n" in each.text for each in late)
    assert not any("Since the position" in each.text for each in told if each.behind == 0)


def test_before_any_position_a_report_tells_what_happened(alice: Client, bob: Client) -> None:
    told = report(match_of(alice, bob), 0)
    assert told.behind is None
    assert "scene:" not in told.text


@pytest.mark.parametrize("moves", [30, 47, 75, 101])
def test_a_report_holds_no_secret(alice: Client, bob: Client, moves: int) -> None:
    match = play_on(random_match(alice, bob, f"report {moves}"), moves)
    for seat in (0, 1):
        before = report(match, seat)
        assert twins.twin_of(match, seat, Chance(f"twin {moves} {seat}")) > 2
        assert report(match, seat) == before


def test_a_report_of_an_ended_match_is_of_any_step(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    answer = bob.get(f"/play/{match.token}/report/?step=40&as=file")
    assert answer["Content-Disposition"] == f'attachment; filename="match-{match.token}-40.yaml"'
    assert "after action 40, rules version" in answer.content.decode()
    assert "Copy" in bob.get(f"/play/{match.token}/report/?step=40").content.decode()


def test_only_players_report(alice: Client, bob: Client, carol: Client) -> None:
    match = play_on(match_of(alice, bob), 30)
    assert carol.get(f"/play/{match.token}/report/").status_code == 404
