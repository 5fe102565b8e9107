"""Hearthstone's texts in Russian."""

from rules.games.hearthstone.wording.ru import abilities, amounts, conditions, events, nouns, steps, words
from rules.kernel.wording import Language

RUSSIAN = Language(
    tag="ru",
    name="По-русски",
    templates={
        **abilities.TEMPLATES,
        **events.TEMPLATES,
        **steps.TEMPLATES,
        **nouns.TEMPLATES,
        **amounts.TEMPLATES,
        **conditions.TEMPLATES,
    },
    words={"place": words.PLACES},
    whole=abilities.whole,
)
