"""Decks of Nannaier's Exercise in a browser: three parts filled by clicks, what is wrong mended, two hands drawn."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_pages import assert_fits
from tests.browser.visiting import expect_entry, expect_held, paste_deck, press

pytestmark = pytest.mark.browser

LIST = """\
3 Pella, Clay Potter
3 Orla, Brass Weaver
3 Tomas, Coal Sifter
3 Ingrid, Iron Stoker
3 Bruno, Copper Smith
3 Hald, Stone Mason
2 Greta, Oven Warden
Spells
2 Bank the Fire
1 Mend the Seams
1 Snuff the Candle
1 Greta, Oven Warden
"""


@pytest.mark.parametrize("device", ["page", "phone"])
def test_three_parts_are_filled_and_mended(device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    deck = paste_deck(page, LIST)
    if page.locator("#deck-bar").is_visible():
        page.locator("#deck-bar").click()
    issues = page.locator("#deck .issue")
    astray = issues.filter(has_text="it belongs in the doll deck, not among the spells")
    astray.get_by_role("button", name="Move it to the doll deck").click()
    expect(astray).to_have_count(0)
    expect_entry(page, "Greta, Oven Warden", 3)
    short = issues.filter(has_text="The deck has 4 spells; it needs from 5 to 10.")
    short.get_by_role("button", name="Add 1 Snuff the Candle").click()
    expect(issues).to_have_count(1)
    page.goto(f"{deck}?q=is:mirror+scales")
    press(page, "Mirror of Scales", 1)
    expect_held(page, dolls=21, spells=5, mirrors=1)
    expect(page.locator("#deck .deck-head .badge")).to_have_text("legal")
    assert_fits(page)


def test_two_hands_grow_side_by_side(page: Page) -> None:
    page.goto("/decks/?game=nannaier")
    page.get_by_role("link", name="Banked Fires", exact=True).click()
    page.get_by_role("link", name="Hand", exact=True).click()
    for turn in (1, 2):
        page.locator("#draw").click()
        expect(page.locator("#hand-title")).to_have_text(f"Turn {turn}: {3 + turn} dolls, {1 + turn} spells")
    expect(page.locator("#hand .hand-card")).to_have_count(8)
    assert_fits(page)
