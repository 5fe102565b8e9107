"""A rulebook as HTML: each rule can be linked to by its number, and each number it mentions leads there."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from cards.conformance import Mark
from rules.kernel.game import Game
from rules.kernel.rulebook import NUMBER, Rulebook, Section
from rules.rulebooks import rulebook

MENTION = re.compile(
    rf"\b(?:{NUMBER.pattern}|[A-Z]{{1,3}}\.?[0-9]+(?:\.[0-9]+)*[a-z]?|[0-9]+(?:\.[0-9]+)+[a-z]?|[0-9]+[a-z])\b"
)
"""A rule's number as a book writes it: VG-7.4.1, and within the book also 7.4.1, G20, D.2 or 4a."""
TITLES = 3
"""Headings down to this level stand in the contents."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and the HTML of what stands under it, up to the next heading."""

    level: int
    title: str
    anchor: str
    html: Markup

    @property
    def is_listed(self) -> bool:
        return 1 < self.level <= TITLES


@lru_cache(maxsize=8)
def chapters(game: Game, marks: tuple[Mark, ...] = ()) -> tuple[Chapter, ...]:
    """The game's rulebook from its title on, with a mark at each rule that scenes prove; KeyError when it has none."""
    book = rulebook(game.key)
    page = _Page(game, book, marks)
    return tuple(page.chapter(section) for section in book.sections)


class _Page:
    """Renders one book; remembers which numbers it has given a place, as the first mention in bold is the rule."""

    def __init__(self, game: Game, book: Rulebook, marks: tuple[Mark, ...]) -> None:
        self.prefix = game.rulebook
        self.book = book
        self.proofs = reverse("conformance", args=[game.key])
        self.marks = {mark.number: mark for mark in marks}
        self.placed = {section.number for section in book.sections}
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.add_render_rule("table_open", lambda *_: '<div class="table-scroll" tabindex="0"><table>\n')
        self.markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")
        self.markdown.add_render_rule("fence", _preformatted)

    def chapter(self, section: Section) -> Chapter:
        tokens = self.markdown.parse(section.markdown)
        for token in tokens:
            if token.type == "inline":
                token.children = list(self.linked(token.children or []))
        html = self.markdown.renderer.render(tokens, self.markdown.options, {})
        return Chapter(section.level, section.title, section.anchor, Markup(html))

    def linked(self, tokens: list[Token]) -> Iterator[Token]:
        """The same words, with a place for each rule, a mark for its proofs and a link for each mention."""
        mark = None
        for token, following in zip(tokens, [*tokens[1:], None], strict=False):  # an empty cell has none
            if token.type == "strong_open" and following:
                mark = self.marks.get(self.place(token, following.content) or "")
            if token.type == "text":
                yield from self.text(token.content)
            else:
                yield token
            if token.type == "strong_close" and mark:
                yield from self.marked(mark)
                mark = None

    def place(self, strong: Token, words: str) -> str | None:
        """Make bold words that begin with a number the place of that rule, and give the number."""
        match = MENTION.match(words)
        if match is None or match[0] not in self.book.rules or match[0] in self.placed:
            return None
        self.placed.add(match[0])
        strong.attrSet("id", match[0])
        return match[0]

    def marked(self, mark: Mark) -> Iterator[Token]:
        """A link to the scenes of a rule that says how many there are, and how many fail."""
        scenes = f"{mark.scenes} scene{'s' if mark.scenes > 1 else ''}"
        said = f"{mark.failing} of {scenes} fail" if mark.failing else scenes
        address = f"{self.proofs}?chapter={mark.chapter}#{mark.number}"
        look = "proven is-failing" if mark.failing else "proven"
        attributes = {"href": address, "class": look, "title": f"{mark.number} is proven by {scenes}"}
        yield _text(" ")
        yield Token("link_open", "a", 1, attrs=dict(attributes))
        yield _text(said)
        yield Token("link_close", "a", -1)

    def text(self, words: str) -> Iterator[Token]:
        end = 0
        for match in MENTION.finditer(words):
            number = match[0] if match[0].startswith(self.prefix) else f"{self.prefix}-{match[0]}"
            if number not in self.book.rules:
                continue
            yield _text(words[end : match.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{number}"})
            yield _text(match[0])
            yield Token("link_close", "a", -1)
            end = match.end()
        yield _text(words[end:])


def _preformatted(_: object, tokens: Sequence[Token], index: int, *__: object) -> str:
    """Lines as they were written; what is wider than the page scrolls inside itself, by keys too."""
    return f'<div class="table-scroll" tabindex="0"><pre><code>{escape(tokens[index].content)}</code></pre></div>\n'


def _text(words: str) -> Token:
    return Token("text", "", 0, content=words)
