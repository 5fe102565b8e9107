"""What a seat may know: the one place where hidden information is cut.

A view is a state of its own in which every card the seat may not know has no identity and no place of its own:
its definition is HIDDEN, and the hidden cards of one owner are renumbered by zone, so that two states which
differ only in what the seat cannot know give the same view, byte for byte.
"""

from collections import Counter
from typing import Any

import msgspec

from rules.kernel.chance import Chance
from rules.kernel.records import Decision, Event
from rules.kernel.state import FACE_DOWN, HIDDEN, MatchState
from rules.kernel.zones import BOTH, OWNER

NO_SEED = ""


def sees(state: MatchState, seat: int | None, card: int) -> bool:
    """Whether a seat (None: a spectator) may know which card an instance is."""
    owner, place = divmod(state.zone[card], len(state.ruleset.zones))
    zone = state.ruleset.zones[place]
    seen_by = zone.face_down if zone.seen_by == BOTH and state.marks[card] & FACE_DOWN else zone.seen_by
    if seen_by == BOTH or (seen_by == OWNER and owner == seat):
        return True
    decision = state.decision
    return decision is not None and decision.seat == seat and card in decision.seen


def view(state: MatchState, seat: int | None) -> MatchState:
    """The state as this seat may know it (None: a spectator): no seed, no hidden identity, no secret question.

    The tasks that wait are there only for the seat that must decide, whose own effect they belong to.
    """
    new = state.clone()
    new.chance = Chance(NO_SEED)
    new.lists = tuple(cards if owner == seat else () for owner, cards in enumerate(state.lists))
    renumber = _renumbering(state, seat)
    for card, as_card in renumber.items():
        new.card[as_card] = HIDDEN
        new.zone[as_card] = state.zone[card]
        new.stamp[as_card] = 0
        new.marks[as_card] = state.marks[card]
    for number, zone in enumerate(state.zones):
        shown = [renumber.get(card, card) for card in zone]
        is_open = state.ruleset.zones[number % len(state.ruleset.zones)].seen_by == BOTH
        new.zones[number] = shown if is_open else sorted(shown)
    new.modifiers = [change for change in state.modifiers if change.target not in renumber]
    new.waiting = [waiting for waiting in state.waiting if waiting.source not in renumber]
    new.delayed = [delayed for delayed in state.delayed if delayed.source not in renumber]
    if state.decision is not None and state.decision.seat != seat:
        new.decision = public_part(state, state.decision)
        new.stack = []
    new.listen()
    return new


def _renumbering(state: MatchState, seat: int | None) -> dict[int, int]:
    """By hidden instance: the number it has in the view, in ascending order zone by zone for each owner."""
    renumber: dict[int, int] = {}
    for owner in (0, 1):
        hidden = [
            card
            for number, zone in enumerate(state.zones)
            if number // len(state.ruleset.zones) == owner
            for card in zone
            if not sees(state, seat, card)
        ]
        renumber.update(zip(hidden, sorted(hidden), strict=True))
    return renumber


def public_part(state: MatchState, decision: Decision) -> Decision:
    """What others may know of an open question: who must decide, and what about where the moment itself tells."""
    if decision.kind in state.ruleset.values["public-questions"]:
        return Decision(decision.seat, decision.kind, decision.rule)
    return Decision(decision.seat, "deciding", "")


def determinise(seen: MatchState, chance: Chance) -> MatchState:
    """A whole state that this view, of the seat that must decide, could belong to: all that bots search.

    Hidden cards of the own list lie in a new order, the other player's are the game's guess.
    """
    assert seen.decision is not None
    seat = seen.decision.seat
    state = seen.clone()
    state.chance = Chance(f"{chance.below(1 << 62)}")
    for owner in (0, 1):
        hidden = [card for card, who in enumerate(state.owner) if who == owner and state.card[card] == HIDDEN]
        if owner == seat:
            known = Counter(state.card[card] for card, who in enumerate(state.owner) if who == owner)
            cards = list((Counter(state.lists[owner]) - known).elements())
        else:
            cards = state.ruleset.play.guess(state, owner, len(hidden), state.chance)
        state.chance.shuffle(cards)
        for card, definition in zip(hidden, cards, strict=True):
            state.card[card] = definition
    state.listen()
    return state


def events_for(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What happened, as this seat may know it: secret fields of the other seat's events are None."""
    told = []
    for event in events:
        data = msgspec.to_builtins(event)
        if event.secret and data["seat"] != seat:
            data |= dict.fromkeys(event.secret)
        told.append(data)
    return told
