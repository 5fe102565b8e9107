"""How large a post may be, and how many a visitor may send in a while.

Counters live in the memory of the process, as the site has one for its pages; with several, each counts alone.
"""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django_ratelimit.core import get_usage

CHANGES = "300/m"
"""Any post that is not named below, all of a visitor's together: five clicks a second."""
RATES = {
    "sign-in": "30/5m",
    "sign-up": "30/h",
    "change-password": "30/5m",
    "new-deck": "200/10m",
    "copy-deck": "200/10m",
    "duplicate-deck": "200/10m",
    "import-deck": "200/10m",
    "backup": "20/5m",
    "quick-match": "60/10m",
    "new-match": "60/10m",
    "take-seat": "60/10m",
}
GUESSES = "5/m"
"""Wrong passwords for one name from one network address."""
LARGER = {"/decks/backup/": 9 * 1024 * 1024}
"""Addresses whose uploaded files may be larger than other posts, in bytes."""
BY_ADDRESS = frozenset({"sign-in", "sign-up"})
"""Counted by network address even for a known visitor: a new cookie must not buy new guesses."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})


class LimitsMiddleware:
    """Refuse posts that are too large before anything reads them, and those that come too fast.

    It comes after the check against forged posts and after `request.visitor`.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        size, limit = posted_bytes(request), LARGER.get(request.path, settings.DATA_UPLOAD_MAX_MEMORY_SIZE)
        if size > limit:
            return refuse(request, 413, f"That is {size:,} bytes; at most {limit:,} can be sent. Nothing was changed.")
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_: Any) -> HttpResponse | None:
        wait = seconds_to_wait(request)
        if not wait:
            return None
        message = f"That was a little fast: please wait {wait} seconds, then send it again. Nothing was changed."
        response = refuse(request, 429, message)
        response["Retry-After"] = str(wait)
        return response


def posted_bytes(request: HttpRequest) -> int:
    """The announced size of the body, 0 where none is announced (then none is read either)."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    return int(length[:18]) if length.isascii() and length.isdecimal() else 0


def seconds_to_wait(request: HttpRequest) -> int:
    """Count this post; 0 while there are not too many, else after how many seconds they are forgotten."""
    if request.method in SAFE_METHODS:
        return 0
    name = request.resolver_match.view_name
    group = name if name in RATES else "changes"
    usage = get_usage(request, group=group, key=_key(request, group), rate=RATES.get(group, CHANGES), increment=True)
    return max(1, usage["time_left"]) if usage and usage["should_limit"] else 0


def seconds_to_guess(request: HttpRequest, name: str, *, is_wrong: bool = False) -> int:
    """After how many seconds a password for the name is looked at again, 0 for now; `is_wrong` counts one more."""
    usage = get_usage(request, group="guesses", key=_guess_key(name), rate=GUESSES, increment=is_wrong)
    has_guessed = usage and usage["count"] >= usage["limit"]
    return max(1, usage["time_left"]) if has_guessed else 0


def network_address(request: HttpRequest) -> str:
    """Whence the request came; all that come through a local socket count as one."""
    return request.META.get("REMOTE_ADDR") or "0.0.0.0"


def refuse(request: HttpRequest, status: int, message: str) -> HttpResponse:
    """The refusal in the form that whoever asked can show: a page, a sentence for htmx, data for the API."""
    if request.path.startswith("/api/"):
        return JsonResponse({"error": {"code": "refused", "message": message, "fields": []}}, status=status)
    if request.htmx:
        return HttpResponse(message, status=status, content_type="text/plain", headers={"HX-Reswap": "none"})
    return render(request, f"{status}.html", {"message": message}, status=status)


def _key(request: HttpRequest, group: str) -> str | Callable[[str, HttpRequest], str]:
    is_by_address = group in BY_ADDRESS or request.path.startswith("/api/")
    owner = None if is_by_address else request.visitor.owner
    return (lambda *_: f"owner {owner.pk}") if owner else "ip"


def _guess_key(name: str) -> Callable[[str, HttpRequest], str]:
    return lambda _, request: f"{network_address(request)} {name.lower()}"
