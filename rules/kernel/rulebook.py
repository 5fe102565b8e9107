"""A game's rulebook as its numbered rules, so that a page can show the words a number stands for.

A rulebook is Markdown. A number in bold is defined there: at the head of a list item or of a table's row, its
title in bold with it. A heading that begins with a number defines that number, a chapter. A rule that tells of
nothing that could be done or left undone says so and why: "(no behaviour: a definition)".
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

NUMBER = re.compile(r"[A-Z]{2}-(?:[A-Z]{0,3}[0-9]+|[A-Z]{1,3}\.[0-9]+|[A-Z]{2}\b)(?:\.[0-9]+)*(?:[a-z](?:\.[0-9]+)?)?")
_DEFINITION = re.compile(rf"\*\*({NUMBER.pattern})\b")
_HEADING = re.compile(r"(#+) +(.+)")
_NO_BEHAVIOUR = re.compile(r"\(no behaviour: ([^)]+)\)")
_NEW_BLOCK = re.compile(r"\s*([-*|]|\d+\.)\s|\|")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it up to the next one; the book's title is the first section."""

    level: int
    title: str
    markdown: str

    @property
    def number(self) -> str | None:
        """The rule number that the heading begins with."""
        match = NUMBER.match(self.title)
        return match and match[0]

    @property
    def anchor(self) -> str:
        """Its place on a page: the number, else the title's words joined by hyphens."""
        return self.number or "-".join(re.findall(r"[a-z0-9]+", self.title.lower()))

    @property
    def defines(self) -> tuple[str, ...]:
        """The numbers of the rules that stand here, its own first."""
        return tuple(number for number, _ in _rules(self))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The sections in order, and what each number says, as plain text."""

    sections: tuple[Section, ...]
    rules: Mapping[str, str]

    @property
    def title(self) -> str:
        return self.sections[0].title

    def text(self, number: str) -> str:
        """What the rule says; KeyError for a number that the book does not define."""
        return self.rules[number]

    def is_chapter(self, number: str) -> bool:
        """Whether the number is a heading's, which stands for the numbers below it."""
        below = (f"{number}.", *(f"{number}{letter}" for letter in "abcdefgh"))
        return any(section.number == number for section in self.sections) and any(
            other.startswith(below) for other in self.rules
        )

    def without_behaviour(self, number: str) -> str | None:
        """Why nothing can be tested of a rule; None where something can."""
        found = _NO_BEHAVIOUR.search(self.rules[number])
        return found and found[1]


def read_rulebook(markdown: str) -> Rulebook:
    """The book in this text. ValueError when a number is defined twice."""
    sections = tuple(_sections(markdown))
    rules: dict[str, str] = {}
    for number, text in (rule for section in sections for rule in _rules(section)):
        if number in rules:
            raise ValueError(f"{number} is defined twice")
        rules[number] = text
    return Rulebook(sections, rules)


def _sections(markdown: str) -> Iterator[Section]:
    heading, body = ("", ""), list[str]()
    for line in [*markdown.splitlines(), "# "]:
        match = _HEADING.match(line)
        if match is None and line != "# ":
            body.append(line)
            continue
        if heading[1]:
            yield Section(len(heading[0]), heading[1], "\n".join(body).strip())
        heading, body = (match[1], match[2]) if match else ("", ""), []


def _rules(section: Section) -> Iterator[tuple[str, str]]:
    if section.number:
        yield section.number, section.title.removeprefix(section.number).strip()
    columns: list[str] = []
    for block in _blocks(section.markdown):
        if not block.startswith("|"):
            columns = []
            yield from _definitions(block)
        elif not columns:
            columns = _cells(block)
        elif match := _DEFINITION.match(_cells(block)[0]):
            yield match[1], _plain(_row(columns, _cells(block)))


def _blocks(markdown: str) -> Iterator[str]:
    """Paragraphs, list items and table rows, each as one line."""
    block = ""
    for line in markdown.splitlines():
        if block and (not line.strip() or _NEW_BLOCK.match(line)):
            yield block
            block = ""
        block = f"{block} {line.strip()}".strip()
    if block:
        yield block


def _definitions(block: str) -> Iterator[tuple[str, str]]:
    found = list(_DEFINITION.finditer(block))
    ends = [*(match.start() for match in found[1:]), len(block)]
    for match, end in zip(found, ends, strict=False):
        yield match[1], _plain(block[match.end() : end])


def _row(columns: list[str], cells: list[str]) -> str:
    """The row in words: its second cell, then each other one with its column's heading."""
    named = (f"{name}: {cell}" for name, cell in zip(columns[2:], cells[2:], strict=False) if cell not in ("", "-"))
    return "; ".join([cells[1], *named]) + "."


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _plain(markdown: str) -> str:
    return " ".join(re.sub(r"[*`]+", "", markdown).split())
