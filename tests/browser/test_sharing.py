"""A deck goes to a friend who has a phone and no account."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_pages import assert_fits
from tests.browser.visiting import A_DECK, TRIAL_DECK, expect_held, paste_deck, share_deck

pytestmark = pytest.mark.browser


def test_j5_a_friend_on_a_phone_sees_a_card_copies_and_prints(page: Page, phone: Page) -> None:
    link = share_deck(page, paste_deck(page, TRIAL_DECK))
    phone.goto(link)
    expect(phone.locator("h1")).to_be_visible()
    assert_fits(phone)
    phone.get_by_role("link", name="Dragonic Overlord").first.click()
    expect(phone.locator("h1")).to_have_text("Dragonic Overlord")
    phone.goto(f"{link}print/")
    phone.emulate_media(media="print")
    expect(phone.get_by_text("Dragonic Overlord").first).to_be_visible()
    expect(phone.get_by_role("navigation").first).to_be_hidden()
    phone.emulate_media(media="screen")
    phone.goto(link)
    phone.get_by_role("button", name="Copy to my decks").click()
    phone.wait_for_url(A_DECK)
    expect_held(phone, cards=50)


def test_a_revoked_link_is_a_missing_page(page: Page, phone: Page, watch) -> None:
    link = share_deck(page, paste_deck(page, TRIAL_DECK))
    page.get_by_role("button", name="Take back").first.click()
    watch.expected = {404}
    assert phone.goto(link).status == 404


def test_a_stranger_sees_a_private_deck_exactly_like_a_missing_one(page: Page, phone: Page, watch) -> None:
    private = paste_deck(page, TRIAL_DECK)
    watch.expected = {404}
    assert phone.goto(private).status == 404
    seen = phone.locator("main").inner_text()
    phone.goto("/decks/999999999/")
    assert phone.locator("main").inner_text() == seen
