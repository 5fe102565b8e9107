"""Showing a deck to others: who may see it, and the unguessable links that lead to it.

A deck is private, open to anyone with a link, or listed as well. Its live link follows every change; a
pinned one shows one revision for ever, and nothing of the others. A link that was taken back, one to a
private deck and one that never was are told apart by nobody.
"""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.http import Http404

from decks.contents import revision_list
from decks.models import Deck, Revision, ShareLink, Visibility
from decks.tokens import is_token, new_token
from rules.kernel.decklists import DeckList

NO_TOKEN = ""
"""What a malformed token is looked up as, so that it takes as long as any other."""


@dataclass(frozen=True, slots=True)
class SharedDeck:
    """A deck as one link shows it: `cards` and `format` are those of the link's revision."""

    link: ShareLink
    revision: Revision
    cards: DeckList

    @property
    def deck(self) -> Deck:
        return self.link.deck

    @property
    def token(self) -> str:
        return self.link.token

    @property
    def is_pinned(self) -> bool:
        return self.link.revision is not None

    @property
    def format(self) -> str:
        return self.revision.contents["format"]

    @property
    def changed(self) -> datetime:
        """When what it shows came about."""
        return self.revision.created if self.is_pinned else self.deck.changed

    @property
    def notes(self) -> str:
        """Notes speak of the deck as it is now, so a pinned link keeps them back."""
        return "" if self.is_pinned else self.deck.notes

    @property
    def author(self) -> str:
        """The name to sign the deck with; empty where the owner has no account or wants none."""
        user = self.deck.owner.user
        return user.get_username() if self.deck.is_signed and user else ""


def shared_deck(token: str) -> SharedDeck:
    """What this token leads to, or Http404, alike for every token that leads nowhere. Three queries, or one."""
    wanted = token if is_token(token) else NO_TOKEN
    link = ShareLink.objects.open().filter(token=wanted).first()
    if link is None:
        raise Http404("No deck has this link.")
    revision = link.revision or link.deck.head
    return SharedDeck(link, revision, revision_list(link.deck, revision))


@transaction.atomic
def show_to(deck: Deck, visibility: Visibility) -> None:
    """Let these people see the deck. Its links outlast a time of being private."""
    deck.visibility = visibility
    deck.save(update_fields=["visibility"])
    if visibility is Visibility.LISTED or (visibility is Visibility.LINK and not deck.links.exists()):
        live_link(deck)


def sign(deck: Deck, is_signed: bool) -> None:
    """Tell those who see the deck whose it is, or keep it from them."""
    deck.is_signed = is_signed
    deck.save(update_fields=["is_signed"])


def live_link(deck: Deck) -> ShareLink:
    """The link that follows the deck, made now if there is none."""
    return deck.links.get_or_create(revision=None, defaults={"token": new_token()})[0]


@transaction.atomic
def open_by_link(deck: Deck) -> ShareLink:
    """The deck's live link; a private deck is opened to those who hold it."""
    link = live_link(deck)
    if deck.visibility == Visibility.PRIVATE:
        show_to(deck, Visibility.LINK)
    return link


@transaction.atomic
def pin(deck: Deck) -> ShareLink:
    """A link to the deck as it is now; a private deck is opened to those who hold one."""
    link, _ = deck.links.get_or_create(revision=deck.head, defaults={"token": new_token()})
    if deck.visibility == Visibility.PRIVATE:
        show_to(deck, Visibility.LINK)
    return link


def renew(link: ShareLink) -> None:
    """A new address for what the link shows; the old one leads nowhere at once."""
    link.token = new_token()
    link.save(update_fields=["token"])


@transaction.atomic
def revoke(link: ShareLink) -> None:
    """Take a link back. Without its live link a deck is no longer listed, without any it is private."""
    deck = link.deck
    link.delete()
    if not deck.links.exists():
        show_to(deck, Visibility.PRIVATE)
    elif deck.visibility == Visibility.LISTED and not deck.links.live().exists():
        show_to(deck, Visibility.LINK)


def origin_link(deck: Deck) -> ShareLink | None:
    """The way to the deck this one was copied from, while that is listed. One query, none for an original."""
    if deck.origin_id is None:
        return None
    return ShareLink.objects.open().live().filter(deck=deck.origin_id, deck__visibility=Visibility.LISTED).first()
