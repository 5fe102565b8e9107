"""Whole texts in Russian."""

from collections.abc import Callable

from rules.games.pokemon_duels import abilities
from rules.games.pokemon_duels.wording import shape
from rules.kernel import selectors as shared
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.facts import CardFacts
from rules.kernel.phrases import phrase
from rules.kernel.russian import (
    NOM,
    Noun,
    aimed_at,
    some,
)
from rules.kernel.texts import ru
from rules.kernel.texts.ru import condition, cost, effect
from rules.kernel.wording import Telling, Templates, begun, paragraphs

LIMITS = {"": "", "turn": "раз за ход", "game": "раз за дуэль"}


def activate(ability: abilities.Activate, t: Telling) -> str:
    ability = shape.aimed(ability, t, aimed_at)
    opening = [LIMITS[ability.limit], t.tell(ability.on) if ability.on else ""]
    opening.append(f"если {condition(ability.condition, t)}" if ability.condition else "")
    price = f"{cost(ability.cost, t)}: " if ability.cost else ""
    text = ", ".join(part for part in opening if part)
    stop = " " if text == LIMITS[ability.limit] else ", "
    told = f"{text}{stop if text else ''}{price}{effect(ability.do, t)}."
    return begun(f"{'быстрый эффект: ' if ability.quick else ''}{told}")


def trigger(ability: abilities.Trigger, t: Telling) -> str:
    limit = LIMITS[ability.limit]
    return begun(f"{f'{limit}, ' if limit else ''}{ru.answer(shape.aimed(ability, t, aimed_at), t)}")


def instead(ability: abilities.Instead, t: Telling) -> str:
    limit = f"{LIMITS[ability.limit]}, " if ability.limit else ""
    cause = {"": "", "battle": " в битве", "effect": " эффектом"}[ability.cause]
    noun: Noun = t.tell(ability.whom)
    whom = noun.bare(NOM, noun.is_plural, *noun.known) if noun.known else noun.said(NOM, False, actor="")
    t.last = ""
    must = "должны быть уничтожены" if noun.known and noun.is_plural else "должен быть уничтожен"
    does = f"вместо этого {effect(ability.do, t)}" if ability.do else "этого не происходит"
    coin = "подбросьте монету: если выпал орёл, " if ability.coin else ""
    return begun(f"{limit}если {whom} {must}{cause}, {coin}{does}.")


def summoning(ability: abilities.SummoningCondition, t: Telling) -> str:
    text = f"Можно призвать, только если {condition(ability.condition, t)}." if ability.condition else ""
    return " ".join(part for part in (text, tributes(ability.tributes, ability.of, t)) if part)


def tributes(count: int | None, of: shared.Selector | None, t: Telling) -> str:
    """What its Normal Summon takes; empty where the rule of its stars says it."""
    noun: Noun | None = t.tell(of) if of else None
    if count is None:
        return f"Жертвами могут быть только {noun.said(NOM, True, actor='')}." if noun else ""
    if noun is None or not count:
        words = "не требует жертв" if not count else f"требует {'одной жертвы' if count == 1 else f'{count} жертв'}"
        return f"Обычный Призыв {words}."
    return f"Обычный Призыв требует в жертву {some(noun, count, count)}."


def whole(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling]) -> str:
    """The card's one text: who can use it, where it is a skill, then what it does."""
    skill = ("Нужен Покемон, который может использовать этот Навык.",) if shape.skill(card) else ()
    return " ".join((*skill, *filter(None, paragraphs(shape.shown(script), telling))))


TEMPLATES: Templates = {
    abilities.Activate: activate,
    abilities.Trigger: trigger,
    abilities.Instead: instead,
    abilities.SummoningCondition: summoning,
    abilities.Lasts: phrase("Действует {turns:turns}."),
}
