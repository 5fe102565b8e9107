"""What a card in hand costs now (HS-M5, HS-M6)."""

from rules.games.hearthstone.keywords import auras, times, touched
from rules.games.hearthstone.table import HAND, HearthstoneState
from rules.games.hearthstone.texts import CostsLess
from rules.kernel.frames import Frame

FIRST = "cost-first"
"""A change that comes before all others and leaves at least 1: Summoning Portal."""
ADDED, BECOMES = "cost", "cost-becomes"


def cost(state: HearthstoneState, card: int) -> int:
    """The printed cost and every change by age; Summoning Portal first, what lowers its own cost last (HS-M6).

    Below 0 it counts as 0, but only at the end (HS-M5).
    """
    total = state.number(card, "cost")
    if state.place_of(card) != HAND:
        return total
    changes = [
        (change.age, change.how == "set", change.amount) for change in state.enchantments[card] if change.stat == ADDED
    ]
    for frame, ability in auras(state):
        if ability.stat in (FIRST, ADDED, BECOMES) and card in touched(state, frame, ability):
            amount = times(state, frame, ability)
            if ability.stat == FIRST:
                total = max(min(total, 1), total + amount)
            else:
                changes.append((state.age[frame.source], ability.stat == BECOMES, amount))
    for _, becomes, amount in sorted(changes, key=lambda change: change[0]):
        total = amount if becomes else total + amount
    return max(0, total - own_discount(state, card))


def own_discount(state: HearthstoneState, card: int) -> int:
    """By how much a card lowers its own cost."""
    discount = 0
    for number in state.ruleset.definitions[state.card[card]].programs:
        ability = state.ruleset.programs[number].ability
        if isinstance(ability, CostsLess):
            frame = Frame(number, 0, card, state.stamp[card], state.seat_of(card), {})
            discount += ability.per.of(state, frame)
    return discount
