"""How well a player stands in Nannaier's Exercise, in cards, and what is worth a thought."""

from collections.abc import Sequence
from math import sqrt

from rules.games.nannaier.casting import Cast, EndSpell, Skill
from rules.games.nannaier.fighting import PLAYER, Attack
from rules.games.nannaier.moving import Move
from rules.games.nannaier.summoning import Summon
from rules.games.nannaier.table import (
    DOLLS,
    IN_FRONT,
    LINE,
    MOST_POINTS,
    PRESENT_PILE,
    SIDE,
    SLOT,
    SPELL_LIMIT,
    SPELLS,
    TO_WIN,
    NannaierState,
    attack_of,
    full_attack,
    has,
    health_of,
    is_blocked,
    is_formless,
    left_of,
)
from rules.games.nannaier.turn import ORDER_A_TURN, EndTurn, KeepMirror, LayMirror
from rules.kernel.judgement import WIN, Judgement
from rules.kernel.records import Action

SCORE, LAST_POINTS = 0.12, 0.75
"""Of a point of score, and of the root of what is missing to 100: the nearer, the more each point counts."""
ATTACK, HEALTH, SHIELD, DOLL = 0.06, 0.035, 0.025, 0.15
"""Of a point of a doll's attack, health and shield, and for its being there."""
MUCH_SHIELD = 12
"""What is beyond counts a quarter."""
FORMLESS = 0.7
"""What is left of a doll's worth where it has no form."""
THREAT = 0.05
"""Of a point of attack before which nobody stands."""
CARD, ORDER, CHAOS, TRANSCEND = 0.25, 0.06, 0.04, 0.4
IDLE = 6
"""Dolls in the hand beyond which more are worth nothing."""
FOES = 1.12
"""How much more the other player's dolls weigh than the own ones: even trades are worth it, or nobody would begin."""
LASTING = 0.3
"""For a spell that goes on."""
LATE, FEW = 0.9, 5
"""For each doll that a present pile of fewer is short of: an empty one gives the other player 50 (NN-3.3)."""


def evaluate(state: NannaierState, seat: int) -> float:
    """How much better a seat stands than the other, who has what the next turn begins with as good as already."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    dolls = state.field(seat), state.field(1 - seat)
    total = holdings(state, seat) + dolls_worth(state, dolls[0], dolls[1])
    total -= holdings(state, 1 - seat) + FOES * dolls_worth(state, dolls[1], dolls[0])
    return total - coming(state, 1 - seat) if state.active == seat else total


def coming(state: NannaierState, seat: int) -> float:
    """What a turn begins with, as far as there is room for it (NN-5.4)."""
    order = ORDER * min(ORDER_A_TURN, MOST_POINTS - state.order[seat])
    cards = (len(state.at(seat, DOLLS)) < IDLE) + (len(state.at(seat, SPELLS)) < SPELL_LIMIT)
    return order + CARD * cards


def holdings(state: NannaierState, seat: int) -> float:
    """What a player has beside dolls on the field: score, cards, points, what goes on, a pile to draw from."""
    total = SCORE * state.score[seat] - LAST_POINTS * sqrt(max(0, TO_WIN - state.score[seat]))
    total += CARD * (min(IDLE, len(state.at(seat, DOLLS))) + len(state.at(seat, SPELLS)))
    total += ORDER * state.order[seat] + CHAOS * state.chaos[seat] + TRANSCEND * state.transcend[seat]
    return total + LASTING * len(state.at(seat, SLOT)) - LATE * max(0, FEW - len(state.at(seat, PRESENT_PILE))) / FEW


def dolls_worth(state: NannaierState, dolls: list[int], foes: list[int]) -> float:
    """The dolls of a player, some of them before sides that nobody guards."""
    total = 0.0
    guarded = {state.side_of(card) for card in foes}
    for card in dolls:
        side = state.side_of(card)
        is_open = not guarded if side == LINE else side not in guarded and LINE not in guarded
        total += doll_worth(state, card, is_open)
    return total


def doll_worth(state: NannaierState, card: int, is_open: bool) -> float:
    """A doll as it stands: hurt, shielded, without form, before a side that nobody guards."""
    attack, shield = attack_of(state, card), state.shield[card]
    total = DOLL + ATTACK * attack + HEALTH * max(0, left_of(state, card))
    total += SHIELD * (min(shield, MUCH_SHIELD) + max(0, shield - MUCH_SHIELD) / 4)
    if is_formless(state, card):
        total *= FORMLESS
    if is_open and not is_blocked(state, card):
        total += THREAT * attack
    return total


def sensible(state: NannaierState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those worth a thought: each doll to one place, good fights, moves to open sides; an end where nothing else is."""
    best: dict[int, int] = {}
    for action in actions:
        if isinstance(action, Summon):
            known = best.get(action.card)
            if known is None or place_rank(state, seat, action.place) < place_rank(state, seat, known):
                best[action.card] = action.place
    worthy = [action for action in actions if is_sensible(state, seat, action, best)]
    return worthy or [action for action in actions if isinstance(action, EndTurn | KeepMirror)] or actions


def is_sensible(state: NannaierState, seat: int, action: Action, places: dict[int, int]) -> bool:
    if isinstance(action, Summon):
        return places[action.card] == action.place
    if isinstance(action, Attack):
        return action.defender == PLAYER or is_good_fight(state, action)
    if isinstance(action, Move):
        return is_good_move(state, seat, action)
    return isinstance(action, Cast | Skill | LayMirror)


def place_rank(state: NannaierState, seat: int, place: int) -> tuple[bool, int]:
    """Front before back; behind nobody."""
    front = IN_FRONT[place]
    return front >= 0 and bool(state.at(seat, front)), place


def is_good_fight(state: NannaierState, fight: Attack) -> bool:
    """The defender falls for no more than it is worth, or the attacker stands."""
    attacker, defender = fight.attacker, fight.defender
    strength = attack_of(state, attacker)
    if strength <= 0:
        return False
    fells = strength >= left_of(state, defender) + state.shield[defender]
    stands = left_of(state, attacker) + state.shield[attacker] > attack_of(state, defender)
    return stands or (fells and full_attack(state, attacker) <= full_attack(state, defender) + 2)


def is_good_move(state: NannaierState, seat: int, step: Move) -> bool:
    """To a form of its own, or to where nobody stands before the player."""
    side = SIDE[step.place]
    if state.printed(step.doll).forms[side] is None:
        return False
    return health_of(state, step.doll) > 0 and not has(state, step.doll, "lasting")


def distinct(state: NannaierState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of the same doll in a row one place; fights that do something; moves to where the doll has a form."""
    kept: list[Action] = []
    seen: set[tuple[int, int, bool]] = set()
    for action in actions:
        if isinstance(action, Summon):
            key = (state.card[action.card], SIDE[action.place], IN_FRONT[action.place] >= 0)
            if key in seen:
                continue
            seen.add(key)
        elif isinstance(action, Move):
            key = (action.doll, SIDE[action.place], False)
            if key in seen or not is_good_move(state, seat, action):
                continue
            seen.add(key)
        elif isinstance(action, EndSpell) or (isinstance(action, Attack) and attack_of(state, action.attacker) == 0):
            continue
        kept.append(action)
    return kept


JUDGEMENT = Judgement((EndTurn, KeepMirror), (), evaluate, sensible, distinct, plans=True)
