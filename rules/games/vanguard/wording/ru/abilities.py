"""Whole texts in Russian."""

from rules.games.vanguard.wording.ru.conditions import condition, while_held
from rules.games.vanguard.wording.ru.nouns import this
from rules.games.vanguard.wording.ru.steps import effect, said_of, signed
from rules.games.vanguard.wording.ru.words import Skill
from rules.kernel import abilities, selectors
from rules.kernel.costs import Cost
from rules.kernel.russian import ACC, EACH, JOINTS, all_of, subject
from rules.kernel.wording import MAY, Telling, Templates, begun, joined


def when(ability: abilities.When, t: Telling) -> str:
    opening = t.tell(ability.on)
    if ability.condition:
        opening += f", если {condition(ability.condition, t)}"
    if ability.may:
        opening += ", вы можете"
        if not ability.cost:
            clauses, are_deeds = t.allowed(ability.do)
            return f"{opening}{'' if are_deeds else ' применить это:'} {joined(clauses, JOINTS)}."
        t.mood = MAY
        return f"{opening} {cost(ability.cost, t)}: {effect(ability.do, t)}."
    paid = f"{cost(ability.cost, t)}: " if ability.cost else ""
    return f"{opening}, {paid}{effect(ability.do, t)}."


def act(ability: abilities.Act, t: Telling) -> str:
    paid = f"{cost(ability.cost, t)}: " if ability.cost else ""
    tested = f"если {condition(ability.condition, t)}, " if ability.condition else ""
    return begun(f"{paid}{tested}{effect(ability.do, t)}.")


def cont(ability: abilities.Cont, t: Telling) -> str:
    held = while_held(ability.condition, t)
    who = t.tell(ability.to) if ability.to else this(selectors.This(), t)
    stat = t.word("stat", ability.stat)
    does = stat.has if isinstance(stat, Skill) else ("получает", f"{signed(ability.amount)} {stat}")
    per = f" за {t.tell(ability.per).said(ACC, False, EACH, actor='')}" if ability.per else ""
    return begun(f"{held}{subject(who, t)} {said_of(who, does)}{per}.")


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


TEMPLATES: Templates = {
    abilities.When: when,
    abilities.Act: act,
    abilities.Cont: cont,
}
