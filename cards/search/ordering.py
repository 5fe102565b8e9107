"""The order of what is found. Ties go by name, then by what is unique, so that no card stands on two pages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from django.db.models import Case, F, IntegerField, OuterRef, Q, Subquery, Value, When
from django.db.models.expressions import BaseExpression, Combinable, OrderBy

from cards.indexing import facet_word
from cards.models import Facet, Printing
from cards.search.conditions import Table
from rules.kernel.game import Game
from rules.kernel.schema import Flag, Number

Expression = BaseExpression | Combinable


class Key(Protocol):
    """Something to sort by: what its values are for each row of a table.

    `printed` is what the query asks of printings; where cards are sorted, those that answer it count.
    """

    def values(self, table: Table, printed: Q) -> Sequence[Expression]: ...


@dataclass(frozen=True, slots=True)
class Order:
    """A key, from small to great or the other way; what has no value comes last in both."""

    key: Key
    is_descending: bool = False

    def by(self, table: Table, printed: Q) -> Iterator[OrderBy]:
        for value in self.key.values(table, printed):
            can_lack = True if isinstance(value, Subquery) else None
            yield OrderBy(value, descending=self.is_descending, nulls_last=can_lack)


@dataclass(frozen=True, slots=True)
class ByName:
    def values(self, table: Table, printed: Q) -> Sequence[Expression]:
        return (F(table.column("folded_name")),)


@dataclass(frozen=True, slots=True)
class ByNumber:
    """A printed number such as the grade."""

    attribute: str

    def values(self, table: Table, printed: Q) -> Sequence[Expression]:
        facets = Facet.objects.filter(card=OuterRef(table.card), name=self.attribute)
        return (Subquery(facets.values("number")[:1]),)


@dataclass(frozen=True, slots=True)
class ByWord:
    """A printed word, by code point, or in the order in which its game declares its words."""

    attribute: str
    words: tuple[str, ...] = ()

    def values(self, table: Table, printed: Q) -> Sequence[Expression]:
        facets = Facet.objects.filter(card=OuterRef(table.card), name=self.attribute)
        return (Subquery(facets.values_list(_rank("word", self.words) if self.words else F("word"))[:1]),)


@dataclass(frozen=True, slots=True)
class ByPrinting:
    """Columns of printings; of a card, those of its first printing that answers the query."""

    columns: tuple[str, ...]
    words: tuple[str, ...] = ()

    def values(self, table: Table, printed: Q) -> Sequence[Expression]:
        columns = [_rank(column, self.words) if self.words else F(column) for column in self.columns]
        if table is Table.PRINTINGS:
            return columns
        printings = Printing.objects.filter(printed, card=OuterRef("pk")).order_by("position", "uid")
        return [Subquery(printings.values_list(column)[:1]) for column in columns]


def keys(game: Game, rarities: Sequence[str]) -> Mapping[str, Key]:
    """What a search of this game can be ordered by; rarities go from the rarest."""
    found: dict[str, Key] = {}
    for attribute in game.schema.attributes:
        if isinstance(attribute, Number):
            found[attribute.name] = ByNumber(attribute.name)
        elif not isinstance(attribute, Flag):
            found[attribute.name] = ByWord(attribute.name, tuple(map(facet_word, attribute.values)))
    return found | {
        "name": ByName(),
        "set": ByPrinting(("card_set__position", "card_set__code")),
        "number": ByPrinting(("number",)),
        "rarity": ByPrinting(("rarity",), tuple(rarities)),
    }


def ordering(order: Sequence[Order], table: Table, printed: Q) -> list[str | OrderBy]:
    """The whole order of a table: what was asked for, then the name, then what no two rows share."""
    asked = [by for each in order for by in each.by(table, printed)]
    if table is Table.CARDS:
        return [*asked, "folded_name", "key"]
    return [*asked, "card__folded_name", "card__key", "position", "uid"]


def _rank(column: str, words: Sequence[str]) -> Case:
    """The place of the column's word among `words`."""
    places = [When(**{column: word}, then=Value(place)) for place, word in enumerate(words)]
    return Case(*places, output_field=IntegerField())
