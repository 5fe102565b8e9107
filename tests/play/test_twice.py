"""Every post of a match sent twice at the same moment to the site as it is served: one effect, on either database."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.play.crawling import WRITTEN
from tests.play.duels import database, form_token
from tests.support.certain import CertainSite
from tests.support.site import Site
from tests.support.sites import Sites
from tests.support.visitors import Answer, PlainBrowser

TABLES = ("match", "logentry", "offer", "phrase")

Rows = dict[str, int]
Situation = Callable[[Site, PlainBrowser], tuple[str, dict[str, object]]]
"""What a visitor does up to the post, and then its address and fields."""


@pytest.fixture(scope="module")
def site(sites: Sites, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = sites.ready(tmp_path_factory.mktemp("site"), CertainSite)
    site.draw_for("twice")
    site.start()
    yield site
    site.stop()


def rows(site: Site) -> Rows:
    return {table: database(site, f"SELECT count(*) FROM play_{table}")[0][0] for table in TABLES}


def added(before: Rows, after: Rows) -> Rows:
    return {table: after[table] - before[table] for table in TABLES if after[table] != before[table]}


def twice(browser: PlainBrowser, path: str, fields: dict[str, object]) -> list[Answer]:
    tabs = [PlainBrowser(f"http://{browser.connection.host}:{browser.connection.port}") for _ in range(2)]
    for tab in tabs:
        tab.cookies = browser.cookies
        tab.get("/healthz")  # both are connected before either asks
    with ThreadPoolExecutor(len(tabs)) as hands:
        return list(hands.map(lambda tab: tab.post(path, fields), tabs))


def opened(browser: PlainBrowser, against: str) -> str:
    """A new match, with or without an opponent; its address."""
    fields = {"against": against, "deck": "sold-1", "token": form_token(browser.get("/play/new/"))}
    return browser.post("/play/new/", fields).location


def first_action(site: Site, path: str) -> str:
    """What answers the first question of a match."""
    token = path.split("/")[2]
    snapshot = database(site, f"SELECT snapshot FROM play_match WHERE token = '{token}'")[0][0]
    return json.dumps({"type": "choose", "picks": json.loads(bytes(snapshot))["decision"]["options"][:1]})


def quick_match(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    return "/play/quick/", {"token": form_token(visitor.get("/play/"))}


def new_match(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    return "/play/new/", {"against": "myself", "deck": "sold-1", "token": form_token(visitor.get("/play/new/"))}


def take_seat(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(PlainBrowser(site.url), "friend")
    visitor.get(path)
    visitor.get("/play/new/")  # whoever has a cookie is one and the same in both posts
    return f"{path}take/", {"deck": "sold-2"}


def close_invitation(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    return f"{opened(visitor, 'friend')}close/", {}


def act(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(visitor, "myself")
    visitor.get(path)
    return f"{path}act/", {"after": 0, "action": first_action(site, path)}


def here(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(visitor, "myself")
    visitor.get(path)
    return f"{path}here/", {"after": 0, "news": 1}


def table_word(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(visitor, "friend")
    friend = PlainBrowser(site.url)
    friend.get(path)
    friend.post(f"{path}take/", {"deck": "sold-2"})
    visitor.get(path)
    return f"{path}table/", {"word": "say", "phrase": "hello"}


def passing(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(visitor, "myself")
    visitor.get(path)
    return f"{path}passing/", {"passes": "1"}


def play_on(site: Site, visitor: PlainBrowser) -> tuple[str, dict[str, object]]:
    path = opened(visitor, "myself")
    visitor.get(path)
    visitor.post(f"{path}act/", {"after": 0, "action": first_action(site, path)})
    visitor.post(f"{path}act/", {"after": 1, "action": '{"type":"concede"}'})
    token = form_token(visitor.get(f"{path}replay/?step=1"))
    return f"{path}play-on/", {"step": 1, "seat": 1, "bot": "eager", "token": token}


EFFECTS: dict[str, tuple[Situation, Rows, list[int]]] = {
    "quick-match": (quick_match, {"match": 1, "logentry": 1}, [302, 302]),
    "new-match": (new_match, {"match": 1, "logentry": 1}, [302, 302]),
    "take-seat": (take_seat, {"logentry": 1}, [302, 302]),
    "close-invitation": (close_invitation, {}, [302, 302]),
    "act": (act, {"logentry": 1}, [302, 409]),
    "here": (here, {}, [302, 302]),
    "table-word": (table_word, {"phrase": 1}, [302, 302]),
    "passing": (passing, {}, [302, 302]),
    "play-on": (play_on, {"match": 1, "logentry": 2}, [302, 302]),
}
"""By address: how one comes to it, which rows one post adds, and what two at once are answered."""


def test_every_address_is_tried() -> None:
    assert set(EFFECTS) == WRITTEN


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_two_posts_at_once_have_one_effect(site: Site, name: str) -> None:
    situation, effect, statuses = EFFECTS[name]
    visitor = PlainBrowser(site.url)
    path, fields = situation(site, visitor)
    before = rows(site)
    answers = twice(visitor, path, fields)
    assert sorted(answer.status for answer in answers) == statuses
    assert added(before, rows(site)) == effect
    assert len({answer.location for answer in answers if answer.status == 302}) == 1
