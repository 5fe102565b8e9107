"""Vanguard's table in the words of scenes."""

from functools import partial
from typing import Any

from rules.games.vanguard import events
from rules.games.vanguard.table import (
    DECK,
    FIELD_SET,
    GC,
    NAMES,
    STAYS_RESTED,
    UNHITTABLE,
    WIDTH,
    VanguardState,
    battle_power,
    stat,
)
from rules.games.vanguard.turn import TURN
from rules.kernel import events as kernel_events
from rules.kernel.changes import CHANGES
from rules.kernel.effects import Later
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import kinds_of_event
from rules.kernel.staging import Holds, Order, Quality, Row, Staging, Unlayable
from rules.kernel.state import FACE_DOWN, RESTED, Delayed, Task
from rules.kernel.zones import create

FILLER = CardFacts(
    CardKey("filler"),
    "Filler",
    "normal",
    {"grade": 1, "power": 5000, "shield": 5000, "critical": 1, "skill": "boost"},
)
FILLER_VANGUARD = CardFacts(
    CardKey("filler-vanguard"),
    "Filler Vanguard",
    "normal",
    {"grade": 3, "power": 10000, "critical": 1, "skill": "twin_drive"},
)

STARTERS: tuple[Task, ...] = (("choose_starter", 0), ("choose_starter", 1), ("draw_lots",), ("deal",))
PHASES: dict[str, tuple[Task, ...]] = {
    "start": (*STARTERS, ("mulligans",), ("reveal",)),
    "mulligan": (("mulligans",), ("reveal",)),
    "stand": TURN,
    "draw": TURN[TURN.index(("draw_phase",)) :],
    "ride": TURN[TURN.index(("ride_phase",)) :],
    "main": (("check_timing",), ("main_step",)),
    "battle": (("check_timing",), ("battle_step",)),
}
"""What the match goes on with where a position says that this phase begins; main begins before, with the ride."""


def filler(zone: str) -> CardKey:
    return FILLER_VANGUARD.key if zone == "VC" else FILLER.key


def add(state: VanguardState, definition: int, seat: int, place: int) -> int:
    return create(state, definition, seat, place)


def settle(state: VanguardState) -> None:
    """Nothing follows from how cards lie here."""


def begin(state: VanguardState) -> None:
    if state.phase not in PHASES:
        raise Unlayable(f"a scene can begin in {', '.join(PHASES)}, not in {state.phase}")
    state.push(*PHASES[state.phase])


def has_mark(mark: int, state: VanguardState, card: int) -> bool:
    return bool(state.marks[card] & mark)


def set_mark(mark: int, state: VanguardState, card: int, value: bool) -> None:
    state.marks[card] = state.marks[card] | mark if value else state.marks[card] & ~mark


def mark(bit: int) -> Quality:
    return Quality(Holds.FLAG, partial(has_mark, bit), partial(set_mark, bit), usual=False)


def later(state: VanguardState, card: int) -> list[str]:
    """The moments at which an effect of a card that was used still comes."""
    stamp = state.stamp[card]
    return [each.moment for each in state.delayed if (each.source, each.stamp) == (card, stamp)]


def lay_later(state: VanguardState, card: int, moments: list[str]) -> None:
    programs = enumerate(state.ruleset.programs)
    own = [(number, each.ability) for number, each in programs if each.definition == state.card[card]]
    by_moment = {ability.moment: number for number, ability in own if isinstance(ability, Later)}
    for moment in moments:
        if moment not in by_moment:
            raise Unlayable(f"{state.name(card)} does nothing later at {moment}")
        seat = state.zone[card] // WIDTH
        state.delayed.append(Delayed(moment, by_moment[moment], card, state.stamp[card], seat))


def printed(name: str) -> Quality:
    return Quality(Holds.NUMBER, lambda state, card: state.number(card, name))


def lay_phase(state: VanguardState, _: int, phase: str) -> None:
    state.phase = phase


def lay_first(state: VanguardState, _: int, seat: int) -> None:
    state.first = seat


def tell(state: VanguardState, card: int) -> str:
    """A card with its numbers where it is a unit: "Wingal 6000 resting"."""
    place = state.zone[card] % WIDTH
    name = state.name(card)
    if place not in FIELD_SET and place != GC:
        return f"{name} (face down)" if has_mark(FACE_DOWN, state, card) else name
    critical = stat(state, card, "critical")
    parts = [name, str(battle_power(state, card)), f"critical {critical}" if critical != 1 else ""]
    return " ".join(part for part in (*parts, "resting" if state.is_resting(card) else "") if part)


def text_of(state: VanguardState, _: int) -> Any:
    return state.phase


STAGING = Staging(
    fillers=(FILLER, FILLER_VANGUARD),
    filler=filler,
    rows=tuple(
        Row(
            name,
            usual={"VC": 1, "deck": 30}.get(name, 0),
            order=Order.FROM_TOP if place == DECK else Order.NONE,
        )
        for place, name in enumerate(NAMES)
    ),
    sought=(
        ("VC", "FL", "FR", "BL", "BC", "BR", "GC"),
        ("hand",),
        ("check",),
        ("damage",),
        ("drop",),
        ("soul",),
        ("deck",),
    ),
    cards={
        "resting": mark(RESTED),
        "face_down": mark(FACE_DOWN),
        "stays_resting": mark(STAYS_RESTED),
        "unhittable": mark(UNHITTABLE),
        "changes": CHANGES,
        "later": Quality(Holds.TEXTS, later, lay_later, usual=[]),
        "power": Quality(Holds.NUMBER, battle_power),
        "critical": Quality(Holds.NUMBER, lambda state, card: stat(state, card, "critical")),
        "shield": printed("shield"),
        "grade": printed("grade"),
    },
    seats={},
    table={
        "phase": Quality(Holds.WORD, text_of, lay_phase, words=(*PHASES, "close-step", "end"), usual="main"),
        "first": Quality(Holds.SEAT, lambda state, _: state.first, lay_first),
    },
    events=kinds_of_event(kernel_events, events),
    add=add,
    settle=settle,
    begin=begin,
    tell=tell,
)
