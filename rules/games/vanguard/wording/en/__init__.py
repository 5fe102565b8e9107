"""Vanguard's abilities in English."""

from rules.games.vanguard.wording.en import conditions, costs, events, nouns, steps, words
from rules.kernel.texts import en as texts
from rules.kernel.wording import Language

ENGLISH = Language(
    tag="en",
    name="In English",
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
