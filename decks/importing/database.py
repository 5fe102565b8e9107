"""The catalogue in the database, as the importer asks it: whole lists at once, whatever the number of printings."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from cards.models import Card, Lookup
from decks.importing.index import Findings, Found, likest
from rules.kernel.facts import CardFacts, Printing
from rules.kernel.folding import fold

BATCH = 5000
"""Names or numbers in one query; SQLite takes no more than 32,766 values."""
ALL_NAMES = 5000
"""Up to this many names a game's names are all compared when near ones are looked for."""
WINDOW = 500
MOST_WINDOWS = 20
"""In a larger catalogue: names with the same beginning that are compared, and unknown names that is done for."""
BEGINNING = 3


class DatabaseIndex:
    """One game's cards in the database."""

    def __init__(self, game: str) -> None:
        self.game = game

    def find(self, names: Collection[str], numbers: Collection[str]) -> Findings:
        """Three queries for a list of usual size: the look-ups, the cards, their printings."""
        rows = list(self._rows(names, numbers))
        cards = self._cards(pk for _, _, pk in rows)
        own, other, numbered = {}, {}, {}
        for kind, folded, pk in rows:
            card = cards[pk]
            is_own = kind == Lookup.Kind.NAME and fold(card.name) == folded
            found = own if is_own else other if kind == Lookup.Kind.NAME else numbered
            found.setdefault(folded, {})[pk] = card
        return Findings(
            *({key: tuple(by_pk.values()) for key, by_pk in each.items()} for each in (own, other, numbered))
        )

    def near(self, names: Sequence[str]) -> Found:
        """Two queries, or in a large catalogue two and one for each name; then the cards likest to each."""
        if not names:
            return {}
        if every := self._all_names():
            return self._likest(dict.fromkeys(names, every))
        return self._likest({name: self._names_beginning_like(name) for name in names[:MOST_WINDOWS]})

    def printings(self, ids: Collection[int]) -> Mapping[int, tuple[CardFacts, Printing]]:
        """Printings by their number for ever, with their cards. Two queries."""
        rows = Card.objects.of(self.game).filter(printings__uid__in=set(ids)).distinct().with_printings()
        cards = [row.facts for row in rows]
        return {printing.id: (card, printing) for card in cards for printing in card.printings if printing.id in ids}

    def cards(self, keys: Collection[str]) -> Mapping[str, CardFacts]:
        """Cards by key. Two queries."""
        rows = Card.objects.of(self.game).filter(key__in=set(keys)).with_printings()
        return {row.key: row.facts for row in rows}

    def _rows(self, names: Collection[str], numbers: Collection[str]) -> Iterator[tuple[str, str, int]]:
        """Kind, folded name or number, and card of every look-up that is asked for."""
        wanted = {Lookup.Kind.NAME: names, Lookup.Kind.NUMBER: numbers}
        for batch in _batches(set(names) | set(numbers)):
            rows = Lookup.objects.filter(game=self.game, kind__in=list(wanted), folded__in=batch)
            for kind, folded, pk in rows.order_by("pk").values_list("kind", "folded", "card_id"):
                if folded in wanted[kind]:
                    yield kind, folded, pk

    def _cards(self, keys: Iterable[int]) -> dict[int, CardFacts]:
        return {row.pk: row.facts for row in Card.objects.filter(pk__in=set(keys)).with_printings()}

    def _all_names(self) -> dict[str, int]:
        """Every folded name with its card; none when there are too many to compare."""
        rows = list(self._names().values_list("folded", "card_id")[: ALL_NAMES + 1])
        return dict(rows) if len(rows) <= ALL_NAMES else {}

    def _names_beginning_like(self, name: str) -> dict[str, int]:
        first = name[:BEGINNING]
        rows = self._names().filter(folded__gte=first, folded__lt=first + chr(0x10FFFF))
        return dict(rows.order_by("folded").values_list("folded", "card_id")[:WINDOW])

    def _names(self):
        return Lookup.objects.filter(game=self.game, kind=Lookup.Kind.NAME)

    def _likest(self, choices: Mapping[str, Mapping[str, int]]) -> Found:
        keys = {name: likest(name, known) for name, known in choices.items()}
        cards = self._cards(pk for found in keys.values() for pk in found)
        return {name: tuple(cards[pk] for pk in found) for name, found in keys.items()}


def _batches(values: Collection[str]) -> Iterator[list[str]]:
    rest = iter(sorted(values))
    while batch := list(islice(rest, BATCH)):
        yield batch
