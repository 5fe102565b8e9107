"""How well a player stands in Vanguard, in cards: one card of the hand is worth about 1.

Life, the cards in hand, the vanguard's grade, and what the field can attack with, each less what the other player has;
in the guard step also what the attack will probably cost its defender, who guards as far as that is cheaper.
"""

from rules.games.vanguard import habits
from rules.games.vanguard.battle import interceptors
from rules.games.vanguard.counting import is_sentinel
from rules.games.vanguard.table import (
    BEHIND,
    DAMAGE,
    DECK,
    FRONT,
    HAND,
    REAR,
    SOUL,
    UNHITTABLE,
    VC,
    WIDTH,
    VanguardState,
    battle_power,
    skill,
    stat,
)
from rules.games.vanguard.turn import Exchange, Pass
from rules.kernel.judgement import WIN, Judgement
from rules.kernel.state import FACE_DOWN, RESTED

LIFE = (0.0, -0.7, -1.5, -2.6, -4.2, -7.0, -30.0)
"""By cards in the damage zone; the sixth loses, but a heal trigger may still come."""
ATTACK = (0.2, 1.3, 2.4, 3.2, 3.8)
"""By the guardians of 5000 that stop an attack each turn; none where it is too weak for the vanguard."""
GRADE = 2.5
"""For each grade of the vanguard."""
NEXT_GRADE = (1.5, 0.7, 0.4)
"""For having a card in hand to ride next, and after that."""
THIS_TURN = 0.5
"""The share of an attack's worth for still making it this turn."""
OPEN_DAMAGE = 0.15
SOUL_CARD = 0.04
UNIT = 0.25
INTERCEPTOR = 0.4
THIN_DECK = 6
TRIGGER_ODDS = 0.3
"""That a check turns over a trigger which works."""
UNKNOWN_CARD = 1.0
"""For each card of a hand one cannot see."""
PLAIN_GUARD = 5_000
PLAIN_VANGUARD = 10_000


def evaluate(state: VanguardState, seat: int) -> float:
    """How much better a seat stands than the other, in cards; whose turn it is makes no difference by itself."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner is None else WIN if state.outcome.winner == seat else -WIN
    foe = 1 - seat
    total = table_worth(state, seat) + hand_worth(state, seat)
    total -= table_worth(state, foe) + UNKNOWN_CARD * len(state.at(foe, HAND))
    total += attacks_to_come(state) if state.active == seat else UNKNOWN_CARD
    if state.attacker >= 0 and state.decision is not None and state.decision.kind == "guard":
        loss = battle_loss(state)
        total += loss if seat == state.active else -loss
    return total


def table_worth(state: VanguardState, seat: int) -> float:
    """What a player has that both see: life, soul, deck, vanguard, and the attacks of all three columns each turn."""
    zones = seat * WIDTH
    damage = state.zones[zones + DAMAGE]
    total = LIFE[min(len(damage), 6)] + SOUL_CARD * len(state.zones[zones + SOUL])
    total += OPEN_DAMAGE * sum(not state.marks[card] & FACE_DOWN for card in damage)
    total -= max(0, THIN_DECK - len(state.zones[zones + DECK]))
    if not state.zones[zones + VC]:
        return total
    total += GRADE * state.number(state.vanguard(seat), "grade")
    for front in FRONT:
        unit = state.unit(seat, front)
        if unit >= 0:
            total += ATTACK[guards_needed(state, seat, stat(state, unit, "power") + boost(state, seat, front))]
            if front != VC and skill(state, unit, "intercept"):
                total += INTERCEPTOR
    return total + UNIT * sum(bool(state.zones[zones + place]) for place in REAR)


def attacks_to_come(state: VanguardState) -> float:
    """What the units that still stand may do this turn."""
    seat = state.active
    if state.turn == 1 or state.phase not in ("ride", "main", "battle"):
        return 0.0
    total = 0.0
    for front in FRONT:
        unit = state.unit(seat, front)
        if unit >= 0 and not state.marks[unit] & RESTED:
            behind = state.unit(seat, BEHIND[front])
            ready = boost(state, seat, front) if behind >= 0 and not state.marks[behind] & RESTED else 0
            needed = guards_needed(state, seat, stat(state, unit, "power") + ready)
            total += THIS_TURN * stat(state, unit, "critical") * ATTACK[needed]
    return total


def boost(state: VanguardState, seat: int, front: int) -> int:
    """The power that the unit behind a front circle can lend."""
    behind = state.unit(seat, BEHIND[front])
    return stat(state, behind, "power") if behind >= 0 and skill(state, behind, "boost") else 0


def guards_needed(state: VanguardState, seat: int, power: int) -> int:
    """How many guardians of 5000 keep this from the other vanguard; 0 when it is too weak, at most 4 are counted."""
    above = power - (stat(state, state.vanguard(1 - seat), "power") if state.at(1 - seat, VC) else PLAIN_VANGUARD)
    return 0 if above < 0 else min(4, 1 + above // PLAIN_GUARD)


def hand_worth(state: VanguardState, seat: int) -> float:
    """Cards to guard with and to call, and those for the rides to come."""
    hand = state.at(seat, HAND)
    total = sum((card_worth(state, card) for card in hand), 0.0)
    grades = {state.number(card, "grade") for card in hand}
    own = state.number(state.vanguard(seat), "grade") if state.unit(seat, VC) >= 0 else 0
    return total + sum((bonus for step, bonus in enumerate(NEXT_GRADE, own + 1) if step <= 3 and step in grades), 0.0)


def card_worth(state: VanguardState, card: int) -> float:
    """A card in hand: 0.7 and what it guards for."""
    definition = state.ruleset.definitions[state.card[card]]
    return 0.7 + definition.numbers.get("shield", 0) / 20_000 + (0.5 if is_sentinel(definition.facts) else 0.0)


def battle_loss(state: VanguardState) -> float:
    """What the running attack will probably cost its defender, guardians still to come included."""
    gain = drive_checks(state) * 0.9
    if state.marks[state.target] & UNHITTABLE:
        return gain
    seat = 1 - state.active
    power, defence, checks = battle_power(state, state.attacker), battle_power(state, state.target), drive_checks(state)
    loss = hit_loss(state)
    least = odds_of_hit(power - defence, checks) * loss
    spent = 0.0
    for shield, worth in guards(state, seat):
        defence += shield
        spent += worth
        least = min(least, spent + odds_of_hit(power - defence, checks) * loss)
    return gain + min(least, perfect_guard(state, seat))


def drive_checks(state: VanguardState) -> int:
    """How many drive checks the running attack makes."""
    if state.zone[state.attacker] % WIDTH != VC:
        return 0
    return 2 if skill(state, state.attacker, "twin_drive") else 1


def odds_of_hit(margin: int, checks: int) -> float:
    """That an attack `margin` above its target hits, triggers of the drive checks adding to it."""
    if margin >= 0:
        return 1.0
    triggers = -(margin // PLAIN_GUARD)
    if triggers > checks:
        return 0.0
    return TRIGGER_ODDS**2 if triggers == 2 else 1 - (1 - TRIGGER_ODDS) ** checks


def hit_loss(state: VanguardState) -> float:
    """What a hit costs: life, or the unit."""
    seat, place = divmod(state.zone[state.target], WIDTH)
    if place != VC:
        return 1.0 + 0.25 * state.number(state.target, "grade")
    damage = len(state.at(seat, DAMAGE))
    return LIFE[damage] - LIFE[min(6, damage + stat(state, state.attacker, "critical"))]


def guards(state: VanguardState, seat: int) -> list[tuple[int, float]]:
    """Shield and worth of what the defender could still guard with, the strongest first."""
    limit = state.number(state.vanguard(seat), "grade")
    hand = [card for card in state.at(seat, HAND) if state.number(card, "grade") <= limit]
    found = [(state.number(card, "shield"), card_worth(state, card)) for card in hand]
    found += [(state.number(unit, "shield"), 1.0) for unit in interceptors(state, seat)]
    return sorted((guard for guard in found if guard[0]), key=lambda guard: guard[1] - guard[0] / 1_000)


def perfect_guard(state: VanguardState, seat: int) -> float:
    """The cheapest way to make the target unhittable: a Sentinel and another card of the target's clan."""
    clan = state.word(state.target, "clan")
    hand = [card for card in state.at(seat, HAND) if state.word(card, "clan") == clan]
    sentinels = [card for card in hand if is_sentinel(state.ruleset.definitions[state.card[card]].facts)]
    if not sentinels or len(hand) < 2:
        return -LIFE[-1]
    others = sorted(card_worth(state, card) for card in hand if card != sentinels[0])
    return card_worth(state, sentinels[0]) + others[0]


JUDGEMENT = Judgement((Pass,), (Exchange,), evaluate, habits.sensible)
