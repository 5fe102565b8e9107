"""A club moves to another machine: back up in one command, restore in one."""

import subprocess
from pathlib import Path

import pytest

from tests.support.site import ROOT, Site, fresh_database

PEOPLE = "from django.contrib.auth.models import User; print(*User.objects.values_list('username', flat=True))"
JOIN = "from django.contrib.auth.models import User; User.objects.create_user('{}')"


def site_with(folder: Path, *people: str) -> Site:
    folder.mkdir()
    site = Site(folder, **fresh_database())
    site.manage("migrate", "--verbosity=0")
    for person in people:
        site.manage("shell", "--verbosity=0", "--command", JOIN.format(person))
    return site


def people(site: Site) -> str:
    return site.manage("shell", "--verbosity=0", "--command", PEOPLE).strip()


def run(site: Site, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=site.environment, capture_output=True, text=True)


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of a site that knows Alice."""
    file = tmp_path / "club.backup"
    answer = run(site_with(tmp_path / "old", "alice"), "script/backup", file)
    assert answer.returncode == 0, answer.stderr
    return file


def test_j15_a_backup_restores_on_another_machine(tmp_path: Path, backup: Path) -> None:
    new = Site(tmp_path / "never-started", **fresh_database())
    answer = run(new, "script/restore", backup)
    assert answer.returncode == 0, answer.stderr
    assert people(new) == "alice"


def test_restoring_keeps_what_was_there_before(tmp_path: Path, backup: Path) -> None:
    new = site_with(tmp_path / "new", "bob")
    run(new, "script/restore", backup)
    (before,) = tmp_path.glob("club.backup.before-*")
    run(new, "script/restore", before)
    assert people(new) == "bob"


def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    site = site_with(tmp_path / "site", "alice")
    (tmp_path / "letter.txt").write_text("Dear Bob,")
    assert run(site, "script/restore", tmp_path / "letter.txt").returncode != 0
    assert people(site) == "alice"


def test_a_backup_never_overwrites_a_file(tmp_path: Path, backup: Path) -> None:
    content = backup.read_bytes()
    answer = run(site_with(tmp_path / "other"), "script/backup", backup)
    assert "exists already" in answer.stderr
    assert backup.read_bytes() == content
