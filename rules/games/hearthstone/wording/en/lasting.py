"""What holds as long as a card is there, in English."""

from rules.games.hearthstone.facts import KEYWORDS
from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.conditions import while_so
from rules.games.hearthstone.wording.en.nouns import alone, plainly
from rules.games.hearthstone.wording.en.words import costs, grown, keyword
from rules.kernel.abilities import Cont
from rules.kernel.english import all_of
from rules.kernel.wording import Telling, begun

OF_ITS_OWN = {
    "freezing": "freeze every character that this minion damages",
    "shelters": "your hero is Immune while attacking",
    "spares-durability": "attacking a minion costs 1 Attack instead of 1 Durability",
    "attack-is-health": "this minion’s Attack always equals its Health",
    "doubles": "your spells and your hero power deal and restore twice as much",
    "healing-hurts": "what would restore Health for you deals as much damage instead",
}
"""Effects that are told whole, whoever they are about."""


def held(conts: tuple[Cont, ...], t: Telling) -> str:
    """What holds, as a sentence without its stop: "your other minions have +1 Attack"."""
    first = conts[0]
    does = OF_ITS_OWN.get(first.stat) or changed(conts, t)
    if shape.is_enrage(first.condition):
        return f"Enrage: {begun(does.removeprefix('this minion has '))}"
    return while_so(first.condition, t) + does


def changed(conts: tuple[Cont, ...], t: Telling) -> str:
    """Who is changed, and how."""
    first = conts[0]
    noun = None if first.to is None else shape.noun_of(first.to, t)
    name = f"this {'weapon' if shape.is_weapon(t) else 'minion'}" if first.to is None else plainly(first.to, t)
    is_plural = noun is not None and noun.is_plural
    per = f" for each {alone(first.per, t).replace('another ', 'other ')}" if first.per is not None else ""
    return f"{name} {predicate(conts, is_plural)}{per}"


def predicate(conts: tuple[Cont, ...], is_plural: bool) -> str:
    first = conts[0]
    cost = "cost" if is_plural else "costs"
    if first.stat == "cost":
        return costs(first.amount, is_plural)
    if first.stat == "cost-first":
        return f"{costs(first.amount, is_plural)}, but not less than 1"
    if first.stat == "cost-becomes":
        return f"{cost} {first.amount}"
    if first.stat == "lasting":
        return "cannot be brought below 1 Health"
    attack, health = (sum(each.amount for each in conts if each.stat == stat) for stat in shape.NUMBERS)
    words = [keyword(each.stat) for each in conts if each.stat in KEYWORDS]
    numbers = grown(attack, health)
    return f"{'have' if is_plural else 'has'} {all_of([numbers, *words] if numbers else words)}"
