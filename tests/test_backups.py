"""A club moves to another machine: back up in one command, restore in one."""

import shutil
import sqlite3
import subprocess
from contextlib import AbstractContextManager, closing
from pathlib import Path

import psycopg
import pytest

from tests.support.site import ROOT, Site
from tests.support.sites import Sites

Connection = sqlite3.Connection | psycopg.Connection


def database(site: Site) -> AbstractContextManager[Connection]:
    """The site's database, past Django, so that asking costs nothing."""
    url = site.environment.get("DATABASE_URL")
    return closing(
        psycopg.connect(url, autocommit=True) if url else sqlite3.connect(site.database, isolation_level=None)
    )


def site_of(sites: Sites, folder: Path, club: str) -> Site:
    """A site that knows a club, by a row in a table of one column."""
    site = sites.ready(folder)
    with database(site) as connection:
        connection.execute(f"INSERT INTO auth_group (name) VALUES ('{club}')")
    return site


def clubs(site: Site) -> list[tuple[str]]:
    with database(site) as connection:
        return connection.execute("SELECT name FROM auth_group").fetchall()


def run(site: Site, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=site.environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def backup(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a site that knows the club of Aichi's town."""
    folder = tmp_path_factory.mktemp("backup")
    file = folder / "club.backup"
    answer = run(site_of(sites, folder / "old", "Card Capital"), "script/backup", file)
    assert answer.returncode == 0, answer.stderr
    return file


def test_j15_a_backup_restores_on_another_machine(sites: Sites, tmp_path: Path, backup: Path) -> None:
    new = sites.empty(tmp_path / "never-started")
    answer = run(new, "script/restore", backup)
    assert answer.returncode == 0, answer.stderr
    assert clubs(new) == [("Card Capital",)]


def test_restoring_keeps_what_was_there_before(sites: Sites, tmp_path: Path, backup: Path) -> None:
    file = shutil.copy(backup, tmp_path)
    site = site_of(sites, tmp_path / "new", "Caesar")
    run(site, "script/restore", file)
    (before,) = tmp_path.glob("club.backup.before-*")
    run(site, "script/restore", before)
    assert clubs(site) == [("Caesar",)]


def test_a_file_that_is_no_backup_changes_nothing(sites: Sites, tmp_path: Path) -> None:
    site = site_of(sites, tmp_path / "site", "Caesar")
    (tmp_path / "letter.txt").write_text("Dear Bob,")
    assert run(site, "script/restore", tmp_path / "letter.txt").returncode != 0
    assert clubs(site) == [("Caesar",)]


def test_a_backup_never_overwrites_a_file(backup: Path) -> None:
    content = backup.read_bytes()
    answer = subprocess.run([ROOT / "script" / "backup", backup], capture_output=True, text=True)
    assert "exists already" in answer.stderr
    assert backup.read_bytes() == content


def test_a_backup_writes_over_a_file_when_it_is_told_to(sites: Sites, tmp_path: Path) -> None:
    site = site_of(sites, tmp_path / "site", "Card Capital")
    file = tmp_path / "club.backup"
    file.write_text("older")
    assert "--force" in run(site, "script/backup", file).stderr
    assert run(site, "script/backup", "--force", file).returncode == 0
    assert file.stat().st_size > 1000
    assert [each.name for each in tmp_path.glob("club*")] == ["club.backup"]


def test_restoring_a_file_that_is_not_there_names_it(tmp_path: Path) -> None:
    answer = run(Site(tmp_path / "site"), "script/restore", tmp_path / "nowhere.backup")
    assert answer.stderr == f"polydeck: there is no file {tmp_path / 'nowhere.backup'}.\n"
