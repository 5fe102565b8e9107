"""The decks that every site shows from its first start: those that were sold ready to play, and some of our own.

They belong to an owner whom no account and no cookie can be. Each is known by its key, so that loading again
makes none twice and brings up to date what a new version says differently.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from decks import building, sharing
from decks.contents import deck_list
from decks.models import Deck, Owner, Visibility
from rules.catalogues import load, ready_decks_by_key
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey

FOLDER = Path(__file__).parent / "demos"
SITE = "the site itself"
"""In place of a cookie's digest, which is 64 hexadecimal digits."""
OLD_KEYS = {"td01": "sold-1", "td02": "sold-2"}
"""The keys by which sites have known two decks from the first, before other games had decks sold."""


@dataclass(frozen=True, slots=True)
class Demonstration:
    """One deck to show; `key` is its own for ever."""

    key: str
    format: str
    cards: DeckList
    notes: str = ""


def demonstrations(game: str) -> Iterator[Demonstration]:
    """The decks sold for a game, then ours from `demos/<game>.json`, in default printings."""
    format = game_of(game).formats[0].key
    for key, sold in ready_decks_by_key(game).items():
        yield Demonstration(OLD_KEYS.get(key, f"{game}-{key}"), format, sold)
    known = {card.key: card for card in load(game).cards}
    for row in json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")):
        cards = [(known[CardKey(key)], count) for key, count in row["cards"].items()]
        part_of, starter = game_of(game).part_of, row.get("starter")
        entries = tuple(DeckEntry(card, card.printings[0], count, part_of(card)) for card, count in cards)
        deck = DeckList(game, entries, CardKey(starter) if starter else None, row["name"])
        yield Demonstration(row["key"], row["format"], deck, row["notes"])


def site_owner() -> Owner:
    return Owner.objects.get_or_create(secret_digest=SITE)[0]


def show(demonstration: Demonstration) -> Deck:
    """The demonstration as a listed deck of the site's, made or brought up to date."""
    cards = demonstration.cards
    deck = building.create(
        site_owner(),
        game=cards.game,
        format=demonstration.format,
        name=cards.name,
        contents=cards,
        notes=demonstration.notes,
        token=demonstration.key,
    )
    if deck_list(deck) != cards:
        building.replace_contents(deck, cards, "A new version")
    if (deck.name, deck.notes) != (cards.name, demonstration.notes):
        building.rename(deck, cards.name, demonstration.notes)
    if deck.visibility != Visibility.LISTED:
        sharing.show_to(deck, Visibility.LISTED)
    return deck
