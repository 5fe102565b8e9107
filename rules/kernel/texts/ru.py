"""The kernel's records in Russian."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel import abilities, compound, effects, lots, measure, selectors
from rules.kernel.costs import Cost
from rules.kernel.phrases import by, is_found, phrase
from rules.kernel.russian import (
    ACC,
    CHOSEN,
    DAT,
    EACH,
    GEN,
    JOINTS,
    NOM,
    OTHER,
    PICKED,
    Noun,
    Trait,
    Verb,
    all_of,
    how_many,
    is_few,
    one_of,
    quoted,
    referred,
    some,
    subject,
    target,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.texts import narrowed
from rules.kernel.wording import MAY, Clause, Telling, Templates, begun, joined, signed

Predicate = tuple[str, str]
"""A verb as one alone does it, and what follows it."""
Numbered = Callable[[int], Predicate]
"""How a number is told that is not simply added: by how much."""
OPPONENT = {"nom": "соперник", "gen": "соперника", "dat": "сопернику"}
CHOOSE = Verb("выберите", "выбрать", "выбирает")
PLURAL = {
    "обладает": "обладают",
    "получает": "получают",
    "теряет": "теряют",
    "может": "могут",
    "не может": "не могут",
    "снова может": "снова могут",
    "больше не может": "больше не могут",
    "не поднимается": "не поднимаются",
}


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as one always has it, as it is given, and as it is taken away."""

    has: Predicate
    gains: Predicate
    loses: Predicate


def skill(name: str, means: str = "") -> Skill:
    return Skill(("обладает", f"{name} ({means})" if means else name), ("получает", name), ("теряет", name))


# ---- abilities


def when(ability: abilities.When, t: Telling) -> str:
    return begun(answer(ability, t))


def answer(ability: abilities.When, t: Telling) -> str:
    """The same in the middle of a sentence."""
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


def conts(parts: tuple[abilities.Cont, ...], t: Telling) -> str:
    """What always holds of the same cards under the same condition."""
    first = parts[0]
    held = while_held(first.condition, t)
    who = t.tell(first.to or selectors.This())
    name = subject(who, t)
    does = said_of(who, *(always(part, t) for part in parts))
    per = f" {for_each(first.per, t)}" if first.per else ""
    return begun(f"{held}{name} {does}{per}.")


def for_each(what: selectors.Selector, t: Telling) -> str:
    return f"за {t.tell(what).said(ACC, False, EACH, actor='')}"


def always(ability: abilities.Cont, t: Telling) -> Predicate:
    stat = t.word("stat", ability.stat)
    return stat.has if isinstance(stat, Skill) else number_of(stat, ability.amount)


def number_of(stat: str | Numbered, amount: int) -> Predicate:
    return ("получает", f"{signed(amount)} {stat}") if isinstance(stat, str) else stat(amount)


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


# ---- what an ability answers

TURN_STARTS = by(
    "of",
    {
        YOU: phrase("когда начинается ваш ход"),
        FOE: phrase("когда начинается ход соперника"),
        "both": phrase("когда начинается ход"),
    },
)
TURN_ENDS = by(
    "of",
    {
        YOU: phrase("когда кончается ваш ход"),
        FOE: phrase("когда кончается ход соперника"),
        "both": phrase("когда кончается ход"),
    },
)

# ---- what follows "если" and "пока"


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "если"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = ["в ваш ход"] if len(others) < len(parts) else []
    held = [f"пока {' и '.join(others)}"] if others else []
    return f"{', '.join(turn + held)}{', ' if held else ' '}" if turn or held else ""


def exists(record: selectors.Exists, t: Telling) -> str:
    what, noun = record.what, t.tell(record.what)
    if noun.known and not isinstance(what, selectors.Cards):
        none = "нет" if record.most == 0 else "есть"
        return f"{none} {noun.bare(GEN if record.most == 0 else NOM, noun.is_plural, *noun.known)}"
    place = f" {noun.place}" if noun.place else ""
    whose = at(noun.owner, t) if noun.owner else ""
    return f"{whose}{place} {amount(noun, record)}".lstrip()


def at(of: str, t: Telling) -> str:
    return f"у {opponent('gen', t)}" if of == FOE else "у вас"


def opponent(case: str, t: Telling) -> str:
    """What the game calls the opponent, in this case."""
    return str(t.language.words.get("opponent", OPPONENT)[case])


def amount(noun: Noun, record: selectors.Exists, many: bool = True) -> str:
    """So many of them, as one has them; `many` unless there is only ever one."""
    least, most = record.least, record.most
    if most == 0:
        return f"нет {noun.bare(GEN, many)}"
    if (least, most) == (1, ANY_NUMBER):
        return f"есть {noun.bare(NOM, False)}"
    if least == most:
        return f"ровно {most} {noun.bare(GEN, True, few=is_few(most)) if most > 1 else noun.bare(NOM, False)}"
    return f"{how_many(least, most)} {noun.bare(GEN, True)}"


def your_turn(record: selectors.YourTurn, t: Telling) -> str:
    return "сейчас ваш ход"


def more(record: selectors.More, t: Telling) -> str:
    what, than = record.what, record.than
    if not (isinstance(what, selectors.Cards) and isinstance(than, selectors.Cards)):
        return f"больше, чем {target(t.tell(than), t)}, есть {target(t.tell(what), t)}"
    noun, other = t.tell(what), t.tell(than)
    place = f" {noun.place}" if noun.place else ""
    if what.of != than.of and selectors.Cards(than.of, what.zones, what.tests) == than:
        compared = "больше" if than.of == FOE else "меньше"
        return f"у вас{place} {compared} {noun.bare(GEN, True)}, чем у {opponent('gen', t)}"
    return f"{at(what.of, t)}{place} больше {noun.bare(GEN, True)}, чем {other.said(GEN, True, actor=what.of)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " и ".join(str(t.tell(each)) for each in record.of)


# ---- selectors made of others


def such(what: compound.Such, t: Telling) -> Noun:
    inner = narrowed(what)
    noun: Noun = t.tell(inner or what.what)
    return replace(noun if inner else noun.that_is(*map(t.tell, what.tests)), name="")


def excepting(what: compound.Except, t: Telling) -> Noun:
    noun: Noun = t.tell(what.what)
    return replace(noun.that_is(Trait(before=(OTHER,))), name="")


def together(what: compound.Together, t: Telling) -> Noun:
    nouns: list[Noun] = [t.tell(each) for each in what.of]
    first, *others = nouns
    if first.place and all(replace(noun, owner=first.owner) == first for noun in others):
        return replace(first, owner="", place=f"{first.place} любого игрока", out=f"{first.out} любого игрока")
    too = [f"(и {noun.bare(NOM, noun.is_plural, *noun.known)} тоже)" for noun in others]
    return replace(first, name="", after=(*first.after, *too))


# ---- what is so of a card


def prints(test: selectors.Prints, t: Telling) -> Trait:
    return Trait(after=t.word("attribute", test.attribute).format(test.word))


def printed(test: selectors.Printed, t: Telling) -> Trait:
    return Trait(after=t.word("attribute", test.attribute).format(ranged(test.least, test.most)))


def ranged(least: int, most: int) -> str:
    """
    >>> ranged(0, 3), ranged(7, ANY_NUMBER), ranged(2, 3), ranged(2, 2)
    ('3 или ниже', '7 или выше', 'от 2 до 3', '2')
    """
    if least == most:
        return str(least)
    if most == ANY_NUMBER:
        return f"{least} или выше"
    return f"{most} или ниже" if least == 0 else f"от {least} до {most}"


def numbered(words: str, least: int, most: int) -> Trait:
    """A number that stands in a text by its own name.

    >>> numbered("с атакой", 4, ANY_NUMBER).after
    'с атакой не меньше 4'
    """
    span = f"{least}" if least == most else f"не меньше {least}" if most == ANY_NUMBER else f"не больше {most}"
    return Trait(after=f"{words} {span}")


def named(test: selectors.Named, t: Telling) -> Trait:
    return Trait(after=one_of(quoted(map(t.named, test.keys))))


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(before=(OTHER,))


# ---- orders and statements


def effect(do: tuple[effects.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


def choose(step: effects.Choose, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    chosen = replace(noun, before=(), after=(), place="", known=(CHOSEN,))
    t.nouns[step.slot] = replace(chosen, name=step.slot, is_plural=step.most > 1, by_foe=step.by_foe)
    t.last = step.slot
    what = some(noun, step.least, step.most, FOE if step.by_foe else YOU)
    verb = f"{opponent('nom', t)} {CHOOSE.does}" if step.by_foe else CHOOSE.told(t)
    return [Clause(f"{verb} {what}", opens=True, by_foe=step.by_foe)]


def pick(step: lots.Pick, t: Telling) -> list[Clause]:
    noun: Noun = t.tell(step.what)
    t.nouns[step.slot] = replace(noun, name=step.slot, known=(PICKED,), is_plural=step.count > 1)
    return [Clause(f"выберите случайно {some(noun, step.count, step.count)}", opens=True)]


def if_so(step: effects.If, t: Telling) -> list[Clause]:
    if is_found(step.condition) and not step.otherwise:
        return t.ordered(step.then)
    if not step.then:
        return [Clause(f"если не {condition(step.condition, t)}, {effect(step.otherwise, t)}", is_order=False)]
    text = f"если {condition(step.condition, t)}, {effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"; иначе {effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[effects.Change | effects.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    who = t.tell(first.what if isinstance(first, effects.Change) else selectors.This())
    name = subject(who, t)
    does = said_of(who, *(predicate(change, t) for change in changes))
    until = t.word("until", first.until)
    is_long = until and any(isinstance(change, effects.Gain) for change in changes)
    return [Clause(f"{until} {name} {does}" if is_long else f"{name} {does} {until}".rstrip(), is_order=False)]


def predicate(change: effects.Change | effects.Gain, t: Telling) -> Predicate:
    if isinstance(change, effects.Gain):
        text = t.gained(change.ability)
        return "получает", f"способность «{text.rstrip('.')}»" if text else "эту способность"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return number_of(stat, change.amount)


def said_of(who: Noun, *predicates: Predicate) -> str:
    """The predicates as one, each verb once: "получает +5000 к силе и +1 к критическому удару"."""
    parts: list[str] = []
    last = ""
    for verb, rest in predicates:
        parts.append(rest if verb == last else f"{many(verb) if who.is_plural else verb} {rest}")
        last = verb
    return all_of(parts)


def many(verb: str) -> str:
    """
    >>> many("не может"), many("игнорирует"), many("не наносит")
    ('не могут', 'игнорируют', 'не наносят')
    """
    if verb in PLURAL:
        return PLURAL[verb]
    ends = {"ется": "ются", "ет": "ют", "ёт": "ют", "ится": "ятся", "ит": "ят"}
    end = next(end for end in ends if verb.endswith(end))
    return verb.removesuffix(end) + ends[end]


def later(step: effects.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)} {effect(step.do, t)}", is_order=False)]


def spoken(record: Any, t: Telling) -> str:
    """A record in a field: cards as what something is done to, anything else as it is told."""
    return target(t.tell(record), t) if isinstance(record, selectors.Selector) else str(t.tell(record))


def taken(what: selectors.Selector, t: Telling) -> str:
    """Cards as they are taken out of where they are."""
    noun: Noun = t.tell(what)
    return target(replace(noun, place=noun.out or noun.place), t)


def names(keys: Iterable[str], t: Telling) -> str:
    return one_of(quoted(map(t.named, keys)))


FIELDS: Mapping[str, Callable[[Any, Telling], str]] = {
    "": spoken,
    "who": lambda what, t: subject(t.tell(what), t),
    "of": lambda what, t: referred(t.tell(what), GEN, t),
    "to": lambda what, t: referred(t.tell(what), DAT, t),
    "out": taken,
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
