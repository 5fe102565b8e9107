"""Cards by name: the whole name, the key, or words of a name that no other card has."""

from collections.abc import Collection
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from rules.kernel.facts import CardKey, folded
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
    name, where = (before, zone) if before and zone in zones else (rest, None)
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
        self.words = [_words(each.name) for each in ruleset.definitions]
        """By definition: the words of its name, folded."""
        self.by_name: dict[str, set[int]] = {}
        self.by_word: dict[str, set[int]] = {}
        for number, each in enumerate(ruleset.definitions):
            self.by_name.setdefault(each.facts.folded_name, set()).add(number)
            for word in self.words[number]:
                self.by_word.setdefault(word, set()).add(number)

    def meant(self, text: str, among: Collection[int] | None = None) -> list[int]:
        """The definitions that the text may mean: of this key, else of this name, else with these words in the name."""
        for found in (self._of_key(text), self.by_name.get(folded(text), ()), self._with_words(_words(text))):
            chosen = [number for number in found if among is None or number in among]
            if chosen:
                return sorted(chosen)
        return []

    def _of_key(self, text: str) -> tuple[int, ...]:
        number = self.ruleset.by_key.get(CardKey(text))
        return () if number is None else (number,)

    def _with_words(self, words: tuple[str, ...]) -> Collection[int]:
        if not words:
            return ()
        common = set.intersection(*(self.by_word.get(word, set()) for word in words))
        return {number for number in common if _holds(self.words[number], words)}

    def definition(self, text: str) -> int:
        """The one card that a position means; UnknownName, with what may have been meant, when it is not one."""
        found = self.meant(text)
        facts = [self.ruleset.definitions[number].facts for number in found]
        if len(found) > 1 and self.deck_flag:
            facts = [card for card in facts if card.has(self.deck_flag)] or facts
        if not facts:
            raise UnknownName(f"there is no card {text!r}{self.near(text)}")
        if len(facts) > 1:
            same = len({card.folded_name for card in facts}) == 1
            others = ", ".join(card.key if same else card.name for card in facts[:MOST_SHOWN])
            raise UnknownName(f"{text!r} may be any of {others}{' ...' if len(facts) > MOST_SHOWN else ''}")
        return self.ruleset.by_key[facts[0].key]

    def near(self, text: str) -> str:
        """A question after the cards that may have been meant; nothing where no name is near."""
        close = [self.by_name[name] for name in get_close_matches(folded(text), self.by_name, 2)]
        if not close:
            last = folded(text).split(" ")[-1]
            close = [self.by_word[word] for word in get_close_matches(last, self.by_word, 2, 0.75)]
        names = dict.fromkeys(self.ruleset.definitions[min(numbers)].name for numbers in close)
        return f"; did you mean {' or '.join(names)}?" if names else ""


@lru_cache(maxsize=8)
def names_of(ruleset: Ruleset, deck_flag: str) -> Names:
    """A ruleset's names, made once and kept."""
    return Names(ruleset, deck_flag)


def _words(name: str) -> tuple[str, ...]:
    return tuple(word.strip(".:!?\"'") for word in folded(name).split())


def _holds(words: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Whether these words stand in the name, one after another."""
    return any(words[start : start + len(part)] == part for start in range(len(words) - len(part) + 1))
