"""Three forms of what a deck holds: its rows, the value that the rules judge, and the data a revision keeps.

Cards are named by key and printings by number, so that a deck outlives every change of the catalogue: what
no catalogue holds any more, or does not hold yet, stays in its place as an unknown card or printing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypedDict

from cards.models import Card
from cards.models import Printing as PrintingRow
from decks.models import Deck, Revision
from decks.models import DeckEntry as EntryRow
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts, CardKey, Printing, unknown_card


class EntryData(TypedDict):
    """One entry as a revision keeps it; `name` is what to call the card where no catalogue holds it."""

    card: str
    name: str
    set: str
    number: str
    count: int
    part: str


class Contents(TypedDict):
    """One state of a deck as a revision keeps it."""

    format: str
    starter: str | None
    entries: list[EntryData]


def deck_list(deck: Deck) -> DeckList:
    """The deck's head as a value; no query after `with_entries`."""
    cards: dict[str, CardFacts] = {}
    entries = []
    for row in deck.entries.all():
        if row.card_key not in cards:
            cards[row.card_key] = row.card.facts if row.card else _unknown(row.card_key, row.card_name)
        entries.append(_entry(cards[row.card_key], row.set_code, row.number, row.count, row.part))
    return DeckList(deck.game, tuple(entries), starter_key(deck.head), deck.name)


def revision_list(deck: Deck, revision: Revision) -> DeckList:
    """One of the deck's revisions as a value. Two queries: its cards and their printings."""
    contents: Contents = revision.contents
    cards = known_cards(deck.game, (entry["card"] for entry in contents["entries"]))
    return replace(from_contents(deck.game, contents, cards), name=deck.name)


def from_contents(game: str, contents: Contents, cards: Mapping[str, CardFacts]) -> DeckList:
    """A revision's data as a value; cards are looked up in `cards`, and unknown where they are not there."""
    entries = []
    for data in contents["entries"]:
        card = cards.get(data["card"]) or _unknown(data["card"], data["name"])
        entries.append(_entry(card, data["set"], data["number"], data["count"], data["part"]))
    return DeckList(game, tuple(entries), CardKey(contents["starter"]) if contents["starter"] else None)


def contents_of(cards: DeckList, format: str) -> Contents:
    """A deck value as the data a revision keeps."""
    entries = [
        EntryData(
            card=entry.card.key,
            name=entry.card.name,
            set=entry.printing.set_code,
            number=entry.printing.number,
            count=entry.count,
            part=entry.part,
        )
        for entry in cards.entries
    ]
    return Contents(format=format, starter=cards.starter, entries=entries)


def known_cards(game: str, keys: Iterable[str]) -> dict[str, CardFacts]:
    """The cards with these keys that the catalogue holds. Two queries: cards and their printings."""
    rows = Card.objects.of(game).filter(key__in=set(keys)).with_printings()
    return {row.key: row.facts for row in rows}


def card_of(deck: Deck, key: str) -> CardFacts | None:
    """A card of the deck's game, or an unknown one that the deck holds; None for any other. Two or three queries."""
    if known := known_cards(deck.game, [key]).get(key):
        return known
    row = deck.entries.filter(card_key=key).first()
    return _unknown(row.card_key, row.card_name) if row else None


def rows_of(deck: Deck, cards: DeckList) -> list[EntryRow]:
    """Unsaved rows that mirror a deck value, linked to the catalogue. One query."""
    keys = {entry.card.key for entry in cards.entries}
    printings = PrintingRow.objects.filter(game=deck.game, card__key__in=keys)
    links = {(key, number): (card, pk) for key, number, card, pk in printings.values_list(*_LINK)}
    owners = {key: card for (key, _), (card, _) in links.items()}
    return [
        EntryRow(
            deck=deck,
            position=position,
            part=entry.part,
            count=entry.count,
            card_key=entry.card.key,
            card_name=entry.card.name,
            set_code=entry.printing.set_code,
            number=entry.printing.number,
            card_id=owners.get(entry.card.key),
            printing_id=links.get((entry.card.key, entry.printing.number), (None, None))[1],
        )
        for position, entry in enumerate(cards.entries)
    ]


_LINK = ("card__key", "number", "card_id", "pk")


def _entry(card: CardFacts, set_code: str, number: str, count: int, part: str) -> DeckEntry:
    printing = card.printing(number) or Printing(id=None, set_code=set_code, number=number)
    return DeckEntry(card, printing, count, part)


def _unknown(key: str, name: str) -> CardFacts:
    return replace(unknown_card(name), key=CardKey(key))


def starter_key(revision: Revision | None) -> CardKey | None:
    """The card that a revision's deck starts with."""
    starter = revision.contents["starter"] if revision else None
    return CardKey(starter) if starter else None
