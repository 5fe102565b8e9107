"""What happened, as a log keeps it and as its readers are told."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from rules.kernel import events as kernel_events
from rules.kernel.play import Play
from rules.kernel.records import Event
from rules.kernel.ruleset import Ruleset
from rules.kernel.scripts import kinds_of_event, parts
from rules.kernel.sentences import (
    A_CARD,
    CardWord,
    RuleWord,
    Sentence,
    Template,
    filled,
    joined,
    listed,
    words,
)
from rules.kernel.state import MatchState
from rules.kernel.telling import Names
from rules.kernel.views import card_fields, cards_named
from rules.kernel.words import Definition, SeatNumber
from rules.kernel.zones import BOTH, lies_pointed

Reader: TypeAlias = int | Literal["both"] | None
"""Whom something is told: a seat, a spectator (None), or who may see everything (BOTH)."""

Told: TypeAlias = dict[str, Any]
"""An event as JSON values; "named" holds the key of every card that it names, by instance."""


def stored_events(state: MatchState, events: Iterable[Event]) -> list[Told]:
    """What happened up to this (whole) state, as a log keeps it, so that it explains itself without the state."""
    return [_stored(state, event) for event in events]


def _stored(state: MatchState, event: Event) -> Told:
    """What everyone points at and hardly anyone knows is named only where that is said in secret."""
    data: Told = msgspec.json.decode(msgspec.json.encode(event))
    said_in_secret = {card for name in event.secret for card in _cards(data[name])}
    cards = {card for seat in (0, 1) for card in cards_named(event, seat) if card >= 0}
    named = sorted(card for card in cards if card in said_in_secret or not lies_pointed(state, card))
    return data | {"named": {str(card): state.ruleset.definitions[state.card[card]].key for card in named}}


def told(ruleset: Ruleset, stored: Iterable[Told], reader: Reader) -> list[Told]:
    """Stored events as a reader may know them: what another seat alone may know is None, and its cards are gone."""
    return [_told(ruleset, event, reader) for event in stored]


def _told(ruleset: Ruleset, event: Told, reader: Reader) -> Told:
    kind = kinds(ruleset.play)[event["type"]]
    if not kind.secret or reader in (BOTH, event["seat"]):
        return event
    open_part = event | dict.fromkeys(kind.secret)
    named = {str(card) for name in card_fields(kind) for card in _cards(open_part[name])}
    return open_part | {"named": {card: key for card, key in event["named"].items() if card in named}}


@cache
def kinds(play: Play) -> Mapping[str, type[Event]]:
    """Every kind of event that may happen in a game, by "type"."""
    return kinds_of_event(kernel_events) | dict(play.staging.events)


def _cards(value: Any) -> list[int]:
    """The instances that a field names."""
    return value if isinstance(value, list) else [] if value is None else [value]


def sentence(ruleset: Ruleset, event: Told, names: Names) -> Sentence | None:
    """A told event in one sentence, with the rule where no player chose it; None where it is not worth a line."""
    saying = ruleset.play.telling.events[event["type"]]
    template: Template = saying(event) if callable(saying) else saying
    said = filled(template, _fields(ruleset, event, names))
    if not said:
        return None
    rule = event.get("rule")
    return joined((said, words(" "), (RuleWord(rule),))) if rule else said


def _fields(ruleset: Ruleset, event: Told, names: Names) -> dict[str, Sentence | None]:
    kind = kinds(ruleset.play)[event["type"]]
    fields = {part.name: _said(ruleset, part.name, part.holds, event, names) for part in parts(kind)}
    if "seat" in event:
        name = names[event["seat"]]
        fields["whose"] = words("Your" if name == "You" else f"{name}’s")
    return fields


def _said(ruleset: Ruleset, name: str, holds: Any, event: Told, names: Names) -> Sentence | None:
    """What a field of an event is called; None where there is nothing to tell."""
    value = event[name]
    if holds == SeatNumber:
        return words(names[value])
    if holds == Definition:
        definition = ruleset.definitions[value]
        return (CardWord(definition.name, definition.key, -1),)
    if name in card_fields(kinds(ruleset.play)[event["type"]]):
        cards = [_card(ruleset, event, card) for card in _cards(value) if card >= 0]
        return listed(cards) if cards else None
    return ruleset.play.telling.called(name, value)


def _card(ruleset: Ruleset, event: Told, card: int) -> Sentence:
    key = event["named"].get(str(card))
    if key is None:
        return A_CARD
    known = ruleset.by_key.get(key)
    return (CardWord(key if known is None else ruleset.definitions[known].name, key, card),)
