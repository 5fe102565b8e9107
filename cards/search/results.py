"""Running a search: one page of cards, each with the printing to show, and how many there are."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.db.models import Prefetch, Q, QuerySet

from cards.models import Card, Catalog, Printing
from cards.search import selecting
from cards.search.conditions import Table
from cards.search.grammar import Ignored
from cards.search.meaning import Prefer, Search, Unique, understand
from cards.search.ordering import ordering
from cards.search.vocabulary import Vocabulary, vocabulary
from rules.kernel.facts import CardFacts
from rules.kernel.game import Game

COUNTED = 1_000
"""The most that is counted; beyond it a total says "more than"."""
LAST_PAGE = 1_000


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card found, its printings at hand, and the one to show."""

    card: Card
    printing: Printing

    @property
    def facts(self) -> CardFacts:
        return self.card.facts

    @property
    def address(self) -> str:
        """The card's page, showing this printing; the default printing needs no saying."""
        address = self.card.get_absolute_url()
        return address if self.printing.position == 0 else f"{address}?{urlencode({'p': self.printing.uid})}"


@dataclass(frozen=True, slots=True)
class Results:
    """One page of what a query found. `total` is exact up to `COUNTED`, and one more where there are more."""

    cards: tuple[FoundCard, ...]
    total: int
    ignored: tuple[Ignored, ...]
    query: str
    page: int
    has_next: bool

    @property
    def total_text(self) -> str:
        return f"more than {COUNTED:,}" if self.total > COUNTED else f"{self.total:,}"


def search(game: Game, query: str, page: int = 1, per_page: int = 60) -> Results:
    """The page of the game's cards that the query finds; a page out of range is empty.

    At most five queries, whatever is found: digest, total, cards, their printings, and which of these answer.
    The first search after a load adds the three of the vocabulary.
    """
    known = vocabulary(game, Catalog.objects.digest(game.key))
    asked = understand(query, known)
    page = min(max(page, 1), LAST_PAGE)
    rows = _nothing if asked.is_refused else _cards if asked.unique is Unique.CARDS else _printings
    found, total, has_next = rows(asked, known, (page - 1) * per_page, per_page)
    return Results(found, total, tuple(asked.ignored), query, page, has_next)


Page = tuple[tuple[FoundCard, ...], int, bool]
"""What stands on a page, the total, and whether there is a next page."""


def _nothing(asked: Search, known: Vocabulary, start: int, size: int) -> Page:
    return (), 0, False


def _cards(asked: Search, known: Vocabulary, start: int, size: int) -> Page:
    """Each card once, in the printing that answers and is preferred."""
    found = Card.objects.of(known.game.key).filter(selecting.cards(asked.wanted))
    order = ordering(asked.order, Table.CARDS, selecting.printings(asked.wanted))
    rows = [*found.order_by(*order).with_printings()[start : start + size + 1]]
    answering = _answering(asked, rows[:size])
    cards = tuple(FoundCard(row, _shown(row, answering, asked.prefer, known)) for row in rows[:size])
    return cards, _total(found, start, len(rows), size), len(rows) > size


def _printings(asked: Search, known: Vocabulary, start: int, size: int) -> Page:
    """Every printing that answers, each with its card."""
    found = Printing.objects.filter(selecting.printings(asked.wanted), game=known.game.key)
    siblings = Prefetch("card__printings", queryset=Printing.objects.select_related("card_set"))
    order = ordering(asked.order, Table.PRINTINGS, Q())
    rows = [
        *found.order_by(*order).select_related("card", "card_set").prefetch_related(siblings)[start : start + size + 1]
    ]
    cards = tuple(FoundCard(row.card, row) for row in rows[:size])
    return cards, _total(found, start, len(rows), size), len(rows) > size


def _total(found: QuerySet[Any], start: int, seen: int, size: int) -> int:
    """How many rows there are, never counting further than tells that there are more than `COUNTED`."""
    if start == 0 and seen <= size:
        return seen
    return found.order_by()[: COUNTED + 1].count()


def _answering(asked: Search, rows: Sequence[Card]) -> Container[int]:
    """The uids of the printings of these cards that answer the query; one query, none when all do."""
    if not selecting.is_printed(asked.wanted):
        return _Everything()
    printings = Printing.objects.filter(selecting.printings(asked.wanted), card__in=[row.pk for row in rows])
    return set(printings.values_list("uid", flat=True))


def _shown(card: Card, answering: Container[int], prefer: Prefer, known: Vocabulary) -> Printing:
    """The printing to show of a card: of those that answer, the preferred one, else the first."""
    printings = [printing for printing in card.printings.all() if printing.uid in answering]
    match prefer:
        case Prefer.OLDEST:
            return min(printings, key=_age)
        case Prefer.NEWEST:
            return max(printings, key=_age)
        case Prefer.RAREST:
            return min(printings, key=lambda printing: known.rarities.index(printing.rarity))
        case _:
            return printings[0]


def _age(printing: Printing) -> int:
    return printing.card_set.position


class _Everything:
    def __contains__(self, item: object) -> bool:
        return True
