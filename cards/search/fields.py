"""What the keys of a search stand for, and which values and comparisons each of them takes."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Protocol

from cards.indexing import facet_word
from cards.search.conditions import Condition, Facets
from rules.kernel.folding import fold

NONE = "none"
"""The value that asks for cards without one: `trigger:none`."""
LONGEST_NUMBER = 9
"""Digits; every database takes as many."""
LARGEST = 10**LONGEST_NUMBER


@dataclass(frozen=True, slots=True)
class Without:
    """The condition turned around."""

    condition: Condition


Asked = Condition | Without


def turned(asked: Asked) -> Asked:
    """The opposite."""
    return asked.condition if isinstance(asked, Without) else Without(asked)


@dataclass(frozen=True, slots=True)
class Unknown:
    """Why a term cannot be asked, and a value that could."""

    reason: str
    near: str = ""


class Field(Protocol):
    """What a key stands for. `ask` never gets `!=`, which is `=` turned around."""

    def ask(self, operator: str, value: str) -> Asked | Unknown: ...


@dataclass(frozen=True, slots=True)
class NumberField:
    """A printed number, compared as one. `cards` says how many print each."""

    game: str
    name: str
    label: str
    cards: Mapping[int, int]

    def ask(self, operator: str, value: str) -> Asked | Unknown:
        if facet_word(value) == NONE:
            return Without(self.within(None, None))
        if re.fullmatch(r"-\d+", value):
            return Unknown(f"{self.label.lower()} is 0 or more")
        if not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER):
            return Unknown(f"{self.label.lower()} is a whole number, and {value} is none")
        number = int(value)
        bounds = {"<": (None, number - 1), "<=": (None, number), ">": (number + 1, None), ">=": (number, None)}
        return self.within(*bounds.get(operator, (number, number)))

    def within(self, least: int | None, most: int | None) -> Facets:
        known = [
            number for number in self.cards if (least is None or number >= least) and (most is None or number <= most)
        ]
        cards = sum(self.cards[number] for number in known)
        return Facets(self.game, self.name, cards, least=least, most=most)


@dataclass(frozen=True, slots=True)
class WordField:
    """A printed word. `:` takes part of one too, unless a whole one is written like it; `=` only the whole."""

    label: str
    words: Mapping[str, str]
    """What may be written, folded, and the value it stands for."""
    condition: Callable[[tuple[str, ...]], Condition]
    none: Asked | None = None

    def ask(self, operator: str, value: str) -> Asked | Unknown:
        if operator not in ":=":
            return Unknown(f"{self.label.lower()} is a word, which has no more or less", value)
        wanted = facet_word(value)
        if wanted == NONE and self.none:
            return self.none
        found = self.meant(wanted) if operator == ":" else self.exactly(wanted)
        if found:
            return self.condition(found)
        near = get_close_matches(wanted, self.words, 1)
        return Unknown(f"no {self.label.lower()} is called {value}", near[0] if near else "")

    def exactly(self, wanted: str) -> tuple[str, ...]:
        return (self.words[wanted],) if wanted in self.words else ()

    def meant(self, wanted: str) -> tuple[str, ...]:
        found = self.exactly(wanted) or tuple(value for word, value in self.words.items() if wanted and wanted in word)
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class MarkerField:
    """`is:`: what a card is, has or can do, by one word that means only one thing in its game."""

    markers: Mapping[str, Condition]

    def ask(self, operator: str, value: str) -> Asked | Unknown:
        marker = self.markers.get(facet_word(value))
        if operator in ":=" and marker:
            return marker
        near = get_close_matches(facet_word(value), self.markers, 1)
        known = ", ".join(word.replace(" ", "-") for word in self.markers)
        return Unknown(f"a card can be {known}", near[0] if near else "")


@dataclass(frozen=True, slots=True)
class PartField:
    """Part of a folded column; `=` wants the whole where `whole` says how."""

    label: str
    part: Callable[[str], Condition]
    whole: Callable[[str], Condition]

    def ask(self, operator: str, value: str) -> Asked | Unknown:
        if operator not in ":=":
            return Unknown(f"a {self.label} has no more or less", value)
        needle = fold(value)
        if not needle:
            return Unknown("has no letter or digit to look for")
        return self.part(needle) if operator == ":" else self.whole(needle)
