"""What tests and scenes prove, as the command line lists it."""

from pathlib import Path

import pytest

from rules import __main__ as command_line
from rules import catalogues, games, proofs
from rules.kernel.game import Game
from rules.kernel.rulebook import read_rulebook
from rules.proofs import Proof
from rules.tools import cards, rulebook

VANGUARD = games.game("vanguard")

TESTS = """\
from tests.support.proving import proves
import pytest

@proves("XX-1.2", "ash-sprite")
def test_one() -> None: ...

@pytest.mark.parametrize("value", [pytest.param(1, marks=pytest.mark.proves("XX-G1"))])
def test_two(value: int) -> None: ...

def test_three() -> None: ...
"""

SCENES = """\
scene: A sprite dies
game: skirmish
proves: [XX-1.2, XX-3a]
---
scene: Nothing is proven
game: skirmish
"""

BOOK = read_rulebook(
    """\
# A book
### XX-1 A chapter
- **XX-1.1** Draw.
- **XX-1.2** Pass. *(no behaviour: a definition)*
### XX-2 Another
"""
)


def test_marks_of_tests_and_of_single_examples_are_read_without_running() -> None:
    assert list(proofs.of_tests(TESTS, "test_x.py")) == [
        Proof("XX-1.2", "test_x.py::test_one"),
        Proof("ash-sprite", "test_x.py::test_one"),
        Proof("XX-G1", "test_x.py::test_two"),
    ]


def test_scenes_name_what_they_prove() -> None:
    assert list(proofs.of_scenes(SCENES, "x.yaml")) == [
        Proof("XX-1.2", "x.yaml: A sprite dies"),
        Proof("XX-3a", "x.yaml: A sprite dies"),
    ]


def test_a_folder_of_tests_is_read_whole(tmp_path: Path) -> None:
    for name, text in {"rules/skirmish/test_x.py": TESTS, "scenes/skirmish/x.yaml": SCENES}.items():
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    found = proofs.by_subject(proofs.proofs(tmp_path / "tests"))
    assert found["XX-1.2"] == [
        "tests/rules/skirmish/test_x.py::test_one",
        "tests/scenes/skirmish/x.yaml: A sprite dies",
    ]
    assert {subject for subject in found if Proof(subject, "").is_of_rule} == {"XX-1.2", "XX-G1", "XX-3a"}


@pytest.mark.parametrize(
    ("number", "line"),
    [
        ("XX-1", "a chapter: see the numbers in it"),
        ("XX-1.1", "NOTHING"),
        ("XX-1.2", "no behaviour: a definition"),
        ("XX-2", "NOTHING"),
    ],
)
def test_a_number_is_proven_a_chapter_without_behaviour_or_missing(number: str, line: str) -> None:
    assert rulebook.proven_by(BOOK, {}, number) == [line]
    assert rulebook.is_proven(BOOK, {}, number) is (line != "NOTHING")
    assert rulebook.proven_by(BOOK, {number: ["a test"]}, number) == ["a test"]


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)
def test_every_rule_of_a_game_is_proven(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    status = command_line.main(["rulebook", "--coverage", "--game", game.key])
    assert (status, "missing:" in capsys.readouterr().out) == (0, False)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.key)
def test_every_card_of_a_game_is_scripted_and_proven(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    status = command_line.main(["cards", "--coverage", "--game", game.key])
    assert (status, capsys.readouterr().out.splitlines()[-1].split(", ")[-1]) == (0, "0 problems")


def test_a_card_lacks_a_script_or_a_proof() -> None:
    (unproven,) = cards.lacking(VANGUARD, catalogues.load("vanguard").named("Wingal").key, {})
    assert unproven == "no test or scene: wingal"
    (unscripted,) = cards.lacking(VANGUARD, catalogues.load("vanguard").named("Flogal").key, {})
    assert unscripted == "no script: flogal"


def test_a_proof_of_an_unknown_card_is_a_problem() -> None:
    assert cards.unknown_cards({"wingal": ["a"], "wingalf": ["b"], "VG-7.1": ["c"]}) == ["wingalf"]


def test_vanilla_cards_are_published_and_have_no_script() -> None:
    play = VANGUARD.playable()
    keys = {card.key for card in catalogues.load("vanguard").cards}
    assert keys == play.vanilla | set(play.by_key)
    assert not play.vanilla & set(play.by_key)


def test_a_rule_is_told_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["rulebook", "VG-2.3"]) == 0
    assert capsys.readouterr().out == "VG-2.3  Exactly 16 trigger cards.\n"
    assert command_line.main(["rulebook", "XX-9"]) == 1
