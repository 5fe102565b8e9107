"""Lists of decks: what a public list can be asked for, and what one line of a list says of its deck."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self
from urllib.parse import urlencode

from django.db.models import Q, QuerySet
from django.http import QueryDict
from django.urls import reverse

from cards.browsing import page_number
from cards.card_pages import in_words
from cards.indexing import facet_word
from cards.models import Card, Facet
from decks.checking import Verdict, verdict
from decks.contents import deck_list
from decks.models import Deck
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.folding import fold
from rules.kernel.sections import UNKNOWN, groups

PER_PAGE = 24
CLANS = 3
"""Most clans that a line names."""


@dataclass(frozen=True, slots=True)
class Line:
    """A deck in a list, with what its format says of it."""

    deck: Deck
    cards: DeckList
    verdict: Verdict

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans of its cards, the most frequent first."""
        return clans(self.cards)

    @property
    def leader(self) -> DeckEntry | None:
        return leader(self.cards)

    def copies(self, key: str) -> int:
        """How many copies of the card with this key it holds, over all printings."""
        return sum(entry.count for entry in self.cards.entries if entry.card.key == key)


def lines(decks: Iterable[Deck]) -> list[Line]:
    """A line for each deck; no query after `with_entries`."""
    return [Line(deck, cards := deck_list(deck), verdict(cards, deck.format)) for deck in decks]


def clans(cards: DeckList) -> tuple[str, ...]:
    counts = cards.counts(lambda card: card.word("clan"))
    return tuple(str(clan) for clan, _ in counts.most_common(CLANS))


def leader(cards: DeckList) -> DeckEntry | None:
    """The entry that stands for the deck: the one held most under the first heading that it fills."""
    known = [group for group in groups(cards, game_of(cards.game).sections) if group.title != UNKNOWN]
    return max(known[0].entries, key=lambda entry: entry.count) if known else None


@dataclass(frozen=True, slots=True)
class Search:
    """What a list of public decks is asked for; each part narrows it, and an empty one does not."""

    game: str
    format: str = ""
    clan: str = ""
    card: str = ""
    page: int = 1

    @classmethod
    def of(cls, game: str, asked: QueryDict) -> Self:
        """What the address asks for. `card` is a card's key, or a name as somebody typed it."""
        words = {name: _words(asked.get(name, "")) for name in ("format", "clan", "card")}
        return cls(game, page=page_number(asked.get("page", "")), **words)

    @property
    def is_narrow(self) -> bool:
        return bool(self.format or self.clan or self.card)

    @property
    def address(self) -> str:
        said = {"format": self.format, "clan": self.clan, "card": self.card, "page": self.page if self.page > 1 else ""}
        parameters = urlencode({name: value for name, value in said.items() if value})
        return reverse("public-decks") + (f"?{parameters}" if parameters else "")

    def playing(self, card: str) -> str:
        """The address of the same search for another card."""
        return replace(self, card=card, page=1).address

    def turned_to(self, page: int) -> str:
        return replace(self, page=page).address

    def decks(self) -> QuerySet[Deck]:
        """Every listed deck that fits, newest change first."""
        found = Deck.objects.listed().filter(game=self.game)
        if self.format:
            found = found.filter(format=self.format)
        if self.clan:
            found = found.holding(
                Card.objects.of(self.game).filter(facets__name="clan", facets__word=facet_word(self.clan))
            )
        if self.card:
            found = found.holding(cards_called(self.game, self.card))
        return found.order_by("-changed", "-pk")


def cards_called(game: str, text: str) -> QuerySet[Card]:
    """The card with this key, and those with this text in one of their names."""
    return Card.objects.of(game).filter(Q(key=text) | Q(folded_names__contains=fold(text)))


def card_name(game: str, text: str) -> str:
    """The name of the card with this key; what is no key is a name already. One query."""
    return Card.objects.of(game).filter(key=text).values_list("name", flat=True).first() or text


def clan_names(game: str) -> list[str]:
    """Every clan of the game's catalogue, by name. One query."""
    words = Facet.objects.filter(game=game, name="clan").values_list("word", flat=True)
    return [in_words(word) for word in words.distinct().order_by("word")]


def page_of(decks: QuerySet[Deck], page: int) -> tuple[list[Line], bool]:
    """The lines of one page, and whether another follows. Four queries, or one when there is none."""
    start = (page - 1) * PER_PAGE
    found = list(decks.with_entries()[start : start + PER_PAGE + 1])
    return lines(found[:PER_PAGE]), len(found) > PER_PAGE


def _words(text: str) -> str:
    """What was typed, without control characters and doubled spaces, and no longer than any name is."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:200]
