"""Catalogue files: what a game prints on its cards, and reading a file of such cards with every mistake in it."""

from dataclasses import dataclass

from rules.kernel.facts import AttributeValue


@dataclass(frozen=True, slots=True)
class Number:
    """A printed whole number from `least` to `most`; `optional` where some cards print none."""

    name: str
    label: str
    least: int
    most: int
    optional: bool = False

    def problem(self, value: AttributeValue) -> str | None:
        """What is wrong with this value, None when nothing is."""
        if value is None:
            return None if self.optional else f"{self.name} is missing"
        if isinstance(value, bool) or not isinstance(value, int):
            return f"{self.name} must be a whole number, not {value!r}"
        if not self.least <= value <= self.most:
            return f"{self.name} must be from {self.least} to {self.most}, not {value}"
        return None


@dataclass(frozen=True, slots=True)
class Word:
    """A printed word; `values` lists the only ones allowed, and is empty where any word is."""

    name: str
    label: str
    values: tuple[str, ...] = ()
    optional: bool = False

    def problem(self, value: AttributeValue) -> str | None:
        """What is wrong with this value, None when nothing is."""
        if value is None:
            return None if self.optional else f"{self.name} is missing"
        if not isinstance(value, str) or not value.strip():
            return f"{self.name} must be text, not {value!r}"
        if self.values and value not in self.values:
            return f"{self.name} must be one of {', '.join(self.values)}; not {value!r}"
        return None


@dataclass(frozen=True, slots=True)
class Flag:
    """A marker that a card has or has not; a file may leave it out where it has not."""

    name: str
    label: str

    def problem(self, value: AttributeValue) -> str | None:
        """What is wrong with this value, None when nothing is."""
        return None if value is None or isinstance(value, bool) else f"{self.name} must be true or false, not {value!r}"


Attribute = Number | Word | Flag


@dataclass(frozen=True, slots=True)
class CardSchema:
    """What one game prints on its cards: the kinds of card, and the attributes in the order they are shown."""

    kinds: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    eras: tuple[str, ...] = ()
