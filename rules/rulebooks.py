"""The rulebooks that ship with the rules, one beside each game."""

from functools import cache
from pathlib import Path

from rules.games import game as game_of
from rules.kernel.rulebook import Rulebook, read_rulebook

GAMES = Path(__file__).resolve().parent / "games"


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of the game with this key; KeyError when there is none."""
    folder = game_of(game).key.replace("-", "_")
    return read_rulebook((GAMES / folder / "rulebook.md").read_text(encoding="utf-8"))
