"""What can be taken away from a match: its record after the end, and a report of a position."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from play.records import record_of
from play.replays import moment_of, replay_of
from play.reports import report_of
from play.seats import own_begun_place
from play.views.replays import ended


@require_safe
def record(request: HttpRequest, token: str) -> HttpResponse:
    """The record of a match that has ended, as a file of JSON lines; 404 before: it holds the seed."""
    match = ended(token, request.visitor).match
    return _file(record_of(match), f"match-{match.token}.jsonl", "application/jsonl; charset=utf-8")


@require_safe
def report(request: HttpRequest, token: str) -> HttpResponse:
    """What the own seat may know of the position, as a scene file to copy, or with `?as=file` to download.

    Of a match that has ended of any step, `?step=37`; else of the last.
    """
    place = own_begun_place(token, request.visitor)
    replay = replay_of(place.match)
    moment = moment_of(replay, place, request.GET)
    step = moment.step if place.match.has_ended and "step" in request.GET else replay.last
    told = report_of(replay, place.reader, step) if replay.is_of_these_rules else None
    if told and request.GET.get("as") == "file":
        return _file(told.text, told.name, "application/yaml; charset=utf-8")
    shown = {"match": place.match, "report": told, "moment": moment, "step": step}
    return render(request, "play/report.html", shown)


def _file(text: str, name: str, kind: str) -> HttpResponse:
    return HttpResponse(text, content_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
