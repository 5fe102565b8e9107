"""YAML as nodes that know their lines; what could only do harm is refused.

A scene needs mappings, lists and plain text: no anchors, no tags, nothing deep. Scalars stay the text that was
written, so `yes` is a word until someone asks for yes or no.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import yaml

LARGEST_FILE = 256 * 1024
"""Bytes; a scene of a hundred steps takes ten thousand."""

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The same events, twenty times as quickly where PyYAML has libyaml, as its published builds have."""

DEEPEST = 16
MOST_NODES = 20_000
QUOTES = ("'", '"')


class Mistake(NamedTuple):
    """Something in a file that cannot be understood: where it stands, and what is wrong there."""

    file: str
    line: int
    path: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (f"{self.file}:{self.line}", self.path, self.reason) if part)


class UnreadableScene(ValueError):
    """A file, or a scene in it, that says something nobody can make sense of."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


Value: TypeAlias = "str | list[Node] | dict[str, Node]"


@dataclass(slots=True)
class Node:
    """A part of a document. `line` counts from 1; of a value in a mapping it is the line of its key."""

    value: Value
    line: int
    quoted: bool = False
    """Whether a text stood in quotes: in a script it is a word then, whatever it looks like."""


def documents(text: str | bytes, file: str) -> Iterator[Node]:
    """The documents of a file, each a node; UnreadableScene at the first thing that is no scene's YAML."""
    if len(text) > LARGEST_FILE:
        raise UnreadableScene((Mistake(file, 1, "", f"the file holds more than {LARGEST_FILE} bytes"),))
    try:
        yield from _Builder(file).documents(text, LOADER)
    except yaml.YAMLError as error:
        raise _unreadable(text, file, error) from error


def _unreadable(text: str | bytes, file: str, error: yaml.YAMLError) -> UnreadableScene:
    """What PyYAML's own parser has against a text that is not YAML: it says more than libyaml's."""
    try:
        deque(_Builder(file).documents(text, yaml.SafeLoader), maxlen=0)
    except UnreadableScene as refusal:
        return refusal
    except yaml.YAMLError as told:
        error = told
    mark = getattr(error, "problem_mark", None)
    reason = getattr(error, "problem", None) or str(error)
    return UnreadableScene((Mistake(file, mark.line + 1 if mark else 1, "", f"this is not YAML: {reason}"),))


class _Builder:
    """Builds nodes from the parser's events, one after another, without recursion."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.open: list[Node] = []
        self.keys: list[tuple[str, int] | None] = []
        """For each open node: the key that waits for its value, in a mapping."""
        self.nodes = 0

    def refuse(self, line: int, reason: str) -> UnreadableScene:
        return UnreadableScene((Mistake(self.file, line, "", reason),))

    def documents(self, text: str | bytes, loader: Any) -> Iterator[Node]:
        for event in yaml.parse(text, Loader=loader):
            line = event.start_mark.line + 1 if event.start_mark else 1
            if isinstance(event, yaml.AliasEvent):
                raise self.refuse(line, "anchors and aliases are not allowed in scenes")
            if isinstance(event, yaml.NodeEvent):
                self.check(event, line)
            whole = self.take(event, line)
            if whole is not None:
                yield whole

    def check(self, event: yaml.NodeEvent, line: int) -> None:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise self.refuse(line, f"the file holds more than {MOST_NODES} values")
        if event.anchor is not None:
            raise self.refuse(line, "anchors and aliases are not allowed in scenes")
        if getattr(event, "tag", None) not in (None, "!"):
            raise self.refuse(line, "tags are not allowed in scenes")
        if len(self.open) >= DEEPEST:
            raise self.refuse(line, f"nothing in a scene lies more than {DEEPEST} levels deep")

    def take(self, event: yaml.Event, line: int) -> Node | None:
        """Use one event; the document's node when it is complete."""
        if isinstance(event, yaml.ScalarEvent):
            return self.place(Node(event.value, line, event.style in QUOTES))
        if isinstance(event, yaml.CollectionStartEvent):
            value: Value = {} if isinstance(event, yaml.MappingStartEvent) else []
            self.open.append(Node(value, line))
            self.keys.append(None)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.keys.pop()
            return self.place(self.open.pop())
        return None

    def place(self, node: Node) -> Node | None:
        """Put a complete node into the one around it; a node that has none is the whole document."""
        if not self.open:
            return node
        around = self.open[-1].value
        if isinstance(around, list):
            around.append(node)
        elif isinstance(around, dict):
            self.place_in_mapping(around, node)
        return None

    def place_in_mapping(self, around: dict[str, Node], node: Node) -> None:
        waiting = self.keys[-1]
        if waiting is None:
            if not isinstance(node.value, str):
                raise self.refuse(node.line, "a key must be one word or name")
            if node.value in around:
                raise self.refuse(node.line, f"{node.value} stands here twice")
            self.keys[-1] = (node.value, node.line)
        else:
            key, line = waiting
            around[key] = Node(node.value, line, node.quoted)
            self.keys[-1] = None
