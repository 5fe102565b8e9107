"""What an effect does, in Russian: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.ru.conditions import condition
from rules.games.vanguard.wording.ru.words import (
    CALL,
    CARD,
    CHARGE,
    CHOOSE,
    CIRCLES,
    DISCARD,
    DRAW,
    FIND,
    LEAVE,
    LOOK,
    PLURAL,
    PUT,
    SEND,
    SHOW,
    SHUFFLE,
    SHUFFLE_IN,
    STAND,
    TURN,
    Predicate,
    Skill,
)
from rules.kernel import effects as steps
from rules.kernel import selectors
from rules.kernel.russian import CHOSEN, FOUND, JOINTS, Noun, Verb, all_of, counted, is_spoken_of, some, subject, target
from rules.kernel.selectors import FOE, YOU
from rules.kernel.wording import THIS, Clause, Telling, Templates, joined


def effect(do: tuple[steps.Step, ...], t: Telling) -> str:
    return joined(t.ordered(do), JOINTS)


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


TEMPLATES: Templates = {
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
}
