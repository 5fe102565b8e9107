"""Reading a query. Any text can be read: what does not fit is named, and the rest still stands.

A row of terms means all of them, with `and` between them or without, `or` between rows either, brackets group, a
leading `-` turns around:

    clan:kagero (grade>=3 or is:trigger) -"dragon knight" order:-power
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from lark import Lark, Token, Transformer, v_args

from cards.search.terms import And, Node, Not, Or, Term, Word, joined

LONGEST = 1_000
"""Characters."""
MOST_TERMS = 40
DEEPEST = 8
"""Brackets within brackets."""
SETTINGS = ("order", "unique", "prefer")
"""Keys that ask nothing of a card: they say how those found are shown."""


@dataclass(frozen=True, slots=True)
class Ignored:
    """A part of a query that was left out, why, and what could stand in its place."""

    text: str
    reason: str
    suggestion: str = ""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A query read: what is asked for, and the settings of how it is shown, wherever in the text they stood.

    A refused one is too large to run at all, and `ignored` says so.
    """

    node: Node | None
    settings: tuple[Term, ...] = ()
    ignored: tuple[Ignored, ...] = ()
    is_refused: bool = False

    def __str__(self) -> str:
        """The query in its plainest spelling, the settings last."""
        return " ".join(map(str, (self.node, *self.settings) if self.node else self.settings))


GRAMMAR = r"""
    ?start: either
    ?either: row (_OR row)*
    ?row: single+
    ?single: MINUS single -> negated
        | _LEFT either _RIGHT
        | TERM -> term
        | PHRASE -> word
        | WORD -> word

    _LEFT.5: "("
    _RIGHT.5: ")"
    _OR.4: /or(?![^\s()"])/i
    MINUS.3: /-(?=[^\s)])/
    TERM.2: /[^\W\d]\w*(?:!=|<=|>=|[:=<>])(?:"[^"]*"?|[^\s()"]*)/
    PHRASE.1: /"[^"]*"?/
    WORD: /[^\s()"]+/
    %ignore /\s+/
"""


def parse(text: str) -> Parsed:
    """Read a query of any text; never raises."""
    if len(text) > LONGEST:
        return _refused(text, f"a search may have {LONGEST:,} characters, and this one has {len(text):,}")
    return _read(text)


@lru_cache(maxsize=1_024)
def _read(text: str) -> Parsed:
    """A page of filter buttons asks about the same few texts many times over."""
    tokens = list(_LARK.lex(clean(text)))
    if sum(token.type in _OPERANDS for token in tokens) > MOST_TERMS:
        return _refused(text, f"a search may have {MOST_TERMS} terms, and this one has more")
    mended = _Mended()
    for token in tokens:
        mended.add(token)
    mended.finish()
    if mended.deepest > DEEPEST:
        return _refused(text, f"brackets may stand {DEEPEST} deep, and these stand deeper")
    settings: list[Term] = []
    node = _without_settings(_tree(mended.tokens), settings)
    return Parsed(node, tuple(settings), tuple(dict.fromkeys(mended.ignored)))


def clean(text: str) -> str:
    """The text on one line, with the plain form of quotes, colons and brackets, and nothing invisible in it."""
    return " ".join("".join(_visible(each) for each in text.translate(_PLAIN)).split())


def _visible(character: str) -> str:
    category = unicodedata.category(character)
    if category == "Cf":
        return ""
    return " " if category[0] == "C" else character


_PLAIN = str.maketrans("“”„‟«»＂：＝＜＞（）－　", '"""""""' + ":=<>()- ")
_OPERANDS = ("TERM", "PHRASE", "WORD")


@dataclass(slots=True)
class _Mended:
    """Tokens that the grammar takes: brackets in pairs with something in them, `or` and `-` before a term."""

    tokens: list[Token] = field(default_factory=list)
    ignored: list[Ignored] = field(default_factory=list)
    depth: int = 0
    deepest: int = 0

    def add(self, token: Token) -> None:
        match token.type:
            case "_OR" if self.last in ("", "_LEFT", "_OR", "MINUS"):
                self.ignore("or", "stands between two terms", '"or"')
            case "WORD" if token.lower() == "and" and self.last not in ("", "_LEFT", "_OR", "MINUS"):
                pass  # a row of terms means all of them, with the word between them or without
            case "_RIGHT" if not self.depth:
                self.ignore(")", "closes a bracket that was never opened")
            case "_RIGHT":
                self.close()
            case "PHRASE" if not _unquoted(token):
                self.ignore_empty('""')
            case _:
                self.note_open_quote(token)
                self.tokens.append(token)
                self.depth += token.type == "_LEFT"
                self.deepest = max(self.depth, self.deepest)

    @property
    def last(self) -> str:
        return self.tokens[-1].type if self.tokens else ""

    def close(self) -> None:
        """Close the innermost bracket; an empty one goes, and a `-` before it."""
        self.drop_dangling()
        self.depth -= 1
        if self.last != "_LEFT":
            self.tokens.append(Token("_RIGHT", ")"))
            return
        self.tokens.pop()
        self.ignore_empty("()")

    def ignore_empty(self, text: str) -> None:
        """Leave out what holds nothing, and a `-` before it."""
        self.ignore(text, "has nothing in it")
        while self.last == "MINUS":
            self.tokens.pop()

    def drop_dangling(self) -> None:
        while self.last in ("_OR", "MINUS"):
            self.ignore(str(self.tokens.pop()), "has no term after it")

    def finish(self) -> None:
        self.drop_dangling()
        while self.depth:
            self.ignore("(", "is never closed")
            self.close()
            self.drop_dangling()

    def note_open_quote(self, token: Token) -> None:
        if token.count('"') == 1:
            self.ignore('"', "is never closed; what follows it is read as one phrase", f'{token.strip()}"')

    def ignore(self, text: str, reason: str, suggestion: str = "") -> None:
        self.ignored.append(Ignored(text, reason, suggestion))


@v_args(inline=True)
class _Tree(Transformer[Token, Node]):
    """From the grammar's rules to terms."""

    def either(self, *rows: Node) -> Node | None:
        return joined(rows, Or)

    def row(self, *singles: Node) -> Node | None:
        return joined(singles, And)

    def negated(self, _: Token, node: Node) -> Node:
        return node.node if isinstance(node, Not) else Not(node)

    def word(self, token: Token) -> Node:
        return Word(_unquoted(token))

    def term(self, token: Token) -> Node:
        key, operator, value = _TERM.fullmatch(token).groups()
        return Term(key.lower(), operator, _unquoted(value))


def _unquoted(text: str) -> str:
    return text.strip('"').strip()


_TERM = re.compile(r"(\w+)(!=|<=|>=|[:=<>])(.*)", re.DOTALL)
_LARK = Lark(GRAMMAR, parser="lalr", lexer="basic", transformer=_Tree())


def _tree(tokens: Sequence[Token]) -> Node | None:
    if not tokens:
        return None
    parser = _LARK.parse_interactive()
    for token in tokens:
        parser.feed_token(token)
    return parser.feed_eof()


def _without_settings(node: Node | None, settings: list[Term]) -> Node | None:
    """The node with its settings moved to the list; one that is turned around stays, and means nothing."""
    if isinstance(node, Term) and node.key in SETTINGS:
        settings.append(node)
        return None
    if not isinstance(node, And | Or):
        return node
    kept = [part for each in node.parts if (part := _without_settings(each, settings)) is not None]
    return joined(kept, type(node))


def _refused(text: str, reason: str) -> Parsed:
    return Parsed(None, ignored=(Ignored(f"{text[:40]}…", reason),), is_refused=True)
