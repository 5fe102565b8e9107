"""Hearthstone's own deck codes, which its client and other sites read (HS-D.9, HS-D.10).

A code names cards and the hero by their number in the published data, which is our printings' number for ever.
Codes of the 2021 Classic format number the cards anew, and many name a skin of the hero: what stands for what is
in `deckstrings.json` beside the catalogue.
"""

import base64
import binascii
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hearthstone.deckstrings import parse_deckstring, write_deckstring
from hearthstone.enums import FormatType

from decks.bounds import CARDS, COPIES, ENTRIES
from rules.catalogues import CATALOGUES, starter_of
from rules.kernel.decklists import MAIN, DeckList

GAME = "hearthstone"
LENGTH = 1_000
"""Longest code, in characters; one of thirty different cards has about a hundred."""
BEGINNING = b"\x00\x01"
"""Of every code: nothing, then version 1."""


class BadDeckstring(ValueError):
    """A text that begins like a code and is none; the message is for the player."""


@dataclass(frozen=True, slots=True)
class Deckstring:
    """What a code says, in our numbers: copies by card, and the class of its hero, empty for a hero we do not know.

    `is_skin` says that the code names a skin of the hero.
    """

    cards: Mapping[int, int]
    hero_class: str
    is_skin: bool


def is_deckstring(word: str) -> bool:
    """Whether a word is base64 that begins as every code does."""
    if not 8 <= len(word) <= LENGTH:
        return False
    try:
        return base64.b64decode(word, validate=True).startswith(BEGINNING)
    except (binascii.Error, ValueError):
        return False


def read(code: str) -> Deckstring:
    """What a code says; raises BadDeckstring."""
    try:
        cards, heroes, _, _ = parse_deckstring(code)
    except (ValueError, TypeError, EOFError):
        raise BadDeckstring("This Hearthstone deck code is cut or changed; copy it whole.") from None
    if len(cards) > ENTRIES or sum(count for _, count in cards) > CARDS or any(count > COPIES for _, count in cards):
        raise BadDeckstring("This Hearthstone deck code has more cards than any deck can hold.")
    numbers = _numbers()
    counts: dict[int, int] = {}
    for number, count in cards:
        ours = numbers.cards.get(number, number)
        counts[ours] = counts.get(ours, 0) + count
    hero = heroes[0] if len(heroes) == 1 else 0
    return Deckstring(counts, numbers.heroes.get(hero, ""), is_skin=hero in numbers.skins)


def write(deck: DeckList) -> str:
    """The deck as a code; cards that no catalogue knows have no number and are left out."""
    counts: dict[int, int] = {}
    for entry in deck.part(MAIN):
        if entry.printing.id is not None:
            counts[entry.printing.id] = counts.get(entry.printing.id, 0) + entry.count
    hero = starter_of(deck)
    heroes = [printing.id for printing in hero.printings if printing.id is not None] if hero else []
    return write_deckstring(sorted(counts.items()), heroes, FormatType.FT_WILD)


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Our card numbers by those of the 2021 Classic format; classes by the numbers of heroes, skins among them."""

    cards: Mapping[int, int]
    heroes: Mapping[int, str]
    skins: frozenset[int]


@cache
def _numbers() -> _Numbers:
    written = json.loads((CATALOGUES / GAME / "deckstrings.json").read_text(encoding="utf-8"))
    heroes = {int(number): hero_class for number, hero_class in written["heroes"].items()}
    first = {hero_class: number for number, hero_class in sorted(heroes.items(), reverse=True)}
    cards = {int(number): ours for number, ours in written["cards"].items()}
    return _Numbers(cards, heroes, frozenset(heroes) - frozenset(first.values()))
