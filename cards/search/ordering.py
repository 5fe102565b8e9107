"""The order of what is found. Ties go by name, then by what is unique, so that no card stands on two pages."""

from collections.abc import Mapping, Sequence
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
    """Something to sort by: what its value is for each row of a table.

    `printed` is what the query asks of printings; where cards are sorted, those that answer it count.
    """

    def value(self, table: Table, printed: Q) -> Expression: ...


@dataclass(frozen=True, slots=True)
class Order:
    """A key, from small to great or the other way; what has no value comes last in both."""

    key: Key
    is_descending: bool = False

    def by(self, table: Table, printed: Q) -> OrderBy:
        return OrderBy(self.key.value(table, printed), descending=self.is_descending, nulls_last=True)


@dataclass(frozen=True, slots=True)
class ByName:
    def value(self, table: Table, printed: Q) -> Expression:
        return F("folded_name" if table is Table.CARDS else "card__folded_name")


@dataclass(frozen=True, slots=True)
class ByNumber:
    """A printed number such as the grade."""

    attribute: str

    def value(self, table: Table, printed: Q) -> Expression:
        return Subquery(Facet.objects.filter(card=OuterRef(table.card), name=self.attribute).values("number")[:1])


@dataclass(frozen=True, slots=True)
class ByWord:
    """A printed word, by code point, or in the order in which its game declares its words."""

    attribute: str
    words: tuple[str, ...] = ()

    def value(self, table: Table, printed: Q) -> Expression:
        facets = Facet.objects.filter(card=OuterRef(table.card), name=self.attribute)
        if not self.words:
            return Subquery(facets.values("word")[:1])
        return Subquery(facets.values_list(_rank("word", self.words))[:1])


@dataclass(frozen=True, slots=True)
class ByPrinting:
    """A column of printings; of a card, that of its first printing that answers the query."""

    column: str
    words: tuple[str, ...] = ()

    def value(self, table: Table, printed: Q) -> Expression:
        value = _rank(self.column, self.words) if self.words else F(self.column)
        if table is Table.PRINTINGS:
            return value
        printings = Printing.objects.filter(printed, card=OuterRef("pk")).order_by("position", "uid")
        return Subquery(printings.values_list(value)[:1])


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
        "set": ByPrinting("card_set__position"),
        "number": ByPrinting("number"),
        "rarity": ByPrinting("rarity", tuple(rarities)),
    }


def ordering(order: Sequence[Order], table: Table, printed: Q) -> list[str | OrderBy]:
    """The whole order of a table: what was asked for, then the name, then what no two rows share."""
    asked = [each.by(table, printed) for each in order]
    if table is Table.CARDS:
        return [*asked, "folded_name", "key"]
    return [*asked, "card__folded_name", "card__key", "position", "uid"]


def _rank(column: str, words: Sequence[str]) -> Case:
    """The place of the column's word among `words`."""
    places = [When(**{column: word}, then=Value(place)) for place, word in enumerate(words)]
    return Case(*places, output_field=IntegerField())
