"""Hearthstone, Basic and Classic. Rule numbers in this package are those of `rulebook.md` beside it.

Reading order of decks: facts, heroes, counting, sections, deck_rules, mending, partners, formats, opening, advice.
Reading order of play: facts, table, keywords, boundary, damage, cardflow, setup, turn, playing, attacking; then
patterns, selectors, effects, texts and cards/; play sums up. What cards do is told by wording/.
"""

from rules.games.hearthstone import advice, facts, formats, heroes, mending, opening, sections
from rules.games.hearthstone.play import PLAY
from rules.games.hearthstone.wording import WORDING
from rules.kernel.facts import CardKey
from rules.kernel.game import Game


def scope(hero: CardKey | None) -> str:
    """Cards for decks that the hero allows (HS-D.4, HS-P.1)."""
    return f"is:collectible {mending.class_query(hero)}".strip()


GAME = Game(
    key="hearthstone",
    name="Hearthstone",
    rulebook="HS",
    schema=facts.SCHEMA,
    formats=formats.ALL,
    family="class",
    filters=("cost", "class", "kind"),
    starter_word="hero",
    can_start=heroes.can_lead,
    is_starter_apart=True,
    scope=scope,
    sections=sections.ALL,
    opening=opening.OPENING,
    advice=advice.ADVICE,
    play=PLAY,
    wording=WORDING,
)
