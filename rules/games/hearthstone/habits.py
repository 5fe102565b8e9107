"""What hardly anyone would do in Hearthstone is left out: the actions that bots think of and playouts choose from."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.games.hearthstone.aiming import text_of
from rules.games.hearthstone.attacking import Attack
from rules.games.hearthstone.effects import (
    Damage,
    DamageInTurn,
    Destroy,
    Enchant,
    Freeze,
    Heal,
    Silence,
    TakeControl,
    Transform,
)
from rules.games.hearthstone.playing import Play, UsePower
from rules.games.hearthstone.selectors import Target
from rules.games.hearthstone.table import BOARD, HERO, POWER, SHIELD, WIDTH, HearthstoneState, attack_of
from rules.games.hearthstone.turn import EndTurn
from rules.kernel.effects import If, Step
from rules.kernel.records import Action
from rules.kernel.ruleset import Ruleset
from rules.kernel.selectors import Bound

HARM = (Damage, DamageInTurn, Destroy, Freeze, Silence, TakeControl, Transform)
"""What is done to the other player's characters."""
HELP = (Heal, Enchant)
"""What is done to one's own."""
TARGETS = (Target(), Bound("target"))


def sensible(state: HearthstoneState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Those of a seat's actions that are worth a thought; the turn's end only where nothing else is."""
    worthy = [action for action in actions if is_sensible(state, seat, action)]
    return worthy or [action for action in actions if isinstance(action, EndTurn)] or actions


def distinct(state: HearthstoneState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """One of those that differ by the place of a minion alone: the right end."""
    end = len(state.at(seat, BOARD))
    return [action for action in actions if not isinstance(action, Play) or action.place in (-1, end)]


def is_sensible(state: HearthstoneState, seat: int, action: Action) -> bool:
    if isinstance(action, Attack):
        return is_good_attack(state, action)
    if isinstance(action, Play):
        at_end = action.place in (-1, len(state.at(seat, BOARD)))
        return at_end and is_good_target(state, seat, action.card, action.target, action.half)
    if isinstance(action, UsePower):
        return is_good_target(state, seat, state.at(seat, POWER)[-1], action.target)
    return not isinstance(action, EndTurn)


def is_good_attack(state: HearthstoneState, attack: Attack) -> bool:
    """On the hero always; on a minion where it dies for no more than it is worth, or the attacker lives."""
    attacker, defender = attack.attacker, attack.defender
    if state.zone[defender] % WIDTH == HERO:
        return True
    kills = falls(state, defender, attack_of(state, attacker))
    if state.zone[attacker] % WIDTH == HERO:
        return kills
    dies = falls(state, attacker, attack_of(state, defender))
    return not dies or (kills and size(state, attacker) <= size(state, defender))


def falls(state: HearthstoneState, card: int, amount: int) -> bool:
    """Whether so much damage kills a minion."""
    return amount >= state.left(card) and not state.marks[card] & SHIELD


def size(state: HearthstoneState, card: int) -> int:
    """What a minion can still do and take."""
    return attack_of(state, card) + state.left(card)


def is_good_target(state: HearthstoneState, seat: int, card: int, target: int, half: int = -1) -> bool:
    """What harms goes to the other side, what helps to the own; healing only where something is to be healed."""
    found = text_of(state, card, half)
    if target < 0 or found is None:
        return True
    use = use_of(state.ruleset, found[0])
    is_own = state.seat_of(target) == seat
    if use is None:
        return True
    if issubclass(use, HARM):
        return not is_own
    return is_own and (use is not Heal or state.damage[target] > 0)


@lru_cache(maxsize=4096)
def use_of(ruleset: Ruleset, program: int) -> type[Step] | None:
    """The kind of the first step that says whether a text harms or helps its target; None where none does."""
    for step in flat(ruleset.programs[program].steps):
        if isinstance(step, HARM + HELP) and any(step.what == target for target in TARGETS):
            lowers = isinstance(step, Enchant) and (step.amount < 0 or step.how == "set")
            return Damage if lowers else type(step)
    return None


def flat(steps: tuple[Step, ...]) -> Iterator[Step]:
    """All steps of a text, those that depend on something too."""
    for step in steps:
        if isinstance(step, If):
            yield from flat((*step.then, *step.otherwise))
        else:
            yield step
