"""The pages that show which rules are proven: run, kept in a file, told by rule and by scene."""

import re
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries, Settings

from cards import conformance as kept
from rules import games
from rules.conformance import conformance
from tests.support.scene_folders import FAILS, HOLDS, UNREADABLE, scene_folder

pytestmark = pytest.mark.django_db
HERE = "/rules/hearthstone/conformance/"
SEQUENCES = f"{HERE}?chapter=7-sequences"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The site's own folder, and scenes in place of the project's."""
    settings.VAR_DIR = tmp_path / "var"
    tests = scene_folder(tmp_path, good=HOLDS)
    monkeypatch.setattr(kept, "conformance", lambda game, now, before=None: conformance(game, now, before, tests))
    return tmp_path


def run(root: Path, **files: str) -> None:
    scene_folder(root, **files)
    call_command("run_scenes", verbosity=0)


def page(address: str, **headers: str) -> str:
    response = Client().get(address, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def test_before_the_first_run_the_page_says_so() -> None:
    assert "manage.py run_scenes" in page(HERE)
    assert 'class="proven' not in page("/rules/hearthstone/")


def test_without_scenes_the_page_says_so(folder: Path) -> None:
    run(folder)
    assert "is not part of this copy" in page("/rules/vanguard/conformance/")


def test_the_chapters_count_what_proves_them_and_what_fails(folder: Path) -> None:
    run(folder, bad=FAILS)
    html = page(HERE)
    assert re.search(r'class="figure">1</b> of 2 scenes hold', html)
    row = re.search(r"<tr>(?:(?!</tr>).)*7\. Sequences.*?</tr>", html, re.DOTALL)
    assert row and "1 failing" in row[0]


def test_a_rule_shows_its_scenes_and_its_tests(folder: Path) -> None:
    run(folder, bad=FAILS)
    html = page(SEQUENCES)
    rule = html[html.index('id="HS-Q3.4"') : html.index('id="HS-Q3.5"')]
    assert "A fireball does six" in rule
    assert "1 of 2 fail" in rule
    assert f'href="{HERE}good-1/"' in rule
    assert "test_some.py::test_some" in page(f"{HERE}?chapter=11-secrets")


def test_a_python_test_shows_how_it_went_with_these_rules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(folder)
    secrets, place = f"{HERE}?chapter=11-secrets", "tests/rules/test_some.py::test_some"
    assert "not run here with these rules" in page(secrets)
    kept.keep_outcomes({place: True})
    kept.keep_outcomes({"another": True})
    assert ">passed<" in page(secrets)
    kept.keep_outcomes({place: False})
    assert ("1 failed" in page(secrets), place in page(f"{HERE}?failing=1")) == (True, True)
    monkeypatch.setattr(kept, "rules_digest", lambda: "others")
    kept.keep_outcomes({"another": True})
    assert "not run here with these rules" in page(secrets)


def test_only_what_fails(folder: Path) -> None:
    run(folder, bad=FAILS)
    html = page(f"{HERE}?failing=1")
    assert ("A fireball does seven" in html, "A fireball does six" in html) == (True, False)
    run(folder, bad=HOLDS)
    assert "Nothing fails" in page(f"{HERE}?failing=1")


def test_a_file_that_cannot_be_read_is_shown(folder: Path) -> None:
    run(folder, unread=UNREADABLE)
    assert "unread.yaml</code> cannot be read" in page(HERE)


def test_a_scene_is_told_on_a_page_and_as_a_fragment(folder: Path) -> None:
    run(folder, bad=FAILS)
    whole, part = page(f"{HERE}bad-1/"), page(f"{HERE}bad-1/", **{"HX-Request": "true"})
    for html in (whole, part):
        assert "Jaina Proudmoore took 6 damage from Fireball." in html
        assert "found: 24" in html
        assert f'href="{SEQUENCES}#HS-Q3.4"' in html
    assert ("<html" in whole, "<html" in part) == (True, False)


def test_the_rulebook_leads_to_the_scenes_of_each_rule(folder: Path) -> None:
    run(folder)
    assert re.search(
        rf'<a href="{re.escape(SEQUENCES)}#HS-Q3.4" class="proven"[^>]*>1 scene</a>', page("/rules/hearthstone/")
    )
    run(folder, bad=FAILS)
    assert "1 of 2 scenes fail" in page("/rules/hearthstone/")


def test_unknown_games_chapters_and_scenes_are_not_found(folder: Path) -> None:
    run(folder)
    for address in ("/rules/nothing/conformance/", f"{HERE}?chapter=nothing", f"{HERE}nothing-1/"):
        assert Client().get(address).status_code == 404


def test_the_pages_ask_the_database_nothing(folder: Path, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    run(folder)
    with django_assert_num_queries(0):
        page(HERE), page(SEQUENCES), page(f"{HERE}good-1/")


def test_nothing_is_written_while_nothing_changes(folder: Path) -> None:
    run(folder)
    path = kept.file_of(games.game("hearthstone"))
    written = path.stat().st_mtime_ns
    run(folder)
    assert path.stat().st_mtime_ns == written
