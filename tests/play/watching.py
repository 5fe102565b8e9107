"""A browser's side of an event stream: the plainest HTTP that there is, one socket."""

import socket
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit


class Watcher:
    """An open stream. Every wait is bounded by `patience` seconds, and fails with TimeoutError after them."""

    def __init__(self, site_url: str, path: str, method: str = "GET", patience: float = 10) -> None:
        place = urlsplit(site_url)
        self.socket = socket.create_connection((place.hostname, place.port), timeout=patience)
        self.socket.sendall(f"{method} {path} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        self.lines = self.socket.makefile("rb")
        self.status = int(self.lines.readline().split()[1])
        self.headers = dict(self._header_lines())

    def _header_lines(self) -> list[tuple[str, str]]:
        lines = iter(lambda: self.lines.readline().decode().strip(), "")
        return [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]

    def line(self) -> str:
        """The next line of the stream that says something. EOFError when the stream ends."""
        while line := self.lines.readline():
            text = line.strip().decode()
            if text.startswith(("data:", "event:", "retry:", ":")):
                return text
            if text == "0":
                break
        raise EOFError

    def number(self) -> int:
        """The next number told."""
        while not (line := self.line()).startswith("data:"):
            pass
        return int(line.removeprefix("data:"))

    def numbers_to(self, last: int) -> list[int]:
        """All numbers told, up to the last."""
        told = [self.number()]
        while told[-1] < last:
            told.append(self.number())
        return told

    def close(self) -> None:
        with suppress(OSError):
            self.lines.close()
            self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
