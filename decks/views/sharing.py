"""A deck as others see it by its link, and the panel where its owner says who may."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks import sharing, shelf
from decks.building import RefusedChange
from decks.checking import verdicts
from decks.listing import families, leader
from decks.models import Deck, ShareLink, Visibility
from decks.visitors import posted_token
from rules.catalogues import starter_of
from rules.games import game as game_of
from rules.kernel.sections import groups


class ShareForm(forms.Form):
    """Who may see a deck, and whether they are told whose it is."""

    visibility = forms.TypedChoiceField(choices=Visibility.choices, coerce=Visibility)
    is_signed = forms.BooleanField(required=False)


@require_safe
def shared_deck(request: HttpRequest, token: str) -> HttpResponse:
    """The deck that a link shows, to whoever holds it. At most five queries after the visitor's own."""
    shared = sharing.shared_deck(token)
    game = game_of(shared.deck.game)
    judged = verdicts(shared.cards)
    verdict = next(verdict for verdict in judged if verdict.format.key == shared.format)
    context = {
        "shared": shared,
        "game": game,
        "groups": groups(shared.cards, game.sections),
        "verdicts": judged,
        "verdict": verdict,
        "gauges": verdict.format.gauges(shared.cards),
        "leader": leader(shared.cards),
        "families": families(shared.cards),
        "starter": starter_of(shared.cards),
        "origin": sharing.origin_link(shared.deck),
        "is_mine": shared.deck.owner == request.visitor.owner,
        "form_token": request.visitor.form_token(),
    }
    return render(request, "decks/shared.html", context)


@require_POST
def copy_deck(request: HttpRequest, token: str) -> HttpResponse:
    """Copy a shared deck to the visitor's own, and open the copy."""
    shared = sharing.shared_deck(token)
    try:
        deck = shelf.copy(shared, request.visitor.ensure_owner(), posted_token(request))
    except RefusedChange as refusal:
        messages.error(request, str(refusal))
        return redirect("shared-deck", token)
    messages.success(request, "This copy is yours, and private. The deck it came from stays as it is.")
    return redirect(deck)


@require_http_methods(["GET", "HEAD", "POST"])
def share_deck(request: HttpRequest, deck_id: int) -> HttpResponse:
    """Say who may see the deck; the page shows its addresses."""
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor), pk=deck_id)
    form = ShareForm(request.POST if request.method == "POST" else None)
    if not form.is_valid():
        return _panel(request, deck, status=422 if form.is_bound else 200)
    sharing.sign(deck, form.cleaned_data["is_signed"])
    sharing.show_to(deck, form.cleaned_data["visibility"])
    return redirect("share-deck", deck.pk)


@require_POST
def pin_deck(request: HttpRequest, deck_id: int) -> HttpResponse:
    """Make a link to the deck as it is now."""
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor), pk=deck_id)
    sharing.pin(deck)
    return redirect("share-deck", deck.pk)


@require_POST
def make_link(request: HttpRequest, deck_id: int) -> HttpResponse:
    """One press from private to an address to send."""
    deck = get_object_or_404(Deck.objects.editable_by(request.visitor), pk=deck_id)
    sharing.open_by_link(deck)
    return redirect("share-deck", deck.pk)


@require_POST
def renew_link(request: HttpRequest, deck_id: int, link_id: int) -> HttpResponse:
    """Give the link a new address; the old one leads nowhere at once."""
    sharing.renew(_own_link(request, deck_id, link_id))
    messages.success(request, "The link has a new address. The old one no longer works.")
    return redirect("share-deck", deck_id)


@require_POST
def revoke_link(request: HttpRequest, deck_id: int, link_id: int) -> HttpResponse:
    """Take the link back."""
    sharing.revoke(_own_link(request, deck_id, link_id))
    messages.success(request, "The link no longer works.")
    return redirect("share-deck", deck_id)


def _own_link(request: HttpRequest, deck_id: int, link_id: int) -> ShareLink:
    decks = Deck.objects.editable_by(request.visitor)
    return get_object_or_404(ShareLink.objects.select_related("deck"), pk=link_id, deck_id=deck_id, deck__in=decks)


def _panel(request: HttpRequest, deck: Deck, status: int) -> HttpResponse:
    links = list(deck.links.select_related("revision"))
    context = {
        "deck": deck,
        "states": Visibility,
        "live": next((link for link in links if link.revision is None), None),
        "pinned": [link for link in links if link.revision],
        "site": request.build_absolute_uri("/").rstrip("/"),
    }
    return render(request, "decks/share.html", context, status=status)
