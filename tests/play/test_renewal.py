"""Matches that were running when the rules were mended: they go on as they were, or not at all."""

import pytest
from django.core.management import call_command
from django.test import Client

from play import matches, renewal
from play.models import Match, Status
from rules.kernel import replay
from rules.kernel.codec import snapshot
from tests.play.tables import TERMS, chair, ended, match_of, play_on

pytestmark = pytest.mark.django_db
OLDER = replay.RULES_VERSION - 1


def older(match: Match) -> Match:
    """The match as if it had been played by older rules."""
    match.rules_version = OLDER
    match.save()
    return match


def test_one_whose_log_plays_to_the_same_events_goes_on(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 80)
    state = snapshot(matches.state_of(match))
    older(match)
    assert renewal.renew() == renewal.Renewed(going_on=1, stopped=0)
    match.refresh_from_db()
    assert (match.status, match.rules_version) == (Status.RUNNING, replay.RULES_VERSION)
    assert snapshot(matches.state_of(match)) == state
    assert renewal.renew() == renewal.Renewed(0, 0)


def test_one_that_would_have_gone_otherwise_stops_without_result(alice: Client, bob: Client) -> None:
    match = older(play_on(match_of(alice, bob), 30))
    row = match.log.exclude(events=[]).last()
    row.events[0]["rule"] = "VG-0.0"
    row.save()
    assert renewal.renew() == renewal.Renewed(going_on=0, stopped=1)
    match.refresh_from_db()
    assert (match.status, match.winner, match.reason) == (Status.STOPPED, None, renewal.MENDED)


def test_one_with_an_action_that_is_none_any_more_stops(alice: Client, bob: Client) -> None:
    match = older(play_on(match_of(alice, bob), 30))
    match.log.filter(seq=7).update(action={"type": "dance"})
    call_command("renew_matches", verbosity=0)
    match.refresh_from_db()
    assert match.status == Status.STOPPED


def test_an_ended_one_keeps_its_rules_and_shows_its_record(alice: Client, bob: Client) -> None:
    match = older(ended(alice, bob))
    renewal.renew()
    match.refresh_from_db()
    assert (match.status, match.rules_version) == (Status.OVER, OLDER)
    answer = alice.get(match.get_absolute_url(), follow=True)
    assert answer.redirect_chain[-1][0].endswith("/replay/")
    assert answer.status_code == 200
    fragment = alice.get(f"{match.get_absolute_url()}updates/", headers={"HX-Request": "true"})
    assert fragment["HX-Redirect"].endswith("/replay/")


def test_an_invitation_that_waited_begins_by_the_rules_of_now(alice: Client, bob: Client) -> None:
    waiting = older(matches.open_match(TERMS, chair(alice)))
    assert matches.take_seat(waiting, chair(bob, 1)).rules_version == replay.RULES_VERSION
