"""What players say over the cards, and that they are there."""

from collections.abc import Callable, Mapping

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST
from django_htmx.http import HttpResponseClientRedirect

from play import presence, table
from play.matches import StaleAction
from play.models import Match
from play.panel import panel_of
from play.seats import Place, own_begun_place
from play.table import NotNow
from play.views.board import GONE_ON, MUTED, answer, answer_news, is_muted

MUTING = {"mute": True, "unmute": False}
YEAR = 365 * 24 * 3600

Verb = Callable[[Match, int, int], None]

ANSWERS: Mapping[str, Verb] = {
    "offer-draw": table.offer_draw,
    "ask-take-back": table.ask_to_take_back,
    "accept": table.accept,
    "decline": table.decline,
    "claim": table.claim,
    "abort": table.abort,
}
"""Words that answer a row of the log, named by the field `after`."""


@require_POST
def here(request: HttpRequest, token: str) -> HttpResponse:
    """The player's page is open. Answers as `updates` does, and tells anew how long somebody has been away."""
    place = own_begun_place(token, request.visitor)
    presence.note(place.match, place.seats)
    table.settle(place.match)
    place = own_begun_place(token, request.visitor)
    if not request.htmx:
        return redirect(place.match)
    if _is_known(request, place) and any(presence.absence(place.match, seat) for seat in place.match.seats.all()):
        return render(request, "play/_table.html", {"table": panel_of(place, is_muted(request)), "oob": True})
    return answer_news(request, place, request.POST)


@require_POST
def table_word(request: HttpRequest, token: str) -> HttpResponse:
    """Say the `word` at the table; what cannot be done is told with the board as it stands."""
    place = own_begun_place(token, request.visitor)
    presence.note(place.match, place.seats)
    table.settle(place.match)
    if request.POST.get("word") in MUTING:
        return _mute(request, place, MUTING[request.POST["word"]])
    try:
        goal = _say(place, request)
    except NotNow as refusal:
        return answer(request, own_begun_place(token, request.visitor), status=422, note=str(refusal))
    except StaleAction:
        return answer(request, own_begun_place(token, request.visitor), status=409, note=GONE_ON)
    if goal != place.match and request.htmx:
        return HttpResponseClientRedirect(goal.get_absolute_url())
    return answer(request, own_begun_place(token, request.visitor)) if request.htmx else redirect(goal)


def _say(place: Place, request: HttpRequest) -> Match:
    """Do what the word asks; the match to go on with. 404 for a word that nobody here says."""
    match, seat, said = place.match, place.reader, request.POST
    word = said.get("word", "")
    if word in ANSWERS:
        after = said.get("after", "")
        ANSWERS[word](match, seat, int(after) if after.isdecimal() and len(after) < 10 else -1)
    elif word == "say":
        table.say(match, seat, said.get("phrase", ""))
    elif word == "allow-watching":
        table.allow_watching(match, place.seats, said.get("allows") == "1")
    elif word == "show-deck":
        table.show_deck(match, place.seats)
    elif word == "rematch":
        return table.rematch(match, seat)
    else:
        raise Http404
    return match


def _mute(request: HttpRequest, place: Place, is_muted: bool) -> HttpResponse:
    """Hear no phrases in this browser, or hear them again."""
    panel = panel_of(place, is_muted)
    response = answer(request, place, table=panel) if request.htmx else redirect(place.match)
    response.set_cookie(MUTED, "1" if is_muted else "0", max_age=YEAR, samesite="Lax", httponly=True)
    return response


def _is_known(request: HttpRequest, place: Place) -> bool:
    return request.POST.get("news") == str(place.match.news)
