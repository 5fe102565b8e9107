"""Chance: every shuffle and every draw of lots in a match comes from here, and nowhere else.

A match's seed is published as a commitment before the first card moves and as itself when the match is
over. Draws are numbered from 0; draw n is bytes 8(n mod 4) to 8(n mod 4) + 7 of SHA-256("seed:n div 4"),
so anyone can check every shuffle afterwards.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64


def new_seed() -> str:
    """64 hexadecimal digits from the system's generator."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of a seed at the start: its SHA-256, as hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """A match's own generator: a seed and how many numbers were drawn from it, so it is stored and copied as data."""

    __slots__ = ("_block", "_digest", "drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._block = -1
        self._digest = b""

    def clone(self) -> "Chance":
        return Chance(self.seed, self.drawn)

    def _draw(self) -> int:
        block, place = divmod(self.drawn, 4)
        if block != self._block:
            self._digest = hashlib.sha256(f"{self.seed}:{block}".encode()).digest()
            self._block = block
        self.drawn += 1
        return int.from_bytes(self._digest[8 * place : 8 * place + 8], "big")

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others."""
        fair = _WORDS - _WORDS % bound
        number = self._draw()
        while number >= fair:
            number = self._draw()
        return number % bound

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into an order of chance, each order as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """That many of the items, each at most once, in an order of chance."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]
