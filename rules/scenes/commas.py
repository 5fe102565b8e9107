"""Names with a comma, inside brackets or braces: YAML takes them apart, here they are put together again."""

import re
from collections.abc import Collection, Iterator

from rules.kernel.folding import fold
from rules.scenes.documents import Node
from rules.scenes.names import ORDINALS, SEATS


def join_names(node: Node, names: Collection[str]) -> None:
    """Put names back together that a comma inside brackets or braces has taken apart: [Little Sage, Marron]."""
    if isinstance(node.value, list):
        node.value = list(_joined_items(node.value, names))
        for item in node.value:
            join_names(item, names)
    elif isinstance(node.value, dict):
        node.value = dict(_joined_entries(node.value, names))
        for value in node.value.values():
            join_names(value, names)


def _joined_items(items: list[Node], names: Collection[str]) -> Iterator[Node]:
    waiting: Node | None = None
    for item in items:
        if waiting is not None and isinstance(waiting.value, str) and isinstance(item.value, str):
            whole = f"{waiting.value}, {item.value}"
            if _is_name(whole, names):
                waiting = Node(whole, waiting.line)
                continue
        if waiting is not None:
            yield waiting
        waiting = item
    if waiting is not None:
        yield waiting


def _joined_entries(entries: dict[str, Node], names: Collection[str]) -> Iterator[tuple[str, Node]]:
    waiting: tuple[str, Node] | None = None
    for key, value in entries.items():
        if waiting is not None and value.value == "" and isinstance(waiting[1].value, str):
            whole = f"{waiting[1].value}, {key}"
            if _is_name(whole, names):
                waiting = (waiting[0], Node(whole, waiting[1].line))
                continue
        if waiting is not None:
            yield waiting
        waiting = (key, value)
    if waiting is not None:
        yield waiting


def _is_name(text: str, names: Collection[str]) -> bool:
    """Whether the text is a card's whole name, perhaps behind "foe", "second" or a number, perhaps before "in hand"."""
    tokens = fold(re.sub(r" in \S+$", "", text)).split()
    while tokens and (tokens[0] in (*SEATS, *ORDINALS) or tokens[0].isdigit()):
        tokens.pop(0)
    return " ".join(tokens) in names
