"""All of a visitor's decks in one file: saving it, looking into one, restoring it."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from decks.backup import BYTES, backup, packed, plan, read_backup, restore, unpacked
from decks.bounds import RefusedChange
from decks.exporting.data import UnreadableData
from decks.exporting.downloads import attachment
from decks.models import Deck
from rules import games


@require_http_methods(["GET", "HEAD", "POST"])
def backup_decks(request: HttpRequest) -> HttpResponse:
    """The page; the file with `?download=1`. A posted file is shown first and restored when that is confirmed."""
    if request.method != "POST":
        return _file(request) if "download" in request.GET else _page(request)
    try:
        data = _posted(request)
        file = read_backup(data)
        if "restore" not in request.POST:
            return _page(request, plan=plan(request.visitor.owner, file), packed=packed(data))
        done = restore(request.visitor.ensure_owner(), file)
    except (UnreadableData, RefusedChange) as error:
        return _page(request, refusal=str(error), status=422)
    made, known = len(done.new), len(done.known)
    messages.success(request, f"{made} {'deck' if made == 1 else 'decks'} restored, {known} already there.")
    return redirect("my-decks")


def _posted(request: HttpRequest) -> bytes:
    """The chosen file, or the one that was looked into."""
    if (file := request.FILES.get("file")) is not None:  # an empty file is falsy
        return file.read(BYTES + 1)
    if field := request.POST.get("packed"):
        return unpacked(field)
    raise UnreadableData("Choose a backup file.")


def _file(request: HttpRequest) -> HttpResponse:
    response = HttpResponse(backup(request.visitor.owner), content_type="application/json; charset=utf-8")
    response["Content-Disposition"] = attachment(f"decks {timezone.now():%Y-%m-%d}", "json")
    return response


def _page(request: HttpRequest, status: int = 200, **context: object) -> HttpResponse:
    base = {
        "plan": None,
        "refusal": "",
        "count": Deck.objects.editable_by(request.visitor).count(),
        "format_names": {format.key: format.name for game in games.ALL for format in game.formats},
    }
    return render(request, "decks/backup.html", base | context, status=status)
