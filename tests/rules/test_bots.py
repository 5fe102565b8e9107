"""The bots: they know no more than they may, and the stronger ones do win."""

import math

import pytest

from rules.bots import BOTS
from rules.bots.matches import choice, play_out
from rules.bots.planning import plans
from rules.bots.search import Search, follow
from rules.catalogues import ready_decks, ruleset
from rules.games.hearthstone import judgement as hearthstone
from rules.games.hearthstone.attacking import Attack
from rules.games.hearthstone.table import BOARD
from rules.games.hearthstone.turn import EndTurn
from rules.games.vanguard.judgement import evaluate, odds_of_hit
from rules.games.vanguard.table import DAMAGE, HAND, VanguardState
from rules.games.vanguard.turn import Pass
from rules.kernel import engine, views
from rules.kernel.answers import Back, Concede
from rules.kernel.chance import Chance
from rules.kernel.judgement import WIN
from rules.kernel.state import MatchState
from rules.tools.arena import bounds, scores
from tests.support.matches import in_the_middle
from tests.support.tables import PlayedTable, scene

GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")


def vanguard(seed: str, actions: int) -> VanguardState:
    state = in_the_middle("vanguard", seed, actions)
    assert isinstance(state, VanguardState)
    assert state.outcome is None
    return state


def seat_to_decide(state: MatchState) -> int:
    assert state.decision is not None
    return state.decision.seat


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_takes_a_legal_action_and_the_same_again(bot: str, game: str) -> None:
    for seed in ("1", "2", "3"):
        state = in_the_middle(game, seed, 40)
        action = choice(state, BOTS[bot](), Chance("same"))
        assert not engine.why_not(state, seat_to_decide(state), action)
        assert not isinstance(action, Concede | Back)
        assert choice(state, BOTS[bot](), Chance("same")) == action


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_the_same_whatever_it_cannot_see(bot: str, game: str) -> None:
    for seed in ("4", "5"):
        state = in_the_middle(game, seed, 40)
        twin = views.twin(state, seat_to_decide(state), Chance("other cards"))
        assert choice(twin, BOTS[bot](), Chance("same")) == choice(state, BOTS[bot](), Chance("same"))


def test_vg_g23_no_bot_moves_units_to_and_fro_without_end() -> None:
    decks = ready_decks("vanguard")
    for bot in ("random", "eager", "greedy"):
        state = play_out(ruleset("vanguard"), (decks[0], decks[1]), (BOTS[bot](), BOTS[bot]()), "to and fro")
        assert state.outcome is not None


def test_an_eager_bot_passes_only_when_nothing_else_is_left() -> None:
    chance = Chance("eager")
    passes = 0
    for seed in range(30):
        state = vanguard(f"eager {seed}", 45)
        action = choice(state, BOTS["eager"](), chance)
        if isinstance(action, Pass):
            passes += 1
            legal = engine.legal_actions(state, seat_to_decide(state))
            assert {type(other).__name__ for other in legal} <= {"Pass", "Exchange", "Concede"}
    assert passes


def test_greedy_wins_against_random() -> None:
    bots = (BOTS["greedy"](), BOTS["random"]())
    assert sum(scores(ruleset("vanguard"), bots, 10, "sample")) >= 8


def test_search_wins_against_random_and_holds_its_own_against_greedy() -> None:
    search = Search(rollouts=16)
    assert sum(scores(ruleset("vanguard"), (search, BOTS["random"]()), 4, "sample")) >= 3
    assert sum(scores(ruleset("vanguard"), (search, BOTS["greedy"]()), 4, "sample")) >= 1


def test_search_that_plans_its_turns_wins_against_greedy() -> None:
    assert sum(scores(ruleset("hearthstone"), (Search(rollouts=8), BOTS["greedy"]()), 4, "sample")) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_search_answers_at_once_when_its_time_is_over(game: str) -> None:
    state = in_the_middle(game, "6", 60)
    action = choice(state, Search(rollouts=1_000_000, seconds=0.0), Chance("quick"))
    assert not engine.why_not(state, seat_to_decide(state), action)


def behind_a_guard() -> PlayedTable:
    """The other hero falls to the Ogre, if the Raptor gives its life for the way past the Shieldmasta."""
    return scene(
        "hearthstone",
        me={"board": ["Bloodfen Raptor", "Boulderfist Ogre"], "mana": 0},
        foe={"board": [{"card": "Sen'jin Shieldmasta", "health": 3}], "health": 6},
    )


def test_greedy_takes_the_better_trade_and_search_the_worse_one_that_wins() -> None:
    table = behind_a_guard()
    attackers = {"greedy": table["Boulderfist Ogre"], "search": table["Bloodfen Raptor"]}
    for bot, attacker in attackers.items():
        expected = Attack(attacker.number, table["Sen'jin Shieldmasta"].number)
        assert choice(table.state, BOTS[bot](), Chance("trade")) == expected


def test_the_best_plan_comes_first_and_no_plan_twice_in_another_order() -> None:
    guess = behind_a_guard().state
    found = plans(guess, Chance("plans"), math.inf)
    assert found[0].state.outcome is not None
    assert found[0].worth == WIN
    assert [line.worth for line in found] == sorted((line.worth for line in found), reverse=True)
    assert len({frozenset(line.plan) for line in found}) == len(found)
    assert all(line.state.outcome is not None or isinstance(line.plan[-1], EndTurn) for line in found)


def test_a_plan_is_followed_as_far_as_it_is_possible() -> None:
    table = behind_a_guard()
    attack = Attack(table["Boulderfist Ogre"].number, table["Sen'jin Shieldmasta"].number)
    state = table.state.clone()
    follow(state, table.me.seat, (attack, attack, EndTurn()), Chance("plan"))
    assert state.at(table.foe.seat, BOARD) == []
    assert state.turn == table.state.turn


def test_a_position_is_worth_as_much_less_as_damage_and_cards_are_lost() -> None:
    state = vanguard("7", 60)
    seat = state.active
    poorer = state.clone()
    assert isinstance(poorer, VanguardState)
    card = poorer.at(seat, HAND).pop()
    assert evaluate(poorer, seat) < evaluate(state, seat) < evaluate(poorer, 1 - seat) + 40
    poorer.at(seat, DAMAGE).append(card)
    assert evaluate(poorer, seat) < evaluate(state, seat) - 1


@pytest.mark.parametrize(("crystals", "is_worth_less"), [(1, True), (5, False)])
def test_a_card_in_hand_is_worth_less_while_there_is_no_mana_for_it(crystals: int, is_worth_less: bool) -> None:
    cheap, dear = (
        scene("hearthstone", me={"hand": [card], "crystals": crystals})
        for card in ("Bloodfen Raptor", "Boulderfist Ogre")
    )
    worths = [hearthstone.evaluate(table.state, table.me.seat) for table in (cheap, dear)]
    assert (worths[1] < worths[0]) == is_worth_less


def test_the_odds_of_a_hit_fall_with_every_trigger_it_needs() -> None:
    odds = [odds_of_hit(margin, 2) for margin in (0, -1, -5_001, -10_001)]
    assert odds[0] == 1.0
    assert odds == sorted(odds, reverse=True)
    assert odds[3] == odds_of_hit(-1, 0) == 0.0


def test_the_bounds_of_a_share_narrow_with_the_number_of_games() -> None:
    low, high = bounds(0.9, 400)
    assert (round(low, 3), round(high, 3)) == (0.867, 0.926)
    assert bounds(0.9, 20)[0] < low
