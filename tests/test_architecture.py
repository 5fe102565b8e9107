"""Imports point one way: rules know nothing of ours and nothing of Django, cards know rules, decks both, play all."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "rules" / "games"

ALLOWED = {
    "rules": {"rules"},
    "cards": {"cards", "rules"},
    "decks": {"decks", "cards", "rules"},
    "play": {"play", "decks", "cards", "rules"},
}
OURS = {*ALLOWED, "config", "tests"}
BEYOND_RULES = {*OURS - {"rules"}, "django", "ninja", "jinja2"}


def modules(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.py") if "migrations" not in path.parts]


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The dotted names of all modules that a file imports, those inside functions too."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_those_it_stands_on(package: str) -> None:
    wrong = {
        (str(path.relative_to(ROOT)), name)
        for path in modules(ROOT / package)
        for name in imported(path)
        if name.split(".")[0] in OURS - ALLOWED[package]
    }
    assert wrong == set()


def test_rules_import_nothing_but_python_and_two_libraries() -> None:
    roots = {name.split(".")[0] for path in modules(ROOT / "rules") for name in imported(path)}
    assert roots - set(sys.stdlib_module_names) <= {"rules", "msgspec", "yaml"}


def test_a_game_never_imports_another_and_the_kernel_imports_none() -> None:
    games = [path.name for path in GAMES.iterdir() if (path / "__init__.py").exists()]
    assert games
    for game in games:
        others = [f"rules.games.{other}" for other in games if other != game]
        names = [name for path in modules(GAMES / game) for name in imported(path)]
        assert [name for name in names if name.startswith(tuple(others))] == []
    kernel = [name for path in modules(ROOT / "rules" / "kernel") for name in imported(path)]
    assert [name for name in kernel if name.startswith("rules.") and not name.startswith("rules.kernel")] == []


def test_all_rules_import_with_django_blocked() -> None:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules(ROOT / "rules")]
    blocked = "".join(f"sys.modules[{name!r}] = None\n" for name in sorted(BEYOND_RULES))
    imports = "".join(f"importlib.import_module({name.removesuffix('.__init__')!r})\n" for name in names)
    program = f"import importlib, sys\n{blocked}{imports}from rules.catalogues import load\nload('vanguard')\n"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


REGISTRIES = {
    *("cards/examples.py", "cards/faces/__init__.py", "decks/codes.py", "decks/importing/headings.py"),
    "decks/exporting/shapes.py",
    "decks/importing/dialects.py",
    "decks/views/home.py",
    "templates/decks/import.html",
}
"""Tables with a line a game: searches to try, faces, numbers in codes, words of lists, shapes, the start page."""
FACES = (
    *("vanguard", "clans", "races"),
    *("hearthstone", "classes", "folk"),
    *("pokemon_duels", "elements", "species", "gear"),
    *("wuxia", "factions"),
    *("nannaier", "affiliations", "sigils", "workshop", "figures/dolls"),
)
OF_ONE_GAME = re.compile(
    rf"(cards/faces/({'|'.join(FACES)})|decks/(importing/)?deckstrings|decks/importing/(lines|starters|xml_files))\.py|"
    r"templates/(home|play/fields)/|templates/play/|cards/(api)\.py|"
    r"decks/api_check\.py|templates/components/(rule|sentence)\.html"
)
"""What draws or reads one game alone, examples in the API's page and in comments, and matches, which one game has."""


def test_nothing_that_serves_every_game_names_one() -> None:
    names = re.compile(
        "|".join(path.name.replace("_", "[_-]") for path in GAMES.iterdir() if (path / "__init__.py").exists()),
        re.IGNORECASE,
    )
    shared = [path for folder in ("cards", "decks", "config") for path in modules(ROOT / folder)]
    shared += (ROOT / "templates").rglob("*.html")
    naming = {str(path.relative_to(ROOT)) for path in shared if names.search(path.read_text(encoding="utf-8"))}
    assert {name for name in naming - REGISTRIES if not OF_ONE_GAME.match(name)} == set()
