"""The games, each a package that reads from its rulebook's first chapter to its last."""

from rules.games import vanguard
from rules.kernel.game import Game

ALL: tuple[Game, ...] = (vanguard.GAME,)


def game(key: str) -> Game:
    """The game with this key; KeyError when there is none."""
    for candidate in ALL:
        if candidate.key == key:
            return candidate
    raise KeyError(key)
