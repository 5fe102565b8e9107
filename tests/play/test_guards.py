"""What no address of a match lets happen: forged forms, other people's seats, changes by a look."""

import pytest
from django.test import Client
from django.urls import reverse

from play.models import LogEntry, Match, Seat
from play.urls import urlpatterns
from tests.play.crawling import OF_NO_MATCH, READ, WRITTEN, comparable
from tests.play.tables import ended, match_of, play_on

pytestmark = pytest.mark.django_db

ONLY_WRITTEN = sorted(WRITTEN - READ)
FOR_ANYBODY = {"take-seat", "play-on"}
"""What also a visitor without a seat may ask of some matches."""
OF_ENDED = {"play-on", "replay", "record"}
MISSING = "a-match-that-is-not-there"


def address(name: str, token: str) -> str:
    pattern = next(pattern for pattern in urlpatterns if pattern.name == name)
    values = {"token": token, "instance": 3}
    return reverse(name, kwargs={part: values[part] for part in pattern.pattern.converters})


def stored() -> list[object]:
    """Everything that a post could change."""
    return [list(model.objects.order_by("pk").values()) for model in (Match, Seat, LogEntry)]


def of_kind(name: str, alice: Client, bob: Client) -> Match:
    """A match that this address is about."""
    return ended(alice, bob) if name in OF_ENDED else play_on(match_of(alice, bob), 12)


@pytest.mark.parametrize("name", sorted(WRITTEN))
def test_a_form_without_its_token_is_refused(alice: Client, bob: Client, name: str) -> None:
    match = of_kind(name, alice, bob)
    before, forger = stored(), Client(enforce_csrf_checks=True)
    forger.cookies = alice.cookies
    fields = {
        "after": match.seq,
        "action": '{"type":"concede"}',
        "word": "offer-draw",
        "step": 3,
        "seat": 0,
        "bot": "eager",
    }
    assert forger.post(address(name, match.token), fields).status_code == 403
    renewed = forger.post(address(name, match.token), fields, headers={"HX-Request": "true"})
    assert renewed["HX-Refresh"] == "true"
    assert stored() == before


@pytest.mark.parametrize("name", ONLY_WRITTEN)
def test_a_look_changes_nothing(alice: Client, bob: Client, name: str) -> None:
    match = of_kind(name, alice, bob)
    assert alice.get(address(name, match.token)).status_code == 405


@pytest.mark.parametrize("name", sorted(READ - WRITTEN))
def test_what_is_only_looked_at_takes_no_post(alice: Client, bob: Client, name: str) -> None:
    match = of_kind(name, alice, bob)
    assert alice.post(address(name, match.token), {}).status_code == 405


@pytest.mark.parametrize("name", sorted((READ | WRITTEN) - OF_NO_MATCH))
def test_a_match_that_may_not_be_watched_is_as_if_missing(alice: Client, bob: Client, carol: Client, name: str) -> None:
    match = of_kind(name, alice, bob)
    match.seats.filter(number=1).update(allows_watching=False)
    before = stored()
    ask = carol.post if name in ONLY_WRITTEN else carol.get
    answer, missing = (ask(address(name, token)) for token in (match.token, MISSING))
    assert answer.status_code == 404
    assert comparable(answer) == comparable(missing)
    assert stored() == before


@pytest.mark.parametrize("name", sorted(set(ONLY_WRITTEN) - OF_NO_MATCH - FOR_ANYBODY))
def test_who_only_watches_does_nothing(alice: Client, bob: Client, carol: Client, name: str) -> None:
    match = of_kind(name, alice, bob)
    before = stored()
    fields = {"after": match.seq, "action": '{"type":"concede"}', "word": "offer-draw"}
    assert carol.post(address(name, match.token), fields).status_code == 404
    assert stored() == before


def test_a_seat_acts_for_itself_alone(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    options = {0: alice, 1: bob}
    before = stored()
    waiting = options[1 - match.to_act]
    answer = waiting.post(address("act", match.token), {"after": 0, "action": '{"type":"choose","picks":[0]}'})
    assert answer.status_code == 422
    assert stored() == before
