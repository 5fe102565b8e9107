"""The start page: what this is, the first step, the tables, new public decks."""

import pytest
from django.test import Client

from decks.models import Visibility
from rules import games
from tests.support.people import deck_of, shared

pytestmark = pytest.mark.django_db


def home(client: Client) -> str:
    response = client.get("/")
    assert response.status_code == 200
    return response.content.decode()


def test_the_first_screen_offers_one_first_step(catalog: None, anonymous: Client) -> None:
    html = home(anonymous)
    assert html.count("is-primary") == 1
    assert 'href="/decks/new/"' in html
    assert [html.count(f'id="play-{game.key}"') for game in games.ALL] == [1] * 5


def test_listed_decks_are_shown_and_others_are_not(catalog: None, alice: Client, carol: Client) -> None:
    shared(deck_of(alice, "For everyone"), Visibility.LISTED)
    shared(deck_of(alice, "For friends"), Visibility.LINK)
    deck_of(alice, "For nobody")
    html = home(carol)
    assert "For everyone" in html
    assert "For friends" not in html
    assert "For nobody" not in html


def test_a_site_without_cards_and_decks_still_opens(anonymous: Client) -> None:
    assert "Nobody has listed a deck yet" in home(anonymous)


def test_more_decks_cost_no_more_queries(
    catalog: None, alice: Client, anonymous: Client, django_assert_max_num_queries
) -> None:
    for number in range(8):
        shared(deck_of(alice, f"Deck {number}"), Visibility.LISTED)
    with django_assert_max_num_queries(4 + 2 * len(games.ALL)):
        home(anonymous)
