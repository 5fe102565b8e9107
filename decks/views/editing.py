"""The builder: every control is a form post that says what is wanted: so many copies, one more, one fewer.

A plain post is answered by a redirect back to the same place; a post of the page's script by the deck's panel
and the buttons of the cards that changed. Someone else's deck is missing, whatever is asked of it.
"""

import re
from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django_htmx.http import replace_url

from cards.browsing import page_number
from cards.models import Card
from decks import building, history
from decks.bounds import RefusedChange
from decks.building import Change
from decks.contents import card_of, deck_list, revision_list
from decks.finding import Finding
from decks.models import Deck, Revision
from decks.panel import Panel, cards_of_other_room, is_empty, issue_named
from decks.views.refusals import signed_out
from decks.visitors import posted_token
from rules import games
from rules.catalogues import starters
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey

View = Callable[..., HttpResponse]
NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def own_deck(request: HttpRequest, deck_id: int) -> Deck:
    """The visitor's deck with its entries, or Http404. Four queries after the visitor's own."""
    return get_object_or_404(Deck.objects.editable_by(request.visitor).with_entries(), pk=deck_id)


@require_safe
def edit(request: HttpRequest, deck_id: int) -> HttpResponse:
    """The builder's page: the catalogue's search on one side, the deck on the other."""
    deck = own_deck(request, deck_id)
    return _page(request, deck, deck_list(deck))


@require_safe
def find_cards(request: HttpRequest, deck_id: int) -> HttpResponse:
    """The search side alone, for a search while it is typed."""
    deck = own_deck(request, deck_id)
    finding = Finding.of(deck, request.GET)
    context = {"deck": deck, "panel": Panel(deck, deck_list(deck)), "finding": finding, "as_fragment": True}
    return replace_url(render(request, "decks/_found.html", context), finding.address)


@require_http_methods(["GET", "HEAD", "POST"])
def new_deck(request: HttpRequest) -> HttpResponse:
    """Make a deck of the game that `?game=` names and open it; posting one form twice opens the deck it made."""
    game = next((each for each in games.ALL if each.key == request.GET.get("game")), games.ALL[0])
    format, name = request.POST.get("format", game.formats[0].key), request.POST.get("name", "").strip()
    starter = next((card.key for card in starters(game) if card.key == request.POST.get("starter")), None)
    token = posted_token(request) or request.visitor.form_token()
    context = {"game": game, "games": games.ALL, "starters": starters(game), "starter": starter, "format": format}
    context |= {"name": name, "token": token, "refusal": "", "is_empty": is_empty}
    if request.method != "POST":
        return render(request, "decks/new.html", context)
    owner, led = request.visitor.ensure_owner(), DeckList(game.key, (), starter)
    name = name or "New deck"
    try:
        return redirect(building.create(owner, game=game.key, format=format, name=name, contents=led, token=token))
    except RefusedChange as refusal:
        return render(request, "decks/new.html", context | {"refusal": str(refusal)}, status=422)


@require_safe
@cache_control(public=True, max_age=300)
def card_preview(request: HttpRequest, game: str, card_key: str) -> HttpResponse:
    """A card as the builder shows it beside the list: its face, its values in words, its abilities."""
    card = get_object_or_404(Card.objects.with_printings(), game=game, key=card_key)
    return render(request, "decks/_preview.html", {"card": card})


@require_safe
def deck_history(request: HttpRequest, deck_id: int) -> HttpResponse:
    """The deck's revisions, newest first, and how one of them differs from another or from the head."""
    deck = own_deck(request, deck_id)
    page = page_number(request.GET.get("page", ""))
    revisions, has_next = history.page_of(deck, page)
    context = {"deck": deck, "revisions": revisions, "page": page, "has_next": has_next, "comparison": None}
    if number := request.GET.get("compare"):
        older, newer = _revision(deck, number), _revision(deck, request.GET.get("with") or str(deck.head.number))
        context["comparison"] = history.compare(deck, *sorted((older, newer), key=lambda each: each.number))
    return render(request, "decks/history.html", context)


def by_an_owner(view: View) -> View:
    """Tell the page's script when its visitor owns no deck any more: they signed out in another tab."""

    @wraps(view)
    def guarded(request: HttpRequest, deck_id: int, **arguments: str) -> HttpResponse:
        if request.htmx and request.visitor.owner is None:
            return signed_out(request, reverse("edit-deck", args=[deck_id]))
        return view(request, deck_id, **arguments)

    return guarded


def changes_deck(action: Callable[..., Change]) -> View:
    """A view that does one thing to a deck of the visitor's and shows what came of it."""

    @wraps(action)
    @require_POST
    @by_an_owner
    def view(request: HttpRequest, deck_id: int, **arguments: str) -> HttpResponse:
        deck = get_object_or_404(Deck.objects.editable_by(request.visitor), pk=deck_id)
        try:
            change = action(request, deck, **arguments)
        except RefusedChange as refusal:
            return _refused(request, deck_id, str(refusal))
        if not request.htmx:
            return redirect(_place(request, deck, arguments.get("card_key")))
        return _answer(request, deck, change.cards, change.summary, _touched(request, deck, change))

    return view


@changes_deck
def set_count(request: HttpRequest, deck: Deck, card_key: str) -> Change:
    """Set how many copies of a card the deck holds, over all its printings; 0 removes it."""
    return building.set_count(deck, _card(deck, card_key), _number(request, "count"))


@changes_deck
def set_printing_count(request: HttpRequest, deck: Deck, card_key: str) -> Change:
    """Set how many copies of one printing the deck holds, change them `by` some, or swap all of one for another."""
    card, number, part = _card(deck, card_key), request.GET.get("number", ""), request.GET.get("part", MAIN)
    if old := request.POST.get("instead_of"):
        return building.use_printing(deck, card, old, number, part=part)
    if "by" in request.POST:
        return building.change_printing_count(deck, card, number, _number(request, "by"), part)
    return building.set_printing_count(deck, card, number, _number(request, "count"), part)


@changes_deck
def set_starter(request: HttpRequest, deck: Deck) -> Change:
    """Store the card that the deck starts with; an empty one forgets it."""
    card = request.POST.get("card")
    return building.set_starter(deck, CardKey(card) if card else None)


@changes_deck
def set_format(request: HttpRequest, deck: Deck) -> Change:
    """Judge the deck by another format."""
    return building.set_format(deck, request.POST.get("format", ""))


@changes_deck
def mend(request: HttpRequest, deck: Deck) -> Change:
    """Do what an issue of the deck's format offers; nothing when the issue is gone meanwhile."""
    fresh = own_deck(request, deck.pk)
    issue = issue_named(Panel(fresh, deck_list(fresh)).verdict, request.POST.get("issue", ""))
    if issue is None or issue.fix is None:
        raise RefusedChange("That is mended already.")
    return building.apply_fix(deck, issue.fix)


@changes_deck
def undo(request: HttpRequest, deck: Deck) -> Change:
    """Go back one state."""
    return building.undo(deck)


@changes_deck
def redo(request: HttpRequest, deck: Deck) -> Change:
    """Go forward one state."""
    return building.redo(deck)


@changes_deck
def restore(request: HttpRequest, deck: Deck) -> Change:
    """Hold again what an earlier revision held."""
    return building.restore(deck, _revision(deck, request.POST.get("revision", "")).number)


@require_POST
@by_an_owner
def describe(request: HttpRequest, deck_id: int) -> HttpResponse:
    """Name the deck and write its notes; what the form leaves out stays."""
    deck = own_deck(request, deck_id)
    try:
        building.rename(deck, request.POST.get("name"), request.POST.get("notes"))
    except RefusedChange as refusal:
        return _refused(request, deck_id, str(refusal))
    if not request.htmx:
        return redirect(_place(request, deck))
    return _answer(request, deck, deck_list(deck), "Saved")


def _page(request: HttpRequest, deck: Deck, cards: DeckList, refusal: str = "", status: int = 200) -> HttpResponse:
    finding = Finding.of(deck, request.POST if refusal else request.GET)
    context = {"deck": deck, "panel": Panel(deck, cards), "finding": finding, "refusal": refusal, "said": ""}
    return render(request, "decks/edit.html", context, status=status)


def _answer(
    request: HttpRequest, deck: Deck, cards: DeckList, said: str, touched: tuple[CardFacts, ...] = ()
) -> HttpResponse:
    context = {"deck": deck, "panel": Panel(deck, cards), "said": said, "refusal": "", "touched": touched}
    return render(request, "decks/_answer.html", context)


def _refused(request: HttpRequest, deck_id: int, refusal: str) -> HttpResponse:
    """The deck as it is, and why the change was not made."""
    deck = own_deck(request, deck_id)
    cards = deck_list(deck)
    if not request.htmx:
        return _page(request, deck, cards, refusal, status=422)
    context = {"deck": deck, "panel": Panel(deck, cards), "said": refusal, "refusal": refusal, "touched": ()}
    return render(request, "decks/_answer.html", context, status=422)


def _touched(request: HttpRequest, deck: Deck, change: Change) -> tuple[CardFacts, ...]:
    """The cards whose number, or room for more, differs from what the page shows, which has `seen` a revision."""
    seen = request.POST.get("seen", "")
    is_stale = seen.isdecimal() and int(seen) != change.revision
    known = deck.revisions.filter(number=int(seen)).first() if is_stale else None
    before = revision_list(deck, known) if known else change.before
    changed = (difference.entry.card for difference in history.differences(before, change.cards))
    of_other_room = cards_of_other_room(deck, before, change.cards)
    return tuple({card.key: card for card in (*changed, *of_other_room)}.values())


def _place(request: HttpRequest, deck: Deck, card_key: str | None = None) -> str:
    """Where a plain post came from: the same search, at the same card or at the deck."""
    is_at_card = card_key is not None and "number" not in request.GET
    return Finding.of(deck, request.POST).address + (f"#find-{card_key}" if is_at_card else "#deck-sheet")


def _card(deck: Deck, key: str) -> CardFacts:
    card = card_of(deck, key) if key.isprintable() else None
    if card is None:
        raise Http404
    return card


def _number(request: HttpRequest, field: str) -> int:
    text = request.POST.get(field, "")
    if not NUMBER.fullmatch(text):
        raise RefusedChange(f"{text[:20]!a} is not a number of copies.")
    return int(text)


def _revision(deck: Deck, number: str) -> Revision:
    if not number.isdecimal() or len(number) > 9:
        raise Http404
    return get_object_or_404(deck.revisions, number=int(number))
