"""Vanguard's abilities in Russian."""

from rules.games.vanguard.wording.ru import conditions, costs, events, nouns, steps, words
from rules.kernel.texts import ru as texts
from rules.kernel.wording import Language

RUSSIAN = Language(
    tag="ru",
    name="По-русски",
    templates={
        **texts.TEMPLATES,
        **events.TEMPLATES,
        **costs.TEMPLATES,
        **steps.TEMPLATES,
        **nouns.TEMPLATES,
        **conditions.TEMPLATES,
    },
    words={
        "place": words.PLACES,
        "stat": words.STATS,
        "until": words.UNTIL,
        "moment": words.MOMENTS,
        "attribute": words.ATTRIBUTES,
    },
)
