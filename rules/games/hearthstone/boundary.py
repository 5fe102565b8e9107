"""What the game does after every outermost phase: auras, summons, deaths (HS-4, HS-7, HS-8, section 6)."""

from collections.abc import Callable, Mapping
from typing import Any

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
    if state.still and not state.arrived:
        return
    stirred = renew_stats(state)
    if not full:
        update_other(state)
    elif state.arrived:
        state.still = not stirred
        state.push(("resolve_summons",), ("update_stats",), ("create_deaths",))
    elif stirred:
        renew_stats(state)
        create_deaths(state)
    else:
        mark_dead_heroes(state)
        update_other(state)
        state.still = True


def update_stats(state: HearthstoneState) -> None:
    if not state.still:
        state.still = not renew_stats(state)


def renew_stats(state: HearthstoneState) -> bool:
    """Attack and maximum health of all in play anew: printed, enchantments, then auras by age (HS-B.1, HS-4d).

    Gives whether any of them changed or someone must leave: otherwise the boundary's other steps would do nothing.
    """
    given = aura_numbers(state)
    swapped = [frame.source for frame, _ in auras(state, SWAPS)] if SWAPS in state.lasting else ()
    known, cards, attacks, healths = state.ruleset.known, state.card, state.attack, state.health
    damage, marks, zones, enchantments = state.damage, state.marks, state.zones, state.enchantments
    stirred = False
    for zone in FIGHTING:
        for card in zones[zone]:
            if enchantments[card]:
                attack, health = bare_numbers(state, card)
            else:
                printed = known[cards[card]]
                attack, health = printed.attack, printed.health
            if card in given:
                attack, health = attack + given[card][0], health + given[card][1]
            if health != healths[card]:
                set_maximum(state, card, health)
                stirred = True
            if card in swapped:
                attack = state.left(card)
            if attack != attacks[card]:
                attacks[card] = attack
                stirred = True
            if damage[card] >= health or marks[card] & DOOMED:
                stirred = True
    return stirred


STATS = ("attack", "health")
SWAPS, DOUBLES, HURTS = "attack-is-health", "doubles", "healing-hurts"
FIGHTING = (BOARD, WIDTH + BOARD, WEAPON, WIDTH + WEAPON)
"""The zones of minions and weapons."""
HEROES = (HERO, WIDTH + HERO)


def aura_numbers(state: HearthstoneState) -> dict[int, list[int]]:
    """By instance: the attack and the maximum health that auras give it now."""
    given: dict[int, list[int]] = {}
    for index, stat in enumerate(STATS):
        if stat not in state.lasting:
            continue
        for frame, ability in auras(state, stat):
            amount = times(state, frame, ability)
            for card in touched(state, frame, ability):
                given.setdefault(card, [0, 0])[index] += amount
    return given


def bare_numbers(state: HearthstoneState, card: int) -> tuple[int, int]:
    """Attack and maximum health by print and enchantments alone, without auras (HS-B.1)."""
    printed = state.print(card)
    attack, health = printed.attack, printed.health
    for change in state.enchantments[card]:
        if change.stat == "attack":
            attack = change.amount if change.how == "set" else attack + change.amount
        elif change.stat == "health":
            health = change.amount if change.how == "set" else health + change.amount
    return attack, health


def update_other(state: HearthstoneState) -> None:
    """What auras do beside attack and health, of which two effects are remembered (HS-B.5, HS-4c)."""
    state.doublings, state.healing_hurts = [0, 0], [0, 0]
    if DOUBLES in state.lasting:
        for frame, _ in auras(state, DOUBLES):
            state.doublings[frame.seat] += 1
    if HURTS in state.lasting:
        for frame, _ in auras(state, HURTS):
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
    mark_dead_heroes(state)
    if state.still:
        update_other(state)
        return
    zones, marks, damage, health = state.zones, state.marks, state.damage, state.health
    gone = [c for zone in FIGHTING for c in zones[zone] if damage[c] >= health[c] or marks[c] & DOOMED]
    gone.sort(key=lambda card: (state.place_of(card) == WEAPON, state.age[card]))
    for card in gone:
        bury(state, card)
    update_other(state)
    gone.sort(key=state.age.__getitem__)
    if gone:
        deaths = [("event", Died(state.seat_of(card), card, "HS-B.4"), {"it": (card,)}) for card in gone]
        apart = [("detach", card) for card in gone]
        state.push(*(task for pair in zip(deaths, apart, strict=True) for task in pair), ("boundary",))


def mark_dead_heroes(state: HearthstoneState) -> None:
    zones, marks, damage, health = state.zones, state.marks, state.damage, state.health
    for zone in HEROES:
        hero = zones[zone][-1]
        if damage[hero] >= health[hero] or marks[hero] & DOOMED:
            marks[hero] |= DEAD


def bury(state: HearthstoneState, card: int) -> None:
    """Out of play, remembering its place and whether it was silenced (HS-G13)."""
    zone = state.zones[state.zone[card]]
    state.place[card] = zone.index(card)
    silenced = state.marks[card] & SILENCED
    relocate(state, card, state.seat_of(card) * WIDTH + GRAVEYARD)
    state.marks[card] = silenced
    state.forget_lasting(card)


def detach(state: HearthstoneState, host: int) -> None:
    """What was attached to a card that left is gone."""
    for seat in (0, 1):
        for card in state.at(seat, ATTACHED)[:]:
            if state.host[card] == host:
                relocate(state, card, seat * WIDTH + ASIDE)


def check(state: HearthstoneState) -> None:
    """Win, loss or draw: a hero marked dead has lost (HS-9, HS-T.3)."""
    marks, zones = state.marks, state.zones
    first, second = marks[zones[HERO][-1]] & DEAD, marks[zones[WIDTH + HERO][-1]] & DEAD
    if first and second:
        state.outcome = Outcome(None, "HS-T.3", "both heroes died")
    elif first or second:
        state.outcome = Outcome(1 if first else 0, "HS-T.3", "hero died")


def after_summon(state: HearthstoneState, card: int) -> None:
    """ "After you summon", for a minion still in play (HS-Q1.6, HS-6)."""
    if state.place_of(card) in (BOARD, HERO):
        state.push(("event", AfterSummoned(state.seat_of(card), card), {"it": (card,)}))


QUIET = {
    function.__name__: function
    for function in (
        boundary, update_stats, update_other, resolve_summons, create_deaths, check, after_summon,
    )
}  # fmt: skip
"""Tasks that change nothing a boundary looks at, or know themselves whether they did."""
TASKS = {"detach": detach}


def stirring(tasks: Mapping[str, Callable[..., None]]) -> dict[str, Callable[..., None]]:
    """The tasks so that the boundary after one of them looks at everything anew."""
    return {name: _stirs(task) for name, task in tasks.items()}


def _stirs(task: Callable[..., None]) -> Callable[..., None]:
    def does(state: HearthstoneState, *arguments: Any) -> None:
        state.still = False
        task(state, *arguments)

    return does
