"""Signing up, in and out."""

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from decks.visitors import COOKIE
from tests.support.people import deck_of, owner_of

pytestmark = pytest.mark.django_db
PASSWORD = "wingal-runs-at-dawn"


def sign_up(client: Client, name: str = "alice", **more: str) -> HttpResponse:
    return client.post(reverse("sign-up"), {"username": name, "password1": PASSWORD, "password2": PASSWORD} | more)


def sign_in(client: Client, name: str = "alice", password: str = PASSWORD, **more: str) -> HttpResponse:
    return client.post(reverse("sign-in"), {"username": name, "password": password} | more)


def is_signed_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


def test_signing_up_makes_an_account_and_signs_in():
    client = Client()
    assert sign_up(client).url == reverse("my-decks")
    assert User.objects.get().username == "alice"
    assert is_signed_in(client)


def test_signing_up_takes_the_visitors_decks_along_and_drops_the_cookie():
    client = Client()
    deck = deck_of(client)
    sign_up(client)
    deck.refresh_from_db()
    assert deck.owner.user.username == "alice"
    assert client.cookies[COOKIE].value == ""


def test_signing_in_takes_the_decks_of_this_browser_to_those_of_the_account():
    desk, phone = Client(), Client()
    sign_up(desk)
    deck_of(desk, "from the desk")
    deck_of(phone, "from the phone")
    sign_in(phone)
    assert {deck.name for deck in owner_of(phone).decks.all()} == {"from the desk", "from the phone"}


def test_signing_out_leaves_the_decks_with_the_account():
    client = Client()
    sign_up(client)
    deck = deck_of(client)
    client.post(reverse("sign-out"))
    assert not is_signed_in(client)
    assert owner_of(client) != deck.owner
    sign_in(client)
    assert owner_of(client) == deck.owner


def test_signing_out_empties_the_browsers_cache_and_is_a_post():
    client = Client()
    sign_up(client)
    assert client.get(reverse("sign-out")).status_code == 405
    assert is_signed_in(client)
    assert client.post(reverse("sign-out"))["Clear-Site-Data"] == '"cache"'


@pytest.mark.parametrize(
    "fields",
    [
        {"username": ""},
        {"username": "a" * 31},
        {"username": "<b>alice</b>"},
        {"username": "al\x00ice"},
        {"username": "ALICE"},
        {"password2": "another-one-entirely"},
        {"password1": "short", "password2": "short"},
        {"password1": "password123", "password2": "password123"},
        {"password1": "bobbobbob1", "password2": "bobbobbob1", "username": "bobbobbob"},
    ],
)
def test_a_sign_up_that_cannot_be_is_shown_again_with_its_error(fields):
    User.objects.create_user("alice")
    client = Client()
    answer = sign_up(client, **{"username": "bob"} | fields)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text
    assert User.objects.count() == 1
    assert not is_signed_in(client)


def test_a_name_taken_in_the_same_moment_is_an_error_of_the_form(monkeypatch):
    User.objects.create_user("alice")
    monkeypatch.setattr("django.contrib.auth.forms.UserCreationForm.clean_username", lambda form: "alice")
    monkeypatch.setattr(User, "validate_unique", lambda user, exclude=None: None)
    answer = sign_up(Client())
    assert answer.status_code == 422
    assert "Somebody has this name already." in answer.text


def test_a_wrong_name_and_a_wrong_password_are_answered_alike():
    User.objects.create_user("alice", password=PASSWORD)
    wrong_name, wrong_password = sign_in(Client(), "nobody"), sign_in(Client(), "alice", "wrong")
    assert wrong_name.status_code == wrong_password.status_code == 422
    assert "do not go together" in wrong_name.text
    assert wrong_name.text.replace("nobody", "alice").split("csrf")[0] == wrong_password.text.split("csrf")[0]


@pytest.mark.parametrize("page, fields", [("sign-in", 1), ("sign-up", 2)])
def test_password_managers_know_the_fields(page, fields):
    text = Client().get(reverse(page)).text
    assert 'autocomplete="username"' in text
    assert text.count('autocomplete="new-password"' if fields == 2 else 'autocomplete="current-password"') == fields


def test_signing_in_goes_on_where_it_was_asked_for():
    User.objects.create_user("alice", password=PASSWORD)
    assert sign_in(Client(), next="/rules/vanguard/").url == "/rules/vanguard/"


@pytest.mark.parametrize(
    "address",
    ["https://example.org/", "//example.org", "javascript:alert(1)", "\\\\example.org", "http:///example.org"],
)
def test_signing_in_never_leads_to_another_site(address):
    User.objects.create_user("alice", password=PASSWORD)
    assert sign_in(Client(), next=address).url == reverse("my-decks")


@pytest.mark.parametrize("page", ["sign-in", "sign-up"])
def test_who_is_signed_in_needs_no_form_for_it(page):
    client = Client()
    sign_up(client)
    assert client.get(reverse(page), {"next": reverse(page)}).url == reverse("my-decks")


def test_a_new_password_ends_the_other_sessions_only():
    here, there = Client(), Client()
    sign_up(here)
    sign_in(there)
    fields = {"old_password": PASSWORD, "new_password1": "alfred-rides-home", "new_password2": "alfred-rides-home"}
    assert here.post(reverse("change-password"), fields).url == reverse("my-decks")
    assert here.get(reverse("change-password")).status_code == 200
    assert there.get(reverse("change-password")).status_code == 302
    assert is_signed_in(here)


def test_a_new_password_needs_the_old_one():
    client = Client()
    sign_up(client)
    fields = {"old_password": "wrong", "new_password1": "alfred-rides-home", "new_password2": "alfred-rides-home"}
    assert client.post(reverse("change-password"), fields).status_code == 422
    assert User.objects.get().check_password(PASSWORD)


def test_a_page_for_accounts_sends_others_to_sign_in_and_back():
    answer = Client().get(reverse("change-password"))
    assert answer.url == reverse("sign-in") + "?next=%2Faccount%2Fpassword%2F"


def test_under_htmx_the_whole_page_goes_to_sign_in():
    answer = Client().get(reverse("change-password"), headers={"HX-Request": "true"})
    assert answer["HX-Redirect"].startswith(reverse("sign-in"))


@pytest.mark.parametrize("page", ["sign-in", "sign-up", "change-password"])
def test_pages_of_an_account_are_kept_by_no_cache(page):
    client = Client()
    if page == "change-password":
        sign_up(client)
    assert client.get(reverse(page))["Cache-Control"] == "no-store"


def test_signing_in_without_the_pages_token_is_refused():
    User.objects.create_user("alice", password=PASSWORD)
    client = Client(enforce_csrf_checks=True)
    assert sign_in(client).status_code == 403
    assert not is_signed_in(client)


def test_a_form_older_than_a_sign_in_reloads_its_page_under_htmx():
    client = Client(enforce_csrf_checks=True)
    answer = client.post(reverse("sign-out"), headers={"HX-Request": "true"})
    assert answer["HX-Refresh"] == "true"
    assert "You signed in or out meanwhile" in client.get("/decks/new/").content.decode()
