"""Tell a sentence from the name of a card that nobody knows."""

import re
import unicodedata
from collections.abc import Iterable

from rapidfuzz import fuzz

from decks.importing.folded import folded
from decks.importing.lines import Reading
from rules.kernel.facts import CardFacts

LEAST_WORDS = 4
"""So many words without a count are a sentence; with an emoji or the end of a sentence behind them, two are."""
LIKENESS = 65
"""A whole name as like as this, of 100, is a name spelled wrong."""
_ENDING = re.compile(r"[\w\s][.!?…)]*[.!?…]$")


def is_talk(reading: Reading, near: Iterable[CardFacts]) -> bool:
    """Whether a line that names none of the cards is talk around a list: "hey, here is my list 😀"."""
    if reading.is_counted or reading.codes:
        return False
    if any(fuzz.ratio(folded(reading.name), folded(card.name)) >= LIKENESS for card in near):
        return False
    words = sum(any(map(str.isalpha, word)) for word in reading.name.split())
    return words >= (2 if _is_lively(reading.name) else LEAST_WORDS)


def _is_lively(text: str) -> bool:
    return bool(_ENDING.search(text)) or any(unicodedata.category(char) == "So" for char in text)
