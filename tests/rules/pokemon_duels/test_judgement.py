"""What bots think of a duel: positions, actions worth a thought, and what they pass over."""

import pytest

from rules.bots import BOTS
from rules.bots.matches import choice
from rules.bots.random import going_on
from rules.games.pokemon_duels.battle import Attack
from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.habits import distinct, sensible
from rules.games.pokemon_duels.judgement import evaluate
from rules.games.pokemon_duels.summoning import SetPokemon, Summon
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.judgement import WIN
from tests.support.tables import PlayedTable, scene

GAME = "pokemon-duels"


def worth(**said: object) -> float:
    return evaluate(scene(GAME, **said).state, 0)


def thought_of(table: PlayedTable) -> list[type]:
    """The kinds of the sensible actions of whoever must decide."""
    state = table.state
    seat = state.decision.seat
    return [type(action) for action in sensible(state, seat, going_on(engine.legal_actions(state, seat)))]


def test_life_cards_and_pokemon_are_worth_something_to_their_own_side() -> None:
    even = worth(me={"P1": "Charmander"}, foe={"P1": "Charmander"})
    assert even == 0
    assert worth(me={"P1": "Charmander", "life": 3000}, foe={"P1": "Charmander"}) < even
    assert worth(me={"P1": "Charmander", "hand": 1}, foe={"P1": "Charmander"}) > even
    assert worth(me={"P1": "Dodrio"}, foe={"P1": "Charmander"}) > even
    assert worth(me={"P1": {"card": "Charmander", "position": "defence"}}, foe={"P1": "Charmander"}) < even


def test_nobody_on_the_own_side_is_worse_than_anybody() -> None:
    assert worth(foe={"P1": "Dodrio"}) < worth(
        me={"P1": {"card": "Weedle", "position": "defence"}}, foe={"P1": "Dodrio"}
    )


def test_a_match_won_is_worth_more_than_all_else() -> None:
    table = scene(GAME, phase="battle", me={"P1": "Dodrio"}, foe={"life": 100})
    table.me.attack("Dodrio")
    assert (evaluate(table.state, 0), evaluate(table.state, 1)) == (WIN, -WIN)


@pytest.mark.parametrize(
    ("attacker", "target", "attacks"),
    [("Dodrio", "Charmander", True), ("Charmander", "Dodrio", False), ("Charmander", "Squirtle", False)],
)
def test_only_an_attack_that_wins_is_worth_a_thought(attacker: str, target: str, attacks: bool) -> None:
    table = scene(GAME, phase="battle", me={"P1": attacker}, foe={"P1": target})
    assert (Attack in thought_of(table)) is attacks


def test_with_nothing_else_to_do_the_next_phase_comes_before_the_end_of_the_turn() -> None:
    assert thought_of(scene(GAME)) == [NextPhase]
    assert thought_of(scene(GAME, phase="main-2")) == [EndTurn]


def test_an_answer_is_given_up_where_nothing_answers() -> None:
    table = scene(GAME, me={"hand": ["Charmander", "Treecko"]})
    table.me.summon("Charmander")
    assert thought_of(table) == [Pass]


def test_a_weak_pokemon_turns_to_defence_and_a_strong_one_does_not() -> None:
    weak = scene(GAME, phase="main-2", me={"P1": "Charmander"}, foe={"P1": "Dodrio"})
    strong = scene(GAME, phase="main-2", me={"P1": "Dodrio"}, foe={"P1": "Charmander"})
    assert [ChangePosition in thought_of(table) for table in (weak, strong)] == [True, False]


def test_tributes_are_not_given_for_somebody_weaker() -> None:
    table = scene(GAME, me={"P1": "Dodrio", "hand": ["Chansey"]})
    assert Summon not in thought_of(table)


def test_of_copies_in_hand_one_is_thought_of() -> None:
    table = scene(GAME, me={"hand": ["3 Charmander"]})
    kinds = [type(action) for action in distinct(table.state, 0, engine.legal_actions(table.state, 0))]
    assert (kinds.count(Summon), kinds.count(SetPokemon)) == (1, 1)


def test_greedy_attacks_though_the_other_player_might_answer() -> None:
    table = scene(
        GAME,
        phase="battle",
        me={"P1": "Dodrio"},
        foe={"P1": "Rattata", "S1": {"card": "Second Wind", "face_down": True}},
    )
    assert isinstance(choice(table.state, BOTS["greedy"](), Chance("greedy")), Attack)


def test_eager_goes_to_battle_before_it_ends_the_turn() -> None:
    for seed in "abcdef":
        assert isinstance(choice(scene(GAME).state, BOTS["eager"](), Chance(seed)), NextPhase)
