"""Starting a match: first vanguards, the lot, hands, mulligan (VG-5)."""

import pytest

from rules import catalogues
from rules.games.vanguard import GAME
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.state import HIDDEN
from rules.kernel.views import determinise, view
from tests.support.decklists import TRIAL_1, TRIAL_2
from tests.support.proving import proves
from tests.support.tables import PlayedTable
from tests.support.vanguard import vanguard

HAND = ["Wingal", "Marron", "Gallatin", "Randolf", "Bors"]
NEXT = ["Epona", "Flogal", "Elaine", "Govannon", "Gancelot"]


def choosing(**said: object) -> PlayedTable:
    """Both are about to choose their first vanguards."""
    decks = {"me": ["Stardust Trumpeter", "Epona", "Wingal"], "foe": ["Undeux", "Gojo"]}
    return vanguard(phase="start", **{side: {"VC": 0, "deck": cards} for side, cards in decks.items()}, **said)


def dealt(**said: object) -> PlayedTable:
    """Both have their first hands, and my mulligan is asked first."""
    sides = {side: {"hand": HAND, "deck": {"cards": NEXT, "count": 44}} for side in ("me", "foe")}
    return vanguard(phase="mulligan", first="me", active="foe", **sides, **said)


@proves("VG-5.1", "VG-G14")
def test_vg_5_1_any_grade_0_card_of_the_deck_may_be_first_vanguard_a_trigger_too() -> None:
    table = choosing()
    assert table.asks == "me starter"
    assert sorted(table.options) == ["Bringer of Good Luck, Epona", "Stardust Trumpeter"]
    table.me.choose("Epona")
    assert table.me.VC == ["Bringer of Good Luck, Epona"]
    assert table["me VC"].face_down


@proves("VG-5.1")
def test_vg_5_1_a_card_of_another_grade_is_refused() -> None:
    table = choosing()
    wingal = table["me Wingal in deck"].number
    refusals = engine.why_not(table.state, 0, engine.Choose((wingal,)))
    assert [(refusal.code, refusal.rule) for refusal in refusals] == [("choose.options", "VG-5.1")]


@proves("VG-G14", "VG-11.11")
def test_vg_g14_the_other_player_does_not_see_the_first_vanguard_before_both_are_turned() -> None:
    table = choosing()
    table.me.choose("Trumpeter")
    mine = table["me VC"].number
    assert view(table.state, 1).card[mine] == HIDDEN
    assert view(table.state, 0).card[mine] != HIDDEN
    assert not table.events("first-player")
    (chosen,) = table.told_to("foe", "first-vanguard-chosen")
    assert chosen["card"] is None


@proves("VG-5.5", "VG-5.3", "VG-R12")
def test_vg_5_5_both_first_vanguards_are_turned_when_hands_are_settled() -> None:
    table = choosing()
    table.me.choose("Trumpeter")
    table.foe.choose("Undeux")
    assert (len(table.me.hand), len(table.foe.hand)) == (5, 5)
    assert len(table.events("shuffled")) == 2
    for _ in range(2):
        assert table["me VC"].face_down and table["foe VC"].face_down
        table.side_asked.choose()
    assert not table["me VC"].face_down and not table["foe VC"].face_down
    assert table.state.turn == 11


@proves("VG-5.2", "VG-G56")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_vg_5_2_the_first_player_is_drawn_by_the_matchs_own_lot(seed: str) -> None:
    cards = catalogues.load("vanguard").cards
    rules = engine.ruleset_for(GAME, {card.key: card for card in cards})
    firsts = set()
    for _ in range(2):
        state, _ = engine.start(rules, (TRIAL_1, TRIAL_2), seed)
        for seat in (0, 1):
            assert state.decision is not None
            state, events = engine.act(state, seat, engine.Choose(state.decision.options[:1]))
        (lot,) = (event for event in events if type(event).__name__ == "FirstPlayerDrawnByLot")
        assert state.decision is not None
        assert state.decision.seat == lot.seat
        firsts.add(lot.seat)
    assert len(firsts) == 1


@proves("VG-5.4", "VG-11.9", "VG-G16")
def test_vg_5_4_returned_cards_go_to_the_bottom_and_cannot_come_back_in_the_same_draw() -> None:
    table = dealt()
    events = table.me.choose("Wingal", "Marron", "Gallatin")
    assert table.me.hand == [
        "Covenant Knight, Randolf",
        "Knight of Conviction, Bors",
        "Bringer of Good Luck, Epona",
        "Flogal",
        "Yggdrasil Maiden, Elaine",
    ]
    assert [type(event).__name__ for event in events] == ["PutBack"] * 3 + ["Drawn"] * 3 + ["Shuffled"]
    assert len(table.me.deck) == 44


@proves("VG-5.4", "VG-G16", "VG-R2")
def test_vg_5_4_each_has_one_mulligan_the_first_player_first() -> None:
    table = dealt()
    assert table.asks == "me mulligan"
    table.me.choose()
    assert table.asks == "foe mulligan"
    table.foe.choose(*HAND)
    assert table.asks == "me ride"


@proves("VG-G16")
def test_vg_g16_who_returns_nothing_does_not_shuffle() -> None:
    table = dealt()
    assert table.me.choose() == []


@proves("VG-G12")
def test_vg_g12_the_other_player_sees_how_many_cards_were_returned_but_not_which() -> None:
    table = dealt()
    table.me.choose("Wingal", "Marron")
    told = table.told_to("foe", "put-back")
    assert [event["card"] for event in told] == [None, None]
    seen = view(table.state, 1)
    assert [len(zone) for zone in seen.zones] == [len(zone) for zone in table.state.zones]
    assert all(seen.card[card] == HIDDEN for zone in seen.zones[:2] for card in zone)


@proves("VG-R1")
def test_vg_r1_shuffle_draw_shuffles_before_the_draw() -> None:
    table = dealt(values={"mulligan": "shuffle-draw"})
    events = table.me.choose("Wingal", "Marron")
    assert [type(event).__name__ for event in events] == ["PutBack", "PutBack", "Shuffled", "Drawn", "Drawn"]


@proves("VG-R2")
def test_vg_r2_together_both_choose_before_a_card_moves() -> None:
    table = dealt(values={"mulligan_order": "together"})
    assert table.me.choose("Wingal") == []
    seen = view(table.state, 1)
    assert seen.decision is not None and seen.decision.kind == "mulligan"
    assert len(table.me.deck) == 44
    table.foe.choose("Marron", "Bors")
    assert [event.seat for event in table.events("put-back")] == [1, 1, 0]
    assert table.asks == "me ride"


@proves("VG-R2", "VG-G56")
def test_vg_r2_together_the_second_player_cannot_see_the_first_ones_choice() -> None:
    two, none = dealt(values={"mulligan_order": "together"}), dealt(values={"mulligan_order": "together"})
    two.me.choose("Wingal", "Marron")
    none.me.choose()
    assert two.seen_by("foe") == none.seen_by("foe")


@proves("VG-R2")
def test_vg_r2_together_a_guess_at_the_table_lets_the_first_player_choose_anew() -> None:
    table = dealt(values={"mulligan_order": "together"})
    table.me.choose("Wingal", "Marron")
    guess = determinise(view(table.state, 1), Chance("guess"))
    engine.advance(guess, 1, engine.Choose(()))
    assert guess.decision is not None
    assert (guess.decision.seat, guess.decision.kind) == (0, "mulligan")
