"""What a browser gets instead of what it asked for."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django_htmx.http import HttpResponseClientRedirect, HttpResponseClientRefresh


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A post without the page's token: forged, or from a page opened before signing in or out.

    Under htmx the page is loaded anew, and with it the token.
    """
    if not request.htmx:
        return render(request, "403_csrf.html", status=403)
    messages.warning(request, "You signed in or out meanwhile, so nothing was changed. Press again.")
    return HttpResponseClientRefresh()


def signed_out(request: HttpRequest, address: str) -> HttpResponse:
    """A click on a deck's page by a visitor who owns nothing any more: to the sign-in page, and from there back."""
    messages.warning(request, "You are signed out here, so nothing was changed. Sign in to go on with your deck.")
    return HttpResponseClientRedirect(f"{reverse('sign-in')}?{urlencode({'next': address})}")
