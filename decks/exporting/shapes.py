"""The shapes a deck is exported in, each with what it keeps."""

from collections.abc import Callable
from dataclasses import dataclass

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


SHAPES = (
    Shape(
        "text",
        "Text",
        "A list to read and to paste anywhere. It comes back with every printing and the first vanguard.",
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
)


def shape(key: str) -> Shape:
    """The shape with this key, the first one for any other."""
    return next((each for each in SHAPES if each.key == key), SHAPES[0])
