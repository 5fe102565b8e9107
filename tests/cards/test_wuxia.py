"""Pages and faces of Wuxia: heroes by faction and number, drawn each in its own way."""

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from defusedxml.ElementTree import fromstring
from django.test import Client
from django.utils.html import escape

from cards import faces
from cards.faces.emblems import emblem
from rules.catalogues import load
from rules.kernel.facts import CardFacts
from tests.cards.test_faces import without_title

CARDS = load("wuxia").cards
FACTIONS = sorted({card.word("faction") for card in CARDS})


@pytest.fixture
def page(catalog: None, anonymous: Client):
    """The text of a page, which must be there."""

    def read(address: str) -> str:
        answer = anonymous.get(address)
        assert answer.status_code == 200
        return answer.text

    return read


def test_wx_1_1_a_page_tells_cost_attack_health_and_faction_in_every_language(page) -> None:
    html = page("/cards/wuxia/ren-qingxuan/")
    for word in ("任清璇", "Shura", "Whenever"):
        assert word in html
    assert re.search(r"Cost.{0,80}3.*Attack.{0,80}2.*Health.{0,80}2", html, re.DOTALL)


@pytest.mark.parametrize(
    ("query", "is_found"),
    [
        ("faction:tang cost=1", lambda card: (card.word("faction"), card.number("cost")) == ("tang", 1)),
        ("attack>=6", lambda card: card.number("attack") >= 6),
        ("任清璇", lambda card: card.key == "ren-qingxuan"),
    ],
)
def test_heroes_are_found_by_what_is_printed(page, query: str, is_found: Callable[[CardFacts], bool]) -> None:
    found = {card.key for card in CARDS if is_found(card)}
    assert found
    linked = set(re.findall(r"/cards/wuxia/([\w-]+)/", page(f"/cards/wuxia/?{urlencode({'q': query})}")))
    assert {card.key for card in CARDS} & linked == found


def test_the_catalogue_names_the_first_of_150_heroes(page) -> None:
    html = page("/cards/wuxia/")
    assert "150 cards" in html
    assert escape(sorted(card.name for card in CARDS)[0]) in html


def test_no_two_heroes_look_alike() -> None:
    pictures = {without_title(faces.face("wuxia", card, card.printings[0])) for card in CARDS}
    assert len(pictures) == len(CARDS) == 150


def test_wx_1_1_a_title_says_faction_and_numbers() -> None:
    hero = next(card for card in CARDS if card.key == "ren-qingxuan")
    assert faces.name_of("wuxia", hero) == f"{hero.name}, Shura Palace, cost 3, attack 2, health 2"


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_a_seal_of_its_own(faction: str) -> None:
    assert fromstring(emblem("wuxia", faction)).get("aria-hidden") == "true"
    assert len({emblem("wuxia", each) for each in FACTIONS}) == len(FACTIONS) == 10


def test_the_home_page_leads_to_the_game(page) -> None:
    assert 'name="game" value="wuxia"' in page("/")
