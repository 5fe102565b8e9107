"""Cards and printings that a deck kept as unknown, found again when a catalogue brings them."""

from django.db.models import OuterRef, Subquery

from cards.models import Card, Printing
from decks.models import DeckEntry


def link_known_cards(game: str, **_: object) -> None:
    """Point the rows of unknown cards and printings at what the game's catalogue holds now. Two queries."""
    rows = DeckEntry.objects.filter(deck__game=game)
    card = Card.objects.filter(game=game, key=OuterRef("card_key"))
    rows.filter(card=None).update(card=Subquery(card.values("pk")[:1]))
    printing = Printing.objects.filter(card=OuterRef("card"), number=OuterRef("number"))
    rows.filter(printing=None).exclude(card=None).update(printing=Subquery(printing.values("pk")[:1]))
