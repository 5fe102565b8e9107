"""The board: buttons for what is legal and nothing else, and answers that are always the table as it stands."""

import json

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from play import matches
from play.board import Board, Button, board_from
from play.log import RECENT, log_of
from play.models import Match
from play.seats import Place
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.kernel import engine
from rules.kernel.answers import Concede
from rules.kernel.chance import Chance
from rules.kernel.chronicle import BOTH
from rules.kernel.codec import to_data
from rules.kernel.sentences import plain
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.views import view
from tests.play.tables import OF_GAME, match_of, play_on
from tests.support.tables import scene
from tests.support.vanguard import attacking, battle, vanguard, with_power

pytestmark = pytest.mark.django_db

NAMES = ("Alice", "Bob")
ADDRESS = "/play/table/"
SCRIPT = {"HX-Request": "true"}


def seen_by(state: MatchState, seat: int) -> Board:
    return board_from(view(state, seat), seat, NAMES, ADDRESS)


def shorts(buttons: tuple[Button, ...]) -> list[str]:
    return [button.words.short for button in buttons]


def until(match: Match, kind: str, seat: int = 0, seed: str = "until") -> Match:
    """The match at the next question of this kind to a seat, or at its end."""
    chance, player = Chance(seed), BOTS["eager"]()
    for _ in range(600):
        state = matches.state_of(match)
        if state.decision is None or (state.decision.kind, state.decision.seat) == (kind, seat):
            break
        match = matches.submit(match, match.to_act, match.seq, [to_data(choice(state, player, chance))])
    return Match.objects.with_seats().get(pk=match.pk)


def offered(match: Match) -> list[str]:
    """What could be sent now, as JSON, by the seat that must decide."""
    state = matches.state_of(match)
    board = seen_by(state, match.to_act)
    buttons = (*board.buttons, *(button for card in board.cards.values() for button in card.buttons))
    return [button.value for button in buttons]


def act(client: Client, match: Match, *actions: str, after: int | None = None, **more: object):
    match.refresh_from_db()
    fields = {"after": match.seq if after is None else after, "action": actions}
    return client.post(f"/play/{match.token}/act/", fields | more.pop("fields", {}), **more)


# ---- what is offered


@pytest.mark.parametrize("game", OF_GAME)
def test_a_button_for_every_legal_action_of_a_whole_match_and_no_other(alice: Client, bob: Client, game: str) -> None:
    state = matches.state_of(match_of(alice, bob, OF_GAME[game]))
    chance, bot = Chance("buttons"), BOTS["random"]()
    while state.outcome is None:
        seat = state.decision.seat
        board = seen_by(state, seat)
        if not (board.confirm and board.confirm.field == "choose"):
            assert _sent(board) <= _legal(state, seat)
            if not any(card.copies > 1 for card in board.cards.values()):
                assert _sent(board) == _legal(state, seat)
        engine.advance(state, seat, choice(state, bot, chance))


def _sent(board: Board) -> set[str]:
    zones = (*board.above.zones.values(), *board.below.zones.values())
    cards = (*board.cards.values(), *(card for zone in zones for card in zone.covered))
    buttons = {button.value for card in cards for button in card.buttons} | {button.value for button in board.buttons}
    toggles = {card.toggle.value for card in cards if card.toggle}
    return buttons | toggles | ({board.confirm.value} if board.confirm else set())


def _legal(state: MatchState, seat: int) -> set[str]:
    actions = (each for each in engine.legal_actions(state, seat) if not isinstance(each, Concede))
    return {json.dumps(to_data(action), separators=(",", ":")) for action in actions}


def test_who_need_not_decide_has_no_buttons_and_reads_only_what_is_public(alice: Client, bob: Client) -> None:
    state = matches.state_of(match_of(alice, bob))
    board = seen_by(state, 1 - state.decision.seat)
    assert (_sent(board), board.is_asked) == (set(), False)
    assert plain(board.prompt) == "Alice is choosing a first vanguard."


def test_an_attack_is_two_clicks_on_cards() -> None:
    table = battle({"VC": "Gallatin"}, {"VC": "Nehalem"})
    (attack,) = seen_by(table.state, table.me.seat).cards[table["me VC"].number].buttons
    assert attack.rings == f"card-{table['foe VC'].number}"
    assert attack.label == f"Attack {table['foe VC'].name} with {table['me VC'].name}"


def test_a_call_is_a_click_on_a_card_and_one_on_a_circle() -> None:
    table = vanguard(me={"VC": "Gallatin", "hand": ["Wingal"]})
    board = seen_by(table.state, table.me.seat)
    rings = {button.rings for button in board.cards[table["Wingal"].number].buttons}
    assert rings == {f"zone-{table.me.seat}-{circle}" for circle in ("FL", "FR", "BL", "BC", "BR")}
    assert shorts(board.buttons) == ["Go to battle"]


def test_a_battlecry_is_a_click_on_a_card_one_on_a_gap_and_one_on_its_target() -> None:
    table = scene("hearthstone", me={"hand": ["Ironbeak Owl"], "board": ["Wisp"]}, foe={"board": ["War Golem"]})
    board = seen_by(table.state, table.me.seat)
    rings = {button.rings for button in board.cards[table["Ironbeak Owl"].number].buttons}
    gaps = [f"zone-{table.me.seat}-board-{gap}" for gap in (0, 1)]
    targets = [f"card-{table[name].number}" for name in ("Wisp", "War Golem")]
    assert rings == {f"{gap} {target}" for gap in gaps for target in targets}


def test_what_aims_at_nobody_is_a_click_on_a_card_and_one_on_the_board() -> None:
    table = scene("hearthstone", me={"class": "mage", "hand": ["Arcane Intellect"]})
    board = seen_by(table.state, table.me.seat)
    assert [button.rings for button in board.cards[table["Arcane Intellect"].number].buttons] == ["zone-0-board"]


def test_states_are_told_with_the_card() -> None:
    table = scene("hearthstone", me={"board": ["Argent Squire", {"card": "Wisp", "frozen": True}]})
    cards = seen_by(table.state, table.me.seat).cards
    assert cards[table["Argent Squire"].number].spoken == "Argent Squire, attack 1, health 1, Divine Shield"
    assert cards[table["Wisp"].number].spoken == "Wisp, attack 1, health 1, Frozen"


def test_guardians_are_picked_together_and_sent_with_the_end_of_guarding() -> None:
    table = attacking("VC", {"VC": "Gallatin"}, {"VC": "Nehalem", "hand": ["Aermo", "Genjo"]})
    board = seen_by(table.state, table.foe.seat)
    worths = sorted(card.toggle.worth for card in board.cards.values() if card.toggle)
    assert worths == [5000, 10000]
    assert (board.confirm.field, board.confirm.few, board.confirm.unit) == ("then", "Do not guard", "shield")
    assert (board.buttons, board.battle.needed) == ((), 5000)


def test_cards_of_one_question_are_picked_by_toggles(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "mulligan")
    board = seen_by(matches.state_of(match), 0)
    picks = [card.toggle for card in board.cards.values() if card.toggle]
    assert [pick.field for pick in picks] == ["pick"] * 5
    assert (board.confirm.few, board.confirm.some) == ("Keep the whole hand", "Put back")


def test_of_a_deck_that_is_looked_through_each_card_is_shown_once(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    deck = seen_by(matches.state_of(match), 0).below.zones["deck"]
    names = [card.facts.name for card in deck.cards]
    assert len(names) == len(set(names)) > 1
    assert sum(card.copies for card in deck.cards) == 17
    assert deck.count == 50


def test_a_changed_number_says_what_it_is_made_of() -> None:
    table = battle({"FL": with_power("Wingal", 5000)})
    (power,) = seen_by(table.state, table.me.seat).cards[table["me FL"].number].changed
    assert (power.printed, power.value, [part.amount for part in power.parts]) == (6000, 11000, [6000, 5000])


def test_hidden_cards_are_counted_and_nothing_more(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "ride")
    board = seen_by(matches.state_of(match), 0)
    hand = board.above.zones["hand"]
    assert (hand.cards, hand.count) == ((), len(matches.state_of(match).at(1, 1)))


def test_a_replay_shows_both_hands_and_nothing_to_do(alice: Client, bob: Client) -> None:
    state = matches.state_of(until(match_of(alice, bob), "ride"))
    board = board_from(state, BOTH, ("Alice", "Bob"))
    assert board.above.zones["hand"].hidden == board.below.zones["hand"].hidden == 0
    assert not _sent(board)
    assert board_from(view(state, None), None, ("Alice", "Bob")).below.zones["hand"].cards == ()
    assert HIDDEN in view(state, None).card


# ---- asking and answering


def test_the_page_costs_few_queries(
    alice: Client, bob: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    match = play_on(match_of(alice, bob), 80)
    with django_assert_max_num_queries(8):
        alice.get(match.get_absolute_url())
    with django_assert_max_num_queries(8):
        alice.get(f"/play/{match.token}/updates/?news=0&after=0", headers=SCRIPT)


def test_nothing_new_costs_less(
    alice: Client, bob: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    match = match_of(alice, bob)
    with django_assert_max_num_queries(5):
        answer = alice.get(f"/play/{match.token}/updates/?news={match.news}", headers=SCRIPT)
    assert (answer.status_code, answer.content) == (204, b"")


def test_an_action_is_answered_with_the_board_after_it(
    alice: Client, bob: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    match = match_of(alice, bob)
    with django_assert_max_num_queries(20):
        answer = act(alice, match, offered(match)[0], headers=SCRIPT)
    page = answer.content.decode()
    assert answer.status_code == 200
    assert 'id="board"' in page and 'data-seq="1"' in page and 'hx-swap-oob="true"' in page
    assert "You chose" in page.partition('data-told="')[2].partition('"')[0]


def test_without_a_script_the_answer_is_the_table_again(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    answer = act(alice, match, offered(match)[0])
    assert (answer.status_code, answer.url) == (302, match.get_absolute_url())


def test_picks_are_sent_one_by_one_under_their_own_name(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "mulligan")
    hand = matches.state_of(match).decision.options
    answer = act(alice, match, fields={"choose": "1", "pick": hand[:2]})
    assert answer.status_code == 302
    assert match.log.last().action == {"type": "choose", "picks": list(hand[:2])}


def test_who_answers_an_older_table_gets_the_new_one_and_a_word(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    first = offered(match)[0]
    act(alice, match, first)
    again = act(alice, match, first, after=0, headers=SCRIPT)
    assert (again.status_code, match.log.count()) == (409, 2)
    assert "The match has gone on meanwhile" in again.content.decode()


def test_what_may_not_be_done_is_refused_with_its_rule(alice: Client, bob: Client) -> None:
    match = match_of(alice, bob)
    answer = act(alice, match, '{"type":"pass"}')
    assert answer.status_code == 422
    assert "Answer the open question first." in answer.content.decode()
    assert "#VG-G62" in answer.content.decode()


@pytest.mark.parametrize(
    "action",
    ["", "{", "[]", "7", pytest.param("[" * 5000, id="deep"), '{"type":"dance"}', '{"type":"choose","picks":["x"]}'],
)
def test_what_is_no_action_is_refused(alice: Client, bob: Client, action: str) -> None:
    match = match_of(alice, bob)
    answer = act(alice, match, action)
    assert (answer.status_code, match.log.count()) == (422, 1)


@pytest.mark.parametrize("fields", [{"choose": "1", "pick": "x"}, {"after": "many"}, {"after": "-1"}])
def test_what_is_no_answer_changes_nothing(alice: Client, bob: Client, fields: dict[str, str]) -> None:
    match = match_of(alice, bob)
    assert act(alice, match, fields=fields).status_code in (409, 422)
    assert match.log.count() == 1


def test_a_table_is_nobody_elses(alice: Client, bob: Client, carol: Client) -> None:
    match = match_of(alice, bob, allows_watching=False)
    for address in ("", "updates/", "why/0/"):
        assert carol.get(f"/play/{match.token}/{address}").status_code == 404
    assert act(carol, match, '{"type":"concede"}').status_code == 404
    assert alice.get(f"/play/{match.token}/act/").status_code == 405


def test_a_watcher_sees_the_table_and_no_button(alice: Client, bob: Client, carol: Client) -> None:
    match = until(match_of(alice, bob), "main")
    page = carol.get(match.get_absolute_url()).content.decode()
    assert 'form="act" name="action"' not in page
    assert "why/" not in page
    assert act(carol, match, '{"type":"pass"}').status_code == 404


def test_a_card_says_why_it_cannot(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "main")
    hand = matches.state_of(match).at(0, 1)
    answer = alice.get(f"/play/{match.token}/why/{hand[0]}/")
    assert "That is done in your ride phase." in answer.content.decode()
    assert "#VG-7.4.4" in answer.content.decode()


def test_of_a_hidden_card_there_is_nothing_to_say(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "main")
    state = matches.state_of(match)
    for card in (state.at(1, 1)[0], state.at(0, 0)[-1], 999):
        assert alice.get(f"/play/{match.token}/why/{card}/").status_code == 404


# ---- what happened


def test_the_log_goes_turn_by_turn_and_says_what_is_new(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 40)
    log = log_of(Place(Match.objects.with_seats().get(pk=match.pk), (0,)), since=match.seq - 1)
    numbers = [turn.number for turn in log.turns]
    assert numbers == sorted(set(numbers))
    assert {line.seq for line in log.fresh} <= {match.seq}


def test_a_log_that_goes_further_back_does_not_begin_before_the_first_turn(alice: Client, bob: Client) -> None:
    match = play_on(match_of(alice, bob), 20)
    assert "Before the first turn" in alice.get(f"/play/{match.token}/").text
    play_on(match, RECENT)
    assert "Before the first turn" not in alice.get(f"/play/{match.token}/").text


def test_the_log_counts_what_happened_several_times_in_a_row(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "mulligan")
    log = log_of(Place(match, (0,)))
    assert [line.times for line in log.turns[0].lines if plain(line.said) == "Bob drew a card. (VG-5.3)"] == [5]


def test_a_card_that_was_turned_over_is_shown(alice: Client, bob: Client) -> None:
    match = until(match_of(alice, bob), "trigger-power")
    log = log_of(Place(match, (0,)), since=match.seq - 1)
    assert any(line.shown.word("trigger") for line in log.shown)
