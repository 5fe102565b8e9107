"""The search side of the builder: the same grammar and filters as the catalogue's page, kept in the address."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self
from urllib.parse import urlencode

from django.http import QueryDict

from cards.browsing import page_number
from cards.filters import ButtonGroup, button_groups, filters
from cards.models import Catalog
from cards.search import Results, search
from decks.models import Deck
from rules.games import game as game_of

PER_PAGE = 40
FIRST = ("grade", "clan", "trigger")
"""The filters that stand open; the others are one click away."""


@dataclass(frozen=True)
class Finding:
    """What is searched for beside a deck; `page` counts from 1."""

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

    @cached_property
    def results(self) -> Results:
        return search(game_of(self.deck.game), self.query, self.page, PER_PAGE)

    @cached_property
    def filters(self) -> list[ButtonGroup]:
        """The catalogue's filters, leading back here. One query, and three more after a catalogue was loaded."""
        digest = Catalog.objects.digest(self.deck.game)
        return button_groups(filters(game_of(self.deck.game), digest), self.query, self.asking)

    @property
    def first_filters(self) -> list[ButtonGroup]:
        return [group for group in self.filters if group.name in FIRST]

    @property
    def more_filters(self) -> list[ButtonGroup]:
        return [group for group in self.filters if group.name not in FIRST]

    @property
    def has_more_on(self) -> bool:
        """Whether one of the filters that are not open is on."""
        return any(group.current for group in self.more_filters)
