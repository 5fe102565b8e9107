"""Whole texts in Russian."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.hearthstone import texts
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.amounts import measure
from rules.games.hearthstone.wording.ru.conditions import lead
from rules.games.hearthstone.wording.ru.lasting import begun_low, held
from rules.games.hearthstone.wording.ru.nouns import Noun
from rules.games.hearthstone.wording.ru.steps import sentences
from rules.games.hearthstone.wording.ru.words import stands
from rules.kernel import abilities
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardFacts
from rules.kernel.russian import CHOSEN, GEN, quoted
from rules.kernel.wording import Telling, Templates, begun, paragraphs


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what its abilities do."""
    printed = [f"{stands(word, number)}." for word, number in shape.keywords(card)]
    return " ".join((*printed, *paragraphs(shape.shown(script), telling)))


def text(ability: texts.Text, t: Telling) -> str:
    if ability.target is not None:
        noun: Noun = shape.noun_of(ability.target, t)
        t.nouns["target"] = replace(noun, name="target", count=1, known=CHOSEN)
    told = sentences(ability.do, t)
    begins = "Серия приёмов: " if ability.combo else "Боевой клич: " if shape.is_battlecry(ability, t) else ""
    needs = shape.needed(ability.needs)
    if needs is not None:
        needed: Noun = shape.noun_of(needs.what, t)
        told += f" Нужно не меньше {replace(needed, count=needs.least).some(GEN)}."
    return begins + begun_low(told) if begins else told


def choose_one(ability: texts.ChooseOne, t: Telling) -> str:
    return f"Выберите одно: {'; либо '.join(one_half(key, t) for key in ability.halves)}."


def one_half(key: str, t: Telling) -> str:
    """What a half does; its name where no script says so."""
    told = shape.half(key, t)
    return next(quoted((t.named(key),))) if told is None else begun_low(told)


def costs_less(ability: texts.CostsLess, t: Telling) -> str:
    per = measure(ability.per, t)
    if per.each:
        return f"Стоит на 1 меньше {per.each}."
    return f"Стоит меньше на число, равное {per.equal or per.number}."


def when(ability: abilities.When, t: Telling) -> str:
    if shape.is_deathrattle(ability):
        return f"Предсмертный хрип: {begun_low(sentences(ability.do, t))}"
    opening = t.tell(ability.on)
    if "secrets" in ability.zones:
        return f"Секрет: {begun_low(sentences(ability.do, t, opening))}"
    tested = lead(ability.condition, t) if ability.condition else ""
    return sentences(ability.do, t, f"{opening.rstrip(', ')}, {tested}" if tested else opening)


def cont(conts: tuple[abilities.Cont, ...], t: Telling) -> str:
    return f"{begun(held(conts, t))}."


TEMPLATES: Templates = {
    texts.Text: text,
    texts.ChooseOne: choose_one,
    texts.CostsLess: costs_less,
    abilities.When: when,
    abilities.Cont: cont,
}
