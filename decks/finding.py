"""The search side of the builder: the same grammar and filters as the catalogue's page, kept in the address."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self
from urllib.parse import urlencode

from django.http import QueryDict

from cards.browsing import page_number
from cards.examples import guide
from cards.filters import ButtonGroup, button_groups, filters
from cards.models import Catalog
from cards.search import Results, search
from decks.contents import starter_key
from decks.models import Deck
from rules.games import game as game_of
from rules.kernel.game import Game

PER_PAGE = 40


@dataclass(frozen=True)
class Finding:
    """What is searched for beside a deck, among the cards that its game and hero allow; `page` counts from 1."""

    deck: Deck
    query: str = ""
    page: int = 1

    @classmethod
    def of(cls, deck: Deck, asked: QueryDict) -> Self:
        """What the address, or a form posted from it, asks for."""
        return cls(deck, " ".join(asked.get("q", "").split()), page_number(asked.get("page", "")))

    @property
    def address(self) -> str:
        """The shortest address of the builder that shows this."""
        said = {"q": self.query, "page": self.page if self.page > 1 else ""}
        parameters = urlencode({name: value for name, value in said.items() if value})
        return self.deck.get_absolute_url() + (f"?{parameters}" if parameters else "")

    def asking(self, query: str) -> str:
        """The address of another query, from its first page."""
        return replace(self, query=query, page=1).address

    def turned_to(self, page: int) -> str:
        return replace(self, page=page).address

    @property
    def game(self) -> Game:
        return game_of(self.deck.game)

    @cached_property
    def scope(self) -> str:
        """The search for the cards that the game and the deck's starter allow; empty for all."""
        return self.game.scope(starter_key(self.deck.head))

    @property
    def hint(self) -> str:
        """A search that the empty box proposes."""
        return guide(self.deck.game).hint

    @cached_property
    def results(self) -> Results:
        return search(self.game, self.query, self.page, PER_PAGE, within=self.scope)

    @cached_property
    def filters(self) -> list[ButtonGroup]:
        """The filters of the cards in question, leading back here. One query, and four more after a load."""
        digest = Catalog.objects.digest(self.deck.game)
        return button_groups(filters(self.game, digest, self.scope), self.query, self.asking)

    @property
    def first_filters(self) -> list[ButtonGroup]:
        """Those that stand open, in the game's order; the others are one click away."""
        return [group for name in self.game.filters for group in self.filters if group.name == name]

    @property
    def more_filters(self) -> list[ButtonGroup]:
        return [group for group in self.filters if group.name not in self.game.filters]

    @property
    def has_more_on(self) -> bool:
        """Whether one of the filters that are not open is on."""
        return any(group.current for group in self.more_filters)
