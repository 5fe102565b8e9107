"""The streams of one process, without a server: who is woken, with what, and when streams end by themselves."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from play import tickets
from play.streams import hub as hubs
from play.streams import serving
from play.streams.hub import Hub
from play.streams.serving import Streams


class Lost(Exception):
    pass


class Numbers:
    """A source of given numbers by match: it tells those that are asked for, and loses its database `losses` times."""

    lost = Lost

    def __init__(self, numbers: dict[int, int], losses: int = 0) -> None:
        self.numbers = numbers
        self.losses = losses
        self.is_followed = False

    async def follow(self, hub: Hub) -> None:
        if self.losses:
            self.losses -= 1
            raise Lost("gone")
        self.is_followed = True
        try:
            while True:
                hub.asked.clear()
                for match_id in hub.unknown():
                    hub.tell(match_id, self.numbers[match_id])
                await hub.asked.wait()
        finally:
            self.is_followed = False


class Client:
    """The other end of a stream in the same event loop. It takes nothing while it is `busy`."""

    def __init__(self, streams: Streams, path: str, method: str = "GET") -> None:
        self.messages: list[dict[str, Any]] = []
        self.is_free, self.left = asyncio.Event(), asyncio.Event()
        self.is_free.set()
        scope = {"type": "http", "method": method, "path": path}
        self.served = asyncio.create_task(streams(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        await self.is_free.wait()
        self.messages.append(message)

    @property
    def status(self) -> int:
        return self.messages[0]["status"]

    @property
    def told(self) -> list[str]:
        """What the stream said after its first line."""
        texts = [message.get("body", b"").decode().strip() for message in self.messages[2:]]
        return [text for text in texts if text]


async def settled() -> None:
    """Until everything that can go on has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


def in_a_loop(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In a thread of its own: a browser under test leaves a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story()).result()


def test_a_busy_client_finds_the_newest_number_only() -> None:
    async def story() -> None:
        streams = Streams(Numbers({7: 1}))
        client = Client(streams, tickets.address(7))
        await settled()
        client.is_free.clear()
        for number in range(2, 50):
            streams.hub.tell(7, number)
            await settled()
        client.is_free.set()
        await settled()
        assert client.told == ["data: 1", "data: 2", "data: 49"]

    in_a_loop(story)


def test_a_number_that_comes_late_wakes_nobody() -> None:
    async def story() -> None:
        streams = Streams(Numbers({7: 5}))
        client = Client(streams, tickets.address(7))
        await settled()
        for number in (4, 5, 6):
            streams.hub.tell(7, number)
            await settled()
        assert client.told == ["data: 5", "data: 6"]

    in_a_loop(story)


def test_the_source_is_followed_only_while_somebody_listens() -> None:
    async def story() -> None:
        source = Numbers({7: 1, 8: 1})
        streams = Streams(source)
        assert not source.is_followed
        first, second = Client(streams, tickets.address(7)), Client(streams, tickets.address(8))
        await settled()
        assert (source.is_followed, len(streams.hub)) == (True, 2)
        first.left.set()
        await settled()
        assert (source.is_followed, streams.hub.matches) == (True, [8])
        second.left.set()
        await settled()
        assert (source.is_followed, len(streams.hub), streams.hub.matches) == (False, 0, [])
        third = Client(streams, tickets.address(7))
        await settled()
        assert third.told == ["data: 1"]

    in_a_loop(story)


def test_a_lost_source_is_followed_again_and_asked_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "FIRST_WAIT", 0.001)

    async def story() -> None:
        streams = Streams(Numbers({7: 3}, losses=3))
        client = Client(streams, tickets.address(7))
        async with asyncio.timeout(5):
            while not client.told:
                await asyncio.sleep(0.001)
        assert client.told == ["data: 3"]

    in_a_loop(story)


def test_a_silent_stream_is_kept_open_by_comments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "HEARTBEAT", 0)

    async def story() -> None:
        client = Client(Streams(Numbers({7: 0})), tickets.address(7))
        async with asyncio.timeout(5):
            while client.told.count(":") < 3:
                await asyncio.sleep(0)
        assert set(client.told) == {":"}

    in_a_loop(story)


def test_a_stream_ends_by_itself_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "LIFE", (0, 0))

    async def story() -> None:
        client = Client(Streams(Numbers({7: 1})), tickets.address(7))
        await client.served
        assert client.told == ["event: close\ndata: ask again"]
        assert "more_body" not in client.messages[-1]

    in_a_loop(story)


def test_a_closed_hub_ends_its_streams_and_takes_no_more() -> None:
    async def story() -> None:
        streams = Streams(Numbers({7: 1}))
        client = Client(streams, tickets.address(7))
        await settled()
        streams.close()
        await client.served
        assert client.told == ["data: 1"]
        late = Client(streams, tickets.address(7))
        await late.served
        assert late.status == 503

    in_a_loop(story)


def test_streams_leave_a_quarter_of_all_files_to_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving.resource, "getrlimit", lambda _: (4, 4))

    async def story() -> None:
        streams = Streams(Numbers({7: 1}))
        clients = [Client(streams, tickets.address(7)) for _ in range(4)]
        await settled()
        assert [client.status for client in clients] == [200, 200, 200, 503]

    in_a_loop(story)
