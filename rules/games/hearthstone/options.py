"""What the active player may do, listed at once: the actions that no refusal speaks against."""

from collections.abc import Sequence

from rules.games.hearthstone.aiming import can_attack, legal_targets, needs_hold, open_defenders, open_halves
from rules.games.hearthstone.attacking import Attack
from rules.games.hearthstone.costs import cost_auras, cost_under
from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.playing import POWER_COST, Play, UsePower, secret_refusals
from rules.games.hearthstone.table import BOARD, HAND, MAX_BOARD, POWER, HearthstoneState
from rules.games.hearthstone.turn import EndTurn
from rules.kernel.records import Action

PLAINLY = [(-1, -1)]
"""The one way to play a card that names no half and no target."""


def legal(state: HearthstoneState, seat: int) -> list[Action]:
    """In the order of the game's candidates."""
    return [*plays(state, seat), *attacks(state, seat), *power_uses(state, seat), EndTurn()]


def plays(state: HearthstoneState, seat: int) -> list[Action]:
    """Every card of the hand that may be played now, in every way: half, target, place."""
    mana, board, given = state.mana[seat], len(state.at(seat, BOARD)), cost_auras(state)
    places = range(board + 1) if board < MAX_BOARD else ()
    found: list[Action] = []
    for card in state.at(seat, HAND):
        if cost_under(state, card, given) > mana:
            continue
        printed = state.print(card)
        if printed.kind == "minion":
            if places:
                found += [
                    Play(card, place, target, half) for half, target in ways(state, seat, card) for place in places
                ]
        elif "secret" not in printed.flags or next(secret_refusals(state, seat, card), None) is None:
            found += [Play(card, -1, target, half) for half, target in ways(state, seat, card)]
    return found


def ways(state: HearthstoneState, seat: int, card: int) -> list[tuple[int, int]]:
    """Half and target of each way in which a card's text lets it be played now, -1 where it names none."""
    printed = state.print(card)
    is_minion = printed.kind == "minion"
    if not printed.is_scripted:
        return []
    if printed.text is None and not printed.halves:
        return PLAINLY
    halves: Sequence[int] = (-1,)
    if printed.halves:
        halves = open_halves(state, seat, card) or ((-1,) if is_minion else ())
    found = []
    for half in halves:
        if half >= 0 or needs_hold(state, seat, card):
            targets = legal_targets(state, seat, card, half)
            if targets is None or (is_minion and not targets):
                found.append((half, -1))
            else:
                found += [(half, target) for target in targets]
    return found


def attacks(state: HearthstoneState, seat: int) -> list[Action]:
    """Every attack that may be made now."""
    found: list[Action] = []
    defenders: list[int] | None = None
    for attacker in state.characters(seat):
        if not can_attack(state, attacker):
            continue
        if defenders is None:
            defenders = open_defenders(state, 1 - seat)
        spared = state.hero(1 - seat) if has(state, attacker, "cant_attack_heroes") else -1
        found += [Attack(attacker, defender) for defender in defenders if defender != spared]
    return found


def power_uses(state: HearthstoneState, seat: int) -> list[Action]:
    """Every way in which the power may be used now."""
    if state.power_used[seat] or state.mana[seat] < POWER_COST:
        return []
    return [UsePower(target) for _, target in ways(state, seat, state.at(seat, POWER)[-1])]
