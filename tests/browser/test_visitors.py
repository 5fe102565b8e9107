"""Owning decks with and without an account, and sharing them, in a browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.addresses import OWN_DECK, SHARED_DECK
from tests.browser.test_pages import assert_fits
from tests.browser.visiting import A_DECK, TRIAL_DECK, new_deck, paste_deck, share_deck

pytestmark = pytest.mark.browser
PASSWORD = "wingal-runs-at-dawn"


def sign_up(page: Page, name: str) -> None:
    page.goto("/account/sign-up/")
    fill_sign_up(page, name)
    page.wait_for_url("/decks/mine/")


def fill_sign_up(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password again").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()


def test_the_longest_name_of_an_account_leaves_the_page_its_width(page: Page, phone: Page) -> None:
    for each, name in ((page, "W" * 30), (phone, "M" * 30)):
        sign_up(each, name)
        assert_fits(each)
        expect(each.get_by_role("button", name="Sign out")).to_be_in_viewport(ratio=1)


def test_every_page_of_a_deck_loads_without_a_breach_of_policy_and_fits(page: Page, phone: Page) -> None:
    deck = paste_deck(page, TRIAL_DECK)
    link = share_deck(page, deck)
    for address in [*(deck + part for part in OWN_DECK), "/decks/mine/", "/decks/"]:
        assert page.goto(address).status == 200
        assert_fits(page)
    for part in SHARED_DECK:
        assert phone.goto(link + part).status == 200
        assert_fits(phone)


def test_decks_made_before_an_account_come_along_and_stay_with_it(page: Page) -> None:
    deck = new_deck(page)
    sign_up(page, "alice-in-a-browser")
    expect(page.locator(f'.deck-tile a[href="{deck}"]').last).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.goto("/decks/mine/")
    expect(page.get_by_role("heading", name="No decks yet")).to_be_visible()
    page.goto("/account/sign-in/")
    page.get_by_label("Name").fill("alice-in-a-browser")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(f'.deck-tile a[href="{deck}"]').last).to_be_visible()


def test_going_back_after_signing_out_shows_nothing_private(page: Page, watch) -> None:
    deck = new_deck(page)
    sign_up(page, "alice-at-a-borrowed-desk")
    page.goto(deck)
    page.goto("/decks/mine/")
    page.get_by_role("button", name="Sign out").click()
    watch.expected = {404}
    page.go_back()
    expect(page.get_by_role("heading", name="No decks yet")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_sharing_is_one_press_in_the_builder_and_one_to_copy_the_address(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(new_deck(page))
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.get_by_role("textbox", name="Link to the deck").input_value()
    assert page.goto(copied).status == 200


def test_without_javascript_a_deck_is_shared_copied_and_taken_back(plain_page: Page, phone: Page, watch) -> None:
    deck = new_deck(plain_page)
    link = share_deck(plain_page, deck)
    expect(plain_page.get_by_role("button", name="Copy")).to_be_hidden()
    phone.goto(link)
    phone.get_by_role("button", name="Copy to my decks").click()
    phone.wait_for_url(A_DECK)
    plain_page.get_by_label("Listed").check()
    plain_page.get_by_role("button", name="Save").click()
    plain_page.goto("/decks/")
    expect(plain_page.locator(f'a[href="{link}"]').last).to_be_visible()
    plain_page.goto(f"{deck}share/")
    plain_page.get_by_role("button", name="Take back").first.click()
    watch.expected = {404}
    assert phone.goto(link).status == 404


def test_decks_are_archived_together(page: Page) -> None:
    for _ in range(2):
        new_deck(page)
    page.goto("/decks/mine/")
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name="Archive", exact=True).click()
    expect(page.get_by_text("2 decks put away")).to_be_visible()
    page.get_by_role("link", name="Archived").click()
    expect(page.locator(".deck-tile")).to_have_count(2)
