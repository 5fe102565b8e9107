"""Cards by name: the whole name, the key, or words of a name that no other card has."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from functools import cached_property
from typing import NamedTuple

from rules.kernel.facts import CardFacts
from rules.kernel.folding import fold
from rules.kernel.ruleset import Ruleset

SEATS = ("me", "foe")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
MOST_SHOWN = 5


class UnknownName(ValueError):
    """A text that names no card, or more than one."""


class Reference(NamedTuple):
    """What a text says of one card on the table: any part may be left open, a zone alone stands for all its cards."""

    seat: str | None
    ordinal: int | None
    name: str | None
    zone: str | None


def reference(text: str, zones: Collection[str]) -> Reference:
    """Read "foe second Wisp in board": whose, which of several, a name or a zone, and where."""
    seat, rest = _first_word(text.strip(), SEATS)
    ordinal, rest = _first_word(rest, ORDINALS)
    before, _, zone = rest.rpartition(" in ")
    name = before if zone in zones and before else rest
    where = zone if name is before else None
    if where is None and name in zones:
        name, where = "", name
    return Reference(seat, ORDINALS.index(ordinal) if ordinal else None, name or None, where)


def _first_word(text: str, words: Collection[str]) -> tuple[str | None, str]:
    word, _, rest = text.partition(" ")
    return (word, rest.strip()) if word in words and rest else (None, text)


class Names:
    """The cards of a ruleset; those that can be in decks go before made ones of the same name (`deck_flag`)."""

    def __init__(self, ruleset: Ruleset, deck_flag: str) -> None:
        self.ruleset = ruleset
        self.deck_flag = deck_flag

    @cached_property
    def forms(self) -> tuple[tuple[CardFacts, str, tuple[str, ...]], ...]:
        """By definition: the card, its folded name and the words of it."""
        return tuple((each.facts, each.facts.folded_name, _words(each.facts.name)) for each in self.ruleset.definitions)

    @cached_property
    def full_names(self) -> frozenset[str]:
        return frozenset(name for _, name, _ in self.forms)

    def meant(self, text: str, among: Iterable[int] | None = None) -> list[int]:
        """The definitions that the text may mean: of this key, else of this name, else with these words in the name."""
        pool = range(len(self.forms)) if among is None else sorted(set(among))
        by_key = [number for number in pool if self.forms[number][0].key == text]
        if by_key:
            return by_key
        folded, words = fold(text), _words(text)
        by_name = [number for number in pool if self.forms[number][1] == folded]
        return by_name or [number for number in pool if words and _holds(self.forms[number][2], words)]

    def definition(self, text: str) -> int:
        """The one card that a position means; UnknownName, with what may have been meant, when it is not one."""
        found = self.meant(text)
        if len(found) > 1 and self.deck_flag:
            found = [number for number in found if self.forms[number][0].has(self.deck_flag)] or found
        if not found:
            raise UnknownName(f"there is no card {text!r}{self.near(text)}")
        if len(found) > 1:
            same = len({self.forms[number][1] for number in found}) == 1
            cards = [self.forms[number][0] for number in found[:MOST_SHOWN]]
            others = ", ".join(card.key if same else card.name for card in cards)
            raise UnknownName(f"{text!r} may be any of {others}{' ...' if len(found) > MOST_SHOWN else ''}")
        return found[0]

    def near(self, text: str) -> str:
        """A question after the cards that may have been meant; nothing where no name is near."""
        folded = fold(text)
        names = {name: facts.name for facts, name, _ in self.forms}
        by_word = {word: facts.name for facts, _, words in self.forms for word in words}
        close = [names[name] for name in get_close_matches(folded, names, 2)]
        close = close or [by_word[word] for word in get_close_matches(folded.split(" ")[-1], by_word, 2, 0.75)]
        return f"; did you mean {' or '.join(dict.fromkeys(close))}?" if close else ""


def _words(name: str) -> tuple[str, ...]:
    return tuple(word.strip(".:!?\"'") for word in fold(name).split())


def _holds(words: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Whether these words stand in the name, one after another."""
    return any(words[start : start + len(part)] == part for start in range(len(words) - len(part) + 1))
