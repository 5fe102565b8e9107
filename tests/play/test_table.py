"""Words at the table: draws, taking back, clocks, players who are away, phrases, the end and once more."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from play import clock, matches, presence, table
from play.matches import Terms
from play.models import Kind, Match, Offer, Phrase, Seat, Status
from play.panel import panel_of
from play.seats import Place
from play.taking_back import CannotBeTakenBack, has_shown_more, way_back
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.codec import snapshot, to_data
from tests.play.tables import TERMS, chair, match_of, play_on
from tests.support.people import owner_of

pytestmark = pytest.mark.django_db

TIMED = Terms("vanguard", "vanguard.classic", clock=600)
HTMX = {"HX-Request": "true"}


def say(client: Client, match: Match, word: str, **fields: str):
    match.refresh_from_db()
    return client.post(f"/play/{match.token}/table/", {"word": word, "after": str(match.seq)} | fields)


def page(client: Client, match: Match) -> str:
    return client.get(f"/play/{match.token}/").content.decode()


def pass_time(match: Match, seconds: float) -> Match:
    """As if the last move were that long ago, and nobody's page had been heard of since."""
    past = timezone.now() - timedelta(seconds=seconds)
    Match.objects.filter(pk=match.pk).update(moved_at=past)
    Seat.objects.filter(match=match).update(seen_at=past)
    return Match.objects.with_seats().get(pk=match.pk)


def concede(match: Match, seat: int = 0) -> Match:
    return matches.submit(match, seat, match.seq, [{"type": "concede"}])


def against_bot(client: Client) -> Match:
    return matches.open_match(TERMS, chair(client), chair(None, 1, bot="greedy"))


def alone(client: Client) -> Match:
    return matches.open_match(TERMS, chair(client), chair(client, 1))


# ---- a draw


def test_a_draw_takes_both(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    say(alice, match, "offer-draw")
    assert "offers a draw" in page(bob, match)
    say(bob, match, "accept")
    match.refresh_from_db()
    assert (match.status, match.winner, match.reason) == (Status.OVER, None, "A draw by agreement")
    assert match.log.last().kind == Kind.ENDED


def test_one_cannot_accept_ones_own_offer(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    say(alice, match, "offer-draw")
    assert say(alice, match, "accept").status_code == 422
    match.refresh_from_db()
    assert match.is_running


def test_an_offer_declined_or_withdrawn_is_gone(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    for who, is_heard in ((alice, False), (bob, True)):
        say(alice, match, "offer-draw")
        say(who, match, "decline")
        assert not Offer.objects.exists()
        assert ('<span class="bubble">Let us play on' in page(alice, match)) == is_heard


def test_an_offer_ends_with_the_next_action(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    say(bob, match, "offer-draw")
    play_on(match, 1)
    assert "offers a draw" not in page(alice, match)
    assert say(alice, match, "accept").status_code == 422


def test_both_offering_a_draw_agree(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    say(alice, match, "offer-draw")
    say(bob, match, "offer-draw")
    match.refresh_from_db()
    assert match.status == Status.OVER


def test_a_bot_plays_on(alice: Client) -> None:
    match = against_bot(alice)
    answer = say(alice, match, "offer-draw")
    assert (answer.status_code, "The bot plays on" in answer.content.decode()) == (422, True)


def test_words_that_answer_an_older_position_do_nothing(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    play_on(match, 1)
    for word in ("offer-draw", "ask-take-back", "claim", "abort"):
        assert say(alice, match, word, after="0").status_code in (409, 422)
    assert not Offer.objects.exists()


# ---- taking back


def undone(match: Match, most: int = 400) -> tuple[Match, int]:
    """Play until an action has shown nobody anything; the match and whose action it was."""
    chance, bot = Chance("undone"), BOTS["eager"]()
    for _ in range(most):
        match.refresh_from_db()
        before, seat = matches.state_of(match), match.to_act
        action = choice(before, bot, chance)
        after, events = engine.act(before, seat, action)
        match = matches.submit(match, seat, match.seq, [to_data(action)])
        is_silent = not has_shown_more(before, after) and not any(event.shows for event in events)
        if is_silent and match.is_running:
            return match, seat
    raise AssertionError("every action showed something")


def test_what_showed_nobody_anything_is_taken_back_by_agreement(alice: Client, bob: Client) -> None:
    match, seat = undone(match_of(alice, bob))
    before = snapshot(matches.state_at(match, match.seq - 1))
    asking, other = (alice, bob)[seat], (alice, bob)[1 - seat]
    say(asking, match, "ask-take-back")
    assert snapshot(matches.state_of(Match.objects.get(pk=match.pk))) != before
    say(other, match, "accept")
    match = Match.objects.get(pk=match.pk)
    assert snapshot(matches.state_of(match)) == before
    assert (match.log.last().kind, match.log.last().action) == (Kind.TAKEN_BACK, {"to": match.seq - 2})
    assert snapshot(matches.state_at(match, match.seq)) == before
    play_on(match, 10)


def test_whoever_plays_both_sides_takes_back_at_once_and_only_once(alice: Client) -> None:
    match, _ = undone(alone(alice))
    after = match.seq
    first = alice.post(f"/play/{match.token}/table/", {"word": "ask-take-back", "after": after})
    second = alice.post(f"/play/{match.token}/table/", {"word": "ask-take-back", "after": after})
    assert (first.status_code, second.status_code) == (302, 409)
    assert match.log.filter(kind=Kind.TAKEN_BACK).count() == 1


def test_a_draw_of_cards_cannot_be_taken_back(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    while match.to_act is not None and matches.state_of(match).turn == 0:
        match = play_on(match, 1)
    with pytest.raises(CannotBeTakenBack, match="drawn or shown"):
        way_back(match, (match.log.last().seat,))


def called(match: Match) -> Match:
    """Play until seat 0 has called a card of its hand."""
    for _ in range(60):
        match = play_on(match, 1, bot="eager")
        last = match.log.last()
        if last.seat == 0 and last.action["type"] == "call":
            return match
    raise AssertionError("nothing was called")


def test_a_bot_forgets_the_card_that_was_called(alice: Client, bob: Client) -> None:
    match = called(matches.open_match(TERMS, chair(alice), chair(None, 1, bot="greedy")))
    assert way_back(match, (0,)).to == match.seq - 1
    with pytest.raises(CannotBeTakenBack):
        way_back(called(match_of(alice, bob)), (0,))


def test_who_plays_both_sides_shows_cards_to_nobody_else(alice: Client) -> None:
    match = called(alone(alice))
    assert way_back(match, (0, 1)).to == match.seq - 1


def test_nothing_done_is_nothing_to_take_back(alice: Client, bob: Client) -> None:
    answer = say(bob, match_of(alice, bob), "ask-take-back")
    assert (answer.status_code, "nothing yet" in answer.content.decode()) == (422, True)


def test_a_state_shows_no_more_than_itself(alice: Client, bob: Client) -> None:
    state = matches.state_of(play_on(match_of(alice, bob), 40))
    assert not has_shown_more(state, state.clone())


def test_a_drawn_lot_and_a_card_turned_up_are_seen(alice: Client, bob: Client) -> None:
    state = matches.state_of(play_on(match_of(alice, bob), 4))
    lots = state.clone()
    lots.chance.below(6)
    assert has_shown_more(state, lots)
    called = state.clone()
    hand, drop = (place for name in ("hand", "drop") for place in state.ruleset.places[name])
    card = called.zones[hand][0]
    called.zones[hand].remove(card)
    called.zones[drop].append(card)
    called.zone[card] = drop
    assert has_shown_more(state, called)
    assert not has_shown_more(called, state), "who saw it before sees nothing new"


# ---- clocks


def test_only_the_clock_of_whoever_must_decide_runs(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob, TIMED), 100)
    first, second = match.seats.all()
    assert (round(clock.seconds_left(match, first)), clock.seconds_left(match, second)) == (500, 600)


def test_acting_stops_the_clock_and_keeps_what_is_left(alice: Client, bob: Client) -> None:
    match = play_on(pass_time(match_of(alice, bob, TIMED), 100), 1)
    first, second = Seat.objects.filter(match=match)
    assert 499 < first.time_left <= 500
    assert second.time_left == 600


@pytest.mark.parametrize("page", ["updates/", "here/", "act/"])
def test_whoever_looks_next_finds_the_time_up_and_it_is_up_once(alice: Client, bob: Client, page: str) -> None:
    match = pass_time(match_of(alice, bob, TIMED), 601)
    for client in (bob, alice):
        ask = client.get if page == "updates/" else client.post
        ask(f"/play/{match.token}/{page}", headers=HTMX)
    match.refresh_from_db()
    assert (match.status, match.winner, match.reason) == (Status.OVER, 1, "The time of Alice is up")
    assert [seat.time_left for seat in match.seats.all()] == [0, 600]
    assert match.log.filter(kind=Kind.ENDED).count() == 1


def test_the_page_alone_changes_nothing_when_time_is_up(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob, TIMED), 601)
    assert "0:00" in page(alice, match)
    match.refresh_from_db()
    assert match.is_running


def test_no_action_comes_after_the_time(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob, TIMED), 601)
    answer = alice.post(f"/play/{match.token}/act/", {"after": "0", "action": '{"type": "concede"}'})
    assert answer.status_code == 409
    assert match.log.filter(kind=Kind.MOVE).count() == 0


def test_a_bot_has_no_clock(alice: Client) -> None:
    match = matches.open_match(TIMED, chair(None, 0, bot="greedy"), chair(alice, 1))
    match = pass_time(match, 10_000)
    assert match.to_act == 0
    assert not table.settle(match)


# ---- away


def test_a_silent_player_is_away_and_after_a_while_the_match_may_be_claimed(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob), 40)
    html = page(bob, match)
    assert "is away" in html and 'value="claim"' not in html
    assert presence.absence(match, match.seat(0)).seconds == 50
    assert say(bob, match, "claim").status_code == 422
    match = pass_time(match, 91)
    assert 'value="claim"' in page(bob, match)
    say(bob, match, "claim")
    match.refresh_from_db()
    assert (match.status, match.winner, match.reason) == (Status.OVER, 1, "Alice left the table")


def test_it_may_be_stopped_without_a_result_instead(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob), 91)
    say(bob, match, "abort")
    match.refresh_from_db()
    assert (match.status, match.winner) == (Status.STOPPED, None)


def test_nothing_is_claimed_from_a_player_who_need_not_decide(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob), 91)
    assert 'value="claim"' not in page(alice, match)
    assert say(alice, match, "claim").status_code == 422


def test_one_sign_of_life_ends_it(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob), 91)
    news = match.news
    alice.post(f"/play/{match.token}/here/", headers=HTMX)
    match.refresh_from_db()
    assert match.news > news, "the other is told"
    assert say(bob, match, "claim").status_code == 422


def test_presence_is_written_at_most_every_ten_seconds(alice: Client, bob: Client) -> None:
    match = Match.objects.with_seats().get(pk=match_of(alice, bob).pk)
    seen = match.seat(0).seen_at
    presence.note(match, (0,))
    assert Seat.objects.get(match=match, number=0).seen_at == seen


def test_how_long_somebody_is_away_is_told_without_news(alice: Client, bob: Client) -> None:
    match = pass_time(match_of(alice, bob), 60)
    Seat.objects.filter(match=match, number=1).update(seen_at=timezone.now())
    ask = {"news": str(match.news), "after": "0"}
    answer = bob.post(f"/play/{match.token}/here/", ask, headers=HTMX)
    assert 'id="table"' in answer.content.decode() and "hx-swap-oob" in answer.content.decode()
    Seat.objects.filter(match=match).update(seen_at=timezone.now())
    assert bob.post(f"/play/{match.token}/here/", ask, headers=HTMX).status_code == 204


# ---- watching, phrases


def test_either_player_keeps_strangers_out_at_any_time(alice: Client, bob: Client, carol: Client) -> None:
    match = match_of(alice, bob)
    assert carol.get(f"/play/{match.token}/").status_code == 200
    say(bob, match, "allow-watching", allows="0")
    assert carol.get(f"/play/{match.token}/").status_code == 404
    say(bob, match, "allow-watching", allows="1")
    assert carol.get(f"/play/{match.token}/").status_code == 200


def test_a_phrase_is_heard_once_and_may_be_muted(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    for _ in range(2):
        say(alice, match, "say", phrase="luck")
    assert Phrase.objects.count() == 1
    assert "<li>" in page(bob, match) and "Good luck, have fun</span>" in page(bob, match)
    say(bob, match, "mute")
    assert "Good luck, have fun</span>" not in page(bob, match)
    say(bob, match, "unmute")
    assert "Good luck, have fun</span>" in page(bob, match)


def test_nothing_else_can_be_said(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    assert say(alice, match, "say", phrase="<b>you").status_code == 422
    assert say(alice, match, "shout").status_code == 404


# ---- the end


def test_decks_and_seed_are_told_after_the_end_and_a_deck_by_choice(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    match.seats.filter(number=0).update(deck_name="Secret of Alice")
    assert say(alice, match, "show-deck").status_code == 422
    assert match.seed not in page(bob, match)
    concede(match)
    assert match.seed in page(bob, match)
    assert "Secret of Alice" in page(alice, match) and "Secret of Alice" not in page(bob, match)
    say(alice, match, "show-deck")
    assert "Secret of Alice" in page(bob, match)


def test_the_result_says_who_won_why_and_by_which_rule(alice: Client, bob: Client) -> None:
    match = concede(match_of(alice, bob))
    assert "You lost" in page(alice, match) and "#VG-G40" in page(alice, match)
    assert "You won" in page(bob, match)


def test_a_rematch_swaps_sides_and_begins_when_both_want_it(alice: Client, bob: Client, carol: Client) -> None:
    match = concede(match_of(alice, bob))
    first = say(alice, match, "rematch")["Location"]
    assert "is asked at the table of the last match" in alice.get(first).content.decode()
    assert "waits for a rematch" in page(bob, match) and first in page(bob, match)
    assert first not in carol.get(f"/play/{match.token}/").content.decode()
    assert say(bob, match, "rematch")["Location"] == first
    again = match.rematches.with_seats().get()
    assert again.status == Status.RUNNING
    assert [seat.owner for seat in again.seats.all()] == [owner_of(bob), owner_of(alice)]
    assert [seat.deck for seat in again.seats.all()] == [match.seat(1).deck, match.seat(0).deck]


def test_asking_for_a_rematch_twice_asks_once(alice: Client, bob: Client) -> None:
    match = concede(match_of(alice, bob))
    assert say(alice, match, "rematch")["Location"] == say(alice, match, "rematch")["Location"]
    assert match.rematches.get().status == Status.OPEN


def test_another_deck_may_be_taken_to_a_rematch(alice: Client, bob: Client) -> None:
    match = concede(match_of(alice, bob))
    address = say(alice, match, "rematch")["Location"]
    bob.post(f"{address}take/", {"deck": "sold-1"})
    again = match.rematches.with_seats().get()
    assert (again.status, again.seat(0).owner) == (Status.RUNNING, owner_of(bob))


def test_against_a_bot_and_oneself_a_rematch_begins_at_once(alice: Client) -> None:
    for match in (against_bot(alice), alone(alice)):
        concede(match)
        say(alice, match, "rematch")
        assert match.rematches.get().status == Status.RUNNING


def test_no_rematch_before_the_end(alice: Client, bob: Client) -> None:
    assert say(alice, match_of(alice, bob), "rematch").status_code == 422


def test_the_panel_costs_a_few_queries(alice: Client, bob: Client, django_assert_num_queries) -> None:
    match = match_of(alice, bob)
    for number, key in enumerate(("hello", "luck")):
        Phrase.objects.create(match=match, seat=number, key=key, seq=0)
    place = Place(Match.objects.with_seats().get(pk=match.pk), (0,))
    with django_assert_num_queries(2):
        panel_of(place)


def test_playing_both_sides_agrees_with_oneself(alice: Client) -> None:
    match = alone(alice)
    say(alice, match, "offer-draw")
    match.refresh_from_db()
    assert match.status == Status.OVER
