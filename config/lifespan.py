"""The life of a server process: a server that is told to end waits for its open answers, so event streams must know."""

import asyncio
import signal
from collections.abc import Callable
from types import FrameType

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable


async def until_told_to_end(receive: ASGIReceiveCallable, send: ASGISendCallable, on_end: Callable[[], None]) -> None:
    """The lifespan protocol. On SIGTERM or SIGINT `on_end` runs in the event loop, then the server does as it does."""
    await receive()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        _hear_first(number, lambda: loop.call_soon_threadsafe(on_end))
    await send({"type": "lifespan.startup.complete"})
    await receive()
    on_end()
    await send({"type": "lifespan.shutdown.complete"})


def _hear_first(number: signal.Signals, hear: Callable[[], object]) -> None:
    """Chain before the handler that the server has set; where it has none, signals are not for us to catch."""
    former = signal.getsignal(number)
    if not callable(former):
        return

    def handler(received: int, frame: FrameType | None) -> None:
        hear()
        former(received, frame)

    signal.signal(number, handler)
