"""Whole texts in English."""

from collections.abc import Callable

from rules.games.pokemon_duels import abilities
from rules.games.pokemon_duels.wording import shape
from rules.kernel import abilities as kernel
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.english import Noun, a, aimed_at, some, subject
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import phrase
from rules.kernel.selectors import YOU
from rules.kernel.texts import en
from rules.kernel.texts.en import condition, cost, effect
from rules.kernel.wording import Telling, Templates, begun, paragraphs

LIMITS = {"": "", "turn": "once per turn", "game": "once per match"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    opening = [LIMITS[ability.limit], t.tell(ability.on) if ability.on else ""]
    opening.append(f"if {condition(ability.condition, t)}" if ability.condition else "")
    price = f"{cost(ability.cost, t)}: " if ability.cost else ""
    text = "".join(f"{part}, " for part in opening if part)
    return begun(f"{'quick: ' if ability.quick else ''}{text}{price}{effect(ability.do, t)}.")


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    limit = LIMITS[ability.limit]
    return begun(f"{f'{limit}, ' if limit else ''}{en.answer(shape.aimed(ability, t, aimed_at), t)}")


def instead(ability: abilities.Instead, t: Telling) -> str:
    limit = f"{LIMITS[ability.limit]}, " if ability.limit else ""
    cause = {"": "", "battle": " in battle", "effect": " by an effect"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    whom = noun.fixed or a(noun.said(False))
    t.last = ""
    does = f"{effect(ability.do, t)} instead" if ability.do else f"{'they are' if noun.is_plural else 'it is'} not"
    coin = "toss a coin: on heads, " if ability.coin else ""
    return begun(f"{limit}if {whom} would be destroyed{cause}, {coin}{does}.")


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"Can only be summoned if {condition(ability.condition, t)}." if ability.condition else ""
    return " ".join(part for part in (text, tributes(ability.tributes, ability.of, t)) if part)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"Its tributes must be {noun.said(True)}." if noun else ""
    if noun is None or not count:
        words = "no tributes" if not count else "one tribute" if count == 1 else f"{count} tributes"
        return f"Its Normal Summon takes {words}."
    return f"Its Normal Summon takes {some(noun, count, count)} as tribute{'s' if count > 1 else ''}."


def conts(parts: tuple[kernel.Cont, ...], t: Telling) -> str:
    return en.conts(parts, t, bearer)


def bearer(noun: Noun, t: Telling) -> str:
    """Those that something always holds for: "your other Pokémon", and all of them where they are nobody's."""
    return f"your {noun.other}{noun.said(True)}" if noun.owner == YOU and not noun.fixed else subject(noun, t)


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = ("Needs a Pokémon that can use this skill.",) if shape.skill(card) else ()
    return " ".join((*skill, *filter(None, paragraphs(shape.shown(script), telling))))


TEMPLATES: Templates = {
    abilities.Activate: activate,
    abilities.Trigger: trigger,
    abilities.Instead: instead,
    abilities.SummoningCondition: summoning,
    abilities.Lasts: phrase("Lasts {turns} turns."),
    kernel.Cont: conts,
}
