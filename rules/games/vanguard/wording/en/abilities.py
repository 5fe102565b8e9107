"""Whole texts in English."""

from rules.games.vanguard.wording.en.conditions import condition, while_held
from rules.games.vanguard.wording.en.nouns import this
from rules.games.vanguard.wording.en.steps import effect, said_of, signed
from rules.games.vanguard.wording.en.words import Skill
from rules.kernel import abilities, selectors
from rules.kernel.costs import Cost
from rules.kernel.english import JOINTS, all_of, each, subject
from rules.kernel.wording import Telling, Templates, begun, joined


def when(ability: abilities.When, t: Telling) -> str:
    opening = t.tell(ability.on)
    if ability.condition:
        opening += f", if {condition(ability.condition, t)}"
    if ability.cost:
        return f"{opening}, {'you may ' if ability.may else ''}{cost(ability.cost, t)}: {effect(ability.do, t)}."
    if not ability.may:
        return f"{opening}, {effect(ability.do, t)}."
    clauses, are_deeds = t.allowed(ability.do)
    return f"{opening}, you may {'' if are_deeds else 'use this: '}{joined(clauses, JOINTS)}."


def act(ability: abilities.Act, t: Telling) -> str:
    paid = f"{cost(ability.cost, t)}: " if ability.cost else ""
    tested = f"if {condition(ability.condition, t)}, " if ability.condition else ""
    return begun(f"{paid}{tested}{effect(ability.do, t)}.")


def cont(ability: abilities.Cont, t: Telling) -> str:
    held = while_held(ability.condition, t)
    who = t.tell(ability.to) if ability.to else this(selectors.This(), t)
    stat = t.word("stat", ability.stat)
    does = stat.has if isinstance(stat, Skill) else ("gets", f"{signed(ability.amount)} {stat}")
    per = f" for {each(t.tell(ability.per))}" if ability.per else ""
    return begun(f"{held}{subject(who, t)} {said_of(who, does)}{per}.")


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


TEMPLATES: Templates = {
    abilities.When: when,
    abilities.Act: act,
    abilities.Cont: cont,
}
