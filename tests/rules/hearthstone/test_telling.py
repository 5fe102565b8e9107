"""What Hearthstone calls what may be done and what has changed."""

import pytest

from rules.games.hearthstone.telling import changed, exchanged, mana_changed
from rules.kernel import engine, views
from rules.kernel.prompts import action_words
from rules.kernel.sentences import plain
from tests.support.tables import scene


def test_each_half_of_a_card_has_words_of_its_own() -> None:
    table = scene("hearthstone", me={"class": "druid", "hand": ["Wrath"]}, foe={"board": ["Chillwind Yeti"]})
    view = views.view(table.state, 0)
    told = [plain(action_words(view, action).sentence) for action in engine.legal_actions(view, 0)]
    halves = [text for text in told if text.startswith("Play Wrath on Chillwind Yeti: ")]
    assert len(set(halves)) == len(halves) == 2


@pytest.mark.parametrize(
    ("what", "amount", "told"),
    [
        ("attack", 2, "{target} got +2 attack."),
        ("durability", -1, "{target} got -1 durability."),
        ("health-becomes", 1, "The health of {target} is now 1."),
        ("health-left", 15, "The health of {target} is now 15."),
        ("divine_shield", 1, "{target} got divine shield."),
        ("stealth", -1, "{target} lost stealth."),
        ("frozen", 1, "{target} became frozen."),
    ],
)
def test_a_change_is_told_by_what_it_changes(what: str, amount: int, told: str) -> None:
    assert changed({"what": what, "amount": amount}) == told


def test_a_place_is_named_where_there_is_more_than_one() -> None:
    for board, told in (([], {"Play Wisp"}), (["Wisp"], {"Play Wisp at place 1", "Play Wisp at place 2"})):
        view = views.view(scene("hearthstone", me={"hand": ["Wisp"], "board": board}).state, 0)
        actions = [plain(action_words(view, action).sentence) for action in engine.legal_actions(view, 0)]
        assert {text for text in actions if text.startswith("Play")} == told


@pytest.mark.parametrize(
    ("amount", "what", "told"),
    [
        (1, "crystals", "{seat} got 1 crystal."),
        (2, "crystals", "{seat} got 2 crystals."),
        (-1, "crystals", "{seat} lost 1 crystal."),
        (1, "mana", "{seat} got 1 mana."),
    ],
)
def test_mana_is_counted_in_words(amount: int, what: str, told: str) -> None:
    assert mana_changed({"what": what, "amount": amount}) == told


@pytest.mark.parametrize(("count", "told"), [(0, "no opening cards"), (1, "1 opening card"), (3, "3 opening cards")])
def test_exchanged_cards_are_counted_in_words(count: int, told: str) -> None:
    assert exchanged({"count": count}) == f"{{seat}} exchanged {told}."
