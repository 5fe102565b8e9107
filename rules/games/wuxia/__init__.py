"""The card game of Tale of Wuxia: The Pre-Sequel. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of decks: facts, counting, mending, formats, sections, opening, advice.
Reading order of play: table, verbs, setup, turn, fighting; then patterns, selectors, effects and cards/; play sums up.
"""

from rules.games.wuxia import advice, facts, formats, opening, sections
from rules.games.wuxia.play import PLAY
from rules.games.wuxia.wording import WORDING
from rules.kernel.game import Game

GAME = Game(
    key="wuxia",
    name="Tale of Wuxia",
    rulebook="WX",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    short="Wuxia",
    family="faction",
    filters=("cost", "faction"),
    sections=sections.ALL,
    opening=opening.OPENING,
    advice=advice.ADVICE,
    play=PLAY,
    wording=WORDING,
)
