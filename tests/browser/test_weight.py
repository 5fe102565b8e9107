"""What a board weighs as it travels, with everything that it shows."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.play.duels import Duel, Mirror
from tests.support.site import Site
from tests.support.visitors import PlainBrowser

pytestmark = pytest.mark.browser

LATE = 120
"""Actions after which many different cards lie on the table, and the log is as long as it gets."""
LIMIT = 150_000
SEED = "survival 31"


class Scale:
    """Weighs all that a page fetches, headers too, in bytes as they travel."""

    def __init__(self, page: Page) -> None:
        self.kinds: dict[str, str] = {}
        self.weights: dict[str, float] = {}
        network = page.context.new_cdp_session(page)
        network.on("Network.responseReceived", self._name)
        network.on("Network.loadingFinished", self._weigh)
        network.send("Network.enable")

    def _name(self, told: dict[str, Any]) -> None:
        self.kinds[told["requestId"]] = told["type"]

    def _weigh(self, told: dict[str, Any]) -> None:
        kind = self.kinds[told["requestId"]]
        self.weights[kind] = self.weights.get(kind, 0) + told["encodedDataLength"]


def late_match(site: Site) -> Duel:
    duel, match = Duel.of_two(site, PlainBrowser(site.url), PlainBrowser(site.url), SEED), Mirror(SEED)
    for after in range(LATE):
        assert duel.post(match.move(), after).status == 200
    return duel


def test_a_late_board_weighs_less_than_150_kb_with_everything(site: Site, open_page: OpenPage) -> None:
    duel = late_match(site)
    page = open_page()
    cookies = duel.players[0].cookies.items()
    page.context.add_cookies([{"name": name, "value": each.value, "url": site.url} for name, each in cookies])
    scale = Scale(page)
    page.goto(duel.path)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert {"Document", "Stylesheet", "Script", "Image", "Font"} <= set(scale.weights)
    assert sum(scale.weights.values()) < LIMIT, scale.weights
