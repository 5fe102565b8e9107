"""What axe, Lighthouse and html-validate say of the pages. They come from npm: see `package.json`."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.addresses import OWN_DECK, PUBLIC, SHARED_DECK
from tests.browser.conftest import FLAGS, PHONE, WIDE, chromium_path
from tests.browser.playing import Duelist, Player, play_until
from tests.browser.staging import lay
from tests.browser.test_duels import FAMILY, begin_deck
from tests.browser.test_nannaier import CROWDED, STAND_IN
from tests.browser.test_replays import ended_match
from tests.browser.test_tables import invite, match_of, sit_down, word
from tests.browser.visiting import TRIAL_DECK, expect_entry, paste_deck, press, share_deck
from tests.support.site import ROOT, Site

pytestmark = pytest.mark.quality
TOOLS = ROOT / "node_modules"
VIEWS = {"wide": (WIDE, "light"), "dark": (WIDE, "dark"), "phone": (PHONE, "light")}


@pytest.fixture(scope="module")
def axe() -> str:
    return (TOOLS / "axe-core" / "axe.min.js").read_text()


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node['any'][:1]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def in_every_view(page: Page, address: str) -> Iterator[str]:
    """Show the page wide, dark and narrow in turn, and say which it is."""
    page.goto(address, wait_until="networkidle")
    for name, (size, scheme) in VIEWS.items():
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        yield name


@pytest.mark.parametrize("address", PUBLIC.values(), ids=PUBLIC.keys())
def test_axe_finds_nothing_on_public_pages(page: Page, axe: str, address: str) -> None:
    found = [f"{view}: {found}" for view in in_every_view(page, address) for found in violations(page, axe)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_the_pages_of_a_deck(page: Page, axe: str) -> None:
    deck = paste_deck(page, TRIAL_DECK)
    shared = share_deck(page, deck)
    addresses = [deck + part for part in OWN_DECK] + [shared + part for part in SHARED_DECK]
    found = [
        f"{address} {view}: {found}"
        for address in addresses
        for view in in_every_view(page, address)
        for found in violations(page, axe)
    ]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_the_way_to_a_table_and_at_its_end(page: Page, phone: Page, axe: str) -> None:
    address = invite(page)
    found = [
        f"{who} {view}: {found}"
        for who, each in (("host", page), ("friend", phone))
        for view in in_every_view(each, address)
        for found in violations(each, axe)
    ]
    sit_down(phone, address)
    for menu in ("This table", "Say", "Leave"):
        phone.locator("#table summary", has_text=menu).click()
        found += [f"{menu}: {found}" for found in violations(phone, axe)]
    word(phone, "Concede")
    expect(phone.locator("#result")).to_be_visible()
    found += [f"the end: {found}" for found in violations(phone, axe)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_the_table(page: Page, phone: Page, axe: str) -> None:
    match = match_of(page, phone)
    players, found = (Player(page), Player(phone)), []
    asked = {
        "Choose your first vanguard": "deck",
        "Choose the cards to put back": "hand",
        "Call and move units": "hand",
    }
    for question, zone in asked.items():
        player = play_until(players, question, of=zone)
        for view in in_every_view(player.page, match):
            player.able.first.click()
            found += [f"{question} {view}: {found}" for found in violations(player.page, axe)]
            player.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_a_table_with_chains(page: Page, phone: Page, axe: str) -> None:
    match = match_of(page, phone, "pokemon-duels")
    players, found = (Duelist(page), Duelist(phone)), []
    for question in ("Summon, activate", "Attack", "Answer with a card"):
        player = play_until(players, question, most=120)
        for view in in_every_view(player.page, match):
            found += [f"{question} {view}: {found}" for found in violations(player.page, axe)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_a_table_of_dolls(page: Page, phone: Page, site: Site, axe: str) -> None:
    match = match_of(page, phone, "nannaier")
    lay(site, page, "nannaier", STAND_IN, **CROWDED)
    found = []
    for view in in_every_view(page, match):
        page.locator(".half.is-below .card", has_text="Bruno").locator("summary").click()
        found += [f"{view}: {found}" for found in violations(page, axe)]
        page.keyboard.press("Escape")
        page.locator(".half.is-below .pile.has-options > summary").click()
        found += [f"{view}, mirror pile: {found}" for found in violations(page, axe)]
        page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_a_deck_with_a_ladder(page: Page, axe: str) -> None:
    deck = begin_deck(page)
    page.goto(f"{deck}?q=dead")
    for name, count in FAMILY.items():
        press(page, name, count)
        expect_entry(page, name, count)
    found = [f"{view}: {found}" for view in in_every_view(page, deck) for found in violations(page, axe)]
    assert not found, "\n".join(found)


def test_the_pages_are_valid_html(page: Page, phone: Page, site: Site, tmp_path: Path) -> None:
    deck = paste_deck(page, TRIAL_DECK)
    shared = share_deck(page, deck)
    matches = [invite(page), *(match_of(page, phone, game) for game in ("vanguard", "pokemon-duels", "nannaier"))]
    lay(site, page, "nannaier", STAND_IN, **CROWDED)
    addresses = [*PUBLIC.values(), *(deck + part for part in OWN_DECK), *(shared + part for part in SHARED_DECK)]
    addresses += matches
    for number, address in enumerate(addresses):
        answer = page.request.get(address)
        assert answer.ok, f"{answer.status}: {address}"
        (tmp_path / f"{number:02}.html").write_text(answer.text())
    command = [TOOLS / ".bin" / "html-validate", "--config", ROOT / ".htmlvalidate.json", tmp_path]
    judged = subprocess.run(command, capture_output=True, text=True)
    names = "\n".join(f"{number:02}.html is {address}" for number, address in enumerate(addresses))
    assert judged.returncode == 0, f"{judged.stdout}{judged.stderr}\n{names}"


def lighthouse(url: str, folder: Path, cookie: str) -> dict[str, list[str]]:
    """For each category that is not perfect, the audits that cost something."""
    (folder / "headers.json").write_text(json.dumps({"Cookie": cookie}))
    command = [
        TOOLS / ".bin" / "lighthouse",
        url,
        "--quiet",
        "--output=json",
        "--only-categories=accessibility,best-practices",
        f"--extra-headers={folder / 'headers.json'}",
        f"--chrome-flags=--headless=new --user-data-dir={folder / 'profile'} {' '.join(FLAGS)}",
    ]
    environment = os.environ | {"CHROME_PATH": str(chromium_path()), "HOME": str(folder)}
    answer = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)
    assert answer.returncode == 0, answer.stderr
    report = json.loads(answer.stdout)
    return {
        name: [
            f"{ref['id']}: {report['audits'][ref['id']]['title']}"
            for ref in category["auditRefs"]
            if ref["weight"] and report["audits"][ref["id"]]["score"] not in (1, None)
        ]
        for name, category in report["categories"].items()
        if category["score"] < 1
    }


MADE: dict[str, Callable[[Page, Page], str]] = {
    "builder": lambda page, _: paste_deck(page, TRIAL_DECK),
    "shared deck": lambda page, _: share_deck(page, paste_deck(page, TRIAL_DECK)),
    "table": match_of,
    "table with chains": lambda page, phone: match_of(page, phone, "pokemon-duels"),
    "table of dolls": lambda page, phone: match_of(page, phone, "nannaier"),
    "replay": lambda page, _: urlsplit(ended_match(page)).path,
}
"""Pages that are there once somebody made them; each maker gives their address."""


@pytest.mark.parametrize(
    "name", ["home", "lobby", "new match", "search", "card", "evolution with its chain", "rulebook", *MADE]
)
def test_lighthouse_gives_full_marks(name: str, page: Page, phone: Page, site: Site, tmp_path: Path) -> None:
    address = MADE[name](page, phone) if name in MADE else PUBLIC[name]
    page.goto(address)  # a visitor has cookies before Lighthouse comes
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    assert lighthouse(site.url + address, tmp_path, cookie) == {}
