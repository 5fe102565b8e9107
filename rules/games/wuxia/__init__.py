"""The card game of Tale of Wuxia: The Pre-Sequel. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order: facts, table, verbs, setup, turn, fighting; then patterns, selectors, effects and cards/; play sums up.
"""

from rules.games.wuxia import facts
from rules.games.wuxia.play import PLAY
from rules.kernel.game import Game

GAME = Game(
    key="wuxia",
    name="Tale of Wuxia",
    rulebook="WX",
    schema=facts.SCHEMA,
    formats=(),
    play=PLAY,
)
