"""The start page: what this is, the first step, the tables, new public decks."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from cards.models import Card
from decks import listing
from decks.models import Deck
from rules import games

GAME = "vanguard"
SHOWN = ("dragonic-overlord", "blaster-blade", "ceo-amaterasu")
"""Cards that lie open on the start page, left to right."""
RECENT = 6

Places = tuple[tuple[int, int], ...]
"""Corners of the card places of a table, on a cloth of 120 by 48."""

LATER: tuple[tuple[str, Places], ...] = (
    ("Hearthstone, Classic", tuple((18 + 13 * i, y) for y in (8, 28) for i in range(7))),
    ("Pokémon Duels", tuple((30 + 13 * i, y) for y in (8, 28) for i in range(5))),
    ("Tale of Wuxia", tuple((2 + 12 * i, 18) for i in range(10))),
    ("Nannaier’s Exercise", tuple((x + 11 * i, y) for x in (14, 50, 86) for y in (8, 28) for i in range(2))),
)
"""Games that are to come, each as the shape of its table."""


@require_safe
@cache_control(private=True, no_cache=True)
def home(request: HttpRequest) -> HttpResponse:
    """At most eight queries."""
    shown = {card.key: card for card in Card.objects.of(GAME).filter(key__in=SHOWN).with_printings()}
    context = {
        "vanguard": games.game(GAME),
        "shown": [shown[key] for key in SHOWN if key in shown],
        "cards": Card.objects.of(GAME).count(),
        "clans": listing.clan_names(GAME),
        "later": LATER,
        "form_token": request.visitor.form_token(),
        "lines": listing.lines(Deck.objects.listed().with_entries()[:RECENT]),
    }
    return render(request, "home.html", context)
