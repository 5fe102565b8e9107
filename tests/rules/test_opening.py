"""The first hand: exact odds against hands counted one by one, and dealt hands that keep to the mulligan's rules."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games.vanguard import GAME
from rules.kernel.facts import CardFacts
from rules.kernel.odds import odds_of, odds_of_at_least
from rules.kernel.opening import Deal, IllegalMulligan, Opening
from tests.support.decklists import TRIAL_1, card, deck
from tests.support.nannaier_decks import deck as exercise
from tests.support.proving import proves

assert GAME.opening is not None
OPENING = GAME.opening


def is_marron(card: CardFacts) -> bool:
    return card.name == "Little Sage, Marron"


def test_odds_of_a_hand_are_those_of_counting_all_hands() -> None:
    hands = list(combinations(range(7), 3))
    for wanted in range(8):
        for hits in range(5):
            counted = sum(len(set(hand) & set(range(wanted))) == hits for hand in hands) / len(hands)
            assert odds_of(7, wanted, 3, hits) == pytest.approx(counted)


@pytest.mark.parametrize(
    ("population", "wanted", "drawn", "hits", "chance"),
    [
        (49, 4, 5, 1, 1 - 45 * 44 * 43 * 42 * 41 / (49 * 48 * 47 * 46 * 45)),
        (49, 4, 0, 1, 0.0),
        (49, 0, 5, 0, 1.0),
        (3, 2, 5, 2, 1.0),
        (0, 0, 5, 1, 0.0),
    ],
)
def test_odds_at_the_edges(population: int, wanted: int, drawn: int, hits: int, chance: float) -> None:
    assert odds_of_at_least(population, wanted, drawn, hits) == pytest.approx(chance)


def held_by_turn(order: tuple[int, ...], wanted: int, hand: int, turn: int) -> list[int]:
    """How many of the cards 0..wanted-1 are held after the mulligan and each way of shuffling what is left."""
    first = order[:hand]
    kept = [card for card in first if card < wanted]
    library = [*order[hand:], *(card for card in first if card >= wanted)]
    returned = hand - len(kept)
    drawn, rest = library[:returned], library[returned:]
    return [sum(card < wanted for card in (*kept, *drawn, *draws)) for draws in permutations(rest, turn)]


@proves("VG-5.4", "VG-G61")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("wanted", [1, 2, 3])
@pytest.mark.parametrize("copies", [1, 2])
def test_vg_5_4_the_odds_with_a_mulligan_are_those_of_playing_out_every_shuffle(
    turn: int, wanted: int, copies: int
) -> None:
    held = [each for order in permutations(range(6)) for each in held_by_turn(order, wanted, 2, turn)]
    counted = sum(each >= copies for each in held) / len(held)
    assert Opening(hand=2).chance_with_mulligan(6, wanted, copies, turn) == pytest.approx(counted)


@proves("NN-5.4")
@pytest.mark.parametrize(("copies", "turn"), [(1, 0), (2, 0), (1, 1), (3, 1), (4, 1), (5, 1)])
def test_nn_5_4_the_odds_over_two_piles_are_those_of_every_pair_of_draws(copies: int, turn: int) -> None:
    cards = exercise("2 Pella, 2 Orla", "1 Bank the Fire, 2 Turn the Glass")
    dolls, spells = [1, 1, 0, 0], [0, 1, 1]
    opening = Opening(hand=2, has_mulligan=False, beside=(("spells", 1),))
    held = [
        sum(first[: 2 + turn]) + sum(other[: 1 + turn])
        for first in permutations(dolls)
        for other in permutations(spells)
    ]
    counted = sum(each >= copies for each in held) / len(held)
    names = {"Pella, Clay Potter", "Turn the Glass"}
    assert opening.chance(cards, lambda each: each.name in names, copies, turn, False) == pytest.approx(counted)


@proves("VG-G61")
def test_vg_g61_the_odds_of_a_deck_set_the_first_vanguard_apart() -> None:
    without = OPENING.chance(TRIAL_1, is_marron, 1, 1, with_mulligan=False)
    assert without == pytest.approx(odds_of_at_least(49, 4, 6, 1))
    trumpeter = OPENING.chance(TRIAL_1, lambda card: card.name == "Stardust Trumpeter", 1, 9, with_mulligan=True)
    assert trumpeter == 0.0


@proves("VG-G61")
def test_vg_g61_dealing_many_hands_comes_near_the_exact_odds() -> None:
    deals = [OPENING.deal(TRIAL_1, seed) for seed in range(20_000)]
    turn_2 = [with_marrons_kept(deal).draw().draw() for deal in deals]
    for copies in (1, 2):
        counted = sum(sum(is_marron(each.card) for each in deal.hand) >= copies for deal in turn_2) / len(deals)
        assert counted == pytest.approx(OPENING.chance(TRIAL_1, is_marron, copies, 2, with_mulligan=True), abs=0.012)


def with_marrons_kept(deal: Deal) -> Deal:
    return deal.mulligan([place for place, copy in enumerate(deal.hand) if not is_marron(copy.card)])


@given(st.integers(0, 49), st.integers(0, 4), st.integers(0, 8))
def test_a_mulligan_for_wanted_cards_never_lowers_their_odds(wanted: int, copies: int, turn: int) -> None:
    kept = OPENING.chance_without(49, wanted, copies, turn)
    returned = OPENING.chance_with_mulligan(49, wanted, copies, turn)
    assert -1e-9 <= kept <= returned + 1e-9 <= 1 + 2e-9


@proves("VG-5.4")
def test_vg_9_situation_1_a_mulligan_of_three() -> None:
    deal = OPENING.deal(TRIAL_1, seed=7)
    assert (len(deal.hand), len(deal.library)) == (5, 44)
    after = deal.mulligan([0, 2, 4])
    assert (len(after.hand), len(after.library)) == (5, 44)
    assert after.hand == (deal.hand[1], deal.hand[3], *deal.library[:3])
    with pytest.raises(IllegalMulligan):
        after.mulligan([0])


def test_vg_9_situation_1_the_other_player_returns_all_five() -> None:
    deal = OPENING.deal(TRIAL_1, seed=8)
    after = deal.mulligan(range(5))
    assert after.hand == deal.library[:5]
    assert len(after.library) == 44


@proves("VG-G16")
def test_vg_g16_returning_nothing_shuffles_nothing_and_uses_the_mulligan() -> None:
    deal = OPENING.deal(TRIAL_1, seed=9)
    after = deal.mulligan([])
    assert (after.hand, after.library, after.is_kept) == (deal.hand, deal.library, True)


@pytest.mark.parametrize("places", [[5], [-1], [0, 0]])
def test_a_mulligan_of_other_places_than_the_hands_is_refused(places: list[int]) -> None:
    with pytest.raises(IllegalMulligan):
        OPENING.deal(TRIAL_1, seed=1).mulligan(places)


def test_after_a_draw_the_mulligan_is_over() -> None:
    with pytest.raises(IllegalMulligan):
        OPENING.deal(TRIAL_1, seed=1).draw().mulligan([0])


@given(st.integers(), st.sets(st.integers(0, 4)))
@settings(max_examples=50)
def test_no_card_is_lost_or_doubled_and_a_seed_always_deals_the_same(seed: int, returned: set[int]) -> None:
    deal = OPENING.deal(TRIAL_1, seed)
    after = deal.mulligan(returned).draw().draw()
    assert deal.starter is not None
    assert sorted(each.card.key for each in (deal.starter, *after.hand, *after.library)) == sorted(
        entry.card.key for entry in TRIAL_1.entries for _ in range(entry.count)
    )
    assert after == OPENING.deal(TRIAL_1, seed).mulligan(returned).draw().draw()


def test_a_small_deck_deals_what_it_has() -> None:
    deal = OPENING.deal(deck("3 Marron, 1 Trumpeter", starter="Trumpeter"), seed=1)
    assert (len(deal.hand), deal.library) == (3, ())
    assert deal.starter is not None
    assert deal.starter.card == card("Trumpeter")
    assert deal.draw().hand == deal.hand


def test_without_a_stored_first_vanguard_all_cards_are_dealt() -> None:
    deal = OPENING.deal(deck("4 Marron, 4 Trumpeter"), seed=1)
    assert deal.starter is None
    assert len(deal.hand) + len(deal.library) == 8
