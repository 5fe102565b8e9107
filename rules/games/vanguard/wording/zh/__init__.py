"""Vanguard's abilities in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Mapping
from typing import Any

from rules.games.vanguard.wording.zh import conditions, costs, events, nouns, steps, words
from rules.kernel.chinese import number, one_of, written_anew
from rules.kernel.texts import zh as texts
from rules.kernel.wording import Language

TEMPLATES = {
    **texts.TEMPLATES,
    **events.TEMPLATES,
    **costs.TEMPLATES,
    **steps.TEMPLATES,
    **nouns.TEMPLATES,
    **conditions.TEMPLATES,
}
WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": words.PLACES,
    "stat": words.STATS,
    "until": words.UNTIL,
    "moment": words.MOMENTS,
    "attribute": words.ATTRIBUTES,
}

FIELDS = {
    **texts.FIELDS,
    "from": steps.out_of,
    "this": lambda record, t: nouns.begin_this(t),
    "places": lambda places, t: one_of(t.word("place", place) for place in places),
    "count": lambda count, t: number(count),
}

SIMPLIFIED = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, None, FIELDS)
TRADITIONAL = Language("zh-Hant", "繁體中文", written_anew(TEMPLATES), WORDS, None, FIELDS)
