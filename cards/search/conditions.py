"""What a term asks of a card or of one of its printings, and how the database is asked.

A query is about printings: a card is found when one printing of it, with the card's own values, answers the
whole query. So `set:BT01 rarity:SP` finds what was printed as SP in BT01, not what was once SP and once in BT01.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from django.db.models import Exists, OuterRef, Q, QuerySet

from cards.models import CardSet, Facet, Lookup
from cards.search.substring import holding


class Table(Enum):
    """The table whose rows are picked; `card` is where they say which card they are."""

    CARDS = "pk"
    PRINTINGS = "card_id"

    @property
    def card(self) -> str:
        return self.value

    def column(self, name: str) -> str:
        """The card's column of this name, as rows of the table say it."""
        return name if self is Table.CARDS else f"card__{name}"


FEW = 5_000
"""Rows that are sooner listed than every card is asked in turn, whatever the size of a catalogue."""


class Condition(Protocol):
    """One thing asked; `is_printed` when the answer differs between printings of one card."""

    is_printed: bool

    def q(self, table: Table) -> Q: ...

    def is_few(self) -> bool:
        """Whether few rows answer: then they are listed first, else each row is asked in its order."""
        ...


@dataclass(frozen=True, slots=True)
class Holding:
    """The needle stands in one of the card's folded columns."""

    column: str
    needle: str
    is_printed = False

    def q(self, table: Table) -> Q:
        return holding(table.column(self.column), table.card, self.needle)

    def is_few(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Named:
    """The card is called exactly this, folded, in one of its languages."""

    game: str
    name: str
    is_printed = False

    def q(self, table: Table) -> Q:
        names = Lookup.objects.filter(game=self.game, kind=Lookup.Kind.NAME, folded=self.name)
        return Q(**{f"{table.card}__in": names.values("card")})

    def is_few(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Facets:
    """The card has a facet of this name: any, one of the words, or a number within the bounds.

    `cards` says how many do, as far as is known.
    """

    game: str
    name: str
    cards: int
    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    is_printed = False

    def q(self, table: Table) -> Q:
        facets = Facet.objects.filter(name=self.name)
        if self.words:
            facets = facets.filter(word__in=self.words)
        if self.least is not None:
            facets = facets.filter(number__gte=self.least)
        if self.most is not None:
            facets = facets.filter(number__lte=self.most)
        if self.is_few():
            return Q(**{f"{table.card}__in": facets.filter(game=self.game).values("card")})
        return Q(Exists(facets.filter(card=OuterRef(table.card))))

    def is_few(self) -> bool:
        return self.cards <= FEW


@dataclass(frozen=True, slots=True)
class InSets:
    """Printed in a set with one of these codes; `printings` are in all of them together."""

    game: str
    codes: tuple[str, ...]
    printings: int
    is_printed = True

    def q(self, table: Table) -> Q:
        return Q(card_set__in=CardSet.objects.filter(game=self.game, code__in=self.codes).order_by().values("pk"))

    def is_few(self) -> bool:
        return self.printings <= FEW


@dataclass(frozen=True, slots=True)
class Rarities:
    """Printed in one of these rarities, as `printings` are."""

    rarities: tuple[str, ...]
    printings: int
    is_printed = True

    def q(self, table: Table) -> Q:
        return Q(rarity__in=self.rarities)

    def is_few(self) -> bool:
        return self.printings <= FEW


@dataclass(frozen=True, slots=True)
class Numbered:
    """Printed under a number, or an alias of one, that begins like this; the whole of it when `is_whole`."""

    game: str
    number: str
    is_whole: bool = False
    is_printed = True

    def q(self, table: Table) -> Q:
        return Q(pk__in=self._lookups().values("printing"))

    def is_few(self) -> bool:
        """One query, which reads no further than `FEW` rows."""
        return self._lookups()[: FEW + 1].count() <= FEW

    def _lookups(self) -> QuerySet[Lookup]:
        numbers = Lookup.objects.filter(game=self.game, kind=Lookup.Kind.NUMBER)
        if self.is_whole:
            return numbers.filter(folded=self.number)
        return numbers.filter(folded__gte=self.number, folded__lt=self.number + "\U0010ffff")
