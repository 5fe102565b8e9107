"""Hearthstone, Basic and Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of play: facts, table, keywords, boundary, damage, cardflow, setup, turn, playing, attacking; then
patterns, selectors, effects, texts and cards/; play sums up. What cards do is told by wording/.
"""

from rules.games.hearthstone import facts
from rules.games.hearthstone.play import PLAY
from rules.games.hearthstone.wording import WORDING
from rules.kernel.game import Game

GAME = Game(
    key="hearthstone", name="Hearthstone", rulebook="HS", schema=facts.SCHEMA, formats=(), play=PLAY, wording=WORDING
)
