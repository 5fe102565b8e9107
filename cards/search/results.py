"""Running a search: one page of cards, each with the printing to show, and how many there are."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.db.models import Prefetch, QuerySet

from cards.models import Card, Catalog, Printing
from cards.search import selecting
from cards.search.conditions import Table
from cards.search.grammar import Ignored
from cards.search.meaning import All, Prefer, Search, Unique, understand
from cards.search.ordering import Sorting, in_order
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


def search(game: Game, query: str, page: int = 1, per_page: int = 60, within: str = "") -> Results:
    """The page of the game's cards that the query finds, of those that the query `within` finds.

    A page out of range is empty.

    At most six queries, whatever is found: the digest, which rows, their cards, the printings of these, the sets of
    these, and which printings answer; one more for each number asked for, and after a load the three of the vocabulary.
    """
    known = vocabulary(game, Catalog.objects.digest(game.key))
    asked = understand(query, known)
    narrowed = tuple(filter(None, (understand(within, known).wanted, asked.wanted)))
    asked.wanted = All(narrowed) if len(narrowed) > 1 else next(iter(narrowed), None)
    page = min(max(page, 1), LAST_PAGE)
    start, end = (page - 1) * per_page, page * per_page
    rows = [] if asked.is_refused else list(_rows(asked, game.key)[: max(COUNTED, end) + 1])
    found = _found_cards(asked, known, rows[start:end])
    return Results(found, min(len(rows), COUNTED + 1), tuple(asked.ignored), query, page, len(rows) > end)


def found_by(game: Game, query: str) -> QuerySet[Card]:
    """Every card of the game that a query finds, in no order; not yet asked of the database."""
    asked = understand(query, vocabulary(game, Catalog.objects.digest(game.key)))
    return Card.objects.of(game.key).filter(selecting.cards(asked.wanted)).order_by()


def _rows(asked: Search, game: str) -> QuerySet[Any]:
    """The primary keys of what is found, in order: of cards, or of printings."""
    printed = selecting.printings(asked.wanted)
    if asked.unique is Unique.CARDS:
        cards = Card.objects.of(game).filter(selecting.cards(asked.wanted))
        return in_order(asked.order, Sorting(cards, Table.CARDS, printed)).values_list("pk", flat=True)
    printings = Printing.objects.filter(printed, game=game)
    if not asked.order:
        printings = printings.filter(card__game=game)  # so that the cards' index of names can be followed
    return in_order(asked.order, Sorting(printings, Table.PRINTINGS, printed)).values_list("pk", flat=True)


def _found_cards(asked: Search, known: Vocabulary, rows: Sequence[int]) -> tuple[FoundCard, ...]:
    """What these primary keys stand for, in their order; a row that a load has just removed is passed over."""
    if asked.unique is Unique.PRINTINGS:
        printings = Printing.objects.select_related("card", "card_set").prefetch_related(_siblings("card__printings"))
        by_key = printings.in_bulk(rows)
        return tuple(FoundCard(by_key[row].card, by_key[row]) for row in rows if row in by_key)
    cards = Card.objects.prefetch_related(_siblings("printings")).in_bulk(rows)
    answering = _answering(asked, rows)
    return tuple(
        FoundCard(cards[row], _shown(cards[row], answering, asked.prefer, known)) for row in rows if row in cards
    )


def _siblings(printings: str) -> Prefetch:
    """All printings of the cards; those of one set share it, as there may be many."""
    return Prefetch(printings, queryset=Printing.objects.prefetch_related("card_set"))


def _answering(asked: Search, cards: Sequence[int]) -> Container[int]:
    """The uids of the printings of these cards that answer the query; one query, none when all do."""
    if not selecting.is_printed(asked.wanted):
        return _Everything()
    printings = Printing.objects.filter(selecting.printings(asked.wanted), card__in=cards)
    return set(printings.values_list("uid", flat=True))


def _shown(card: Card, answering: Container[int], prefer: Prefer, known: Vocabulary) -> Printing:
    """The printing to show of a card: of those that answer, the preferred one, else the first."""
    every = list(card.printings.all())
    printings = [printing for printing in every if printing.uid in answering] or every
    match prefer:
        case Prefer.OLDEST:
            return min(printings, key=_age)
        case Prefer.NEWEST:
            return max(printings, key=_age)
        case Prefer.RAREST:
            return min(printings, key=lambda printing: known.rank(printing.rarity))
        case _:
            return printings[0]


def _age(printing: Printing) -> int:
    return printing.card_set.position


class _Everything:
    def __contains__(self, item: object) -> bool:
        return True
