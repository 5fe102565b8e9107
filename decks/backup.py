"""All decks of an owner in one file, out and in again.

Restoring is one transaction. A deck that the owner has already, to the last copy and note, is not made again, so
a file may be restored twice. Whatever a deck's visibility was, it comes back private.
"""

import base64
import binascii
import zlib
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from django.db import transaction
from django.utils import timezone
from pydantic import AfterValidator, BaseModel, Field

from decks import bounds, building
from decks.contents import Contents, from_contents, known_cards
from decks.exporting.data import SCHEMA, DeckData, UnreadableData, parsed, validated, written
from decks.models import Deck, Owner
from rules import games

KIND = "decks"
BYTES = 8 * 1024 * 1024
"""Longest backup, in bytes."""
SUMMARY = "Restored from a backup"


class SavedDeck(DeckData):
    """A deck in a backup; its visibility is told and not restored."""

    name: Annotated[str, AfterValidator(bounds.clean_name)]
    visibility: str = ""
    archived: bool = False


class BackupFile(BaseModel):
    """A file of decks."""

    schema_version: Literal[1] = Field(alias="schema")
    kind: Literal["decks"]
    decks: list[SavedDeck] = Field(max_length=bounds.DECKS)


@dataclass(frozen=True, slots=True)
class Plan:
    """What restoring a file would do: decks to make, and those that are there already."""

    new: tuple[SavedDeck, ...]
    known: tuple[SavedDeck, ...]


def backup(owner: Owner | None) -> str:
    """The owner's decks as a file, archived ones as well, the oldest first. One query."""
    decks = Deck.objects.filter(owner=owner).select_related("head").order_by("pk") if owner else ()
    made = timezone.now().isoformat(timespec="seconds")
    return written({"schema": SCHEMA, "kind": KIND, "made": made, "decks": [_saved(deck) for deck in decks]})


def read_backup(data: bytes) -> BackupFile:
    """The decks of a file; raises UnreadableData with what is wrong with it."""
    if len(data) > BYTES:
        raise UnreadableData(f"This is {len(data):,} bytes long; a backup has at most {BYTES:,} (8 MiB).")
    if not data.strip():
        raise UnreadableData("This file is empty.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableData("This is not a Polydeck backup.") from None
    if not text.lstrip().startswith("{"):
        raise UnreadableData("This is not a Polydeck backup.")
    file = validated(BackupFile, parsed(text))
    formats = {(game.key, format.key) for game in games.ALL for format in game.formats}
    for deck in file.decks:
        if (deck.game, deck.format) not in formats:
            raise UnreadableData(f"“{deck.name}” is for {deck.format}, a format that this site does not have.")
    return file


def plan(owner: Owner | None, file: BackupFile) -> Plan:
    """What restoring the file would do for this owner. One query."""
    have = Counter(_identities(owner)) if owner else Counter()
    new, known = [], []
    for deck in file.decks:
        identity = _identity(deck.name, deck.notes, deck.contents)
        (known if have[identity] > 0 else new).append(deck)
        have[identity] -= 1
    return Plan(tuple(new), tuple(known))


@transaction.atomic
def restore(owner: Owner, file: BackupFile) -> Plan:
    """Make the decks of the file that the owner has not, all of them or none; raises bounds.RefusedChange."""
    Owner.objects.select_for_update().get(pk=owner.pk)
    planned = plan(owner, file)
    cards = {game.key: known_cards(game.key, _keys(planned.new, game.key)) for game in games.ALL}
    for saved in planned.new:
        deck = building.create(
            owner,
            game=saved.game,
            format=saved.format,
            name=saved.name,
            contents=from_contents(saved.game, saved.contents, cards[saved.game]),
            notes=saved.notes,
            summary=SUMMARY,
        )
        if saved.archived:
            Deck.objects.filter(pk=deck.pk).update(archived=True)
    return planned


def packed(data: bytes) -> str:
    """A file's bytes for a hidden field, small enough to be posted back."""
    return base64.b64encode(zlib.compress(data)).decode()


def unpacked(field: str) -> bytes:
    """The bytes that `packed` packed, cut just above the limit; raises UnreadableData."""
    try:
        return zlib.decompressobj().decompress(base64.b64decode(field, validate=True), BYTES + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise UnreadableData("The backup came back broken; choose the file again.") from None


def _saved(deck: Deck) -> dict[str, Any]:
    told = {"game": deck.game, "name": deck.name, "notes": deck.notes}
    return told | deck.head.contents | {"visibility": deck.visibility, "archived": deck.archived}


def _keys(decks: Iterable[SavedDeck], game: str) -> Iterator[str]:
    return (entry.card for deck in decks if deck.game == game for entry in deck.entries)


def _identities(owner: Owner) -> Iterator[Hashable]:
    decks = Deck.objects.filter(owner=owner).values_list("name", "notes", "head__contents")
    return (_identity(*row) for row in decks)


def _identity(name: str, notes: str, contents: Contents | Mapping[str, Any]) -> Hashable:
    """What two decks agree in when they are the same: order and spelling of cards aside."""
    entries = Counter()
    for entry in contents["entries"]:
        entries[entry["card"], entry["set"], entry["number"], entry["part"]] += entry["count"]
    return name, notes, contents["format"], contents["starter"], frozenset(entries.items())
