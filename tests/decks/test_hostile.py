"""Every address of decks against everyone who should not be there, and against everything that could be sent.

The addresses are those of `decks.urls`, so a new one is tried from its first day.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import URLPattern, reverse
from pytest_django import Settings

from decks import sharing
from decks.models import Deck, DeckEntry, Owner, Revision, ShareLink, Visibility
from decks.urls import urlpatterns
from rules.catalogues import ready_decks
from tests.support.people import deck_of, owner_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalog")]
KNIGHTS, DRAGONS = ready_decks("vanguard")

SCRIPT = "<script>alert(1)</script>"
GARBAGE = {
    "nothing": "",
    "a word": "x",
    "below zero": "-1",
    "a billion": "1000000000",
    "too large for any column": "9" * 40,
    "too long for a number": "9" * 5000,
    "a fraction": "1.5",
    "not a number": "NaN",
    "other digits": "٣",
    "NUL": "x\x00y",
    "control characters": "\x07\x1b[31m\u202e",
    "markup": SCRIPT,
    "an attribute": '" onmouseover="alert(1)',
    "a query": "' OR 1=1 --",
    "a template": "{{ 7 * 191 }}{% if x %}",
    "a path": "../../../etc/passwd",
    "a long text": "a" * 20_000,
}
FIELDS = re.findall(
    r"\w+",
    """
    amount card cards clan count deck fix format game instead_of is_signed issue name new notes number old part
    printing q query redo revision seed seen set starter summary text to token version visibility
    """,
)
"""Every field that some form here has, and some that none has."""
PARTS = ("0", "9" * 18, "9" * 30, "9" * 5000, "%00", "%ED%A0%80", "%3Cscript%3E", "..%2F", "-")
"""What may stand in an address where a number, key or token is wanted."""
WITHOUT_FIELDS = {
    "copy-deck", "delete-deck", "duplicate-deck", "make-link", "pin-deck", "redo", "renew-link", "revoke-link",
    "set-starter", "sign-out", "undo",
}  # fmt: skip
"""Addresses where a post that says nothing else is a whole wish."""
DONE_OR_REFUSED = (200, 302, 303, 400, 404, 405, 409, 422)
NOT_HERE = (404, 405)
HTMX = {"HX-Request": "true"}


def addresses(*required: str) -> list[Any]:
    """Every address that has these parts."""
    found = [pattern for pattern in urlpatterns if set(required) <= pattern.pattern.converters.keys()]
    return [pytest.param(pattern, id=pattern.name) for pattern in found]


EVERY = addresses()
OF_A_DECK = addresses("deck_id")
OF_A_LINK = addresses("token")


@pytest.fixture(autouse=True)
def no_limits(settings: Settings) -> None:
    """Here nothing is too fast; `test_limits` sees to that."""
    settings.RATELIMIT_ENABLE = False


@pytest.fixture
def people(anonymous: Client, bob: Client, carol: Client) -> dict[str, Client]:
    """Everybody but alice; bob has a deck of his own."""
    deck_of(bob, "Bob's own", contents=DRAGONS)
    return {"anonymous": anonymous, "bob": bob, "carol": carol}


@pytest.fixture
def deck(alice: Client) -> Deck:
    """A private deck of alice's, with a live and a pinned link that lead nowhere now."""
    deck = deck_of(alice, contents=KNIGHTS)
    sharing.pin(deck)
    sharing.live_link(deck)
    sharing.show_to(deck, Visibility.PRIVATE)
    return deck


def address(pattern: URLPattern, deck: Deck, **instead: object) -> str:
    """The address with the parts of this deck, or with others."""
    live = deck.links.live().get()
    parts = {
        "deck_id": deck.pk,
        "link_id": live.pk,
        "token": live.token,
        "game": deck.game,
        "key": "blaster-blade",
        "card_key": "blaster-blade",
    } | instead
    return reverse(pattern.name, kwargs={name: parts.get(name, "x") for name in pattern.pattern.converters})


def stored(owner: Owner) -> list[Any]:
    """Everything in the database that is this owner's."""
    rows = [
        Deck.objects.filter(owner=owner),
        Revision.objects.filter(deck__owner=owner),
        DeckEntry.objects.filter(deck__owner=owner),
        ShareLink.objects.filter(deck__owner=owner),
    ]
    return [list(queryset.order_by("pk").values()) for queryset in rows]


def body(answer: HttpResponse) -> str:
    """The page without the token that every form of a signed-in visitor carries anew."""
    return re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", answer.text)


def counted(method: Callable[..., HttpResponse], address: str) -> tuple[HttpResponse, int]:
    """An answer and how many queries it took."""
    with CaptureQueriesContext(connection) as queries:
        answer = method(address)
    return answer, len(queries)


# people who should not be there


@pytest.mark.parametrize("pattern", OF_A_DECK)
def test_a_strangers_private_deck_is_a_missing_one(pattern: URLPattern, deck: Deck, people: dict[str, Client]):
    before = stored(deck.owner)
    for visitor in people.values():
        for method in (visitor.get, visitor.post):
            answer, cost = counted(method, address(pattern, deck))
            missing, cost_of_missing = counted(method, address(pattern, deck, deck_id=987_654))
            assert answer.status_code == missing.status_code
            assert answer.status_code in NOT_HERE
            assert body(answer) == body(missing)
            assert cost == cost_of_missing
    assert stored(deck.owner) == before


@pytest.mark.parametrize("pattern", OF_A_DECK)
def test_being_shared_lets_nobody_edit(pattern: URLPattern, deck: Deck, people: dict[str, Client]):
    sharing.show_to(deck, Visibility.LISTED)
    before = stored(deck.owner)
    for visitor in people.values():
        assert visitor.get(address(pattern, deck)).status_code in NOT_HERE
        assert visitor.post(address(pattern, deck)).status_code in NOT_HERE
    assert stored(deck.owner) == before


@pytest.mark.parametrize("pattern", addresses("link_id"))
def test_a_link_is_its_own_decks_only(pattern: URLPattern, deck: Deck, bob: Client):
    own = deck_of(bob)
    before = stored(deck.owner)
    assert bob.post(address(pattern, deck, deck_id=own.pk)).status_code == 404
    assert stored(deck.owner) == before


STATES = {"private": 404, "link": 200, "listed": 200, "pinned": 200, "revoked": 404, "renewed": 404}


def token_in(state: str, deck: Deck) -> str:
    """A token of the deck, which is in this state now."""
    link = deck.links.exclude(revision=None).get() if state == "pinned" else deck.links.live().get()
    token = link.token
    if state != "private":
        sharing.show_to(deck, Visibility.LISTED if state == "listed" else Visibility.LINK)
    if state == "revoked":
        sharing.revoke(link)
        sharing.live_link(deck)
    elif state == "renewed":
        sharing.renew(link)
    return token


@pytest.mark.parametrize("pattern", OF_A_LINK)
@pytest.mark.parametrize("state", STATES)
def test_whoever_holds_a_link_sees_every_page_of_the_deck(
    pattern: URLPattern, state: str, deck: Deck, alice: Client, people: dict[str, Client]
):
    token = token_in(state, deck)
    for visitor in (*people.values(), alice):
        answer = visitor.get(address(pattern, deck, token=token), follow=True)
        if answer.status_code == 405:
            assert visitor.post(address(pattern, deck, token="x")).status_code == 404
        elif STATES[state] == 404:
            assert answer.status_code == 404
            assert body(answer) == body(visitor.get("/nowhere/"))
        else:
            assert answer.status_code == 200
            assert answer["Cache-Control"] == "no-store"


@pytest.mark.parametrize("pattern", OF_A_LINK)
@pytest.mark.parametrize("state", ["private", "revoked"])
def test_a_dead_link_takes_no_post(pattern: URLPattern, state: str, deck: Deck, carol: Client):
    token = token_in(state, deck)
    assert carol.post(address(pattern, deck, token=token)).status_code in NOT_HERE
    assert not owner_of(carol).decks.exists()


# posts that nobody meant


@pytest.mark.parametrize("pattern", EVERY)
def test_a_forged_post_changes_nothing(pattern: URLPattern, deck: Deck, alice: Client):
    forged = Client(enforce_csrf_checks=True)
    forged.cookies = alice.cookies
    before = stored(deck.owner)
    answer = forged.post(address(pattern, deck), {"count": 1, "visibility": "listed", "name": "forged"})
    assert answer.status_code == 403
    assert stored(deck.owner) == before


@pytest.mark.parametrize("pattern", EVERY)
def test_only_get_and_post_mean_anything(pattern: URLPattern, deck: Deck, alice: Client):
    before = stored(deck.owner)
    for method in (alice.put, alice.patch, alice.delete):
        assert method(address(pattern, deck)).status_code == 405
    assert stored(deck.owner) == before


@pytest.mark.parametrize("pattern", EVERY)
def test_looking_changes_nothing(pattern: URLPattern, deck: Deck, alice: Client):
    sharing.show_to(deck, Visibility.LINK)
    before = stored(deck.owner)
    for headers in ({}, HTMX):
        assert alice.get(address(pattern, deck), headers=headers).status_code in (200, 302, 405)
    assert alice.head(address(pattern, deck)).status_code in (200, 302, 405)
    assert stored(deck.owner) == before


# things that nobody should send


@pytest.mark.parametrize("pattern", EVERY)
def test_garbage_in_every_field_is_refused_in_words(pattern: URLPattern, deck: Deck, alice: Client):
    sharing.show_to(deck, Visibility.LINK)
    cards = list(DeckEntry.objects.filter(deck=deck).values())
    there = address(pattern, deck)
    for kind, garbage in GARBAGE.items():
        fields = dict.fromkeys(FIELDS, garbage)
        for answer in (
            alice.get(there, fields),
            alice.post(there, fields),
            alice.post(there, fields, headers=HTMX),
        ):
            assert answer.status_code in DONE_OR_REFUSED, kind
            assert SCRIPT not in answer.text, kind
            assert "1337" not in answer.text, kind
        if pattern.name in WITHOUT_FIELDS:
            return
        assert list(DeckEntry.objects.filter(deck=deck).values()) == cards, kind


@pytest.mark.parametrize("pattern", EVERY)
def test_bytes_that_are_no_text_are_refused_or_replaced(pattern: URLPattern, deck: Deck, alice: Client):
    sharing.show_to(deck, Visibility.LINK)
    surrogates = "&".join(f"{field}=%ED%A0%80%FF" for field in FIELDS)
    there = address(pattern, deck)
    for answer in (
        alice.get(f"{there}?{surrogates}"),
        alice.post(there, b"\xff\xfe\x00", content_type="application/json"),
        alice.post(there, surrogates, content_type="application/x-www-form-urlencoded"),
    ):
        assert answer.status_code in DONE_OR_REFUSED


@pytest.mark.parametrize("pattern", [each for each in EVERY if each.values[0].pattern.converters])
def test_garbage_in_an_address_leads_nowhere(pattern: URLPattern, alice: Client):
    for part in PARTS:
        route = re.sub(r"<[^>]+>", part, str(pattern.pattern))
        for send in (alice.get, alice.post):
            answer = send(f"/{route}")
            assert answer.status_code in NOT_HERE, part
            assert "<script>" not in answer.text, part


@pytest.mark.parametrize("pattern", EVERY)
def test_names_and_notes_are_escaped_wherever_they_stand(pattern: URLPattern, alice: Client):
    text = SCRIPT + '"><img src=x onerror=alert(1)>{{ 7 * 191 }}'
    deck = deck_of(alice, text, contents=KNIGHTS, notes=text)
    sharing.sign(deck, True)
    sharing.show_to(deck, Visibility.LISTED)
    answer = alice.get(address(pattern, deck))
    if answer.headers["Content-Type"].startswith("text/html"):
        assert "<script>" not in answer.text
        assert "<img src=x" not in answer.text
    assert "1337" not in answer.text


# that this file proves what it says


def test_the_walk_covers_the_addresses_of_decks():
    assert len(OF_A_DECK) > 15
    assert len(OF_A_LINK) >= 2
    assert all(pattern.name for pattern in urlpatterns)


def test_a_snapshot_notices_a_change(deck: Deck, alice: Client):
    before = stored(deck.owner)
    alice.post(reverse("pin-deck", args=[deck.pk]))
    assert stored(deck.owner) != before
