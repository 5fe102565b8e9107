"""What a card in hand costs now (HS-M5, HS-M6)."""

from typing import NamedTuple

from rules.games.hearthstone.keywords import auras, times, touched
from rules.games.hearthstone.table import HAND, WIDTH, HearthstoneState, Print
from rules.games.hearthstone.texts import CostsLess
from rules.kernel.frames import Frame

FIRST = "cost-first"
"""A change that comes before all others and leaves at least 1: Summoning Portal."""
ADDED, BECOMES = "cost", "cost-becomes"


class CostAura(NamedTuple):
    """An aura on costs that holds now: the age of its source, what it does and to which cards."""

    age: int
    stat: str
    amount: int
    cards: list[int]


def cost_auras(state: HearthstoneState) -> list[CostAura]:
    """Those on costs in either hand; asked once where many costs are."""
    return [
        CostAura(state.age[frame.source], stat, times(state, frame, ability), touched(state, frame, ability))
        for stat in (FIRST, ADDED, BECOMES)
        if stat in state.lasting
        for frame, ability in auras(state, stat)
    ]


def cost(state: HearthstoneState, card: int) -> int:
    return cost_under(state, card, cost_auras(state))


def cost_under(state: HearthstoneState, card: int, given: list[CostAura]) -> int:
    """The printed cost and every change by age; Summoning Portal first, what lowers its own cost last (HS-M6).

    Below 0 it counts as 0, but only at the end (HS-M5).
    """
    printed: Print = state.ruleset.known[state.card[card]]
    total = printed.cost
    changes = given or state.enchantments[card]
    if not (changes or printed.discounts) or state.zone[card] % WIDTH != HAND:
        return total
    if changes:
        total = changed(state, card, total, [aura for aura in given if card in aura.cards])
    if printed.discounts:
        total -= own_discount(state, card)
    return total if total > 0 else 0


def changed(state: HearthstoneState, card: int, total: int, given: list[CostAura]) -> int:
    """A cost after these auras and the card's enchantments."""
    for aura in given:
        if aura.stat == FIRST:
            total = max(min(total, 1), total + aura.amount)
    changes = [(aura.age, aura.stat == BECOMES, aura.amount) for aura in given if aura.stat != FIRST]
    for change in state.enchantments[card]:
        if change.stat == ADDED:
            changes.append((change.age, change.how == "set", change.amount))
    changes.sort()
    for _, becomes, amount in changes:
        total = amount if becomes else total + amount
    return total


def own_discount(state: HearthstoneState, card: int) -> int:
    """By how much a card lowers its own cost."""
    discount = 0
    for number in state.print(card).discounts:
        ability = state.ruleset.programs[number].ability
        assert isinstance(ability, CostsLess)
        frame = Frame(number, 0, card, state.stamp[card], state.seat_of(card), {})
        discount += ability.per.of(state, frame)
    return discount
