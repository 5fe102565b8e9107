"""The shapes a deck is exported in, each with what it keeps."""

from collections.abc import Callable
from dataclasses import dataclass

from decks import deckstrings
from decks.codes import code_of
from decks.exporting.data import deck_json
from decks.exporting.markdown import Address, markdown
from decks.exporting.text import names, text
from rules.kernel.decklists import DeckList
from rules.kernel.formats import Format


@dataclass(frozen=True, slots=True)
class Exported:
    """A deck on its way out: `address` gives the page of a card, `notes` go where they can."""

    cards: DeckList
    format: Format
    notes: str
    address: Address


@dataclass(frozen=True, slots=True)
class Shape:
    """One way to write a deck; `keeps` tells what comes back when it is imported."""

    key: str
    label: str
    keeps: str
    ending: str
    media_type: str
    write: Callable[[Exported], str]
    game: str = ""
    """The only game that has it; empty for all."""


SHAPES = (
    Shape(
        "text",
        "Text",
        "A list to read and to paste anywhere. It comes back with every printing and the card it starts with.",
        "txt",
        "text/plain",
        lambda deck: text(deck.cards, deck.format),
    ),
    Shape(
        "names",
        "Names only",
        "The shortest list for people. Printings are left out: every card comes back in its usual one.",
        "txt",
        "text/plain",
        lambda deck: names(deck.cards, deck.format),
    ),
    Shape(
        "markdown",
        "Markdown",
        "For forums and notes, with links to the cards. It comes back with every printing.",
        "md",
        "text/markdown",
        lambda deck: markdown(deck.cards, deck.format, deck.address),
    ),
    Shape(
        "json",
        "JSON",
        "For other programs. It keeps everything, notes as well.",
        "json",
        "application/json",
        lambda deck: deck_json(deck.cards, deck.format.key, deck.notes),
    ),
    Shape(
        "code",
        "Code",
        "The whole deck in one word that needs no server, for chats and addresses. It keeps every printing; "
        "only the deck's name is left out.",
        "txt",
        "text/plain",
        lambda deck: code_of(deck.cards, deck.format.key),
    ),
    Shape(
        "deckstring",
        "Hearthstone code",
        "For Hearthstone itself and for other sites. It keeps the hero and the cards.",
        "txt",
        "text/plain",
        lambda deck: deckstrings.write(deck.cards),
        deckstrings.GAME,
    ),
)


def shapes(game: str) -> tuple[Shape, ...]:
    """The shapes that decks of a game can be written in."""
    return tuple(shape for shape in SHAPES if shape.game in ("", game))


def shape(key: str, game: str) -> Shape:
    """The game's shape with this key, the first one for any other."""
    return next((each for each in shapes(game) if each.key == key), SHAPES[0])
