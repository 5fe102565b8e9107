"""Cards that a scene brings itself, for what no published card shows; they are never part of a catalogue."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules import catalogues
from rules.kernel.abilities import CardScript
from rules.kernel.facts import AttributeValue, CardFacts, CardKey
from rules.kernel.folding import fold
from rules.kernel.game import Game
from rules.kernel.ruleset import Ruleset
from rules.kernel.schema import Attribute, Flag, Number, quoted
from rules.kernel.scripts import UnreadableScript, near, read_script, words
from rules.scenes.documents import Node
from rules.scenes.taking import Taker

OwnCard = tuple[CardFacts, CardScript]


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Reads the cards of one scene."""

    take: Taker
    game: Game

    def cards(self, node: Node, path: str) -> tuple[OwnCard, ...]:
        """Each with what it does. No key may belong to a card of the catalogue or to another of these."""
        taken = {card.key for card in catalogues.load(self.game.key).cards}
        found: list[OwnCard] = []
        for place, item in enumerate(self.take.items(node), 1):
            here = f"{path}[{place}]"
            for facts, script in self.card(item, here):
                if facts.key in taken:
                    self.take.wrong(item, here, f"the key {facts.key} is taken by another card")
                taken.add(facts.key)
                found.append((facts, script))
        return tuple(found)

    def card(self, node: Node, path: str) -> Iterator[OwnCard]:
        schema = self.game.schema
        printable = [attribute.name for attribute in schema.attributes]
        entries = self.take.mapping(node, path, ("name", "key", "kind", "abilities", *printable))
        if "name" not in entries:
            self.take.wrong(node, path, "a card of one's own has a name")
            return
        name = self.take.text(entries["name"], f"{path}.name")
        key = CardKey(self.take.maybe(entries, "key", path, self.take.text, slug(name)))
        kind = self.take.maybe(
            entries, "kind", path, lambda node, path: self.take.one_of(node, path, schema.kinds), schema.kinds[0]
        )
        printed = {each.name: self.printed(entries, path, each) for each in schema.attributes}
        facts = CardFacts(key, name, kind, {name: value for name, value in printed.items() if value is not None})
        yield facts, self.take.maybe(entries, "abilities", path, self.reads_script(key), CardScript(key))

    def printed(self, entries: dict[str, Node], path: str, attribute: Attribute) -> AttributeValue:
        """What the card prints; what every card must print and this one does not is the neutral card's."""
        if attribute.name in entries:
            return self.value(entries[attribute.name], f"{path}.{attribute.name}", attribute)
        if isinstance(attribute, Flag):
            return True if attribute.name == self.game.schema.deck_flag else None
        return None if attribute.optional else self.game.playable().staging.fillers[0].attributes.get(attribute.name)

    def value(self, node: Node, path: str, attribute: Attribute) -> AttributeValue:
        value: AttributeValue
        if isinstance(attribute, Number):
            value = self.take.number(node, path)
        else:
            value = self.take.flag(node, path) if isinstance(attribute, Flag) else self.take.text(node, path)
        if reason := attribute.problem(value):
            self.take.wrong(node, path, reason)
        return value

    def reads_script(self, key: CardKey) -> Any:
        def read(node: Node, path: str) -> CardScript:
            abilities = [plain(item) for item in self.take.items(node)]
            try:
                return read_script({"key": key, "abilities": abilities}, self.game.playable().vocabulary)
            except UnreadableScript as error:
                for problem in error.problems:
                    self.take.wrong(node, path.rpartition(".")[0], problem)
                return CardScript(key)

        return read

    def check_named(self, node: Node, path: str, cards: tuple[OwnCard, ...], ruleset: Ruleset) -> None:
        """Every card that one of these names by key exists."""
        for facts, script in cards:
            for key in words(script, "card"):
                if key not in ruleset.by_key:
                    reason = f"{facts.name} names the card {quoted(key)}, which does not exist"
                    self.take.wrong(node, path, reason + near(key, ruleset.by_key))


def slug(name: str) -> str:
    """A key made of a name."""
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")


def plain(node: Node) -> Any:
    """A node as JSON values: whole numbers, true, false and null are what they look like, but in quotes."""
    if isinstance(node.value, dict):
        return {key: plain(value) for key, value in node.value.items()}
    if isinstance(node.value, list):
        return [plain(item) for item in node.value]
    if node.quoted:
        return node.value
    if re.fullmatch(r"-?\d{1,9}", node.value):
        return int(node.value)
    return {"true": True, "yes": True, "false": False, "no": False, "null": None}.get(node.value, node.value)
