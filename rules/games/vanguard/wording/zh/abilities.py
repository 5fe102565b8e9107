"""Whole texts in Chinese."""

from rules.games.vanguard.wording.zh.conditions import condition, while_held
from rules.games.vanguard.wording.zh.noun import Noun, subject
from rules.games.vanguard.wording.zh.nouns import this
from rules.games.vanguard.wording.zh.steps import effect, number_of, told
from rules.games.vanguard.wording.zh.words import Skill
from rules.kernel import abilities, selectors
from rules.kernel.costs import Cost
from rules.kernel.wording import Telling, Templates


def when(ability: abilities.When, t: Telling) -> str:
    opening = f"{t.tell(ability.on)}，"
    if ability.condition:
        opening += f"如果{condition(ability.condition, t)}，"
    may = "你可以" if ability.may else ""
    if ability.cost:
        return f"{opening}{may}{cost(ability.cost, t)}：{effect(ability.do, t)}。"
    if not ability.may:
        return f"{opening}{effect(ability.do, t)}。"
    clauses, are_deeds = t.allowed(ability.do)
    return f"{opening}{may}{'' if are_deeds else '使用此能力：'}{told(clauses)}。"


def act(ability: abilities.Act, t: Telling) -> str:
    paid = f"{cost(ability.cost, t)}：" if ability.cost else ""
    tested = f"如果{condition(ability.condition, t)}，则" if ability.condition else ""
    return f"{paid}{tested}{effect(ability.do, t)}。"


def cont(ability: abilities.Cont, t: Telling) -> str:
    held = while_held(ability.condition, t)
    per = ""
    if ability.per:
        noun: Noun = t.tell(ability.per)
        per = f"每有一{noun.unit}{noun.whose()}{noun.other}{noun.described}，"
    who = t.tell(ability.to) if ability.to else this(selectors.This(), t)
    stat = t.word("stat", ability.stat)
    does = stat.has if isinstance(stat, Skill) else number_of(stat, ability.amount)
    return f"{held}{per}{subject(who, t)}{does}。"


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return "，并".join(t.told(parts))


TEMPLATES: Templates = {
    abilities.When: when,
    abilities.Act: act,
    abilities.Cont: cont,
}
