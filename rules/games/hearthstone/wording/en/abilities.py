"""Whole texts in English."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.hearthstone import texts
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.amounts import measure
from rules.games.hearthstone.wording.en.conditions import lead
from rules.games.hearthstone.wording.en.lasting import held
from rules.games.hearthstone.wording.en.nouns import Noun
from rules.games.hearthstone.wording.en.steps import sentences
from rules.games.hearthstone.wording.en.words import keyword
from rules.kernel import abilities
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardFacts
from rules.kernel.wording import Telling, Templates, begun, paragraphs


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's keywords, then what its abilities do."""
    printed = [f"{keyword(word, number)}." for word, number in shape.keywords(card)]
    return " ".join((*printed, *paragraphs(shape.shown(script), telling)))


def text(ability: texts.Text, t: Telling) -> str:
    if ability.target is not None:
        t.nouns["target"] = replace(shape.noun_of(ability.target, t), name="target", count=1)
    told = sentences(ability.do, t)
    begins = "Combo: " if ability.combo else "Battlecry: " if shape.is_battlecry(ability, t) else ""
    needs = shape.needed(ability.needs)
    if needs is not None:
        noun: Noun = shape.noun_of(needs.what, t)
        told += f" Needs at least {replace(noun, count=needs.least).some()}."
    return begins + told


def choose_one(ability: texts.ChooseOne, t: Telling) -> str:
    return f"Choose One: {begun(', or '.join(one_half(key, t) for key in ability.halves))}."


def one_half(key: str, t: Telling) -> str:
    """What a half does; its name where no script says so."""
    told = shape.half(key, t)
    return t.named(key) if told is None else told[:1].lower() + told[1:]


def costs_less(ability: texts.CostsLess, t: Telling) -> str:
    per = measure(ability.per, t)
    return (
        f"Costs 1 less for each {per.each}."
        if per.each
        else f"Costs 1 less for each point of {per.equal or per.number}."
    )


def when(ability: abilities.When, t: Telling) -> str:
    if shape.is_deathrattle(ability):
        return f"Deathrattle: {sentences(ability.do, t)}"
    opening = t.tell(ability.on)
    if "secrets" in ability.zones:
        return f"Secret: {sentences(ability.do, t, f'{opening}, ')}"
    tested = lead(ability.condition, t) if ability.condition else ""
    return sentences(ability.do, t, f"{opening}, {tested}")


def cont(conts: tuple[abilities.Cont, ...], t: Telling) -> str:
    return f"{begun(held(conts, t))}."


TEMPLATES: Templates = {
    texts.Text: text,
    texts.ChooseOne: choose_one,
    texts.CostsLess: costs_less,
    abilities.When: when,
    abilities.Cont: cont,
}
