"""Cards on their way: drawn, discarded, sent, removed, returned, shown. What leaves the field leaves its ties there."""

from rules.games.pokemon_duels.events import (
    Destroyed,
    Discarded,
    Drawn,
    Equipped,
    PutBack,
    Removed,
    Returned,
    SentToGrave,
    Shown,
    Shuffled,
)
from rules.games.pokemon_duels.facts import EVOLUTION
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.table import (
    DECK,
    EXTRA,
    GRAVEYARD,
    HAND,
    HIDDEN_PLACES,
    NAMES,
    REMOVED,
    WIDTH,
    DuelState,
)
from rules.kernel.records import Outcome
from rules.kernel.state import FACE_DOWN
from rules.kernel.zones import exchange_numbers, relocate

SENT = "PD-G27"
"""By which rule a card goes to the Graveyard that a cost or an effect sends there: it is not destroyed."""


def move(state: DuelState, card: int, place: int, *, bottom: bool = False) -> None:
    """Put a card into a place of its owner's, where it is another object; what it wore goes with it (PD-G34)."""
    seat = state.owner[card]
    was_pokemon = state.on_field(card)
    relocate(state, card, seat * WIDTH + place, bottom=bottom)
    forget(state, card)
    if was_pokemon:
        lose_equipment(state, card)


def worn_by(state: DuelState, host: int) -> list[int]:
    """The equipment that a Pokémon wears; no more than one (PD-10.2)."""
    return [card for seat in (0, 1) for card in state.spells(seat) if state.host[card] == host]


def lose_equipment(state: DuelState, host: int, rule: str = "PD-G34") -> None:
    """What a Pokémon wears is destroyed: it left, lies face down, or puts on another; nothing saves it."""
    for card in worn_by(state, host):
        happen(state, Destroyed(state.seat_of(card), card, "rule", -1, NAMES[state.place_of(card)], -1, rule))
        to_grave(state, card, rule)


def equip(state: DuelState, card: int, host: int, rule: str) -> None:
    """Let a Pokémon wear an equipment that lies in a Spell/Trap zone."""
    state.host[card] = host
    state.note(Equipped(state.seat_of(card), card, host, rule))


def forget(state: DuelState, card: int) -> None:
    """What was counted of a card is no more when it is another object."""
    state.attacks[card] = 0
    state.entered[card] = 0
    state.host[card] = -1


def to_grave(state: DuelState, card: int, rule: str) -> None:
    """Send a card to its owner's Graveyard, from wherever it is (PD-G27)."""
    seat, origin = state.seat_of(card), NAMES[state.place_of(card)]
    move(state, card, GRAVEYARD)
    happen(state, SentToGrave(seat, card, origin, rule))


def discard(state: DuelState, card: int, rule: str) -> None:
    """Send a card of a hand to the Graveyard."""
    state.note(Discarded(state.seat_of(card), card, rule))
    to_grave(state, card, rule)


def remove(state: DuelState, card: int, rule: str) -> None:
    """Remove a card from the game."""
    seat, origin = state.seat_of(card), NAMES[state.place_of(card)]
    move(state, card, REMOVED)
    state.note(Removed(seat, card, origin, rule))


def to_hand(state: DuelState, card: int, rule: str) -> None:
    """Return a card to its owner's hand; an Evolution card goes to the Extra Deck (PD-G32)."""
    put_back(state, card, HAND, rule)


def to_deck(state: DuelState, card: int, rule: str, *, bottom: bool = False) -> None:
    """Return a card to its owner's deck; an Evolution card goes to the Extra Deck (PD-G32)."""
    put_back(state, card, DECK, rule, bottom=bottom)


def put_back(state: DuelState, card: int, place: int, rule: str, *, bottom: bool = False) -> None:
    """Return a card to a hidden place, and tell of it what everyone could see."""
    origin = state.place_of(card)
    if state.print(card).kind == EVOLUTION:
        place, rule = EXTRA, "PD-G32"
    was_hidden = origin in HIDDEN_PLACES or state.is_face_down(card)
    move(state, card, place, bottom=bottom)
    kind = PutBack if was_hidden else Returned
    state.note(kind(state.owner[card], card, NAMES[origin], NAMES[place], rule))


def mill(state: DuelState, seat: int, count: int, rule: str) -> None:
    """Send the top cards of a deck to the Graveyard, as many as there are."""
    for card in state.at(seat, DECK)[: -count - 1 : -1]:
        to_grave(state, card, rule)


def draw(state: DuelState, seat: int, count: int, rule: str) -> None:
    """Draw what is there: only the Draw Phase loses by an empty deck (PD-G18)."""
    for _ in range(count):
        deck = state.at(seat, DECK)
        if not deck:
            return
        card = deck[-1]
        move(state, card, HAND)
        happen(state, Drawn(seat, card, rule))


def draw_or_lose(state: DuelState, seat: int) -> None:
    """The card of the Draw Phase; who has none to draw loses (PD-2.2, PD-G18)."""
    if state.at(seat, DECK):
        draw(state, seat, 1, "PD-2.2")
    else:
        state.outcome = Outcome(1 - seat, "PD-G18", "no card left to draw")


def shuffle(state: DuelState, seat: int, rule: str) -> None:
    state.chance.shuffle(state.at(seat, DECK))
    state.note(Shuffled(seat, rule))


def show(state: DuelState, card: int, rule: str) -> None:
    """Show a card of a hidden place to both players."""
    state.note(Shown(state.seat_of(card), card, rule))


def lay_face_down(state: DuelState, seat: int, card: int, place: int) -> int:
    """Lay a hidden card face down on the field; the instance that it is from now on, by chance one of the own (PD-G37).

    Its number would tell where it came from: a card of the deck, else of the hand, takes it over.
    """
    unknown = state.at(seat, DECK) or state.at(seat, HAND)
    other = unknown[state.chance.below(len(unknown))]
    if other != card:
        exchange_numbers(state, card, other)
    relocate(state, other, seat * WIDTH + place)
    forget(state, other)
    state.stamp[other] = STAMPS_A_TURN * state.turn
    state.marks[other] = FACE_DOWN
    return other


STAMPS_A_TURN = 1000
"""More than a card can change places in a match: what lies face down has a stamp that tells the turn alone."""
