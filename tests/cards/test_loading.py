"""`manage.py load_catalog`: what files hold is what the site has, and a file with mistakes changes nothing."""

from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from pytest_django import DjangoAssertNumQueries

from cards.loading import catalog_loaded
from cards.models import Card, CardSet, Catalog, Facet, Lookup, Printing
from rules import games
from rules.games import game
from tests.support.catalogue_files import card, printing, write

pytestmark = pytest.mark.django_db


PUBLISHED = 94 + 488 + 366 + 150 + 70
"""Cards of all games."""


def load(*files: Path, **options: Any) -> str:
    out = StringIO()
    call_command("load_catalog", *files, stdout=out, **options)
    return out.getvalue()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


def test_every_published_card_is_loaded(catalog: None) -> None:
    assert (CardSet.objects.count(), Card.objects.count(), Printing.objects.count()) == (11, PUBLISHED, 1198)


def test_loading_again_changes_nothing_and_says_so(catalog: None) -> None:
    digest = Catalog.objects.get(game="vanguard").digest
    assert "nothing to change" in load()
    assert Catalog.objects.get(game="vanguard").digest == digest


def test_a_report_names_what_was_added(mine: Path) -> None:
    report = load(write(mine, card("pup", "X1/001"), card("ash-sprite", "X1/002")))
    assert "2 cards added: Pup; Ash Sprite" in report
    assert "2 printings added: X1/001 C; X1/002 C" in report


def test_a_changed_card_keeps_its_row(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    row = Card.objects.get(key="pup")
    assert "1 card changed: Pup" in load(write(mine, card("pup", "X1/001", power=9000)))
    assert Card.objects.get(pk=row.pk).attributes["power"] == 9000
    assert [*Facet.objects.filter(card=row, name="power").values_list("number", flat=True)] == [9000]


def test_a_card_that_left_its_file_is_removed_with_its_printings(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001"), card("ash-sprite", "X1/002")))
    report = load(write(mine, card("pup", "X1/001")))
    assert "1 card removed: Ash Sprite" in report
    assert [*Printing.objects.values_list("number", flat=True)] == ["X1/001"]


def test_a_reprint_is_found_by_its_number_and_the_card_itself_is_unchanged(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    report = load(write(mine, card("pup", "", printings=[printing("X1/001"), printing("X1/S01", aliases=["S01"])])))
    assert "card changed" not in report
    found = Lookup.objects.filter(kind=Lookup.Kind.NUMBER, folded="s01").get()
    assert (found.card.key, found.printing.number) == ("pup", "X1/S01")


def test_two_printings_may_swap_their_numbers(mine: Path) -> None:
    load(write(mine, card("pup", "", printings=[printing("A", id=7), printing("B", id=8)])))
    load(write(mine, card("pup", "", printings=[printing("B", id=7), printing("A", id=8)])))
    assert dict(Printing.objects.values_list("uid", "number")) == {7: "B", 8: "A"}


def test_printings_without_an_id_keep_the_one_they_were_given(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001"), card("ash-sprite", "X1/002")))
    given = dict(Printing.objects.values_list("number", "uid"))
    load(write(mine, card("new-card", "X1/000"), card("ash-sprite", "X1/002")))
    assert Printing.objects.get(number="X1/002").uid == given["X1/002"]
    assert Printing.objects.get(number="X1/000").uid not in given.values()


def test_a_number_once_given_to_a_printing_is_never_given_to_another(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001"), card("ash-sprite", "X1/002")))
    gone = Printing.objects.get(number="X1/002").uid
    load(write(mine, card("pup", "X1/001")))
    load(write(mine, card("pup", "X1/001"), card("new-card", "X1/003")))
    assert Printing.objects.get(number="X1/003").uid > gone


def test_given_numbers_stay_clear_of_those_that_files_say(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001"), card("said", "", printings=[printing("X1/002", id=1_000_000)])))
    assert dict(Printing.objects.values_list("number", "uid")) == {"X1/001": 1_000_001, "X1/002": 1_000_000}


def test_a_printing_that_turns_out_to_be_another_card_is_found_under_that_card_only(mine: Path) -> None:
    load(write(mine, card("pup", "", printings=[printing("A", id=7), printing("B", id=8)]), card("hound", "C")))
    load(
        write(
            mine, card("pup", "", printings=[printing("A", id=7)]), card("hound", "", printings=[printing("B", id=8)])
        )
    )
    found = Lookup.objects.filter(kind=Lookup.Kind.NUMBER).values_list("folded", "card__key")
    assert {*found} == {("a", "pup"), ("b", "hound")}


def test_all_names_in_all_languages_are_looked_up_folded(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001", name="Pûp,  the Loud", names={"ru": "Щенок"})))
    names = Lookup.objects.filter(kind=Lookup.Kind.NAME).values_list("folded", flat=True)
    assert {*names} == {"pup the loud", "щенок"}


def test_a_players_own_cards_stay_when_ours_are_loaded(catalog: None, mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    load()
    assert Card.objects.filter(key="pup").exists()
    assert Card.objects.count() == PUBLISHED + 1


def test_forgetting_a_file_removes_its_cards_only(catalog: None, mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    mine.unlink()
    assert "1 card removed: Pup" in load(mine, forget=True)
    assert Card.objects.count() == PUBLISHED


def test_forgetting_a_file_that_was_never_loaded_says_so(catalog: None, mine: Path) -> None:
    with pytest.raises(CommandError, match="no cards of this file are loaded"):
        load(mine, forget=True)


def test_a_renamed_file_is_told_to_forget_its_old_name(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    with pytest.raises(CommandError, match=rf"already taken by {mine}; .* --forget {mine}"):
        load(mine.rename(mine.with_name("renamed.json")))


def test_a_players_own_card_is_found_by_the_formats_that_take_it(mine: Path) -> None:
    load(write(mine, card("pup", "X1/001")))
    formats = Facet.objects.filter(card__key="pup", name="format").values_list("word", flat=True)
    assert set(formats) == {"vanguard.premium", "vanguard.g standard"}


@pytest.mark.parametrize("era", ["classic", "v"])
def test_a_report_counts_no_card_that_a_format_takes(mine: Path, era: str) -> None:
    assert "no playable format" not in load(write(mine, card("pup", "X1/001"), sets=({"code": "X1", "era": era},)))


def test_a_report_counts_cards_in_no_playable_format(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    vanguard = game("vanguard")
    classic = replace(vanguard, formats=(vanguard.format("vanguard.classic"),))
    monkeypatch.setattr("cards.loading.game_of", lambda _: classic)
    assert "  1 card in no playable format" in load(write(mine, card("pup", "X1/001")))


def test_a_csv_file_goes_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(
        "game,key,name,kind,grade,clan,power,critical,set,number,rarity\n"
        "vanguard,pup,Pup,normal,1,Skirmishers,7000,1,X1,X1/001,C\n"
        "vanguard,pup,Pup,normal,1,Skirmishers,7000,1,X1,X1/002,R\n"
    )
    assert "1 card added: Pup" in load(file)
    assert Printing.objects.count() == 2


def test_checking_reports_and_writes_nothing(mine: Path) -> None:
    assert "1 card added: Pup" in load(write(mine, card("pup", "X1/001")), check=True)
    assert not Card.objects.exists()


def test_every_bad_row_is_reported_and_nothing_is_loaded(mine: Path) -> None:
    file = write(mine, card("pup", "X1/001", grade=9), card("ash-sprite", "X1/002", clan=""), card("good", "X1/003"))
    with pytest.raises(CommandError) as refusal:
        load(file)
    assert f"{file}: card 1 'pup': grade: must be from 0 to 4, not 9" in str(refusal.value)
    assert "card 2 'ash-sprite': clan:" in str(refusal.value)
    assert "nothing was loaded" in str(refusal.value)
    assert not Card.objects.exists()


def test_one_bad_file_stops_the_good_ones(tmp_path: Path) -> None:
    good, bad = write(tmp_path / "good.json", card("pup", "X1/001")), tmp_path / "bad.json"
    bad.write_text("[")
    with pytest.raises(CommandError):
        load(good, bad)
    assert not Card.objects.exists()


def test_a_missing_file_is_a_problem_not_a_crash(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No such file"):
        load(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    ("claim", "changes"),
    [
        ("key: blaster-blade", {"key": "blaster-blade"}),
        ("name: wingal", {"name": "WINGAL"}),
        ("number: BT01/001EN", {"printings": [printing("BT01/001EN")]}),
        ("id: 1 ", {"printings": [printing("X1/001", id=1)]}),
    ],
)
def test_a_players_file_cannot_take_what_is_ours(
    catalog: None, mine: Path, claim: str, changes: dict[str, Any]
) -> None:
    with pytest.raises(CommandError, match=claim) as refusal:
        load(write(mine, card("pup", "X1/001") | changes))
    assert "vanguard/cards.json" in str(refusal.value)
    assert Card.objects.count() == PUBLISHED


def test_two_files_loaded_together_cannot_claim_the_same_card(tmp_path: Path) -> None:
    files = [write(tmp_path / name, card("pup", "X1/001")) for name in ("a.json", "b.json")]
    with pytest.raises(CommandError, match=r"key: pup is already taken by .*a\.json"):
        load(*files)


def test_the_signal_comes_with_a_change_only(mine: Path) -> None:
    heard: list[str] = []

    def hear(game: str, **_: object) -> None:
        heard.append(game)

    catalog_loaded.connect(hear)
    try:
        load(write(mine, card("pup", "X1/001")))
        load(mine)
    finally:
        catalog_loaded.disconnect(hear)
    assert heard == ["vanguard"]


def test_a_second_load_costs_few_queries_a_game(
    catalog: None, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_max_num_queries(4 + 8 * len(games.ALL)):
        load()
