"""Dealing the pool, the lot, and what each player may know (WX-2, WX-G1 to WX-G4, WX-G22, WX-G24, WX-G25)."""

from collections import Counter

import pytest

from rules import catalogues
from rules.games.wuxia import GAME
from rules.games.wuxia.table import HAND, LIBRARY, UNUSED, ZONES, WuxiaState
from rules.kernel import engine
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.engine import ruleset_for
from rules.kernel.state import HIDDEN
from rules.kernel.views import view
from rules.kernel.zones import BOTH, NOBODY, OWNER
from tests.support.proving import proves
from tests.support.tables import scene

CARDS = catalogues.load("wuxia").cards
POOL = DeckList("wuxia", tuple(DeckEntry(card, card.printings[0], 1) for card in CARDS))


def begun(seed: str, deal: str = "60", decks: tuple[DeckList, DeckList] = (POOL, POOL)) -> WuxiaState:
    """A match at its first decision."""
    state, _ = engine.start(ruleset_for(GAME, {card.key: card for card in CARDS}, {"deal": deal}), decks, seed)
    assert isinstance(state, WuxiaState)
    return state


def own_deck(first: int) -> DeckList:
    """Sixty cards, two of each of thirty heroes from a place in the pool on."""
    return DeckList("wuxia", tuple(DeckEntry(card, card.printings[0], 2) for card in CARDS[first : first + 30]))


@proves("WX-2.2", "WX-G3")
@pytest.mark.parametrize(("deal", "dealt", "unused"), [("60", 60, 30), ("75", 75, 0)])
def test_wx_2_2_each_is_dealt_cards_of_one_pool_and_the_rest_stays_out(deal: str, dealt: int, unused: int) -> None:
    state = begun("a", deal)
    assert sorted(state.card) == list(range(150))
    assert len(state.at(0, UNUSED)) == unused
    assert [sum(state.owner[card] == seat for card in range(2 * dealt)) for seat in (0, 1)] == [dealt, dealt]


@proves("WX-2.4", "WX-2.1", "WX-2.5", "WX-G2", "WX-3.2")
def test_wx_2_4_five_cards_each_and_the_first_player_draws_on_turn_one() -> None:
    state = begun("a")
    first = state.active
    assert (len(state.at(first, HAND)), len(state.at(1 - first, HAND))) == (6, 5)
    assert (state.turn, state.life, state.points) == (1, [20, 20], [10, 10])


@proves("WX-G1")
def test_wx_g1_the_lot_lets_either_player_be_first() -> None:
    assert {begun(seed).active for seed in "abcdefgh"} == {0, 1}


@proves("WX-2.6", "WX-G22")
def test_wx_2_6_each_player_has_the_areas_and_hands_and_libraries_are_hidden() -> None:
    seen_by = {zone.name: zone.seen_by for zone in ZONES}
    assert {name: seen_by[name] for name in ("hand", "library", "unused", "graveyard", "removed", "R1")} == {
        "hand": OWNER,
        "library": NOBODY,
        "unused": NOBODY,
        "graveyard": BOTH,
        "removed": BOTH,
        "R1": BOTH,
    }
    state = begun("a")
    seen = view(state, 0)
    known = [card for card, definition in enumerate(seen.card) if definition != HIDDEN]
    assert known == sorted(state.at(0, HAND))
    assert len(seen.at(1, LIBRARY)) == len(state.at(1, LIBRARY))


@proves("WX-G25")
def test_wx_g25_the_pool_is_that_of_whoever_opened_the_match() -> None:
    small = DeckList("wuxia", POOL.entries[:120])
    state = begun("a", decks=(small, POOL))
    assert len(state.card) == 120 and max(state.card) < 120
    assert state.pool == tuple(range(120))


@proves("WX-G24")
def test_wx_g24_with_decks_of_their_own_each_draws_from_theirs() -> None:
    state = begun("a", "own", (own_deck(0), own_deck(60)))
    for seat, first in ((0, 0), (1, 60)):
        own = Counter(state.card[card] for card, owner in enumerate(state.owner) if owner == seat)
        assert own == dict.fromkeys(range(first, first + 30), 2)


@proves("WX-G20")
def test_wx_g20_both_at_nothing_at_once_is_a_draw() -> None:
    end = {
        "name": "The End",
        "faction": "shura",
        "cost": 1,
        "attack": 1,
        "health": 1,
        "abilities": {
            "type": "when",
            "on": {"type": "enters"},
            "zones": ["row"],
            "do": [{"type": "hurt-player", "amount": 10, "of": "both"}],
        },
    }
    table = scene("wuxia", cards=[end], me={"life": 10, "hand": ["The End"]}, foe={"life": 10})
    table.me.summon("The End", place=0)
    outcome = table.state.outcome
    assert outcome is not None and (outcome.winner, outcome.rule) == (None, "WX-G20")
