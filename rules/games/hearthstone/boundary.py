"""What the game does after every outermost phase: auras, summons, deaths (HS-4, HS-7, HS-8, section 6)."""

from rules.games.hearthstone.events import AfterSummoned, Arrived, Died
from rules.games.hearthstone.keywords import auras, times, touched
from rules.games.hearthstone.table import (
    ASIDE,
    ATTACHED,
    BOARD,
    DEAD,
    DOOMED,
    GRAVEYARD,
    HERO,
    SILENCED,
    WEAPON,
    WIDTH,
    HearthstoneState,
)
from rules.kernel.records import Outcome
from rules.kernel.zones import relocate

TURN_LIMIT = 89


def boundary(state: HearthstoneState, full: bool = True) -> None:
    """The six steps of a boundary; two phases have no summon resolution and no deaths (HS-B.7)."""
    if full:
        state.push(("update_stats",), ("resolve_summons",), ("update_stats",), ("create_deaths",))
    else:
        state.push(("update_stats",), ("update_other",))


def update_stats(state: HearthstoneState) -> None:
    """Attack and maximum health of all in play anew: printed, enchantments, then auras by age (HS-B.1, HS-4d)."""
    changing = [card for place in (BOARD, WEAPON) for seat in (0, 1) for card in state.at(seat, place)]
    numbers = {card: bare_numbers(state, card) for card in changing}
    last = []
    for frame, ability in auras(state):
        if ability.stat in STATS:
            for card in touched(state, frame, ability):
                if card in numbers:
                    numbers[card][ability.stat == "health"] += times(state, frame, ability)
        elif ability.stat == "attack-is-health":
            last.append(frame.source)
    for card, (attack, health) in numbers.items():
        set_maximum(state, card, health)
        state.attack[card] = state.left(card) if card in last else attack


STATS = ("attack", "health")


def bare_numbers(state: HearthstoneState, card: int) -> list[int]:
    """Attack and maximum health by print and enchantments alone, without auras (HS-B.1)."""
    printed = state.ruleset.definitions[state.card[card]].numbers
    values = [printed.get("attack", 0), printed.get("health", printed.get("durability", 0))]
    for change in state.enchantments[card]:
        if change.stat in STATS:
            index = change.stat == "health"
            values[index] = change.amount if change.how == "set" else values[index] + change.amount
    return values


def update_other(state: HearthstoneState) -> None:
    """What auras do beside attack and health, of which two effects are remembered (HS-B.5, HS-4c)."""
    state.doublings, state.healing_hurts = [0, 0], [0, 0]
    for frame, ability in auras(state):
        if ability.stat == "doubles":
            state.doublings[frame.seat] += 1
        elif ability.stat == "healing-hurts":
            state.healing_hurts[frame.seat] = 1


def set_maximum(state: HearthstoneState, card: int, health: int) -> None:
    """A higher maximum lifts health by as much; a lower one cuts only what is above it (HS-H1, HS-H2)."""
    if health < state.health[card]:
        state.damage[card] = max(0, state.damage[card] - (state.health[card] - health))
    state.health[card] = health


def resolve_summons(state: HearthstoneState) -> None:
    """ "Whenever you summon" for everything that came into play since the last time, in order of play (HS-B.2)."""
    arrived = sorted(state.arrived, key=state.age.__getitem__)
    state.arrived = []
    state.push(*(("event", Arrived(state.seat_of(card), card), {"it": (card,)}) for card in arrived))


def create_deaths(state: HearthstoneState) -> None:
    """All who are mortally wounded or doomed leave together; then their deaths are resolved (HS-B.4, HS-7)."""
    dying = [card for seat in (0, 1) for card in state.at(seat, BOARD) if is_dying(state, card)]
    dying.sort(key=state.age.__getitem__)
    weapons = [card for seat in (0, 1) for card in state.at(seat, WEAPON) if is_dying(state, card)]
    for seat in (0, 1):
        if is_dying(state, state.hero(seat)):
            state.marks[state.hero(seat)] |= DEAD
    for card in dying:
        bury(state, card)
    for card in weapons:
        bury(state, card)
    update_other(state)
    gone = sorted((*dying, *weapons), key=state.age.__getitem__)
    if gone:
        deaths = [("event", Died(state.seat_of(card), card, "HS-B.4"), {"it": (card,)}) for card in gone]
        apart = [("detach", card) for card in gone]
        state.push(*(task for pair in zip(deaths, apart, strict=True) for task in pair), ("boundary",))


def is_dying(state: HearthstoneState, card: int) -> bool:
    return state.left(card) <= 0 or bool(state.marks[card] & DOOMED)


def bury(state: HearthstoneState, card: int) -> None:
    """Out of play, remembering its place and whether it was silenced (HS-G13)."""
    zone = state.zones[state.zone[card]]
    state.place[card] = zone.index(card)
    silenced = state.marks[card] & SILENCED
    relocate(state, card, state.seat_of(card) * WIDTH + GRAVEYARD)
    state.marks[card] = silenced


def detach(state: HearthstoneState, host: int) -> None:
    """What was attached to a card that left is gone."""
    for seat in (0, 1):
        for card in state.at(seat, ATTACHED)[:]:
            if state.host[card] == host:
                relocate(state, card, seat * WIDTH + ASIDE)


def check(state: HearthstoneState) -> None:
    """Win, loss or draw: a hero marked dead has lost (HS-9, HS-T.3)."""
    dead = [bool(state.marks[state.hero(seat)] & DEAD) for seat in (0, 1)]
    if all(dead):
        state.outcome = Outcome(None, "HS-T.3", "both heroes died")
    elif any(dead):
        state.outcome = Outcome(dead.index(False), "HS-T.3", "hero died")


def after_summon(state: HearthstoneState, card: int) -> None:
    """ "After you summon", for a minion still in play (HS-Q1.6, HS-6)."""
    if state.place_of(card) in (BOARD, HERO):
        state.push(("event", AfterSummoned(state.seat_of(card), card), {"it": (card,)}))


TASKS = {
    function.__name__: function
    for function in (
        boundary, update_stats, update_other, resolve_summons, create_deaths, detach, check, after_summon,
    )
}  # fmt: skip
