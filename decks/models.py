"""Decks, their history and their links, and who owns them.

A deck's contents are its revisions: every change adds one, `head` names the current one, and undo moves
`head` back to its parent, so nothing is ever lost. `DeckEntry` rows mirror the head for queries.
"""

from typing import TYPE_CHECKING, Self

from django.conf import settings
from django.db import models
from django.db.models import Exists, OuterRef, Prefetch, Subquery
from django.urls import reverse
from django.utils import timezone

from cards.models import Card, Printing

if TYPE_CHECKING:
    from decks.visitors import Visitor


class Owner(models.Model):
    """Who decks belong to: an account, or whoever holds the secret of an anonymous visitor's cookie."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, blank=True)
    secret_digest = models.CharField(max_length=64, unique=True, null=True, blank=True)
    created = models.DateTimeField(default=timezone.now)


class Visibility(models.TextChoices):
    PRIVATE = "private", "Private"
    LINK = "link", "Anyone with the link"
    LISTED = "listed", "Listed"


class DeckQuerySet(models.QuerySet["Deck"]):
    """Queries that read as a sentence and say what they cost."""

    def editable_by(self, visitor: "Visitor") -> Self:
        return self.filter(owner=visitor.owner) if visitor.owner else self.none()

    def listed(self) -> Self:
        """Decks on the public list, each with the token of its live link as `live_token`. No further query."""
        live = ShareLink.objects.live().filter(deck=OuterRef("pk"))
        public = self.filter(visibility=Visibility.LISTED, archived=False)
        return public.annotate(live_token=Subquery(live.values("token")[:1])).exclude(live_token=None)

    def holding(self, cards: "models.QuerySet[Card]") -> Self:
        """Decks that hold at least one copy of one of these cards."""
        return self.filter(Exists(DeckEntry.objects.filter(deck=OuterRef("pk"), card__in=cards)))

    def with_entries(self) -> Self:
        """Four queries however many decks: decks with heads, entries, their cards, the printings of those cards."""
        entries = DeckEntry.objects.prefetch_related(Prefetch("card", queryset=Card.objects.with_printings()))
        return self.select_related("head").prefetch_related(Prefetch("entries", queryset=entries))


class Deck(models.Model):
    """A deck with an owner. Its contents change only through `decks.building`."""

    owner = models.ForeignKey(Owner, on_delete=models.CASCADE, related_name="decks")
    game = models.CharField(max_length=32)
    format = models.CharField(max_length=64)
    name = models.CharField(max_length=100)
    notes = models.TextField(blank=True, max_length=10_000)
    visibility = models.CharField(max_length=8, choices=Visibility.choices, default=Visibility.PRIVATE)
    is_signed = models.BooleanField(default=False)
    """Whether those who see the deck are told whose it is."""
    head = models.ForeignKey("Revision", on_delete=models.RESTRICT, null=True, related_name="+")
    origin = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="copies")
    archived = models.BooleanField(default=False)
    token = models.CharField(max_length=32, null=True, blank=True)
    """What the form that made this deck was signed with: posting it again finds the same deck."""
    created = models.DateTimeField(default=timezone.now)
    changed = models.DateTimeField(default=timezone.now)

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-changed", "-id"]
        indexes = [models.Index(fields=["visibility", "game", "-changed"], name="deck_listing")]
        constraints = [models.UniqueConstraint(fields=["owner", "token"], name="one_deck_per_form")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("edit-deck", args=[self.pk])


class Revision(models.Model):
    """One state of a deck: `contents` is `{"format", "starter", "entries"}`, an entry
    `{"card", "name", "set", "number", "count", "part"}` (`decks.contents`).

    Cards are named by key and printings by set and number, so a revision outlives any change of the catalogue.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="revisions")
    number = models.PositiveIntegerField()
    parent = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="children")
    contents = models.JSONField()
    summary = models.CharField(max_length=200)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-number"]
        constraints = [models.UniqueConstraint(fields=["deck", "number"], name="one_revision_per_number")]


class DeckEntry(models.Model):
    """A line of a deck's head; `card` is None when no catalogue holds it, `printing` when none has that number."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="entries")
    position = models.PositiveSmallIntegerField()
    part = models.CharField(max_length=16)
    count = models.PositiveSmallIntegerField()
    card_key = models.CharField(max_length=100)
    card_name = models.CharField(max_length=200)
    set_code = models.CharField(max_length=32, blank=True)
    number = models.CharField(max_length=50, blank=True)
    card = models.ForeignKey(Card, on_delete=models.SET_NULL, null=True, related_name="deck_entries")
    printing = models.ForeignKey(Printing, on_delete=models.SET_NULL, null=True, related_name="deck_entries")

    class Meta:
        ordering = ["deck_id", "position"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "position"], name="one_entry_per_position"),
            models.CheckConstraint(condition=models.Q(count__gte=1, count__lte=99), name="entry_count_1_to_99"),
        ]


class ShareLinkQuerySet(models.QuerySet["ShareLink"]):
    """Queries that read as a sentence and say what they cost."""

    def open(self) -> Self:
        """The links that still lead to a deck, with that deck, both revisions and the owner's account."""
        shared = self.exclude(deck__visibility=Visibility.PRIVATE)
        return shared.select_related("deck__head", "deck__owner__user", "revision")

    def live(self) -> Self:
        """Those that follow their deck, rather than pin one revision of it."""
        return self.filter(revision=None)


class ShareLink(models.Model):
    """An unguessable way to one deck: its latest state, or the one revision it pins. Revoking deletes it."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="links")
    token = models.CharField(max_length=32, unique=True)
    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, null=True, blank=True, related_name="+")
    created = models.DateTimeField(default=timezone.now)

    objects = ShareLinkQuerySet.as_manager()

    class Meta:
        ordering = ["created", "id"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "revision"], name="one_link_per_pinned_revision"),
            models.UniqueConstraint(fields=["deck"], condition=models.Q(revision=None), name="one_live_link_per_deck"),
        ]

    def get_absolute_url(self) -> str:
        return reverse("shared-deck", args=[self.token])
