"""A table of Wuxia in two browsers, one of them a phone: every kind of action by clicks, and a row that stays put."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Swordsman
from tests.browser.test_pages import assert_fits
from tests.browser.test_tables import match_of

pytestmark = pytest.mark.browser
DEEDS = {"play", "discard", "attack a hero", "attack the player"}


@pytest.fixture
def table(page: Page, phone: Page) -> tuple[Swordsman, Swordsman]:
    match_of(page, phone, "wuxia")
    return Swordsman(page), Swordsman(phone)


def asked(table: tuple[Swordsman, Swordsman]) -> Swordsman | None:
    """Who must act, once both pages show the same; None where the match is over."""
    seq = max(player.seq for player in table)
    for player in table:
        player.catch_up(seq)
    return next((player for player in table if player.is_asked), None)


def test_every_deed_of_wuxia_by_clicks_on_a_desk_and_on_a_phone(table: tuple[Swordsman, Swordsman]) -> None:
    for _ in range(250):
        player = asked(table)
        if player is None or table[0].done | table[1].done == DEEDS:
            break
        player.answer()
    assert table[0].done | table[1].done == DEEDS
    for player in table:
        assert {"play", "discard"} <= player.done
        assert_fits(player.page)


def test_wx_4_7_ten_places_stand_beside_each_other_and_each_is_reached(table: tuple[Swordsman, Swordsman]) -> None:
    for player in table:
        places = player.page.locator(".half.is-below .place")
        expect(places).to_have_count(10)
        tops = {places.nth(number).bounding_box()["y"] for number in (0, 4, 9)}
        assert len(tops) == 1
        places.nth(9).scroll_into_view_if_needed()
        expect(places.nth(9)).to_be_in_viewport()


def test_a_free_place_is_ringed_and_takes_the_hero(table: tuple[Swordsman, Swordsman]) -> None:
    player = asked(table)
    page, seq = player.page, player.seq
    page.locator(".seat.is-below .card:has([data-rings*='-R']) > summary").first.click()
    expect(page.locator(".half.is-below .place .ring")).to_have_count(10)
    page.locator(".half.is-below [data-place=R10] > .ring").click()
    player.catch_up(seq + 1)
    expect(page.locator(".half.is-below [data-place=R10] .card")).to_have_count(1)
