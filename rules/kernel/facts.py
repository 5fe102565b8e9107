"""Cards as their printings state them: plain values that need no database.

A card is what the rules name; a printing is one appearance of it in a set. Everything a game prints on a
card beyond its name stands in `attributes`, whose names and ranges the game's `CardSchema` declares.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NewType, overload

from rules.kernel.folding import fold

CardKey = NewType("CardKey", str)
"""A card's key: lower-case words joined by hyphens, unique in its game, never changed and never used again."""

AttributeValue = str | int | bool | None

folded = lru_cache(maxsize=8192)(fold)
"""`fold` for card names, which the rules compare over and over."""


@dataclass(frozen=True, slots=True)
class Printing:
    """One appearance of a card; `id` is its number for ever in deck codes, None when no catalogue knows it."""

    id: int | None
    set_code: str
    number: str
    rarity: str = ""
    era: str = ""
    aliases: tuple[str, ...] = ()

    @property
    def is_known(self) -> bool:
        return self.id is not None


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability as a reader is told of it; `text` is what it does, without the kind and the zones it works in.

    `names` are the printed names of cards it asks for; `needs` says how many of them a deck must hold for it to
    work: all of them, or any one. `texts` are the text in other languages, by tag.
    """

    kind: str
    zones: tuple[str, ...]
    text: str
    names: tuple[str, ...] = ()
    needs: str = "all"
    texts: Mapping[str, str] = field(default_factory=dict)


class Told(Sequence[Ability]):
    """Abilities that are told when someone first reads them: of most cards of a catalogue nobody does."""

    def __init__(self, tell: Callable[[], tuple[Ability, ...]]) -> None:
        self._tell = tell

    @cached_property
    def _abilities(self) -> tuple[Ability, ...]:
        return self._tell()

    @overload
    def __getitem__(self, place: int) -> Ability: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Ability, ...]: ...

    def __getitem__(self, place: int | slice) -> Ability | tuple[Ability, ...]:
        return self._abilities[place]

    def __len__(self) -> int:
        return len(self._abilities)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._abilities == tuple(other)

    def __repr__(self) -> str:
        return repr(self._abilities)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card's printed values. The first printing is the default one."""

    key: CardKey
    name: str
    kind: str
    attributes: Mapping[str, AttributeValue]
    printings: tuple[Printing, ...] = ()
    abilities: Sequence[Ability] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    """Names in other languages, by language tag ("ja", "zh-Hans", "ru")."""
    folded_name: str = field(init=False, repr=False, compare=False)
    """The name that copies are counted by."""
    _asked_names: frozenset[str] | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folded_name", folded(self.name))
        object.__setattr__(self, "_asked_names", None)

    @property
    def asked_names(self) -> frozenset[str]:
        """Folded names of all cards that its abilities ask for; kept once asked, as every check of a deck asks."""
        if self._asked_names is None:
            asked = frozenset(folded(name) for ability in self.abilities for name in ability.names)
            object.__setattr__(self, "_asked_names", asked)
            return asked
        return self._asked_names

    @property
    def is_known(self) -> bool:
        return bool(self.printings)

    def number(self, attribute: str) -> int | None:
        """A printed number, None when the card does not print one."""
        value = self.attributes.get(attribute)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def word(self, attribute: str) -> str | None:
        """A printed word such as the clan, None when the card does not print one."""
        value = self.attributes.get(attribute)
        return value if isinstance(value, str) else None

    def has(self, attribute: str) -> bool:
        """Whether a printed marker such as Sentinel is there."""
        return self.attributes.get(attribute) is True

    def printing(self, number: str) -> Printing | None:
        """The printing with this number or alias, compared folded; None when there is none."""
        wanted = fold(number)
        for printing in self.printings:
            if wanted in (fold(printing.number), *map(fold, printing.aliases)):
                return printing
        return None


def unknown_card(name: str) -> CardFacts:
    """A card that no catalogue holds: it keeps its place in a deck, and every format's pool refuses it."""
    return CardFacts(CardKey("?" + fold(name)), name, "unknown", {})
