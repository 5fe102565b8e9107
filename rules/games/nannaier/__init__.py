"""Nannaier's Exercise 0.2. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of decks: facts, counting, deck_rules, mending, formats, sections, opening, advice,
relations.
Reading order of play: table, events, points, dolls, piles, setup, turn, summoning, fighting, moving, casting; then
selectors, patterns, effects, costs and cards/; play sums up.
"""

from rules.games.nannaier import advice, counting, facts, formats, opening, relations, sections
from rules.games.nannaier.play import PLAY
from rules.games.nannaier.wording import WORDING
from rules.kernel.game import Game

GAME = Game(
    key="nannaier",
    name="Nannaier’s Exercise",
    rulebook="NN",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    short="Nannaier",
    family="affiliation",
    filters=("kind", "affiliation", "cost", "forms"),
    part_of=counting.part_of,
    parts=tuple(limits.part for limits in counting.ALL),
    sections=sections.ALL,
    opening=opening.OPENING,
    advice=advice.ADVICE,
    relations=relations.relations,
    play=PLAY,
    wording=WORDING,
)
