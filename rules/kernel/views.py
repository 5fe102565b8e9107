"""What a seat may know: the one place where hidden information is cut.

A view is a state of its own in which every card the seat may not know has no identity and no place of its own:
its definition is HIDDEN, its owner whoever holds it, and the hidden cards of one holder are renumbered by zone, so
that two states which differ only in what the seat cannot know give the same view, byte for byte.
"""

from collections import Counter
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from rules.kernel.chance import Chance
from rules.kernel.records import Decision, Event
from rules.kernel.state import FACE_DOWN, HIDDEN, MatchState, Task
from rules.kernel.words import Instance
from rules.kernel.zones import BOTH, OWNER, lies_pointed

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
        new.owner[as_card] = state.zone[card] // len(state.ruleset.zones)
        new.zone[as_card] = state.zone[card]
        if card != as_card or not lies_pointed(state, card):
            new.stamp[as_card] = 0
        new.marks[as_card] = state.marks[card] & FACE_DOWN
    for name, blank in state.BLANK.items():
        column = getattr(new, name)
        for as_card in renumber.values():
            column[as_card] = blank
    for number, zone in enumerate(state.zones):
        shown = [renumber.get(card, card) for card in zone]
        is_open = state.ruleset.zones[number % len(state.ruleset.zones)].seen_by == BOTH
        new.zones[number] = shown if is_open else sorted(shown)
    new.modifiers = [change for change in state.modifiers if change.target not in renumber]
    new.waiting = [waiting for waiting in state.waiting if waiting.source not in renumber]
    new.delayed = [delayed for delayed in state.delayed if delayed.source not in renumber]
    new.stack = [unsealed(task, seat) for task in state.stack]
    if state.decision is not None and state.decision.seat != seat:
        new.decision = public_part(state, state.decision)
        new.stack = []
    new.listen()
    return new


def unsealed(task: Task, seat: int | None) -> Task:
    """A task as a seat may know it: what another seat has chosen in secret is still to be chosen."""
    name, *rest = task
    if name != "sealed" or rest[0] == seat:
        return task
    without: Task = rest[2]
    return without


def _renumbering(state: MatchState, seat: int | None) -> dict[int, int]:
    """By hidden instance: the number it has in the view, in ascending order zone by zone for each owner.

    What everyone can point at keeps its number.
    """
    renumber: dict[int, int] = {}
    for owner in (0, 1):
        hidden = [
            card
            for number, zone in enumerate(state.zones)
            if number // len(state.ruleset.zones) == owner
            for card in zone
            if not sees(state, seat, card) and not lies_pointed(state, card)
        ]
        renumber.update((card, card) for card in _pointed(state, seat, owner))
        renumber.update(zip(hidden, sorted(hidden), strict=True))
    return renumber


def _pointed(state: MatchState, seat: int | None, owner: int) -> list[int]:
    """The cards on an owner's side that a seat can point at and may not know."""
    width = len(state.ruleset.zones)
    return [
        card
        for place, zone in enumerate(state.ruleset.zones)
        if zone.pointed
        for card in state.zones[owner * width + place]
        if lies_pointed(state, card) and not sees(state, seat, card)
    ]


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
        cards = _unseen(state, owner) if owner == seat else []
        missing = len(hidden) - len(cards)
        if missing > 0:
            cards += state.ruleset.play.guess(state, owner, missing, chance)
        dealt = state.ruleset.play.deal(state, hidden, chance.sample(cards, len(hidden)))
        for card, definition in zip(hidden, dealt, strict=True):
            state.identify(card, definition)
    state.lists = tuple(
        tuple(sorted(state.card[card] for card, who in enumerate(state.owner) if who == owner))
        if owner != seat
        else own
        for owner, own in enumerate(state.lists)
    )
    state.listen()
    return state


def _unseen(state: MatchState, owner: int) -> list[int]:
    """What is left of a seat's own list, more than lies hidden where cards of it became others."""
    known = Counter(state.card[card] for card, who in enumerate(state.owner) if who == owner)
    return list((Counter(state.lists[owner]) - known).elements())


def twin(state: MatchState, seat: int | None, chance: Chance) -> MatchState:
    """Another state that this seat cannot tell from this one: hidden cards are others, in another order."""
    other = state.clone()
    width = len(state.ruleset.zones)
    for owner in (0, 1):
        hidden = [
            card for card, zone in enumerate(state.zone) if zone // width == owner and not sees(state, seat, card)
        ]
        moved = [card for card in hidden if not lies_pointed(state, card)]
        shuffled = moved[:]
        chance.shuffle(shuffled)
        renumber = dict(zip(moved, shuffled, strict=True))
        for name in ("card", "owner", "zone", "stamp", "marks", *state.BLANK):
            column, before = getattr(other, name), getattr(state, name)
            for card, as_card in renumber.items():
                column[as_card] = before[card]
        for number in range(owner * width, owner * width + width):
            other.zones[number] = [renumber.get(card, card) for card in other.zones[number]]
            if state.ruleset.zones[number % width].seen_by != BOTH:
                chance.shuffle(other.zones[number])
        definitions = [state.card[card] for card in hidden]
        if owner != seat:
            definitions = [chance.below(len(state.ruleset.definitions)) for _ in hidden]
        chance.shuffle(definitions)
        for card, definition in zip(hidden, definitions, strict=True):
            other.identify(card, definition)
    other.listen()
    return other


def events_for(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What happened, as this seat may know it: secret fields of the other seat's events are None."""
    told = []
    for event in events:
        data = msgspec.to_builtins(event)
        if event.secret and data["seat"] != seat:
            data |= dict.fromkeys(event.secret)
        told.append(data)
    return told


def cards_named(event: Event, seat: int | None) -> set[int]:
    """The instances that an event names to a seat (None: a spectator)."""
    told = events_for([event], seat)[0]
    named: set[int] = set()
    for name in card_fields(type(event)):
        value = told[name]
        named.update(value if isinstance(value, tuple) else () if value is None else (value,))
    return named


@cache
def card_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of a kind of event that hold instances."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if _holds_cards(hints[name]))


def _holds_cards(hint: Any) -> bool:
    return hint == Instance or any(_holds_cards(part) for part in get_args(hint))
