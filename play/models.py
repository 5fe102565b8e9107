"""Matches, who sits at them, and what happened: everything a match is, so that a killed server loses nothing.

A match is its start (decks, values, seed) and its log, one row for every accepted action with its events. The stored
state is a cache that may be thrown away. `seq` is the number of the last row, `news` of the last change of any kind.
"""

from typing import TYPE_CHECKING, Self

from django.db import models
from django.urls import reverse
from django.utils import timezone

from decks.models import Deck, Owner
from decks.tokens import new_token
from rules.kernel.replay import RULES_VERSION

if TYPE_CHECKING:
    from decks.visitors import Visitor


class Status(models.TextChoices):
    OPEN = "open", "Waiting for an opponent"
    RUNNING = "running", "Running"
    OVER = "over", "Over"
    STOPPED = "stopped", "Stopped without result"


class MatchQuerySet(models.QuerySet["Match"]):
    """Queries that read as a sentence and say what they cost."""

    def with_seats(self) -> Self:
        """Two queries however many matches: the matches, then their seats."""
        return self.prefetch_related("seats")

    def seated(self, visitor: "Visitor") -> Self:
        """Those at which this visitor has a seat."""
        if visitor.owner is None:
            return self.none()
        return self.filter(models.Exists(Seat.objects.filter(match=models.OuterRef("pk"), owner=visitor.owner)))

    def open_to_all(self) -> Self:
        """The games of the lobby."""
        return self.filter(status=Status.OPEN, is_listed=True)

    def to_watch(self) -> Self:
        """Listed matches that go on and that both players let be watched."""
        closed = Seat.objects.filter(match=models.OuterRef("pk"), allows_watching=False)
        return self.filter(~models.Exists(closed), status=Status.RUNNING, is_listed=True)

    def history(self) -> Self:
        """Those that began, the ones that go on first, then the latest."""
        rank = models.Case(models.When(status=Status.RUNNING, then=0), default=1)
        return self.filter(log__seq=0).order_by(rank, "-moved_at", "-pk")


class Match(models.Model):
    """A match from its invitation to its end. It changes only through `play.matches` and `play.table`."""

    token = models.CharField(max_length=24, unique=True, default=new_token)
    game = models.CharField(max_length=32)
    format = models.CharField(max_length=64)
    values = models.JSONField(default=dict)
    """The values of the rules in which this match differs from its game's own."""
    rules_version = models.PositiveIntegerField()
    seed = models.CharField(max_length=64)
    """What all chance comes from: nobody's to know before the match is over."""
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    seq = models.PositiveIntegerField(default=0)
    news = models.PositiveIntegerField(default=0)
    to_act = models.PositiveSmallIntegerField(null=True)
    """The seat that must decide."""
    snapshot = models.BinaryField(null=True)
    """The state after row `seq` of the log, as JSON."""
    winner = models.PositiveSmallIntegerField(null=True)
    rule = models.CharField(max_length=32, blank=True)
    reason = models.CharField(max_length=200, blank=True)
    clock = models.PositiveIntegerField(null=True)
    """Seconds that a seat may think in all; None without a clock."""
    is_listed = models.BooleanField(default=False)
    previous = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, related_name="rematches")
    branch_of = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, related_name="branches")
    branch_seq = models.PositiveIntegerField(null=True)
    form_token = models.CharField(max_length=32, null=True)
    """What the form that made this match was signed with: posting it again finds the same match."""
    created = models.DateTimeField(default=timezone.now)
    moved_at = models.DateTimeField(default=timezone.now)
    ended = models.DateTimeField(null=True)

    objects = MatchQuerySet.as_manager()

    class Meta:
        ordering = ["-created", "-id"]
        indexes = [
            models.Index(fields=["status", "is_listed", "-created"], name="match_lobby"),
            models.Index(fields=["status", "moved_at"], name="match_stale"),
        ]
        constraints = [models.UniqueConstraint(fields=["form_token"], name="one_match_per_form")]

    def __str__(self) -> str:
        return self.token

    def get_absolute_url(self) -> str:
        return reverse("match", args=[self.token])

    @property
    def is_of_these_rules(self) -> bool:
        """Whether playing its log again leads to what happened: other rules might lead elsewhere, or nowhere."""
        return self.rules_version == RULES_VERSION

    @property
    def is_running(self) -> bool:
        return self.status == Status.RUNNING

    @property
    def has_begun(self) -> bool:
        """Whether somebody sits on both seats, or did. No query after `with_seats`."""
        return not any(seat.is_free for seat in self.seats.all())

    @property
    def has_ended(self) -> bool:
        return self.status in (Status.OVER, Status.STOPPED)

    def seat(self, number: int) -> "Seat":
        """No query after `with_seats`."""
        return next(seat for seat in self.seats.all() if seat.number == number)


class Seat(models.Model):
    """A place at a match: of a visitor, of a bot, or still free. Its deck is a copy, which no later edit changes."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    owner = models.ForeignKey(Owner, on_delete=models.SET_NULL, null=True, related_name="seats")
    bot = models.CharField(max_length=16, blank=True)
    """The key of the bot that sits here (`rules.bots.BOTS`)."""
    name = models.CharField(max_length=40, blank=True)
    deck = models.JSONField(null=True)
    """The deck as `rules.kernel.replay.WrittenDeck` writes it."""
    deck_name = models.CharField(max_length=100, blank=True)
    deck_row = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="+")
    """The deck it was copied from, while there is one."""
    allows_watching = models.BooleanField(default=True)
    shows_deck = models.BooleanField(default=False)
    seen_at = models.DateTimeField(null=True)
    time_left = models.FloatField(null=True)
    """Seconds on this seat's clock when it last stopped."""
    passes_turn = models.PositiveIntegerField(null=True)
    """The turn in which this seat is passed for (`play.passing`): its own secret."""

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["match", "number"], name="one_seat_per_number")]

    @property
    def is_free(self) -> bool:
        return self.deck is None

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


class Kind(models.TextChoices):
    START = "start", "The match began"
    MOVE = "move", "An action"
    TAKEN_BACK = "taken-back", "Actions taken back"
    ENDED = "ended", "Ended at the table"


class LogEntry(models.Model):
    """One row of a match's log: an accepted action with its events, or what the players agreed beyond the rules."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="log")
    seq = models.PositiveIntegerField()
    kind = models.CharField(max_length=12, choices=Kind.choices)
    seat = models.PositiveSmallIntegerField(null=True)
    action = models.JSONField(null=True)
    """The action as JSON; of TAKEN_BACK `{"to": seq}`, the last row that still holds."""
    events = models.JSONField(default=list)
    """What happened, whole, as `rules.kernel.telling.stored_events` writes it."""
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["seq"]
        constraints = [models.UniqueConstraint(fields=["match", "seq"], name="one_entry_per_seq")]


class OfferKind(models.TextChoices):
    DRAW = "draw", "a draw"
    TAKE_BACK = "take-back", "to take back"
    REMATCH = "rematch", "a rematch"


class Offer(models.Model):
    """What a seat asks the other to agree to; it ends with the other's answer, or with the next action."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="offers")
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=10, choices=OfferKind.choices)
    seq = models.PositiveIntegerField()
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["match", "seat"], name="one_offer_per_seat")]


class Phrase(models.Model):
    """One of the fixed things to say (`play.phrases`), said by a seat."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="phrases")
    seat = models.PositiveSmallIntegerField()
    key = models.CharField(max_length=20)
    seq = models.PositiveIntegerField()
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["id"]
