"""Why not? For a card: what may be done with it, and one reason against all else."""

from rules.kernel import views
from rules.kernel.codec import to_data
from rules.kernel.reasons import reasons
from tests.support.tables import PlayedTable
from tests.support.vanguard import attacking, battle, calling, resting, vanguard


def why(table: PlayedTable, text: str, seat: int = 0) -> dict[str, list[str]]:
    """By kind of action: the legal ones in JSON words, else the rules against it."""
    view = views.view(table.state, seat)
    return {
        name: [" ".join(str(value) for value in to_data(action).values()) for action in legal]
        or [refusal.rule for refusal in refusals]
        for name, legal, refusals in reasons(view, seat, table[text].number)
    }


def test_a_card_of_the_hand_makes_one_think_of_riding_calling_and_guarding() -> None:
    table = vanguard(me={"VC": "Wingal", "hand": ["Alfred"]})
    assert why(table, "Alfred") == {
        "Ride": ["VG-7.4.4", "VG-7.4.2"],
        "Call": ["VG-7.6.1"],
        "Use ability": ["VG-10.1"],
        "Guard": ["VG-7.7.3", "VG-G18"],
    }


def test_what_is_legal_is_told_instead_of_what_is_not() -> None:
    table = vanguard(me={"hand": ["Wingal"], "FL": "Marron", "BL": "Gallatin"})
    wingal = table["Wingal"].number
    assert why(table, "Wingal")["Call"] == [f"call {wingal} {circle}" for circle in ("FL", "FR", "BL", "BC", "BR")]
    assert why(table, "Marron") == {
        "Move": ["exchange left"],
        "Attack": ["VG-7.7"],
        "Intercept": ["VG-7.7.4", "VG-4.6"],
    }


def test_vg_11_1_a_resting_unit_is_told_so_once_for_all_targets() -> None:
    table = battle({"FL": resting("Gallatin")}, {"FL": "Bahr", "FR": "Bahr"})
    assert why(table, "Gallatin")["Attack"] == ["VG-11.1"]


def test_a_card_of_the_question_can_be_chosen_and_no_other() -> None:
    table = attacking("FL", {"FL": "Gallatin", "hand": ["Wingal"]}, {"hand": ["Flogal"]})
    assert why(table, "Wingal") == {"Now": ["VG-G62"]}
    assert list(why(table, "Flogal", 1)) == ["Ride", "Call", "Guard"]
    table = calling("Blaster Blade", {"VC": "Alfred", "damage": ["Wingal", "Marron", "Flogal"]}, {"FR": "Bahr"})
    assert why(table, "Marron") == {"Now": ["VG-G62"]}
    table.me.choose("yes")
    (choose,) = why(table, "Marron").pop("Choose")
    assert choose == f"choose {(table['Marron'].number, table['Wingal'].number)}"
    assert why(table, "Alfred") == {"Choose": ["VG-G41"]}


def test_nothing_is_told_of_a_card_of_the_other_player() -> None:
    assert why(vanguard(me={}, foe={"FL": "Wingal"}), "foe Wingal") == {}


def test_a_match_that_is_over_is_the_one_reason() -> None:
    table = vanguard(me={"FL": "Wingal"})
    table.me.concede()
    assert why(table, "Wingal") == {"Now": ["VG-G40"]}
