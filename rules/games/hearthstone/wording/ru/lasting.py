"""What holds as long as a card is there, in Russian."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.ru.conditions import while_so
from rules.games.hearthstone.wording.ru.nouns import Noun, for_each, plainly
from rules.games.hearthstone.wording.ru.words import costs, grown, keyword
from rules.kernel.abilities import Cont
from rules.kernel.russian import GEN, NOM, all_of
from rules.kernel.wording import Telling

OF_ITS_OWN = {
    "freezing": "замораживает каждого персонажа, которому наносит урон",
    "shelters": "ваш герой неуязвим, когда атакует",
    "spares-durability": "атака по существу отнимает 1 ед. атаки вместо прочности",
    "attack-is-health": "атака этого существа всегда равна его здоровью",
    "doubles": "урон и исцеление от ваших заклинаний и силы героя удваиваются",
    "healing-hurts": "ваше исцеление вместо этого наносит столько же урона",
}
"""Effects that are told whole, whoever they are about."""


def held(conts: tuple[Cont, ...], t: Telling) -> str:
    """What holds, as a sentence without its stop: "у других ваших существ +1 к атаке"."""
    first = conts[0]
    if shape.is_enrage(first.condition):
        return f"исступление: {words(conts) if first.to is None else changed(conts, t)}"
    return while_so(first.condition, t) + (OF_ITS_OWN.get(first.stat) or changed(conts, t))


def changed(conts: tuple[Cont, ...], t: Telling) -> str:
    """Who is changed, and how."""
    first = conts[0]
    noun: Noun | None = None if first.to is None else shape.noun_of(first.to, t)
    per = f" {for_each(first.per, t)}" if first.per is not None else ""
    if first.stat.startswith("cost") and first.to is not None and noun is not None:
        return f"{plainly(first.to, NOM, t)} {costing(first, noun.is_plural)}{per}"
    this = f"этого {'оружия' if shape.is_weapon(t) else 'существа'}"
    name = this if first.to is None else plainly(first.to, GEN, t)
    return f"у {name} {words(conts)}{per}"


def costing(cont: Cont, is_plural: bool) -> str:
    if cont.stat == "cost-first":
        return f"{costs(cont.amount, is_plural)}, но не меньше 1"
    if cont.stat == "cost-becomes":
        return f"{'стоят' if is_plural else 'стоит'} {cont.amount}"
    return costs(cont.amount, is_plural)


def words(conts: tuple[Cont, ...]) -> str:
    """What they have: "+1 к атаке и неистовство ветра"."""
    if conts[0].stat == "lasting":
        return "здоровье не может опуститься ниже 1"
    attack, health = (sum(each.amount for each in conts if each.stat == stat) for stat in shape.NUMBERS)
    has = [begun_low(keyword(each.stat).stands) for each in conts if each.stat not in shape.NUMBERS]
    numbers = grown(attack, health)
    return all_of([numbers, *has] if numbers else has)


def begun_low(text: str) -> str:
    """The text with its first letter small."""
    return text[:1].lower() + text[1:]
