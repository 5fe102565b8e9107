"""A match as one seat may know it, in lines of text. States here are views; hidden cards are only counted."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.kernel.answers import Choose
from rules.kernel.records import Action, Event
from rules.kernel.scripts import Part, parts, tag
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.views import events_for
from rules.kernel.words import Instance, SeatNumber

SHOWN = 12
"""The most cards of one zone that are listed."""


def owner_word(seat: int, reader: int) -> str:
    return "you" if seat == reader else "foe"


def board(view: MatchState, reader: int) -> Iterator[str]:
    """The whole table, the other player's side first, a line for each zone that holds a card."""
    turn = "before the first turn" if view.turn == 0 else f"turn {view.turn}, {owner_word(view.active, reader)} to play"
    yield f"-- {turn}"
    staging = view.ruleset.play.staging
    for seat in (1 - reader, reader):
        said = (f"{name} {quality.read(view, seat)}" for name, quality in staging.seats.items())
        yield f"{owner_word(seat, reader)}: {', '.join(said)}".rstrip(": ")
        for row in staging.rows:
            (place,) = view.ruleset.places[row.zone]
            cards = view.zones[seat * len(view.ruleset.zones) + place]
            if cards:
                yield f"  {row.zone:<10} {zone_text(view, cards)}"


def zone_text(view: MatchState, cards: Sequence[int]) -> str:
    """The cards known, and how many others."""
    known = [card for card in cards if view.card[card] != HIDDEN]
    texts = [view.ruleset.play.staging.tell(view, card) for card in known[-SHOWN:]]
    others = len(cards) - len(texts)
    if others:
        texts.append(f"{others} {'more' if texts else 'cards'}")
    return " · ".join(texts)


def card_text(view: MatchState, card: int) -> str:
    """A card by its name and place."""
    if card < 0:
        return "none"
    place = view.ruleset.zones[view.zone[card] % len(view.ruleset.zones)].name
    return f"{card_name(view, card)} in {place}"


def card_name(view: MatchState, card: int) -> str:
    return "a hidden card" if view.card[card] == HIDDEN else view.ruleset.definitions[view.card[card]].name


def action_text(view: MatchState, action: Action) -> str:
    """An action in a line: "call Wingal in hand, circle FL"."""
    if isinstance(action, Choose):
        return f"choose {picks_text(view, action.picks)}"
    said = [_said(view, part, getattr(action, part.name), first) for first, part in enumerate(parts(type(action)))]
    return f"{tag(type(action)).replace('-', ' ')} {', '.join(said)}".rstrip()


def _said(view: MatchState, part: Part, value: Any, order: int) -> str:
    text = card_text(view, value) if part.holds == Instance else str(value)
    return text if order == 0 else f"{part.name} {text}"


def picks_text(view: MatchState, picks: Sequence[int]) -> str:
    """Picks of the open question: by its words, or as cards."""
    decision = view.decision
    if not picks:
        return "nothing"
    if decision is not None and decision.words:
        return ", ".join(decision.words[decision.options.index(pick)] for pick in picks)
    return " and ".join(card_text(view, card) if 0 <= card < len(view.card) else str(card) for card in picks)


def event_text(state: MatchState, event: Event, reader: int) -> str:
    """What happened, as its reader may know it; `state` is the whole one, which knows every card that was told."""
    (told,) = events_for([event], reader)
    said = [_heard(state, part, told[part.name], reader) for part in parts(type(event)) if part.name != "rule"]
    rule = f" ({told['rule']})" if "rule" in told else ""
    return f"{tag(type(event)).replace('-', ' ')}: {' · '.join(text for text in said if text)}{rule}"


def _heard(state: MatchState, part: Part, value: Any, reader: int) -> str:
    if part.holds == SeatNumber:
        return owner_word(value, reader)
    if isinstance(value, tuple):
        return " and ".join(card_name(state, card) for card in value)
    if value is None:
        return "a card" if part.name == "card" else ""
    if isinstance(value, bool):
        return part.name.replace("_", " ") if value else ""
    if Instance in (part.holds, *getattr(part.holds, "__args__", ())):
        return card_name(state, value) if value >= 0 else ""
    return str(value)
