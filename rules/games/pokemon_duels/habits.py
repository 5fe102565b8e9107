"""What hardly anyone would do in a duel is left out: the actions that bots think of and playouts choose from."""

from collections.abc import Sequence

from rules.games.pokemon_duels.battle import Attack, battle_values
from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.summoning import SetPokemon, Summon, tributes_needed
from rules.games.pokemon_duels.table import ATTACK, MAIN_1, DuelState
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase
from rules.kernel.records import Action
from rules.kernel.state import HIDDEN

GUESSED_DEFENCE = 900
"""What a face-down Pokémon is taken for."""


def sensible(state: DuelState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those of a seat's actions that are worth a thought; going on only where nothing else is."""
    worthy = [action for action in actions if is_sensible(state, seat, action)]
    return worthy or going_on(state, actions) or actions


def going_on(state: DuelState, actions: Sequence[Action]) -> list[Action]:
    """The next phase before the end of the turn, while somebody can attack."""
    wanted = NextPhase if state.phase == MAIN_1 and not state.battle_over else EndTurn
    return [action for action in actions if isinstance(action, (wanted, Pass))]


def is_sensible(state: DuelState, seat: int, action: Action) -> bool:
    if isinstance(action, Attack):
        return is_good_attack(state, seat, action)
    if isinstance(action, ChangePosition):
        return is_good_turn(state, seat, action.card)
    if isinstance(action, Summon):
        return is_worth_tributes(state, seat, action.card)
    return not isinstance(action, (NextPhase, EndTurn, Pass))


def is_good_attack(state: DuelState, seat: int, attack: Attack) -> bool:
    """Directly always; on a Pokémon where the attacker does not come off worse."""
    if attack.target < 0:
        return True
    if state.card[attack.target] == HIDDEN:
        return state.print(attack.attacker).atk > GUESSED_DEFENCE
    mine, theirs = battle_values(state, attack.attacker, attack.target)
    return mine > theirs


def is_good_turn(state: DuelState, seat: int, card: int) -> bool:
    """Into Attack where it is stronger than all it faces, into Defence where it is weaker than one."""
    strongest = max((state.print(c).atk for c in state.pokemon(1 - seat) if state.card[c] != HIDDEN), default=0)
    stands = state.position(card) == ATTACK
    return (state.print(card).atk < strongest) if stands else state.print(card).atk > strongest


def is_worth_tributes(state: DuelState, seat: int, card: int) -> bool:
    """Whether a Pokémon is stronger than the weakest that go for it."""
    needed = tributes_needed(state, card)
    own = sorted(state.print(each).atk for each in state.pokemon(seat))
    return needed == 0 or len(own) < needed or state.print(card).atk > own[needed - 1]


def distinct(state: DuelState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of copies of a card in hand one; setting only what may be worth it."""
    seen: set[object] = set()
    kept: list[Action] = []
    for action in actions:
        key: object = (type(action), state.card[action.card]) if isinstance(action, (Summon, SetPokemon)) else action
        if key not in seen:
            seen.add(key)
            kept.append(action)
    return kept
