"""How a match begins, what is left to chance, and what each may know (NN-5.1, NN-G22, NN-G24, NN-G40, NN-G48)."""

from collections import Counter

import pytest

from rules import catalogues
from rules.games.nannaier.facts import DOLL, MIRROR, SPELL
from rules.games.nannaier.table import DOLLS, MIRRORS, PRESENT_PILE, SPELL_PILE, SPELLS, ZONES, NannaierState
from rules.games.nannaier.telling import warn_of_move
from rules.kernel import engine
from rules.kernel.state import HIDDEN
from rules.kernel.views import view
from rules.kernel.zones import BOTH, NOBODY, OWNER
from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene

HEARTH, TIDE = catalogues.ready_decks("nannaier")[:2]


def begun(seed: str) -> NannaierState:
    """A match of two ready decks at its first decision."""
    state, _ = engine.start(catalogues.ruleset("nannaier"), (HEARTH, TIDE), seed)
    assert isinstance(state, NannaierState)
    return state


@proves("NN-5.1", "NN-G22", "NN-1.2", "NN-5.4")
def test_nn_5_1_three_dolls_and_a_spell_each_and_the_first_player_draws_on_turn_one() -> None:
    state = begun("a")
    first, other = state.first, 1 - state.first
    held = {seat: [len(state.at(seat, place)) for place in (DOLLS, SPELLS, MIRRORS)] for seat in (0, 1)}
    assert held == {first: [4, 2, 3], other: [3, 1, 3]}
    assert [len(state.at(other, pile)) for pile in (PRESENT_PILE, SPELL_PILE)] == [21, 7]
    assert (state.turn, state.score, state.order[first], state.order[other]) == (1, [0, 0], 4, 0)


@proves("NN-5.1", "NN-2.1")
def test_nn_5_1_each_kind_of_card_lies_in_its_own_place() -> None:
    state = begun("a")
    kinds = {DOLLS: DOLL, PRESENT_PILE: DOLL, SPELLS: SPELL, SPELL_PILE: SPELL, MIRRORS: MIRROR}
    assert all(state.kind(card) == kinds[state.place_of(card)] for card in range(len(state.card)))
    own = Counter(state.ruleset.definitions[state.card[card]].facts.key for card in range(70) if not state.owner[card])
    assert own == Counter({entry.card.key: entry.count for entry in HEARTH.entries})


@proves("NN-5.8", "NN-5.2")
def test_nn_5_8_the_first_thing_that_happens_is_that_the_first_player_lays_a_mirror() -> None:
    state = begun("b")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind, state.mirror()) == (state.first, "draw", -1)
    names = {str(action).partition("(")[0] for action in engine.legal_actions(state, state.first)}
    assert names == {"LayMirror", "Concede"}


@proves("NN-G24")
def test_nn_g24_the_lot_lets_either_player_be_first() -> None:
    assert {begun(seed).first for seed in "abcdefgh"} == {0, 1}


@proves("NN-G40", "NN-G14")
def test_nn_g40_hands_piles_and_mirror_decks_are_hidden_and_the_rest_is_open() -> None:
    hidden = {zone.name: zone.seen_by for zone in ZONES if zone.seen_by != BOTH}
    assert hidden == {"dolls": OWNER, "spells": OWNER, "present": NOBODY, "spell-pile": NOBODY, "mirrors": OWNER}
    state = begun("a")
    seen = view(state, 0)
    known = [card for card, definition in enumerate(seen.card) if definition != HIDDEN]
    assert known == sorted(card for place in (DOLLS, SPELLS, MIRRORS) for card in state.at(0, place))


def order_of_pile(table: PlayedTable, pile: str) -> tuple[str, ...]:
    return tuple(getattr(table.foe, pile))


@proves("NN-G48", "NN-2.5")
def test_nn_g48_the_present_pile_is_shuffled_when_a_doll_falls_into_it() -> None:
    names = ["Sorrel", "Hald", "Tarn", "Kade", "Rook"]
    orders = set()
    for seed in "abcdef":
        table = scene(
            "nannaier",
            seed=seed,
            me={"MF1": {"card": "Filler", "attack": 99}},
            foe={"MF1": "Bryn", "present": {"cards": names, "count": 5}},
        )
        table.me.attack("Filler", defender="Bryn")
        orders.add(order_of_pile(table, "present"))
    assert len(orders) > 3
    assert {len(order) for order in orders} == {6}


@proves("NN-2.6", "NN-3.2", "NN-G14")
@pytest.mark.parametrize("pile", ["spell-pile", "present"])
def test_nn_2_6_piles_to_which_cards_go_back_are_shuffled(pile: str) -> None:
    held = {
        "spell-pile": {"order": 9, "spells": "Bank the Fire", "PF1": "Filler"},
        "present": {"order": 9, "dolls": ["10 Filler"], "spells": "Rummage"},
    }[pile]
    rummage = {
        "name": "Rummage",
        "kind": "spell",
        "order": 1,
        "abilities": [{"type": "act", "zones": ["spells"], "do": [{"type": "draw-dolls"}]}],
    }
    top = {
        "spell-pile": ["Catch the Blow", "Split the Plate", "Turn the Glass", "Snuff the Candle"],
        "present": ["Rook", "Sorrel", "Hald", "Tarn", "Kade"],
    }[pile]
    orders = set()
    for seed in "abcdef":
        table = scene("nannaier", seed=seed, cards=[rummage], me={**held, pile: {"cards": top, "count": len(top)}})
        table.me.cast("Bank the Fire" if pile == "spell-pile" else "Rummage")
        if pile == "present":
            table.me.choose("Rook")
        orders.add(tuple(getattr(table.me, pile)))
    assert len(orders) > 3
    assert {len(order) for order in orders} == {5}


@proves("NN-3.3", "NN-G17")
def test_nn_3_3_chance_says_which_half_of_the_mirror_pile_comes_back() -> None:
    left = set()
    for seed in "abcdef":
        table = scene(
            "nannaier", seed=seed, foe={"present": "none", "mirror-pile": ["Sorrel", "Hald", "Tarn", "Kade", "Rook"]}
        )
        table.me.does("end-turn")
        left.add(tuple(sorted(getattr(table.foe, "mirror-pile"))))
    assert {len(pile) for pile in left} == {2}
    assert len(left) > 2


@proves("NN-G35")
@pytest.mark.parametrize(("health", "warned"), [(5, True), (6, False)])
def test_nn_g35_the_client_warns_of_a_move_that_fells_the_own_doll(health: int, warned: bool) -> None:
    numbers = {"present_attack": 4, "present_health": 9, "mirror_attack": 6, "mirror_health": 4}
    wisp = {"name": "Wisp", "cost": 1, **numbers}
    table = scene("nannaier", cards=[wisp], me={"PF1": {"card": "Wisp", "health": health}})
    (action,) = [each for each in engine.legal_actions(table.state, table.me.seat) if "Move" in type(each).__name__]
    assert (warn_of_move(table.state, action) is not None) is warned  # type: ignore[arg-type]
