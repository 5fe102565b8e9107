"""Who asks: an account, or an anonymous holder of a secret cookie; both own decks.

The cookie holds a random secret, signed; the database holds only its digest. An `Owner` row comes with the
first thing owned, so that looking around leaves nothing behind. Signing in takes along what the cookie owned.
"""

import hashlib
import secrets
from collections.abc import Callable
from datetime import timedelta
from functools import cached_property

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.db import transaction
from django.dispatch import Signal, receiver
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from decks.models import Deck, Owner
from decks.tokens import is_token, new_token

COOKIE = "visitor"
SALT = "decks.visitors"
LIFE = timedelta(days=365)
"""How long an unused cookie is good for; each use begins it anew."""
ownership_moved = Signal()
"""An `anonymous` owner's things become those of an `account` (both `Owner` rows), within one transaction."""


class Visitor:
    """Whoever sent this request. It costs no query until somebody asks."""

    def __init__(self, request: HttpRequest) -> None:
        self._request = request
        self.has_been_asked = False

    @property
    def user(self) -> AbstractBaseUser | None:
        """The account; None for an anonymous visitor. Two queries when there is a session, else none."""
        self.has_been_asked = True
        return self._request.user if self._request.user.is_authenticated else None

    @cached_property
    def owner(self) -> Owner | None:
        """As whom they own things; None until they do. One query, and none without account and cookie."""
        if self.user:
            return Owner.objects.filter(user=self.user).first()
        return self.anonymous_owner

    @property
    def anonymous_owner(self) -> Owner | None:
        """The owner that the cookie stands for, signed in or not."""
        return Owner.objects.filter(secret_digest=digest(self.secret)).first() if self.secret else None

    @cached_property
    def secret(self) -> str | None:
        """The cookie's secret; None without one, and for one that is tampered with or too old."""
        self.has_been_asked = True
        return self._request.get_signed_cookie(COOKIE, default=None, salt=SALT, max_age=LIFE)

    def ensure_owner(self) -> Owner:
        """The visitor as an owner, made now if they own nothing yet."""
        if self.owner is None:
            self.owner = self._new_owner()
        return self.owner

    def form_token(self) -> str:
        """What a form that makes a deck carries, so that sending it twice makes one.

        An anonymous visitor gets the cookie with the form: only then do both posts come from the same owner.
        """
        if not self.user:
            self._ensure_secret()
        return new_token()

    def sign_in(self, user: AbstractBaseUser) -> None:
        """Take the anonymous decks along to the account, and forget the cookie."""
        if owner := self.anonymous_owner:
            hand_over(owner, user)
        self.secret = None
        self.__dict__.pop("owner", None)

    def mark(self, response: HttpResponse) -> None:
        """Renew or drop the cookie. What says nothing of caches, or shows an account, is kept by none."""
        response.headers.setdefault("Cache-Control", "no-store")
        if self._has_account_been_shown() and "private" not in response["Cache-Control"]:
            response["Cache-Control"] = "no-store"
        if not self.has_been_asked:
            return
        patch_vary_headers(response, ("Cookie",))
        if self.secret:
            self._keep(response, self.secret)
        elif COOKIE in self._request.COOKIES:
            response.delete_cookie(COOKIE, samesite="Lax")

    def _ensure_secret(self) -> str:
        self.secret = self.secret or secrets.token_urlsafe(32)
        return self.secret

    def _keep(self, response: HttpResponse, secret: str) -> None:
        secure = settings.SESSION_COOKIE_SECURE
        response.set_signed_cookie(
            COOKIE, secret, salt=SALT, max_age=LIFE, httponly=True, samesite="Lax", secure=secure
        )

    def _has_account_been_shown(self) -> bool:
        """Whether making the answer looked at the user, and there was one: then no page is public."""
        return self._request.session.accessed and self._request.user.is_authenticated

    def _new_owner(self) -> Owner:
        if self.user:
            return Owner.objects.get_or_create(user=self.user)[0]
        return Owner.objects.get_or_create(secret_digest=digest(self._ensure_secret()))[0]


class VisitorMiddleware:
    """Put `request.visitor` on every request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.visitor = Visitor(request)  # type: ignore[attr-defined]
        response = self.get_response(request)
        request.visitor.mark(response)  # type: ignore[attr-defined]
        return response


def posted_token(request: HttpRequest) -> str | None:
    """The token of the form that was sent; None for one that no form here carries."""
    token = request.POST.get("token", "")
    return token if is_token(token) else None


def digest(secret: str) -> str:
    """What the database keeps of a secret; a plain hash is enough for 256 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


@transaction.atomic
def hand_over(anonymous: Owner, user: AbstractBaseUser) -> None:
    """Give the account what the anonymous visitor owns; nothing more happens the second time.

    The row is locked first: a deck being saved in another tab arrives before, or is refused, and is never lost.
    """
    owner = Owner.objects.select_for_update().filter(pk=anonymous.pk, user=None).first()
    if owner is None:
        return
    account, _ = Owner.objects.get_or_create(user=user)
    Deck.objects.filter(owner=owner).update(owner=account, token=None)
    ownership_moved.send(Owner, anonymous=owner, account=account)
    owner.delete()


@receiver(user_logged_in)
def take_decks_along(request: HttpRequest, user: AbstractBaseUser, **_: object) -> None:
    """Signing in by whatever way claims the visitor's decks."""
    if visitor := getattr(request, "visitor", None):
        visitor.sign_in(user)
