"""The read API of cards and sets: what it answers, how it refuses, and that answers may be kept."""

from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from tests.support.catalogue_files import card, write

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalog")]

CARD = "/api/v1/cards/vanguard/blaster-blade"


def answer(client: Client, address: str, **query: Any) -> Any:
    response = client.get(address, query)
    assert response.status_code == 200, response.content
    return response.json()


def refusal(client: Client, address: str, status: int, **query: Any) -> Any:
    response = client.get(address, query)
    assert response.status_code == status
    assert set(response.json()) == {"error"}
    return response.json()["error"]


def test_a_card_is_told_with_every_printing(anonymous: Client) -> None:
    found = answer(anonymous, CARD)
    assert (found["name"], found["attributes"]["power"]) == ("Blaster Blade", 9000)
    assert [each["number"] for each in found["printings"]] == ["BT01/002EN", "BT01/S02EN", "TD01/005EN"]
    assert found["printings"][0] == {
        "id": 2,
        "set": "BT01",
        "number": "BT01/002EN",
        "aliases": ["BT01/002"],
        "rarity": "RRR",
        "era": "classic",
    }
    assert "vanguard.classic" in found["formats"]
    assert found["address"] == "/cards/vanguard/blaster-blade/"


def test_a_search_answers_like_the_search_box(anonymous: Client) -> None:
    found = answer(anonymous, "/api/v1/cards", game="vanguard", q="set:td01 rarity:td clan:kagro foo:bar", per_page=5)
    assert (found["total"], len(found["cards"]), found["has_next"]) == (16, 5, True)
    assert {each["suggestion"] for each in found["ignored"]} == {"clan:kagero", ""}
    for each in found["cards"]:
        shown = next(printing for printing in each["card"]["printings"] if printing["id"] == each["printing"])
        assert shown["set"] == "TD01"


def test_pages_follow_each_other(anonymous: Client) -> None:
    pages = [answer(anonymous, "/api/v1/cards", game="vanguard", page=page, per_page=50) for page in (1, 2)]
    keys = [each["card"]["key"] for page in pages for each in page["cards"]]
    assert len(set(keys)) == 94
    assert [page["has_next"] for page in pages] == [True, False]


def test_sets(anonymous: Client) -> None:
    found = answer(anonymous, "/api/v1/sets", game="vanguard")
    assert [each["code"] for each in found] == ["BT01", "TD01", "TD02"]


@pytest.mark.parametrize(
    ("address", "query", "code"),
    [
        ("/api/v1/cards", {"game": "chess"}, "missing"),
        ("/api/v1/sets", {"game": "chess"}, "missing"),
        ("/api/v1/cards/chess/pawn", {}, "missing"),
        ("/api/v1/cards/vanguard/nobody", {}, "missing"),
        ("/api/v1/nothing/here", {}, "missing"),
        ("/api/v1/cards/vanguard/%00", {}, "missing"),
    ],
)
def test_what_is_not_there(anonymous: Client, address: str, query: dict[str, str], code: str) -> None:
    assert refusal(anonymous, address, 404, **query)["code"] == code


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({}, "game"),
        ({"game": "vanguard", "page": "0"}, "page"),
        ({"game": "vanguard", "page": "9" * 5000}, "page"),
        ({"game": "vanguard", "per_page": "101"}, "per_page"),
        ({"game": "vanguard", "q": "a" * 1001}, "q"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(anonymous: Client, query: dict[str, str], field: str) -> None:
    error = refusal(anonymous, "/api/v1/cards", 422, **query)
    assert error["code"] == "invalid"
    assert [each["field"] for each in error["fields"]] == [field]


def test_another_method_is_refused(anonymous: Client) -> None:
    response = anonymous.post("/api/v1/sets?game=vanguard")
    assert (response.status_code, response["Allow"]) == (405, "GET")


@pytest.mark.parametrize("address", [CARD, "/api/v1/sets?game=vanguard", "/api/v1/cards?game=vanguard&q=wingal"])
def test_an_answer_may_be_kept_until_the_catalogue_changes(anonymous: Client, address: str, tmp_path) -> None:
    first = anonymous.get(address)
    assert first["Cache-Control"] == "public, max-age=300"
    assert "Cookie" not in first.get("Vary", "")
    assert anonymous.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    call_command("load_catalog", write(tmp_path / "mine.json", card("pup", "X1/001")), verbosity=0)
    assert anonymous.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 200


@pytest.mark.parametrize(
    ("address", "most"), [(CARD, 3), ("/api/v1/sets?game=vanguard", 2), ("/api/v1/cards?game=vanguard", 6)]
)
def test_an_answer_costs_few_queries(
    anonymous: Client, address: str, most: int, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    anonymous.get(address)
    with django_assert_max_num_queries(most):
        anonymous.get(address)


def test_the_description_names_every_address(anonymous: Client) -> None:
    paths = answer(anonymous, "/api/v1/openapi.json")["paths"]
    assert {"/api/v1/cards", "/api/v1/cards/{game}/{key}", "/api/v1/sets", "/api/v1/decks/{token}"} <= set(paths)
