"""Our own pages for what is not there or not allowed, where Django has none or shows its own in development."""

from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import BadRequest, MiddlewareNotUsed, PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import is_valid_path
from django.views import defaults


class OwnPagesMiddleware:
    """Where debug is on, answer 400, 403 and 404 as the public site does; other errors keep their traceback.

    The last of all, so that only views and the addresses themselves are below it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if not settings.DEBUG:
            raise MiddlewareNotUsed
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        is_no_address = response.status_code == 404 and request.resolver_match is None
        return defaults.page_not_found(request, Http404()) if is_no_address else response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        match error:
            case Http404():
                return defaults.page_not_found(request, error)
            case PermissionDenied():
                return defaults.permission_denied(request, error)
            case BadRequest() | SuspiciousOperation():
                return defaults.bad_request(request, error)
        return None


class FormAddressMiddleware:
    """Answer who looks at an address that only takes forms, as a reload may, with a page that leads back; still 405."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.method != "GET" or response.status_code != 405 or response.content:
            return response
        page = render(request, "405.html", {"back": way_back(request.path)}, status=405)
        page["Allow"] = response["Allow"]
        return page


def way_back(path: str) -> str:
    """From an address to the nearest page above, `../../` of `/decks/5/cards/wingal/`, telling nothing of its deck."""
    above, way = path, ""
    while above != "/":
        above = above.rstrip("/").rpartition("/")[0] + "/"
        way += "../"
        if is_valid_path(above):
            break
    return way
