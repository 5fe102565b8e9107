"""What a visitor looks at in a catalogue: the query, the way cards are shown, the page.

An address holds all of it and only what is not the default, so that it is short enough to send to someone.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Self
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

LAST_PAGE = 1_000


class View(StrEnum):
    """How found cards are shown; the first is the default."""

    FACES = "faces"
    ROWS = "rows"


@dataclass(frozen=True, slots=True)
class Browsing:
    """The state of a catalogue page; `page` counts from 1."""

    game: str
    query: str = ""
    view: View = View.FACES
    page: int = 1

    @classmethod
    def of(cls, game: str, asked: QueryDict) -> Self:
        """What the address asks for; what it says wrongly is the default."""
        view = asked.get("view", "")
        return cls(
            game=game,
            query=" ".join(asked.get("q", "").split()),
            view=View(view) if view in tuple(View) else View.FACES,
            page=page_number(asked.get("page", "")),
        )

    @property
    def address(self) -> str:
        """The shortest address that shows this."""
        said = {
            "q": self.query,
            "view": self.view if self.view is not View.FACES else "",
            "page": self.page if self.page > 1 else "",
        }
        parameters = urlencode({name: value for name, value in said.items() if value}, safe=":,")
        return _catalogue(self.game) + (f"?{parameters}" if parameters else "")

    def asking(self, query: str) -> str:
        """The address of another query, shown the same way from its first page."""
        return replace(self, query=query, page=1).address

    def shown_as(self, view: str) -> str:
        return replace(self, view=View(view), page=1).address

    def turned_to(self, page: int) -> str:
        return replace(self, page=page).address


@lru_cache(maxsize=64)
def _catalogue(game: str) -> str:
    """The address of a game's catalogue; a page of filters needs it a hundred times."""
    return reverse("catalogue", args=[game])


def page_number(text: str) -> int:
    """A page from 1 to `LAST_PAGE`; anything else that an address says is page 1.

    >>> page_number("3"), page_number("0"), page_number("nine"), page_number("9" * 5000)
    (3, 1, 1, 1)
    """
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(LAST_PAGE))
    return min(max(int(text), 1), LAST_PAGE) if is_number else 1
