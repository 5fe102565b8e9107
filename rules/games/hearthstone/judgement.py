"""How well a player stands in Hearthstone, in cards: life, minions by what they can do and take, weapon, hand."""

from math import sqrt

from rules.games.hearthstone.habits import distinct, sensible
from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.table import (
    BOARD,
    DECK,
    FROZEN,
    HAND,
    SECRETS,
    SHIELD,
    STEALTH,
    HearthstoneState,
    attack_of,
)
from rules.games.hearthstone.turn import EndTurn
from rules.kernel.judgement import WIN, Judgement

LIFE = 2.0
"""Of the root of life: the less is left, the more each point counts."""
ATTACK, HEALTH = 0.28, 0.24
"""Of a point of a minion's attack, and of what is left of its health."""
MINION = 0.2
TAUNT, WINDFURY, HIDDEN, SHIELDED = 0.2, 0.12, 0.2, 0.25
"""For keywords; Windfury and a divine shield for each point of attack."""
WEAPON = 0.22
"""Of a point of damage that a weapon will still deal."""
CARD = 0.6
"""For a card in hand, which does nothing yet."""
WAITING = 0.08
"""What a card in hand is worth less for each turn after the next one until there is mana for it."""
USELESS = 0.2
"""A card in hand that will not be played for long."""
SECRET = 0.8
DEADLY = 4.0
"""For an enemy board that can kill the next turn."""
FATIGUE = 0.3


def evaluate(state: HearthstoneState, seat: int) -> float:
    """How much better a seat stands than the other; the draw of the other's turn does not count yet."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    total = worth(state, seat) - worth(state, 1 - seat)
    return total + CARD if state.active != seat else total


def worth(state: HearthstoneState, seat: int) -> float:
    life = state.left(state.hero(seat)) + state.armor[seat]
    total = LIFE * sqrt(max(0, life)) + hand_worth(state, seat) + SECRET * len(state.at(seat, SECRETS))
    coming = sum(attack_of(state, minion) for minion in state.at(1 - seat, BOARD))
    if coming >= life:
        total -= DEADLY
    weapon = state.weapon(seat)
    if weapon >= 0:
        total += WEAPON * state.attack[weapon] * state.left(weapon)
    total -= FATIGUE * state.fatigue[seat] if not state.at(seat, DECK) else 0.0
    return total + sum(minion_worth(state, minion) for minion in state.at(seat, BOARD))


def hand_worth(state: HearthstoneState, seat: int) -> float:
    """Cards to play, the less the longer they wait for mana."""
    mana = state.crystals[seat] + 1
    waits = (max(0, state.print(card).cost - mana) for card in state.at(seat, HAND))
    return sum((max(USELESS, CARD - WAITING * wait) for wait in waits), 0.0)


def minion_worth(state: HearthstoneState, card: int) -> float:
    attack, marks = attack_of(state, card), state.marks[card]
    total = MINION + ATTACK * attack + HEALTH * max(0, state.left(card))
    if has(state, card, "taunt"):
        total += TAUNT
    if has(state, card, "windfury"):
        total += WINDFURY * attack
    if marks & SHIELD:
        total += SHIELDED * attack
    if marks & STEALTH:
        total += HIDDEN
    if marks & FROZEN:
        total -= ATTACK * attack / 2
    return total


JUDGEMENT = Judgement((EndTurn,), (), evaluate, sensible, distinct, plans=True)
