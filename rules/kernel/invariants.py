"""What holds of every state of every game: a soak tests it along random matches.

Each function yields what is wrong, in words; a sound state yields nothing.
"""

from collections.abc import Iterator

import msgspec

from rules.kernel import codec, engine, views
from rules.kernel.answers import Concede
from rules.kernel.chance import Chance
from rules.kernel.records import Event
from rules.kernel.state import MatchState
from rules.kernel.zones import lies_pointed

SEATS: tuple[int | None, ...] = (0, 1, None)
"""Who looks on: both players and a spectator."""


def cards_conserved(state: MatchState) -> Iterator[str]:
    """Every instance is in exactly one zone, and knows which."""
    found = [-1] * len(state.card)
    for number, zone in enumerate(state.zones):
        for card in zone:
            if found[card] != -1:
                yield f"card {card} is in the zones {found[card]} and {number}"
            found[card] = number
    if found != state.zone:
        wrong = [card for card, zone in enumerate(found) if zone != state.zone[card]]
        yield f"cards {wrong} are not in the zones they should be in"


def someone_can_act(state: MatchState) -> Iterator[str]:
    """The match is over, or somebody can do something else than give up."""
    if state.outcome is not None:
        return
    if state.decision is None:
        yield "nobody must decide, and the match is not over"
    elif isinstance(engine.legal_actions(state, state.decision.seat)[0], Concede):
        yield f"nothing can be answered to {state.decision}"


def round_trip(state: MatchState) -> tuple[MatchState, list[str]]:
    """The state that its snapshot restores, by way of JSON text, and what is wrong with it."""
    text = msgspec.json.encode(codec.snapshot(state))
    again = codec.restore(state.ruleset, msgspec.json.decode(text))
    same = msgspec.json.encode(codec.snapshot(again)) == text
    return again, [] if same else ["a restored state gives another snapshot"]


def views_leak_nothing(state: MatchState, chance: Chance) -> Iterator[str]:
    """What a seat cannot know may be otherwise: what it sees stays the same, byte for byte."""
    for seat in SEATS:
        if _bytes(views.view(state, seat)) != _bytes(views.view(views.twin(state, seat, chance), seat)):
            yield f"what seat {seat} sees tells of hidden cards"


def views_are_enough(state: MatchState, chance: Chance) -> Iterator[str]:
    """Who must decide sees in the view what they may do, and every guess at the rest fits that view."""
    if state.decision is None:
        return
    seat = state.decision.seat
    seen = views.view(state, seat)
    if set(engine.legal_actions(seen, seat)) != set(engine.legal_actions(state, seat)):
        yield f"the view of seat {seat} offers other actions than the match"
    if _bytes(views.view(views.determinise(seen, chance), seat)) != _bytes(seen):
        yield f"a guess from what seat {seat} sees does not look like it"


def events_leak_nothing(before: MatchState, events: list[Event], after: MatchState) -> Iterator[str]:
    """To a seat that sees a card neither before nor after, events name it only where one of them shows it."""
    for seat in SEATS:
        shown = {card for event in events if event.shows for card in views.cards_named(event, seat)}
        for event in events:
            for card in views.cards_named(event, seat) - shown:
                was_seen = 0 <= card < len(before.card) and is_open(before, seat, card)
                if card >= 0 and not was_seen and not is_open(after, seat, card):
                    yield f"{event} names card {card} to seat {seat}"


def is_open(state: MatchState, seat: int | None, card: int) -> bool:
    """Whether a seat may be told of an instance: it knows the card, or can point at it."""
    return views.sees(state, seat, card) or lies_pointed(state, card)


def _bytes(state: MatchState) -> bytes:
    return msgspec.json.encode(codec.snapshot(state))
