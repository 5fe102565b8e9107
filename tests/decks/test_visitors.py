"""Who asks, and that what they own stays theirs."""

from collections.abc import Callable
from http.cookies import Morsel

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.db import SessionStore
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from decks.models import Deck, Owner
from decks.visitors import COOKIE, Visitor, VisitorMiddleware, hand_over

pytestmark = pytest.mark.django_db


def visit(view: Callable[[Visitor], object], cookie: Morsel | None = None, user: User | None = None) -> HttpResponse:
    """One request by whoever holds this cookie or account; `view` says what the page does with its visitor."""

    def page(request: HttpRequest) -> HttpResponse:
        request.user = user or AnonymousUser()
        request.session = SessionStore()
        view(request.visitor)
        return HttpResponse("page")

    request = RequestFactory().get("/")
    if cookie:
        request.COOKIES[COOKIE] = cookie.value
    return VisitorMiddleware(page)(request)


def own(visitor: Visitor) -> Owner:
    return visitor.ensure_owner()


def ask(visitor: Visitor) -> Owner | None:
    return visitor.owner


def owned_deck(owner: Owner, name: str = "Aichi's first") -> Deck:
    return Deck.objects.create(owner=owner, game="vanguard", format="vanguard.classic", name=name)


def test_looking_around_leaves_no_owner_and_no_cookie(django_assert_num_queries):
    with django_assert_num_queries(0):
        response = visit(ask)
    assert not response.cookies
    assert not Owner.objects.exists()


def test_a_page_that_never_asks_costs_no_query_and_is_the_same_for_everyone(django_assert_num_queries):
    cookie = visit(own).cookies[COOKIE]
    with django_assert_num_queries(0):
        response = visit(lambda visitor: None, cookie)
    assert not response.cookies
    assert not response.has_header("Vary")


def test_a_page_that_says_nothing_of_caches_is_kept_by_none():
    assert visit(lambda visitor: None)["Cache-Control"] == "no-store"


def test_the_first_thing_owned_makes_an_owner_whom_the_cookie_finds_again(django_assert_num_queries):
    cookie = visit(own).cookies[COOKIE]
    found = []
    with django_assert_num_queries(1):
        visit(lambda visitor: found.extend([visitor.owner, visitor.owner]), cookie)
    assert found == [Owner.objects.get()] * 2


def test_the_cookie_is_hidden_from_scripts_and_lives_a_year():
    cookie = visit(own).cookies[COOKIE]
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] == 365 * 24 * 3600


@pytest.mark.parametrize("is_encrypted", [True, False])
def test_the_cookie_travels_as_the_sessions_does(settings, is_encrypted):
    settings.SESSION_COOKIE_SECURE = is_encrypted
    assert bool(visit(own).cookies[COOKIE]["secure"]) is is_encrypted


def test_the_database_holds_only_a_digest_of_the_secret():
    secrets = []
    visit(lambda visitor: secrets.extend([visitor.ensure_owner(), visitor.secret]))
    assert secrets[1] not in str(Owner.objects.values().get())


def test_using_the_cookie_renews_it():
    cookie = visit(own).cookies[COOKIE]
    assert visit(ask, cookie).cookies[COOKIE]["max-age"] == 365 * 24 * 3600


def test_a_cookie_unused_for_more_than_a_year_is_nobody(monkeypatch):
    cookie = visit(own).cookies[COOKIE]
    now = signing.time.time()
    monkeypatch.setattr(signing.time, "time", lambda: now + 366 * 24 * 3600)
    seen = []
    response = visit(lambda visitor: seen.append(visitor.owner), cookie)
    assert seen == [None]
    assert response.cookies[COOKIE].value == ""


@pytest.mark.parametrize(
    "value",
    ["", "x", "a:b:c", "\x00", "\ud800", "9" * 5000, signing.get_cookie_signer("other").sign("secret")],
    ids=["empty", "no signature", "made up", "control character", "surrogate", "long", "signed for something else"],
)
def test_a_tampered_cookie_is_nobody_quietly(value, django_assert_num_queries):
    cookie = Morsel()
    cookie._value = value
    seen = []
    with django_assert_num_queries(0):
        visit(lambda visitor: seen.append(visitor.owner), cookie)
    assert seen == [None]


def test_a_secret_without_its_signature_is_nobody():
    secrets = []
    visit(lambda visitor: secrets.extend([visitor.ensure_owner(), visitor.secret]))
    cookie = Morsel()
    cookie._value = secrets[1]
    assert visit(lambda visitor: secrets.append(visitor.owner), cookie).status_code == 200
    assert secrets[-1] is None


def test_a_page_that_asks_is_kept_by_no_cache():
    response = visit(ask)
    assert response["Cache-Control"] == "no-store"
    assert response["Vary"] == "Cookie"


def test_two_posts_of_one_form_come_from_one_owner():
    form = visit(lambda visitor: visitor.form_token()).cookies[COOKIE]
    assert not Owner.objects.exists()
    visit(own, form)
    visit(own, form)
    assert Owner.objects.count() == 1


def test_signing_in_takes_the_decks_along_and_drops_the_cookie():
    alice = User.objects.create_user("alice")
    cookie = visit(own).cookies[COOKIE]
    deck = owned_deck(Owner.objects.get())
    response = visit(lambda visitor: visitor.sign_in(alice), cookie)
    deck.refresh_from_db()
    assert deck.owner.user == alice
    assert response.cookies[COOKIE].value == ""
    assert not Owner.objects.filter(user=None).exists()


def test_signing_in_twice_changes_nothing_more():
    alice = User.objects.create_user("alice")
    visit(own)
    anonymous = Owner.objects.get()
    owned_deck(anonymous)
    hand_over(anonymous, alice)
    hand_over(anonymous, alice)
    assert Owner.objects.get().decks.count() == 1


def test_decks_of_a_second_device_join_those_of_the_account():
    alice = User.objects.create_user("alice")
    account = Owner.objects.create(user=alice)
    owned_deck(account, "from the desk")
    cookie = visit(own).cookies[COOKIE]
    owned_deck(Owner.objects.get(user=None), "from the phone")
    visit(lambda visitor: visitor.sign_in(alice), cookie)
    assert {deck.name for deck in account.decks.all()} == {"from the desk", "from the phone"}


def test_an_account_is_never_handed_over_to_another():
    alice = Owner.objects.create(user=User.objects.create_user("alice"))
    owned_deck(alice)
    hand_over(alice, User.objects.create_user("carol"))
    assert alice.decks.count() == 1


def test_the_account_counts_while_signed_in_even_beside_a_cookie():
    alice = Owner.objects.create(user=User.objects.create_user("alice"))
    cookie = visit(own).cookies[COOKIE]
    seen = []
    visit(lambda visitor: seen.append(visitor.owner), cookie, alice.user)
    assert seen == [alice]
