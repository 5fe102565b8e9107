"""Cardfight!! Vanguard, Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order: facts, sections, counting, deck_rules, mending, formats, clans, opening.
"""

from rules.games.vanguard import clans, counting, facts, formats, opening, sections
from rules.kernel.game import Game

GAME = Game(
    key="vanguard",
    name="Cardfight!! Vanguard",
    rulebook="VG",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    starter_word="first vanguard",
    can_start=counting.can_start,
    sections=sections.ALL,
    opening=opening.OPENING,
    clan_notes=clans.clan_notes,
)
