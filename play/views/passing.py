"""The switch that stops a seat from being asked again this turn."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from play import passing
from play.seats import own_begun_place
from play.views.board import answer


@require_POST
def switch(request: HttpRequest, token: str) -> HttpResponse:
    """Turn it on or off; the board as it stands then. Whoever else looks at the match learns nothing of it."""
    place = own_begun_place(token, request.visitor)
    if place.match.is_running and place.reader is not None:
        passing.switch(place.match, place.reader, request.POST.get("passes") == "1")
    if not request.htmx:
        return redirect(place.match)
    return answer(request, own_begun_place(token, request.visitor))
