"""Templates written as text, so that telling a record in one more language is one line.

    order("[destroy|destroys] {what}")                             "destroy one enemy unit"
    statement("{what:who} <gets|get> {amount:+} power {until}")    "it gets +500 power until the end of the turn"
    phrase("{what:who} <attacks|attack>")                          "this unit attacks"

In such a text

* `{field}` is a field of the record, `{self}` the record itself: a word of the game as the language says it, a record
  as it is told, a number as it is; `{field:how}` is told by the function that the language has for it
  (`Language.fields`), or as its word of that kind;
* `[order|may|does]` is a verb as an order, as what one may do, and as what the opponent does with what the opponent
  chose; of two forms the first is both order and may;
* `<one|many>` agrees with the noun that was last told as a subject.

Of several texts the first is told whose fields are all there, and else the last: a field that is None, False or an
empty row is not there.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from rules.kernel.records import Record
from rules.kernel.scripts import parts
from rules.kernel.selectors import Bound, Condition, Exists
from rules.kernel.wording import MAY, Clause, Telling, Template
from rules.kernel.words import Word

PIECES = re.compile(r"\{(\w+)(?::([^}]*))?\}|\[([^\]]*)\]|<([^>]*)>")


class Field(NamedTuple):
    """A field of the record, and how it is told; `how` is empty where its type says so."""

    name: str
    how: str


class Forms(NamedTuple):
    """A word in several forms: of a verb by who does it, or by how many of them there are."""

    forms: tuple[str, ...]
    agrees: bool


Piece = str | Field | Forms


def phrase(*texts: str) -> Template:
    """Words within a sentence: a condition, what an ability answers, a cost."""
    return lambda record, t: _told(texts, record, t)[0]


def order(*texts: str, opens: bool = False, turns_away: bool = False) -> Template:
    """One order; `opens` begins a new thought with it, and after what `turns_away` no pronoun reaches across."""

    def template(record: Record, t: Telling) -> list[Clause]:
        text, by_foe = _told(texts, record, t)
        t.last = "" if turns_away else t.last
        return [Clause(text, opens=opens, by_foe=by_foe)]

    return template


def statement(*texts: str) -> Template:
    """One statement."""
    return lambda record, t: [Clause(_told(texts, record, t)[0], is_order=False)]


def by(field: str, templates: Mapping[Any, Template]) -> Template:
    """Told by the template for what this field holds."""
    return lambda record, t: templates[getattr(record, field)](record, t)


def is_found(condition: Condition) -> bool:
    """Whether it only asks that there is what the steps before looked for: no text says that."""
    return isinstance(condition, Exists) and isinstance(condition.what, Bound) and condition.least == 1


def _told(texts: tuple[str, ...], record: Record, t: Telling) -> tuple[str, bool]:
    """The first text whose fields are all there, and whether it is the opponent who does it."""
    *others, last = map(_pieces, texts)
    pieces = next((pieces for pieces in others if _are_there(pieces, record)), last)
    t.doer = None
    told = [_piece(piece, record, t) for piece in pieces]
    by_foe = bool(t.doer is not None and t.doer.by_foe)
    text = "".join(piece if isinstance(piece, str) else _verb(piece, t, by_foe) for piece in told)
    return re.sub(" +", " ", text).strip(), by_foe


@cache
def _pieces(text: str) -> tuple[Piece, ...]:
    return tuple(_cut(text))


def _cut(text: str) -> Iterator[Piece]:
    end = 0
    for match in PIECES.finditer(text):
        yield text[end : match.start()]
        name, how, verb, agreed = match.groups()
        yield Field(name, how or "") if name else Forms(tuple((verb or agreed).split("|")), agreed is not None)
        end = match.end()
    yield text[end:]


def _are_there(pieces: tuple[Piece, ...], record: Record) -> bool:
    return all(_is_there(_held(record, piece.name)) for piece in pieces if isinstance(piece, Field))


def _held(record: Record, name: str) -> Any:
    return record if name == "self" else getattr(record, name)


def _is_there(value: Any) -> bool:
    return value is not None and value is not False and value != ()


def _piece(piece: Piece, record: Record, t: Telling) -> str | Forms:
    """The piece as it is told now; a verb waits for whom the sentence turns out to speak of."""
    if isinstance(piece, Field):
        return _field(piece, record, t)
    if isinstance(piece, Forms) and piece.agrees:
        return piece.forms[t.doer is not None and t.doer.is_plural]
    return piece


def _field(field: Field, record: Record, t: Telling) -> str:
    value, how = _held(record, field.name), field.how or _word_of(type(record), field.name)
    if how in t.language.fields and (how or isinstance(value, Record)):
        return t.language.fields[how](value, t)
    return str(t.word(how, value) if how else value)


@cache
def _word_of(kind: type[Record], name: str) -> str:
    """The kind of word that a field holds; empty for none."""
    holds = {part.name: part.holds for part in parts(kind)}.get(name)
    word = get_args(holds)[1] if get_origin(holds) is Annotated else None
    return word.kind if isinstance(word, Word) else ""


def _verb(verb: Forms, t: Telling, by_foe: bool) -> str:
    order, *others = verb.forms
    if by_foe:
        return others[-1]
    return others[0] if t.mood == MAY and len(others) > 1 else order
