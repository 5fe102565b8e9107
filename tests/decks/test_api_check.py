"""`POST /api/v1/check`: a deck in three forms, judged, and nothing kept."""

from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from decks.codes import code_of
from decks.models import Deck
from rules.catalogues import ready_decks

LISTS = Path(__file__).parent / "lists"
TD02 = ready_decks("vanguard")[1]

pytestmark = pytest.mark.usefixtures("catalog")


def check(expected: int = 200, **body: Any) -> dict[str, Any]:
    """The answer to a post by a client that has no cookie and no token against forged posts."""
    client = Client(enforce_csrf_checks=True)
    answer = client.post("/api/v1/check", {"format": "vanguard.classic"} | body, content_type="application/json")
    assert answer.status_code == expected, answer.text
    assert not answer.cookies
    return answer.json()


def entries() -> list[dict[str, Any]]:
    return [{"card": e.card.key, "number": e.printing.number, "count": e.count} for e in TD02.entries]


def test_a_text_a_code_and_entries_get_the_same_verdict():
    forms = (
        {"text": (LISTS / "worked-02.txt").read_text()},
        {"code": code_of(TD02, "vanguard.classic")},
        {"entries": entries(), "starter": TD02.starter},
    )
    answers = [check(**form) for form in forms]
    assert answers[0] == answers[1] == answers[2]
    assert (answers[0]["legal"], answers[0]["issues"], answers[0]["unread"]) == (True, [], [])
    assert answers[0]["formats"] == {
        "vanguard.classic": True,
        "vanguard.classic-mixed": True,
        "vanguard.standard": False,
        "vanguard.premium": True,
        "vanguard.g-standard": True,
    }
    assert not Deck.objects.exists()


def test_an_issue_says_what_is_wrong_where_it_is_written_and_what_mends_it():
    (issue,) = check(text=(LISTS / "worked-04.txt").read_text())["issues"]
    assert (issue["code"], issue["severity"], issue["rule"]) == ("deck.copies", "error", "VG-2.2")
    assert issue["cards"] == ["blaster-blade"]
    assert issue["fix"]["kind"] == "set-counts"
    assert issue["fix"]["label"]


def test_lines_that_cannot_be_read_are_named_and_the_others_judged():
    answer = check(text="4 Wingal\n4 Wingall")
    assert answer["cards"] == 4
    (unread,) = answer["unread"]
    assert (unread["line"], unread["text"]) == (2, "4 Wingall")
    assert "4 Wingal (BT01) 044EN" in unread["near"]


def test_an_entry_without_a_number_is_the_usual_printing():
    answer = check(entries=[{"card": "wingal", "count": 4}])
    assert "deck.pool" not in [issue["code"] for issue in answer["issues"]]


def test_an_entry_that_no_catalogue_knows_is_an_issue():
    answer = check(entries=[{"card": "nobody", "count": 4}])
    assert "deck.pool" in [issue["code"] for issue in answer["issues"]]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "4 Wingal", "code": "x"},
        {"text": "4 Wingal", "format": "vanguard.nonsense"},
        {"text": "4 Wingal", "format": None},
        {"text": 5},
        {"text": "x" * 70_000},
        {"text": "\n" * 2000},
        {"text": "99 Wingal\n" * 9},
        {"code": "AQEB"},
        {"code": "x" * 5000},
        {"entries": [{"card": "wingal", "count": 10**9}]},
        {"entries": [{"card": "wingal", "count": 0}]},
        {"entries": [{"card": "wingal", "count": "4"}]},
        {"entries": [{"card": "wingal", "count": 4, "part": "attic"}]},
        {"entries": [{"card": "win\u202egal", "count": 4}]},
        {"entries": [{"card": "wingal", "count": 99}] * 6},
        {"entries": [{"card": "wingal", "count": 1}] * 201},
        {"entries": "4 Wingal"},
    ],
)
def test_what_cannot_be_a_deck_is_refused(body):
    assert check(422, **body)["error"]["message"]


def test_the_limit_of_a_list_is_named():
    assert "at most 1,000" in check(422, text="\n" * 2000)["error"]["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"[" * 100_000, b'{"text": "\\ud800"}', b"\xff\xff"])
def test_a_body_that_is_no_request_is_refused(body):
    answer = Client().post("/api/v1/check", body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["message"]


def test_a_cookie_changes_nothing(alice):
    answer = alice.post("/api/v1/check", {"format": "vanguard.classic", "text": "4 Wingal"}, "application/json")
    assert answer.status_code == 200
    assert "visitor" not in answer.cookies


def test_the_check_is_described():
    paths = Client().get("/api/v1/openapi.json").json()["paths"]
    assert "post" in paths["/api/v1/check"]
