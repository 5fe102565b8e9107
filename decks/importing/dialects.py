"""Recognise what a text is, and write what is no plain list as one, which the same grammar then reads."""

from decks.importing.deckstrings import deckstring, hearthstone_list
from decks.importing.index import CardIndex
from decks.importing.other_games import address, card_numbers, other_code
from decks.importing.own_exports import broken_code, deck_code, deck_file, markdown
from decks.importing.recognised import Recognised
from decks.importing.xml_files import xml_file

PLAIN = "Card list"
_DIALECTS = (
    *(xml_file, deck_file, deckstring, deck_code, other_code, address, card_numbers, markdown, hearthstone_list),
    broken_code,
)
"""In this order: the first that knows the text has it."""


def recognise(text: str, index: CardIndex) -> Recognised:
    """What a text is; never fails."""
    bare = text.strip().strip("\ufeff")
    found = (dialect(bare, index) for dialect in _DIALECTS)
    return next(filter(None, found), None) or Recognised(PLAIN, text)
