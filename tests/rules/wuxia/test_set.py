"""The pool of 150 as it was designed: factions, costs, numbers, and how many heroes show each rule."""

from collections import Counter
from collections.abc import Callable

from rules import catalogues
from rules.games.wuxia import cards, effects, patterns, selectors
from rules.games.wuxia.cards.vanilla import VANILLA
from rules.games.wuxia.facts import FACTIONS
from rules.kernel.abilities import Cont, When
from rules.kernel.effects import Change
from rules.kernel.records import Record
from rules.kernel.scripts import records
from tests.support.proving import proves

CATALOGUE = catalogues.load("wuxia")
CURVE = {
    "shura": (2, 3, 4, 2, 2, 1, 1),
    "shaolin": (2, 3, 3, 3, 1, 2, 1),
    "wudang": (3, 3, 3, 2, 2, 1, 1),
    "beggars": (4, 4, 3, 2, 1, 1, 0),
    "tang": (3, 3, 3, 2, 2, 1, 1),
    "emei": (2, 3, 3, 3, 2, 1, 1),
    "escorts": (2, 3, 3, 3, 2, 1, 1),
    "constables": (2, 3, 3, 3, 1, 2, 1),
    "wanderers": (2, 4, 4, 2, 1, 1, 1),
    "lantern": (2, 3, 3, 2, 2, 1, 2),
}
"""By faction: heroes of cost 1 to 7."""
HARMED = {"lamp-oil-hag", "blood-candle", "soul-devourer"}
"""Heroes whose text is a burden."""


def heroes(*wanted: Callable[[Record], bool]) -> int:
    """How many heroes have a record that passes one of these tests somewhere in their text."""
    return sum(any(test(record) for test in wanted for record in records(script)) for script in cards.CARDS)


def is_a(*kinds: type[Record]) -> Callable[[Record], bool]:
    return lambda record: isinstance(record, kinds)


def has(keyword: str) -> Callable[[Record], bool]:
    return lambda record: isinstance(record, Cont) and record.stat == keyword


def changes(stat: str, sign: int) -> Callable[[Record], bool]:
    return lambda record: isinstance(record, Change | Cont) and record.stat == stat and record.amount * sign > 0


@proves("WX-1.1")
def test_wx_1_1_150_heroes_fifteen_of_each_faction_on_their_curve() -> None:
    found = Counter((card.word("faction"), card.number("cost")) for card in CATALOGUE.cards)
    assert {faction: tuple(found[faction, cost] for cost in range(1, 8)) for faction in FACTIONS} == CURVE
    assert len({name for card in CATALOGUE.cards for name in (card.name,)}) == 150


def test_names_stand_in_four_languages_and_none_twice() -> None:
    for tag in ("ru", "zh-Hans", "zh-Hant"):
        names = [card.names[tag] for card in CATALOGUE.cards]
        assert len(set(names)) == 150
        assert tag == "ru" or all(2 <= len(name) <= 4 for name in names)


def test_numbers_follow_from_the_cost() -> None:
    """Attack and health together are twice the cost and one more, less what the text is worth: 5 points at most.

    A text that harms its own side gives one point.
    """
    for card in CATALOGUE.cards:
        cost, attack, health = (card.number(name) or 0 for name in ("cost", "attack", "health"))
        whole = 2 * cost + 1
        least = whole if card.key in VANILLA else max(2, whole - 5)
        assert health >= 1 and least <= attack + health <= whole + (card.key in HARMED), card.key


def test_the_hero_that_is_known_is_as_it_was_printed() -> None:
    card = CATALOGUE.card("ren-qingxuan")
    assert card is not None
    assert [card.number(name) for name in ("cost", "attack", "health")] == [3, 2, 2]
    assert card.names["zh-Hant"] == "任清璇" and card.word("faction") == "shura"


def test_every_hero_has_a_text_or_is_known_to_have_none() -> None:
    told = {script.key for script in cards.CARDS}
    assert len(told) == len(cards.CARDS) == 140 and not told & VANILLA
    assert told | VANILLA == {card.key for card in CATALOGUE.cards}


def test_the_rules_are_shown_by_enough_heroes() -> None:
    enters = lambda record: isinstance(record, When) and isinstance(record.on, patterns.Enters)  # noqa: E731
    least = {
        "growth": (9, heroes(is_a(patterns.Played))),
        "what is in graveyards": (4, heroes(is_a(selectors.Fallen))),
        "removal from the game": (3, heroes(is_a(effects.RemoveFromGame))),
        "points": (3, heroes(is_a(effects.GainPoints))),
        "free places": (2, heroes(is_a(selectors.FreePlaces))),
        "attack at once": (18, heroes(has("swift"))),
        "neighbours": (12, heroes(is_a(selectors.Beside))),
        "ends of the row": (3, heroes(is_a(selectors.AtAnEnd))),
        "discards": (9, heroes(is_a(patterns.IsDiscarded, patterns.YouDiscard), changes("refund", 1))),
        "guards": (8, heroes(has("guard"))),
        "piercing": (2, heroes(has("pierce"))),
        "answers": (15, heroes(is_a(patterns.IsAttacked))),
        "first strike": (2, heroes(has("first-strike"))),
        "the second on one target": (
            2,
            heroes(lambda record: isinstance(record, patterns.Attacks) and record.again),
        ),
        "returns": (9, heroes(is_a(effects.BringBack))),
        "less attack": (4, heroes(changes("attack", -1))),
        "more health": (10, heroes(changes("health", 1))),
        "libraries": (2, heroes(is_a(effects.Mill))),
        "entering": (40, heroes(enters)),
        "healing": (8, heroes(is_a(effects.Heal, effects.HealPlayer))),
    }
    assert {what: found for what, (wanted, found) in least.items() if found < wanted} == {}


def test_three_come_back_by_falling_and_one_brings_two() -> None:
    falling = [
        script.key
        for script in cards.CARDS
        for ability in script.abilities
        if isinstance(ability, When) and isinstance(ability.on, patterns.Falls)
        if any(isinstance(step, effects.BringBack) for step in ability.do)
    ]
    assert falling == ["green-willow", "corpse-walker", "lord-of-the-nether-lamp"]
