"""Wuxia's table in the words of scenes."""

from functools import partial

from rules.games.wuxia import events
from rules.games.wuxia.table import (
    LIFE,
    MOST_POINTS,
    ROW,
    SHIELDED,
    SILENCED,
    WuxiaState,
    attack_of,
    has,
    health_of,
    left_of,
    poison_of,
)
from rules.kernel import events as kernel_events
from rules.kernel.changes import CHANGES
from rules.kernel.effects import change
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import kinds_of_event
from rules.kernel.staging import Holds, Order, Quality, Row, Staging, Unlayable

FILLER = CardFacts(CardKey("filler"), "Filler", "hero", {"faction": "wanderers", "cost": 1, "attack": 1, "health": 2})
KEYWORDS = ("swift", "guard", "pierce", "elusive", "barred", "first-strike")


def filler(zone: str) -> CardKey:
    return FILLER.key


def add(state: WuxiaState, definition: int, seat: int, place: int) -> int:
    """Everything that lies there came on an earlier turn."""
    card = state.add(definition, seat, place)
    state.came[card] = state.turn - 1
    return card


def settle(state: WuxiaState) -> None:
    """The turn player is in the play phase."""
    state.phase = "play"


def begin(state: WuxiaState) -> None:
    state.push(("settle",), ("await_action",))


def lay_phase(state: WuxiaState, _: int, phase: str) -> None:
    state.phase = phase


def lay_number(stat: str, state: WuxiaState, card: int, value: int) -> None:
    """By a change that makes up the difference."""
    now = {"attack": attack_of, "health": health_of, "poison": poison_of}[stat](state, card)
    if value != now:
        change(state, card, stat, value - now, "", "WX-G34")


def lay_left(state: WuxiaState, card: int, value: int) -> None:
    if value > health_of(state, card):
        raise Unlayable(f"{state.name(card)} has at most {health_of(state, card)} health; say its maximum too")
    state.damage[card] = health_of(state, card) - value


def has_mark(mark: int, state: WuxiaState, card: int) -> bool:
    return bool(state.marks[card] & mark)


def set_mark(mark: int, state: WuxiaState, card: int, value: bool) -> None:
    state.marks[card] = state.marks[card] | mark if value else state.marks[card] & ~mark


def mark(bit: int) -> Quality:
    return Quality(Holds.FLAG, partial(has_mark, bit), partial(set_mark, bit), usual=False)


def lay_keyword(name: str, state: WuxiaState, card: int, value: bool) -> None:
    if value != has(state, card, name):
        change(state, card, name, 1 if value else -1, "", "WX-G26")


def keyword(name: str) -> Quality:
    return Quality(
        Holds.FLAG, lambda state, card: state.is_on_field(card) and has(state, card, name), partial(lay_keyword, name)
    )


def came_now(state: WuxiaState, card: int) -> bool:
    return state.is_on_field(card) and state.came[card] == state.turn


def lay_came(state: WuxiaState, card: int, value: bool) -> None:
    state.came[card] = state.turn if value else state.turn - 1


def has_attacked(state: WuxiaState, card: int) -> bool:
    return state.is_on_field(card) and state.attacked[card] == state.turn


def lay_attacked(state: WuxiaState, card: int, value: bool) -> None:
    state.attacked[card] = state.turn if value else state.turn - 1


def lay_damage(state: WuxiaState, card: int, value: int) -> None:
    state.damage[card] = value


def lay_struck(state: WuxiaState, card: int, value: int) -> None:
    state.struck[card] = value


def by_seat(name: str, usual: int) -> Quality:
    """A number by seat that the state holds under this name."""

    def lay(state: WuxiaState, seat: int, value: int) -> None:
        getattr(state, name)[seat] = value

    return Quality(Holds.NUMBER, lambda state, seat: getattr(state, name)[seat], lay, usual=usual)


def lay_discarded(state: WuxiaState, _: int, value: bool) -> None:
    state.discarded = int(value)


def tell(state: WuxiaState, card: int) -> str:
    """A card with its numbers: "Ren Qingxuan 2/2"."""
    if not state.is_on_field(card):
        return f"{state.name(card)} ({state.number(card, 'cost')})"
    hurt = f" of {health_of(state, card)}" if state.damage[card] else ""
    return f"{state.name(card)} {attack_of(state, card)}/{max(0, left_of(state, card))}{hurt}"


CARDS = {
    "silenced": mark(SILENCED),
    "shield": mark(SHIELDED),
    **{name: keyword(name) for name in KEYWORDS},
    "came_now": Quality(Holds.FLAG, came_now, lay_came, usual=False),
    "damage": Quality(Holds.NUMBER, lambda state, card: state.damage[card], lay_damage, usual=0),
    "struck": Quality(Holds.NUMBER, lambda state, card: state.struck[card], lay_struck, usual=0),
    "changes": CHANGES,
    "has_attacked": Quality(Holds.FLAG, has_attacked, lay_attacked, usual=False),
    "attack": Quality(Holds.NUMBER, attack_of, partial(lay_number, "attack")),
    "maximum": Quality(Holds.NUMBER, health_of, partial(lay_number, "health")),
    "health": Quality(Holds.NUMBER, lambda state, card: max(0, left_of(state, card)), lay_left),
    "poison": Quality(Holds.NUMBER, poison_of, partial(lay_number, "poison")),
}
ROWS = (*ROW, "hand", "library", "graveyard", "removed", "unused")

STAGING = Staging(
    fillers=(FILLER,),
    filler=filler,
    rows=tuple(
        Row(
            name,
            20 if name == "library" else 0,
            Order.FROM_TOP if name == "library" else Order.NONE,
            name in ("graveyard", "removed", "unused"),
        )
        for name in ROWS
    ),
    sought=(ROW, ("hand",), ("graveyard",), ("removed",), ("library",), ("unused",)),
    cards=CARDS,
    seats={
        "life": by_seat("life", LIFE),
        "points": by_seat("points", MOST_POINTS),
        "pending": by_seat("pending", 0),
    },
    table={
        "phase": Quality(Holds.WORD, lambda state, _: state.phase, lay_phase, ("play", "fight"), usual="play"),
        "discarded": Quality(Holds.FLAG, lambda state, _: bool(state.discarded), lay_discarded, usual=False),
    },
    events=kinds_of_event(kernel_events, events),
    add=add,
    settle=settle,
    begin=begin,
    tell=tell,
)
