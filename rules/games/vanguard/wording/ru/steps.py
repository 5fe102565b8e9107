"""What an effect does, in Russian: orders and statements."""

from dataclasses import replace

from rules.games.vanguard import effects
from rules.games.vanguard.wording.ru.words import (
    CALL,
    CARD,
    CHARGE,
    CIRCLES,
    DISCARD,
    DRAW,
    FIND,
    LEAVE,
    LOOK,
    PUT,
    SEND,
    SHOW,
    SHUFFLE,
    SHUFFLE_IN,
    STAND,
    TURN,
)
from rules.kernel.russian import FOUND, Noun, counted, is_spoken_of, some, subject, target
from rules.kernel.selectors import FOE
from rules.kernel.texts.ru import order, said_of
from rules.kernel.wording import THIS, Clause, Telling, Templates


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
