"""News on PostgreSQL: one connection a process that listens to its notifications."""

import asyncio
from collections.abc import Coroutine

from django.db import connection
from psycopg import AsyncConnection, Error

from play.news import CHANNEL
from play.streams.hub import Hub

NEWS = "SELECT id, news FROM play_match WHERE id = ANY(%s)"
DJANGOS_OWN = {"context", "cursor_factory", "prepare_threshold"}
"""What Django passes to its connections that does not suit one without it."""


class Listening:
    """Numbers are read only of matches that somebody began to listen to, and of all after a new connection."""

    lost = Error

    async def follow(self, hub: Hub) -> None:
        async with await _connect() as database:
            await database.execute(f"LISTEN {CHANNEL}")  # before reading, so that nothing falls between
            while True:
                hub.asked.clear()
                if unknown := hub.unknown():
                    async for match_id, news in await database.execute(NEWS, [unknown]):
                        hub.tell(match_id, news)
                await _first_of(_pass_on(database, hub), hub.asked.wait())


async def _connect() -> AsyncConnection:
    given = connection.get_connection_params().items()
    parameters = {name: value for name, value in given if name not in DJANGOS_OWN}
    named = {"application_name": "polydeck streams", "connect_timeout": 5} | parameters
    return await AsyncConnection.connect(**named, autocommit=True)


async def _pass_on(database: AsyncConnection, hub: Hub) -> None:
    async for notification in database.notifies():
        match_id, news = notification.payload.split()
        hub.tell(int(match_id), int(news))


async def _first_of(*waits: Coroutine[object, object, object]) -> None:
    """Until one of them ends, or raises its error; the others are cancelled."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
