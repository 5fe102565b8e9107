"""Matches that nobody cares for end without result: each kind just before its time is up, and just after."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from play import matches, stale
from play.models import Match, Status
from tests.play.tables import TERMS, chair, match_of

pytestmark = pytest.mark.django_db

MINUTE = timedelta(minutes=1)


def expires_after(match: Match, time: timedelta) -> bool:
    """Whether the match stands after nearly this time, and is stopped after a little more."""
    outcomes = []
    for age in (time - MINUTE, time + MINUTE):
        Match.objects.filter(pk=match.pk).update(moved_at=timezone.now() - age)
        stale.expire()
        outcomes.append(Match.objects.get(pk=match.pk).status == Status.STOPPED)
    return outcomes == [False, True]


def test_a_game_of_the_lobby_waits_for_a_day(alice: Client) -> None:
    assert expires_after(matches.open_match(replace(TERMS, is_listed=True), chair(alice)), timedelta(hours=24))


def test_an_invitation_by_link_waits_for_a_week(alice: Client) -> None:
    assert expires_after(matches.open_match(TERMS, chair(alice)), timedelta(days=7))


def test_a_bot_waits_for_three_days(alice: Client) -> None:
    assert expires_after(matches.open_match(TERMS, chair(alice), chair(None, 1, bot="eager")), timedelta(days=3))


def test_people_wait_for_two_weeks(alice: Client, bob: Client) -> None:
    assert expires_after(match_of(alice, bob), timedelta(days=14))


def test_those_who_look_at_it_are_told_why(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    news = match.news
    Match.objects.update(moved_at=timezone.now() - timedelta(days=15))
    stale.expire()
    match.refresh_from_db()
    assert (match.reason, match.to_act) == ("Nobody moved for two weeks", None)
    assert match.news > news
    assert match.ended


def test_a_match_that_is_over_stays_as_it_ended(
    alice: Client, bob: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    match = matches.submit(match_of(alice, bob), 0, 0, [{"type": "concede"}])
    Match.objects.update(moved_at=timezone.now() - timedelta(days=100))
    with django_assert_num_queries(4):
        stale.expire()
    match.refresh_from_db()
    assert match.status == Status.OVER
