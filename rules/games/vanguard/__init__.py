"""Cardfight!! Vanguard, Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order: facts, then formats.
"""

from rules.games.vanguard import facts, formats
from rules.kernel.game import Game

GAME = Game(
    key="vanguard",
    name="Cardfight!! Vanguard",
    rulebook="VG",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    starter_word="first vanguard",
)
