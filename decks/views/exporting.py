"""Taking a deck out: on a page to copy from, or as a file."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from decks.exporting.downloads import attachment
from decks.exporting.shapes import Exported, Shape, shape, shapes
from decks.views.statistics import Shown, shown
from rules.kernel.facts import CardFacts


@require_safe
def export(request: HttpRequest, deck_id: int | None = None, token: str | None = None) -> HttpResponse:
    """The deck in the shape that `?as=` names; a file with `?download=1`. At most five queries."""
    page = shown(request, deck_id, token)
    chosen = shape(request.GET.get("as", ""), page.deck.game)
    written = chosen.write(_exported(request, page))
    if "download" in request.GET:
        return _file(page, chosen, written)
    context = {
        "shown": page,
        "shapes": shapes(page.deck.game),
        "chosen": chosen,
        "written": written,
        "import_address": _absolute(request, f"{reverse('import-deck')}?code={written}"),
    }
    return render(request, "decks/export.html", context)


def _exported(request: HttpRequest, page: Shown) -> Exported:
    """Notes go out with the owner only: a link to one version does not show them."""
    game = page.deck.game

    def address(card: CardFacts) -> str:
        return _absolute(request, reverse("card", args=[game, card.key])) if card.is_known else ""

    return Exported(page.cards, page.format, page.deck.notes if page.is_own else "", address)


def _file(page: Shown, chosen: Shape, written: str) -> HttpResponse:
    response = HttpResponse(written, content_type=f"{chosen.media_type}; charset=utf-8")
    response["Content-Disposition"] = attachment(page.name, chosen.ending)
    return response


def _absolute(request: HttpRequest, address: str) -> str:
    return request.build_absolute_uri(address)
