"""Stepping through a match that has ended, and playing on from one of its moments."""

import re
from html import unescape

import pytest
from django.test import Client

from play import matches, table
from play.models import Kind, Match, Status
from play.replays import replay_of
from rules.kernel import replay as rules_replay
from rules.kernel.codec import snapshot
from tests.play.tables import OF_GAME, ended, match_of, play_on
from tests.play.test_records import taken_back_once

pytestmark = pytest.mark.django_db


def page(client: Client, match: Match, query: str = "") -> str:
    answer = client.get(f"/play/{match.token}/replay/{query}")
    assert answer.status_code == 200
    return answer.content.decode()


def played_on(client: Client, match: Match, **fields: object) -> Match:
    """The new match that the form of a replay leads to."""
    answer = client.post(f"/play/{match.token}/play-on/", {"step": 30, "seat": 0, "bot": "eager"} | fields)
    assert answer.status_code == 302
    return Match.objects.get(token=answer["Location"].split("/")[2])


def test_there_is_no_replay_before_the_end(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 30)
    assert alice.get(f"/play/{match.token}/replay/").status_code == 404
    assert alice.post(f"/play/{match.token}/play-on/", {}).status_code == 404


def test_nor_of_a_match_that_never_began(alice: Client) -> None:
    match = matches.open_match(matches.Terms("vanguard", "vanguard.classic"))
    matches.stop(match, "Nobody came")
    match.save()
    assert alice.get(f"/play/{match.token}/replay/").status_code == 404


def test_a_stranger_sees_it_where_both_players_allow_watching(alice: Client, bob: Client, carol: Client) -> None:
    match = ended(alice, bob)
    assert "Step" in page(carol, match)
    match.seats.filter(number=0).update(allows_watching=False)
    assert carol.get(f"/play/{match.token}/replay/").status_code == 404
    assert "Only the players see it" in page(alice, match)


def test_links_lead_by_steps_and_by_turns(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    replay = replay_of(match)
    turn = replay.turns[2]
    text = unescape(page(alice, match, f"?step={turn.step + 2}&side=1"))
    links = dict(re.findall(r'<a id="step-([a-z-]+)"[^>]* href="[^"]*\?step=(\d+)&side=1"', text))
    assert links == {
        "first": "0",
        "turn-before": str(turn.step),
        "before": str(turn.step + 1),
        "after": str(turn.step + 3),
        "turn-after": str(replay.turns[3].step),
        "last": str(replay.last),
    }
    assert text.count('aria-current="true"') == 2  # the side, and the turn


def test_a_step_that_is_none_is_the_nearest_that_is(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    assert f"Step {match.seq} of" in page(alice, match, "?step=99999")
    assert "Step 0 of" in page(alice, match, "?step=-3&side=nobody")


def test_each_side_sees_its_own_cards_and_both_sides_all(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    for hand_of, side, is_open in (
        (0, "0", True),
        (1, "0", False),
        (0, "1", False),
        (0, "both", True),
        (1, "both", True),
    ):
        text = page(alice, match, f"?step=10&side={side}")
        hand = text[text.index(f'id="zone-{hand_of}-hand"') :][:3000]
        assert ("data-card=" in hand.split("is-hidden")[0]) is is_open, (hand_of, side)


def test_the_states_are_those_that_were_played(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    played = [snapshot(matches.state_of(match))]
    for number in range(40):
        match = play_on(match, 1, seed=f"{number}")
        played.append(snapshot(matches.state_of(match)))
    assert [snapshot(state) for state in replay_of(match).states()] == played


def test_what_was_taken_back_is_no_step(alice: Client) -> None:
    match = taken_back_once(match_of(alice, alice))
    before = match.seq
    match = matches.submit(match, 0, match.seq, [{"type": "concede"}])
    replay = replay_of(match)
    assert replay.last == before - 1
    assert [row.kind for row in replay.steps[1:]] == [Kind.MOVE] * replay.last


def test_the_page_costs_few_queries(alice: Client, bob: Client, django_assert_max_num_queries: object) -> None:
    match = ended(alice, bob)
    with django_assert_max_num_queries(6):
        page(alice, match, "?step=40")


def test_the_seed_and_its_promise_are_there_to_compare(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    text = page(alice, match)
    assert match.seed in text
    assert "sha256sum" in text


def test_a_match_of_older_rules_is_told_in_words(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    Match.objects.update(rules_version=0)
    text = page(alice, match, "?step=40")
    assert "was played by version 0 of the rules" in text
    assert 'class="cloth' not in text
    assert match.log.get(seq=1).events[0]["type"] == "first-vanguard-chosen"
    assert len(re.findall(r"<li value=", text)) > 30
    assert alice.post(f"/play/{match.token}/play-on/", {"step": 3, "seat": 0, "bot": "eager"}).status_code == 422
    assert "cannot lay" in alice.get(f"/play/{match.token}/report/").content.decode()
    assert rules_replay.read(alice.get(f"/play/{match.token}/record/").content.decode()).start.version == 0


# ---- playing on


def test_playing_on_begins_with_the_same_steps(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    branch = played_on(bob, match, seat=1)
    assert (branch.branch_of, branch.branch_seq, branch.seq, branch.seed) == (match, 30, 30, match.seed)
    assert snapshot(matches.state_of(branch)) == snapshot(replay_of(match).state(30))
    assert (branch.seat(0).bot, branch.seat(0).name) == ("eager", "Easy bot")
    assert bob.get(branch.get_absolute_url()).status_code == 200


def test_the_same_actions_draw_the_same_cards(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    branch = played_on(alice, match)
    for move in replay_of(match).steps[31:]:
        branch = matches.submit(branch, move.seat, branch.seq, [move.action])
    assert matches.state_of(branch).outcome == matches.state_of(match).outcome


def test_a_stranger_plays_on_where_watching_is_allowed(alice: Client, bob: Client, carol: Client) -> None:
    match = ended(alice, bob)
    branch = played_on(carol, match, seat=1)
    assert branch.seat(1).name == "carol"
    assert alice.get(branch.get_absolute_url()).status_code == 404  # what she tries is hers
    match.seats.update(allows_watching=False)
    assert carol.post(f"/play/{match.token}/play-on/", {"step": 30, "seat": 0, "bot": "eager"}).status_code == 404


def test_nothing_is_left_to_play_at_the_end(alice: Client, bob: Client) -> None:
    match = ended(alice, bob)
    answer = alice.post(f"/play/{match.token}/play-on/", {"step": match.seq, "seat": 0, "bot": "eager"})
    assert answer.status_code == 422
    assert Match.objects.count() == 1


@pytest.mark.parametrize("wrong", [{"bot": "random"}, {"bot": "nobody"}, {"seat": 2}, {"seat": ""}])
def test_a_seat_or_bot_that_is_none_is_refused(alice: Client, bob: Client, wrong: dict[str, object]) -> None:
    match = ended(alice, bob)
    answer = alice.post(f"/play/{match.token}/play-on/", {"step": 30, "seat": 0, "bot": "eager"} | wrong)
    assert answer.status_code == 422
    assert Match.objects.count() == 1


def test_the_end_that_players_agreed_on_is_told(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 30)
    table.offer_draw(match, 0, 30)
    table.accept(match, 1, 30)
    text = page(alice, match)
    assert "a draw: A draw by agreement" in text
    assert played_on(alice, match, step=30).status == Status.RUNNING


@pytest.mark.parametrize("game", OF_GAME)
def test_every_step_of_a_match_of_any_game_is_shown_and_can_be_reported(alice: Client, bob: Client, game: str) -> None:
    match = ended(alice, bob, OF_GAME[game])
    for step in range(0, replay_of(match).last + 1, 7):
        assert f"Step {step} of" in page(alice, match, f"?step={step}")
        report = alice.get(f"/play/{match.token}/report/?step={step}&as=file")
        assert f"({match.format})" in report.content.decode()
