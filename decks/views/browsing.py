"""Lists of decks: the public ones, the visitor's own, those that play a card."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from cards.browsing import page_number
from cards.models import Card
from cards.search import suggest
from decks import listing, shelf
from decks.building import RefusedChange
from decks.models import Deck
from decks.visitors import posted_token
from rules import games

RECENT = 5
"""Decks that a card's page shows."""


@require_safe
def public_decks(request: HttpRequest) -> HttpResponse:
    """Listed decks by game, format, family and card, newest change first. At most five queries and one a game.

    To suggest cards takes two more a game.
    """
    search = listing.Search.of(request.GET)
    lines, has_next = listing.page_of(search.decks(), search.page)
    is_lost = bool(search.card and not lines)
    context = {
        "games": games.ALL,
        "search": search,
        "card_name": listing.card_name(search.card) if search.card else "",
        "suggestions": [card for game in games.ALL for card in suggest(game, search.card)] if is_lost else [],
        "lines": lines,
        "has_next": has_next,
        "families": [(game, listing.family_names(game)) for game in games.ALL if game.family],
    }
    return render(request, "decks/public.html", context)


@require_safe
def my_decks(request: HttpRequest) -> HttpResponse:
    """The visitor's decks, newest change first. At most six queries."""
    is_archive = request.GET.get("archived") == "1"
    page = page_number(request.GET.get("page", ""))
    decks = Deck.objects.editable_by(request.visitor).filter(archived=is_archive)
    lines, has_next = listing.page_of(decks, page)
    context = {
        "lines": lines,
        "has_next": has_next,
        "page": page,
        "is_archive": is_archive,
        "form_token": request.visitor.form_token,
    }
    return render(request, "decks/mine.html", context)


@require_POST
def archive_decks(request: HttpRequest) -> HttpResponse:
    """Put the ticked decks away, or bring them back with `restore`."""
    owner = request.visitor.owner
    is_restoring = "restore" in request.POST
    ids = [int(text) for text in request.POST.getlist("deck") if text.isascii() and text.isdecimal() and len(text) < 16]
    changed = shelf.put_away(owner, ids, archived=not is_restoring) if owner else 0
    messages.success(
        request, f"{changed} {'deck' if changed == 1 else 'decks'} {'back' if is_restoring else 'put away'}."
    )
    return redirect("my-decks")


@require_POST
def duplicate_deck(request: HttpRequest, deck_id: int) -> HttpResponse:
    """Make another deck like this one and open it."""
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor).with_entries(), pk=deck_id)
    try:
        return redirect(shelf.duplicate(deck, posted_token(request)))
    except RefusedChange as refusal:
        messages.error(request, str(refusal))
        return redirect("my-decks")


@require_http_methods(["GET", "HEAD", "POST"])
def delete_deck(request: HttpRequest, deck_id: int) -> HttpResponse:
    """Ask first, then delete the deck with its history and links; copies of it stay."""
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor), pk=deck_id)
    if request.method != "POST":
        return render(request, "decks/delete.html", {"deck": deck, "links": deck.links.count()})
    deck.delete()
    messages.success(request, f"“{deck.name}” is deleted.")
    return redirect("my-decks")


@require_safe
@cache_control(public=True, max_age=60)
def decks_with_card(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """A fragment for a card's page: the listed decks that play it, newest change first. Six queries."""
    card = get_object_or_404(Card, game=game, key=key)
    decks = Deck.objects.listed().holding(Card.objects.filter(pk=card.pk))
    lines = listing.lines(decks.with_entries()[: RECENT + 1])
    context = {"card": card, "lines": lines[:RECENT], "has_more": len(lines) > RECENT}
    return render(request, "decks/_decks_with_card.html", context)
