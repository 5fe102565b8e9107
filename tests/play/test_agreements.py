"""What players may agree on is exactly what the rules know, worded."""

import pytest

from play.agreements import AGREEMENTS, Agreement, agreements, differing
from rules.games import game


def asked(key: str) -> tuple[Agreement, ...]:
    """What the first format of a game, which is the usual way to play it, leaves open."""
    return agreements(game(key).formats[0])


@pytest.mark.parametrize("key", AGREEMENTS)
def test_every_answer_is_a_value_of_the_rules_and_the_usual_one_comes_first(key: str) -> None:
    play = game(key).playable()
    for each in asked(key):
        assert each.usual == play.values[each.key]
        assert [play.wrong_value(each.key, value) for value, _ in each.answers] == [None] * len(each.answers)


@pytest.mark.parametrize("key", AGREEMENTS)
def test_every_choice_of_the_rules_is_worded(key: str) -> None:
    """An answer that a format settles is no question of its own, so it needs no words."""
    settled = {(name, value) for format in game(key).formats for name, value in format.values.items()}
    worded = {(each.key, value) for each in asked(key) for value, _ in each.answers}
    choices = {(name, value) for name, values in game(key).playable().choices.items() for value in values}
    assert choices <= worded | settled


def test_only_what_differs_is_told() -> None:
    ((agreement, words),) = differing("vanguard", {"trigger_power": 10000})
    assert (agreement.rule, words) == ("VG-R7", "10000, as in newer eras")


def test_a_game_that_words_nothing_is_played_by_its_usual_rules() -> None:
    assert asked("hearthstone") == ()


def test_wx_g24_a_format_that_says_how_to_deal_leaves_it_no_question() -> None:
    pool, cube, constructed = game("wuxia").formats
    assert [each.key for each in agreements(pool)] == ["deal"]
    assert agreements(cube) == agreements(constructed) == ()
