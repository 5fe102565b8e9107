"""Drawing, giving, discarding, summoning, returning: cards on their way (HS-CA, HS-DC, HS-Q2)."""

from rules.games.hearthstone.damage import doom
from rules.games.hearthstone.enchanting import change_cost
from rules.games.hearthstone.events import (
    AfterSummoned,
    Burned,
    ControlTaken,
    Discarded,
    Drawn,
    Received,
    Returned,
    Tired,
)
from rules.games.hearthstone.table import (
    BOARD,
    DECK,
    GRAVEYARD,
    HAND,
    MAX_BOARD,
    MAX_HAND,
    WIDTH,
    HearthstoneState,
)
from rules.kernel.zones import relocate


def shuffle(state: HearthstoneState, seat: int) -> None:
    state.chance.shuffle(state.at(seat, DECK))


def draw(state: HearthstoneState, seat: int, rule: str) -> int:
    """One card: the top one, burned with a full hand, fatigue without any (HS-CA.1, HS-CA.2). The card, or -1."""
    deck = state.at(seat, DECK)
    if not deck:
        state.fatigue[seat] += 1
        state.note(Tired(seat, state.fatigue[seat], "HS-CA.2"))
        state.push(("deal", ((state.hero(seat), state.fatigue[seat], -1),)))
        return -1
    return draw_this(state, deck[-1], rule)


def draw_this(state: HearthstoneState, card: int, rule: str) -> int:
    """A card of the deck goes to the hand, or is burned with a full one (HS-CA.1). The card, or -1."""
    seat = state.seat_of(card)
    if len(state.at(seat, HAND)) >= MAX_HAND:
        relocate(state, card, seat * WIDTH + GRAVEYARD)
        state.note(Burned(seat, card, "HS-CA.1"))
        return -1
    relocate(state, card, seat * WIDTH + HAND)
    state.push(("event", Drawn(seat, card, rule), {"it": (card,)}))
    return card


def draw_cards(state: HearthstoneState, seat: int, count: int) -> None:
    """Several draws, one by one: all that follows from one is finished before the next (HS-DC)."""
    if count > 0:
        state.push(("draw_cards", seat, count - 1))
        draw(state, seat, "HS-DC")


def give(state: HearthstoneState, seat: int, definition: int, rule: str) -> int:
    """A made card to a hand, -1 when it is full (HS-CA.3)."""
    if len(state.at(seat, HAND)) >= MAX_HAND:
        return -1
    card = state.add(definition, seat, HAND)
    state.note(Received(seat, card, rule))
    return card


def discard(state: HearthstoneState, card: int, rule: str) -> None:
    seat = state.seat_of(card)
    relocate(state, card, seat * WIDTH + GRAVEYARD)
    state.note(Discarded(seat, card, rule))


def summon(state: HearthstoneState, definition: int, seat: int, position: int | None = None) -> int:
    """A minion comes into play if there is a place, else -1; "after you summon" is answered at once (HS-Q2)."""
    board = state.at(seat, BOARD)
    if len(board) >= MAX_BOARD:
        return -1
    card = state.add(definition, seat, BOARD)
    if position is not None:
        board.insert(min(position, len(board) - 1), board.pop())
    state.arrived.append(card)
    state.push(("event", AfterSummoned(seat, card), {"it": (card,)}))
    return card


def return_to_hand(state: HearthstoneState, card: int, extra_cost: int, by: int) -> None:
    """Back to its controller's hand as a plain card; with a full hand it is destroyed instead (HS-CA.3, HS-CA.4).

    One that has died meanwhile comes back from the graveyard (HS-G18). `by` is the definition of what returns it.
    """
    seat = state.seat_of(card)
    if len(state.at(seat, HAND)) >= MAX_HAND:
        if state.place_of(card) == BOARD:
            doom(state, card, "HS-CA.3")
        return
    relocate(state, card, seat * WIDTH + HAND)
    state.refresh(card)
    state.push(("detach", card))
    state.note(Returned(seat, card, "HS-CA.4"))
    if extra_cost:
        change_cost(state, card, extra_cost, by, "HS-CA.4")


def take_control(state: HearthstoneState, card: int, seat: int, rule: str) -> None:
    """A minion changes sides: right end, exhausted, same age; a full board destroys it (HS-E.6, HS-CA.3).

    What it would still have done for the other player is void: it is another object.
    """
    if state.place_of(card) != BOARD or state.seat_of(card) == seat:
        return
    if len(state.at(seat, BOARD)) >= MAX_BOARD:
        doom(state, card, "HS-CA.3")
        return
    relocate(state, card, seat * WIDTH + BOARD, same=True)
    state.stamp[card] += 1
    state.changed_sides[card] = state.turn
    state.note(ControlTaken(seat, card, rule))


TASKS = {"draw_cards": draw_cards}
