"""The API's own page: drawn from our own files under the site's policy, and its forms ask this site."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_the_api_page_lists_every_address_and_asks_one(page: Page) -> None:
    page.goto("/api/v1/docs")
    for address in ("/api/v1/cards", "/api/v1/cards/{game}/{key}", "/api/v1/sets", "/api/v1/decks/{token}"):
        expect(page.get_by_text(address, exact=True)).to_be_visible()
    sets = page.locator(".opblock", has_text="/api/v1/sets")
    sets.get_by_role("button", name="GET /api/v1/sets").first.click()
    sets.get_by_role("button", name="Try it out").click()
    sets.get_by_placeholder("game").fill("vanguard")
    sets.get_by_role("button", name="Execute").click()
    expect(sets.get_by_text("Descent of the King of Knights").first).to_be_visible()
