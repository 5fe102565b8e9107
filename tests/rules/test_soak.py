"""The soak: random matches hold what must hold, and what does not is found and kept."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules import __main__ as command_line
from rules.catalogues import load, ruleset
from rules.games import game
from rules.games.vanguard.table import HAND, VanguardState
from rules.kernel import engine, invariants, replay
from rules.kernel.chance import Chance
from rules.kernel.play import Play
from rules.kernel.ruleset import Ruleset
from rules.tools.soak import Tally, Unsound, never_played, soak
from tests.support.matches import in_the_middle


def seeds(name: str, count: int) -> list[str]:
    return [f"{name}-{number}" for number in range(count)]


def failing(message: str, after_turn: int) -> Ruleset:
    """Vanguard with one more invariant, which does not hold from some turn on."""
    usual: Play = game("vanguard").playable()
    proof = replace(usual.proof, invariants=(lambda state: [message] if state.turn > after_turn else [],))
    return engine.ruleset_for(
        replace(game("vanguard"), play=replace(usual, proof=proof)), {card.key: card for card in load("vanguard").cards}
    )


@pytest.mark.parametrize("part", range(4))
def test_a_hundred_random_matches_of_vanguard_are_sound(part: int) -> None:
    rules = ruleset("vanguard")
    total = sum(soak(rules, seeds(f"vanguard {part}", 25)), start=Tally())
    assert total.actions > 2_500
    assert set(total.endings) <= {"VG-6.1", "VG-6.2", "VG-G40"}
    assert len(never_played(rules, total)) < 20


def test_random_matches_of_hearthstone_are_sound() -> None:
    rules = ruleset("hearthstone")
    total = sum(soak(rules, seeds("hearthstone", 60)), start=Tally())
    assert total.actions > 4_000
    assert len(never_played(rules, total)) < 120


def test_random_matches_of_pokemon_duels_are_sound() -> None:
    rules = ruleset("pokemon-duels")
    total = sum(soak(rules, seeds("pokemon-duels", 40)), start=Tally())
    assert total.actions > 4_000
    assert set(total.endings) <= {"PD-G18", "PD-G26"}
    assert len(never_played(rules, total)) < 120


def test_random_matches_of_wuxia_are_sound() -> None:
    rules = ruleset("wuxia")
    total = sum(soak(rules, seeds("wuxia", 40)), start=Tally())
    assert total.actions > 4_000
    assert set(total.endings) <= {"WX-7.1", "WX-7.2", "WX-7.3", "WX-G20"}
    assert not never_played(rules, total)


def test_random_matches_of_nannaier_are_sound() -> None:
    rules = ruleset("nannaier")
    total = sum(soak(rules, seeds("nannaier", 20)), start=Tally())
    assert total.actions > 4_000
    assert set(total.endings) <= {"NN-1.2", "NN-1.3"}
    assert len(never_played(rules, total)) < 3


@pytest.mark.parametrize("key", ["vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier"])
def test_one_match_of_each_game_is_sound_at_every_step(key: str) -> None:
    assert sum(soak(ruleset(key), ["thorough"], sample=1), start=Tally()).actions > 20


def test_the_random_decks_are_legal_where_clans_may_mix() -> None:
    mixed = game("vanguard").format("vanguard.classic-mixed")
    deck, chance = game("vanguard").playable().proof.deck, Chance("decks")
    found = [issue for _ in range(100) for issue in mixed.issues(deck(load("vanguard").cards, chance))]
    assert [issue for issue in found if issue.severity == "error"] == []


def test_a_match_that_fails_is_kept_with_its_seed_and_replays() -> None:
    with pytest.raises(Unsound, match=r"seed s-0, after \d+ actions: broken") as caught:
        list(soak(failing("broken", after_turn=3), seeds("s", 5)))
    state, steps = replay.replay(ruleset("vanguard"), replay.read(replay.write(caught.value.log)))
    assert (state.turn, len(steps)) == (4, len(caught.value.log.moves) + 1)


def test_a_fault_of_the_rules_themselves_is_kept_with_the_action_that_met_it() -> None:
    rules = failing("", after_turn=100)
    end_phase = rules.tasks["end_phase"]
    rules.tasks = {**rules.tasks, "end_phase": lambda state: end_phase(state) if state.turn < 4 else 1 // 0}
    with pytest.raises(Unsound, match="ZeroDivisionError") as caught:
        list(soak(rules, ["s"]))
    state, _ = replay.replay(ruleset("vanguard"), replace(caught.value.log, moves=caught.value.log.moves[:-1]))
    assert state.turn == 4


def test_a_card_in_two_zones_and_one_in_none_are_found() -> None:
    state = in_the_middle("vanguard", "1")
    assert isinstance(state, VanguardState)
    card, other = state.at(0, HAND)[:2]
    state.at(0, HAND).append(card)
    assert "is in the zones" in next(invariants.cards_conserved(state))
    state.at(0, HAND).remove(card)
    assert list(invariants.cards_conserved(state)) == []
    state.at(0, HAND).remove(other)
    assert list(invariants.cards_conserved(state)) == [f"cards [{other}] are not in the zones they should be in"]


def test_the_command_says_how_it_went(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    command = ["soak", "--game", "vanguard", "--games", "3", "--seed", "x", "--log", str(log)]
    assert command_line.main(command) == 0
    assert "3 matches sound" in capsys.readouterr().out
    assert not log.exists()
