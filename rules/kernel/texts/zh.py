"""The kernel's records in Chinese."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from rules.kernel import abilities, compound, effects, lots, measure, selectors
from rules.kernel.chinese import (
    CARD,
    JOINTS,
    Noun,
    Trait,
    all_of,
    how_many,
    one_of,
    possessive,
    quoted,
    said,
    some,
    subject,
    target,
)
from rules.kernel.costs import Cost
from rules.kernel.phrases import by, is_found, phrase
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import narrowed
from rules.kernel.wording import EITHER, Clause, Telling, Templates, joined, signed


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as one always has it, as it is given, and as it is taken away."""

    has: str
    gains: str
    loses: str


def skill(name: str, means: str = "") -> Skill:
    return Skill(f"具有{name}{f'（{means}）' if means else ''}", f"获得{name}", f"失去{name}")


# ---- abilities


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


def conts(parts: tuple[abilities.Cont, ...], t: Telling) -> str:
    """What always holds of the same cards under the same condition."""
    first = parts[0]
    held = while_held(first.condition, t)
    per = f"{for_each(first.per, t)}，" if first.per else ""
    name = subject(t.tell(first.to or selectors.This()), t)
    return f"{held}{per}{name}{said_of([always(part, t) for part in parts])}。"


def for_each(what: selectors.Selector, t: Telling) -> str:
    noun: Noun = t.tell(what)
    return f"每有一{noun.unit}{noun.whose()}{noun.other}{noun.described}"


def always(ability: abilities.Cont, t: Telling) -> str:
    stat = t.word("stat", ability.stat)
    return str(stat.has) if isinstance(stat, Skill) else number_of(stat, ability.amount)


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return "，并".join(t.told(parts))


# ---- what an ability answers

TURN_STARTS = by(
    "of",
    {YOU: phrase("在你的回合开始时"), FOE: phrase("在对手的回合开始时"), "both": phrase("在每个回合开始时")},
)
TURN_ENDS = by(
    "of",
    {YOU: phrase("在你的回合结束时"), FOE: phrase("在对手的回合结束时"), "both": phrase("在每个回合结束时")},
)

# ---- what follows "如果" and "只要"


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "如果"; other things are spoken of there, so no pronoun reaches across."""
    text = str(t.tell(record))
    t.last = ""
    return text


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = "在你的回合中，" if len(others) < len(parts) else ""
    return turn + (f"只要{'，且'.join(others)}，" if others else "")


def exists(record: selectors.Exists, t: Telling) -> str:
    noun: Noun = t.tell(record.what)
    if noun.fixed:
        return f"{'没有' if record.most == 0 else '有'}{noun.fixed}"
    return f"{noun.whose().removesuffix('的')}{amount(noun, record)}"


def amount(noun: Noun, record: selectors.Exists) -> str:
    """So many of them, as one has them."""
    if record.most == 0:
        return f"没有{noun.other}{noun.described}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        return f"有{noun.other}{noun.described}"
    exactly = "恰好" if record.least == record.most else ""
    return f"有{exactly}{how_many(record.least, record.most)}{noun.unit}{noun.other}{noun.described}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "正处于你的回合"


def more(record: selectors.More, t: Telling) -> str:
    return f"{count_of(record.what, t)}多于{count_of(record.than, t)}"


def count_of(what: selectors.Selector, t: Telling) -> str:
    """How many of these there are: "你的手牌数量"."""
    noun: Noun = t.tell(what)
    said(noun, t)
    if noun.place and noun.described == CARD.head:
        return f"{noun.whose().removesuffix('中的')}数量"
    return f"{noun.fixed or noun.whose() + noun.other + noun.described}的数量"


def every_one(record: selectors.All, t: Telling) -> str:
    return "，且".join(str(t.tell(each)) for each in record.of)


# ---- selectors made of others


def such(what: compound.Such, t: Telling) -> Noun:
    inner = narrowed(what)
    noun: Noun = t.tell(inner or what.what)
    tested = "" if inner else "".join(trait.before for trait in map(t.tell, what.tests))
    if noun.fixed and tested:
        return replace(noun, name="", fixed=f"{tested}{'' if tested.endswith('的') else '的'}{noun.fixed}")
    return replace(noun, name="", before=tested + noun.before)


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun, is_other=True, name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    first = nouns[0]
    if first.place and all(replace(noun, owner=first.owner) == first for noun in nouns):
        return replace(first, owner=EITHER)
    return replace(first, name="", fixed="和".join(noun.fixed or noun.described for noun in nouns))


# ---- what is so of a card


def prints(test: selectors.Prints, t: Telling) -> Trait:
    text = t.word("attribute", test.attribute).format(test.word)
    return Trait(before=text, says=f"是{text}")


def printed(test: selectors.Printed, t: Telling) -> Trait:
    text = t.word("attribute", test.attribute).format(ranged(test.least, test.most))
    return Trait(before=f"{text}的", says=f"为{text}")


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, ANY_NUMBER), ranged(2, 3), ranged(2, 2)
    ('3以下', '7以上', '2到3', '2')
    """
    if least == most:
        return str(least)
    if most == ANY_NUMBER:
        return f"{least}以上"
    return f"{most}以下" if least == 0 else f"{least}到{most}"


def numbered(words: str, least: int, most: int) -> Trait:
    """A number that stands in a text by its own name.

    >>> numbered("攻击", 4, ANY_NUMBER).before
    '攻击4以上的'
    """
    return is_so(words + ranged(least, most))


def is_so(words: str) -> Trait:
    return Trait(before=f"{words}的", says=f"是{words}的")


def named(test: selectors.Named, t: Telling) -> Trait:
    text = one_of(quoted(t.named(key)) for key in test.keys)
    return Trait(instead=text, says=f"是{text}")


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_other=True, says="不是此卡")


# ---- orders and statements


def effect(do: tuple[effects.Step, ...], t: Telling) -> str:
    return told(t.ordered(do))


def told(clauses: list[Clause]) -> str:
    """The clauses as a sentence without its stop; what you do after the opponent says so."""
    after_foe = zip([Clause(""), *clauses], clauses, strict=False)
    return joined(
        [now._replace(text=f"你{now.text}") if before.by_foe and _is_yours(now) else now for before, now in after_foe],
        JOINTS,
    )


def _is_yours(clause: Clause) -> bool:
    return clause.is_order and not clause.by_foe


def choose(step: effects.Choose, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    words = f"被选择的{noun.head}"
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed=words, is_plural=step.most > 1, by_foe=step.by_foe)
    t.last = step.slot
    if step.by_foe:
        return [Clause(f"你的对手选择{some(noun, step.least, step.most, foe='其')}", opens=True, by_foe=True)]
    return [Clause(f"选择{some(noun, step.least, step.most)}", opens=True)]


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed=f"选中的{noun.head}", is_plural=step.count > 1)
    return [Clause(f"随机选择{some(noun, step.count, step.count)}", opens=True)]


def if_so(step: effects.If, t: Telling) -> list[Clause]:
    if is_found(step.condition) and not step.otherwise:
        return t.ordered(step.then)
    if not step.then:
        return [Clause(f"除非{condition(step.condition, t)}，否则{effect(step.otherwise, t)}", is_order=False)]
    text = f"如果{condition(step.condition, t)}，则{effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"；否则，{effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[effects.Change | effects.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    noun: Noun = t.tell(first.what if isinstance(first, effects.Change) else selectors.This())
    does = said_of([predicate(change, t) for change in changes])
    name = target(noun, t) if is_number(does) else subject(noun, t)
    until = t.word("until", first.until)
    return [Clause(f"{until}{until and '，'}{name}{does}", is_order=False)]


def predicate(change: effects.Change | effects.Gain, t: Telling) -> str:
    if isinstance(change, effects.Gain):
        text = t.gained(change.ability)
        return f"获得{quoted(text.rstrip('。'))}" if text else "获得此能力"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return number_of(stat, change.amount)


def number_of(stat: str | Callable[[int], str], amount: int) -> str:
    """
    >>> number_of("力量", -2000)
    '力量−2000'
    """
    return stat + signed(amount) if isinstance(stat, str) else stat(amount)


def said_of(predicates: list[str]) -> str:
    """Numbers in a row as a list, the rest behind commas: "力量+5000和暴击+1，获得支援"."""
    return "，".join(all_of(run) if numbers else "，".join(run) for numbers, run in groupby(predicates, is_number))


def is_number(predicate: str) -> bool:
    """Whether it tells by how much a number changes, or begins with that."""
    return predicate.partition("，")[0][-1:].isdigit()


def later(step: effects.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)}，{effect(step.do, t)}", is_order=False)]


def spoken(record: Any, t: Telling) -> str:
    """A record in a field: cards as what something is done to, anything else as it is told."""
    return target(t.tell(record), t) if isinstance(record, selectors.Selector) else str(t.tell(record))


def names(keys: Iterable[str], t: Telling) -> str:
    return one_of(quoted(t.named(key)) for key in keys)


FIELDS: Mapping[str, Callable[[Any, Telling], str]] = {
    "": spoken,
    "who": lambda what, t: subject(t.tell(what), t),
    "whose": lambda what, t: possessive(t.tell(what), t),
    "each": for_each,
    "names": names,
    "do": effect,
    "if": condition,
    "+": lambda amount, t: signed(amount),
}
"""How fields are told in templates that are texts."""

TEMPLATES: Templates = {
    abilities.When: when,
    abilities.Act: act,
    abilities.Cont: conts,
    selectors.Exists: exists,
    selectors.YourTurn: your_turn,
    selectors.More: more,
    selectors.All: every_one,
    compound.Such: such,
    compound.Except: excepting,
    compound.Together: together,
    measure.Count: lambda amount, t: for_each(amount.what, t),
    selectors.Prints: prints,
    selectors.Printed: printed,
    selectors.Named: named,
    selectors.Another: another,
    effects.Choose: choose,
    lots.Pick: pick,
    effects.If: if_so,
    effects.Change: lasting,
    effects.Gain: lasting,
    effects.Later: later,
}
