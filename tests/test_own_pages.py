"""What the site shows where there is nothing to show, in development too."""

import pytest
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import path

from config.urls import urlpatterns as site


def refuse(request: HttpRequest, kind: str) -> HttpResponse:
    raise {"bad": BadRequest, "forbidden": PermissionDenied, "broken": RuntimeError}[kind]("secret reason")


urlpatterns = [path("refuse/<kind>/", refuse), *site]

pytestmark = [pytest.mark.django_db, pytest.mark.urls("tests.test_own_pages")]


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        ("/nowhere/", 404, "Nothing here"),
        ("/d/AAAAAAAAAAAAAAAAAAAAAA/", 404, "Nothing here"),
        ("/decks/999/", 404, "Nothing here"),
        ("/refuse/forbidden/", 403, "Not allowed"),
        ("/refuse/bad/", 400, "That could not be read"),
    ],
)
def test_in_development_too_nothing_is_told_of_the_sites_insides(settings, address, status, said):
    settings.DEBUG = True
    page = Client().get(address)
    assert (page.status_code, said in page.text) == (status, True)
    assert "urlpatterns" not in page.text and "secret reason" not in page.text


def test_in_development_an_error_keeps_its_traceback(settings):
    settings.DEBUG = True
    page = Client(raise_request_exception=False).get("/refuse/broken/")
    assert (page.status_code, "Traceback" in page.text) == (500, True)


def test_a_missing_slash_is_still_added(settings):
    settings.DEBUG = True
    assert Client().get("/decks/mine").headers["Location"] == "/decks/mine/"


@pytest.mark.parametrize(
    ("address", "back"),
    [("/play/a-table/act/", "../"), ("/decks/5/cards/wingal/", "../../"), ("/account/sign-out/", "../../")],
)
def test_an_address_of_forms_leads_whoever_looks_at_it_back(address: str, back: str) -> None:
    page = Client().get(address)
    assert (page.status_code, page["Allow"]) == (405, "POST")
    assert f'href="{back}">Go back' in page.text
    assert Client().put(address).content == b""
