"""What a list may hold. Every limit has a message of its own that names it, so that nobody has to guess."""

from collections.abc import Sequence

from decks.bounds import CARDS, COPIES

BYTES = 64 * 1024
"""Longest text, in bytes of UTF-8."""
LINES = 1000
LINE = 200
"""Longest line, in characters."""
DIGITS = 9
"""Most digits of a number that are read at all."""


def size_refusal(size: int) -> str | None:
    """Why a text of so many bytes is not read, None when it is."""
    if size > BYTES:
        return f"This is {size:,} bytes long; a list holds at most {BYTES:,} (64 KiB)."
    return None


def lines_refusal(lines: Sequence[str]) -> str | None:
    """Why so many lines are not read, None when they are."""
    if len(lines) > LINES:
        return f"This has {len(lines):,} lines; a list holds at most {LINES:,}."
    return None


def line_refusal(line: str) -> str | None:
    """Why one line is not read, None when it is."""
    if len(line) > LINE:
        return f"This line has {len(line):,} characters; at most {LINE} are read."
    return None


def copies_refusal(count: int) -> str | None:
    """Why a line may not ask for so many copies, None when it may."""
    if 1 <= count <= COPIES:
        return None
    return f"{count if count < 10**DIGITS else 'Far too many'} copies: a line holds 1 to {COPIES}."


def cards_refusal(total: int) -> str | None:
    """Why a list may not hold so many cards, None when it may."""
    return f"This list has {total:,} cards; a list holds at most {CARDS}." if total > CARDS else None
