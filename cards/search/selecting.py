"""From what is asked to rows: which cards have a printing that answers all of it, and which printings do."""

from functools import reduce
from operator import and_, or_

from django.db.models import Exists, OuterRef, Q

from cards.models import Printing
from cards.search.conditions import Table
from cards.search.fields import Without
from cards.search.meaning import All, Some, Wanted


def cards(wanted: Wanted | None) -> Q:
    """Of cards: those with a printing that answers."""
    match wanted:
        case None:
            return Q()
        case _ if not is_printed(wanted):
            return _plain(wanted, Table.CARDS)
        case Some(parts):
            return reduce(or_, map(cards, parts))
        case All(parts):
            own = [_plain(part, Table.CARDS) for part in parts if not is_printed(part)]
            return reduce(and_, own, _with_printing([part for part in parts if is_printed(part)]))
        case _:
            return _with_printing([wanted])


def printings(wanted: Wanted | None) -> Q:
    """Of printings: those that answer."""
    return Q() if wanted is None else _plain(wanted, Table.PRINTINGS)


def is_printed(wanted: Wanted | None) -> bool:
    """Whether the answer differs between printings of one card."""
    match wanted:
        case None:
            return False
        case All(parts) | Some(parts):
            return any(map(is_printed, parts))
        case Without(condition):
            return condition.is_printed
        case _:
            return wanted.is_printed


def _with_printing(parts: list[Wanted]) -> Q:
    asked = Printing.objects.filter(reduce(and_, (_plain(part, Table.PRINTINGS) for part in parts)))
    if any(map(_is_few, parts)):
        return Q(pk__in=asked.order_by().values("card"))
    return Q(Exists(asked.filter(card=OuterRef("pk"))))


def _is_few(wanted: Wanted) -> bool:
    """Whether few rows answer, as far as its conditions know."""
    match wanted:
        case All(parts):
            return any(map(_is_few, parts))
        case Some(parts):
            return all(map(_is_few, parts))
        case Without():
            return False
        case _:
            return wanted.is_few()


def _plain(wanted: Wanted, table: Table) -> Q:
    """The same, of the rows of one table."""
    match wanted:
        case All(parts):
            return reduce(and_, (_plain(part, table) for part in parts))
        case Some(parts):
            return reduce(or_, (_plain(part, table) for part in parts))
        case Without(condition):
            return ~condition.q(table)
        case _:
            return wanted.q(table)
