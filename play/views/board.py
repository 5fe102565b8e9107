"""The board of a match, as the seat of whoever asks may see it."""

import json
import re
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe
from django_htmx.http import HttpResponseClientRedirect

from play import matches, presence, table, tickets
from play.board import board_of
from play.log import log_of
from play.panel import panel_of
from play.seats import Place, begun_place_at, own_begun_place, place_at
from play.views.lobby import invitation
from rules.kernel.engine import IllegalAction
from rules.kernel.reasons import reasons
from rules.kernel.sentences import Sentence
from rules.kernel.state import HIDDEN
from rules.kernel.views import view

GONE_ON = "The match has gone on meanwhile. This is how it stands now."
MUTED = "muted"
"""The cookie of a browser that hears no phrases."""
PLACE = re.compile(r"zone-([01])-(.{1,20})")
NO_ACTION = "That is nothing that can be done here."


@require_safe
def match(request: HttpRequest, token: str) -> HttpResponse:
    """The table, or the invitation to it while a seat is free."""
    place = place_at(token, request.visitor)
    return answer(request, place) if place.match.has_begun else invitation(request, place)


@require_safe
def updates(request: HttpRequest, token: str) -> HttpResponse:
    """The board anew, with what came `after` a row of the log; 204 where nothing is newer than `news`."""
    place = begun_place_at(token, request.visitor)
    if table.settle(place.match):
        place = begun_place_at(token, request.visitor)
    return answer_news(request, place, request.GET)


@require_POST
def act(request: HttpRequest, token: str) -> HttpResponse:
    """Do what the seat asks, once: a submit names the row of the log that it answers."""
    place = own_begun_place(token, request.visitor)
    presence.note(place.match, place.seats)
    table.settle(place.match)
    after = _number(request.POST.get("after"))
    try:
        if warning := _warning(request, place, after):
            return answer(request, place, warning=warning, unsure=request.POST["action"])
        moved = matches.submit(place.match, place.reader, -1 if after is None else after, _actions(request))
    except (matches.StaleAction, matches.NotRunning):
        return answer(request, own_begun_place(token, request.visitor), status=409, note=GONE_ON)
    except IllegalAction as illegal:
        return answer(request, place, status=422, refusals=illegal.refusals)
    except ValueError:
        return answer(request, place, status=422, note=NO_ACTION)
    if not request.htmx:
        return redirect(moved)
    return answer(request, Place(moved, place.seats), since=after)


def _warning(request: HttpRequest, place: Place, after: int | None) -> Sentence:
    """What the player should know before the one action of a submit is done, unless they are sure."""
    actions = _actions(request)
    if len(actions) != 1 or "action" not in request.POST or place.match.seq != after:
        return ()
    return matches.warning(place.match, place.reader, actions[0])


@require_safe
def why_not(request: HttpRequest, token: str, instance: int) -> HttpResponse:
    """What one of the seat's own cards can do now and what speaks against all else; `?to=` one card or place."""
    place = own_begun_place(token, request.visitor)
    if not place.match.is_of_these_rules:
        raise Http404
    seen = view(matches.state_of(place.match), place.reader)
    if not 0 <= instance < len(seen.card) or seen.card[instance] == HIDDEN:
        raise Http404
    name, target = seen.ruleset.definitions[seen.card[instance]].name, _pointed_at(request.GET.get("to"))
    context = {"match": place.match, "name": name, "reasons": reasons(seen, place.reader, instance, target)}
    return render(request, "play/_why.html" if request.htmx else "play/why.html", context)


def _actions(request: HttpRequest) -> list[Any]:
    """The actions of a submit, in their order; ValueError where they cannot be read."""
    if "choose" in request.POST:
        return [{"type": "choose", "picks": [int(pick) for pick in request.POST.getlist("pick")]}]
    texts = [text for field in ("action", "sure", "then") for text in request.POST.getlist(field)]
    try:
        return [json.loads(text) for text in texts]
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _number(text: str | None) -> int | None:
    """A number of the log; None where the text is none."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else None


def _pointed_at(text: str | None) -> int | tuple[int, str] | None:
    """A card by its number, a place by its id on the page; None where the text is neither."""
    if text and (place := PLACE.fullmatch(text)):
        return int(place[1]), place[2]
    return _number(text)


def is_muted(request: HttpRequest) -> bool:
    return request.COOKIES.get(MUTED) == "1"


def answer_news(request: HttpRequest, place: Place, asked: QueryDict) -> HttpResponse:
    """The board with what came `after` a row of the log; 204 where nothing is newer than `news`."""
    if asked.get("news") == str(place.match.news):
        return HttpResponse(status=204)
    return answer(request, place, since=_number(asked.get("after")))


def answer(
    request: HttpRequest, place: Place, status: int = 200, since: int | None = None, **more: Any
) -> HttpResponse:
    """The board, or the way to the record of a match whose rules are no longer those of the site."""
    if not place.match.is_of_these_rules:
        record = reverse("replay", args=[place.match.token])
        return HttpResponseClientRedirect(record) if request.htmx else redirect(record)
    context = {
        "match": place.match,
        "place": place,
        "board": board_of(place),
        "table": panel_of(place, is_muted(request)),
        "log": log_of(place, since),
        "stream": tickets.address(place.match.pk),
        "note": "",
        "warning": (),
        "refusals": (),
    }
    template = "play/_board.html" if request.htmx else "play/board.html"
    return render(request, template, context | more, status=status)
