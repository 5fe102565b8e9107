"""Decks as JSON: one deck for other programs, or all decks of an owner in one file.

The shape is declared once and used both ways, so that what is written is what is read.
"""

import json
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from decks import bounds
from decks.codes import PARTS
from decks.contents import Contents, contents_of
from rules.kernel.decklists import MAIN, DeckList

T = TypeVar("T", bound=BaseModel)

SCHEMA = 1
KIND = "deck"


def _legible(text: str) -> str:
    if not all(map(bounds.is_legible, text)):
        raise ValueError("has characters that cannot be shown")
    return text


def _name(text: str) -> str:
    """A deck's name as it is kept; a file may leave it out."""
    return bounds.clean_name(text) if text.strip() else ""


def _known_part(part: str) -> str:
    if part not in PARTS:
        raise ValueError(f"must be one of {', '.join(PARTS)}")
    return part


Word = Annotated[str, AfterValidator(_legible)]


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")


class EntryData(_Strict):
    """Copies of one printing; `set` and `number` may be empty for the usual printing of a card."""

    card: Word = Field(min_length=1, max_length=100)
    name: Word = Field(default="", max_length=200)
    set: Word = Field(default="", max_length=32)
    number: Word = Field(default="", max_length=50)
    count: int = Field(ge=1, le=bounds.COPIES)
    part: Annotated[str, AfterValidator(_known_part)] = MAIN


class DeckData(_Strict):
    """One deck; `starter` is a card's key."""

    game: Word = Field(max_length=32)
    format: Word = Field(max_length=64)
    name: Annotated[str, AfterValidator(_name)] = ""
    notes: Annotated[str, AfterValidator(bounds.clean_notes)] = ""
    starter: Word | None = Field(default=None, max_length=100)
    entries: list[EntryData] = Field(max_length=bounds.ENTRIES)

    @property
    def contents(self) -> Contents:
        """The data as a revision keeps it."""
        entries = [entry.model_dump() | {"name": entry.name or entry.card} for entry in self.entries]
        return Contents(format=self.format, starter=self.starter, entries=entries)


class DeckFile(DeckData):
    """A file with one deck."""

    schema_version: Literal[1] = Field(alias="schema")
    kind: Literal["deck"]


class UnreadableData(ValueError):
    """A text that is no deck file; the message is for the player."""


def deck_data(deck: DeckList, format: str, notes: str = "") -> dict[str, Any]:
    """A deck as the fields of a `DeckData`."""
    return {"game": deck.game, "name": deck.name, "notes": notes} | contents_of(deck, format)


def deck_json(deck: DeckList, format: str, notes: str = "") -> str:
    """The text of a deck file."""
    return written({"schema": SCHEMA, "kind": KIND} | deck_data(deck, format, notes))


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def parsed(text: str) -> Any:
    """The JSON of a text; raises UnreadableData."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        place = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise UnreadableData(f"This begins like a JSON file and is none{place}.") from None


def validated(shape: type[T], data: Any) -> T:
    """The data in this shape; raises UnreadableData with the first three things that are wrong."""
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        wrong = map(_problem, error.errors()[:3])
        more = f", and {error.error_count() - 3} more" if error.error_count() > 3 else ""
        raise UnreadableData(f"This is not a deck file of this site. {'; '.join(wrong)}{more}.") from None


def _problem(error: ErrorDetails) -> str:
    """Where and what, without the words that say which library found it."""
    place = ".".join(map(str, error["loc"])) or "the file"
    return f"{place}: {error['msg'].removeprefix('Value error, ').rstrip('.')}"
