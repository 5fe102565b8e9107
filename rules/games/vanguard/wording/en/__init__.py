"""Vanguard's abilities in English."""

from rules.games.vanguard.wording.en import conditions, costs, events, nouns, steps, words
from rules.kernel.english import counted, one_of, some
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
    fields={
        **texts.FIELDS,
        "from": steps.out_of,
        "this": lambda record, t: nouns.begin_this(t),
        "places": lambda places, t: one_of(t.word("place", place) for place in places),
        "cards": lambda count, t: counted(count, words.CARD),
        "up_to_cards": lambda most, t: some(words.CARD, 0, most),
        "top": lambda count, t: "card" if count == 1 else f"{count} cards",
    },
)
