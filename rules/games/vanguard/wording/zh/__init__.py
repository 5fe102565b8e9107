"""Vanguard's abilities in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Mapping
from typing import Any

from rules.games.vanguard.wording.zh import conditions, costs, events, nouns, steps, words
from rules.kernel.abilities import Act, Cont, When
from rules.kernel.chinese import written_anew
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
IN_TRADITIONAL = written_anew({kind: TEMPLATES[kind] for kind in (When, Act, Cont)})

SIMPLIFIED = Language("zh-Hans", "简体中文", TEMPLATES, WORDS)
TRADITIONAL = Language("zh-Hant", "繁體中文", {**TEMPLATES, **IN_TRADITIONAL}, WORDS)
