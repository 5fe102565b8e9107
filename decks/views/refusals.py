"""What a browser gets instead of what it asked for."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django_htmx.http import HttpResponseClientRefresh


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A post without the page's token: forged, or from a page opened before signing in or out.

    Under htmx the page is loaded anew, and with it the token.
    """
    return HttpResponseClientRefresh() if request.htmx else render(request, "403_csrf.html", status=403)
