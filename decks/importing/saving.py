"""Keep what an import read: as a new deck, or into one that is there. Each is one transaction."""

from django.db import transaction

from decks import building, changes
from decks.contents import deck_list, revision_list
from decks.models import Deck, Owner
from rules.kernel.decklists import DeckList

SUMMARY = "Imported a list"
ADDED = "Added a list"


class ChangedMeanwhile(Exception):
    """The deck is no longer as the page showed it, so nothing was done."""


def create(owner: Owner, cards: DeckList, *, format: str, name: str, token: str | None) -> Deck:
    """A new deck with these cards; the same form posted again finds the same deck."""
    return building.create(
        owner, game=cards.game, format=format, name=name, contents=cards, summary=SUMMARY, token=token
    )


def replace(deck: Deck, cards: DeckList) -> None:
    """The deck holds these cards only. Doing it again changes nothing."""
    building.replace_contents(deck, cards, SUMMARY)


@transaction.atomic
def add(deck: Deck, cards: DeckList, seen: int) -> None:
    """The deck holds these cards besides its own, as they were at revision `seen`.

    Posting it twice adds them once. Raises ChangedMeanwhile when the deck was changed otherwise.
    """
    Deck.objects.select_for_update().get(pk=deck.pk)
    locked = Deck.objects.with_entries().get(pk=deck.pk)
    if locked.head.number == seen:
        building.add_contents(deck, cards, ADDED)
    elif not _has_been_added(locked, cards, seen):
        raise ChangedMeanwhile


def _has_been_added(deck: Deck, cards: DeckList, seen: int) -> bool:
    before = deck.head.parent
    if before is None or before.number != seen or deck.head.summary != ADDED:
        return False
    return changes.with_added(revision_list(deck, before), cards.entries).entries == deck_list(deck).entries
