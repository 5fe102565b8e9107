"""Lists of decks: what a public list can be asked for, and what one line of a list says of its deck."""

from collections import Counter
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
from rules import games
from rules.catalogues import starter_of
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.sections import UNKNOWN, groups

PER_PAGE = 24
FAMILIES = 3
"""Most clans or classes that a line names."""


@dataclass(frozen=True, slots=True)
class Line:
    """A deck in a list, with what its format says of it."""

    deck: Deck
    cards: DeckList
    verdict: Verdict

    @property
    def game(self) -> Game:
        return game_of(self.deck.game)

    @property
    def families(self) -> tuple[str, ...]:
        return families(self.cards)

    @property
    def leader(self) -> DeckEntry | None:
        return leader(self.cards)

    def copies(self, key: str) -> int:
        """How many copies of the card with this key it holds, over all printings."""
        return sum(entry.count for entry in self.cards.entries if entry.card.key == key)


def lines(decks: Iterable[Deck]) -> list[Line]:
    """A line for each deck; no query after `with_entries`."""
    return [Line(deck, cards := deck_list(deck), verdict(cards, deck.format)) for deck in decks]


def families(cards: DeckList) -> tuple[str, ...]:
    """The clans or classes of its cards, the most frequent first; that of its starter where this stands apart."""
    game = game_of(cards.game)
    if game.is_starter_apart:
        starter = starter_of(cards)
        return (in_words(starter.word(game.family)),) if starter else ()
    counts: Counter[str] = Counter()
    for family, copies in cards.counts(lambda card: card.word(game.family)).items():
        counts.update(dict.fromkeys(game.schema.parts(game.family, str(family)), copies))
    return tuple(in_words(family) for family, _ in counts.most_common(FAMILIES))


def leader(cards: DeckList) -> DeckEntry | None:
    """The entry that stands for the deck: its hero, else the one held most under the first heading that it fills."""
    starter = starter_of(cards) if game_of(cards.game).is_starter_apart else None
    if starter is not None:
        return DeckEntry(starter, starter.printings[0], 1)
    known = [group for group in groups(cards, game_of(cards.game).sections) if group.title != UNKNOWN]
    return max(known[0].entries, key=lambda entry: entry.count) if known else None


@dataclass(frozen=True, slots=True)
class Search:
    """What a list of public decks is asked for; each part narrows it, and an empty one does not.

    `family` is a clan, a class, whatever tells a game's decks apart.
    """

    game: str = ""
    format: str = ""
    family: str = ""
    card: str = ""
    page: int = 1

    @classmethod
    def of(cls, asked: QueryDict) -> Self:
        """What the address asks for. `card` is a card's key, or a name as somebody typed it."""
        words = {name: _words(asked.get(name, "")) for name in ("format", "family", "card")}
        game = next((game.key for game in games.ALL if game.key == asked.get("game")), "")
        return cls(game, page=page_number(asked.get("page", "")), **words)

    @property
    def is_narrow(self) -> bool:
        return bool(self.game or self.format or self.family or self.card)

    @property
    def address(self) -> str:
        said = {
            "game": self.game,
            "format": self.format,
            "family": self.family,
            "card": self.card,
            "page": self.page if self.page > 1 else "",
        }
        parameters = urlencode({name: value for name, value in said.items() if value})
        return reverse("public-decks") + (f"?{parameters}" if parameters else "")

    def playing(self, card: str) -> str:
        """The address of the same search for another card."""
        return replace(self, card=card, page=1).address

    def turned_to(self, page: int) -> str:
        return replace(self, page=page).address

    def decks(self) -> QuerySet[Deck]:
        """Every listed deck that fits, newest change first."""
        found = Deck.objects.listed().filter(**({"game": self.game} if self.game else {}))
        if self.format:
            found = found.filter(format=self.format)
        if self.family:
            found = found.holding(_cards_of_family(self.family))
        if self.card:
            found = found.holding(cards_called(self.card))
        return found.order_by("-changed", "-pk")


def _cards_of_family(family: str) -> QuerySet[Card]:
    """Every game's cards of a clan or class with this name."""
    is_of_it = Q()
    for game in games.ALL:
        is_of_it |= Q(game=game.key, facets__name=game.family, facets__word=facet_word(family))
    return Card.objects.filter(is_of_it)


def cards_called(text: str) -> QuerySet[Card]:
    """The cards with this key, and those with this text in one of their names."""
    return Card.objects.filter(Q(key=text) | Q(folded_names__contains=fold(text)))


def card_name(text: str) -> str:
    """The name of the card with this key; what is no key is a name already. One query."""
    return Card.objects.filter(key=text).values_list("name", flat=True).first() or text


def family_names(game: Game) -> list[str]:
    """Every clan or class of the game's cards for decks, by name. One query, of facets alone and by their index:

    with the cards joined, a PostgreSQL that has not counted its rows yet takes seconds for it.
    """
    facets = Facet.objects.filter(game=game.key)
    admitted = facets.filter(name="format", word=facet_word(game.formats[0].key)).values("card")
    words = facets.filter(name=game.family, card__in=admitted).values_list("word", flat=True)
    return [in_words(word) for word in words.distinct().order_by("word")]


def page_of(decks: QuerySet[Deck], page: int) -> tuple[list[Line], bool]:
    """The lines of one page, and whether another follows. Four queries, or one when there is none."""
    start = (page - 1) * PER_PAGE
    found = list(decks.with_entries()[start : start + PER_PAGE + 1])
    return lines(found[:PER_PAGE]), len(found) > PER_PAGE


def _words(text: str) -> str:
    """What was typed, without control characters and doubled spaces, and no longer than any name is."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:200]
