"""What an effect does, in Russian: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.ru.words import (
    CARD,
    CIRCLES,
    FIND,
    LEAVE,
    LOOK,
    PUT,
)
from rules.kernel.phrases import in_turn, order
from rules.kernel.russian import FOUND, Noun, is_spoken_of, some, subject, target
from rules.kernel.selectors import FOE, Selector
from rules.kernel.texts.ru import said_of
from rules.kernel.wording import THIS, Clause, Telling, Templates


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


def out_of(what: Selector, t: Telling) -> str:
    """These cards, and the place that this one comes from, where that is no circle and was not told."""
    noun: Noun = t.tell(what)
    place = t.ability.zones[0]
    if noun.name != THIS or place in CIRCLES or t.last == THIS:
        return target(noun, t)
    return f"{target(noun, t)} {t.word('place', place).out}"


def stays_rested(step: effects.StaysRested, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    phase = "в следующую фазу Stand соперника" if noun.owner == FOE else "в вашу следующую фазу Stand"
    return [Clause(f"{subject(noun, t)} {said_of(noun, ('не поднимается', phase))}", is_order=False)]


def unhittable(step: effects.Unhittable, t: Telling) -> list[Clause]:
    noun = t.tell(step.what)
    whom = f"{'н' if is_spoken_of(noun, t) else ''}{target(noun, t)}"
    return [Clause(f"атака на {whom} не может быть успешна до конца битвы", is_order=False)]


TEMPLATES: Templates = {
    effects.Draw: order("[возьмите|взять|берёт] {count:cards}"),
    effects.DrawUpTo: order("[возьмите|взять|берёт] {most:up_to_cards}"),
    effects.Retire: order("[отправьте|отправить|отправляет] {what} в дроп"),
    effects.DiscardCards: order("[сбросьте|сбросить|сбрасывает] {what}"),
    effects.SoulCharge: order("[выполните|выполнить|выполняет] Soul Charge {count}"),
    effects.Mill: order("[положите|положить|кладёт] {count:top} колоды в дроп"),
    effects.LookTop: look_top,
    effects.Search: search,
    effects.Shuffle: order("[перемешайте|перемешать|перемешивает] колоду"),
    effects.ToHand: in_turn(
        order("[покажите|показать|показывает] {what}"), order("[возьмите|взять|берёт] {what} в руку")
    ),
    effects.ToSoul: order("[положите|положить|кладёт] {what} в душу"),
    effects.ToDeck: order("[замешайте|замешать|замешивает] {what} в колоду"),
    effects.SuperiorCall: order("[призовите|призвать|призывает] {what:from} в любой свой круг арьергарда"),
    effects.SuperiorRide: order("[положите|положить|кладёт] {what:from} поверх авангарда (Ride)"),
    effects.TurnUp: order("[переверните|перевернуть|переворачивает] {what} лицом вверх"),
    effects.StandUp: order("[поднимите|поднять|поднимает] {what}"),
    effects.StaysRested: stays_rested,
    effects.Unhittable: unhittable,
}
