"""Способности Vanguard по-русски, словами источника правил."""

from dataclasses import dataclass, replace

from rules.games.vanguard import costs, effects, patterns
from rules.kernel import abilities, selectors
from rules.kernel import effects as steps
from rules.kernel.costs import Cost
from rules.kernel.russian import (
    ACC,
    CHOSEN,
    EACH,
    FOUND,
    GEN,
    JOINTS,
    NOM,
    OTHER,
    THIS_ONE,
    YOUR,
    Head,
    Noun,
    Trait,
    Verb,
    all_of,
    counted,
    hard,
    how_many,
    is_few,
    is_spoken_of,
    one_of,
    quoted,
    soft,
    some,
    subject,
    target,
)
from rules.kernel.selectors import ANY_NUMBER, FOE, YOU
from rules.kernel.wording import MAY, THIS, Clause, Language, Telling, begun, joined

CARD = Noun(Head(("карта", "карты", "карту"), ("карты", "карт", "карты"), is_she=True))
WARRIOR = Noun(Head(("воин", "воина", "воина"), ("воины", "воинов", "воинов")))
VANGUARD = Noun(Head(("авангард", "авангарда", "авангарда"), ("авангарды", "авангардов", "авангардов")))
GUARDIAN = Noun(Head(("защитник", "защитника", "защитника"), ("защитники", "защитников", "защитников")))
HEADS = {
    ("VC",): VANGUARD,
    ("RC",): replace(WARRIOR, after=("арьергарда",)),
    ("VC", "RC"): WARRIOR,
    ("GC",): GUARDIAN,
}
BOOSTED = hard("поддерживаем")
ATTACKED = hard("атакуем")
ATTACKING = soft("атакующ")
ENEMY = hard("вражеск", "ий", "ие")


@dataclass(frozen=True, slots=True)
class Place:
    """A zone as that in which something is, and out of which it goes."""

    at: str
    out: str


CIRCLES = {
    "VC": Place("в круге авангарда", "из круга авангарда"),
    "RC": Place("в круге арьергарда", "из круга арьергарда"),
    "FL": Place("в переднем левом круге", "из переднего левого круга"),
    "FR": Place("в переднем правом круге", "из переднего правого круга"),
    "BL": Place("в заднем левом круге", "из заднего левого круга"),
    "BC": Place("в заднем среднем круге", "из заднего среднего круга"),
    "BR": Place("в заднем правом круге", "из заднего правого круга"),
    "GC": Place("в круге защитников", "из круга защитников"),
}
PLACES = {
    "deck": Place("в колоде", "из колоды"),
    "hand": Place("в руке", "из руки"),
    "drop": Place("в дропе", "из дропа"),
    "damage": Place("в зоне урона", "из зоны урона"),
    "soul": Place("в душе", "из души"),
    "check": Place("в зоне проверки", "из зоны проверки"),
    **CIRCLES,
}
UNTIL = {"battle": "до конца битвы", "turn": "до конца хода"}
MOMENTS = {"close-step": "в начале шага «Конец битвы»", "end-phase": "в начале фазы «Конец хода»"}
ATTRIBUTES = {
    "grade": "ранга {}",
    "power": "с силой {}",
    "shield": "со щитом {}",
    "critical": "с критическим ударом {}",
    "clan": "клана {}",
    "nation": "нации {}",
    "race": "расы {}",
    "trigger": "с триггером {}",
    "skill": "с умением {}",
}

Predicate = tuple[str, str]
"""A verb as one alone does it, and what follows it."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill as a unit always has it, as it is given, and as it is taken away."""

    has: Predicate
    gains: Predicate
    loses: Predicate


def skill(name: str, means: str = "") -> Skill:
    return Skill(("обладает", f"{name} ({means})" if means else name), ("получает", name), ("теряет", name))


NO_BOOST = ("не может", "получать поддержку")
BACK_ROW = ("может", "также атаковать вражеского воина арьергарда в заднем ряду своей колонки")
STATS: dict[str, str | Skill] = {
    "power": "к силе",
    "critical": "к критическому удару",
    "boost": skill("Boost"),
    "intercept": skill("Intercept"),
    "twin_drive": skill("Twin Drive"),
    "restraint": skill("Restraint", "не может атаковать"),
    "no-boost": Skill(NO_BOOST, NO_BOOST, ("снова может", "получать поддержку")),
    "back-row-attack": Skill(BACK_ROW, BACK_ROW, ("больше не может", "атаковать задний ряд")),
}
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

PAY = Verb("заплатите", "заплатить", "платит")
DISCARD = Verb("сбросьте", "сбросить", "сбрасывает")
REST = Verb("переведите", "перевести", "переводит")
PUT = Verb("положите", "положить", "кладёт")
SEND = Verb("отправьте", "отправить", "отправляет")
SHOW = Verb("покажите", "показать", "показывает")
DRAW = Verb("возьмите", "взять", "берёт")
CHARGE = Verb("выполните", "выполнить", "выполняет")
LOOK = Verb("посмотрите", "посмотреть", "смотрит")
LEAVE = Verb("оставьте", "оставить", "оставляет")
CHOOSE = Verb("выберите", "выбрать", "выбирает")
FIND = Verb("найдите", "найти", "находит")
SHUFFLE = Verb("перемешайте", "перемешать", "перемешивает")
CALL = Verb("призовите", "призвать", "призывает")
TURN = Verb("переверните", "перевернуть", "переворачивает")
STAND = Verb("поднимите", "поднять", "поднимает")
SHUFFLE_IN = Verb("замешайте", "замешать", "замешивает")


# ---- abilities


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


def while_held(record: selectors.Condition | None, t: Telling) -> str:
    parts = record.of if isinstance(record, selectors.All) else (record,) if record else ()
    others = [condition(part, t) for part in parts if not isinstance(part, selectors.YourTurn)]
    turn = ["в ваш ход"] if len(others) < len(parts) else []
    held = [f"пока {' и '.join(others)}"] if others else []
    return f"{', '.join(turn + held)}{', ' if held else ' '}" if turn or held else ""


def effect(do: tuple[steps.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


def cost(parts: tuple[Cost, ...], t: Telling) -> str:
    return all_of(t.told(parts))


def condition(record: selectors.Condition, t: Telling) -> str:
    """What follows "если"; other things are spoken of there, so no pronoun reaches across."""
    said = str(t.tell(record))
    t.last = ""
    return said


# ---- events


def arrives(on: patterns.Arrives, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} появляется {one_of(t.word('place', place).at for place in on.on)}"


def ridden_over(on: patterns.RiddenOver, t: Telling) -> str:
    return f"Когда поверх этого воина ложится другая карта клана {on.clan} (Ride)"


def main_begins(on: patterns.MainBegins, t: Telling) -> str:
    return "Когда начинается ваша основная фаза"


def attacks(on: patterns.Attacks, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} атакует"


def boosts(on: patterns.Boosts, t: Telling) -> str:
    boosted = replace(VANGUARD if on.vanguard_clan else WARRIOR, owner=YOU, name="it", known=(BOOSTED,))
    t.nouns["it"] = replace(boosted, is_plural=False)
    if on.named:
        whom = f"воина {one_of(quoted(map(t.named, on.named)))}"
    else:
        whom = f"авангарда клана {on.vanguard_clan}" if on.vanguard_clan else "другого воина"
    return f"Когда {this_card(t, NOM)} поддерживает {whom}"


def is_boosted(on: patterns.IsBoosted, t: Telling) -> str:
    return f"Когда воин клана {on.clan} поддерживает {this_card(t, ACC)}"


def hits(on: patterns.Hits, t: Telling) -> str:
    return f"Когда атака {this_card(t, GEN)}{' на воина арьергарда' if on.rear_guard else ''} успешна"


def hits_boosted(on: patterns.HitsBoosted, t: Telling) -> str:
    attack = f"атака воина клана {on.clan}, которого" if on.clan else "атака, которую"
    return f"Когда {attack} поддержал этот воин, успешна"


def drive_reveals(on: patterns.DriveReveals, t: Telling) -> str:
    return f"Когда при Drive Check {this_card(t, GEN)} раскрывается карта клана {on.clan} ранга {on.grade}"


def goes_to_drop(on: patterns.GoesToDrop, t: Telling) -> str:
    return f"Когда {begin_this(t, NOM)} уходит {t.word('place', on.origin).out} в дроп"


def enemy_retired(on: patterns.EnemyRetired, t: Telling) -> str:
    return "Когда в вашу основную фазу вражеский воин арьергарда уходит в дроп"


# ---- costs


def blasts(parts: tuple[costs.CounterBlast | costs.SoulBlast, ...], t: Telling) -> str:
    names = {costs.CounterBlast: "Counter Blast", costs.SoulBlast: "Soul Blast"}
    return f"{PAY.told(t)} {all_of(f'{names[type(part)]} {part.count}' for part in parts)}"


def discard(part: costs.Discard, t: Telling) -> str:
    t.last = ""
    return f"{DISCARD.told(t)} из руки {counted(part.count, CARD.that_is(*map(t.tell, part.tests)))}"


def rest_this(part: costs.RestThis, t: Telling) -> str:
    return f"{REST.told(t)} {begin_this(t, ACC)} в rest"


def this_to_soul(part: costs.ThisToSoul, t: Telling) -> str:
    return f"{PUT.told(t)} {begin_this(t, ACC)} в душу"


def retire_this(part: costs.RetireThis, t: Telling) -> str:
    return f"{SEND.told(t)} {begin_this(t, ACC)} в дроп"


def named_to_soul(parts: tuple[costs.NamedToSoul, ...], t: Telling) -> str:
    t.last = ""
    noun = replace(HEADS["RC",], owner=YOU, after=("арьергарда", names_of(parts, t)))
    return f"{PUT.told(t)} в душу {one_each(noun, len(parts), 'по одному')}"


def named_from_soul(parts: tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    t.last = ""
    noun = replace(CARD, after=(names_of(parts, t),))
    return f"{PUT.told(t)} из души в дроп {one_each(noun, len(parts), 'по одной')}"


def names_of(parts: tuple[costs.NamedToSoul, ...] | tuple[costs.NamedFromSoul, ...], t: Telling) -> str:
    return all_of(quoted(t.named(part.key) for part in parts))


def one_each(noun: Noun, count: int, note: str) -> str:
    return noun.said(ACC, count > 1) + (f" ({note})" if count > 1 else "")


def show_this(part: costs.ShowThis, t: Telling) -> str:
    return f"{SHOW.told(t)} {begin_this(t, ACC)} из руки"


def shown_on_deck(part: costs.ShownOnDeck, t: Telling) -> str:
    return f"{SHOW.told(t)} {begin_this(t, ACC)} из руки и {PUT.told(t)} её наверх колоды"


# ---- steps all games share


def choose(step: steps.Choose, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    chosen = replace(noun, before=(), after=(), place="", known=(CHOSEN,))
    t.nouns[step.slot] = replace(chosen, name=step.slot, is_plural=step.most > 1, by_foe=step.by_foe)
    t.last = step.slot
    what = some(noun, step.least, step.most, FOE if step.by_foe else YOU)
    verb = f"соперник {CHOOSE.does}" if step.by_foe else CHOOSE.told(t)
    return [Clause(f"{verb} {what}", opens=True, by_foe=step.by_foe)]


def if_so(step: steps.If, t: Telling) -> list[Clause]:
    text = f"если {condition(step.condition, t)}, {effect(step.then, t)}"
    t.last = ""
    if step.otherwise:
        text += f"; иначе {effect(step.otherwise, t)}"
    return [Clause(text, is_order=False)]


def lasting(changes: tuple[steps.Change | steps.Gain, ...], t: Telling) -> list[Clause]:
    """Changes of the same cards for the same time, as one sentence."""
    first = changes[0]
    who = t.tell(first.what if isinstance(first, steps.Change) else selectors.This())
    name = subject(who, t)
    does = said_of(who, *(predicate(change, t) for change in changes))
    until = t.word("until", first.until)
    is_long = any(isinstance(change, steps.Gain) for change in changes)
    return [Clause(f"{until} {name} {does}" if is_long else f"{name} {does} {until}", is_order=False)]


def predicate(change: steps.Change | steps.Gain, t: Telling) -> Predicate:
    if isinstance(change, steps.Gain):
        text = t.gained(change.ability)
        return "получает", f"способность «{text.rstrip('.')}»" if text else "эту способность"
    stat = t.word("stat", change.stat)
    if isinstance(stat, Skill):
        return stat.gains if change.amount > 0 else stat.loses
    return "получает", f"{signed(change.amount)} {stat}"


def said_of(who: Noun, *predicates: Predicate) -> str:
    """The predicates as one, each verb once: "получает +5000 к силе и +1 к критическому удару"."""
    parts: list[str] = []
    last = ""
    for verb, rest in predicates:
        parts.append(rest if verb == last else f"{PLURAL[verb] if who.is_plural else verb} {rest}")
        last = verb
    return all_of(parts)


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


def later(step: steps.Later, t: Telling) -> list[Clause]:
    t.last = ""
    return [Clause(f"{t.word('moment', step.moment)} {effect(step.do, t)}", is_order=False)]


# ---- Vanguard's own steps


def order(verb: Verb, noun: Noun, t: Telling, rest: str = "") -> Clause:
    """To do something to these; the opponent does it to what the opponent chose."""
    return Clause(f"{verb.told(t, noun.by_foe)} {target(noun, t)}{rest}", by_foe=noun.by_foe)


def draw(step: effects.Draw, t: Telling) -> list[Clause]:
    return [Clause(f"{DRAW.told(t)} {counted(step.count, CARD)}")]


def draw_up_to(step: effects.DrawUpTo, t: Telling) -> list[Clause]:
    return [Clause(f"{DRAW.told(t)} {some(CARD, 0, step.most)}")]


def retire(step: effects.Retire, t: Telling) -> list[Clause]:
    return [order(SEND, t.tell(step.what), t, " в дроп")]


def discard_cards(step: effects.DiscardCards, t: Telling) -> list[Clause]:
    return [order(DISCARD, t.tell(step.what), t)]


def soul_charge(step: effects.SoulCharge, t: Telling) -> list[Clause]:
    return [Clause(f"{CHARGE.told(t)} Soul Charge {step.count}")]


def mill(step: effects.Mill, t: Telling) -> list[Clause]:
    top = "верхнюю" if step.count == 1 else "верхние"
    return [Clause(f"{PUT.told(t)} {top} {counted(step.count, CARD)} колоды в дроп")]


def look_top(step: effects.LookTop, t: Telling) -> list[Clause]:
    t.last = ""
    return [
        Clause(f"{LOOK.told(t)} верхнюю карту колоды", opens=True),
        Clause(f"{LEAVE.told(t)} её сверху или {PUT.told(t)} в низ колоды"),
    ]


def search(step: effects.Search, t: Telling) -> list[Clause]:
    noun = CARD.that_is(*map(t.tell, step.tests))
    t.nouns["found"] = replace(CARD, name="found", known=(FOUND,), is_plural=False)
    t.last = "found"
    return [Clause(f"{FIND.told(t)} в колоде {some(noun, 0, 1)}", opens=True)]


def shuffle(step: effects.Shuffle, t: Telling) -> list[Clause]:
    return [Clause(f"{SHUFFLE.told(t)} колоду")]


def to_hand(step: effects.ToHand, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order(SHOW, noun, t), order(DRAW, noun, t, " в руку")]


def to_soul(step: effects.ToSoul, t: Telling) -> list[Clause]:
    return [order(PUT, t.tell(step.what), t, " в душу")]


def to_deck(step: effects.ToDeck, t: Telling) -> list[Clause]:
    return [order(SHUFFLE_IN, t.tell(step.what), t, " в колоду")]


def superior_call(step: effects.SuperiorCall, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order(CALL, noun, t, f"{out_of(noun, t)} в любой свой круг арьергарда")]


def superior_ride(step: effects.SuperiorRide, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    return [order(PUT, noun, t, f"{out_of(noun, t)} поверх авангарда (Ride)")]


def out_of(noun: Noun, t: Telling) -> str:
    """The place that this card comes from, where that is no circle and was not told."""
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return ""
    return f" {t.word('place', place).out}"


def turn_up(step: effects.TurnUp, t: Telling) -> list[Clause]:
    return [order(TURN, t.tell(step.what), t, " лицом вверх")]


def stand_up(step: effects.StandUp, t: Telling) -> list[Clause]:
    return [order(STAND, t.tell(step.what), t)]


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    phase = "в следующую фазу Stand соперника" if noun.owner == FOE else "в вашу следующую фазу Stand"
    return [Clause(f"{subject(noun, t)} {said_of(noun, ('не поднимается', phase))}", is_order=False)]


def unhittable(step: effects.Unhittable, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    whom = f"{'н' if is_spoken_of(noun, t) else ''}{target(noun, t)}"
    return [Clause(f"атака на {whom} не может быть успешна до конца битвы", is_order=False)]


# ---- whom and what


def this(what: selectors.This, t: Telling) -> Noun:
    """ "Этот воин" on a circle, elsewhere "эта карта"."""
    noun = WARRIOR if all(place in CIRCLES for place in t.ability.zones) else CARD
    return replace(noun, name=THIS, known=(THIS_ONE,), is_plural=False)


def this_card(t: Telling, case: int) -> str:
    """This card, named beside others, so that no pronoun can mean it afterwards."""
    return this(selectors.This(), t).bare(case, False, THIS_ONE)


def begin_this(t: Telling, case: int) -> str:
    """This card as what is spoken of from now on."""
    t.last = THIS
    return this_card(t, case)


def bound(what: selectors.Bound, t: Telling) -> Noun:
    return t.nouns.get(what.slot) or replace(WARRIOR, name=what.slot, known=(THIS_ONE,), is_plural=False)


def cards(what: selectors.Cards, t: Telling) -> Noun:
    traits = tuple(map(t.tell, what.tests))
    place = one_of(t.word("place", place).at for place in what.zones)
    if not all(place in CIRCLES for place in what.zones):
        return replace(CARD, place=place, owner=what.of).that_is(*traits)
    noun = replace(HEADS.get(what.zones) or replace(WARRIOR, after=(place,)), owner=what.of)
    if what.zones == ("VC",):
        noun = replace(noun, known=(ENEMY if what.of == FOE else YOUR,), is_plural=False)
    return noun.that_is(*traits)


def attacked(what: effects.Attacked, t: Telling) -> Noun:
    return replace(WARRIOR, owner=YOU, known=(YOUR, ATTACKED), is_plural=False).that_is(*map(t.tell, what.tests))


def attacker(what: effects.Attacker, t: Telling) -> Noun:
    return replace(WARRIOR, known=(ATTACKING,), is_plural=False)


# ---- what is so of them


def prints(test: selectors.Prints, t: Telling) -> Trait:
    return Trait(after=t.word("attribute", test.attribute).format(test.word))


def printed(test: selectors.Printed, t: Telling) -> Trait:
    if test.least == test.most:
        span = str(test.least)
    elif test.most == ANY_NUMBER:
        span = f"{test.least} или выше"
    else:
        span = f"{test.most} или ниже" if test.least == 0 else f"от {test.least} до {test.most}"
    return Trait(after=t.word("attribute", test.attribute).format(span))


def named(test: selectors.Named, t: Telling) -> Trait:
    return Trait(after=one_of(quoted(map(t.named, test.keys))))


def another(test: selectors.Another, t: Telling) -> Trait:
    return Trait(before=(OTHER,))


MARKS = {
    ("resting", True): soft("отдыхающ"),
    ("resting", False): soft("стоящ"),
    ("face-down", True): hard("закрыт"),
    ("face-down", False): hard("открыт"),
}


def marked(test: selectors.Marked, t: Telling) -> Trait:
    return Trait(before=(MARKS[test.mark, test.value],))


# ---- conditions


def exists(record: selectors.Exists, t: Telling) -> str:
    what, noun = record.what, t.tell(record.what)
    if not isinstance(what, selectors.Cards):
        none = "нет" if record.most == 0 else "есть"
        return f"{none} {noun.bare(GEN if record.most == 0 else NOM, noun.is_plural, *noun.known)}"
    place = f" {noun.place}" if noun.place else ""
    if what.zones == ("VC",) and record.most > 0:
        return f"{at(what.of)} {noun.bare(NOM, False)}"
    return f"{at(what.of)}{place} {amount(noun, record, what.zones != ('VC',))}"


def at(of: str) -> str:
    return "у соперника" if of == FOE else "у вас"


def amount(noun: Noun, record: selectors.Exists, many: bool) -> str:
    """So many of them, as one has them."""
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
        return f"у вас{place} {compared} {noun.bare(GEN, True)}, чем у соперника"
    return f"{at(what.of)}{place} больше {noun.bare(GEN, True)}, чем {other.said(GEN, True, actor=what.of)}"


def every_one(record: selectors.All, t: Telling) -> str:
    return " и ".join(str(t.tell(each)) for each in record.of)


RUSSIAN = Language(
    tag="ru",
    name="По-русски",
    templates={
        abilities.When: when,
        abilities.Act: act,
        abilities.Cont: cont,
        patterns.Arrives: arrives,
        patterns.RiddenOver: ridden_over,
        patterns.MainBegins: main_begins,
        patterns.Attacks: attacks,
        patterns.Boosts: boosts,
        patterns.IsBoosted: is_boosted,
        patterns.Hits: hits,
        patterns.HitsBoosted: hits_boosted,
        patterns.DriveReveals: drive_reveals,
        patterns.GoesToDrop: goes_to_drop,
        patterns.EnemyRetired: enemy_retired,
        costs.CounterBlast: blasts,
        costs.SoulBlast: blasts,
        costs.Discard: discard,
        costs.RestThis: rest_this,
        costs.ThisToSoul: this_to_soul,
        costs.RetireThis: retire_this,
        costs.NamedToSoul: named_to_soul,
        costs.NamedFromSoul: named_from_soul,
        costs.ShowThis: show_this,
        costs.ShownOnDeck: shown_on_deck,
        steps.Choose: choose,
        steps.If: if_so,
        steps.Change: lasting,
        steps.Gain: lasting,
        steps.Later: later,
        effects.Draw: draw,
        effects.DrawUpTo: draw_up_to,
        effects.Retire: retire,
        effects.DiscardCards: discard_cards,
        effects.SoulCharge: soul_charge,
        effects.Mill: mill,
        effects.LookTop: look_top,
        effects.Search: search,
        effects.Shuffle: shuffle,
        effects.ToHand: to_hand,
        effects.ToSoul: to_soul,
        effects.ToDeck: to_deck,
        effects.SuperiorCall: superior_call,
        effects.SuperiorRide: superior_ride,
        effects.TurnUp: turn_up,
        effects.StandUp: stand_up,
        effects.StaysRested: stays_rested,
        effects.Unhittable: unhittable,
        selectors.This: this,
        selectors.Bound: bound,
        selectors.Cards: cards,
        effects.Attacked: attacked,
        effects.Attacker: attacker,
        selectors.Prints: prints,
        selectors.Printed: printed,
        selectors.Named: named,
        selectors.Another: another,
        selectors.Marked: marked,
        selectors.Exists: exists,
        selectors.YourTurn: your_turn,
        selectors.More: more,
        selectors.All: every_one,
    },
    words={"place": PLACES, "stat": STATS, "until": UNTIL, "moment": MOMENTS, "attribute": ATTRIBUTES},
)
