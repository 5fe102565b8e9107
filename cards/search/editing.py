"""Writing query text: what the filter buttons do, so that the text and the buttons always agree.

Terms are given as text too, `clan:kagero`. The query that comes back is in its plainest spelling.
"""

from collections.abc import Callable
from dataclasses import replace

from cards.indexing import facet_word
from cards.search.grammar import SETTINGS, parse
from cards.search.terms import And, Node, Not, Term, Word, conjuncts, joined
from rules.kernel.folding import fold


def has_term(query: str, term: str) -> bool:
    """Whether the query asks for this term outside of any brackets, however it spells it."""
    parsed, wanted = parse(query), _meaning(_term(term))
    return any(_meaning(each) == wanted for each in (*conjuncts(parsed.node), *parsed.settings))


def with_term(query: str, term: str) -> str:
    """The query that asks for this term as well; a setting takes the place of its former value."""
    if has_term(query, term):
        return query
    added, parsed = _term(term), parse(query)
    if isinstance(added, Term) and added.key in SETTINGS:
        others = tuple(each for each in parsed.settings if each.key != added.key)
        return str(replace(parsed, settings=(*others, added)))
    return str(replace(parsed, node=joined((*conjuncts(parsed.node), added), And)))


def without_term(query: str, term: str) -> str:
    """The query that does not ask for this term outside of brackets."""
    unwanted = _meaning(_term(term))
    return _only(query, lambda each: _meaning(each) != unwanted)


def without_key(query: str, key: str) -> str:
    """The query without any term of this key outside of brackets."""
    return _only(query, lambda each: not (isinstance(each, Term) and each.key == key))


def _only(query: str, is_kept: Callable[[Node], bool]) -> str:
    parsed = parse(query)
    node = joined(filter(is_kept, conjuncts(parsed.node)), And)
    return str(replace(parsed, node=node, settings=tuple(filter(is_kept, parsed.settings))))


def _term(text: str) -> Node:
    """The one term that is written here."""
    parsed = parse(text)
    for node in (parsed.node, *parsed.settings):
        if node is not None:
            return node
    raise ValueError(f"{text!r} is not a term")


def _meaning(node: Node) -> object:
    """What two spellings of one term share."""
    match node:
        case Word(text):
            return fold(text)
        case Term(key, operator, value):
            return key, operator, value.lower() if key in SETTINGS else facet_word(value)
        case Not(inner):
            return "-", _meaning(inner)
        case _:
            return str(node)
