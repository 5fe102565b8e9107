"""Pokémon Duels 1.4. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of decks: facts, counting, signatures, lists, deck_rules, mending, formats, sections, opening, advice,
relations. What cards do is told by wording/.
"""

from rules.games.pokemon_duels import advice, counting, facts, formats, opening, relations, sections
from rules.games.pokemon_duels.play import PLAY
from rules.games.pokemon_duels.wording import WORDING
from rules.kernel.decklists import MAIN_PART, Part
from rules.kernel.game import Game

GAME = Game(
    key="pokemon-duels",
    name="Pokémon Duels",
    rulebook="PD",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    family="type",
    filters=("kind", "type", "stars"),
    part_of=counting.part_of,
    parts=(MAIN_PART, Part(counting.EXTRA, "extra card", "extra cards")),
    sections=sections.ALL,
    opening=opening.OPENING,
    advice=advice.ADVICE,
    relations=relations.relations,
    ladders=relations.ladders,
    play=PLAY,
    wording=WORDING,
)
