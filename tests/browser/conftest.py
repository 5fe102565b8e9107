"""A running site, Chromium, and pages that fail their test when anything goes wrong behind its back."""

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from tests.support.certain import CertainSite
from tests.support.site import Site
from tests.support.sites import Sites

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ELSEWHERE = (
    "Failed to load resource",  # these five are told with their address by `_on_response` and `_on_failure`
    "htmx:afterRequest",
    "htmx:sendError",
    "htmx:responseError",
    "Response Status Error Code",
    "htmx:oobErrorNoTarget",  # an answer renews the buttons of a card that is not among those shown
)
ABORTED = "net::ERR_ABORTED"
"""What becomes of requests whose page is left while they wait."""
_FATES = (
    *("EMPTY_RESPONSE", "CONNECTION_CLOSED", "CONNECTION_REFUSED", "CONNECTION_RESET"),
    *("CONTENT_LENGTH_MISMATCH", "INCOMPLETE_CHUNKED_ENCODING", "SOCKET_NOT_CONNECTED"),
)
CUT_OFF = frozenset({*(f"net::ERR_{fate}" for fate in _FATES), "htmx:timeout"})
"""What becomes of requests whose server is killed before or in the middle of its answer, and is long in coming back."""
WIDE = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CertainSite]:
    """One site for all browser tests; each test is a new visitor, so none sees another's decks."""
    site = sites.ready(tmp_path_factory.mktemp("site"), CertainSite)
    site.start()
    site.start_worker()
    yield site
    site.stop()


@pytest.fixture(autouse=True)
def certain_seeds(site: CertainSite, request: pytest.FixtureRequest) -> None:
    site.draw_for(request.node.nodeid)


def chromium_path() -> Path:
    names = [os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    found = next(filter(None, (shutil.which(name) for name in names if name)), None)
    assert found, "Chromium is not installed; script/test browser installs it where it may."
    return Path(found)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Watch:
    """Everything that went wrong in the pages of one test: console errors (a breach of the content security
    policy is one), uncaught exceptions, requests that failed. `expected` are the statuses, network errors and
    beginnings of console errors that the test provokes."""

    expected: set[int | str] = field(default_factory=set)
    troubles: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> Page:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        page.on("requestfailed", self._on_failure)
        page.on("response", self._on_response)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        expected = (*ELSEWHERE, *(each for each in self.expected if isinstance(each, str)))
        if message.type == "error" and not message.text.startswith(expected):
            self.troubles.append(f"console: {message.text}")

    def _on_failure(self, request: Request) -> None:
        if request.failure not in {ABORTED, *self.expected}:
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")


@pytest.fixture
def watch(site: Site) -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert not watch.troubles, "\n".join([*watch.troubles, "The server said last:", site.log[-3000:]])


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(site: Site, chromium: Browser, watch: Watch) -> Iterator[OpenPage]:
    """Open a page of a new visitor; keywords are those of a browser context (`java_script_enabled`, `viewport`)."""
    contexts = []

    def open_page(**options: object) -> Page:
        context = chromium.new_context(**{"base_url": site.url, "viewport": WIDE, "reduced_motion": "reduce"} | options)
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.on("page", watch.follow)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A page of a new visitor at a desk."""
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """A page of another visitor, on a phone."""
    return open_page(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def plain_page(open_page: OpenPage) -> Page:
    """A page of a new visitor whose browser runs no JavaScript."""
    return open_page(java_script_enabled=False)
