"""The catalogue in a browser: the box, the buttons, the address and the focus stay in step."""

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

HEAD = ".results-head p"


def test_typing_searches_and_the_address_is_the_short_one(page: Page) -> None:
    page.goto("/cards/vanguard/")
    page.keyboard.press("/")
    page.keyboard.type("clan:kagero ")
    expect(page.locator(HEAD)).to_have_text("22 cards")
    expect(page).to_have_url(re.compile(r"/cards/vanguard/\?q=clan:kagero$"))
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("clan:kagero ")
    expect(page.get_by_role("link", name="Kagero", exact=True)).to_have_attribute("aria-current", "true")
    expect(page.locator("#announcer")).to_have_text("22 cards")


def test_buttons_write_the_box_keep_the_focus_and_go_back(page: Page) -> None:
    page.goto("/cards/vanguard/?q=clan:kagero")
    heal = page.get_by_role("link", name="Heal", exact=True)
    heal.click()
    expect(page.get_by_role("searchbox")).to_have_value("clan:kagero trigger:heal")
    expect(page.locator(HEAD)).to_have_text("1 card")
    expect(heal).to_be_focused()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("clan:kagero")
    expect(page.locator(HEAD)).to_have_text("22 cards")


def test_the_box_still_searches_after_a_button_has_written_it(page: Page) -> None:
    page.goto("/cards/vanguard/")
    page.get_by_role("link", name="Rows").click()
    expect(page.get_by_role("table", name="cards found")).to_be_visible()
    page.get_by_role("searchbox").fill("overlord")
    expect(page.locator(HEAD)).to_have_text("1 card")
    expect(page).to_have_url(re.compile(r"\?q=overlord&view=rows$"))


def test_arrow_keys_walk_from_the_box_through_the_results_to_a_card(page: Page) -> None:
    page.goto("/cards/vanguard/")
    stops = page.locator("[data-arrows] [data-stop]")
    page.get_by_role("searchbox").focus()
    page.keyboard.press("ArrowDown")
    expect(stops.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(stops.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(stops.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("Asura Kaiser"))


def test_a_menu_closes_by_escape_and_gives_the_focus_back(page: Page) -> None:
    page.goto("/cards/vanguard/")
    sort = page.locator("summary", has_text="Sort")
    sort.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="rarity")).to_be_hidden()
    expect(sort).to_be_focused()


def test_another_printing_changes_the_face_in_its_place(page: Page) -> None:
    page.goto("/cards/vanguard/blaster-blade/")
    printing = page.get_by_role("link", name="BT01/S02EN")
    printing.click()
    expect(printing).to_have_attribute("aria-current", "true")
    expect(printing).to_be_focused()
    expect(page).to_have_url(re.compile(r"\?p=\d+$"))


def test_everything_works_as_plain_links_and_forms(plain_page: Page) -> None:
    plain_page.goto("/cards/vanguard/")
    plain_page.get_by_role("searchbox").fill("clan:kagero")
    plain_page.get_by_role("button", name="Search").click()
    expect(plain_page).to_have_url(re.compile(r"\?q=clan%3Akagero$"))
    plain_page.get_by_role("link", name="Heal", exact=True).click()
    plain_page.get_by_role("link", name="Dragon Monk, Genjo").click()
    expect(plain_page.get_by_role("heading", name="Dragon Monk, Genjo")).to_be_visible()
    plain_page.get_by_role("link", name="VG-1.1").first.click()
    expect(plain_page.locator(":target")).to_have_text("VG-1.1")


def test_the_chosen_colours_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Colours").select_option("dark")
    page.goto("/cards/vanguard/")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    expect(page.get_by_label("Colours")).to_have_value("dark")
