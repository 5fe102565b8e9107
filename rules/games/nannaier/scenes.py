"""The table of Nannaier's Exercise in the words of scenes."""

from functools import partial

from rules.games.nannaier import events
from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.games.nannaier.table import (
    FIELD,
    FOR_GOOD,
    FORMS,
    SIDE,
    NannaierState,
    attack_of,
    entered_form,
    full_attack,
    health_of,
    is_formless,
    left_of,
)
from rules.kernel import events as kernel_events
from rules.kernel.changes import CHANGES
from rules.kernel.effects import change
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.scripts import kinds_of_event
from rules.kernel.staging import Holds, Order, Quality, Row, Staging, Unlayable

FILLER = CardFacts(
    CardKey("filler"),
    "Filler",
    DOLL,
    {"affiliation": "hearth", "cost": 1, "forms": "present/mirror", "present_attack": 3, "present_health": 10,
     "mirror_attack": 3, "mirror_health": 10},
)  # fmt: skip
SPELL_FILLER = CardFacts(CardKey("filler-spell"), "Filler Spell", SPELL, {"order": 1})
MIRROR_FILLER = CardFacts(CardKey("filler-mirror"), "Filler Mirror", MIRROR, {})


def filler(zone: str) -> CardKey:
    """A doll, a spell or a mirror, as the zone holds them."""
    if zone in ("spells", "spell-pile", "slot"):
        return SPELL_FILLER.key
    return MIRROR_FILLER.key if zone in ("mirrors", "mirror") else FILLER.key


def add(state: NannaierState, definition: int, seat: int, place: int) -> int:
    """A doll on the field has the form of where it stands, and its printed shield no more."""
    card = state.add(definition, seat, place)
    if state.is_on_field(card):
        state.form[card] = entered_form(state, card, SIDE[place])
    return card


def settle(state: NannaierState) -> None:
    """The turn player is in the action phase, and some turns have gone by."""
    state.phase = "action"
    state.turns = [max(1, turns) for turns in state.turns]


def begin(state: NannaierState) -> None:
    state.push(("settle",), ("await_mirror" if state.phase == "draw" else "await_action",))


def lay_phase(state: NannaierState, _: int, phase: str) -> None:
    state.phase = phase


def lay_form(state: NannaierState, card: int, form: str) -> None:
    if state.printed(card).forms[FORMS.index(form)] is None:
        raise Unlayable(f"{state.name(card)} has no {form} form")
    state.form[card] = FORMS.index(form)


def usual_form(state: NannaierState, card: int) -> str:
    """The form of where it stands, as far as it has it."""
    return FORMS[entered_form(state, card, state.side_of(card))] if state.is_on_field(card) else FORMS[0]


def lay_number(stat: str, state: NannaierState, card: int, value: int) -> None:
    """By a change that makes up the difference; attack is that before any halving."""
    now = full_attack(state, card) if stat == "attack" else health_of(state, card)
    if value != now:
        change(state, card, stat, value - now, FOR_GOOD, "NN-G25")


def lay_left(state: NannaierState, card: int, value: int) -> None:
    if value > health_of(state, card):
        raise Unlayable(f"{state.name(card)} has at most {health_of(state, card)} health; say its maximum too")
    state.damage[card] = health_of(state, card) - value


def of_card(name: str) -> Quality:
    """A number by instance that the state holds under this name."""

    def lay(state: NannaierState, card: int, value: int) -> None:
        getattr(state, name)[card] = value

    return Quality(Holds.NUMBER, lambda state, card: getattr(state, name)[card], lay, usual=0)


def by_seat(name: str, usual: int = 0) -> Quality:
    """A number by seat that the state holds under this name."""

    def lay(state: NannaierState, seat: int, value: int) -> None:
        getattr(state, name)[seat] = value

    return Quality(Holds.NUMBER, lambda state, seat: getattr(state, name)[seat], lay, usual=usual)


def of_table(name: str) -> Quality:
    """A number of the whole table."""

    def lay(state: NannaierState, _: int, value: int) -> None:
        setattr(state, name, value)

    return Quality(Holds.NUMBER, lambda state, _: getattr(state, name), lay, usual=0)


def lay_first(state: NannaierState, _: int, seat: int) -> None:
    state.first = seat


def tell(state: NannaierState, card: int) -> str:
    """A card with its numbers: "Orla, Brass Weaver 6/16 +4"."""
    name = state.name(card)
    if state.kind(card) != DOLL:
        return name
    if not state.is_on_field(card):
        return f"{name} ({state.number(card, 'cost')})"
    shield = f" +{state.shield[card]}" if state.shield[card] else ""
    hurt = f" of {health_of(state, card)}" if state.damage[card] else ""
    return f"{name} {attack_of(state, card)}/{max(0, left_of(state, card))}{hurt}{shield}"


CARDS = {
    "form": Quality(Holds.WORD, lambda state, card: FORMS[state.form[card]], lay_form, FORMS, FORMS[0], usual_form),
    "damage": of_card("damage"),
    "shield": of_card("shield"),
    "acted": of_card("acted"),
    "ends": of_card("ends"),
    "changes": CHANGES,
    "attack": Quality(Holds.NUMBER, attack_of, partial(lay_number, "attack")),
    "maximum": Quality(Holds.NUMBER, health_of, partial(lay_number, "health")),
    "health": Quality(Holds.NUMBER, lambda state, card: max(0, left_of(state, card)), lay_left),
    "formless": Quality(Holds.FLAG, is_formless),
}
ROWS = (*FIELD, "dolls", "spells", "slot", "mirror", "mirrors", "mirror-pile", "present", "spell-pile", "casting")
USUAL = {"present": 10, "spell-pile": 4}

STAGING = Staging(
    fillers=(FILLER, SPELL_FILLER, MIRROR_FILLER),
    filler=filler,
    rows=tuple(
        Row(
            name,
            USUAL.get(name, 0),
            Order.FROM_TOP if name in USUAL else Order.NONE,
            name in ("present", "spell-pile", "mirrors", "mirror-pile"),
        )
        for name in ROWS
    ),
    sought=(
        FIELD,
        ("slot", "mirror", "casting"),
        ("dolls", "spells"),
        ("mirror-pile",),
        ("mirrors",),
        ("present", "spell-pile"),
    ),
    cards=CARDS,
    seats={
        "score": by_seat("score"),
        "order": by_seat("order"),
        "chaos": by_seat("chaos"),
        "transcend": by_seat("transcend"),
        "spendings": by_seat("spendings"),
        "uncounted": by_seat("uncounted"),
        "rise": by_seat("rise"),
        "turns": by_seat("turns", 1),
    },
    table={
        "phase": Quality(Holds.WORD, lambda state, _: state.phase, lay_phase, ("draw", "action"), usual="action"),
        "changed": of_table("changed"),
        "moves": of_table("moves"),
        "first": Quality(Holds.SEAT, lambda state, _: state.first, lay_first),
    },
    events=kinds_of_event(kernel_events, events),
    add=add,
    settle=settle,
    begin=begin,
    tell=tell,
)
