"""The kernel's records in English."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from rules.kernel import abilities, compound, effects, lots, measure, selectors
from rules.kernel.costs import Cost
from rules.kernel.english import (
    HELD,
    JOINTS,
    THEIRS,
    Noun,
    Trait,
    a,
    all_of,
    each,
    every,
    how_many,
    one_of,
    possessive,
    quoted,
    some,
    subject,
    target,
)
from rules.kernel.phrases import by, is_found, phrase
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import narrowed
from rules.kernel.wording import EITHER, Clause, Telling, Templates, begun, joined, signed

Predicate = tuple[str, str]
"""A verb as one alone does it, and what follows it."""
Numbered = Callable[[int], Predicate]
"""How a number is told that is not simply added: by how much."""
Tells = Callable[[Noun, Telling], str]
PLURAL = {"has": "have", "gains": "gain", "loses": "lose", "gets": "get", "does": "do", "is": "are"}


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as one always has it, as it is given, and as it is taken away."""

    has: Predicate
    gains: Predicate
    loses: Predicate


def skill(name: str, means: str = "") -> Skill:
    return Skill(("has", f"{name} ({means})" if means else name), ("gains", name), ("loses", name))


# ---- abilities


def when(ability: abilities.When, t: Telling) -> str:
    return begun(answer(ability, t))


def answer(ability: abilities.When, t: Telling) -> str:
    """The same in the middle of a sentence."""
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


def conts(parts: tuple[abilities.Cont, ...], t: Telling, named: Tells = subject) -> str:
    """What always holds of the same cards under the same condition; `named` gives their name in the sentence."""
    first = parts[0]
    held = while_held(first.condition, t)
    who = t.tell(first.to or selectors.This())
    name = named(who, t)
    does = said_of(who, *(always(part, t) for part in parts))
    per = f" for {each(t.tell(first.per))}" if first.per else ""
    return begun(f"{held}{name} {does}{per}.")


def always(ability: abilities.Cont, t: Telling) -> Predicate:
    stat = t.word("stat", ability.stat)
    return stat.has if isinstance(stat, Skill) else number_of(stat, ability.amount)


def number_of(stat: str | Numbered, amount: int) -> Predicate:
    return ("gets", f"{signed(amount)} {stat}") if isinstance(stat, str) else stat(amount)


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


# ---- what an ability answers

TURN_STARTS = by(
    "of",
    {
        YOU: phrase("at the start of your turn"),
        FOE: phrase("at the start of your opponent’s turn"),
        "both": phrase("at the start of each turn"),
    },
)
TURN_ENDS = by(
    "of",
    {
        YOU: phrase("at the end of your turn"),
        FOE: phrase("at the end of your opponent’s turn"),
        "both": phrase("at the end of each turn"),
    },
)

# ---- what follows "if" and "while"


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "if"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = "during your turn, " if len(others) < len(parts) else ""
    return turn + (f"while {' and '.join(others)}, " if others else "")


def exists(record: selectors.Exists, t: Telling) -> str:
    noun = t.tell(record.what)
    if noun.fixed and not isinstance(record.what, selectors.Cards):
        return f"there is {'no ' if record.most == 0 else ''}{noun.fixed}"
    if noun.owner not in (YOU, FOE):
        return f"there {'is' if (record.least, record.most) == (1, ANY_NUMBER) else 'are'} {amount(noun, record)}"
    return f"{owner_has(noun.owner)} {amount(noun, record)}"


def owner_has(of: str) -> str:
    return "your opponent has" if of == FOE else "you have"


def amount(noun: Noun, record: selectors.Exists) -> str:
    """So many of them, as one has them."""
    if record.most == 0:
        return f"no {noun.other}{noun.said(True, HELD)}"
    if (record.least, record.most) == (1, ANY_NUMBER):
        one = noun.said(False, HELD)
        return f"another {one}" if noun.is_another else a(one)
    exactly = "exactly " if record.least == record.most else ""
    count = how_many(record.least, record.most)
    return f"{exactly}{count} {noun.other}{noun.said(record.most > 1, HELD)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "it is your turn"


def more(record: selectors.More, t: Telling) -> str:
    what, than = record.what, record.than
    if not (isinstance(what, selectors.Cards) and isinstance(than, selectors.Cards)):
        return f"there are more of {target(t.tell(what), t)} than of {target(t.tell(than), t)}"
    if what.of != than.of and selectors.Cards(than.of, what.zones, what.tests) == than:
        compared = "more" if than.of == FOE else "fewer"
        return f"you have {compared} {replace(t.tell(what), owner=YOU).said(True, HELD)} than your opponent"
    return f"{owner_has(what.of)} more {t.tell(what).said(True, HELD)} than {t.tell(than).said(True, HELD)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " and ".join(str(t.tell(each)) for each in record.of)


# ---- selectors made of others


def such(what: compound.Such, t: Telling) -> Noun:
    inner = narrowed(what)
    noun: Noun = t.tell(inner or what.what)
    traits: list[Trait] = [] if inner else list(map(t.tell, what.tests))
    says = " and ".join(trait.says for trait in traits if trait.says)
    if noun.fixed and says:
        return replace(noun, name="", fixed=f"{noun.fixed}, if {'they' if noun.is_plural else 'it'} {says},")
    return replace(noun.that_is(*traits), name="")


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun, is_another=True, name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    if nouns and nouns[0].place and len({replace(noun, owner="") for noun in nouns}) == 1:
        return replace(nouns[0], owner=EITHER)
    return Noun("card", "cards", fixed=all_of(noun.fixed or every(noun) for noun in nouns) if nouns else "no card")


# ---- what is so of a card


def prints(test: selectors.Prints, t: Telling) -> Trait:
    text = t.word("attribute", test.attribute).format(test.word)
    return Trait(before=text, says=text)


def printed(test: selectors.Printed, t: Telling) -> Trait:
    phrase = t.word("attribute", test.attribute)
    if test.least == test.most:
        exactly = phrase.format(test.least)
        return Trait(before=exactly, says=exactly)
    text = phrase.format(ranged(test.least, test.most))
    return Trait(after=f"of {text}", says=text)


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, ANY_NUMBER), ranged(2, 3), ranged(2, 2)
    ('3 or lower', '7 or higher', '2 to 3', '2')
    """
    if least == most:
        return str(least)
    if most == ANY_NUMBER:
        return f"{least} or higher"
    return f"{most} or lower" if least == 0 else f"{least} to {most}"


def numbered(words: str, least: int, most: int) -> Trait:
    """A number that stands in a text by its own name: "of cost 3 or less".

    >>> numbered("with attack", 4, ANY_NUMBER).after
    'with attack 4 or more'
    """
    span = f"{least}" if least == most else f"{least} or more" if most == ANY_NUMBER else f"{most} or less"
    return Trait(after=f"{words} {span}", says=f"has {words} {span}")


def named(test: selectors.Named, t: Telling) -> Trait:
    text = one_of(quoted(map(t.named, test.keys)))
    return Trait(instead=text, says=text)


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(is_another=True, says="another")


# ---- orders and statements


def effect(do: tuple[effects.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


def choose(step: effects.Choose, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    many = step.most > 1
    words = f"the chosen {noun.many if many else noun.one}"
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed=words, is_plural=many, by_foe=step.by_foe)
    t.last = step.slot
    if step.by_foe:
        theirs = some(noun, step.least, step.most, THEIRS)
        return [Clause(f"your opponent chooses {theirs}", opens=True, by_foe=True)]
    return [Clause(f"choose {some(noun, step.least, step.most)}", opens=True)]


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    many = step.count > 1
    t.nouns[step.slot] = replace(noun, name=step.slot, fixed="them" if many else "it", is_plural=many)
    return [Clause(f"take {some(noun, step.count, step.count)} by chance", opens=True)]


def if_so(step: effects.If, t: Telling) -> list[Clause]:
    if is_found(step.condition) and not step.otherwise:
        return t.ordered(step.then)
    if not step.then:
        return [Clause(f"unless {condition(step.condition, t)}, {effect(step.otherwise, t)}", is_order=False)]
    text = f"if {condition(step.condition, t)}, {effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"; otherwise, {effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[effects.Change | effects.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    who = t.tell(first.what if isinstance(first, effects.Change) else selectors.This())
    name = subject(who, t)
    does = said_of(who, *(predicate(change, t) for change in changes))
    until = t.word("until", first.until)
    is_long = until and any(isinstance(change, effects.Gain) for change in changes)
    return [Clause(f"{until}, {name} {does}" if is_long else f"{name} {does} {until}".rstrip(), is_order=False)]


def predicate(change: effects.Change | effects.Gain, t: Telling) -> Predicate:
    if isinstance(change, effects.Gain):
        text = t.gained(change.ability)
        return "gains", f"“{text.rstrip('.')}”" if text else "this ability"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return number_of(stat, change.amount)


def said_of(who: Noun, *predicates: Predicate) -> str:
    """The predicates as one, each verb once: "gets +5000 power and +1 critical"."""
    parts: list[str] = []
    for verb, run in groupby(predicates, lambda predicate: predicate[0]):
        first, *others = _rests(verb, [rest for _, rest in run])
        parts += [f"{many(verb) if who.is_plural else verb} {first}", *others]
    return all_of(parts)


def _rests(verb: str, rests: list[str]) -> list[str]:
    """What follows a verb several times: of what cannot be, "or" lists it."""
    return [one_of(rests)] if verb.startswith("cannot") else rests


def many(verb: str) -> str:
    """
    >>> many("gets"), many("ignores"), many("cannot")
    ('get', 'ignore', 'cannot')
    """
    return PLURAL.get(verb) or verb.removesuffix("s")


def later(step: effects.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)}, {effect(step.do, t)}", is_order=False)]


def spoken(record: Any, t: Telling) -> str:
    """A record in a field: cards as what something is done to, anything else as it is told."""
    return target(t.tell(record), t) if isinstance(record, selectors.Selector) else str(t.tell(record))


def taken(what: selectors.Selector, t: Telling) -> str:
    """Cards as they are taken out of where they are."""
    return target(replace(t.tell(what), out=True), t)


def names(keys: Iterable[str], t: Telling) -> str:
    return one_of(quoted(map(t.named, keys)))


FIELDS: Mapping[str, Callable[[Any, Telling], str]] = {
    "": spoken,
    "who": lambda what, t: subject(t.tell(what), t),
    "whose": lambda what, t: possessive(t.tell(what), t),
    "out": taken,
    "each": lambda what, t: each(t.tell(what)),
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
    measure.Count: lambda amount, t: f"for {each(t.tell(amount.what))}",
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
