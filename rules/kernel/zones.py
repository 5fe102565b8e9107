"""Zones, who sees the cards in them, and moving cards between them.

A card that changes zone becomes another object: whatever clung to it is gone.
"""

from dataclasses import dataclass
from typing import Final

from rules.kernel.state import FACE_DOWN, MatchState

NOBODY = "nobody"
OWNER = "owner"
BOTH: Final = "both"


@dataclass(frozen=True, slots=True)
class Zone:
    """One kind of place, which each seat has one of, and who sees the cards there.

    `face_down` says who still knows a card that lies there face down. Where such a card can be pointed at by everyone,
    it keeps its number in every view: the game must see to it that the number tells nothing (`exchange_numbers`).
    """

    name: str
    seen_by: str
    face_down: str = OWNER
    pointed: bool = False


def zone_number(state: MatchState, seat: int, place: int) -> int:
    """The number of one seat's zone, by its place in the game's list of zones."""
    return seat * len(state.ruleset.zones) + place


def relocate(state: MatchState, card: int, zone: int, *, bottom: bool = False, same: bool = False) -> None:
    """Put a card on top of a zone (or under it); `same` where the rules see the same object in another place."""
    state.zones[state.zone[card]].remove(card)
    if bottom:
        state.zones[zone].insert(0, card)
    else:
        state.zones[zone].append(card)
    state.zone[card] = zone
    if same:
        return
    state.stamp[card] += 1
    state.marks[card] = 0
    if state.modifiers:
        state.modifiers = [change for change in state.modifiers if change.target != card]


def lies_pointed(state: MatchState, card: int) -> bool:
    """Whether a card lies face down where everyone can point at it and hardly anyone knows it."""
    is_pointed = state.ruleset.zones[state.zone[card] % len(state.ruleset.zones)].pointed
    return is_pointed and bool(state.marks[card] & FACE_DOWN)


def exchange_numbers(state: MatchState, card: int, other: int) -> None:
    """Let two cards that no task and no change speaks of be each other's instance, wherever they lie."""
    for column in (state.card, state.owner, state.stamp, state.marks, *(getattr(state, name) for name in state.BLANK)):
        column[card], column[other] = column[other], column[card]
    one, two = state.zone[card], state.zone[other]
    at, other_at = state.zones[one].index(card), state.zones[two].index(other)
    state.zones[one][at], state.zones[two][other_at] = other, card
    state.zone[card], state.zone[other] = two, one
    state.listen()


def seat_of(state: MatchState, card: int) -> int:
    """Whose zone the card is in."""
    return state.zone[card] // len(state.ruleset.zones)


def place_of(state: MatchState, card: int) -> int:
    """Which of the game's zones the card is in, whoever's."""
    return state.zone[card] % len(state.ruleset.zones)


def create(state: MatchState, definition: int, seat: int, place: int) -> int:
    """A new instance of a card that was in no deck, on top of a zone."""
    card = len(state.card)
    zone = zone_number(state, seat, place)
    state.card.append(definition)
    state.owner.append(seat)
    state.zone.append(zone)
    state.stamp.append(0)
    state.marks.append(0)
    state.zones[zone].append(card)
    for number, topic in state.ruleset.answers[definition]:
        state.listeners = {**state.listeners, topic: (*state.listeners.get(topic, ()), (card, number))}
    return card
