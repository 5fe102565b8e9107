"""The catalogue, a card and the rulebook: pages that change nothing.

A whole page names its visitor in the header, so browsers keep it for themselves and ask again; the fragment
of results names nobody and may be kept by anyone for a while.
"""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe
from django_htmx.http import replace_url

from cards import card_pages, rulebook_pages
from cards.browsing import Browsing
from cards.conformance import report
from cards.examples import guide
from cards.filters import button_groups, counted, filters, menus
from cards.models import Card, Catalog
from cards.notes import notes_on
from cards.search import search, suggest
from rules import games
from rules.kernel.game import Game

page_of_ones_own = cache_control(private=True, no_cache=True)
kept_by_anyone = cache_control(public=True, max_age=300)


def game_or_404(key: str) -> Game:
    try:
        return games.game(key)
    except KeyError:
        raise Http404(f"no game {key}") from None


@require_safe
@page_of_ones_own
def catalogue(request: HttpRequest, game: str) -> HttpResponse:
    """Search a game's cards. At most eight queries, whatever is found."""
    found = _found(request, game_or_404(game))
    return render(request, "cards/catalogue.html", found | {"guide": guide(game)})


@require_safe
@kept_by_anyone
def results(request: HttpRequest, game: str) -> HttpResponse:
    """The fragment that replaces the results while someone types."""
    found = _found(request, game_or_404(game)) | {"as_fragment": True}
    return replace_url(render(request, "cards/_results.html", found), found["browsing"].address)


def _found(request: HttpRequest, game: Game) -> dict[str, Any]:
    """What both of them show."""
    browsing = Browsing.of(game.key, request.GET)
    query = browsing.query
    digest = Catalog.objects.digest(game.key)
    found = search(game, query, page=browsing.page)
    return {
        "game": game,
        "digest": digest,
        "browsing": browsing,
        "results": found,
        "filters": button_groups(filters(game, digest), query, browsing.asking),
        "menus": button_groups(menus(game), query, browsing.asking),
        "columns": card_pages.columns(game),
        "counted": counted(query, found.total),
        "notes": notes_on([each.card for each in found.cards], game, digest),
        "suggestions": [] if found.total else suggest(game, query),
        "as_fragment": False,
    }


@require_safe
@page_of_ones_own
def rulebook(request: HttpRequest, game: str) -> HttpResponse:
    """The numbered rules; `#VG-2.1` in an address leads to that rule. No query."""
    played = game_or_404(game)
    proven = report(played)
    chapters = rulebook_pages.chapters(played, proven.marks if proven else ())
    return render(request, "cards/rulebook.html", {"game": played, "chapters": chapters})


@require_safe
@page_of_ones_own
def card(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """One card in the printing that `p` names, else in its first. At most eleven queries."""
    played = game_or_404(game)
    found = get_object_or_404(Card.objects.of(game).with_printings(), key=key)
    printings = list(found.printings.all())
    printing = next((each for each in printings if str(each.uid) == request.GET.get("p")), printings[0])
    previous, following = card_pages.neighbours(printing)
    digest = Catalog.objects.digest(game)
    context = {
        "game": played,
        "digest": digest,
        "card": found,
        "printing": printing,
        "printings": printings,
        "previous": previous,
        "following": following,
        "summary": card_pages.summary(found, played),
        "values": list(card_pages.printed_values(found, played)),
        "verdicts": card_pages.verdicts(found, played),
        "translations": card_pages.translations(found, played),
        "asks_for": card_pages.asks_for(found),
        "relations": card_pages.relations(found, played),
        "notes": notes_on([found], played, digest),
    }
    return render(request, "cards/card.html", context)
