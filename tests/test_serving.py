"""The real server: how it starts, what it says to browsers and caches, how it ends."""

import os
import re
import socket
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.support.site import ROOT, Site
from tests.support.sites import Sites


@pytest.fixture(scope="module")
def site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = sites.ready(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


def get(url: str, **headers: str) -> HTTPResponse:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): text for name, text in headers.items()})
    return urllib.request.urlopen(request, timeout=10)


def style_sheet(site: Site) -> str:
    """The address of the style sheet as the home page gives it."""
    return site.url + re.search(r'href="(/static/css/site[^"]*\.css)"', get(site.url).read().decode())[1]


def test_static_files_have_hashed_names_and_are_kept_for_ever(site: Site) -> None:
    url = style_sheet(site)
    assert re.search(r"site\.[0-9a-f]{12}\.css$", url)
    assert "immutable" in get(url).headers["Cache-Control"]


def test_static_files_are_compressed_beforehand(site: Site) -> None:
    assert get(style_sheet(site), Accept_Encoding="gzip").headers["Content-Encoding"] == "gzip"
    assert list(site.folder.glob("static/css/site.*.css.gz"))


def test_pages_are_compressed(site: Site) -> None:
    assert get(site.url, Accept_Encoding="gzip").headers["Content-Encoding"] == "gzip"


def test_every_answer_carries_the_content_security_policy(site: Site) -> None:
    policy = get(site.url).headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_a_foreign_host_name_is_refused(site: Site) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        get(site.url, Host="evil.example")
    assert refusal.value.code == 400


def test_the_site_keeps_its_data_where_the_environment_says(site: Site) -> None:
    assert site.database.exists() == ("DATABASE_URL" not in os.environ)


def test_sigterm_ends_the_server_within_three_seconds_and_the_next_one_serves(site: Site) -> None:
    began = time.monotonic()
    site.stop()
    assert time.monotonic() - began < 3
    site.start()
    assert get(site.url).status == 200


def test_a_killed_server_starts_again(site: Site) -> None:
    site.kill()
    site.start()
    assert get(site.url).status == 200


@pytest.fixture
def secure_site(sites_on_sqlite: Sites, tmp_path: Path) -> Iterator[Site]:
    """A site that is reached by HTTPS, through a proxy on the same machine."""
    site = sites_on_sqlite.ready(tmp_path, POLYDECK_HTTPS="1")
    site.start()
    yield site
    site.stop()


def test_a_proxy_on_this_machine_is_believed_that_it_speaks_https(secure_site: Site) -> None:
    connection = HTTPConnection(secure_site.url.removeprefix("http://"))
    connection.request("GET", "/decks/new/")
    plain = connection.getresponse()
    plain.read()
    assert (plain.status, plain.headers["Location"]) == (
        301,
        f"{secure_site.url}/decks/new/".replace("http:", "https:"),
    )
    page = get(f"{secure_site.url}/decks/new/", X_Forwarded_Proto="https")
    assert page.status == 200
    assert all("Secure" in cookie for cookie in page.headers.get_all("Set-Cookie"))
    assert page.headers["Strict-Transport-Security"]


@pytest.fixture
def broken_site(sites_on_sqlite: Sites, tmp_path: Path) -> Iterator[Site]:
    """A site whose tables have gone."""
    site = sites_on_sqlite.ready(tmp_path)
    with sqlite3.connect(site.database) as database:
        database.execute("DROP TABLE cards_card")
    site.start()
    yield site
    site.stop()


def test_an_error_is_a_page_without_secrets_and_a_traceback_in_the_log(broken_site: Site) -> None:
    with pytest.raises(urllib.error.HTTPError) as failure:
        get(f"{broken_site.url}/cards/vanguard/")
    page = failure.value.read().decode()
    assert failure.value.code == 500
    assert "cards_card" not in page
    assert "no such table: cards_card" in broken_site.log


def test_sqlite_writes_ahead_so_that_readers_never_wait(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.manage("migrate", "--verbosity=0")
    with sqlite3.connect(site.database) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def test_one_command_makes_the_site_from_nothing(tmp_path: Path) -> None:
    port = free_port()
    environment = {"PATH": os.environ["PATH"], "POLYDECK_VAR": str(tmp_path / "var"), "PORT": str(port)}
    with subprocess.Popen(
        ["script/server"], cwd=ROOT, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert any("Uvicorn running" in line for line in server.stderr)
            home = get(f"http://127.0.0.1:{port}/").read().decode()
            assert get(f"http://127.0.0.1:{port}/decks/").status == 200
        finally:
            server.terminate()
        assert server.wait(timeout=3) is not None
    assert "Polydeck" in home
