"""Finding cards by words and by buttons, and sending the search to someone."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_j6_a_precise_search_is_found_and_sent(page: Page, phone: Page) -> None:
    page.goto("/cards/vanguard/")
    page.get_by_role("searchbox").fill('clan:kagero grade=1 shield=5000 skill:boost text:"drop zone"')
    names = page.locator("[data-card] [translate=no]")
    expect(page.get_by_text("Dragon Monk, Gojo")).to_be_hidden()
    found = names.all_inner_texts()
    assert found
    phone.goto(page.url)
    assert phone.locator("[data-card] [translate=no]").all_inner_texts() == found
