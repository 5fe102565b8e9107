"""What no deck can be, whatever its format says: bounds that keep one visitor's decks from costing everyone."""

import unicodedata

from rules.kernel.decklists import DeckList

COPIES = 99
"""Most copies of one card, whatever its printings."""
CARDS = 500
"""Most cards in a deck, all parts together."""
ENTRIES = 200
"""Most lines of a deck."""
NAME = 100
"""Longest name of a deck."""
NOTES = 10_000
"""Longest notes, in characters."""
DECKS = 2000
"""Most decks of one owner."""
_LONGEST = (100, 200, 32, 50, 16)
"""Characters of a card's key and name, a set's code, a printing's number and a part of the deck."""
_JOINERS = "\u200c\u200d"
"""The format characters that scripts and emoji need; the rest can make a name read as another."""


class RefusedChange(ValueError):
    """A change that no deck can hold; the message is for the player."""


def check(cards: DeckList) -> None:
    """Refuse what no deck may hold, whatever its format says."""
    if len(cards.entries) > ENTRIES:
        raise RefusedChange(f"A deck has at most {ENTRIES} different entries; this would be {len(cards.entries)}.")
    if (total := sum(entry.count for entry in cards.entries)) > CARDS:
        raise RefusedChange(f"A deck has at most {CARDS} cards; this would be {total}.")
    for entry in cards.entries:
        check_count(entry.count)
        _check_words(entry.card.key, entry.card.name, entry.printing.set_code, entry.printing.number, entry.part)


def check_count(count: int) -> int:
    """The same number, if a deck can hold so many copies of a card."""
    if not 0 <= count <= COPIES:
        raise RefusedChange(f"A deck holds 0 to {COPIES} copies of a card, not {count}.")
    return count


def clean_name(name: str) -> str:
    """A deck's name as it is kept: no control characters, single spaces, never empty and never too long."""
    kept = " ".join("".join(c if is_legible(c) else " " for c in name).split())
    if not kept:
        raise RefusedChange("A deck needs a name.")
    if len(kept) > NAME:
        raise RefusedChange(f"A name has at most {NAME} characters; this one has {len(kept)}.")
    return kept


def clean_notes(notes: str) -> str:
    """Notes as they are kept: without control characters other than line ends and tabs."""
    kept = "".join(c for c in notes if is_legible(c) or c in "\n\t")
    if len(kept) > NOTES:
        raise RefusedChange(f"Notes have at most {NOTES} characters; these have {len(kept)}.")
    return kept


def _check_words(*words: str) -> None:
    for word, longest in zip(words, _LONGEST, strict=True):
        if len(word) > longest or not all(map(is_legible, word)):
            raise RefusedChange(f"{word[:40]!a} cannot be the name of a card or printing.")


def is_legible(character: str) -> bool:
    """Whether a name may hold this character: it shows, or it joins others that do."""
    return character.isprintable() or unicodedata.category(character) == "Zs" or character in _JOINERS
