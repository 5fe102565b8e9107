"""Opening a match, taking its seats, and acting: once, in order, whole or not at all."""

import msgspec
import pytest
from django.db import IntegrityError
from django.test import Client

from play import matches
from play.models import Kind, LogEntry, Match, Status
from rules.kernel.codec import snapshot
from rules.kernel.engine import IllegalAction
from tests.play.tables import TERMS, chair, match_of, play_on

pytestmark = pytest.mark.django_db


def first_action(match: Match) -> dict[str, object]:
    """What answers the first question of a match: a first vanguard."""
    return {"type": "choose", "picks": [matches.state_of(match).decision.options[0]]}


def test_a_match_begins_when_its_second_seat_is_taken(alice: Client, bob: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    assert match.status == Status.OPEN
    match = matches.take_seat(match, chair(bob, 1))
    assert (match.status, match.seq, match.to_act) == (Status.RUNNING, 0, 0)
    assert match.log.get().kind == Kind.START


def test_a_seat_is_taken_once(alice: Client, bob: Client, carol: Client) -> None:
    match = matches.open_match(TERMS, chair(alice))
    matches.take_seat(match, chair(bob, 1))
    with pytest.raises(matches.SeatTaken):
        matches.take_seat(match, chair(carol, 1))


def test_the_same_form_opens_one_match(alice: Client) -> None:
    first = matches.open_match(TERMS, chair(alice), form_token="form")
    assert matches.open_match(TERMS, chair(alice), form_token="form") == first


def test_an_action_answers_the_last_row_of_the_log_or_nothing(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    action = first_action(match)
    after = matches.submit(match, 0, 0, [action])
    assert (after.seq, after.to_act) == (1, 1)
    with pytest.raises(matches.StaleAction):
        matches.submit(match, 0, 0, [action])
    assert match.log.count() == 2


def test_two_rows_of_one_number_cannot_be(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    with pytest.raises(IntegrityError):
        LogEntry.objects.create(match=match, seq=0, kind=Kind.MOVE)


def test_an_illegal_action_changes_nothing(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    with pytest.raises(IllegalAction):
        matches.submit(match, 1, 0, [first_action(match)])
    with pytest.raises(ValueError, match="not an action"):
        matches.submit(match, 0, 0, [{"type": "dance"}])
    match.refresh_from_db()
    assert (match.seq, match.log.count()) == (0, 1)


def test_actions_sent_in_a_row_stop_where_the_next_may_not_be_done(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    action = first_action(match)
    assert matches.submit(match, 0, 0, [action, action]).seq == 1


def test_the_stored_state_is_what_the_log_plays_to(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 120)
    kept, played = matches.state_of(match), matches.state_at(match, match.seq)
    assert msgspec.json.encode(snapshot(kept)) == msgspec.json.encode(snapshot(played))


def test_a_state_of_other_rules_is_played_again(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 30)
    before = snapshot(matches.state_of(match))
    match.snapshot = None
    assert snapshot(matches.state_of(match)) == before


def test_a_match_ends_as_its_rules_say(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 2000, bot="eager")
    assert (match.status, match.to_act) == (Status.OVER, None)
    assert match.winner in (0, 1)
    assert match.rule.startswith("VG-")
    with pytest.raises(matches.NotRunning):
        matches.submit(match, 0, match.seq, [{"type": "concede"}])


def test_conceding_ends_it_for_the_other(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    match = matches.submit(match, 1, 0, [{"type": "concede"}])
    assert (match.status, match.winner) == (Status.OVER, 0)
