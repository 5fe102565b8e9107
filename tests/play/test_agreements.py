"""What players may agree on is exactly what the rules know, worded."""

import pytest

from play.agreements import AGREEMENTS, agreements, differing
from rules.games import game


@pytest.mark.parametrize("key", AGREEMENTS)
def test_every_answer_is_a_value_of_the_rules_and_the_usual_one_comes_first(key: str) -> None:
    play = game(key).playable()
    for each in agreements(key):
        assert each.usual == play.values[each.key]
        assert [play.wrong_value(each.key, value) for value, _ in each.answers] == [None] * len(each.answers)


@pytest.mark.parametrize("key", AGREEMENTS)
def test_every_choice_of_the_rules_is_worded(key: str) -> None:
    worded = {each.key: {value for value, _ in each.answers} for each in agreements(key)}
    assert {name: set(words) for name, words in game(key).playable().choices.items()}.items() <= worded.items()


def test_only_what_differs_is_told() -> None:
    ((agreement, words),) = differing("vanguard", {"trigger_power": 10000})
    assert (agreement.rule, words) == ("VG-R7", "10000, as in newer eras")


def test_a_game_that_words_nothing_is_played_by_its_usual_rules() -> None:
    assert agreements("hearthstone") == ()
