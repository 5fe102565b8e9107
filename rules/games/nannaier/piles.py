"""Drawing, the limits of the hands, and what an empty pile costs (NN-3)."""

from rules.games.nannaier.events import Drawn, PileRefilled, PutBack
from rules.games.nannaier.points import judge, score
from rules.games.nannaier.table import (
    DOLL_LIMIT,
    DOLLS,
    MIRROR_PILE,
    PRESENT_PILE,
    SPELL_LIMIT,
    SPELL_PILE,
    SPELLS,
    WIDTH,
    NannaierState,
    seat_number,
)
from rules.kernel.records import Decision
from rules.kernel.zones import relocate

EMPTY_PILE = 50
"""Score for the other player where a present pile has no card to draw (NN-3.3)."""
PILES = {DOLLS: PRESENT_PILE, SPELLS: SPELL_PILE}
NAMES = {DOLLS: "present", SPELLS: "spell"}


def draw_dolls(state: NannaierState, seat: int, count: int, rule: str) -> None:
    """So many dolls, and then the limit of the hand."""
    take_dolls(state, seat, count, rule)
    state.push(("check_hand", seat, DOLLS))


def take_dolls(state: NannaierState, seat: int, count: int, rule: str, has_counted: bool = False) -> bool:
    """So many dolls; whether an empty pile has counted, which it does once in an effect (NN-3.3, NN-G17)."""
    for _ in range(count):
        if not state.at(seat, PRESENT_PILE) and not has_counted:
            has_counted = True
            score(state, 1 - seat, max(0, EMPTY_PILE + seat_number(state, seat, "empty-pile")), "NN-3.3")
            judge(state)
            refill(state, seat, (len(state.at(seat, MIRROR_PILE)) + 1) // 2, "NN-3.3")
        if state.outcome is not None or not draw(state, seat, DOLLS, rule):
            break
    return has_counted


def draw_spells(state: NannaierState, seat: int, count: int, rule: str) -> None:
    """So many spells; an empty pile costs nothing (NN-G19)."""
    for _ in range(count):
        draw(state, seat, SPELLS, rule)
    state.push(("check_hand", seat, SPELLS))


def draw(state: NannaierState, seat: int, hand: int, rule: str) -> bool:
    """One card of the pile that belongs to a hand; False where there is none."""
    pile = state.at(seat, PILES[hand])
    if not pile:
        return False
    card = pile[-1]
    relocate(state, card, seat * WIDTH + hand)
    state.note(Drawn(seat, card, NAMES[hand], rule))
    return True


def refill(state: NannaierState, seat: int, count: int, rule: str) -> None:
    """So many dolls by chance from the mirror pile to the present pile, which is shuffled."""
    dolls = state.at(seat, MIRROR_PILE)
    chosen = state.chance.sample(dolls[:], min(count, len(dolls)))
    if chosen:
        for card in chosen:
            relocate(state, card, seat * WIDTH + PRESENT_PILE)
        state.chance.shuffle(state.at(seat, PRESENT_PILE))
        state.note(PileRefilled(seat, len(chosen), rule))


def limit(state: NannaierState, seat: int, hand: int) -> int:
    """How many cards a hand may hold now (NN-3.1, NN-3.4)."""
    if hand == DOLLS:
        return max(0, DOLL_LIMIT + seat_number(state, seat, "doll-limit"))
    return max(0, SPELL_LIMIT + seat_number(state, seat, "spell-limit"))


def check_hand(state: NannaierState, seat: int, hand: int, picks: tuple[int, ...] | None = None) -> None:
    """Cards over the limit are chosen out of the whole hand and go back to the pile (NN-3.2, NN-3.4, NN-G18)."""
    rule = "NN-3.2" if hand == DOLLS else "NN-3.4"
    if picks is not None:
        for card in picks:
            relocate(state, card, seat * WIDTH + PILES[hand])
            state.note(PutBack(seat, card, rule))
        state.chance.shuffle(state.at(seat, PILES[hand]))
        return
    cards = state.at(seat, hand)
    excess = len(cards) - limit(state, seat, hand)
    if excess > 0:
        state.ask(Decision(seat, "excess", rule, tuple(cards), excess, excess), ("check_hand", seat, hand))


TASKS = {function.__name__: function for function in (check_hand,)}
