"""The cards that a card belongs with: its forms, what it can use, what does the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rules.kernel.facts import CardKey


@dataclass(frozen=True, slots=True)
class Relation:
    """Cards under one heading, in `stages` where one leads to the next, and the rule that binds them.

    `captions` tell of single cards what the heading cannot; `query` finds all of them where only the first are shown.
    """

    title: str
    rule: str
    stages: tuple[tuple[CardKey, ...], ...]
    note: str = ""
    captions: Mapping[CardKey, str] = field(default_factory=lambda: MappingProxyType({}))
    query: str = ""
    count: int = 0
    """How many cards the query finds; 0 where all are shown."""

    @property
    def keys(self) -> tuple[CardKey, ...]:
        return tuple(key for stage in self.stages for key in stage)


@dataclass(frozen=True, slots=True)
class Step:
    """A name that a deck holds of a family that shares one limit: its copies, and how many it may have at its place."""

    name: str
    cards: tuple[CardKey, ...]
    copies: int
    most: int

    @property
    def is_over(self) -> bool:
        return self.copies > self.most


@dataclass(frozen=True, slots=True)
class Ladder:
    """A family of cards whose names limit each other in a deck: those held, by their place, and those that are not."""

    rule: str
    note: str
    """How the places are given, and what may still come."""
    steps: tuple[Step, ...]
    others: tuple[CardKey, ...]

    @property
    def is_broken(self) -> bool:
        return any(step.is_over for step in self.steps)
