"""A query as a value: what was typed, taken apart, before anyone asks what it means.

`str` of a term is the shortest text that reads back as that term.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

_BARE_WORD = re.compile(r"(?!-.)(?!\w+(?:[:=<>]|!=))[^\s()\"]+")
_BARE_VALUE = re.compile(r"[^\s()\"]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or several in quotes: part of a name."""

    text: str

    def __str__(self) -> str:
        is_bare = _BARE_WORD.fullmatch(self.text) and self.text.lower() != "or"
        return self.text if is_bare else f'"{self.text}"'


@dataclass(frozen=True, slots=True)
class Term:
    """A key, an operator and a value: `grade>=2`."""

    key: str
    operator: str
    value: str

    def __str__(self) -> str:
        value = self.value if _BARE_VALUE.fullmatch(self.value) or not self.value else f'"{self.value}"'
        return f"{self.key}{self.operator}{value}"


@dataclass(frozen=True, slots=True)
class Not:
    """Whatever `node` does not say."""

    node: "Node"

    def __str__(self) -> str:
        return f"-{_in_brackets(self.node, And, Or)}"


@dataclass(frozen=True, slots=True)
class And:
    """All of its parts, at least two."""

    parts: tuple["Node", ...]

    def __str__(self) -> str:
        return " ".join(_in_brackets(part, Or) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Or:
    """Any of its parts, at least two."""

    parts: tuple["Node", ...]

    def __str__(self) -> str:
        return " or ".join(map(str, self.parts))


Node = Word | Term | Not | And | Or


def joined(nodes: Iterable[Node], kind: type[And] | type[Or]) -> Node | None:
    """The nodes as one of this kind, flat; a single one as it is, and None for none."""
    parts = tuple(part for node in nodes for part in (node.parts if isinstance(node, kind) else (node,)))
    return kind(parts) if len(parts) > 1 else next(iter(parts), None)


def conjuncts(node: Node | None) -> tuple[Node, ...]:
    """What must all hold: the parts of a row of terms, or the one term there is."""
    if node is None:
        return ()
    return node.parts if isinstance(node, And) else (node,)


def _in_brackets(node: Node, *kinds: type) -> str:
    return f"({node})" if isinstance(node, kinds) else str(node)
