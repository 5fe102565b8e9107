"""Zones, who sees the cards in them, and moving cards between them.

A card that changes zone becomes another object: whatever clung to it is gone.
"""

from dataclasses import dataclass
from typing import Final

from rules.kernel.state import MatchState

NOBODY = "nobody"
OWNER = "owner"
BOTH: Final = "both"


@dataclass(frozen=True, slots=True)
class Zone:
    """One kind of place, which each seat has one of, and who sees the cards there.

    `face_down` says who still knows a card that lies there face down.
    """

    name: str
    seen_by: str
    face_down: str = OWNER


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
