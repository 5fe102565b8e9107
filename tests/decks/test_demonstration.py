"""The decks a new site shows."""

import pytest
from django.core.management import call_command

from decks import building
from decks.checking import verdict
from decks.contents import deck_list
from decks.demonstration import Demonstration, demonstrations, site_owner
from decks.models import Deck, Revision, Visibility
from rules import games
from rules.games.hearthstone.heroes import HEROES

EVERY = [shown for game in games.ALL for shown in demonstrations(game.key)]


@pytest.mark.parametrize("demonstration", EVERY, ids=lambda shown: shown.key)
def test_every_demonstration_deck_is_legal(demonstration: Demonstration):
    assert verdict(demonstration.cards, demonstration.format).errors == ()


def test_every_hero_leads_one_of_the_demonstration_decks():
    assert sorted(shown.cards.starter for shown in demonstrations("hearthstone")) == sorted(HEROES)


def test_loading_twice_makes_each_deck_once(catalog: None):
    call_command("load_demo_decks", verbosity=0)
    first = list(Deck.objects.order_by("pk").values_list("pk", "name", "changed"))
    call_command("load_demo_decks", verbosity=0)
    assert list(Deck.objects.order_by("pk").values_list("pk", "name", "changed")) == first
    assert Revision.objects.count() == len(first) == len(EVERY)


def test_demonstration_decks_are_listed(catalog: None):
    call_command("load_demo_decks", verbosity=0)
    assert set(Deck.objects.values_list("visibility", flat=True)) == {Visibility.LISTED}


def test_a_deck_that_differs_is_brought_up_to_date(catalog: None):
    call_command("load_demo_decks", verbosity=0)
    deck = site_owner().decks.get(token="demo-kagero")
    kept = deck_list(deck)
    building.set_count(deck, kept.entries[0].card, 0)
    call_command("load_demo_decks", verbosity=0)
    assert deck_list(Deck.objects.get(pk=deck.pk)) == kept
