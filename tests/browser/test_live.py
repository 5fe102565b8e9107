"""What keeps an open board up to date: the stream, asking without it, and answers that come too late.

The streams are the site's own; the board and its updates are the plainest that carry the marks of `live.js`.
"""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import CUT_OFF, Watch
from tests.play.announcing import Announcer
from tests.support.site import Site

pytestmark = pytest.mark.browser

BOARD = """<main id="board" hx-swap-oob="true" data-stream="{stream}" data-updates="/table/updates/"
 data-seq="{news}" data-news="{news}">news {news}</main>"""
STATE = """<p data-connection></p><a href="/table/" data-refresh>Refresh</a>"""

RECORD_BOARDS = """() => {
    window.boards = [];
    document.addEventListener("htmx:oobAfterSwap", () => boards.push(document.getElementById("board").textContent));
}"""


class Table:
    """A page of the site with a board that shows the number of its news, and what was asked of it."""

    def __init__(self, page: Page, site: Site, announcer: Announcer) -> None:
        self.page, self.site, self.announcer = page, site, announcer
        self.match_id, self.stream = announcer.open()
        self.news = self.shown = 0
        self.asked: list[str] = []
        self.streams = 0
        page.on("request", self._count_stream)
        page.route("**/table/", lambda route: self._answer(route, self._page()))
        page.route("**/table/updates/**", self._answer_update)

    def _board(self, news: int) -> str:
        return BOARD.format(stream=self.stream, news=news)

    def _page(self) -> str:
        """The home page with a board in the place of its own content."""
        names = json.loads((self.site.folder / "static" / "staticfiles.json").read_text())["paths"]
        live = f'<script src="/static/{names["js/live.js"]}" type="module"></script>'
        home = self.page.request.get("/").text().replace("</head>", f"{live}</head>")
        return re.sub("<main.*</main>", lambda _: STATE + self._board(self.shown), home, flags=re.DOTALL)

    def _answer(self, route: Route, body: str) -> None:
        route.fulfill(body=body, headers={"content-type": "text/html", "content-security-policy": "default-src 'self'"})

    def _answer_update(self, route: Route) -> None:
        self.asked.append(route.request.url.partition("?")[2])
        self._answer(route, self._board(self.news))

    def _count_stream(self, request: object) -> None:
        self.streams += "/streams/" in request.url

    def open(self) -> None:
        self.page.goto("/table/")

    def announce(self) -> None:
        (self.news,) = self.announcer.announce(self.match_id)

    def shows(self, news: int) -> None:
        expect(self.page.locator("#board")).to_have_text(f"news {news}")

    def says(self, state: str) -> None:
        expect(self.page.locator("[data-connection]")).to_have_text(state)


@pytest.fixture(scope="module")
def announcer(site: Site) -> Iterator[Announcer]:
    announcer = Announcer(site)
    yield announcer
    announcer.end()


@pytest.fixture
def table(page: Page, site: Site, announcer: Announcer) -> Table:
    return Table(page, site, announcer)


def test_what_is_announced_is_asked_for_once_and_shown(table: Table) -> None:
    table.open()
    table.says("live")
    for number in (1, 2):
        table.announce()
        table.shows(number)
    assert table.asked == ["after=0&news=0", "after=1&news=1"]


def test_news_from_before_the_stream_was_open_is_asked_for(table: Table) -> None:
    table.announce()
    table.open()
    table.shows(1)
    assert table.asked == ["after=0&news=0"]


def test_an_answer_older_than_the_board_is_dropped(table: Table) -> None:
    table.shown = 2
    table.open()
    table.says("live")
    table.page.evaluate(RECORD_BOARDS)
    for table.news in (1, 2, 3):
        with table.page.expect_request_finished(lambda request: "/updates/" in request.url):
            table.page.click("[data-refresh]")
    table.shows(3)
    assert table.page.evaluate("boards") == ["news 3"]


def test_without_a_stream_it_asks_every_three_seconds(table: Table, watch: Watch) -> None:
    watch.expected = {403}
    table.stream += "forged"
    table.page.clock.install()
    table.open()
    table.says("reconnecting")
    table.news = 1
    table.page.clock.run_for(3_000)
    table.shows(1)
    table.says("asking every 3 seconds")
    table.news = 2
    table.page.clock.run_for(3_000)
    table.shows(2)


def test_the_stream_is_tried_again_with_growing_waits(table: Table, watch: Watch) -> None:
    watch.expected = {403}
    table.stream += "forged"
    table.page.clock.install()
    table.open()
    table.says("reconnecting")
    for _ in range(24):
        with table.page.expect_response("**/updates/**"):
            table.page.clock.run_for(5_000)
    assert 4 <= table.streams <= 9


def turn(page: Page, *, hidden: bool) -> None:
    page.evaluate(
        """hidden => {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_a_hidden_tab_neither_listens_nor_asks_and_asks_at_once_when_seen_again(table: Table) -> None:
    table.page.clock.install()
    table.open()
    table.says("live")
    turn(table.page, hidden=True)
    table.announce()
    table.page.clock.run_for(20_000)
    assert (table.streams, table.asked) == (1, [])
    table.shows(0)
    turn(table.page, hidden=False)
    table.shows(1)
    table.says("live")
    assert table.streams == 2


def test_a_killed_server_is_told_and_found_again(table: Table, site: Site, watch: Watch) -> None:
    watch.expected = set(CUT_OFF)
    table.open()
    table.says("live")
    site.kill()
    table.says("reconnecting")
    table.announce()
    site.start()
    table.shows(1)
    table.says("live")


def test_failing_to_ask_is_told_without_a_word_more(table: Table, watch: Watch) -> None:
    watch.expected = {"net::ERR_INTERNET_DISCONNECTED"}
    table.open()
    table.says("live")
    table.page.route("**/table/updates/**", lambda route: route.abort("internetdisconnected"))
    table.page.click("[data-refresh]")
    table.says("offline")
    expect(table.page.locator(".toast")).to_have_count(0)
    table.page.unroute("**/table/updates/**")
    table.page.route("**/table/updates/**", table._answer_update)
    table.announce()
    table.shows(1)
    table.says("live")
