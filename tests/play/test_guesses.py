"""What the board says a hidden card of the opponent can be: only what its reader may conclude."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from play import matches
from play.board import board_of
from play.guesses import guesses_of
from play.matches import Chair, Terms
from play.models import Match
from play.seats import Place
from rules import catalogues
from rules.games.hearthstone.table import HAND
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardKey
from rules.kernel.views import view
from tests.support.people import owner_of

pytestmark = pytest.mark.django_db

MAGE = ["Counterspell", "Ice Barrier", "Ice Block", "Mirror Entity", "Spellbender", "Vaporize"]
TERMS = Terms("hearthstone", "hearthstone.classic")


def deck(hero: str, *keys: str) -> DeckList:
    """A deck of these cards alone, thirty in all."""
    cards = {card.key: card for card in catalogues.load("hearthstone").cards}
    entries = (DeckEntry(cards[CardKey(key)], cards[CardKey(key)].printings[0], 30 // len(keys)) for key in keys)
    return DeckList("hearthstone", tuple(entries), CardKey(hero))


@pytest.fixture
def match(alice: Client, bob: Client) -> Match:
    """Alice has nothing but Vaporize, Bob nothing but wisps and boars."""
    seats = (deck("jaina-proudmoore", "vaporize"), deck("rexxar", "stonetusk-boar"))
    chairs = [Chair(name=name, cards=cards, owner=owner_of(client)) for name, cards, client in zip(
        ("Alice", "Bob"), seats, (alice, bob), strict=True
    )]  # fmt: skip
    return matches.open_match(TERMS, *chairs)


def submit(match: Match, action: Mapping[str, Any]) -> Match:
    matches.submit(match, match.to_act, match.seq, [dict(action)])
    return Match.objects.with_seats().get(pk=match.pk)


def with_secret(match: Match) -> Match:
    """The match with the secret set and Bob to play: turns are ended until Alice can pay for it."""
    for _ in range(30):
        state = matches.state_of(match)
        if state.decision.kind == "exchange":
            match = submit(match, {"type": "choose", "picks": []})
        elif match.to_act == 0 and state.mana[0] >= 3:
            match = submit(match, {"type": "play", "card": state.at(0, HAND)[-1]})
            return submit(match, {"type": "end-turn"})
        else:
            match = submit(match, {"type": "end-turn"})
    raise AssertionError("no secret was set")


def guessed(match: Match, seat: int) -> list[list[str]]:
    board = board_of(Place(match, (seat,)))
    return [[card.name for card in cards] for cards in board.above.zones["secrets"].guesses]


def test_the_opponent_is_told_what_a_secret_can_be_its_player_what_it_is(match: Match) -> None:
    match = with_secret(match)
    assert guessed(match, 1) == [MAGE]
    own = board_of(Place(match, (0,)))
    assert [card.facts.name for card in own.below.zones["secrets"].cards] == ["Vaporize"]
    assert own.below.zones["secrets"].guesses == ()


def test_what_did_not_answer_is_out(match: Match) -> None:
    match = with_secret(match)
    state = matches.state_of(match)
    boar = next(card for card in state.at(1, HAND) if state.name(card) == "Stonetusk Boar")
    match = submit(match, {"type": "play", "card": boar, "place": 0})
    assert guessed(match, 1) == [[name for name in MAGE if name != "Mirror Entity"]]


def test_the_page_lists_it(match: Match, bob: Client) -> None:
    match = with_secret(match)
    html = bob.get(match.get_absolute_url()).content.decode()
    shown = re.search(r'class="guessed">.*?</ul>', html, re.DOTALL)
    assert shown and re.findall(r'translate="no">([^<]+)', shown[0]) == MAGE


def test_nothing_is_read_where_nothing_is_hidden(
    match: Match, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    seen = view(matches.state_of(match), 1)
    with django_assert_num_queries(0):
        assert guesses_of(Place(match, (1,)), seen) == ()
