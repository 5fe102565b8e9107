"""News on SQLite, which notifies nobody: a number that changes with every commit is looked at many times a second."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from play.streams.hub import Hub

PAUSE = 0.025
"""Seconds between looks. One look is some ten microseconds, and in write-ahead mode it waits for no writer."""
NEWS = "SELECT id, news FROM play_match WHERE id IN (SELECT value FROM json_each(?))"


class Polling:
    """Numbers are read when anything was committed, and when somebody began to listen to a match."""

    lost = sqlite3.Error

    def __init__(self, database: Path) -> None:
        self._address = f"{database.absolute().as_uri()}?mode=rw"

    async def follow(self, hub: Hub) -> None:
        with closing(sqlite3.connect(self._address, uri=True, timeout=0, isolation_level=None)) as database:
            seen = None
            while True:
                version = database.execute("PRAGMA data_version").fetchone()
                if version != seen or hub.asked.is_set():
                    hub.asked.clear()
                    for match_id, news in database.execute(NEWS, [json.dumps(hub.matches)]):
                        hub.tell(match_id, news)
                    seen = version
                await asyncio.sleep(PAUSE)
