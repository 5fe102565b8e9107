"""Hearthstone's texts in Chinese: told in simplified characters, and written anew in traditional ones."""

from collections.abc import Callable

from rules.games.hearthstone.wording.zh import abilities, amounts, conditions, events, nouns, steps, words
from rules.games.hearthstone.wording.zh.traditional import traditional
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardFacts
from rules.kernel.wording import Language, Telling

TEMPLATES = {
    **abilities.TEMPLATES,
    **events.TEMPLATES,
    **steps.TEMPLATES,
    **nouns.TEMPLATES,
    **amounts.TEMPLATES,
    **conditions.TEMPLATES,
}
WORDS = {"place": words.PLACES}


def in_traditional(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return traditional(abilities.whole(script, card, telling))


SIMPLIFIED = Language("zh-Hans", "简体中文", TEMPLATES, WORDS, abilities.whole)
TRADITIONAL = Language("zh-Hant", "繁體中文", TEMPLATES, WORDS, in_traditional)
