"""Every question a player can be asked: its kind, who is asked, and how much is picked (section 7 of the rulebook)."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rules import catalogues
from rules.games.vanguard import GAME
from rules.games.vanguard.table import DAMAGE, HAND, SOUL, VanguardState
from rules.kernel import engine
from rules.kernel.records import Decision
from tests.support.decklists import TRIAL_1, TRIAL_2, deck
from tests.support.proving import proves

CARDS = catalogues.load("vanguard").cards
RULES = engine.ruleset_for(GAME, {card.key: card for card in CARDS})

MIXED = (
    deck(
        "4 Lozenge Magus, 4 Barcgal, 4 Amaterasu, 4 Cocoa, 4 Apollon, 4 Wiseman, 4 Alfred, 4 Marron, 4 Lien, "
        "4 Clay-doll, 4 Nike, 4 Dream Eater, 2 Flogal",
        starter="Lozenge Magus",
    ),
    deck(
        "4 Conroe, 4 Elaine, 4 Genjo, 4 Voidmaster, 4 Dreadmaster, 4 Chigasumi, 4 Vortex Dragon, 4 Barri, 4 Hagakure, "
        "4 Morgana, 4 Bahr, 4 Nehalem, 2 Gojo",
        starter="Conroe",
    ),
)
PAIRS = {"trial decks": (TRIAL_1, TRIAL_2), "mixed decks": MIXED}


class Row(NamedTuple):
    """A row of the table: the rule cited, what may be picked at least and at most, and who is asked."""

    rules: tuple[str, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    asked: tuple[str, ...] = ("turn player",)


EITHER = ("turn player", "other")

TABLE = {
    "starter": Row(("VG-5.1",), (1,), (1,), EITHER),
    "mulligan": Row(("VG-5.4",), (0,), (5,), EITHER),
    "ride": Row(("VG-7.4",), (1,), (1,)),
    "main": Row(("VG-7.6",), (1,), (1,)),
    "battle": Row(("VG-7.7",), (1,), (1,)),
    "boost": Row(("VG-4.5",), (1,), (1,)),
    "guard": Row(("VG-7.7.3",), (1,), (1,), ("other",)),
    "trigger-power": Row(("VG-8.1",), (1,), (1,), EITHER),
    "critical-trigger": Row(("VG-8.3",), (1,), (1,), EITHER),
    "stand-trigger": Row(("VG-8.5",), (1,), (1,), EITHER),
    "heal": Row(("VG-8.2",), (0,), (1,), EITHER),
    "order": Row(("VG-G42",), (1,), (1,), EITHER),
    "may": Row(("VG-G43",), (1,), (1,), EITHER),
    "cost": Row(("VG-G41",), tuple(range(1, 9)), tuple(range(1, 9)), EITHER),
    "choose": Row(("VG-G46",), (0, 1), (1, 2, 3), EITHER),
    "search": Row(("VG-G47",), (0,), (0, 1)),
    "circle": Row(("VG-G48",), (1,), (1,)),
    "number": Row(("VG-G46",), (1,), (1,)),
    "top-or-bottom": Row(("VG-G47",), (1,), (1,)),
}


def decisions(decks: str, games: range) -> Iterator[tuple[VanguardState, Decision]]:
    for seed in games:
        rng = random.Random(seed)
        state, _ = engine.start(RULES, PAIRS[decks], f"seed {seed}")
        assert isinstance(state, VanguardState)
        while state.outcome is None and state.turn < 40:
            assert state.decision is not None
            yield state, state.decision
            seat = state.decision.seat
            engine.advance(state, seat, rng.choice(engine.legal_actions(state, seat)[:-1]))


@proves("VG-G46", "VG-G41", "VG-G42", "VG-G43", "VG-G47", "VG-G48")
@pytest.mark.parametrize("decks", PAIRS)
def test_every_question_is_one_of_the_table(decks: str) -> None:
    found = set()
    for state, decision in decisions(decks, range(4)):
        row = TABLE[decision.kind]
        found.add(decision.kind)
        asked = "turn player" if decision.seat == state.active else "other"
        assert decision.rule in row.rules, decision
        assert decision.least in row.least and decision.most in row.most, decision
        assert state.turn == 0 or asked in row.asked, decision
        assert decision.back is (decision.kind == "cost")
    assert len(found) >= 13


@proves("VG-G41")
@pytest.mark.parametrize("decks", PAIRS)
def test_vg_g41_a_cost_is_asked_only_where_there_is_a_choice(decks: str) -> None:
    for state, decision in decisions(decks, range(4, 7)):
        if decision.kind == "cost":
            assert len(decision.options) > decision.least == decision.most
            places = {state.zone[card] % 13 for card in decision.options}
            assert places <= {DAMAGE, SOUL, HAND}


@proves("VG-G46")
@pytest.mark.parametrize("decks", PAIRS)
def test_vg_g46_no_compulsory_question_has_a_single_answer(decks: str) -> None:
    for _, decision in decisions(decks, range(7, 10)):
        if decision.options and decision.kind != "starter":
            assert len(decision.options) > decision.least
