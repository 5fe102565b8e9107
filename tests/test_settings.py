"""What the environment may say, and what the site refuses to start with."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def settings_under(tmp_path: Path, expression: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Evaluate an expression over `settings` in a process that has only these variables of ours."""
    inherited = {"PATH": os.environ["PATH"], "POLYDECK_VAR": str(tmp_path)}
    program = f"from config import settings; print({expression})"
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=inherited | environment, capture_output=True, text=True
    )


def value(tmp_path: Path, expression: str, **environment: str) -> str:
    answer = settings_under(tmp_path, expression, **environment)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_with_nothing_set_it_is_a_development_site_for_this_machine_only(tmp_path: Path) -> None:
    assert value(tmp_path, "settings.DEBUG") == "True"
    assert value(tmp_path, "settings.ALLOWED_HOSTS") == "['localhost', '127.0.0.1', '[::1]']"
    assert value(tmp_path, "settings.DATABASES['default']['NAME']") == str(tmp_path / "polydeck.sqlite3")


def test_debug_off_with_the_development_key_is_refused(tmp_path: Path) -> None:
    answer = settings_under(tmp_path, "settings.DEBUG", POLYDECK_DEBUG="0")
    assert answer.returncode == 1
    assert "POLYDECK_SECRET_KEY must be set" in answer.stderr


def test_a_secret_key_turns_debug_off_and_cookies_to_https(tmp_path: Path) -> None:
    assert value(tmp_path, "settings.DEBUG", POLYDECK_SECRET_KEY="ours") == "False"
    assert value(tmp_path, "settings.SESSION_COOKIE_SECURE", POLYDECK_SECRET_KEY="ours") == "True"


def test_a_club_without_https_can_say_so(tmp_path: Path) -> None:
    plain = {"POLYDECK_SECRET_KEY": "ours", "POLYDECK_HTTPS": "0"}
    assert value(tmp_path, "settings.SESSION_COOKIE_SECURE, settings.CSRF_COOKIE_SECURE", **plain) == "False False"


def test_hosts_are_separated_by_commas(tmp_path: Path) -> None:
    hosts = value(tmp_path, "settings.ALLOWED_HOSTS", POLYDECK_HOSTS="decks.example, cards.example")
    assert hosts == "['decks.example', 'cards.example']"


def test_database_url_names_a_postgresql_server(tmp_path: Path) -> None:
    url = "postgresql://polydeck:secret@db.example:5433/decks"
    expression = "*map(settings.DATABASES['default'].get, ('ENGINE', 'HOST', 'PORT', 'NAME'))"
    assert value(tmp_path, expression, DATABASE_URL=url) == "django.db.backends.postgresql db.example 5433 decks"


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"HOST": "0.0.0.0"}, "development site answers on 127.0.0.1 only"),
        ({"POLYDECK_DEBUG": "0"}, "POLYDECK_SECRET_KEY must be set"),
    ],
)
def test_the_server_does_not_start_unsafely(tmp_path: Path, environment: dict[str, str], reason: str) -> None:
    inherited = {"PATH": os.environ["PATH"], "POLYDECK_VAR": str(tmp_path)}
    answer = subprocess.run(["script/server"], cwd=ROOT, env=inherited | environment, capture_output=True, text=True)
    assert answer.returncode == 1
    assert reason in answer.stderr
    assert "Traceback" not in answer.stderr
