"""Writing query text: what the filter buttons do, so that the text and the buttons always agree.

Terms are given as text too, `clan:kagero`. The query that comes back is in its plainest spelling.
"""

from collections.abc import Callable
from functools import lru_cache

from cards.indexing import facet_word
from cards.search.grammar import LONGEST, parse
from cards.search.terms import Node, Not, Term, Word, both, conjunction, conjuncts
from rules.kernel.folding import fold

SETTINGS = ("order", "unique", "prefer")
"""Keys that say how cards are shown; a query says each once."""


def has_term(query: str, term: str) -> bool:
    """Whether the query asks for this term outside of any brackets, however it spells it."""
    wanted = _meaning(_term(term))
    return any(_meaning(each) == wanted for each in conjuncts(_node(query)))


def with_term(query: str, term: str) -> str:
    """The query that asks for this term as well; a setting takes the place of its former value."""
    if has_term(query, term):
        return query
    added = _term(term)
    if isinstance(added, Term) and added.key in SETTINGS:
        query = without_key(query, added.key)
    node = _node(query)
    return str(added if node is None else both(node, added))


def without_term(query: str, term: str) -> str:
    """The query that does not ask for this term outside of brackets."""
    unwanted = _meaning(_term(term))
    return _without(query, lambda each: _meaning(each) == unwanted)


def without_key(query: str, key: str) -> str:
    """The query without any term of this key outside of brackets."""
    return _without(query, lambda each: isinstance(each, Term) and each.key == key)


def _without(query: str, is_unwanted: Callable[[Node], bool]) -> str:
    node = _node(query)
    kept = tuple(each for each in conjuncts(node) if not is_unwanted(each))
    left = conjunction(kept)
    return "" if left is None else str(left)


def _node(text: str) -> Node | None:
    return _read(text) if len(text) <= LONGEST else None


@lru_cache(maxsize=1_024)
def _read(text: str) -> Node | None:
    """A page of filter buttons asks about the same few texts many times over."""
    return parse(text).node


def _term(text: str) -> Node:
    node = _node(text)
    if node is None:
        raise ValueError(f"{text!r} is not a term")
    return node


def _meaning(node: Node) -> object:
    """What two spellings of one term share."""
    match node:
        case Word(text):
            return fold(text)
        case Term(key, operator, value):
            return key, operator, facet_word(value)
        case Not(inner):
            return "-", _meaning(inner)
        case _:
            return str(node)
