"""Imports point one way, and the rules need no Django."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ARROWS = {
    "rules": set(),
    "cards": {"rules"},
    "decks": {"rules", "cards"},
}
"""What each of our packages may import of the others."""

OURS = {*ARROWS, "config", "tests", "bench"}


def modules(package: str) -> Iterator[Path]:
    return (path for path in (ROOT / package).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file names in an import, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where arrows point"
            yield node.module or ""


@pytest.mark.parametrize("package", ARROWS)
def test_imports_follow_the_arrows(package: str) -> None:
    forbidden = OURS - ARROWS[package] - {package}
    wrong = {f"{path.relative_to(ROOT)}: {name}" for path in modules(package) for name in imports(path)
             if name.partition(".")[0] in forbidden}  # fmt: skip
    assert not wrong


def test_a_game_never_imports_another_game() -> None:
    for path in modules("rules/games"):
        game = ".".join(path.relative_to(ROOT).parts[:3]).removesuffix(".py")
        others = [name for name in imports(path) if name.startswith("rules.games.") and not name.startswith(game)]
        assert path.parent.name == "games" or not others, f"{path}: {others}"


def test_the_kernel_knows_no_game() -> None:
    assert not [name for path in modules("rules/kernel") for name in imports(path) if name.startswith("rules.games")]


def test_all_of_rules_imports_with_django_blocked() -> None:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules("rules")]
    program = f"import sys, importlib; sys.modules['django'] = None; [importlib.import_module(n) for n in {names!r}]"
    answer = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
