"""The numbers on the table and what they are made of."""

import pytest

from rules.games.hearthstone.costs import cost
from rules.games.hearthstone.table import HAND as PLACE_OF_HAND
from rules.games.hearthstone.table import HearthstoneState, attack_of
from rules.games.vanguard.table import GC, HAND, UNIT_PLACES, WIDTH, VanguardState, battle_power, stat
from rules.kernel import views
from rules.kernel.figures import battle_figures, figures
from rules.kernel.sentences import plain
from rules.kernel.state import HIDDEN
from rules.kernel.telling import Figure
from tests.support.matches import play_on, recording
from tests.support.tables import PlayedTable, scene
from tests.support.vanguard import attacking, battle, with_power


@pytest.mark.parametrize("game", ["vanguard", "hearthstone", "pokemon-duels"])
def test_the_parts_of_every_number_add_up_to_it(game: str) -> None:
    match, shown = recording(game, "3"), 0
    while match.state.outcome is None:
        for reader in (0, 1, None):
            view = views.view(match.state, reader)
            for card, definition in enumerate(view.card):
                found = figures(view, card)
                shown += len(found)
                assert definition != HIDDEN or found == ()
                assert all(sum(part.amount for part in figure.parts) == figure.value for figure in found)
        play_on(match, 1)
    assert shown > 1_000


def test_a_number_shown_is_the_one_the_rules_use() -> None:
    match, changed = recording("vanguard", "4"), 0
    while match.state.outcome is None:
        view = views.view(match.state, 0)
        assert isinstance(view, VanguardState)
        for card, definition in enumerate(view.card):
            place = view.zone[card] % WIDTH
            found = {figure.name: figure.value for figure in figures(view, card)}
            if definition != HIDDEN and place in UNIT_PLACES:
                assert found["power"] == battle_power(view, card)
                assert found.get("critical", 1) == (1 if place == GC else stat(view, card, "critical"))
                changed += found["power"] != view.number(card, "power")
            if definition != HIDDEN and place in (GC, HAND):
                assert found.get("shield", 0) == view.number(card, "shield")
        play_on(match, 1)
    assert changed > 10


def told(figure: Figure) -> list[tuple[int, str]]:
    return [(part.amount, plain(part.why)) for part in figure.parts]


def power_of(table: PlayedTable, text: str) -> list[tuple[int, str]]:
    view = views.view(table.state, 0)
    return next(told(figure) for figure in figures(view, table[text].number) if figure.name == "power")


def test_vg_g45_power_is_told_part_by_part() -> None:
    table = attacking("VC", {"VC": with_power("Alfred", 5000), "FL": "Wingal", "FR": "Gallatin"}, {"VC": "Bahr"})
    assert power_of(table, "me VC") == [
        (10000, "printed"),
        (5000, "effect until the end of the turn"),
        (4000, "ability of King of Knights, Alfred"),
    ]


def test_vg_7_7_6_a_battle_is_told_with_booster_and_guardians() -> None:
    table = attacking(
        "FL", {"FL": "Gallatin", "BL": "Wingal"}, {"VC": "Bahr", "hand": ["Flogal", "Marron"]}, boost="yes"
    )
    fight = battle_figures(views.view(table.state, 1))
    assert fight is not None
    assert (fight.attacker, fight.target) == (table["Gallatin"].number, table["foe VC"].number)
    assert fight.booster == table["Wingal"].number
    assert told(fight.attack) == [(10000, "printed"), (6000, "boost of Wingal")]
    assert (fight.attack.value, fight.defence.value, fight.critical, fight.needed) == (16000, 8000, 1, 10000)
    table.foe.guard("Flogal")
    fight = battle_figures(views.view(table.state, None))
    assert fight is not None
    assert told(fight.defence) == [(8000, "printed"), (10000, "shield of Flogal")]
    assert (fight.needed, fight.hits) == (0, False)


@pytest.mark.parametrize(("power", "needed"), [(-1, 0), (0, 5000), (4999, 5000), (5000, 10000)])
def test_vg_7_7_6_as_much_power_as_the_target_is_a_hit(power: int, needed: int) -> None:
    table = attacking("FL", {"FL": with_power("Wingal", 2000 + power)}, {"VC": "Bahr", "hand": ["Flogal"]})
    fight = battle_figures(views.view(table.state, 1))
    assert fight is not None and fight.needed == needed


def test_there_is_no_battle_between_attacks() -> None:
    assert battle_figures(battle({"FL": "Wingal"}).state) is None


def test_hs_b_1_attack_and_health_are_told_by_what_gave_them() -> None:
    table = scene(
        "hearthstone",
        me={
            "class": "priest",
            "board": ["Stormwind Champion", {"card": "Chillwind Yeti", "damage": 3}],
            "hand": ["Power Word: Shield"],
        },
    )
    yeti = table["Chillwind Yeti"].number
    table.me.play("Power Word: Shield", target="Chillwind Yeti")
    attack, health = map(told, figures(views.view(table.state, 0), yeti))
    assert attack == [(4, "printed"), (1, "aura of Stormwind Champion")]
    assert health == [(5, "printed"), (2, "Power Word: Shield"), (1, "aura of Stormwind Champion"), (-3, "damage")]


def test_hs_m6_a_cost_is_told_in_the_order_in_which_it_comes_about() -> None:
    table = scene("hearthstone", me={"class": "mage", "board": ["Sorcerer's Apprentice"], "hand": ["Frostbolt"]})
    (cost,) = figures(views.view(table.state, 0), table["Frostbolt"].number)
    assert told(cost) == [(2, "printed"), (-1, "aura of Sorcerer's Apprentice")]


def test_a_number_of_hearthstone_shown_is_the_one_the_rules_use() -> None:
    match, changed = recording("hearthstone", "5"), 0
    while match.state.outcome is None:
        view = views.view(match.state, 0)
        assert isinstance(view, HearthstoneState)
        is_settled = view.decision is not None and view.decision.kind == "action"
        for card in (*view.characters(0), *view.characters(1)) if is_settled else ():
            found = {figure.name: figure.value for figure in figures(view, card)}
            assert found == {"attack": attack_of(view, card), "health": view.left(card)}
            changed += found["attack"] != view.number(card, "attack")
        for card in view.at(0, PLACE_OF_HAND):
            assert figures(view, card)[0].value == cost(view, card)
        play_on(match, 1)
    assert changed > 10
