"""The order of what is found. Ties go by name, then by what is unique, so that no card stands on two pages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from django.db.models import Case, F, FilteredRelation, IntegerField, OuterRef, Q, QuerySet, Subquery, Value, When
from django.db.models.expressions import BaseExpression, Combinable, OrderBy

from cards.indexing import facet_word
from cards.models import Printing
from cards.search.conditions import Table
from rules.kernel.game import Game
from rules.kernel.schema import Flag, Number

Expression = BaseExpression | Combinable


@dataclass(slots=True)
class Sorting:
    """Rows of a table to be sorted, and what the query asks of printings."""

    rows: QuerySet[Any]
    table: Table
    printed: Q

    def facet(self, name: str) -> str:
        """Where the card's facet of this name stands beside each row; empty where there is none."""
        alias, facets = f"by_{name}", self.table.column("facets")
        relation = FilteredRelation(facets, condition=Q(**{f"{facets}__name": name}))
        self.rows = self.rows.annotate(**{alias: relation})
        return alias


class Key(Protocol):
    """Something to sort by; `may_lack` where a row may have no value."""

    may_lack: bool

    def values(self, sorting: Sorting) -> Sequence[Expression]: ...


@dataclass(frozen=True, slots=True)
class Order:
    """A key, from small to great or the other way; what has no value comes last in both."""

    key: Key
    is_descending: bool = False

    def by(self, sorting: Sorting) -> Iterator[OrderBy]:
        for value in self.key.values(sorting):
            may_lack = self.key.may_lack or isinstance(value, Subquery)
            yield OrderBy(value, descending=self.is_descending, nulls_last=may_lack or None)


@dataclass(frozen=True, slots=True)
class ByName:
    may_lack = False

    def values(self, sorting: Sorting) -> Sequence[Expression]:
        return (F(sorting.table.column("folded_name")),)


@dataclass(frozen=True, slots=True)
class ByNumber:
    """A printed number such as the grade."""

    attribute: str
    may_lack: bool

    def values(self, sorting: Sorting) -> Sequence[Expression]:
        return (F(f"{sorting.facet(self.attribute)}__number"),)


@dataclass(frozen=True, slots=True)
class ByWord:
    """A printed word, in the order in which its game declares its words, else by code point."""

    attribute: str
    may_lack: bool
    words: tuple[str, ...] = ()

    def values(self, sorting: Sorting) -> Sequence[Expression]:
        return (_ranked(f"{sorting.facet(self.attribute)}__word", self.words),)


@dataclass(frozen=True, slots=True)
class ByPrinting:
    """Columns of printings; of a card, those of its first printing that answers the query."""

    columns: tuple[str, ...]
    words: tuple[str, ...] = ()
    may_lack = False

    def values(self, sorting: Sorting) -> Sequence[Expression]:
        columns = [_ranked(column, self.words) for column in self.columns]
        if sorting.table is Table.PRINTINGS:
            return columns
        first = Printing.objects.filter(sorting.printed, card=OuterRef("pk")).order_by("position", "uid")
        return [Subquery(first.values_list(column)[:1]) for column in columns]


def keys(game: Game, rarities: Sequence[str]) -> Mapping[str, Key]:
    """What a search of this game can be ordered by; rarities go from the rarest."""
    found: dict[str, Key] = {}
    for attribute in game.schema.attributes:
        if isinstance(attribute, Number):
            found[attribute.key] = ByNumber(attribute.name, attribute.optional)
        elif not isinstance(attribute, Flag):
            words = tuple(map(facet_word, attribute.values))
            found[attribute.key] = ByWord(attribute.name, attribute.optional, words)
    return found | {
        "name": ByName(),
        "set": ByPrinting(("card_set__position", "card_set__code")),
        "number": ByPrinting(("number",)),
        "rarity": ByPrinting(("rarity",), tuple(rarities)),
    }


def in_order(order: Sequence[Order], sorting: Sorting) -> QuerySet[Any]:
    """The rows by what was asked for, then by name, then by what no two rows share."""
    asked = [by for each in order for by in each.by(sorting)]
    ties = ["folded_name", "key"]
    if sorting.table is Table.PRINTINGS:
        ties = ["card__folded_name", "card__key", "position", "uid"]
    return sorting.rows.order_by(*asked, *ties)


def _ranked(column: str, words: Sequence[str]) -> Expression:
    """The column's word by its place among `words`; the word itself where there are none."""
    if not words:
        return F(column)
    places = [When(**{column: word}, then=Value(place)) for place, word in enumerate(words)]
    return Case(*places, output_field=IntegerField())
