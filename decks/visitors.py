"""Who asks: an account, or an anonymous holder of a secret cookie; both own decks."""

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse

from decks.models import Owner


@dataclass(slots=True)
class Visitor:
    """Whoever sent this request; `owner` is None until they own something."""

    owner: Owner | None


class VisitorMiddleware:
    """Put `request.visitor` on every request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.visitor = Visitor(None)  # type: ignore[attr-defined]
        return self.get_response(request)
