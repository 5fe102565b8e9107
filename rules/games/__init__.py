"""The games, each a package that reads from its rulebook's first chapter to its last."""

from rules.games import hearthstone, nannaier, pokemon_duels, vanguard, wuxia
from rules.kernel.game import Game

ALL: tuple[Game, ...] = (vanguard.GAME, hearthstone.GAME, pokemon_duels.GAME, wuxia.GAME, nannaier.GAME)
"""Each has formats, whose decks can be built, and matches, which the engine plays."""


def game(key: str) -> Game:
    """The game with this key; KeyError when there is none."""
    for candidate in ALL:
        if candidate.key == key:
            return candidate
    raise KeyError(key)
