"""Deck codes: a whole deck in a few dozen characters that survive an address, without any server.

A code is base64url of: version, game, format, starter, the parts of the deck, and a checksum. Numbers are
varints, seven bits a byte, the lowest first. As in Hearthstone's deckstrings a part lists its printings by how
many copies they have; their ids ascend, so each is written as the distance from the one before. A printing that
no catalogue knows is written out in words. The order is fixed: one deck has one code, and a code that was cut
or changed is an error, never another deck.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from decks.bounds import CARDS, COPIES, ENTRIES
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts

VERSION = 1
GAMES = {"vanguard": 1, "hearthstone": 2, "pokemon-duels": 3, "wuxia": 4, "nannaier": 5}
FORMATS = {
    "vanguard.classic": 1,
    "vanguard.classic-mixed": 2,
    "vanguard.standard": 3,
    "vanguard.premium": 4,
    "vanguard.g-standard": 5,
    "hearthstone.classic": 6,
    "hearthstone.basic": 7,
    "hearthstone.pauper": 8,
    "pokemon-duels.1.4": 9,
    "pokemon-duels.kanto-2026": 10,
    "pokemon-duels.johto-2026": 11,
    "pokemon-duels.hoenn-2026": 12,
    "pokemon-duels.kanto-2025": 13,
    "pokemon-duels.johto-2025": 14,
    "pokemon-duels.hoenn-2025": 15,
    "pokemon-duels.cerulean-2026": 16,
    "wuxia.pool": 17,
    "wuxia.cube": 18,
    "wuxia.constructed": 19,
    "nannaier.0.2": 20,
}
PARTS = {MAIN: 0, "legacy": 1, "extra": 2, "spells": 3, "mirrors": 4}
"""Numbers in codes that are out in the world: add to these tables, never change them."""

LENGTH = 4096
"""Longest code, in characters."""
WORD = 200
"""Longest name, set or number of an unknown printing, in bytes of UTF-8."""
VARINT = 5
"""Longest number, in bytes."""
CHECKSUM = 4

_SHAPE = re.compile(r"[A-Za-z0-9_-]+")
_NAMES_OF_GAMES = {number: key for key, number in GAMES.items()}
_NAMES_OF_FORMATS = {number: key for key, number in FORMATS.items()}
_NAMES_OF_PARTS = {number: key for key, number in PARTS.items()}


class BadCode(ValueError):
    """A text that is no deck code, or not a whole one; the message is for the player."""


@dataclass(frozen=True, slots=True, order=True)
class Coded:
    """Copies in one part of the deck, by printing id; where that is 0 by words.

    `card` is then the id of any printing of the card, and 0 with a `name` where no catalogue knows the card.
    """

    part: int
    count: int
    printing: int
    card: int = 0
    name: str = ""
    set_code: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class CodedDeck:
    """What a code says. The starter is the id of any printing of its card, or its key, or neither."""

    game: str
    format: str
    entries: tuple[Coded, ...]
    starter: int = 0
    starter_key: str = ""

    @property
    def printings(self) -> set[int]:
        """Every id that a catalogue has to be asked for."""
        ids = {number for entry in self.entries for number in (entry.printing, entry.card)}
        return (ids | {self.starter}) - {0}


def code_of(deck: DeckList, format: str) -> str:
    """The code of a deck; KeyError for a game, format or part that codes have no number for."""
    entries = tuple(sorted(_merged(map(_coded, deck.entries))))
    starter = next((_id_of(entry.card) for entry in deck.entries if entry.card.key == deck.starter), 0)
    return write(CodedDeck(deck.game, format, entries, starter, "" if starter else deck.starter or ""))


def write(deck: CodedDeck) -> str:
    """The code that `read` reads back; entries are sorted and unlike each other."""
    body = bytes([VERSION]) + b"".join(_body(deck))
    sealed = body + zlib.crc32(body).to_bytes(CHECKSUM, "big")
    return base64.urlsafe_b64encode(sealed).rstrip(b"=").decode()


def read(code: str) -> CodedDeck:
    """What a code says; raises BadCode for one that is not exactly what `write` makes."""
    deck = _Reader(_unsealed(code)).deck()
    if write(deck) != code:
        raise BadCode("This deck code is not written as any site writes it; copy it again.")
    return deck


def _coded(entry: DeckEntry) -> Coded:
    part = PARTS[entry.part]
    if entry.printing.id is not None:
        return Coded(part, entry.count, entry.printing.id)
    card = _id_of(entry.card)
    name = "" if card else entry.card.name
    return Coded(part, entry.count, 0, card, name, entry.printing.set_code, entry.printing.number)


def _id_of(card: CardFacts) -> int:
    """The lowest id of a card's printings, 0 for a card that no catalogue knows."""
    return min((printing.id for printing in card.printings if printing.id is not None), default=0)


def _merged(entries: Iterable[Coded]) -> Iterator[Coded]:
    """Entries with the copies of each printing added up."""
    totals: dict[tuple[int, int, int, str, str, str], int] = {}
    for entry in entries:
        key = (entry.part, entry.printing, entry.card, entry.name, entry.set_code, entry.number)
        totals[key] = totals.get(key, 0) + entry.count
    return (Coded(part, count, *rest) for (part, *rest), count in totals.items())


def _body(deck: CodedDeck) -> Iterator[bytes]:
    yield _varint(GAMES[deck.game])
    yield _varint(FORMATS[deck.format])
    if deck.starter_key:
        yield _varint(1) + _word(deck.starter_key)
    else:
        yield _varint(deck.starter + 1 if deck.starter else 0)
    parts = sorted({entry.part for entry in deck.entries})
    yield _varint(len(parts))
    for part in parts:
        yield _varint(part)
        yield from _part([entry for entry in deck.entries if entry.part == part])


def _part(entries: list[Coded]) -> Iterator[bytes]:
    known = [entry for entry in entries if entry.printing]
    counts = sorted({entry.count for entry in known})
    yield _varint(len(counts))
    for count in counts:
        ids = [entry.printing for entry in known if entry.count == count]
        yield _varint(count) + _varint(len(ids))
        yield from (_varint(number - before) for before, number in zip([0, *ids], ids, strict=False))
    unknown = [entry for entry in entries if not entry.printing]
    yield _varint(len(unknown))
    for entry in unknown:
        yield _varint(entry.count) + _varint(entry.card)
        yield from map(_word, (*(() if entry.card else (entry.name,)), entry.set_code, entry.number))


def _varint(number: int) -> bytes:
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def _word(text: str) -> bytes:
    data = text.encode()
    return _varint(len(data)) + data


def _unsealed(code: str) -> bytes:
    """The bytes below the checksum; raises BadCode."""
    if len(code) > LENGTH:
        raise BadCode(f"This is {len(code):,} characters long; a deck code has at most {LENGTH:,}.")
    if not _SHAPE.fullmatch(code):
        raise BadCode("A deck code has only letters, digits, - and _.")
    try:
        sealed = base64.b64decode(code + "=" * (-len(code) % 4), b"-_", validate=True)
    except binascii.Error:
        raise _broken() from None
    body, seal = sealed[:-CHECKSUM], sealed[-CHECKSUM:]
    if not body or zlib.crc32(body).to_bytes(CHECKSUM, "big") != seal:
        raise BadCode("This deck code is cut or changed (its checksum does not fit); copy it whole.")
    if body[0] != VERSION:
        raise BadCode(f"This deck code is of version {body[0]}; this site reads version {VERSION}.")
    return body[1:]


def _broken() -> BadCode:
    return BadCode("This deck code is cut or changed; copy it whole.")


class _Reader:
    """Reads what `_body` wrote, with every limit; the checksum was right, so a fault is another writer's."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def deck(self) -> CodedDeck:
        game = self.named(_NAMES_OF_GAMES, "game")
        format = self.named(_NAMES_OF_FORMATS, "format")
        starter = self.number()
        key = self.word() if starter == 1 else ""
        entries = [entry for _ in range(self.number(len(PARTS))) for entry in self.part()]
        is_within = len(entries) <= ENTRIES and sum(entry.count for entry in entries) <= CARDS
        if self.at != len(self.data) or not is_within or len(entries) != len(set(_merged(entries))):
            raise _broken()
        return CodedDeck(game, format, tuple(sorted(entries)), max(starter - 1, 0), key)

    def part(self) -> Iterator[Coded]:
        part = PARTS[self.named(_NAMES_OF_PARTS, "part")]
        for _ in range(self.number(COPIES)):
            count, printing = self.copies(), 0
            for _ in range(self.number(ENTRIES)):
                printing += self.number()
                yield Coded(part, count, printing)
        for _ in range(self.number(ENTRIES)):
            count, card = self.copies(), self.number()
            yield Coded(part, count, 0, card, "" if card else self.word(), self.word(), self.word())

    def named(self, names: dict[int, str], what: str) -> str:
        number = self.number()
        if number not in names:
            raise BadCode(f"This deck code names a {what} that this site does not know (number {number}).")
        return names[number]

    def copies(self) -> int:
        count = self.number(COPIES)
        if not count:
            raise _broken()
        return count

    def number(self, most: int = 2**31) -> int:
        """The next number, at most `most`."""
        value = 0
        for place in range(VARINT):
            if self.at >= len(self.data):
                raise _broken()
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << 7 * place
            if byte < 0x80:
                break
        else:
            raise _broken()
        if value > most:
            raise _broken()
        return value

    def word(self) -> str:
        length = self.number(WORD)
        data = self.data[self.at : self.at + length]
        self.at += length
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise _broken() from None
