"""What a scene says of zones, cards and seats, in a position and in what is expected, the same way."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from rules.kernel.facts import CardKey
from rules.kernel.schema import quoted
from rules.kernel.scripts import near
from rules.kernel.staging import Holds, Order, Quality, Row, Staging
from rules.scenes.documents import Node
from rules.scenes.names import Names, UnknownName, reference
from rules.scenes.script import CardSpec, SideSpec, ZoneSpec
from rules.scenes.taking import NONE, Taker, below

EITHER = "either"
COUNTED = re.compile(r"(\d+) (.+)")
FACE_UP = re.compile(r"(\d+)/(\d+)")


@dataclass(frozen=True, slots=True)
class Positions:
    """Reads sides of the table; `zones` are all names of zones and groups of zones.

    `silent` are the cards that print more than any script says: a scene with one would prove nothing.
    """

    take: Taker
    names: Names
    staging: Staging
    zones: Collection[str]
    silent: Collection[CardKey]

    def side(self, node: Node, path: str, is_position: bool = False) -> SideSpec:
        """A seat's zones and qualities."""
        rows = {row.zone: row for row in self.staging.rows}
        entries = self.take.mapping(node, path, (*rows, *self.staging.seats))
        return SideSpec(
            {
                key: self.zone(value, below(path, key), rows[key], is_position)
                for key, value in entries.items()
                if key in rows
            },
            {
                key: self.quality(value, below(path, key), self.staging.seats[key], is_position)
                for key, value in entries.items()
                if key in self.staging.seats
            },
        )

    def zone(self, node: Node, path: str, row: Row, is_position: bool) -> ZoneSpec:
        """A number of cards, "4/3" for four of which three lie face up, a card, a list, or a mapping of these.

        A list is all there is, but of a deck only the top.
        """
        if isinstance(node.value, str):
            if re.fullmatch(r"\d{1,3}", node.value):
                return ZoneSpec(None, int(node.value))
            if found := FACE_UP.fullmatch(node.value):
                return self.face_up(node, path, int(found[1]), int(found[2]))
            if node.value in NONE:
                return ZoneSpec((), 0)
        if not isinstance(node.value, dict) or "card" in node.value:
            cards = self.cards(node, path, is_position)
            return ZoneSpec(cards, None if row.order is Order.FROM_TOP else len(cards))
        known = ("cards", "count", "face_up") if is_position else ("cards", "count", "face_up", "has", "lacks")
        entries = self.take.mapping(node, path, known)
        return ZoneSpec(
            self.cards(entries["cards"], f"{path}.cards", is_position) if "cards" in entries else None,
            self.take.maybe(entries, "count", path, self.take.number, None),
            self.take.maybe(entries, "face_up", path, self.take.number, None),
            self.take.maybe(entries, "has", path, self.all_named, ()),
            self.take.maybe(entries, "lacks", path, self.every, ()),
        )

    def face_up(self, node: Node, path: str, count: int, up: int) -> ZoneSpec:
        if up > count:
            self.take.wrong(node, path, f"{up} of {count} cards cannot lie face up")
        return ZoneSpec(None, count, up)

    def cards(self, node: Node, path: str, is_position: bool) -> tuple[CardSpec, ...]:
        return tuple(spec for item in self.take.items(node) for spec in self.card(item, path, is_position))

    def all_named(self, node: Node, path: str) -> tuple[int, ...]:
        return tuple(spec.definition for spec in self.cards(node, path, is_position=False))

    def card(self, node: Node, path: str, is_position: bool) -> Iterator[CardSpec]:
        """A card by name, "3 Wisp" for three of them, or {card: name, quality: value}."""
        if isinstance(node.value, str):
            yield from self.copies(node, path)
            return
        entries = self.take.mapping(node, path, ("card", *self.staging.cards))
        if "card" not in entries:
            self.take.wrong(node, path, "needs `card:` with the card's name")
            return
        qualities = {
            key: self.quality(value, below(path, key), self.staging.cards[key], is_position)
            for key, value in entries.items()
            if key != "card"
        }
        for spec in self.copies(entries["card"], path):
            yield CardSpec(spec.definition, qualities)

    def copies(self, node: Node, path: str) -> Iterator[CardSpec]:
        name, count = self.take.text(node, path), 1
        if (found := COUNTED.fullmatch(name)) and not self.names.meant(name):
            count, name = int(found[1]), found[2]
        try:
            definition = self.names.definition(name)
        except UnknownName as error:
            self.take.wrong(node, path, str(error))
            return
        if self.names.ruleset.definitions[definition].key in self.silent:
            self.take.wrong(node, path, f"{name} cannot be played here yet: no script says what it does")
        yield from [CardSpec(definition)] * min(count, 100)

    def every(self, node: Node, path: str) -> tuple[int, ...]:
        """All cards that these names may mean."""
        found: list[int] = []
        for item in self.take.items(node):
            name = self.take.text(item, path)
            meant = self.names.meant(name)
            if not meant:
                self.take.wrong(item, path, f"there is no card {quoted(name)}{self.names.near(name)}")
            found += meant
        return tuple(found)

    def quality(self, node: Node, path: str, quality: Quality, is_position: bool = True) -> Any:
        """A quality's value; cards on the table stay texts until there is one."""
        if is_position and quality.lay is None:
            self.take.wrong(node, path, "can be expected, but not laid")
        if not is_position and quality.holds is Holds.CARDS:
            self.take.wrong(node, path, "can be laid, but not expected")
        if quality.holds is Holds.NUMBER:
            return self.take.number(node, path)
        if quality.holds is Holds.FLAG:
            return self.take.flag(node, path)
        if quality.holds is Holds.SEAT:
            return self.take.side(node, path)
        if quality.holds is Holds.WORD:
            return self.take.one_of(node, path, quality.words) if quality.words else self.take.text(node, path)
        if quality.holds is Holds.TEXTS:
            return () if node.value in NONE else self.take.texts(node, path)
        if quality.holds is Holds.CARD:
            return self.reference(node, path)
        return EITHER if node.value == EITHER else tuple(self.reference(item, path) for item in self.take.items(node))

    def reference(self, node: Node, path: str) -> str:
        """A text for cards on the table; that there are such cards at all is checked here."""
        text = self.take.text(node, path)
        name = reference(text, self.zones).name
        if name is not None and not self.names.meant(name):
            reason = f"there is no card or zone {quoted(name)}"
            self.take.wrong(node, path, reason + (self.names.near(name) or near(name, self.zones)))
        return text
