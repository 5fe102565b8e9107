"""What a game prints on its cards: the attributes it declares, and what is wrong with a value of one."""

import reprlib
from dataclasses import dataclass

_QUOTED = reprlib.Repr()
_QUOTED.maxstring = _QUOTED.maxother = _QUOTED.maxlong = 60
_QUOTED.maxlevel = 2

SLASH = "/"
LONGEST_WORD = 100
LONGEST_WORDS = 1000
"""Characters of a printed word, and of several in one value."""


def quoted(value: object) -> str:
    """A value as a message may quote it: on one line, and short however large or deep it is."""
    return _QUOTED.repr(value)


@dataclass(frozen=True, slots=True)
class Number:
    """A printed whole number from `least` to `most`; `optional` where some cards print none.

    Where there is a `crowd`, numbers from there on are offered and counted as one: 7 and more. One that is not
    `is_listed` is there for searches and rules, and no page lists it among a card's values. `asked_as` is what
    searches call it where its name means something else there.
    """

    name: str
    label: str
    least: int
    most: int
    optional: bool = False
    crowd: int | None = None
    is_listed: bool = True
    asked_as: str = ""

    @property
    def key(self) -> str:
        """What searches call it."""
        return self.asked_as or self.name

    def together(self, value: int) -> int:
        """The number that a value is counted as."""
        return value if self.crowd is None else min(value, self.crowd)

    def problem(self, value: object) -> str | None:
        """What is wrong with this value, None when nothing is."""
        if value is None:
            return None if self.optional else "is missing"
        if isinstance(value, bool) or not isinstance(value, int):
            return f"must be a whole number, not {quoted(value)}"
        if not self.least <= value <= self.most:
            return f"must be from {self.least} to {self.most}, not {quoted(value)}"
        return None


@dataclass(frozen=True, slots=True)
class Word:
    """A printed word; `values` lists the only ones allowed, and is empty where any word is.

    `is_listed` is as with numbers.
    """

    name: str
    label: str
    values: tuple[str, ...] = ()
    optional: bool = False
    is_listed: bool = True

    @property
    def key(self) -> str:
        """What searches call it."""
        return self.name

    def problem(self, value: object) -> str | None:
        """What is wrong with this value, None when nothing is."""
        if value is None:
            return None if self.optional else "is missing"
        if not isinstance(value, str) or not value.strip():
            return f"must be text, not {quoted(value)}"
        if self.values and value not in self.values:
            return f"must be one of {', '.join(self.values)}; not {quoted(value)}"
        return None

    def parts(self, value: str) -> tuple[str, ...]:
        """The words that a printed value is made of: this one."""
        return (value,)


@dataclass(frozen=True, slots=True)
class Words(Word):
    """Several printed words parted by slashes, as in "fire/flying"; each is found and counted by itself."""

    def problem(self, value: object) -> str | None:
        """What is wrong with this value, None when nothing is."""
        if not isinstance(value, str) or not value.strip():
            return Word.problem(self, value)
        words = self.parts(value)
        if len(set(words)) < len(words):
            return f"says a word twice: {quoted(value)}"
        return next((problem for word in words if (problem := Word.problem(self, word))), None)

    def parts(self, value: str) -> tuple[str, ...]:
        """The words that a printed value is made of, in their order."""
        return tuple(value.split(SLASH))


@dataclass(frozen=True, slots=True)
class Flag:
    """A marker that a card has or has not; a file may leave it out where it has not."""

    name: str
    label: str

    def problem(self, value: object) -> str | None:
        """What is wrong with this value, None when nothing is."""
        return None if value is None or isinstance(value, bool) else f"must be true or false, not {quoted(value)}"


Attribute = Number | Word | Flag


@dataclass(frozen=True, slots=True)
class CardSchema:
    """What one game prints on its cards: the kinds of card, and the attributes in the order they are shown."""

    kinds: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    eras: tuple[str, ...] = ()
    ability_kinds: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    kind_names: tuple[tuple[str, str], ...] = ()
    """What kinds are called whose words are not names enough."""
    deck_flag: str = ""
    """The flag of a card that can be in decks; the others may share a name. Empty where every card can."""

    def kind_name(self, kind: str) -> str:
        """What a kind of card is called."""
        return dict(self.kind_names).get(kind, kind.capitalize())

    def parts(self, name: str, value: str) -> tuple[str, ...]:
        """The words that a printed value of an attribute is made of."""
        attribute = next((each for each in self.attributes if each.name == name), None)
        return attribute.parts(value) if isinstance(attribute, Word) else (value,)

    @property
    def listed(self) -> tuple[Attribute, ...]:
        """What pages list of a card, in this order."""
        return tuple(each for each in self.attributes if isinstance(each, Flag) or each.is_listed)
