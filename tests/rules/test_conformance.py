"""What is kept of a game's scenes: each run and told, again only when something changed."""

from pathlib import Path

import pytest

from rules import conformance as conforming
from rules.conformance import conformance
from rules.games import game
from rules.scenes.reading import read_scenes
from rules.scenes.retelling import Check, SceneTold, retold
from rules.scenes.running import Failure, Variant, failure, variants
from tests.support.scene_folders import FAILS, HOLDS, UNREADABLE, scene_folder

HEARTHSTONE = game("hearthstone")


def told(text: str) -> SceneTold:
    (scene,) = read_scenes(text, "test.yaml")
    return retold(scene, tuple(variants(scene)))


def test_a_scene_is_told_with_its_position_what_was_done_what_happened_and_what_was_checked() -> None:
    scene = told(HOLDS)
    assert (scene.holds, scene.runs, scene.missed) == (True, 2, 0)
    assert scene.setting == ("turn 10", "your turn")
    assert ("hand", "Fireball (4)") in scene.sides[0].zones
    assert ("board", "Chillwind Yeti 4/5") in scene.sides[1].zones
    played, expected, refused = scene.steps
    assert played.says == "You: Play Fireball on Jaina Proudmoore"
    assert "Jaina Proudmoore took 6 damage from Fireball." in played.events
    assert expected.checks == (Check("your hand: nothing"), Check("the foe’s health 24"))
    assert refused.says == "You may not: attack: hero, defender: foe hero"


def test_a_scene_that_does_not_hold_says_what_was_found_and_how_much_was_not_reached() -> None:
    scene = told(FAILS)
    assert not scene.holds
    assert [step.holds for step in scene.steps] == [True, False]
    assert scene.steps[-1].checks == (Check("foe.health: 23", "24"),)
    assert (scene.missed, scene.trouble) == (1, ())


def test_a_scene_that_fails_in_another_way_only_says_in_which() -> None:
    (scene,) = read_scenes(HOLDS, "test.yaml")
    (failing,) = read_scenes(FAILS, "test.yaml")
    other = Variant("with the seats swapped", 1, False)

    def otherwise(_: object, ways: object) -> Failure | None:
        return failure(failing, (other,))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.scenes.retelling.failure", otherwise)
        told = retold(scene, (Variant("", 0, False), other))
    assert (told.holds, all(step.holds for step in told.steps)) == (False, True)
    assert (told.trouble_in, told.trouble[0].found) == ("with the seats swapped", "24")


def test_every_file_of_the_folder_is_run_and_told(tmp_path: Path) -> None:
    tests = scene_folder(tmp_path, good=HOLDS, bad=f"{FAILS}---{HOLDS}", unread=UNREADABLE)
    found = conformance(HEARTHSTONE, "now", tests=tests)
    assert [(file.file, [scene.holds for scene in file.scenes]) for file in found.files] == [
        ("tests/scenes/hearthstone/bad.yaml", [False, True]),
        ("tests/scenes/hearthstone/good.yaml", [True]),
        ("tests/scenes/hearthstone/unread.yaml", []),
    ]
    assert "Blaster Blade" in found.files[-1].unreadable
    assert found.tests == {"HS-X.1": ("tests/rules/test_some.py::test_some",)}


def test_only_what_changed_is_run_again(tmp_path: Path) -> None:
    tests = scene_folder(tmp_path, good=HOLDS, bad=FAILS)
    first = conformance(HEARTHSTONE, "first", tests=tests)
    same = conformance(HEARTHSTONE, "second", first, tests)
    assert (same.ran, [file.ran for file in same.files]) == ("first", ["first", "first"])
    scene_folder(tmp_path, bad=FAILS.replace("health: 23", "health: 24"))
    third = conformance(HEARTHSTONE, "third", same, tests)
    assert (third.ran, [file.ran for file in third.files]) == ("third", ["third", "first"])
    assert third.files[0].scenes[0].holds


def test_other_rules_run_everything_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = scene_folder(tmp_path, good=HOLDS)
    first = conformance(HEARTHSTONE, "first", tests=tests)
    monkeypatch.setattr(conforming, "rules_digest", lambda: "others")
    second = conformance(HEARTHSTONE, "second", first, tests)
    assert (second.rules, second.files[0].ran) == ("others", "second")


def test_without_the_folder_there_is_nothing(tmp_path: Path) -> None:
    assert conformance(HEARTHSTONE, "now", tests=tmp_path).files == ()
