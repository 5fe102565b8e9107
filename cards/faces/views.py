"""Serving faces: each address names one drawing for ever, so a browser asks for it once."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.http import quote_etag, urlencode
from django.views.decorators.http import require_safe

from cards import faces
from cards.faces import Size
from cards.models import Card
from cards.models import Printing as PrintingRow
from rules.kernel.facts import CardFacts, Printing

YEAR = 365 * 24 * 60 * 60
HOUR = 60 * 60


def _sources() -> Iterator[bytes]:
    for source in sorted(Path(faces.__file__).parent.rglob("*.py")):
        yield source.read_bytes()


DRAWING = blake2b(b"".join(_sources()), digest_size=8).hexdigest()
"""Changes with every change of how we draw, and with it the address of every face."""


def version(card: Card | CardFacts, printing: PrintingRow | Printing | None) -> str:
    """Eight characters that change whenever the drawing of this card would."""
    rarity = printing.rarity if printing else ""
    told = repr((DRAWING, card.name, card.kind, sorted(card.attributes.items()), rarity))
    return blake2b(told.encode("utf-8", "replace"), digest_size=4).hexdigest()


def face_url(
    game: str,
    card: Card | CardFacts,
    printing: PrintingRow | Printing | None = None,
    size: Size = Size.THUMB,
    pose: str = "",
) -> str:
    """The address of a card's face, in one of its looks; that of the back for a card which no catalogue holds. No query."""
    if card.kind == "unknown":
        return reverse("card-back", args=[game])
    uid = printing and (printing.uid if isinstance(printing, PrintingRow) else printing.id)
    asked = {"p": uid, "s": size if size == Size.FULL else None, "as": pose, "v": version(card, printing)}
    return reverse("card-face", args=[game, card.key]) + "?" + urlencode({k: v for k, v in asked.items() if v})


def _asked(request: HttpRequest, game: str, key: str) -> tuple[CardFacts, Printing | None, Size]:
    """The card, its printing (the first one unless another of its own is named) and the size; two queries."""
    card = get_object_or_404(Card.objects.of(game).with_printings(), key=key).facts
    uid = request.GET.get("p")
    printing = next((one for one in card.printings if uid in (None, "", str(one.id))), None)
    if game not in faces.GAMES or (uid and printing is None):
        raise Http404
    return card, printing, Size.FULL if request.GET.get("s") == Size.FULL else Size.THUMB


@require_safe
def card_face(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """A card's face; kept for a year when the address carries its version, else for an hour."""
    card, printing, size = _asked(request, game, key)
    pose = request.GET.get("as", "")
    if pose and pose not in faces.POSES.get(game, ()):
        raise Http404
    current = version(card, printing)
    kept = YEAR if request.GET.get("v") == current else HOUR
    return _answer(request, faces.face(game, card, printing, size, pose), f"{current}-{size}{pose}", kept)


@require_safe
def card_back(request: HttpRequest, game: str) -> HttpResponse:
    """The back of a game's cards."""
    if game not in faces.GAMES:
        raise Http404
    return _answer(request, faces.back(game), DRAWING, HOUR)


def _answer(request: HttpRequest, svg: str, tag: str, seconds: int) -> HttpResponse:
    """The drawing, or the short answer for a browser that has it already."""
    response = HttpResponse(svg, content_type="image/svg+xml", headers={"ETag": quote_etag(tag)})
    patch_cache_control(response, public=True, max_age=seconds, **({"immutable": True} if seconds == YEAR else {}))
    return get_conditional_response(request, etag=quote_etag(tag), response=response)
