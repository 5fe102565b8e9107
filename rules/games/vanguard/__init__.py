"""Cardfight!! Vanguard, Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of decks: facts, sections, counting, deck_rules, mending, formats, clans, opening, advice.
Reading order of play: table, setup, turn, battle, checks, settling; patterns, costs, effects, cards/; play sums up.
What cards do is told by wording/.
"""

from rules.games.vanguard import advice, clans, counting, facts, formats, opening, sections
from rules.games.vanguard.play import PLAY
from rules.games.vanguard.wording import WORDING
from rules.kernel.game import Game

GAME = Game(
    key="vanguard",
    name="Cardfight!! Vanguard",
    rulebook="VG",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    short="Vanguard",
    family="clan",
    filters=("grade", "clan", "trigger"),
    starter_word="first vanguard",
    can_start=counting.can_start,
    sections=sections.ALL,
    opening=opening.OPENING,
    advice=advice.ADVICE,
    family_notes=clans.clan_notes,
    play=PLAY,
    wording=WORDING,
)
