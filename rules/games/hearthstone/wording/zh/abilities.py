"""Whole texts in Chinese."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.hearthstone import texts
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.zh.amounts import measure
from rules.games.hearthstone.wording.zh.conditions import lead
from rules.games.hearthstone.wording.zh.lasting import held
from rules.games.hearthstone.wording.zh.nouns import Noun
from rules.games.hearthstone.wording.zh.steps import sentences
from rules.games.hearthstone.wording.zh.words import keyword
from rules.kernel import abilities
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.chinese import quoted
from rules.kernel.facts import CardFacts
from rules.kernel.wording import Telling, Templates, paragraphs


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what its abilities do."""
    printed = [f"{keyword(word, number)}。" for word, number in shape.keywords(card)]
    return "".join((*printed, *paragraphs(shape.shown(script), telling)))


def text(ability: texts.Text, t: Telling) -> str:
    if ability.target is not None:
        t.nouns["target"] = replace(shape.noun_of(ability.target, t), name="target", count=1)
    told = sentences(ability.do, t)
    begins = "连击：" if ability.combo else "战吼：" if shape.is_battlecry(ability, t) else ""
    needs = shape.needed(ability.needs)
    if needs is not None:
        noun: Noun = shape.noun_of(needs.what, t)
        told += f"需要至少{replace(noun, count=needs.least).some()}。"
    return begins + told


def choose_one(ability: texts.ChooseOne, t: Telling) -> str:
    halves = [shape.half(key, t) or quoted(t.named(key)) for key in ability.halves]
    return f"抉择：{'；或者'.join(halves)}。"


def costs_less(ability: texts.CostsLess, t: Telling) -> str:
    per = measure(ability.per, t)
    return f"{per.each or f'{per.equal or per.number}每有1点'}，法力值消耗便减少1点。"


def when(ability: abilities.When, t: Telling) -> str:
    if shape.is_deathrattle(ability):
        return f"亡语：{sentences(ability.do, t)}"
    opening = f"{t.tell(ability.on)}，"
    if "secrets" in ability.zones:
        return f"奥秘：{sentences(ability.do, t, opening)}"
    tested = lead(ability.condition, t) if ability.condition else ""
    return sentences(ability.do, t, opening + tested)


def cont(conts: tuple[abilities.Cont, ...], t: Telling) -> str:
    return f"{held(conts, t)}。"


TEMPLATES: Templates = {
    texts.Text: text,
    texts.ChooseOne: choose_one,
    texts.CostsLess: costs_less,
    abilities.When: when,
    abilities.Cont: cont,
}
