"""A visitor's browser that runs no scripts: one kept connection, cookies, and forms that carry their token."""

import gzip
import re
import time
from dataclasses import dataclass
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from urllib.parse import urlencode, urlsplit

ONE_TIME = re.compile(rb'(name="(?:csrfmiddlewaretoken|token|form_token)" value="|/streams/)[\w:.\-]+')
"""What is new in every answer."""
PATIENCE = 2
"""Seconds after which a silent connection is opened anew: the server closes one after five."""
HTMX = {"HX-Request": "true"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@dataclass(frozen=True, slots=True)
class Answer:
    """`size` is the body's in bytes as it travelled, compressed; `location` where a redirection leads."""

    status: int
    html: str
    size: int
    location: str


class PlainBrowser:
    """Of a new visitor, until a page gives it cookies."""

    def __init__(self, site_url: str) -> None:
        place = urlsplit(site_url)
        self.connection = HTTPConnection(place.hostname, place.port, timeout=30)
        self.cookies: SimpleCookie = SimpleCookie()
        self.asked_at = 0.0

    def get(self, path: str, **headers: str) -> Answer:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, fields: dict[str, object], **headers: str) -> Answer:
        """`fields` as of a form; one of several values is a list."""
        token = self.cookies["csrftoken"].value if "csrftoken" in self.cookies else ""
        return self._ask("POST", path, urlencode(fields, doseq=True), {**FORM, "X-CSRFToken": token, **headers})

    def _ask(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> Answer:
        cookies = "; ".join(f"{name}={each.value}" for name, each in self.cookies.items())
        if time.monotonic() > self.asked_at + PATIENCE:
            self.connection.close()
        self.connection.request(method, path, body, {"Cookie": cookies, "Accept-Encoding": "gzip", **headers})
        answer = self.connection.getresponse()
        content = answer.read()
        self.asked_at = time.monotonic()
        for line in answer.headers.get_all("Set-Cookie", ()):
            self.cookies.load(line)
        plain = gzip.decompress(content) if answer.headers["Content-Encoding"] == "gzip" else content
        return Answer(answer.status, plain.decode(), len(content), answer.headers.get("Location", ""))
