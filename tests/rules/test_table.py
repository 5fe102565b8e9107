"""Playing in the terminal: lines go in, lines come out, and they tell no more than the player may know."""

import io
from pathlib import Path

import pytest

from rules import __main__ as command_line
from rules.catalogues import ruleset
from rules.kernel import replay

COMMAND = ["table", "vanguard", "--deck", "td01", "--against", "random", "--seed", "a"]


def sitting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, more: str = "") -> str:
    """What is said when these lines are piped in."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert command_line.main([*COMMAND, *more.split()]) == 0
    return capsys.readouterr().out


def test_a_match_is_played_to_its_end_and_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.jsonl"
    said = sitting(monkeypatch, capsys, *["go", "end", "do not", "no more", "1"] * 200, more=f"--log {log}")
    assert "The seed was a." in said.splitlines()[-1]
    state, _ = replay.replay(ruleset("vanguard"), replay.read(log.read_text(encoding="utf-8")))
    assert state.outcome is not None


def test_the_board_shows_the_own_hand_and_counts_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = sitting(monkeypatch, capsys, "1", "1").splitlines()
    hands = [line for line in lines if line.startswith("  hand ")]
    assert hands[-2].split() == ["hand", "5", "cards"]
    assert hands[-1].count("·") in (4, 5)
    assert "* Foe drew a card. (VG-5.3)" in lines


def test_why_names_what_is_legal_and_the_rule_against_the_rest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = sitting(monkeypatch, capsys, "1", "1", "why epona", "why nobody")
    assert "Bringer of Good Luck, Epona in hand:" in said
    assert "  Ride Bringer of Good Luck, Epona in hand: legal" in said
    assert "(VG-7.6)" in said[said.index("Bringer of Good Luck, Epona in hand:") :]
    assert "You see no card with 'nobody' in its name." in said


def test_other_lines_get_help_and_the_match_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = sitting(monkeypatch, capsys, "0", "99", "castle", "", "log", "board", "actions", "quit", "1")
    assert said.count("Type the number") == 1 + 3
    assert said.splitlines()[-1] == "The match is not over."


def test_an_unknown_deck_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["table", "vanguard", "--deck", "td09"]) == 1
    assert "td01, td02" in capsys.readouterr().err
