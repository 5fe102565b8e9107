"""Plain values taken out of a document; what is not as it should be is written down, and reading goes on."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from rules.kernel.schema import quoted
from rules.kernel.scripts import near
from rules.scenes.documents import Mistake, Node
from rules.scenes.names import SEATS

T = TypeVar("T")

NONE = ("none", "nothing", "")


class Taker:
    """Takes values out of one document and collects the mistakes; a value that is wrong is replaced by an empty one."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def wrong(self, node: Node, path: str, reason: str) -> None:
        self.mistakes.append(Mistake(self.file, node.line, path, reason))

    def text(self, node: Node, path: str) -> str:
        if isinstance(node.value, str):
            return node.value
        self.wrong(node, path, "must be a word or name, not a list or mapping")
        return ""

    def number(self, node: Node, path: str) -> int:
        text = self.text(node, path)
        if re.fullmatch(r"-?\d{1,9}", text):
            return int(text)
        self.wrong(node, path, f"must be a whole number, not {quoted(text)}")
        return 0

    def flag(self, node: Node, path: str) -> bool:
        text = self.text(node, path).lower()
        if text not in ("yes", "no", "true", "false"):
            self.wrong(node, path, f"must be yes or no, not {quoted(text)}")
        return text in ("yes", "true")

    def one_of(self, node: Node, path: str, known: Collection[str]) -> str:
        text = self.text(node, path)
        if text not in known:
            self.wrong(node, path, f"must be one of {', '.join(known)}; not {quoted(text)}{near(text, known)}")
        return text

    def mapping(self, node: Node, path: str, known: Collection[str] | None = None) -> dict[str, Node]:
        """The entries of a mapping; those that are not `known` are mistakes."""
        if not isinstance(node.value, dict):
            self.wrong(node, path, "must be a mapping, like {key: value}")
            return {}
        for key, value in node.value.items():
            if known is not None and key not in known:
                hint = near(key, known) or f"; known are {', '.join(known)}"
                self.wrong(value, below(path, key), f"is unknown{hint}")
        return {key: value for key, value in node.value.items() if known is None or key in known}

    def items(self, node: Node) -> list[Node]:
        """A list's items; anything else stands for a list of itself."""
        return node.value if isinstance(node.value, list) else [node]

    def texts(self, node: Node, path: str) -> tuple[str, ...]:
        return tuple(self.text(item, path) for item in self.items(node))

    def side(self, node: Node, path: str) -> str:
        return self.one_of(node, path, SEATS)

    def maybe(self, entries: Mapping[str, Node], key: str, path: str, read: Callable[[Node, str], T], default: T) -> T:
        """An entry as `read` understands it, `default` where it is left out."""
        return read(entries[key], below(path, key)) if key in entries else default


def below(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def said(node: Node) -> str:
    """A node as it may be quoted, on one line."""
    if isinstance(node.value, dict):
        return ", ".join(f"{key}: {said(value)}" if value.value != "" else key for key, value in node.value.items())
    if isinstance(node.value, list):
        return f"[{', '.join(map(said, node.value))}]"
    return node.value
