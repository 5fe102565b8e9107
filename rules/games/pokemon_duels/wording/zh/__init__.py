"""The cards of Pokémon Duels in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Mapping
from typing import Any

from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.zh import abilities, conditions, events, nouns, steps, words
from rules.kernel import selectors
from rules.kernel.chinese import number, said, subject, written_anew
from rules.kernel.texts import zh as texts
from rules.kernel.wording import Language, Templates

TEMPLATES: Templates = {
    **texts.TEMPLATES,
    **abilities.TEMPLATES,
    **events.TEMPLATES,
    **conditions.TEMPLATES,
    **steps.TEMPLATES,
    **nouns.TEMPLATES,
}
WORDS: Mapping[str, Mapping[str, Any]] = {
    "place": words.PLACES,
    "stat": words.STATS,
    "until": words.UNTIL,
    "moment": words.MOMENTS,
    "type": words.TYPES,
    "kind": words.KINDS,
    "phase": words.PHASES,
}
FIELDS = {
    **texts.FIELDS,
    "about": events.about,
    "paid": conditions.paid,
    "onto": lambda what, t: said(t.tell(what), t),
    "in_hand": lambda record, t: "手牌中的" if shape.is_in_hand(t) else "",
    "this": lambda record, t: subject(t.tell(selectors.This()), t),
    "count": lambda count, t: number(count),
    "during": lambda until, t: f"{words.UNTIL.get(until, until)}，",
}
ANEW = written_anew(TEMPLATES, words.WRITTEN)

SIMPLIFIED: Language = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, abilities.whole, FIELDS)
TRADITIONAL: Language = Language("zh-Hant", "繁體中文", ANEW, WORDS, abilities.in_traditional, FIELDS)
