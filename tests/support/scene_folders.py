"""A folder of scenes like the one of the project, with one that holds, one that does not, and one nobody can read."""

from pathlib import Path

HOLDS = """
scene: A fireball does six
game: hearthstone
proves: [HS-Q3.4, fireball]
me: {hand: Fireball, class: mage}
foe: {board: Chillwind Yeti}
steps:
  - me: {play: Fireball, target: foe hero}
  - expect: {foe: {health: 24}, me: {hand: none}}
  - refused: {me: {attack: hero, defender: foe hero}}
"""
FAILS = """
scene: A fireball does seven
game: hearthstone
proves: [HS-Q3.4]
me: {hand: Fireball}
steps:
  - me: {play: Fireball, target: foe hero}
  - expect: {foe: {health: 23}}
  - me: end-turn
"""
UNREADABLE = "scene: Nobody knows this card\ngame: hearthstone\nme: {hand: Blaster Blade}\n"


def scene_folder(root: Path, **files: str) -> Path:
    """`tests` below the root, with the scene files of Hearthstone by name, and a test that proves HS-X.1."""
    scenes, tests = root / "tests" / "scenes" / "hearthstone", root / "tests" / "rules"
    scenes.mkdir(parents=True, exist_ok=True)
    tests.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (scenes / f"{name}.yaml").write_text(text)
    (tests / "test_some.py").write_text('@proves("HS-X.1", "fireball")\ndef test_some():\n    pass\n')
    return root / "tests"
