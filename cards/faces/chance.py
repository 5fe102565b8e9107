"""Choices that look random and never change: every one follows from a card's key and the name of the choice.

Because each choice has a name, a new motif changes no other choice of any card.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Choice = TypeVar("Choice")


class Chance:
    """The choices of one card; `drawing` tells its drawings apart, and changes nothing but names."""

    def __init__(self, key: str, drawing: str = "") -> None:
        self.key = key
        self.drawing = drawing

    def name(self, part: str) -> str:
        """A short name for a part of this drawing that no other drawing on a page uses."""
        told = f"{self.key}/{self.drawing}/{part}".encode("utf-8", "replace")
        return "f" + blake2b(told, digest_size=4).hexdigest()

    def share(self, what: str) -> float:
        """A number from 0 up to, but not including, 1."""
        digest = blake2b(f"{self.key}/{what}".encode("utf-8", "replace"), digest_size=4).digest()
        return int.from_bytes(digest, "big") / 2**32

    def pick(self, what: str, options: Sequence[Choice]) -> Choice:
        return options[int(self.share(what) * len(options))]

    def between(self, what: str, least: float, most: float) -> float:
        return least + (most - least) * self.share(what)

    def happens(self, what: str, share: float = 0.5) -> bool:
        return self.share(what) < share
