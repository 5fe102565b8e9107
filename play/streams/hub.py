"""All streams of one process: who listens to which match, and the newest number known of each."""

import asyncio
import logging
from random import uniform
from typing import Protocol

FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before the database is tried again; each failure doubles them."""

log = logging.getLogger(__name__)


class Source(Protocol):
    """Where news comes from."""

    lost: type[Exception]
    """What `follow` raises when its database goes away."""

    async def follow(self, hub: "Hub") -> None:
        """Tell the hub of every number that changes, and of those it asks for, until cancelled."""


class Listener:
    """One stream's place in the hub. Nothing is queued in it: a stream that was busy finds only the newest number."""

    __slots__ = ("_wakes", "is_dismissed", "match_id")

    def __init__(self, match_id: int) -> None:
        self.match_id = match_id
        self.is_dismissed = False
        self._wakes = asyncio.Event()

    def wake(self) -> None:
        self._wakes.set()

    def dismiss(self) -> None:
        self.is_dismissed = True
        self.wake()

    async def is_woken_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._wakes.wait()
        except TimeoutError:
            return False
        self._wakes.clear()
        return True


class Hub:
    """The source is followed as long as anybody listens; with nobody there it costs nothing."""

    def __init__(self, source: Source) -> None:
        self.asked = asyncio.Event()
        """Set when the number of another match is wanted; the source clears it when it reads."""
        self.is_closed = False
        self._source = source
        self._listeners: dict[int, set[Listener]] = {}
        self._known: dict[int, int] = {}
        self._following: asyncio.Task[None] | None = None
        self._count = 0

    def __len__(self) -> int:
        """How many listen."""
        return self._count

    @property
    def matches(self) -> list[int]:
        """The ids of the matches that are listened to."""
        return list(self._listeners)

    def unknown(self) -> list[int]:
        """Those of them whose number is not known."""
        return [match_id for match_id in self._listeners if match_id not in self._known]

    def newest(self, match_id: int) -> int:
        """The newest number known of the match, 0 while none is."""
        return self._known.get(match_id, 0)

    def tell(self, match_id: int, news: int) -> None:
        """Wake those who listen to the match, where the number is new to them."""
        if match_id in self._listeners and news > self._known.get(match_id, -1):
            self._known[match_id] = news
            for listener in self._listeners[match_id]:
                listener.wake()

    def join(self, match_id: int) -> Listener:
        listener = Listener(match_id)
        self._listeners.setdefault(match_id, set()).add(listener)
        self._count += 1
        if match_id not in self._known:
            self.asked.set()
        if self._following is None:
            self._following = asyncio.create_task(self._keep_following())
        return listener

    def leave(self, listener: Listener) -> None:
        others = self._listeners[listener.match_id]
        others.remove(listener)
        self._count -= 1
        if not others:
            del self._listeners[listener.match_id]
            self._known.pop(listener.match_id, None)
        if not self._listeners and self._following is not None:
            self._following.cancel()
            self._following = None

    def close(self) -> None:
        """End every stream, and those still to come."""
        self.is_closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.dismiss()

    async def _keep_following(self) -> None:
        """Follow, and after a loss follow again: all numbers are then asked for anew, as news may have been missed."""
        wait = FIRST_WAIT
        while True:
            try:
                await self._source.follow(self)
            except self._source.lost as error:
                wait = FIRST_WAIT if self._known else min(2 * wait, LONGEST_WAIT)
                self._known.clear()
                log.warning("No news from the database, trying again in %.1f s: %s", wait, error)
            await asyncio.sleep(uniform(0.5, 1) * wait)
