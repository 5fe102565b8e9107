"""A match is played by values that its game knows."""

import pytest

from rules import catalogues
from rules.games.vanguard import GAME
from rules.kernel import engine
from rules.scenes.documents import UnreadableScene
from tests.support.tables import scene

CARDS = {card.key: card for card in catalogues.load("vanguard").cards}


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"deck_out": "at-onse"}, "deck_out is one of at-once, check-timing, not at-onse"),
        ({"trigger_power": "10000"}, "trigger_power is like 5000, not '10000'"),
        ({"trigger_strength": 10000}, "there is no value trigger_strength"),
    ],
)
def test_a_value_that_the_game_does_not_know_is_refused(values: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        engine.ruleset_for(GAME, CARDS, values)


@pytest.mark.parametrize("key", GAME.playable().choices)
def test_the_usual_value_is_one_of_those_to_choose_from(key: str) -> None:
    play = GAME.playable()
    assert play.values[key] in play.choices[key]
    assert all(engine.ruleset_for(GAME, CARDS, {key: value}).values[key] == value for value in play.choices[key])


def test_a_scene_with_an_unknown_value_is_refused_with_its_place() -> None:
    with pytest.raises(UnreadableScene, match=r"values\.deck_out: deck_out is one of at-once, check-timing, not never"):
        scene("vanguard", values={"deck_out": "never"})
