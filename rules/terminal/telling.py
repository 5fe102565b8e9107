"""A match as one seat may know it, in lines of text. States here are views; hidden cards are only counted."""

from collections.abc import Iterable, Iterator, Sequence

from rules.kernel.chronicle import sentence, stored_events, told
from rules.kernel.prompts import action_words
from rules.kernel.records import Action, Event
from rules.kernel.sentences import CardWord, Sentence, Text, card_word, plain
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.telling import Names
from rules.kernel.zones import place_of

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


def in_words(view: MatchState, sentence: Sentence) -> str:
    """A sentence in which every card of the table is told with its place."""
    return plain(tuple(Text(card_text(view, p.instance)) if isinstance(p, CardWord) else p for p in sentence))


def card_text(view: MatchState, card: int) -> str:
    """A card by its name and place."""
    place = view.ruleset.zones[place_of(view, card)].name
    return f"{plain(card_word(view, card))} in {place}"


def action_text(view: MatchState, action: Action) -> str:
    """An action in a line: "Call Wingal in hand to front left"."""
    return in_words(view, action_words(view, action).sentence)


def event_texts(state: MatchState, events: Iterable[Event], reader: int) -> Iterator[str]:
    """What happened up to this (whole) state, as its reader may know it."""
    for event in told(state.ruleset, stored_events(state, events), reader):
        said = sentence(state.ruleset, event, names(reader))
        if said is not None:
            yield plain(said)


def names(reader: int) -> Names:
    return ("You", "Foe") if reader == 0 else ("Foe", "You")
