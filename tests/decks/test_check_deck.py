"""The command that judges a list. No test here may use the database: the command needs none."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

LISTS = Path(__file__).parent / "lists"

WORKED = {
    1: [],
    2: [],
    3: ["deck.size", "deck.ride-gap?"],
    4: ["deck.copies"],
    5: [],
    6: ["deck.triggers"],
    7: ["deck.triggers", "deck.starter-trigger?", "deck.partner?"],
    8: ["deck.heals", "deck.clans", "deck.trigger-clan?"],
    9: ["deck.sentinels", "deck.clans"],
    10: ["deck.starter-trigger?"],
    11: ["deck.starter-unset?", "deck.starter-trigger?"],
    12: ["deck.size", "deck.triggers"],
    13: ["deck.clans"],
    14: ["deck.clans", "deck.trigger-clan?"],
    15: ["deck.pool", "deck.legacy", "deck.starter"],
}
"""The worked decks of the rulebook's fourth section; a question mark stands behind a warning."""

AGREED = {
    8: ["deck.heals", "deck.trigger-clan?"],
    9: ["deck.sentinels"],
    13: [],
    14: ["deck.trigger-clan?"],
}


class Answer:
    """What the command said, and what it ended with."""

    def __init__(self, *args: str, stdin: bytes | None = None, monkeypatch: pytest.MonkeyPatch | None = None) -> None:
        if stdin is not None and monkeypatch is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        out = io.StringIO()
        self.code: Any = 0
        try:
            call_command("check_deck", *args, stdout=out)
        except SystemExit as end:
            self.code = end.code
        self.text = out.getvalue()

    @property
    def codes(self) -> list[str]:
        issues = json.loads(self.text)["issues"]
        return [issue["code"] + "?" * (issue["severity"] == "warning") for issue in issues]


def judged(number: int, format: str = "vanguard.classic") -> Answer:
    return Answer(str(LISTS / f"worked-{number:02}.txt"), "--format", format, "--json")


@pytest.mark.parametrize(("number", "codes"), WORKED.items())
def test_vg_4_worked_decks_come_out_exactly(number, codes):
    answer = judged(number)
    assert sorted(answer.codes) == sorted(codes)
    assert answer.code == (1 if [code for code in codes if not code.endswith("?")] else 0)


@pytest.mark.parametrize(("number", "codes"), AGREED.items())
def test_vg_r5_worked_decks_at_a_table_that_agreed_to_mix_clans(number, codes):
    assert sorted(judged(number, "vanguard.classic-mixed").codes) == sorted(codes)


def test_an_issue_in_json_names_its_rule_its_cards_and_its_fix():
    (issue,) = json.loads(judged(4).text)["issues"]
    assert set(issue) == {"code", "severity", "rule", "message", "cards", "fix"}
    assert (issue["rule"], issue["cards"]) == ("VG-2.2", ["blaster-blade"])
    assert issue["fix"]["kind"] == "set-counts"


def test_a_line_that_cannot_be_read_ends_with_2_and_the_others_are_judged(monkeypatch):
    text = (LISTS / "worked-04.txt").read_text().replace("Wingal", "Wingall")
    answer = Answer("-", "--format", "vanguard.classic", "--json", stdin=text.encode(), monkeypatch=monkeypatch)
    data = json.loads(answer.text)
    assert answer.code == 2
    assert "deck.copies" in answer.codes
    (unread,) = data["unread"]
    assert unread["text"] == "2 Wingall (TD01) 009EN"
    assert unread["near"][0] == "2 Wingal (TD01) 009EN"


def test_people_read_line_numbers_rules_and_a_sum(monkeypatch):
    answer = Answer("-", "--format", "vanguard.classic", stdin=b"4 Wingal\n4 Wingall\n", monkeypatch=monkeypatch)
    assert "line 2: 4 Wingall\n    Not read. No card is called “Wingall”. Did you mean Wingal" in answer.text
    assert "error: The deck has 4 cards; it needs exactly 50. [deck.size, VG-2.1]" in answer.text
    assert answer.text.endswith("4 of 8 cards recognised, 1 line not.\n")


@pytest.mark.parametrize(
    ("file", "said"),
    [("no-such-file", "no-such-file cannot be read: No such file"), (".", ". cannot be read: Is a directory")],
)
def test_a_file_that_is_not_there_is_told(file, said):
    with pytest.raises(CommandError, match=said) as error:
        Answer(file, "--format", "vanguard.classic")
    assert error.value.returncode == 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"4 Wingal\n" * 1_200_000, "at most 65,536"),
        (b"\x7fELF\0\0\0\0", "not a text file"),
        (b"\n" * 2000, "at most 1,000"),
    ],
)
def test_what_is_no_list_is_told(data, said, monkeypatch):
    with pytest.raises(CommandError, match=said):
        Answer("-", "--format", "vanguard.classic", stdin=data, monkeypatch=monkeypatch)


def test_an_unknown_format_names_the_known_ones():
    with pytest.raises(CommandError, match=r"invalid choice: 'vanguard.nonsense' .*vanguard\.classic"):
        Answer("-", "--format", "vanguard.nonsense")


def test_the_whole_command_needs_no_database(tmp_path):
    environment = os.environ | {"DATABASE_URL": f"sqlite:///{tmp_path}/missing/none.sqlite3"}
    command = [sys.executable, "manage.py", "check_deck", "--format", "vanguard.classic", "-"]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        command, input=b"4 Wingal\n4 Wingall", capture_output=True, cwd=root, env=environment, check=False
    )
    assert (done.returncode, done.stderr) == (2, b"")


OWN = {
    "schema": 1,
    "game": "vanguard",
    "version": "1",
    "sets": [{"code": "OWN", "name": "Our own set", "era": "classic"}],
    "cards": [
        {
            "key": "own-hound",
            "name": "Own Hound",
            "kind": "normal",
            "grade": 1,
            "clan": "Royal Paladin",
            "power": 7000,
            "critical": 1,
        }
        | {"printings": [{"set": "OWN", "number": "OWN/001", "rarity": "C"}]}
    ],
}


def test_cards_of_ones_own_are_known_where_their_file_is_named(tmp_path):
    (tmp_path / "deck.txt").write_text("4 Own Hound\n4 Wingal")
    (tmp_path / "own.json").write_text(json.dumps(OWN))
    asked = (str(tmp_path / "deck.txt"), "--format", "vanguard.classic")
    named = Answer(*asked, "--catalogue", str(tmp_path / "own.json")).text
    assert "8 of 8 cards recognised." in named
    assert "Own Hound OWN/001 is not in Classic (BT01, TD01 and TD02)." in named
    premium = (*asked[:2], "vanguard.premium", "--catalogue", str(tmp_path / "own.json"), "--json")
    assert "deck.pool" not in Answer(*premium).codes
    without = Answer(*asked)
    assert (without.code, "4 of 8 cards recognised" in without.text) == (2, True)
    assert "--catalogue" in without.text


def test_a_file_of_ones_own_may_not_take_a_number_that_ships(tmp_path):
    taken = OWN | {"cards": [OWN["cards"][0] | {"printings": [{"set": "OWN", "number": "BT01/001EN"}]}]}
    (tmp_path / "own.json").write_text(json.dumps(taken))
    (tmp_path / "deck.txt").write_text("4 Own Hound")
    with pytest.raises(CommandError, match="own-hound: BT01/001EN is already taken by the cards that ship"):
        Answer(str(tmp_path / "deck.txt"), "--format", "vanguard.classic", "--catalogue", str(tmp_path / "own.json"))
