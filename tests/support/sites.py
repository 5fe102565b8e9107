"""The sites of a run of tests: one is prepared, and all that are to be ready begin as copies of it.

What `prepare_site` makes follows from the project's files, so it is kept below `build` under their digest, for every
process of this run and for later runs.
"""

import fcntl
import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

import psycopg

from tests.support.site import ROOT, Site, fresh_database

KEPT = ROOT / "build" / "sites"
SOURCES = ("cards", "config", "decks", "play", "rules", "static", "templates", "tests")
"""Folders of what `prepare_site` reads; of the tests their scenes, and what they prove."""

AnySite = TypeVar("AnySite", bound=Site)


class Sites:
    """Makes sites on SQLite, or each on a database of its own in the cluster that `DATABASE_URL` names."""

    def __init__(self, *, on_cluster: bool) -> None:
        self.on_cluster = on_cluster and "DATABASE_URL" in os.environ

    def empty(self, folder: Path, kind: type[AnySite] = Site, **environment: str) -> AnySite:
        """A site without a table."""
        return kind(folder, **(fresh_database() if self.on_cluster else {}), **environment)

    def ready(self, folder: Path, kind: type[AnySite] = Site, **environment: str) -> AnySite:
        """A site as `prepare_site` leaves it: tables, published cards, demonstration decks and static files."""
        with _one_at_a_time():
            if not self.on_cluster:
                shutil.copytree(_original(), folder, dirs_exist_ok=True)
                return kind(folder, **environment)
            _copy_without_database(folder)
            return kind(folder, **fresh_database(_template()), **environment)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let no other process of these tests in until this one is through."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def _original() -> Path:
    """The folder that those of other sites are copied from."""
    kept = KEPT / _digest()
    if not kept.exists():
        for old in KEPT.glob("*/"):
            shutil.rmtree(old)
        _prepare(KEPT / "making")
        (KEPT / "making").rename(kept)
    return kept


@cache
def _template() -> str:
    """The database in the cluster that others are copied from."""
    name = f"ready_{_digest()}"
    with closing(psycopg.connect(os.environ["DATABASE_URL"], autocommit=True)) as cluster:
        if not cluster.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
            making, environment = KEPT / "making", fresh_database()
            _copy_without_database(making)
            _prepare(making, **environment)
            shutil.rmtree(making)
            cluster.execute(f"ALTER DATABASE {environment['DATABASE_URL'].rpartition('/')[2]} RENAME TO {name}")
    return name


def _copy_without_database(folder: Path) -> None:
    shutil.copytree(_original(), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.sqlite3"))


def _prepare(folder: Path, **environment: str) -> None:
    folder.mkdir(exist_ok=True)
    with closing(Site(folder, **environment)) as site:
        site.prepare()


def _digest() -> str:
    """What tells these sources from others, in twelve digits."""
    digest = hashlib.sha256((ROOT / "requirements.txt").read_bytes())
    for path in sorted(chain.from_iterable((ROOT / folder).rglob("*") for folder in SOURCES)):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
