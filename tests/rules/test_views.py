"""What a seat may know: the same whatever the cards are that it cannot see."""

from collections.abc import Iterator

import msgspec
import pytest

from rules.games.vanguard.events import Drawn, Moved
from rules.games.vanguard.table import DECK, HAND, VC, VanguardState
from rules.kernel import engine, invariants, views
from rules.kernel.chance import Chance
from rules.kernel.codec import snapshot
from rules.kernel.state import HIDDEN, MatchState
from tests.support.matches import in_the_middle, play_on, recording

GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")
SEATS = (0, 1, None)


def states(game: str, seed: str) -> Iterator[MatchState]:
    """Those in which someone must decide in a random match, from its first decision on."""
    match = recording(game, seed)
    while match.state.outcome is None:
        yield match.state
        play_on(match, 1)


def seen(state: MatchState, seat: int | None) -> bytes:
    return msgspec.json.encode(snapshot(views.view(state, seat)))


def vanguard(seed: str = "1", actions: int = 60) -> VanguardState:
    state = in_the_middle("vanguard", seed, actions)
    assert isinstance(state, VanguardState)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_view_stays_the_same_when_what_it_cannot_know_is_otherwise(game: str) -> None:
    chance = Chance(game)
    different = 0
    for state in states(game, "3"):
        for seat in SEATS:
            twin = views.twin(state, seat, chance)
            different += snapshot(twin) != snapshot(state)
            assert seen(twin, seat) == seen(state, seat)
    assert different > 100


@pytest.mark.parametrize("game", GAMES)
def test_who_must_decide_sees_all_it_may_do_and_every_guess_fits(game: str) -> None:
    chance = Chance(game)
    for state in states(game, "4"):
        assert list(invariants.views_are_enough(state, chance)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_every_guess(game: str) -> None:
    chance = Chance(game)
    for state in states(game, "5"):
        assert state.decision is not None
        guess = views.determinise(views.view(state, state.decision.seat), chance)
        assert list(invariants.cards_conserved(guess)) == []
        assert [problem for invariant in guess.ruleset.play.proof.invariants for problem in invariant(guess)] == []
        engine.advance(guess, state.decision.seat, engine.legal_actions(guess, state.decision.seat)[0])


def test_a_seat_sees_its_own_hand_and_nobody_sees_a_deck() -> None:
    state = vanguard()
    for seat in SEATS:
        view = views.view(state, seat)
        assert isinstance(view, VanguardState)
        assert all(view.card[card] == HIDDEN for owner in (0, 1) for card in view.at(owner, DECK))
        for owner in (0, 1):
            hidden = [view.card[card] == HIDDEN for card in view.at(owner, HAND)]
            assert len(hidden) == len(state.at(owner, HAND))
            assert set(hidden) <= {owner != seat}


def test_a_card_that_was_the_others_is_one_of_the_hidden_ones_in_a_hand() -> None:
    state = in_the_middle("hearthstone", "1", 30)
    hand = state.zones[state.ruleset.places["hand"][0]]
    assert len(hand) > 1
    state.owner[hand[0]] = 1
    for seed in range(20):
        assert seen(views.twin(state, 1, Chance(str(seed))), 1) == seen(state, 1)


def test_vg_5_1_a_first_vanguard_lies_face_down_for_the_other_player() -> None:
    state = vanguard(actions=1)
    (starter,) = state.at(0, VC)
    assert views.view(state, 0).card[starter] == state.card[starter]
    other = views.view(state, 1)
    assert isinstance(other, VanguardState)
    assert [other.card[card] for card in other.at(0, VC)] == [HIDDEN]


def test_a_view_holds_neither_seed_nor_the_other_deck_list() -> None:
    state = vanguard()
    view = views.view(state, 0)
    assert (view.chance.seed, view.lists) == ("", (state.lists[0], ()))
    assert views.view(state, None).lists == ((), ())


def test_an_event_that_names_a_card_nobody_saw_is_found() -> None:
    state = vanguard()
    drawn = state.at(0, DECK)[-1]
    after = state.clone()
    assert list(invariants.events_leak_nothing(state, [Drawn(0, drawn, "VG-7.2")], after)) == [
        f"{Drawn(0, drawn, 'VG-7.2')} names card {drawn} to seat 0"
    ]
    open_move = Moved(0, drawn, "deck", "hand", "VG-7.2")
    assert len(list(invariants.events_leak_nothing(state, [open_move], after))) == len(SEATS)


def test_secret_fields_are_told_to_their_seat_alone() -> None:
    event = Drawn(1, 77, "VG-7.2")
    assert [views.events_for([event], seat)[0]["card"] for seat in SEATS] == [None, 77, None]
