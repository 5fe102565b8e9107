"""Pictures of cards, drawn by us from their printed facts alone: one routine a game, on shared parts.

`face` draws a card, `back` the back of a game's cards, `emblem` and `icon` the small signs that pages reuse.
A drawing is one SVG with a title, without scripts, styles, fonts or references to anything outside it.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import ModuleType

from cards.faces import hearthstone, nannaier, pokemon_duels, vanguard, wuxia
from rules.kernel.facts import CardFacts, Printing


class Size(StrEnum):
    """How much of a card is drawn: `THUMB` has no text, but every number; `FULL` has the name too."""

    THUMB = "thumb"
    FULL = "full"


GAMES: Mapping[str, ModuleType] = {
    "vanguard": vanguard,
    "hearthstone": hearthstone,
    "pokemon-duels": pokemon_duels,
    "wuxia": wuxia,
    "nannaier": nannaier,
}
POSES: Mapping[str, tuple[str, ...]] = {"nannaier": nannaier.POSES}
"""The looks that a face can have, of games whose cards have several."""


def poses(game: str, card: CardFacts) -> tuple[str, ...]:
    """The looks that this card has on the table, none where it has its usual one alone."""
    return tuple(GAMES[game].poses_of(card)) if game in POSES else ()


def face(game: str, card: CardFacts, printing: Printing | None = None, size: Size = Size.THUMB, pose: str = "") -> str:
    """The card as printed, as an SVG, in one of the game's `POSES`; KeyError for a game whose cards we do not draw yet."""
    posed = {"pose": pose} if pose else {}
    return str(GAMES[game].face(card, printing, is_full=size == Size.FULL, **posed))


def back(game: str) -> str:
    """The back that all cards of a game share, as an SVG; KeyError as with `face`."""
    return str(GAMES[game].back())


def name_of(game: str, card: CardFacts, printing: Printing | None = None) -> str:
    """All that a face shows, in words: what a reader who cannot see it hears."""
    return str(GAMES[game].name_of(card, printing))
