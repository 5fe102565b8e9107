"""Vanguard's abilities in Russian."""

from rules.games.vanguard.wording.ru import conditions, costs, events, nouns, steps, words
from rules.kernel.russian import ACC, NOM, counted, one_of, some
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
    fields={
        **texts.FIELDS,
        "from": steps.out_of,
        "this": lambda record, t: nouns.begin_this(t, ACC),
        "this_does": lambda record, t: nouns.begin_this(t, NOM),
        "places": lambda places, t: one_of(t.word("place", place).at for place in places),
        "out": lambda place, t: t.word("place", place).out,
        "cards": lambda count, t: counted(count, words.CARD),
        "up_to_cards": lambda most, t: some(words.CARD, 0, most),
        "top": lambda count, t: f"{'верхнюю' if count == 1 else 'верхние'} {counted(count, words.CARD)}",
    },
)
