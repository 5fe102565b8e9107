"""What is refused when a card is played or a power used (HS-Q1, HS-Q5)."""

from dataclasses import replace

import pytest

from rules import catalogues
from rules.games import game
from rules.games.hearthstone.playing import Play, UsePower
from rules.games.hearthstone.table import BOARD, HAND, HERO, POWER, HearthstoneState
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.engine import ruleset_for
from rules.kernel.facts import CardKey
from rules.kernel.resolution import run
from tests.support.proving import proves

CARDS = {card.key: card for card in catalogues.load("hearthstone").cards}
SILENT = tuple(
    replace(CARDS[CardKey(like)], key=CardKey(f"silent-{like}"))
    for like in ("boulderfist-ogre", "fireball", "fiery-war-axe", "steady-shot")
)
"""A card of each kind that prints something of which no script says what it is."""
RULES = ruleset_for(game("hearthstone"), {**CARDS, **{card.key: card for card in SILENT}})


def table(power: str = "fireblast") -> HearthstoneState:
    """Ten mana in the first seat's turn, nothing else."""
    state = HearthstoneState(RULES, Chance("silent"))
    state.turn = 9
    for seat in (0, 1):
        state.add(RULES.by_key[CardKey("jaina-proudmoore")], seat, HERO)
        state.add(RULES.by_key[CardKey(power)], seat, POWER)
        state.add(RULES.by_key[CardKey("wisp")], seat, BOARD)
    state.crystals, state.mana = [10, 10], [10, 10]
    state.push(("await_action",))
    run(state)
    return state


@proves("HS-G52")
@pytest.mark.parametrize("key", [card.key for card in SILENT[:3]])
def test_hs_g52_a_card_without_a_script_is_refused_and_never_offered(key: CardKey) -> None:
    state = table()
    state.mana[0] = 30
    card = state.add(RULES.by_key[key], 0, HAND)
    assert "HS-G52" in {refusal.rule for refusal in engine.why_not(state, 0, Play(card))}
    assert not any(isinstance(action, Play) for action in engine.legal_actions(state, 0))


@proves("HS-G52")
def test_hs_g52_a_card_that_prints_no_text_is_playable() -> None:
    state = table()
    card = state.add(RULES.by_key[CardKey("chillwind-yeti")], 0, HAND)
    assert not engine.why_not(state, 0, Play(card))


@proves("HS-G52")
def test_hs_g52_a_power_without_a_script_is_refused_and_never_offered() -> None:
    state = table("silent-steady-shot")
    assert [refusal.rule for refusal in engine.why_not(state, 0, UsePower())] == ["HS-G52"]
    assert not any(isinstance(action, UsePower) for action in engine.legal_actions(state, 0))
