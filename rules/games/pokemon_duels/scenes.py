"""The table of Pokémon Duels in the words of scenes."""

import re
from functools import partial
from typing import Any

from rules.games.pokemon_duels import events
from rules.games.pokemon_duels.stats import atk, defence, level
from rules.games.pokemon_duels.table import (
    BATTLE,
    DECK,
    LIFE,
    MAIN_1,
    MAIN_2,
    NAMES,
    PHASES,
    POKEMON_NAMES,
    POSITIONS,
    SPELL_NAMES,
    DuelState,
)
from rules.games.pokemon_duels.turn import END
from rules.kernel import events as kernel_events
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import kinds_of_event
from rules.kernel.staging import Holds, Order, Quality, Row, Staging, Unlayable
from rules.kernel.state import FACE_DOWN, RESTED, Modifier, Task

FILLER = CardFacts(
    CardKey("filler"),
    "Filler",
    "pokemon",
    {"type": "normal", "stars": 4, "level": 20, "atk": 1000, "def": 1000, "species": "filler"},
)
FILLER_EVOLUTION = CardFacts(
    CardKey("filler-evolution"),
    "Filler Evolution",
    "evolution",
    {"type": "normal", "stars": 5, "level": 40, "atk": 1500, "def": 1500, "species": "filler-evolution"},
)
FILLER_SPELL = CardFacts(CardKey("filler-spell"), "Filler Spell", "spell", {})

ROWS = ("P1", "P2", "P3", "P4", "P5", "S1", "S2", "S3", "S4", "S5", "environment", "field", "hand", "extra", "deck")
BARE = ("graveyard", "removed")
NOW: tuple[Task, ...] = (("settle",), ("free",))
BEGINS: dict[str, tuple[Task, ...]] = {
    "draw": (("draw_phase",), ("settle",), ("main_phase", MAIN_1), *NOW),
    MAIN_1: NOW,
    BATTLE: NOW,
    MAIN_2: NOW,
    "end": END,
}
"""What the match goes on with where a position says this phase."""


def filler(zone: str) -> CardKey:
    if zone == "extra":
        return FILLER_EVOLUTION.key
    return FILLER_SPELL.key if zone in (*SPELL_NAMES, "environment", "field") else FILLER.key


def add(state: DuelState, definition: int, seat: int, place: int) -> int:
    return state.add(definition, seat, place)


def settle(state: DuelState) -> None:
    """Nothing follows from how cards lie here."""


def begin(state: DuelState) -> None:
    """Equipment whose wearer is not named has none, which no table knows."""
    for seat in (0, 1):
        for card in state.spells(seat):
            if not state.is_face_down(card) and state.host[card] < 0:
                raise Unlayable(f"{state.name(card)} lies face up: say its host, or that it is face_down")
    state.push(*BEGINS[state.phase])


def has_mark(mark: int, state: DuelState, card: int) -> bool:
    return bool(state.marks[card] & mark)


def set_mark(mark: int, state: DuelState, card: int, value: bool) -> None:
    state.marks[card] = state.marks[card] | mark if value else state.marks[card] & ~mark


def lay_face_down(state: DuelState, card: int, value: bool) -> None:
    """A Pokémon that is face down lies in Defence."""
    set_mark(FACE_DOWN, state, card, value)
    if state.on_field(card) and value:
        set_mark(RESTED, state, card, True)


def position(state: DuelState, card: int) -> str:
    return state.position(card) if state.on_field(card) else POSITIONS[0]


def lay_position(state: DuelState, card: int, value: str) -> None:
    set_mark(RESTED, state, card, value != POSITIONS[0])


def usual_position(state: DuelState, card: int) -> str:
    return POSITIONS[1] if state.is_face_down(card) and state.on_field(card) else POSITIONS[0]


CHANGE = re.compile(r"(\S+) ([+-]?\d+)(?: until (\S+))?")


def changes(state: DuelState, card: int) -> list[str]:
    """What lasts on a card: "atk +300 until turn", "no-attack +1 until next-turn", "level +5" for good."""
    own = (change for change in state.modifiers if change.target == card)
    return [f"{each.stat} {each.amount:+}" + (f" until {each.until}" if each.until else "") for each in own]


def lay_changes(state: DuelState, card: int, texts: list[str]) -> None:
    for text in texts:
        found = CHANGE.fullmatch(text)
        if found is None:
            raise Unlayable(f'a change is written "atk +300 until turn", not "{text}"')
        state.modifiers.append(Modifier(card, state.stamp[card], found[1], int(found[2]), found[3] or ""))


def column(name: str) -> Quality:
    """A number by instance that the state holds under this name."""

    def lay(state: DuelState, card: int, value: int) -> None:
        getattr(state, name)[card] = value

    return Quality(Holds.NUMBER, lambda state, card: getattr(state, name)[card], lay, usual=0)


def is_new(state: DuelState, card: int) -> bool:
    return bool(state.entered[card]) and state.entered[card] == state.turn


def lay_new(state: DuelState, card: int, value: bool) -> None:
    """Whether it came, or was set, in this turn."""
    state.entered[card] = state.turn if value else 0


def lay_host(state: DuelState, card: int, host: int) -> None:
    state.host[card] = host


def lay_life(state: DuelState, seat: int, value: int) -> None:
    state.life[seat] = value


SPENT = re.compile(r"(\S+) (\d+)( this match)?")


def spent(state: DuelState, seat: int) -> list[str]:
    """The abilities a player has used up, by card and place in its text: "eevee-34 1", "jirachi 1 this match"."""
    used = (each for each in state.spent if each[0] == seat and each[2] in (0, state.turn))
    return [f"{_ability(state, number)}{'' if turn else ' this match'}" for _, number, turn in used]


def _ability(state: DuelState, number: int) -> str:
    definition = state.ruleset.definitions[state.ruleset.programs[number].definition]
    return f"{definition.key} {definition.programs.index(number) + 1}"


def lay_spent(state: DuelState, seat: int, texts: list[str]) -> None:
    for text in texts:
        found = SPENT.fullmatch(text)
        known = None if found is None else state.ruleset.by_key.get(CardKey(found[1]))
        programs = () if known is None else state.ruleset.definitions[known].programs
        if found is None or not 1 <= int(found[2]) <= len(programs):
            raise Unlayable(f'an ability that is used up is written "jirachi 1 this match", not "{text}"')
        state.spent.append((seat, programs[int(found[2]) - 1], 0 if found[3] else state.turn))


def of_table(name: str) -> Quality:
    """A number of the turn that the state holds under this name."""

    def lay(state: DuelState, _: int, value: int) -> None:
        setattr(state, name, value)

    return Quality(Holds.NUMBER, lambda state, _: getattr(state, name), lay, usual=0)


def phase_of(state: DuelState, _: int) -> Any:
    return state.phase


def lay_phase(state: DuelState, _: int, phase: str) -> None:
    state.phase = phase


def lay_first(state: DuelState, _: int, seat: int) -> None:
    state.first = seat


def tell(state: DuelState, card: int) -> str:
    """A card with its numbers where it is a Pokémon on the field: "Pikachu 900/550 in defence"."""
    name = state.name(card)
    if state.is_face_down(card):
        return f"{name} (face down)"
    if not state.on_field(card):
        return name
    return f"{name} {atk(state, card)}/{defence(state, card)}" + (
        " in defence" if state.position(card) != POSITIONS[0] else ""
    )


STAGING = Staging(
    fillers=(FILLER, FILLER_EVOLUTION, FILLER_SPELL),
    filler=filler,
    rows=tuple(
        Row(name, usual=30 if name == NAMES[DECK] else 0, order=Order.FROM_TOP if name == NAMES[DECK] else Order.NONE)
        for name in ROWS
    )
    + tuple(Row(name, bare=True) for name in BARE),
    sought=(
        POKEMON_NAMES,
        ("hand",),
        SPELL_NAMES,
        ("environment", "field"),
        ("extra",),
        ("graveyard",),
        ("deck",),
        ("removed",),
    ),
    cards={
        "face_down": Quality(Holds.FLAG, partial(has_mark, FACE_DOWN), lay_face_down, usual=False),
        "position": Quality(
            Holds.WORD, position, lay_position, words=POSITIONS, usual=POSITIONS[0], usual_of=usual_position
        ),
        "new": Quality(Holds.FLAG, is_new, lay_new, usual=False),
        "attacks_made": column("attacks"),
        "host": Quality(Holds.CARD, lambda state, card: state.host[card], lay_host, usual=-1),
        "changes": Quality(Holds.TEXTS, changes, lay_changes, usual=[]),
        "atk": Quality(Holds.NUMBER, atk),
        "def": Quality(Holds.NUMBER, defence),
        "level": Quality(Holds.NUMBER, level),
    },
    seats={
        "life": Quality(Holds.NUMBER, lambda state, seat: state.life[seat], lay_life, usual=LIFE),
        "spent": Quality(Holds.TEXTS, spent, lay_spent, usual=[]),
    },
    table={
        "phase": Quality(Holds.WORD, phase_of, lay_phase, words=PHASES, usual=MAIN_1),
        "first": Quality(Holds.SEAT, lambda state, _: state.first, lay_first),
        "summons": of_table("summons"),
        "summons_more": of_table("summons_more"),
        "turned": of_table("turned"),
        "battle_over": of_table("battle_over"),
    },
    events=kinds_of_event(kernel_events, events),
    add=add,
    settle=settle,
    begin=begin,
    tell=tell,
)
