"""Whole texts in Chinese."""

from collections.abc import Callable

from rules.games.pokemon_duels import abilities
from rules.games.pokemon_duels.wording import shape
from rules.games.pokemon_duels.wording.zh.words import WRITTEN
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.chinese import (
    Noun,
    aimed_at,
    number,
    some,
    traditional,
)
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import phrase
from rules.kernel.texts import zh
from rules.kernel.texts.zh import condition, cost, effect
from rules.kernel.wording import Telling, Templates, paragraphs

LIMITS = {"": "", "turn": "每回合一次，", "game": "每场对战一次，"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    text = f"{'快速：' if ability.quick else ''}{LIMITS[ability.limit]}"
    text += f"{t.tell(ability.on)}，" if ability.on else ""
    text += f"如果{condition(ability.condition, t)}，" if ability.condition else ""
    text += f"{cost(ability.cost, t)}：" if ability.cost else ""
    return f"{text}{effect(ability.do, t)}。"


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    return f"{LIMITS[ability.limit]}{zh.when(shape.aimed(ability, t, aimed_at), t)}"


def instead(ability: abilities.Instead, t: Telling) -> str:
    cause = {"": "", "battle": "战斗", "effect": "效果"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    t.last = ""
    does = f"改为{effect(ability.do, t)}" if ability.do else "则不会被破坏"
    coin = "掷硬币，若掷出正面，" if ability.coin else ""
    whom = noun.fixed or noun.whose() + noun.described
    return f"{LIMITS[ability.limit]}如果{whom}将要被{cause}破坏，{coin}{does}。"


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"只有在{condition(ability.condition, t)}的情况下才能召唤。" if ability.condition else ""
    return text + tributes(ability.tributes, ability.of, t)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"祭品必须是{noun.described}。" if noun else ""
    if noun is None or not count:
        return f"通常召唤需要{number(count)}只祭品。" if count else "通常召唤不需要祭品。"
    return f"通常召唤需要以{some(noun, count, count)}为祭品。"


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = "需要能使用此技能的宝可梦。" if shape.skill(card) else ""
    return skill + "".join(paragraphs(shape.shown(script), telling))


def in_traditional(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    return traditional(whole(script, card, telling), WRITTEN)


TEMPLATES: Templates = {
    abilities.Activate: activate,
    abilities.Trigger: trigger,
    abilities.Instead: instead,
    abilities.SummoningCondition: summoning,
    abilities.Lasts: phrase("持续{turns}个回合。"),
}
