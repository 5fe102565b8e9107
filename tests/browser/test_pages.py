"""Every page, whoever looks at it: it loads without a fault and fits a desk and a phone."""

import pytest
from playwright.sync_api import Page

from tests.browser.addresses import OWN_DECK, PUBLIC, SHARED_DECK
from tests.browser.visiting import TRIAL_DECK, paste_deck, share_deck

pytestmark = pytest.mark.browser


WIDER_THAN_WINDOW = """width => {
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
        .filter(element => element.getBoundingClientRect().right > width + 0.5)
        .map(element => element.outerHTML.slice(0, 120));
}"""


def assert_fits(page: Page) -> None:
    """No sideways scrolling; what sticks out is named. It widens a phone's page, but never its screen."""
    assert page.evaluate(WIDER_THAN_WINDOW, page.viewport_size["width"]) == []


@pytest.mark.parametrize("address", PUBLIC.values(), ids=PUBLIC.keys())
@pytest.mark.parametrize("device", ["page", "phone"])
def test_public_pages_load_and_fit(address: str, device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    assert page.goto(address).status == 200
    assert_fits(page)


@pytest.mark.parametrize("device", ["page", "phone"])
def test_the_pages_of_a_deck_load_and_fit(device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    deck = paste_deck(page, TRIAL_DECK)
    shared = share_deck(page, deck)
    for address in [*(deck + part for part in OWN_DECK), *(shared + part for part in SHARED_DECK), "/decks/mine/"]:
        assert page.goto(address).status == 200
        assert_fits(page)


def test_a_breach_of_the_content_security_policy_would_be_noticed(page: Page, watch) -> None:
    page.goto("/")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert any("Content Security Policy" in trouble for trouble in watch.troubles)
    watch.troubles.clear()


def test_a_missing_file_would_be_noticed(page: Page, watch) -> None:
    page.goto("/")
    page.evaluate("fetch('/static/nothing.js').then(answer => answer.status)")
    assert watch.troubles == [f"404: GET {page.url}static/nothing.js"]
    watch.troubles.clear()
