"""The right to listen to a match, and what announcing does to it."""

import time

import psycopg
import pytest
from django.core import signing
from django.db import connection, transaction

from play import tickets
from play.models import Match
from play.news import CHANNEL, announce


def test_a_ticket_names_its_match() -> None:
    assert tickets.read(tickets.ticket(17)) == 17


@pytest.mark.parametrize("forged", ["", "17", "MTc", "MTc:1", "é"])
def test_what_was_not_signed_here_is_no_ticket(forged: str) -> None:
    assert tickets.read(forged) is None


def test_what_was_signed_for_something_else_is_no_ticket() -> None:
    assert tickets.read(signing.dumps(17, salt="visitor")) is None


def test_a_ticket_is_good_for_twelve_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    ticket, now = tickets.ticket(17), time.time()
    monkeypatch.setattr(time, "time", lambda: now + 12 * 3600 - 60)
    assert tickets.read(ticket) == 17
    monkeypatch.setattr(time, "time", lambda: now + 12 * 3600 + 60)
    assert tickets.read(ticket) is None


@pytest.fixture
def match(db: None) -> Match:
    return Match.objects.create(game="vanguard", format="vanguard.classic", rules_version=1, seed="news")


def test_announcing_raises_the_number_though_another_did_meanwhile(match: Match) -> None:
    announce(Match.objects.get(pk=match.pk))
    announce(match)
    assert match.news == 2
    assert Match.objects.get(pk=match.pk).news == 2


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite notifies nobody")
@pytest.mark.django_db(transaction=True)
def test_postgresql_notifies_at_commit_and_of_what_is_committed_only(match: Match) -> None:
    with psycopg.connect(dbname=connection.settings_dict["NAME"], **elsewhere(), autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        with transaction.atomic():
            announce(match)
            transaction.set_rollback(True)
        with transaction.atomic():
            announce(match)
            assert list(listening.notifies(timeout=0)) == []
        heard = [notification.payload for notification in listening.notifies(timeout=5, stop_after=1)]
    assert heard == [f"{match.pk} 1"]


def elsewhere() -> dict[str, str]:
    return {"host": connection.settings_dict["HOST"], "user": connection.settings_dict["USER"]}
