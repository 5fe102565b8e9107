"""Posts that are too large, too many, or forged; headers and policies; settings that refuse to be unsafe."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.test import Client
from django.urls import get_resolver, reverse

from decks import limits
from decks.models import Deck
from tests.support.people import deck_of

ROOT = Path(__file__).resolve().parents[2]
LARGE = 10 * 1024 * 1024
HTMX = {"HX-Request": "true"}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three posts of any kind an hour, then no more."""
    monkeypatch.setattr(limits, "CHANGES", "3/h")
    monkeypatch.setattr(limits, "RATES", dict.fromkeys(limits.RATES, "3/h"))


def archive(client: Client, **headers: str):
    return client.post(reverse("archive-decks"), headers=headers)


@pytest.mark.parametrize("address", ["/decks/import/", "/decks/new/", "/account/sign-in/", "/nowhere/", "/"])
def test_a_paste_of_ten_megabytes_is_refused_in_words_before_it_is_read(anonymous: Client, address: str):
    answer = anonymous.post(address, {"text": "4 Wingal\n" * (LARGE // 9)})
    assert answer.status_code == 413
    assert "10,4" in answer.text
    assert "at most 1,048,576" in answer.text
    assert not Deck.objects.exists()


def test_too_large_is_a_sentence_for_htmx_and_data_for_the_api(anonymous: Client):
    text = "x" * LARGE
    assert anonymous.post("/", {"text": text}, headers=HTMX)["HX-Reswap"] == "none"
    answer = anonymous.post("/api/v1/check", {"text": text}, content_type="application/json")
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "refused"


@pytest.mark.parametrize("length", ["", "x", "-1", "1.5", "१"])
def test_a_length_that_is_no_number_is_no_length(anonymous: Client, length: str):
    assert anonymous.get("/account/sign-in/", CONTENT_LENGTH=length).status_code == 200


def test_a_length_beyond_all_numbers_is_too_large(anonymous: Client):
    assert anonymous.get("/account/sign-in/", CONTENT_LENGTH="9" * 5000).status_code == 413


def test_a_form_of_a_thousand_fields_is_refused(anonymous: Client):
    assert anonymous.post("/account/sign-in/", {f"field{number}": "" for number in range(1100)}).status_code == 400


def test_too_many_changes_are_refused_with_the_time_to_wait(alice: Client, few: None):
    assert [archive(alice).status_code for _ in range(3)] == [302, 302, 302]
    answer = archive(alice)
    assert answer.status_code == 429
    assert 0 < int(answer["Retry-After"]) <= 3600
    assert f"wait {answer['Retry-After']} seconds" in answer.text


def test_a_refused_change_changes_nothing(alice: Client, few: None):
    deck = deck_of(alice)
    for _ in range(3):
        archive(alice)
    assert alice.post(reverse("delete-deck", args=[deck.pk])).status_code == 429
    assert Deck.objects.filter(pk=deck.pk).exists()


def test_under_htmx_the_refusal_replaces_nothing_on_the_page(alice: Client, few: None):
    for _ in range(3):
        archive(alice)
    answer = archive(alice, **HTMX)
    assert answer.status_code == 429
    assert answer["HX-Reswap"] == "none"
    assert "<" not in answer.text


def test_reading_is_not_counted(alice: Client, few: None):
    assert {alice.get(reverse("my-decks")).status_code for _ in range(10)} == {200}


def test_visitors_are_counted_apart_even_at_one_address(alice: Client, bob: Client, few: None):
    deck_of(alice), deck_of(bob)
    for _ in range(4):
        archive(alice)
    assert archive(alice).status_code == 429
    assert archive(bob).status_code == 302


def test_newcomers_without_anything_are_counted_by_address(db: None, few: None):
    assert [archive(Client()).status_code for _ in range(4)] == [302, 302, 302, 429]
    elsewhere = Client(REMOTE_ADDR="192.0.2.7")
    assert archive(elsewhere).status_code == 302


@pytest.mark.parametrize("address", ["", "2001:db8::7", "192.0.2.7"])
def test_every_kind_of_network_address_is_counted(db: None, few: None, address: str):
    assert [archive(Client(REMOTE_ADDR=address)).status_code for _ in range(4)] == [302, 302, 302, 429]


def test_a_neighbour_in_the_same_ipv6_network_is_the_same_address(db: None, few: None):
    assert {archive(Client(REMOTE_ADDR=f"2001:db8::{number}")).status_code for number in range(1, 5)} == {302, 429}


def test_guessing_passwords_is_counted_by_address_whatever_the_cookie(db: None, few: None):
    def guess() -> int:
        client = Client()
        deck_of(client)
        return client.post(reverse("sign-in"), {"username": "alice", "password": "guess"}).status_code

    assert [guess() for _ in range(4)] == [422, 422, 422, 429]


def test_after_five_wrong_passwords_for_a_name_even_the_right_one_waits(db: None):
    get_user_model().objects.create_user("dora", password="swords and wings")

    def sign_in(name: str, password: str, address: str = "192.0.2.7"):
        return Client(REMOTE_ADDR=address).post(reverse("sign-in"), {"username": name, "password": password})

    for _ in range(5):
        assert "do not go together" in sign_in("dora", "guess").text
    waiting = sign_in("dora", "swords and wings")
    assert (waiting.status_code, "Several wrong passwords for this name; please wait" in waiting.text) == (422, True)
    assert "do not go together" in sign_in("emil", "guess").text
    assert sign_in("dora", "swords and wings", "192.0.2.8").status_code == 302


def test_a_forged_post_uses_up_nothing(alice: Client, few: None):
    forger = Client(enforce_csrf_checks=True)
    forger.cookies = alice.cookies
    assert {archive(forger).status_code for _ in range(5)} == {403}
    assert archive(alice).status_code == 302


def test_counts_are_forgotten_in_time(alice: Client, few: None):
    for _ in range(4):
        archive(alice)
    cache.clear()
    assert archive(alice).status_code == 302


@pytest.mark.parametrize("rate", [limits.CHANGES, *limits.RATES.values()])
def test_the_limits_leave_room_for_a_person(rate: str):
    count, period = rate.split("/")
    assert int(count) >= 20 or period.endswith("h")


@pytest.mark.parametrize("address", ["/", "/decks/", "/decks/mine/", "/account/sign-in/", "/nowhere/"])
def test_every_answer_carries_the_headers_of_a_careful_site(anonymous: Client, address: str):
    answer = anonymous.get(address)
    policy = answer["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["X-Frame-Options"] == "DENY"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"


def test_another_host_is_refused(anonymous: Client):
    assert anonymous.get("/account/sign-in/", headers={"host": "evil.example"}).status_code == 400


def test_another_host_writes_no_traceback_to_the_log():
    logger = logging.getLogger("django.security.DisallowedHost")
    assert not logger.propagate
    assert any(type(handler) is logging.NullHandler for handler in logger.handlers)
    assert not any(type(handler) is logging.StreamHandler for handler in logger.handlers)


def test_every_named_limit_is_one_of_an_address():
    assert limits.RATES.keys() <= get_resolver().reverse_dict.keys()


# the settings of a public site, each in a process of its own


def manage(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments], cwd=ROOT, env=kept | environment, capture_output=True, text=True
    )


def test_a_public_site_does_not_start_with_the_development_key():
    answer = manage("check", POLYDECK_DEBUG="0")
    assert answer.returncode != 0
    assert "POLYDECK_SECRET_KEY must be set" in answer.stderr
    assert manage("check", POLYDECK_DEBUG="0", POLYDECK_SECRET_KEY=settings.DEVELOPMENT_KEY).returncode != 0


def test_a_public_site_passes_djangos_own_deployment_check(tmp_path: Path):
    key = "a-long-key-made-up-for-this-test-0123456789-abcdefghijklmnop"
    answer = manage(
        "check", "--deploy", "--fail-level=WARNING",
        POLYDECK_SECRET_KEY=key, POLYDECK_HOSTS="decks.example", POLYDECK_VAR=str(tmp_path),
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    assert "no issues" in answer.stdout
