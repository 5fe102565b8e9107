"""How well a player stands in Pokémon Duels, in cards: life, Pokémon by their numbers, what is set and in hand."""

from math import sqrt

from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.facts import QUICK_SPELL, TRAP
from rules.games.pokemon_duels.habits import distinct, sensible
from rules.games.pokemon_duels.stats import atk, defence, has
from rules.games.pokemon_duels.table import ATTACK, DECK, EXTRA, HAND, DuelState
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase
from rules.kernel.judgement import WIN, Judgement
from rules.kernel.state import HIDDEN

LIFE = 0.16
"""Of the root of life: the less is left, the more each point counts."""
POKEMON = 0.35
ATK, DEF = 0.85 / 1000, 0.25 / 1000
"""Of a point of a Pokémon's attack, and of its defence."""
UNKNOWN = 0.8
"""A Pokémon that lies face down on the other side."""
CARD, EXTRA_CARD = 0.55, 0.02
ANSWER, WAITING, WORN = 0.65, 0.5, 0.3
"""A set card that can answer, one that only waits for the own turn, and what a Pokémon wears beside its numbers."""
DEADLY = 3.0
"""For enemy Pokémon that could take all life at once, were nobody in the way."""
THREAT = 0.35 / 1000
"""Of a point of attack that an enemy has more than the best of the own side."""
EMPTY = 0.6
"""For a side without a Pokémon."""
LAST_CARDS = 0.15
"""For each card that a deck of fewer than five lacks."""


def evaluate(state: DuelState, seat: int) -> float:
    """How much better a seat stands than the other."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: DuelState, seat: int) -> float:
    total = LIFE * sqrt(state.life[seat])
    total += CARD * len(state.at(seat, HAND)) + EXTRA_CARD * len(state.at(seat, EXTRA))
    total += sum(spell_worth(state, card) for card in state.spells(seat))
    own, enemies = state.pokemon(seat), state.pokemon(1 - seat)
    total += sum(pokemon_worth(state, card) for card in own)
    strongest = max((atk_of(state, card) for card in enemies), default=0)
    if not own:
        total -= EMPTY
        if sum(atk_of(state, card) for card in enemies) >= state.life[seat]:
            total -= DEADLY
    else:
        total -= THREAT * max(0, strongest - max(wall(state, card) for card in own))
    return total - LAST_CARDS * max(0, 5 - len(state.at(seat, DECK)))


def spell_worth(state: DuelState, card: int) -> float:
    if state.host[card] >= 0:
        return WORN
    if not state.is_face_down(card):
        return 0.0
    known = state.card[card] != HIDDEN
    return ANSWER if not known or state.print(card).kind in (QUICK_SPELL, TRAP) else WAITING


def atk_of(state: DuelState, card: int) -> int:
    return 0 if state.card[card] == HIDDEN else atk(state, card)


def wall(state: DuelState, card: int) -> int:
    """What an attack on it must overcome, types aside."""
    if state.card[card] == HIDDEN:
        return 0
    return atk(state, card) if state.position(card) == ATTACK else defence(state, card)


def pokemon_worth(state: DuelState, card: int) -> float:
    if state.card[card] == HIDDEN:
        return UNKNOWN
    attack, total = atk(state, card), POKEMON + DEF * defence(state, card)
    if state.position(card) != ATTACK:
        attack //= 2
    if state.modifiers and has(state, card, "no-attack"):
        attack //= 2
    return total + ATK * attack


JUDGEMENT = Judgement(
    ends=(Pass, NextPhase, EndTurn),
    endless=(ChangePosition,),
    evaluate=evaluate,
    sensible=sensible,
    distinct=distinct,
    looks_ahead=True,
    passed=("respond",),
)
