"""Unknown cards of a deck are known as soon as a catalogue holds them."""

import pytest
from django.core.management import call_command

from cards.models import Card
from decks import building
from decks.contents import deck_list
from decks.models import Deck, DeckEntry, Owner
from rules.catalogues import load
from rules.kernel.decklists import DeckEntry as Entry
from rules.kernel.decklists import DeckList

pytestmark = pytest.mark.django_db


def test_a_deck_made_before_its_catalogue_knows_its_cards_after_it():
    wingal = next(card for card in load("vanguard").cards if card.key == "wingal")
    contents = DeckList("vanguard", (Entry(wingal, wingal.printings[0], 4),))
    deck = building.create(
        Owner.objects.create(), game="vanguard", format="vanguard.classic", name="Early", contents=contents
    )
    assert not deck_list(deck).entries[0].card.is_known
    call_command("load_catalog", verbosity=0)
    (entry,) = deck_list(Deck.objects.with_entries().get(pk=deck.pk)).entries
    assert (entry.card.name, entry.card.is_known, entry.printing.is_known) == ("Wingal", True, True)
    row = DeckEntry.objects.get(deck=deck)
    assert (row.card, row.printing.number) == (Card.objects.get(key="wingal"), wingal.printings[0].number)
