"""What a deck's own pages tell: spreads, odds, hands to try, the sheet to print; and whom they tell it."""

import re
from itertools import pairwise
from math import comb

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks import building, charts, hands, sharing, statistics
from decks.models import Deck, ShareLink
from decks.statistics import Bar, Spread
from rules.games import game as game_of
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import Printing, unknown_card
from tests.support.decklists import TRIAL_1, TRIAL_2, deck
from tests.support.people import deck_of, shared

GAME = game_of("vanguard")
PAGES = ("statistics", "hand", "print")


def spread(cards: DeckList, name: str) -> dict[str, int]:
    found = next(each for each in statistics.spreads(cards, GAME) if each.name == name)
    return {bar.label: bar.count for bar in found.bars}


# spreads


@pytest.mark.parametrize("sold", [TRIAL_1, TRIAL_2], ids=["TD01", "TD02"])
def test_the_trial_decks_are_counted_exactly(sold: DeckList) -> None:
    assert spread(sold, "grade") == {"Grade 0": 17, "Grade 1": 14, "Grade 2": 12, "Grade 3": 7}
    assert spread(sold, "trigger") == {"Critical": 4, "Draw": 4, "Heal": 4, "Stand": 4}
    assert spread(sold, "shield") == {"5000": 30, "10000": 13, "none": 7}
    assert spread(sold, "skill") == {"Boost": 31, "Intercept": 12, "Twin Drive": 7}


def test_powers_and_races_of_the_first_trial_deck() -> None:
    assert spread(TRIAL_1, "power") == {"5000": 16, "6000": 11, "8000": 11, "9000": 3, "10000": 9}
    assert next(iter(spread(TRIAL_1, "race").items())) == ("Human", 17)


def test_an_average_is_over_the_cards_that_print_the_number() -> None:
    shields = next(
        each for each in statistics.spreads(deck("1 Wingal, 1 Flogal, 2 Gancelot"), GAME) if each.name == "shield"
    )
    assert shields.mean == 7500


def test_clans_are_told_only_where_they_are_mixed() -> None:
    assert "clan" not in {each.name for each in statistics.spreads(TRIAL_1, GAME)}
    assert spread(deck("4 Wingal, 1 Dragonic Overlord"), "clan") == {"Royal Paladin": 4, "Kagero": 1}


def test_a_grade_that_is_missing_shows_as_zero() -> None:
    assert spread(deck("4 Wingal"), "grade") == {"Grade 0": 0, "Grade 1": 4, "Grade 2": 0, "Grade 3": 0}


def test_unknown_cards_and_other_parts_are_not_counted() -> None:
    unknown = DeckEntry(unknown_card("Nobody"), Printing(None, "", ""), 3)
    legacy = DeckEntry(unknown_card("Somebody"), Printing(None, "", ""), 3, "legacy")
    assert statistics.spreads(DeckList("vanguard", (unknown, legacy)), GAME) == ()


def test_advice_is_a_range_and_said_to_be_left() -> None:
    assert Bar("Grade 3", 7, (7, 9)).is_usual
    assert not Bar("Grade 3", 6, (7, 9)).is_usual
    assert not Bar("Grade 3", 10, (7, 9)).is_usual
    assert Bar("Grade 4", 1).is_usual


# odds


def odds_of(cards: DeckList, key: str, copies: int = 1) -> tuple[statistics.Odds, ...]:
    choice = next(each for each in statistics.wanted(cards, GAME) if each.key == key)
    return statistics.odds(cards, GAME.opening, choice, copies)


def test_vg_5_3_the_first_hand_is_five_of_49_beside_the_first_vanguard() -> None:
    assert odds_of(TRIAL_1, "grade:1")[0].keeping == pytest.approx(1 - comb(35, 5) / comb(49, 5))


def test_the_first_vanguard_is_never_in_hand() -> None:
    assert TRIAL_1.starter == "stardust-trumpeter"
    assert odds_of(TRIAL_1, "card:stardust-trumpeter")[-1].looking == 0


def test_vg_5_4_looking_with_the_mulligan_for_a_single_card() -> None:
    first = odds_of(TRIAL_1, "card:blaster-blade")[0]
    assert first.keeping == pytest.approx(5 / 49)
    assert first.looking == pytest.approx(5 / 49 + 44 / 49 * 5 / 44)


def test_odds_rise_with_every_turn_and_with_the_mulligan() -> None:
    told = odds_of(TRIAL_1, "trigger:heal", copies=2)
    assert [each.turn for each in told] == list(range(7))
    assert all(before.keeping < after.keeping for before, after in pairwise(told))
    assert all(each.keeping < each.looking < 1 for each in told)


def test_every_grade_is_wanted_by_its_turn() -> None:
    told = [(cards.label, chance.turn) for cards, chance in statistics.in_time(TRIAL_1, GAME)]
    assert told == [("Grade 1", 1), ("Grade 2", 2), ("Grade 3", 3)]


# pictures


def test_few_numbers_stand_as_columns_and_words_lie_as_rows() -> None:
    drawn = {chart.spread.name: chart for chart in map(charts.chart, statistics.spreads(TRIAL_1, GAME))}
    assert [column.bar.count for column in drawn["grade"].columns] == [17, 14, 12, 7]
    assert [row.bar.count for row in drawn["trigger"].rows] == [4, 4, 4, 4]
    assert max(column.height for column in drawn["grade"].columns) <= charts.COLUMN_HEIGHT


def test_bars_are_as_long_as_their_counts() -> None:
    rows = charts.chart(Spread("x", "X", (Bar("a", 8), Bar("b", 2), Bar("c", 0)))).rows
    assert [row.width for row in rows] == [100, 25, 0]


# hands


def tried(seed: int, **more: object) -> hands.Try:
    return hands.Try(seed, **more)


def names(held: tuple[hands.Held, ...]) -> list[str]:
    return [each.copy.card.name for each in held]


def test_a_seed_deals_the_same_five_cards_and_sets_the_first_vanguard_apart() -> None:
    deal, held, _ = hands.dealt(TRIAL_1, GAME.opening, tried(7))
    assert names(held) == names(hands.dealt(TRIAL_1, GAME.opening, tried(7))[1])
    assert (len(held), len(deal.library), deal.starter.card.name) == (5, 44, "Stardust Trumpeter")


def test_vg_5_4_returned_cards_do_not_come_back_in_the_same_draw() -> None:
    small = deck("1 Wingal, 1 Flogal, 1 Gallatin, 1 Randolf, 1 Bors, 1 Lien, 1 Marron, 1 Iseult")
    _, held, returned = hands.dealt(small, GAME.opening, tried(3, returned=(0, 2, 4), is_kept=True))
    assert [each.came for each in held] == ["kept", "kept", "new", "new", "new"]
    assert not {copy.card.name for copy in returned} & set(names(held))


def test_each_turn_draws_one_card_and_an_empty_deck_none() -> None:
    small = deck("4 Wingal, 3 Flogal")
    deal, held, _ = hands.dealt(small, GAME.opening, tried(1, is_kept=True, turns=9))
    assert [each.came for each in held] == ["kept"] * 5 + ["turn 1", "turn 2"]
    assert deal.library == ()


def test_a_deck_smaller_than_a_hand_is_dealt_whole() -> None:
    _, held, returned = hands.dealt(deck("2 Wingal"), GAME.opening, tried(1, returned=(1, 4), is_kept=True))
    assert len(held) == 2
    assert len(returned) == 1


# pages


@pytest.fixture
def knights(alice: Client, catalog: None) -> Deck:
    return deck_of(alice, contents=TRIAL_1)


@pytest.fixture
def link(knights: Deck) -> ShareLink:
    return shared(knights)


@pytest.mark.parametrize("page", PAGES)
def test_a_deck_is_told_to_its_owner_and_is_missing_for_others(
    page: str, knights: Deck, alice: Client, carol: Client, anonymous: Client
) -> None:
    address = f"{knights.get_absolute_url()}{page}/"
    assert alice.get(address, follow=True).status_code == 200
    assert {carol.get(address).status_code, anonymous.get(address).status_code} == {404}


@pytest.mark.parametrize("page", PAGES)
def test_a_link_tells_everyone_until_it_is_taken_back(page: str, link: ShareLink, anonymous: Client) -> None:
    address = f"/d/{link.token}/{page}/"
    assert anonymous.get(address, follow=True).status_code == 200
    link.delete()
    assert anonymous.get(address).status_code == 404


@pytest.mark.parametrize("page", PAGES)
def test_an_empty_deck_has_its_pages_too(page: str, alice: Client, catalog: None) -> None:
    answer = alice.get(f"{deck_of(alice).get_absolute_url()}{page}/")
    assert answer.status_code == 200


@pytest.mark.parametrize("page", PAGES)
def test_names_are_escaped_and_unknown_cards_shown(page: str, alice: Client, catalog: None) -> None:
    hostile = DeckEntry(unknown_card("<script>alert(1)</script>"), Printing(None, "X", "X/1"), 7)
    owned = deck_of(alice, "<b>bold</b>", contents=DeckList("vanguard", (hostile,)))
    html = alice.get(f"{owned.get_absolute_url()}{page}/", follow=True).content.decode()
    assert "<script>alert" not in html and "<b>bold" not in html


@pytest.mark.parametrize(("page", "queries"), [("statistics", 7), ("hand?seed=1", 7), ("print", 7)])
def test_pages_cost_the_same_few_queries(
    page: str, queries: int, knights: Deck, alice: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    path, _, query = page.partition("?")
    with django_assert_max_num_queries(queries):
        alice.get(f"{knights.get_absolute_url()}{path}/?{query}")


def test_every_picture_has_its_table(link: ShareLink, anonymous: Client) -> None:
    html = anonymous.get(f"/d/{link.token}/statistics/").content.decode()
    assert html.count('role="img"') == html.count("<summary>As a table</summary>") == 6
    assert 'aria-label="Grade 0: 17, Grade 1: 14, Grade 2: 12, Grade 3: 7"' in html


def test_the_odds_that_are_asked_for_are_told(link: ShareLink, anonymous: Client) -> None:
    asked = {"cards": "card:blaster-blade", "copies": "1"}
    html = anonymous.get(f"/d/{link.token}/statistics/", asked).content.decode()
    assert "<strong>Blaster Blade</strong> (1 in the deck)" in html
    assert "10.2%" in html


@pytest.mark.parametrize(
    "asked", [{"cards": "card:nobody"}, {"copies": "0"}, {"copies": "9" * 5000}, {"cards": "\x00"}]
)
def test_nonsense_in_the_address_is_passed_over(asked: dict[str, str], link: ShareLink, anonymous: Client) -> None:
    assert anonymous.get(f"/d/{link.token}/statistics/", asked).status_code == 200


def test_a_hand_without_a_seed_gets_an_address_of_its_own(link: ShareLink, anonymous: Client) -> None:
    answer = anonymous.get(f"/d/{link.token}/hand/")
    assert answer.status_code == 302
    assert re.fullmatch(rf"/d/{link.token}/hand/\?seed=\d+", answer["Location"])


def test_a_mulligan_without_javascript(link: ShareLink, anonymous: Client) -> None:
    address = f"/d/{link.token}/hand/"
    first = anonymous.get(address, {"seed": 5}).content.decode()
    assert first.count('type="checkbox"') == 5
    after = anonymous.get(address, {"seed": 5, "back": [0, 3], "kept": 1}).content.decode()
    assert after.count("is-ok") == 2
    assert "Draw for turn 1" in after
    assert f'href="{address}?seed=5&amp;back=0&amp;back=3&amp;kept=1&amp;turns=1"' in after


@pytest.mark.parametrize("seed", ["", "-1", "1e9", "9" * 5000, "٣", "x"])
def test_a_seed_that_is_none_is_replaced(seed: str, link: ShareLink, anonymous: Client) -> None:
    assert anonymous.get(f"/d/{link.token}/hand/", {"seed": seed}).status_code == 302


@pytest.mark.parametrize("more", [{"back": "7"}, {"back": "x"}, {"turns": "9" * 9}, {"turns": "-1"}, {"kept": "yes"}])
def test_nonsense_beside_the_seed_is_passed_over(more: dict[str, str], link: ShareLink, anonymous: Client) -> None:
    assert anonymous.get(f"/d/{link.token}/hand/", {"seed": "5", "kept": "1"} | more).status_code == 200


def test_the_sheet_has_a_box_for_every_copy_under_the_game_s_headings(link: ShareLink, anonymous: Client) -> None:
    html = anonymous.get(f"/d/{link.token}/print/").content.decode()
    assert html.count("<i></i>") == 50
    assert "<em>first vanguard</em>" in html
    assert html.index("Grade 3") < html.index("Grade 0") < html.index("Heal triggers")


def test_a_pinned_link_prints_what_it_pinned(knights: Deck, anonymous: Client) -> None:
    pinned = sharing.pin(knights)
    building.replace_contents(knights, deck("1 Dragonic Overlord"))
    html = anonymous.get(f"/d/{pinned.token}/print/").content.decode()
    assert "Blaster Blade" in html and "Dragonic Overlord" not in html
