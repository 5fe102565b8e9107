"""Hearthstone's texts in English."""

from rules.games.hearthstone.wording.en import abilities, amounts, conditions, events, nouns, steps, words
from rules.kernel.wording import Language

ENGLISH = Language(
    tag="en",
    name="In English",
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
