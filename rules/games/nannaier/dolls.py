"""What happens to dolls: damage, healing, falling, moving, changing form, coming to the field (NN-6 to NN-10)."""

from functools import partial
from typing import Literal

from rules.games.nannaier.events import (
    Damaged,
    Falling,
    Fell,
    FormChanged,
    Healed,
    Kind,
    Moved,
    ShieldChanged,
    Stuck,
    Summoned,
    SummonVoid,
    WentToPile,
)
from rules.games.nannaier.happening import happen
from rules.games.nannaier.table import (
    ACROSS,
    FALLING,
    FIELD,
    FORMS,
    IS_BACK,
    LASTING,
    LINE,
    MIRROR,
    MIRROR_PILE,
    OF_SIDE,
    ON_LINE,
    PRESENT_PILE,
    SIDE,
    WIDTH,
    NannaierState,
    entered_form,
    has,
    left_of,
    namesakes,
    suffers,
)
from rules.kernel.state import Task
from rules.kernel.zones import relocate

Hit = tuple[int, int, Kind, int]
"""Who is hurt, how much, how it meets a shield, and by whom."""


def deal(state: NannaierState, hits: tuple[Hit, ...]) -> None:
    """Damage that counts as one blow: first all numbers change, then each is answered (NN-G31, NN-G41)."""
    landed = sorted((hit for hit in hits if hit[1] > 0 and state.is_on_field(hit[0])), key=partial(turn_order, state))
    state.push(*[land(state, hit) for hit in landed], ("settle",))


def turn_order(state: NannaierState, hit: Hit) -> tuple[bool, int]:
    """The turn player's dolls first, then by place (NN-G41)."""
    return state.seat_of(hit[0]) != state.active, state.place_of(hit[0])


def land(state: NannaierState, hit: Hit) -> Task:
    """Doubled without form, then against the shield, then the health (NN-10.1, NN-7.5 to NN-7.7, NN-G31)."""
    card, amount, kind, source = hit
    if suffers(state, card) and not has(state, card, "steady"):
        amount *= 2
    absorbed, hurt = parted(amount, state.shield[card], kind)
    state.shield[card] -= absorbed
    state.damage[card] += hurt
    event = Damaged(state.seat_of(card), card, amount, absorbed, source)
    return "event", event, {"it": (card,), "amount": (amount,)}


def parted(amount: int, shield: int, kind: Kind) -> tuple[int, int]:
    """What damage takes of the shield, and of the health (NN-7.5 to NN-7.7, NN-G31).

    >>> parted(5, 3, "normal"), parted(5, 3, "true"), parted(5, 3, "pierce"), parted(2, 9, "pierce")
    ((3, 2), (0, 5), (3, 3), (4, 0))
    """
    if kind == "true":
        return 0, amount
    if kind == "pierce":
        return min(shield, 2 * amount), max(0, 2 * amount - shield) // 2
    return min(shield, amount), max(0, amount - shield)


def shield(state: NannaierState, card: int, amount: int, rule: str) -> None:
    """So much shield more, for a doll that is still on the field."""
    if amount > 0 and state.is_on_field(card):
        state.shield[card] += amount
        state.note(ShieldChanged(state.seat_of(card), card, amount, rule))


def heal(state: NannaierState, card: int, amount: int) -> None:
    """Damage less, not below none."""
    healed = min(amount, state.damage[card])
    if healed > 0:
        state.damage[card] -= healed
        happen(state, Healed(state.seat_of(card), card, healed), (card,), healed)


def settle(state: NannaierState) -> None:
    """Who has no health left falls: each answers while it stands, then all go to their piles (NN-G41, NN-G44)."""
    fallen = [card for card in state.standing() if left_of(state, card) <= 0]
    if not fallen:
        return
    for card in fallen:
        state.marks[card] |= FALLING
    events: list[Task] = [("event", Falling(state.seat_of(card), card), {"it": (card,)}) for card in fallen]
    state.push(*events, ("bury", tuple((card, state.stamp[card]) for card in fallen)), ("settle",))


def bury(state: NannaierState, fallen: tuple[tuple[int, int], ...]) -> None:
    """To the pile of the side on which it does not stand; from the line to the mirror pile (NN-G15, NN-G16)."""
    for card, stamp in fallen:
        if state.stamp[card] == stamp:
            seat, rule = state.owner[card], "NN-2.4"
            pile = MIRROR_PILE
            if state.side_of(card) == MIRROR:
                pile, rule = PRESENT_PILE, "NN-2.5"
            elif state.side_of(card) == LINE:
                rule = "NN-G16"
            to_pile(state, card, pile)
            state.note(Fell(seat, card, "present" if pile == PRESENT_PILE else "mirror", rule))


def to_pile(state: NannaierState, card: int, pile: int) -> None:
    """As it is printed; nobody knows the order of the present pile (NN-G18, NN-G48)."""
    seat = state.owner[card]
    relocate(state, card, seat * WIDTH + pile)
    state.refresh(card)
    if pile == PRESENT_PILE:
        state.chance.shuffle(state.at(seat, pile))


def send_to_pile(state: NannaierState, card: int, rule: str) -> None:
    """To the present pile without falling."""
    to_pile(state, card, PRESENT_PILE)
    state.note(WentToPile(state.owner[card], card, rule))


def move(state: NannaierState, card: int, place: int, rule: str) -> None:
    """To an empty place; on another side it takes the form of that side if it has it (NN-9.5, NN-10.2)."""
    seat, before = state.seat_of(card), state.side_of(card)
    relocate(state, card, seat * WIDTH + place, same=True)
    side = SIDE[place]
    changes = side not in (before, state.form[card]) and state.printed(card).forms[side] is not None
    if changes:
        change_form(state, card, side)
    moved: Task = ("event", Moved(seat, card, FIELD[place], rule), {"it": (card,)})
    changed: Task = ("event", FormChanged(seat, card, FORMS[side], "NN-9.5"), {"it": (card,)})
    state.push(*((moved, changed) if changes else (moved,)), ("settle",))


def change_form(state: NannaierState, card: int, form: int) -> None:
    """The damage stays, effects on the old form and the skills it keeps up do not (NN-10.3, NN-10.4, NN-G43)."""
    state.form[card] = form
    state.modifiers = [change for change in state.modifiers if change.target != card]


def force(state: NannaierState, card: int, side: int, rule: str) -> None:
    """To a side by an effect: the corresponding place, else the nearest; without room it stays (NN-9.4, NN-G47)."""
    seat = state.seat_of(card)
    if state.side_of(card) == side:
        return
    free = state.free(seat, side)
    if not free or namesakes(state, seat, card, side):
        stop_lasting(state, card)
        state.note(Stuck(seat, card, "NN-9.4"))
        return
    place = state.place_of(card)
    wanted = ON_LINE[place] if side == LINE else ACROSS[place]
    move(
        state,
        card,
        min(free, key=lambda each: (each != wanted, IS_BACK[each] != IS_BACK[place], from_line(each))),
        rule,
    )


def stop_lasting(state: NannaierState, card: int) -> None:
    """The skill that a doll keeps up ends (NN-9.4)."""
    state.modifiers = [each for each in state.modifiers if (each.target, each.stat) != (card, LASTING)]


def tell_move(state: NannaierState, card: int, place: int, rule: str) -> None:
    """A doll has moved without changing its side, which nothing answers."""
    state.note(Moved(state.seat_of(card), card, FIELD[place], rule))


def from_line(place: int) -> int:
    """The column of a place, counted from the line outwards."""
    return int(FIELD[place][2:] or 0)


def step_places(state: NannaierState, card: int) -> tuple[int, ...]:
    """Where a doll could move by itself, empty or not (NN-9.1, NN-G3)."""
    place = state.place_of(card)
    if SIDE[place] != LINE:
        return ACROSS[place], ON_LINE[place]
    return tuple(each for side in (0, 1) for each in OF_SIDE[side] if IS_BACK[each] == IS_BACK[place])


def summon(state: NannaierState, card: int, seat: int, place: int, by: Literal["order", "chaos", "effect"]) -> None:
    """To an empty place, as it is printed, in the form of the side (NN-6, NN-G12)."""
    from_present = state.place_of(card) == PRESENT_PILE
    relocate(state, card, seat * WIDTH + place)
    state.refresh(card)
    state.form[card] = entered_form(state, card, SIDE[place])
    state.shield[card] = state.number(card, "shield")
    if from_present:
        state.chance.shuffle(state.at(seat, PRESENT_PILE))  # NN-G14
    happen(state, Summoned(seat, card, FIELD[place], by), (card,))


def cannot_come(state: NannaierState, card: int, seat: int, side: int) -> str | None:
    """The rule by which a summon to this side is void, None where it is not (NN-6.5, NN-6.6)."""
    if not state.free(seat, side):
        return "NN-6.6"
    return "NN-6.5" if namesakes(state, seat, card, side) else None


def void(state: NannaierState, card: int, seat: int, rule: str) -> None:
    """The doll stays where it was (NN-G13)."""
    state.note(SummonVoid(seat, card, rule))


TASKS = {function.__name__: function for function in (settle, bury)}
