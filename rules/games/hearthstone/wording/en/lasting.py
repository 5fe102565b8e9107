"""What holds as long as a card is there, in English."""

from rules.games.hearthstone.wording import shape
from rules.games.hearthstone.wording.en.conditions import while_so
from rules.games.hearthstone.wording.en.nouns import each, plainly
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
    "healing-hurts": "your healing deals as much damage instead",
}
"""Effects that are told whole, whoever they are about."""


def held(conts: tuple[Cont, ...], t: Telling) -> str:
    """What holds, as a sentence without its stop: "your other minions have +1 Attack"."""
    first = conts[0]
    if shape.is_enrage(first.condition):
        return f"Enrage: {given(conts) if first.to is None else begun(changed(conts, t))}"
    return while_so(first.condition, t) + (OF_ITS_OWN.get(first.stat) or changed(conts, t))


def changed(conts: tuple[Cont, ...], t: Telling) -> str:
    """Who is changed, and how."""
    first = conts[0]
    noun = None if first.to is None else shape.noun_of(first.to, t)
    name = f"this {'weapon' if shape.is_weapon(t) else 'minion'}" if first.to is None else plainly(first.to, t)
    is_plural = noun is not None and noun.is_plural
    per = f" for each {each(first.per, t)}" if first.per is not None else ""
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
    return f"{'have' if is_plural else 'has'} {given(conts)}"


def given(conts: tuple[Cont, ...]) -> str:
    """What these give: "+1 Attack and Windfury"."""
    attack, health = (sum(cont.amount for cont in conts if cont.stat == stat) for stat in shape.NUMBERS)
    words = [keyword(cont.stat) for cont in conts if cont.stat not in shape.NUMBERS]
    numbers = grown(attack, health)
    return all_of([numbers, *words] if numbers else words)
