"""The ways to a table: the lobby, setting up a match, an invitation, one's own matches."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django_htmx.http import HttpResponseClientRedirect

from cards.browsing import page_number
from decks.visitors import posted_token
from play import agreements, joining, matches, table
from play.bots import STRENGTHS
from play.listing import lines
from play.matches import SeatTaken, Terms
from play.models import Match, Status
from play.new_match import NORMAL, NewMatch, bot_chair
from play.seats import Place, may_be_watched, own_place, place_at, seats_of
from rules import games
from rules.games import game as game_of
from rules.kernel.chance import commitment
from rules.kernel.formats import Format
from rules.kernel.game import Game

SHOWN = 12
"""Matches of one kind that the lobby lists."""
PER_PAGE = 20


@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    """Matches to go on with, to join and to watch, and the ways to a new one. At most seven queries."""
    visitor = request.visitor
    mine = Match.objects.seated(visitor).filter(status__in=(Status.OPEN, Status.RUNNING))
    own = lines(mine.order_by("-moved_at")[:SHOWN], visitor)
    others = Match.objects.exclude(pk__in=[line.match.pk for line in own])
    context = {
        "own": own,
        "open": lines(others.open_to_all()[:SHOWN], visitor),
        "running": lines(others.to_watch().order_by("-moved_at")[:SHOWN], visitor),
        "games": _played(),
        "strengths": STRENGTHS,
        "normal": NORMAL,
        "form_token": visitor.form_token(),
    }
    return render(request, "play/lobby.html", context)


@require_safe
def my_matches(request: HttpRequest) -> HttpResponse:
    """The visitor's matches that began, those that go on first. At most four queries."""
    page = page_number(request.GET.get("page", ""))
    start = (page - 1) * PER_PAGE
    visitor = request.visitor
    found = lines(Match.objects.seated(visitor).history()[start : start + PER_PAGE + 1], visitor)
    context = {"lines": found[:PER_PAGE], "page": page, "has_next": len(found) > PER_PAGE}
    return render(request, "play/mine.html", context)


@require_POST
def quick_match(request: HttpRequest) -> HttpResponse:
    """A match against a bot at once, both with ready-made decks; `game` may name the game, `strength` the bot."""
    game = _named(request.POST.get("game", "")) or _played()[0]
    format = _format(game, "")
    strength = request.POST.get("strength", NORMAL)
    mine = joining.any_ready(format)
    theirs = mine if format.is_shared else joining.any_ready(format, but=mine.key)
    other = bot_chair(theirs, strength if strength in STRENGTHS else NORMAL)
    chairs = (joining.chair(request.visitor, mine, allows_watching=True), other)
    terms = Terms(game.key, format.key, dict(format.values))
    return redirect(matches.open_match(terms, *chairs, form_token=_fresh_token(request)))


@require_http_methods(["GET", "HEAD", "POST"])
def new_match(request: HttpRequest) -> HttpResponse:
    """Set a match up: `?game=`, `?format=`, `?deck=` an own deck's number, a shared deck's token or a ready one's name.

    The deck decides the game where it is of one only, else the format does.
    """
    posted = request.POST if request.method == "POST" else None
    asked = request.GET if posted is None else posted
    game = _game(request, asked)
    format = _format(game, asked.get("format", ""))
    form = NewMatch(request.visitor, format, posted, asked.get("against", ""))
    if form.is_valid():
        return redirect(matches.open_match(form.terms(), *form.chairs(), form_token=_fresh_token(request)))
    deck = asked.get("deck", "")
    shelf = joining.shelf(request.visitor, format, deck)
    context = {
        "games": _played(),
        "game": game,
        "format": format,
        "formats": [each for each in game.formats if each.playable],
        "form": form,
        "shelf": shelf,
        "deck": deck if any(deck == choice.key for choice in (*shelf.own, *shelf.ready)) else shelf.first,
        "agreements": agreements.agreements(format),
        "strengths": STRENGTHS,
        "token": posted_token(request) or request.visitor.form_token(),
    }
    return render(request, "play/new.html", context, status=422 if form.is_bound else 200)


def invitation(request: HttpRequest, place: Place, status: int = 200, **more: Any) -> HttpResponse:
    """A match that has not begun: to its host the link to send, to everyone else the seat to take."""
    match = place.match
    format = game_of(match.game).format(match.format)
    host = next((seat for seat in match.seats.all() if not seat.is_free), None)
    context = {
        "match": match,
        "host": host,
        "is_host": bool(place.seats),
        "game": game_of(match.game),
        "format": format,
        "differing": agreements.differing(match.game, match.values),
        "commitment": commitment(match.seed),
        "address": request.build_absolute_uri(match.get_absolute_url()),
        "shelf": None if place.seats else joining.shelf(request.visitor, format),
        "is_open": match.status == Status.OPEN,
        "errors": (),
    }
    return render(request, "play/invitation.html", context | more, status=status)


@require_safe
def waiting(request: HttpRequest, token: str) -> HttpResponse:
    """What the host's page asks while it waits: nothing until somebody sits down, then the way to the board."""
    match = own_place(token, request.visitor).match
    return (
        HttpResponse(status=204)
        if match.status == Status.OPEN
        else HttpResponseClientRedirect(match.get_absolute_url())
    )


@require_POST
def take_seat(request: HttpRequest, token: str) -> HttpResponse:
    """Sit down at an open match with a deck, if nobody was quicker."""
    place = place_at(token, request.visitor)
    if place.seats:
        return redirect(place.match)
    format = game_of(place.match.game).format(place.match.format)
    try:
        choice = joining.choice_to_join(request.visitor, format, place.match, request.POST.get("deck", ""))
    except KeyError:
        return invitation(request, place, status=422, errors=("Choose a deck to sit down with.",))
    if choice.refusals:
        return invitation(request, place, status=422, errors=[reason.message for reason in choice.refusals])
    host = next((seat.name for seat in place.match.seats.all() if not seat.is_free), "")
    allows_watching = "allows_watching" in request.POST
    try:
        match = matches.take_seat(place.match, joining.chair(request.visitor, choice, allows_watching, unlike=host))
    except SeatTaken:
        return _too_late(request, token)
    return redirect(match)


@require_POST
def close_invitation(request: HttpRequest, token: str) -> HttpResponse:
    """Take the invitation back; whoever follows the link is told."""
    place = own_place(token, request.visitor)
    if table.close_invitation(place.match):
        messages.success(request, "The invitation is closed.")
    return redirect("lobby" if not place.match.has_begun else place.match)


def _too_late(request: HttpRequest, token: str) -> HttpResponse:
    """Somebody else has the seat. One and the same visitor, asking twice at once, is led to it."""
    match = Match.objects.with_seats().get(token=token)
    if seats_of(match, request.visitor):
        return redirect(match)
    context = {"match": match, "may_watch": match.is_running and may_be_watched(match)}
    return render(request, "play/taken.html", context, status=409)


def _fresh_token(request: HttpRequest) -> str | None:
    """The form's token; none where its match is long over and the form was found again by going back."""
    token = posted_token(request)
    ended = Match.objects.filter(form_token=token, status__in=(Status.OVER, Status.STOPPED))
    return None if token and ended.exists() else token


def _played() -> list[Game]:
    """The games that matches are offered of."""
    return [game for game in games.ALL if any(format.playable for format in game.formats)]


def _named(key: str) -> Game | None:
    return next((game for game in _played() if game.key == key), None)


def _game(request: HttpRequest, asked: QueryDict) -> Game:
    """The game that is asked for. One query at most where a deck is named."""
    of_deck = joining.game_of_deck(request.visitor, asked.get("deck", ""))
    of_format = asked.get("format", "").partition(".")[0]
    named = (of_deck, asked.get("game", ""), of_format)
    return next((game for game in map(_named, named) if game), _played()[0])


def _format(game: Game, key: str) -> Format:
    playable = [format for format in game.formats if format.playable]
    return next((format for format in playable if format.key == key), playable[0])
