"""What a card in hand costs now (HS-M5, HS-M6)."""

from rules.games.hearthstone.keywords import auras, times, touched
from rules.games.hearthstone.table import HAND, WIDTH, HearthstoneState
from rules.games.hearthstone.texts import CostsLess
from rules.kernel.frames import Frame

FIRST = "cost-first"
"""A change that comes before all others and leaves at least 1: Summoning Portal."""
ADDED, BECOMES = "cost", "cost-becomes"


def cost(state: HearthstoneState, card: int) -> int:
    """The printed cost and every change by age; Summoning Portal first, what lowers its own cost last (HS-M6).

    Below 0 it counts as 0, but only at the end (HS-M5).
    """
    printed = state.print(card)
    total = printed.cost
    if state.zone[card] % WIDTH != HAND:
        return total
    lasting = state.lasting
    if state.enchantments[card] or ADDED in lasting or BECOMES in lasting or FIRST in lasting:
        total = changed(state, card, total)
    if printed.discounts:
        total -= own_discount(state, card)
    return total if total > 0 else 0


def changed(state: HearthstoneState, card: int, total: int) -> int:
    """A cost after every change but those of the card itself."""
    for frame, ability in auras(state, FIRST) if FIRST in state.lasting else ():
        if card in touched(state, frame, ability):
            total = max(min(total, 1), total + times(state, frame, ability))
    changes = [
        (change.age, change.how == "set", change.amount) for change in state.enchantments[card] if change.stat == ADDED
    ]
    changes += [
        (state.age[frame.source], stat == BECOMES, times(state, frame, ability))
        for stat in (ADDED, BECOMES)
        if stat in state.lasting
        for frame, ability in auras(state, stat)
        if card in touched(state, frame, ability)
    ]
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
