"""The board of a match, as the seat of whoever asks may see it."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from play import matches
from play.board import board_of
from play.seats import Place, own_place, place_at
from rules.kernel.engine import IllegalAction


@require_safe
def match(request: HttpRequest, token: str) -> HttpResponse:
    """The table, or the invitation to it while a seat is free."""
    return _board(request, place_at(token, request.visitor))


@require_safe
def updates(request: HttpRequest, token: str) -> HttpResponse:
    """What is new since `news`: fresh zones, or 204 where nothing is."""
    place = place_at(token, request.visitor)
    if request.GET.get("news") == str(place.match.news):
        return HttpResponse(status=204)
    return _board(request, place)


@require_POST
def act(request: HttpRequest, token: str) -> HttpResponse:
    """Do what the seat asks, once: a submit names the row of the log that it answers."""
    place = own_place(token, request.visitor)
    try:
        actions = [json.loads(text) for text in request.POST.getlist("action")]
        matches.submit(place.match, place.reader, int(request.POST["after"]), actions)
    except (matches.StaleAction, matches.NotRunning):
        return _board(request, own_place(token, request.visitor), status=409, note="The match has gone on meanwhile.")
    except IllegalAction as illegal:
        return _board(request, place, status=422, refusals=illegal.refusals)
    if not request.htmx:
        return redirect(place.match)
    return _board(request, own_place(token, request.visitor))


def _board(request: HttpRequest, place: Place, status: int = 200, **more: Any) -> HttpResponse:
    template = "play/_board.html" if request.htmx else "play/board.html"
    return render(request, template, {"board": board_of(place), **more}, status=status)
