"""The published cards of every game: sets, cards and their printings.

A card has one stable key for ever; its printed values differ by game and stand in `attributes`, as the
game's `CardSchema` names them. Names are compared and searched folded (`rules.kernel.folding`) only.
"""

from typing import Self

from django.db import models
from django.db.models import Prefetch
from django.urls import reverse

from cards.indexing import facet_word
from rules.kernel.facts import Ability, CardFacts, CardKey
from rules.kernel.facts import Printing as PrintingFacts


class CatalogQuerySet(models.QuerySet["Catalog"]):
    def digest(self, game: str) -> str:
        """The digest of what is loaded of a game, empty when nothing is; one query."""
        return self.filter(game=game).values_list("digest", flat=True).first() or ""


class Catalog(models.Model):
    """What is loaded of one game. Any change of it gives another digest, so answers may be kept by it."""

    game = models.CharField(max_length=32, unique=True)
    digest = models.CharField(max_length=64)
    loaded = models.DateTimeField()
    next_uid = models.PositiveIntegerField()
    """For the next printing whose file gives it none; no uid is given twice, even when its printing is gone."""

    objects = CatalogQuerySet.as_manager()

    def __str__(self) -> str:
        return self.game


class CardSet(models.Model):
    """One published set; its era decides which formats admit its printings."""

    game = models.CharField(max_length=32)
    code = models.CharField(max_length=32)
    name = models.CharField(max_length=200)
    era = models.CharField(max_length=32, blank=True)
    position = models.PositiveIntegerField(default=0)
    source = models.CharField(max_length=255)
    """The catalogue file it came from: what a file no longer holds is removed, another file's rows are not."""

    class Meta:
        ordering = ["game", "position", "code"]
        constraints = [models.UniqueConstraint(fields=["game", "code"], name="one_set_per_code")]
        indexes = [models.Index(fields=["position", "code"], name="set_by_position")]

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class CardQuerySet(models.QuerySet["Card"]):
    """Queries that read as a sentence and say what they cost."""

    def of(self, game: str) -> Self:
        return self.filter(game=game)

    def admitted_by(self, format_key: str) -> Self:
        """Those with a printing in this format's pool."""
        return self.filter(facets__name="format", facets__word=facet_word(format_key))

    def with_printings(self) -> Self:
        """Two queries however many cards: the cards, then their printings with sets."""
        return self.prefetch_related(Prefetch("printings", queryset=Printing.objects.select_related("card_set")))


class Card(models.Model):
    """A card as the rules name it, whatever its printings."""

    game = models.CharField(max_length=32)
    key = models.CharField(max_length=100)
    name = models.CharField(max_length=200)
    folded_name = models.CharField(max_length=200)
    names = models.JSONField(default=dict, blank=True)
    kind = models.CharField(max_length=32)
    attributes = models.JSONField(default=dict)
    abilities = models.JSONField(default=list, blank=True)
    source = models.CharField(max_length=255)
    digest = models.CharField(max_length=64)
    """Of everything loaded for this card but its printings: a loader skips cards whose digest is the same."""
    folded_names = models.TextField()
    """The name and its other languages, folded, a line each: what a word in a search is looked for in."""
    folded_text = models.TextField(blank=True)

    objects = CardQuerySet.as_manager()

    class Meta:
        ordering = ["game", "folded_name", "id"]
        constraints = [models.UniqueConstraint(fields=["game", "key"], name="one_card_per_key")]
        indexes = [models.Index(fields=["game", "folded_name", "key"], name="card_by_name")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("card", args=[self.game, self.key])

    @property
    def facts(self) -> CardFacts:
        """The card as the rules see it; no query after `with_printings`, else two."""
        return CardFacts(
            key=CardKey(self.key),
            name=self.name,
            kind=self.kind,
            attributes=self.attributes,
            printings=tuple(printing.facts for printing in self.printings.all()),
            abilities=tuple(
                Ability(
                    row["kind"],
                    tuple(row["zones"]),
                    row["text"],
                    tuple(row.get("names", ())),
                    row.get("needs", "all"),
                    row.get("texts", {}),
                )
                for row in self.abilities
            ),
            names=self.names,
        )


class Printing(models.Model):
    """One appearance of a card in a set; `uid` is its number for ever in deck codes, unique in its game."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings", db_index=False)
    card_set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="printings", db_index=False)
    game = models.CharField(max_length=32)
    uid = models.PositiveIntegerField()
    number = models.CharField(max_length=50)
    aliases = models.JSONField(default=list, blank=True)
    rarity = models.CharField(max_length=32, blank=True)
    position = models.PositiveIntegerField(default=0)
    """Place among the card's printings; the first is its default one."""

    class Meta:
        ordering = ["card_id", "position", "uid"]
        constraints = [
            models.UniqueConstraint(fields=["game", "uid"], name="one_printing_per_uid"),
            models.UniqueConstraint(fields=["game", "number"], name="one_printing_per_number"),
        ]
        indexes = [
            models.Index(fields=["card", "card_set", "rarity"], name="printing_by_card"),
            models.Index(fields=["card_set", "rarity", "card"], name="printing_by_set"),
        ]

    def __str__(self) -> str:
        return f"{self.number} {self.rarity}".strip()

    @property
    def facts(self) -> PrintingFacts:
        """The printing as the rules see it; no query when the set was selected with it."""
        return PrintingFacts(
            id=self.uid,
            set_code=self.card_set.code,
            number=self.number,
            rarity=self.rarity,
            era=self.card_set.era,
            aliases=tuple(self.aliases),
        )


class Lookup(models.Model):
    """A folded name or number a card is found by: its names in every language, and with their printing its numbers."""

    class Kind(models.TextChoices):
        NAME = "name"
        NUMBER = "number"

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="lookups")
    printing = models.ForeignKey(Printing, on_delete=models.CASCADE, null=True, related_name="lookups")
    game = models.CharField(max_length=32)
    kind = models.CharField(max_length=8, choices=Kind.choices)
    folded = models.CharField(max_length=200)

    class Meta:
        indexes = [models.Index(fields=["game", "kind", "folded"], name="lookup_by_folded")]


class Facet(models.Model):
    """One searchable printed value of a card: a folded word, or a number."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="facets", db_index=False)
    game = models.CharField(max_length=32)
    name = models.CharField(max_length=32)
    word = models.CharField(max_length=100, null=True, blank=True)
    number = models.IntegerField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(fields=["card", "name", "word", "number"], name="facet_by_card"),
            models.Index(fields=["game", "name", "word", "card"], name="facet_by_word"),
            models.Index(fields=["game", "name", "number", "card"], name="facet_by_number"),
        ]
