"""Loading catalogues: what stands in the files becomes what stands in the database, in one transaction.

A set, a card and its printings belong to the file they came from (`source`). Loading a file again adds, changes
and removes its own rows only, so a player's own cards live beside the published ones. A card keeps its row as
long as it keeps its key, a set by its code and a printing by its uid: decks point at them.
"""

import hashlib
import json
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Generic, TypeVar

from django.db import models, transaction
from django.db.models import CharField, Q, Value
from django.db.models.functions import Cast, Concat
from django.dispatch import Signal
from django.utils import timezone

from cards import indexing
from cards.models import Card, CardSet, Catalog, Facet, Lookup, Printing
from cards.search import substring
from rules.games import game as game_of
from rules.kernel.catalogue import Catalogue
from rules.kernel.facts import CardFacts
from rules.kernel.facts import Printing as PrintingFacts
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.reading import Problem

catalog_loaded = Signal()
"""Sent inside the transaction of a load that changed something, with `game`, the key of the game concerned."""

BATCH = 2_000
FIRST_OWN_UID = 1_000_000
"""Printings whose file gives them no uid are numbered from here, in the order they are first loaded."""

Row = TypeVar("Row", bound=models.Model)


@dataclass(frozen=True, slots=True)
class Source:
    """A catalogue and the name its rows are remembered by."""

    name: str
    catalogue: Catalogue


@dataclass(frozen=True, slots=True)
class Difference(Generic[Row]):
    """What a load does to one table. Changed rows are the wanted ones, under the primary keys of the stored."""

    added: list[Row] = field(default_factory=list)
    changed: list[Row] = field(default_factory=list)
    removed: list[Row] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not (self.added or self.changed or self.removed)

    @property
    def written(self) -> list[Row]:
        return self.added + self.changed


@dataclass(frozen=True, slots=True)
class Entry:
    """One card of a file and the rows it becomes; the printings are in the order of its facts."""

    facts: CardFacts
    row: Card
    printings: tuple[Printing, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What loading some files of one game changes, and nothing written yet."""

    game: Game
    entries: tuple[Entry, ...]
    next_uid: int
    sets: Difference[CardSet]
    cards: Difference[Card]
    printings: Difference[Printing]

    @property
    def is_empty(self) -> bool:
        return self.sets.is_empty and self.cards.is_empty and self.printings.is_empty

    @property
    def touched(self) -> list[Entry]:
        """The entries whose lookups and facets are not those stored any more."""
        printings = self.printings.written + self.printings.removed
        keys = {row.key for row in self.cards.written} | {row.card.key for row in printings}
        return [entry for entry in self.entries if entry.facts.key in keys]


def load(sources: Sequence[Source], check: bool = False) -> tuple[list[Plan], list[Problem]]:
    """Load the sources and say what changed, game by game, or what stops it: one problem and nothing is loaded.

    With `check` nothing is written.
    """
    by_game: dict[str, list[Source]] = {}
    for source in sources:
        by_game.setdefault(source.catalogue.game, []).append(source)
    with transaction.atomic():
        list(Catalog.objects.select_for_update().filter(game__in=by_game))
        problems = [problem for game, files in by_game.items() for problem in conflicts(game, files)]
        plans = [] if problems else [plan(game_of(game), files) for game, files in by_game.items()]
        for each in plans:
            if not (check or each.is_empty):
                apply(each)
    return plans, problems


def plan(game: Game, sources: Sequence[Source]) -> Plan:
    """Compare the sources with their stored rows; five queries."""
    names = [source.name for source in sources]
    sets = {row.code: row for source in sources for row in _set_rows(source)}
    uids = _Uids(game, sources)
    entries = [_entry(game, source, card, sets, uids) for source in sources for card in source.catalogue.cards]
    cards = Card.objects.filter(game=game.key, source__in=names)
    return Plan(
        game,
        tuple(entries),
        uids.next,
        difference(CardSet.objects.filter(game=game.key, source__in=names), sets.values(), *_SET),
        difference(cards.only("key", "name", "digest", "source"), [entry.row for entry in entries], *_CARD),
        difference(
            Printing.objects.filter(card__in=cards).select_related("card", "card_set"),
            [row for entry in entries for row in entry.printings],
            *_PRINTING,
        ),
    )


def difference(
    stored: Iterable[Row], wanted: Iterable[Row], key: Callable[[Row], Hashable], state: Callable[[Row], object]
) -> Difference[Row]:
    """Pair rows by `key`; those whose `state` is the same on both sides are left alone."""
    before = {key(row): row for row in stored}
    found: Difference[Row] = Difference()
    for row in wanted:
        old = before.pop(key(row), None)
        if old is None:
            found.added.append(row)
            continue
        row.pk = old.pk
        if state(old) != state(row):
            found.changed.append(row)
    found.removed.extend(before.values())
    return found


def conflicts(game: str, sources: Sequence[Source]) -> Iterator[Problem]:
    """What two files both claim: a set code, a card key, a printing's number or uid belongs to one of them.

    Three queries, for the rows of files that are not loaded now.
    """
    owners = dict(_claims_of_other_files(game, [source.name for source in sources]))
    for source in sources:
        for claim, entry in _claims(source.catalogue):
            owner = owners.setdefault(claim, source.name)
            if owner != source.name:
                taken = f"{claim.value} is already taken by {owner}"
                yield Problem(source.name, entry, claim.field, taken + _remedy(owner, sources))


def _remedy(owner: str, sources: Sequence[Source]) -> str:
    """What to do about a file of a player's own that is only stored: it may be this one's old name."""
    is_stored_own = owner.startswith("/") and owner not in {source.name for source in sources}
    return f"; if that was this file's name before, first: load_catalog --forget {owner}" if is_stored_own else ""


def apply(plan: Plan) -> None:
    """Write the plan, within a transaction; the number of queries grows with batches only."""
    _delete(plan.printings)
    _write(plan.sets, SET_FIELDS)
    _write(plan.cards, CARD_FIELDS)
    _free_numbers(plan.printings.changed)
    _write(plan.printings, PRINTING_FIELDS)
    _delete(plan.cards)
    _delete(plan.sets)
    _index(plan)
    substring.rebuild()
    _stamp(plan)
    catalog_loaded.send(Catalog, game=plan.game.key)


SET_FIELDS = ("name", "era", "position", "source")
CARD_FIELDS = (
    *("name", "names", "kind", "attributes", "abilities", "source", "digest"),
    *("folded_name", "folded_names", "folded_text"),
)
PRINTING_FIELDS = ("card", "card_set", "number", "aliases", "rarity", "position")

Key = Callable[[Row], Hashable]
State = Callable[[Row], object]

_SET: tuple[Key[CardSet], State[CardSet]] = (
    lambda row: row.code,
    lambda row: (row.name, row.era, row.position, row.source),
)
_CARD: tuple[Key[Card], State[Card]] = (lambda row: row.key, lambda row: (row.digest, row.source))
_PRINTING: tuple[Key[Printing], State[Printing]] = (
    lambda row: row.uid,
    lambda row: (row.card.key, row.card_set.code, row.number, row.aliases, row.rarity, row.position),
)


def _set_rows(source: Source) -> Iterator[CardSet]:
    for position, card_set in enumerate(source.catalogue.sets):
        yield CardSet(
            game=source.catalogue.game,
            code=card_set.code,
            name=card_set.name,
            era=card_set.era,
            position=position,
            source=source.name,
        )


def _entry(game: Game, source: Source, card: CardFacts, sets: Mapping[str, CardSet], uids: "_Uids") -> Entry:
    numbered = tuple(replace(printing, id=uids.of(printing)) for printing in card.printings)
    facts = replace(card, printings=numbered)  # formats admit no printing without a number
    row = _card_row(game, source, facts)
    printings = (
        Printing(
            card=row,
            card_set=sets[printing.set_code],
            game=game.key,
            uid=printing.id,
            number=printing.number,
            aliases=list(printing.aliases),
            rarity=printing.rarity,
            position=position,
        )
        for position, printing in enumerate(numbered)
    )
    return Entry(facts, row, tuple(printings))


def _card_row(game: Game, source: Source, card: CardFacts) -> Card:
    row = Card(
        game=game.key,
        key=card.key,
        name=card.name,
        names=dict(card.names),
        kind=card.kind,
        attributes=dict(card.attributes),
        abilities=[asdict(ability) for ability in card.abilities],
        source=source.name,
        folded_name=fold(card.name),
        folded_names="\n".join(indexing.folded_names(card)),
        folded_text=indexing.folded_text(card),
    )
    printed = (row.name, row.names, row.kind, row.attributes, row.abilities)
    row.digest = _digest(*printed, row.folded_names, row.folded_text, *indexing.facets(card, game))
    return row


class _Uids:
    """Numbers for the printings whose file gives none: the one they were loaded with, or one never given before.

    Two queries.
    """

    def __init__(self, game: Game, sources: Sequence[Source]) -> None:
        stored = Printing.objects.filter(game=game.key, uid__gte=FIRST_OWN_UID)
        self.given = dict(stored.values_list("number", "uid"))
        said = (printing.id or 0 for source in sources for _, printing in source.catalogue.printings())
        never = Catalog.objects.filter(game=game.key).values_list("next_uid", flat=True).first()
        self.next = max(FIRST_OWN_UID, never or 0, max(said, default=0) + 1)

    def of(self, printing: PrintingFacts) -> int:
        if printing.id is not None:
            return printing.id
        if printing.number not in self.given:
            self.given[printing.number] = self.next
            self.next += 1
        return self.given[printing.number]


@dataclass(frozen=True, slots=True)
class _Claim:
    """A value that only one file of a game may use."""

    field: str
    value: str | int


def _claims(catalogue: Catalogue) -> Iterator[tuple[_Claim, str]]:
    """Everything the catalogue claims, and the entry that does."""
    for card_set in catalogue.sets:
        yield _Claim("code", card_set.code), f"set {card_set.code}"
    for card in catalogue.cards:
        yield _Claim("key", card.key), card.key
        yield _Claim("name", fold(card.name)), card.key
    for card, printing in catalogue.printings():
        yield _Claim("number", printing.number), card.key
        if printing.id is not None:
            yield _Claim("id", printing.id), card.key


def _claims_of_other_files(game: str, sources: Sequence[str]) -> Iterator[tuple[_Claim, str]]:
    """What the stored rows of all other files claim, and the file that does."""
    sets = CardSet.objects.filter(game=game).exclude(source__in=sources)
    cards = Card.objects.filter(game=game).exclude(source__in=sources)
    printings = Printing.objects.filter(game=game).exclude(card__source__in=sources)
    for code, source in sets.values_list("code", "source"):
        yield _Claim("code", code), source
    for key, name, source in cards.values_list("key", "folded_name", "source"):
        yield _Claim("key", key), source
        yield _Claim("name", name), source
    for number, uid, source in printings.values_list("number", "uid", "card__source"):
        yield _Claim("number", number), source
        yield _Claim("id", uid), source


def _write(difference: Difference[Row], fields: Sequence[str]) -> None:
    if difference.written:
        rows = type(difference.written[0])._default_manager
        rows.bulk_create(difference.added, batch_size=BATCH)
        rows.bulk_update(difference.changed, fields, batch_size=BATCH)


def _delete(difference: Difference[Row]) -> None:
    if difference.removed:
        rows = type(difference.removed[0])._default_manager
        rows.filter(pk__in=[row.pk for row in difference.removed]).delete()


def _free_numbers(printings: Sequence[Printing]) -> None:
    """Let the printings go of their numbers, which are unique at every moment, so that two may swap theirs."""
    placeholder = Concat(Value("~"), Cast("uid", CharField()))
    Printing.objects.filter(pk__in=[row.pk for row in printings]).update(number=placeholder)


def _index(plan: Plan) -> None:
    """Write anew what every touched card is found by."""
    touched = plan.touched
    cards = [entry.row.pk for entry in touched]
    printings = [row.pk for row in plan.printings.changed]
    Lookup.objects.filter(Q(card__in=cards) | Q(printing__in=printings)).delete()
    Facet.objects.filter(card__in=cards).delete()
    Lookup.objects.bulk_create((row for entry in touched for row in _lookups(entry)), batch_size=BATCH)
    Facet.objects.bulk_create((row for entry in touched for row in _facets(entry, plan.game)), batch_size=BATCH)


def _lookups(entry: Entry) -> Iterator[Lookup]:
    game = entry.row.game
    for name in indexing.folded_names(entry.facts):
        yield Lookup(card=entry.row, game=game, kind=Lookup.Kind.NAME, folded=name)
    for printing, row in zip(entry.facts.printings, entry.printings, strict=True):
        for number in indexing.folded_numbers(printing):
            yield Lookup(card=entry.row, printing=row, game=game, kind=Lookup.Kind.NUMBER, folded=number)


def _facets(entry: Entry, game: Game) -> Iterator[Facet]:
    for name, value in indexing.facets(entry.facts, game):
        word, number = (value, None) if isinstance(value, str) else (None, value)
        yield Facet(card=entry.row, game=game.key, name=name, word=word, number=number)


def _stamp(plan: Plan) -> None:
    """Give the game's catalogue the digest of everything that is loaded of it; five queries."""
    game = plan.game.key
    sets = CardSet.objects.filter(game=game).values_list("code", "name", "era", "position")
    cards = Card.objects.filter(game=game).order_by("key").values_list("key", "digest")
    printings = Printing.objects.filter(game=game).order_by("uid")
    printed = printings.values_list("uid", "card__key", "card_set__code", "number", "rarity", "aliases", "position")
    digest = _digest(sorted(sets), list(cards), list(printed))
    stamp = {"digest": digest, "loaded": timezone.now(), "next_uid": plan.next_uid}
    Catalog.objects.update_or_create(game=game, defaults=stamp)


def _digest(*values: object) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()
