"""What bots know of Hearthstone beyond its rules: health, minions by attack and health, cards in hand."""

from collections.abc import Sequence

from rules.games.hearthstone.table import HAND, SECRETS, HearthstoneState, attack_of
from rules.games.hearthstone.turn import EndTurn
from rules.kernel.judgement import WIN, Judgement
from rules.kernel.records import Action

HEALTH_A_CARD = 5.0
"""So much health of a hero is worth a card."""
STATS_A_CARD = 4.0
"""So much attack and health of minions together are worth a card."""


def evaluate(state: HearthstoneState, seat: int) -> float:
    """How much better a seat stands than the other, in cards; the draw of the other's turn does not count yet."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    return worth(state, seat) - worth(state, 1 - seat) + (state.active != seat)


def worth(state: HearthstoneState, seat: int) -> float:
    hero, *minions = state.characters(seat)
    health = state.left(hero) + state.armor[seat]
    stats = sum(attack_of(state, minion) + state.left(minion) for minion in minions)
    cards = len(state.at(seat, HAND)) + len(state.at(seat, SECRETS))
    return cards + health / HEALTH_A_CARD + stats / STATS_A_CARD


def sensible(state: HearthstoneState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Everything, but the end of the turn only when nothing else can be done."""
    return [action for action in actions if not isinstance(action, EndTurn)] or actions


JUDGEMENT = Judgement((EndTurn,), (), evaluate, sensible)
