"""Sentences for a player as pieces: plain text, cards that can be looked at, rules that can be looked up.

A template is text with fields in braces. `{card}` must be there for the template to be told at all; `{works:, which
works}` tells those words where the field is there, and nothing where it is not. Of several templates the first is told
whose fields are all there. A field that is None is not there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from string import Formatter
from typing import ClassVar, TypeAlias

from rules.kernel.facts import CardKey
from rules.kernel.records import Record
from rules.kernel.state import HIDDEN, MatchState


class Text(Record, tag="text"):
    """Words."""

    kind: ClassVar[str] = "text"
    text: str


class CardWord(Record, tag="card-word"):
    """A card by its name; `instance` is -1 where it is none of the match."""

    kind: ClassVar[str] = "card"
    name: str
    key: CardKey
    instance: int


class RuleWord(Record, tag="rule-word"):
    """A rule by its number ("VG-7.2")."""

    kind: ClassVar[str] = "rule"
    number: str


Piece: TypeAlias = Text | CardWord | RuleWord
Sentence: TypeAlias = tuple[Piece, ...]
Template: TypeAlias = str | tuple[str, ...]
Fields: TypeAlias = Mapping[str, Sentence | None]

A_CARD: Sentence = (Text("a card"),)


def plain(sentence: Sentence) -> str:
    """The sentence as text, a rule's number in brackets."""
    return "".join(_plain(piece) for piece in sentence)


def _plain(piece: Piece) -> str:
    if isinstance(piece, Text):
        return piece.text
    return piece.name if isinstance(piece, CardWord) else f"({piece.number})"


def words(text: str) -> Sentence:
    return (Text(text),) if text else ()


def card_word(view: MatchState, card: int) -> Sentence:
    """A card of a match; "a card" where it is hidden."""
    if view.card[card] == HIDDEN:
        return A_CARD
    definition = view.ruleset.definitions[view.card[card]]
    return (CardWord(definition.name, definition.key, card),)


def listed(sentences: Iterable[Sentence]) -> Sentence:
    """The sentences with commas between them and "and" before the last."""
    *others, last = sentences
    told = [part for each in others for part in (words(", "), each)][1:]
    return joined((*told, words(" and ") if others else (), last))


def filled(template: Template, fields: Fields) -> Sentence:
    """The first of the templates whose fields are all there, with its fields told; nothing where there is none."""
    for each in (template,) if isinstance(template, str) else template:
        told = [_part(*part, fields) for part in _parts(each)]
        parts = [part for part in told if part is not None]
        if len(parts) == len(told):
            return joined(parts)
    return ()


@cache
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """The template cut up: text, the name of the field after it (None after the last text), the field's words."""
    return tuple((text, name, own or "") for text, name, own, _ in Formatter().parse(template))


def _part(text: str, name: str | None, own: str, fields: Fields) -> Sentence | None:
    """Text and the field after it; None where the field must be there and is not."""
    if name is None:
        return words(text)
    field = fields[name]
    if own:
        return words(text if field is None else text + own)
    return None if field is None else (*words(text), *field)


def joined(parts: Iterable[Sentence]) -> Sentence:
    """One sentence of several, neighbouring words in one piece."""
    pieces: list[Piece] = []
    for piece in (piece for part in parts for piece in part):
        if isinstance(piece, Text) and pieces and isinstance(before := pieces[-1], Text):
            pieces[-1] = Text(before.text + piece.text)
        else:
            pieces.append(piece)
    return tuple(pieces)
