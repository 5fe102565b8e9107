"""Damage against shields, by every way of meeting them, up to and past each boundary (NN-7.5 to NN-7.7, NN-G31)."""

from itertools import product

import pytest

from rules.games.nannaier.dolls import parted
from rules.games.nannaier.events import Kind
from tests.support.proving import proves
from tests.support.tables import scene


@proves("NN-G31", "NN-7.6")
def test_nn_7_6_piercing_damage_loses_nothing_but_the_odd_half_point() -> None:
    for amount, shield in product(range(14), range(30)):
        absorbed, hurt = parted(amount, shield, "pierce")
        if 2 * amount <= shield:
            assert (absorbed, hurt) == (2 * amount, 0)
        else:
            assert absorbed == shield
            assert 2 * hurt + shield in (2 * amount, 2 * amount - 1)


@proves("NN-7.5", "NN-7.7")
def test_nn_7_5_shield_and_health_share_damage_and_true_damage_is_all_for_the_health() -> None:
    for amount, shield in product(range(14), range(20)):
        absorbed, hurt = parted(amount, shield, "normal")
        assert absorbed + hurt == amount and absorbed == min(amount, shield)
        assert parted(amount, shield, "true") == (0, amount)


@proves("NN-G31", "NN-10.1", "NN-7.6", "NN-7.7")
@pytest.mark.parametrize(
    ("kind", "side", "shield", "left"),
    [
        ("normal", "PF1", 6, (1, 20)),
        ("normal", "PF1", 3, (0, 18)),
        ("normal", "MF1", 10, (0, 20)),
        ("normal", "MF1", 9, (0, 19)),
        ("pierce", "PF1", 10, (0, 20)),
        ("pierce", "PF1", 9, (0, 20)),
        ("pierce", "PF1", 8, (0, 19)),
        ("pierce", "MF1", 20, (0, 20)),
        ("pierce", "MF1", 21, (1, 20)),
        ("pierce", "MF1", 18, (0, 19)),
        ("true", "PF1", 9, (9, 15)),
        ("true", "MF1", 9, (9, 10)),
    ],
)
def test_nn_g31_five_damage_with_and_without_form(kind: Kind, side: str, shield: int, left: tuple[int, int]) -> None:
    wall = {"name": "Wall", "cost": 1, "present_attack": 0, "present_health": 20}
    attacker = {"card": "Filler", "attack": 5, "changes": [] if kind == "normal" else [f"{kind} +1"]}
    table = scene("nannaier", cards=[wall], me={side: attacker}, foe={side: {"card": "Wall", "shield": shield}})
    table.me.attack("Filler", defender="Wall")
    assert (table["Wall"].shield, table["Wall"].health) == left
