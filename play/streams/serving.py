"""One event stream: the numbers of one match's news, to whoever holds a ticket for it. Bare ASGI."""

import asyncio
import resource
from pathlib import Path
from random import uniform

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, HTTPScope
from django.db import connection

from play import tickets
from play.streams.hub import Hub, Listener, Source
from play.streams.listening import Listening
from play.streams.polling import Polling

HEARTBEAT = 15
"""Seconds of silence before a comment, which keeps proxies from giving up and finds clients that vanished."""
LIFE = (540, 660)
"""Between how many seconds a stream ends by itself, so that clients come back spread out."""
OPENING = b"retry: 3000\n\n"
STILL_HERE = b":\n\n"
CLOSING = b"event: close\ndata: ask again\n\n"
STREAM_HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-cache, no-transform"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]


class Streams:
    """The application behind `tickets.STREAMS`, one in each process."""

    def __init__(self, source: Source) -> None:
        self.hub = Hub(source)
        open_files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self._most = open_files * 3 // 4  # the rest is for pages

    async def __call__(self, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["method"] != "GET":
            await _refuse(send, 405, "A stream is only read.")
        elif (match_id := tickets.read(scope["path"].removeprefix(tickets.STREAMS))) is None:
            await _refuse(send, 403, "This ticket is not valid, or no longer. Reload the page.")
        elif self.hub.is_closed or len(self.hub) >= self._most:
            await _refuse(send, 503, "No streams at the moment.")
        else:
            await self._serve(match_id, receive, send)

    def close(self) -> None:
        """End every stream at once."""
        self.hub.close()

    async def _serve(self, match_id: int, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        listener = self.hub.join(match_id)
        gone = asyncio.create_task(_disconnected(receive))
        gone.add_done_callback(lambda _: listener.dismiss())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
            await self._say_news(listener, send)
            await send({"type": "http.response.body"})
        finally:
            gone.cancel()
            self.hub.leave(listener)

    async def _say_news(self, listener: Listener, send: ASGISendCallable) -> None:
        async def say(text: bytes) -> None:
            await send({"type": "http.response.body", "body": text, "more_body": True})

        now = asyncio.get_running_loop().time
        end, said = now() + uniform(*LIFE), 0
        await say(OPENING)
        while not listener.is_dismissed and now() < end:
            if (news := self.hub.newest(listener.match_id)) > said:
                said = news
                await say(b"data: %d\n\n" % news)
            elif not await listener.is_woken_within(HEARTBEAT):
                await say(STILL_HERE)
        if not listener.is_dismissed:
            await say(CLOSING)


def source_of_news() -> Source:
    """The one that suits the site's database."""
    return Listening() if connection.vendor == "postgresql" else Polling(Path(connection.settings_dict["NAME"]))


async def _disconnected(receive: ASGIReceiveCallable) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _refuse(send: ASGISendCallable, status: int, reason: str) -> None:
    headers = [(b"content-type", b"text/plain"), (b"cache-control", b"no-store"), (b"allow", b"GET")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": reason.encode()})
