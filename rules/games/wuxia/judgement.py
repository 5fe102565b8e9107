"""How well a player stands in Wuxia, in cards, and what is worth a thought."""

from collections.abc import Sequence
from math import sqrt

from rules.games.wuxia.fighting import PLAYER, Attack
from rules.games.wuxia.table import HAND, HAND_LIMIT, LIBRARY, SHIELDED, WuxiaState, attack_of, has, left_of, poison_of
from rules.games.wuxia.turn import Discard, EndPlay, EndTurn, Summon
from rules.kernel.judgement import WIN, Judgement
from rules.kernel.records import Action

LIFE = 1.6
"""Of the root of life: the less is left, the more each point counts."""
ATTACK, HEALTH, HERO = 0.3, 0.26, 0.25
"""Of a point of a hero's attack, of a point of the health left, and for its being there."""
GUARD, SHIELD = 0.3, 0.3
CARD = 0.35
POINT = 0.4
THREAT = 0.05
"""Of a point of attack that nothing stands before."""
LATE = 0.1
"""For each card that a library of fewer than five is short of."""


def evaluate(state: WuxiaState, seat: int) -> float:
    """How much better a seat stands than the other; card and point of the other's turn do not count yet."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    total = worth(state, seat) - worth(state, 1 - seat)
    return total + CARD + POINT if state.active != seat else total


def worth(state: WuxiaState, seat: int) -> float:
    row = state.row(seat)
    total = LIFE * sqrt(max(0, state.life[seat])) + CARD * min(len(state.at(seat, HAND)), HAND_LIMIT)
    total += POINT * min(10, state.points[seat] + state.pending[seat])
    total -= LATE * max(0, 5 - len(state.at(seat, LIBRARY)))
    if not state.row(1 - seat):
        total += THREAT * sum(attack_of(state, card) for card in row)
    return total + sum(hero_worth(state, card) for card in row)


def hero_worth(state: WuxiaState, card: int) -> float:
    left = min(left_of(state, card), left_of(state, card) - poison_of(state, card))
    total = HERO + ATTACK * attack_of(state, card) + HEALTH * max(0, left)
    if has(state, card, "guard"):
        total += GUARD
    if state.marks[card] & SHIELDED:
        total += SHIELD
    if has(state, card, "barred"):
        total -= ATTACK * attack_of(state, card) / 2
    return total


def sensible(state: WuxiaState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those worth a thought: heroes to one free place each, good fights; an end only where nothing else is."""
    worthy = [action for action in actions if is_sensible(state, seat, action)]
    return worthy or [action for action in actions if isinstance(action, EndPlay | EndTurn)] or actions


def is_sensible(state: WuxiaState, seat: int, action: Action) -> bool:
    if isinstance(action, Summon):
        return action.place == best_place(state, seat)
    if isinstance(action, Attack):
        return action.defender == PLAYER or is_good_fight(state, action)
    return not isinstance(action, EndPlay | EndTurn | Discard)


def best_place(state: WuxiaState, seat: int) -> int:
    """The free place nearest to the middle: neighbours help more often than ends."""
    return min(state.free_places(seat), key=lambda place: abs(2 * place - 9), default=-1)


def is_good_fight(state: WuxiaState, fight: Attack) -> bool:
    """The defender falls for no more than it is worth, or the attacker stands."""
    attacker, defender = fight.attacker, fight.defender
    strength = attack_of(state, attacker)
    if strength <= 0:
        return False
    fells = strength >= left_of(state, defender) and not state.marks[defender] & SHIELDED
    stands = left_of(state, attacker) > attack_of(state, defender)
    return stands or (fells and hero_worth(state, attacker) <= hero_worth(state, defender) + 0.3)


def distinct(state: WuxiaState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of the places for a hero: the middle, and beside a hero that stands; the ends."""
    row = {state.place_of(card) for card in state.row(seat)}
    wanted = {best_place(state, seat), 0, 9} | {place + step for place in row for step in (-1, 1)}
    return [action for action in actions if not isinstance(action, Summon) or action.place in wanted]


JUDGEMENT = Judgement((EndPlay, EndTurn), (), evaluate, sensible, distinct, plans=True)
