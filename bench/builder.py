"""A click in the builder against an empty view of the same server, in one run: `python -m bench.builder`.

The real site under uvicorn in a process of its own, with one more address that answers nothing, so that both go
through the same server, middleware and connection. One click sets a card's number in a deck of 50 cards, checks the
deck by every format and brings back the panel, the card's buttons and the bar. On SQLite in a temporary folder; with
`DATABASE_URL` on that PostgreSQL. Prints medians and 95th percentiles in ms and the ratio; exits 1 above `LIMIT`.
"""

import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 300
LIMIT = 40
DECK = {
    "king-of-knights-alfred": 4,
    "solitary-knight-gancelot": 3,
    "blaster-blade": 4,
    "knight-of-silence-gallatin": 4,
    "covenant-knight-randolf": 3,
    "little-sage-marron": 4,
    "wingal": 4,
    "flash-shield-iseult": 4,
    "lake-maiden-lien": 3,
    "barcgal": 1,
    "bringer-of-good-luck-epona": 4,
    "flogal": 4,
    "weapons-dealer-govannon": 4,
    "yggdrasil-maiden-elaine": 4,
}


def site() -> Any:
    """The site and one empty view, for the server's process; clicks are not counted there."""
    import django
    from django.conf import settings

    django.setup()
    settings.RATELIMIT_ENABLE = False
    from django.http import HttpResponse
    from django.urls import path

    from config import urls
    from config.asgi import application

    urls.urlpatterns.append(path("empty/", lambda request: HttpResponse()))
    return application


class Browser:
    """One kept connection that remembers cookies."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port)
        self.cookies: SimpleCookie = SimpleCookie()

    def ask(self, method: str, address: str, **fields: object) -> tuple[int, str, str]:
        """Status, body, and where it leads to."""
        headers = {"Cookie": "; ".join(f"{name}={each.value}" for name, each in self.cookies.items())}
        if fields:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "X-CSRFToken": self.token}
        if "/cards/" in address:
            headers["HX-Request"] = "true"
        self.connection.request(method, address, urlencode(fields) if fields else None, headers)
        answer = self.connection.getresponse()
        for value in answer.headers.get_all("Set-Cookie", ()):
            self.cookies.load(value)
        return answer.status, answer.read().decode(), answer.headers.get("Location", "")

    @property
    def token(self) -> str:
        return self.cookies["csrftoken"].value if "csrftoken" in self.cookies else ""

    def wait(self) -> None:
        for _ in range(300):
            try:
                self.ask("GET", "/empty/")
                return
            except OSError:
                self.connection.close()
                sleep(0.1)
        raise SystemExit("The site did not start.")

    def new_deck(self) -> str:
        """A deck of 50 cards; its address."""
        _, page, _ = self.ask("GET", "/decks/new/")
        token = re.search(r'name="token" value="([^"]+)"', page)
        _, _, address = self.ask("POST", "/decks/new/", token=token[1] if token else "", name="Bench")
        for card, count in DECK.items():
            self.click(address, card, count)
        return address

    def click(self, deck: str, card: str, count: int) -> None:
        status, body, _ = self.ask("POST", f"{deck}cards/{card}/", count=count)
        assert status == 200, (status, body[:300])


def milliseconds(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    return 1000 * (perf_counter() - start)


def measure(browser: Browser) -> float:
    """Both by turns, so that whatever else the machine does falls on both alike; the ratio of the medians."""
    deck = browser.new_deck()
    cards = [card for card, count in DECK.items() if count == 4]
    clicks, empty = [], []
    for turn in range(ROUNDS):
        empty.append(milliseconds(lambda: browser.ask("GET", "/empty/")))
        card, count = cards[turn // 2 % len(cards)], 4 if turn % 2 else 3
        clicks.append(milliseconds(lambda card=card, count=count: browser.click(deck, card, count)))
    ratio = statistics.median(clicks) / statistics.median(empty)
    for name, times in (("empty view", empty), ("click", clicks)):
        print(
            f"{name:12} median {statistics.median(times):6.2f} ms   95% {statistics.quantiles(times, n=20)[-1]:6.2f} ms"
        )
    print(f"ratio        {ratio:.1f}   (limit {LIMIT})")
    return ratio


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as a server does that opens its socket itself
        environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", "POLYDECK_VAR": folder}
        environment |= {"POLYDECK_SECRET_KEY": "the-key-of-a-bench-and-of-nothing-else", "POLYDECK_HTTPS": "0"}
        for command in (["migrate"], ["load_catalog"], ["collectstatic", "--no-input"]):
            subprocess.run([sys.executable, "manage.py", *command, "-v0"], cwd=ROOT, env=environment, check=True)
        serve = ["-m", "uvicorn", "--factory", "bench.builder:site", "--fd", str(listener.fileno())]
        quietly = ["--lifespan", "off", "--log-level", "error"]
        server = subprocess.Popen(
            [sys.executable, *serve, *quietly], cwd=ROOT, env=environment, pass_fds=[listener.fileno()]
        )
        try:
            browser = Browser(listener.getsockname()[1])
            browser.wait()
            return int(measure(browser) > LIMIT)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
