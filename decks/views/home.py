"""The start page: what this is, the first step, the tables, new public decks."""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from cards.models import Card
from decks import listing
from decks.models import Deck
from rules import games
from rules.kernel.game import Game

SHOWN = (
    ("vanguard", "dragonic-overlord"),
    ("pokemon-duels", "charizard"),
    ("hearthstone", "ragnaros-the-firelord"),
)
"""Cards that lie open on the start page by game and key, left to right."""
RECENT = 6


@dataclass(frozen=True, slots=True)
class Table:
    """A game on the start page: how many cards it has for decks, and its clans, classes or the like."""

    game: Game
    cards: int
    families: list[str]

    @property
    def label(self) -> str:
        """What the families are called."""
        return next(each.label for each in self.game.schema.attributes if each.name == self.game.family)

    @property
    def is_playable(self) -> bool:
        return any(format.playable for format in self.game.formats)


@require_safe
@cache_control(private=True, no_cache=True)
def home(request: HttpRequest) -> HttpResponse:
    """At most four queries and two a game."""
    asked = reduce(or_, (Q(game=game, key=key) for game, key in SHOWN))
    shown = {(card.game, card.key): card for card in Card.objects.filter(asked).with_printings()}
    context = {
        "shown": [shown[each] for each in SHOWN if each in shown],
        "tables": [_table(game) for game in games.ALL],
        "form_token": request.visitor.form_token(),
        "lines": listing.lines(Deck.objects.listed().with_entries()[:RECENT]),
    }
    return render(request, "home.html", context)


def _table(game: Game) -> Table:
    cards = Card.objects.of(game.key).admitted_by(game.formats[0].key).count()
    return Table(game, cards, listing.family_names(game))
