"""Reading a catalogue file, ours or a player's own: everything wrong with it at once, and nothing raised.

A file is JSON, `{"schema", "game", "version", "sets", "cards"}` as `docs/catalogues.md` describes it, or CSV
with one row for each printing. Both become the same rows and go through the same checks.
"""

import csv
import io
import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn

from rules.kernel.catalogue import CardSet, Catalogue
from rules.kernel.facts import Ability, AttributeValue, CardFacts, CardKey, Printing
from rules.kernel.folding import fold
from rules.kernel.schema import LONGEST_WORD, LONGEST_WORDS, CardSchema, Flag, Number, Words, quoted

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes; a million printings of the shortest kind still fit."""

MOST_PROBLEMS = 1000
LARGEST_ID = 2**31 - 1
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

BIDI_CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that reorder the text around them, and so could disguise a name."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a file: where it stands, and what is wrong there."""

    file: str
    entry: str
    field: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field, self.reason) if part)


def read_catalogue(
    data: bytes | str, name: str, schemas: Mapping[str, CardSchema]
) -> tuple[Catalogue | None, tuple[Problem, ...]]:
    """The catalogue in a file called `name`, or None and every problem, at most `MOST_PROBLEMS` of them.

    `schemas` holds the schema of each game a file may be of, by game key. A printing whose id is left out has
    the id None: whoever loads the file gives it one.
    """
    report = _Report(name)
    try:
        text = _decoded(data, report)
        table = _csv_rows(text, schemas, report) if name.lower().endswith(".csv") else _json_object(text, report)
        catalogue = _catalogue(_Row(table, "", report), schemas)
    except _Unreadable:
        catalogue = None
    return (None if report.problems else catalogue), tuple(report.problems)


class _Unreadable(Exception):
    """The rest of the file cannot be made sense of; the reason is in the report."""


class _Report:
    """The problems found so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def add(self, entry: str, field: str, reason: str) -> None:
        self.problems.append(Problem(self.file, entry, field, reason))
        if len(self.problems) >= MOST_PROBLEMS:
            raise _Unreadable

    def stop(self, entry: str, reason: str) -> NoReturn:
        self.add(entry, "", reason)
        raise _Unreadable


class _Row:
    """One object of the file, taken apart field by field; what nobody asked for is unknown."""

    def __init__(self, values: dict[str, Json], entry: str, report: _Report) -> None:
        self.values = values
        self.entry = entry
        self.report = report
        self.asked: list[str] = []

    def take(self, field: str) -> Json:
        self.asked.append(field)
        return self.values.get(field)

    def wrong(self, field: str, reason: str) -> None:
        self.report.add(self.entry, field, reason)

    def text(self, field: str, most: int, default: str | None = None) -> str:
        """The field's text, at most `most` characters; `default` allows it to be left out."""
        value = self.take(field)
        if value is None and default is not None:
            return default
        if value is None:
            self.wrong(field, "is missing")
        elif reason := _text_problem(value, most):
            self.wrong(field, reason)
        return value if isinstance(value, str) else ""

    def name(self, field: str, most: int) -> str:
        """A text that is compared folded, so something must be left of it then."""
        value = self.text(field, most)
        if value.strip() and not fold(value):
            self.wrong(field, f"needs at least one letter or digit, not {quoted(value)}")
        return value

    def one_of(self, field: str, allowed: tuple[str, ...], most: int = 32, default: str | None = None) -> str:
        value = self.text(field, most, default)
        if value and allowed and value not in allowed:
            self.wrong(field, f"must be one of {', '.join(allowed)}; not {quoted(value)}")
        return value

    def texts(self, field: str, most: int) -> tuple[str, ...]:
        """A list of texts, empty when it is left out."""
        value = self.take(field)
        if value is None:
            return ()
        if not isinstance(value, list):
            self.wrong(field, f"must be a list of texts, not {quoted(value)}")
            return ()
        for item in value:
            if reason := _text_problem(item, most):
                self.wrong(field, reason)
        return tuple(item for item in value if isinstance(item, str))

    def rows(self, field: str, noun: str, required: bool = False) -> "Iterator[_Row]":
        """The objects of a list, each named by its place and its key, code or number."""
        value = self.take(field)
        if value is None and not required:
            return
        if not isinstance(value, list):
            self.wrong(field, "is missing" if value is None else f"must be a list, not {quoted(value)}")
            return
        for place, item in enumerate(value, 1):
            entry = f"{self.entry}, {noun} {place}" if self.entry else f"{noun} {place}"
            if isinstance(item, dict):
                yield _Row(item, _named(entry, item), self.report)
            else:
                self.report.add(entry, "", f"must be an object, not {quoted(item)}")

    def object(self, field: str) -> dict[str, Json]:
        """An object, empty when it is left out."""
        value = self.take(field)
        if value is not None and not isinstance(value, dict):
            self.wrong(field, f"must be an object, not {quoted(value)}")
        return value if isinstance(value, dict) else {}

    def finish(self) -> None:
        """Report the fields that nothing asked for."""
        for field in self.values:
            if field not in self.asked:
                near = get_close_matches(field, self.asked, 1)
                self.wrong(quoted(field).strip("'"), f"is unknown; did you mean {near[0]}?" if near else "is unknown")


def _catalogue(row: _Row, schemas: Mapping[str, CardSchema]) -> Catalogue | None:
    if row.take("schema") != 1:
        row.wrong("schema", f"must be 1, not {quoted(row.values.get('schema'))}")
    game = row.one_of("game", tuple(schemas))
    if game not in schemas:
        return None
    version = row.text("version", 50, default="")
    sets = tuple(_card_set(each, schemas[game]) for each in row.rows("sets", "set"))
    reader = _CardReader(schemas[game], {each.code: each for each in sets})
    cards = tuple(reader.card(each) for each in row.rows("cards", "card", required=True))
    row.finish()
    _refuse_twins(cards, sets, schemas[game].deck_flag, row.report)
    return Catalogue(game, version, sets, cards)


def _card_set(row: _Row, schema: CardSchema) -> CardSet:
    code = row.text("code", 32)
    card_set = CardSet(code, row.text("name", 200, default=code), row.one_of("era", schema.eras, default=""))
    row.finish()
    return card_set


@dataclass(frozen=True, slots=True)
class _CardReader:
    """Reads the cards of one game; printings must be of the sets that the file declares."""

    schema: CardSchema
    sets: Mapping[str, CardSet]

    def card(self, row: _Row) -> CardFacts:
        card = CardFacts(
            key=_key(row),
            name=row.name("name", 200),
            kind=row.one_of("kind", self.schema.kinds),
            attributes=self.attributes(row),
            printings=tuple(self.printing(each) for each in row.rows("printings", "printing", required=True)),
            abilities=tuple(self.ability(each) for each in row.rows("abilities", "ability")),
            names=_translations(row, "names", 200),
        )
        row.finish()
        if row.values.get("printings") == []:
            row.wrong("printings", "must hold at least one printing")
        return card

    def attributes(self, row: _Row) -> dict[str, AttributeValue]:
        """The printed values; a marker that is left out is not there."""
        found: dict[str, AttributeValue] = {}
        for attribute in self.schema.attributes:
            value = row.take(attribute.name)
            most = LONGEST_WORDS if isinstance(attribute, Words) else LONGEST_WORD
            if reason := attribute.problem(value) or (isinstance(value, str) and _text_problem(value, most)):
                row.wrong(attribute.name, reason)
            elif value is None or isinstance(value, str | int):
                found[attribute.name] = bool(value) if isinstance(attribute, Flag) else value
        return found

    def printing(self, row: _Row) -> Printing:
        set_code = row.text("set", 32)
        if set_code and set_code not in self.sets:
            row.wrong("set", f"{quoted(set_code)} is not among the file's sets")
        printing = Printing(
            id=_printing_id(row),
            set_code=set_code,
            number=row.name("number", 50),
            rarity=row.text("rarity", 32, default=""),
            era=self.sets[set_code].era if set_code in self.sets else "",
            aliases=row.texts("aliases", 50),
        )
        row.finish()
        return printing

    def ability(self, row: _Row) -> Ability:
        ability = Ability(
            kind=row.one_of("kind", self.schema.ability_kinds),
            zones=row.texts("zones", 32),
            text=row.text("text", 2000),
            names=row.texts("names", 200),
            needs=row.one_of("needs", ("all", "any"), default="all"),
            texts=_translations(row, "texts", 2000),
        )
        for zone in ability.zones:
            if self.schema.zones and zone not in self.schema.zones:
                row.wrong("zones", f"{quoted(zone)} is none of {', '.join(self.schema.zones)}")
        row.finish()
        return ability


def _key(row: _Row) -> CardKey:
    key = row.text("key", 100)
    if key and not KEY.fullmatch(key):
        row.wrong("key", f"must be lower-case words joined by hyphens, not {quoted(key)}")
    return CardKey(key)


def _translations(row: _Row, field: str, most: int) -> dict[str, str]:
    """Texts of at most `most` characters, by language tag."""
    texts = row.object(field)
    for language, text in texts.items():
        if reason := _text_problem(language, 20) or _text_problem(text, most):
            row.wrong(field, f"{quoted(language)} {reason}")
    return {language: text for language, text in texts.items() if isinstance(text, str)}


def _printing_id(row: _Row) -> int | None:
    value = row.take("id")
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= LARGEST_ID:
        row.wrong("id", f"must be a whole number from 1 to {LARGEST_ID}, not {quoted(value)}")
        return None
    return value


def _refuse_twins(cards: tuple[CardFacts, ...], sets: tuple[CardSet, ...], deck_flag: str, report: _Report) -> None:
    """Keys, set codes, printing ids, folded numbers and the folded names of deck cards are each used once in a file."""
    deck_cards = [card for card in cards if not deck_flag or card.has(deck_flag)]
    printings = [(card, printing) for card in cards for printing in card.printings]
    _twins(((each.code, each.code, "set") for each in sets), "code", report)
    _twins(((card.key, card.key, _of(card)) for card in cards), "key", report)
    _twins(((fold(card.name), card.name, _of(card)) for card in deck_cards), "name", report)
    _twins(((str(each.id or ""), str(each.id), _of(card)) for card, each in printings), "id", report)
    numbers = (
        (number, each.number, _of(card))
        for card, each in printings
        for number in dict.fromkeys(map(fold, (each.number, *each.aliases)))
    )
    _twins(numbers, "number", report)


def _twins(found: Iterator[tuple[str, str, str]], field: str, report: _Report) -> None:
    """Report each (compared form, shown form, entry) whose compared form came before; an empty one is no twin."""
    first: dict[str, str] = {}
    for form, shown, entry in found:
        if form and form in first:
            report.add(entry, field, f"{quoted(shown)} is already used by {first[form]}")
        first.setdefault(form, entry)


def _of(card: CardFacts) -> str:
    return f"card {quoted(card.key)}"


def _named(entry: str, item: dict[str, Json]) -> str:
    """The place with the word that tells the entry apart: `card 3 'wingal'`."""
    for field in ("key", "code", "number", "kind"):
        if isinstance(item.get(field), str):
            return f"{entry} {quoted(item[field])}"
    return entry


def _text_problem(value: Json, most: int) -> str | None:
    if not isinstance(value, str):
        return f"must be text, not {quoted(value)}"
    if not value.strip():
        return "must not be empty"
    if len(value) > most:
        return f"must be at most {most} characters, not {len(value)}"
    for character in value:
        if unicodedata.category(character) in ("Cc", "Cs", "Co") or character in BIDI_CONTROLS:
            return f"holds the character U+{ord(character):04X}, which no text may hold"
    return None


def _decoded(data: bytes | str, report: _Report) -> str:
    if len(data) > LARGEST_FILE:
        report.stop("", f"holds more than {LARGEST_FILE} bytes")
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        report.stop(f"line {line}", f"is not UTF-8: byte 0x{data[error.start]:02X}")


def _json_object(text: str, report: _Report) -> dict[str, Json]:
    try:
        value: Json = json.loads(text, object_pairs_hook=_pairs(report))
    except json.JSONDecodeError as error:
        report.stop(f"line {error.lineno}, column {error.colno}", f"is not JSON: {error.msg}")
    except RecursionError:
        report.stop("", "is nested too deeply")
    except ValueError:  # Python refuses to read a number of thousands of digits
        report.stop("", "holds a number that is too long")
    if not isinstance(value, dict):
        report.stop("", f"must hold one object, not {quoted(value)}")
    return value


def _pairs(report: _Report) -> Callable[[list[tuple[str, Json]]], dict[str, Json]]:
    """Objects as dicts, with a problem for each field that stands twice in one object."""

    def collect(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        values = dict(pairs)
        if len(values) < len(pairs):
            names = [name for name, _ in pairs]
            for name in values:
                if names.count(name) > 1:
                    report.add(_named("object", values), quoted(name).strip("'"), "stands there twice")
        return values

    return collect


def _csv_rows(text: str, schemas: Mapping[str, CardSchema], report: _Report) -> dict[str, Json]:
    """The file's rows as the JSON they stand for; several rows of one key are several printings of one card."""
    try:
        lines = list(csv.DictReader(io.StringIO(text, newline=""), strict=True, restkey="", restval=""))
    except csv.Error as error:
        report.stop("", f"is not CSV: {error}")
    game = next((line["game"] for line in lines if line.get("game")), next(iter(schemas)) if len(schemas) == 1 else "")
    schema = schemas.get(game)
    if schema is None:
        report.stop("row 1", f"needs a column game with one of {', '.join(schemas)}")
    return _CsvRows(schema, report).table(game, lines)


SET_COLUMNS = {"set": "code", "set_name": "name", "era": "era"}
PRINTING_COLUMNS = ("id", "set", "number", "rarity", "aliases")


@dataclass(frozen=True, slots=True)
class _CsvRows:
    """Turns the lines of a CSV file into sets and cards."""

    schema: CardSchema
    report: _Report

    def table(self, game: str, lines: list[dict[str, str]]) -> dict[str, Json]:
        sets: dict[str, dict[str, Json]] = {}
        cards: dict[str, dict[str, Json]] = {}
        for number, line in enumerate(lines, 2):
            if line.get(""):
                self.report.add(f"line {number}", "", "has more cells than the first line has columns")
            self.add_set(sets, line)
            self.add_printing(cards, line, f"line {number}")
        return {"schema": 1, "game": game, "sets": [*sets.values()], "cards": [*cards.values()]}

    def add_set(self, sets: dict[str, dict[str, Json]], line: dict[str, str]) -> None:
        """Declare the line's set; a later line may add the name and the era."""
        declared = sets.setdefault(line.get("set", ""), {})
        for column, field in SET_COLUMNS.items():
            if line.get(column):
                declared.setdefault(field, line[column])

    def add_printing(self, cards: dict[str, dict[str, Json]], line: dict[str, str], entry: str) -> None:
        facts = self.facts(line)
        card = cards.setdefault(line.get("key", ""), {**facts, "printings": []})
        for field, value in facts.items():
            if value != card[field]:
                reason = f"{quoted(value)} differs from {quoted(card[field])} in an earlier line of this card"
                self.report.add(f"{entry} {quoted(line.get('key', ''))}", field, reason)
        printings = card["printings"]
        assert isinstance(printings, list)
        printings.append({column: self.cell(column, line) for column in PRINTING_COLUMNS})

    def facts(self, line: dict[str, str]) -> dict[str, Json]:
        """What the line says of the card itself: everything that is neither set nor printing."""
        apart = {"", "game", *SET_COLUMNS, *PRINTING_COLUMNS}
        return {column: self.cell(column, line) for column in line if column not in apart}

    def cell(self, column: str, line: dict[str, str]) -> Json:
        """A cell as the value it stands for; one that does not fit stays text, and is refused with the rest."""
        text = line.get(column, "").strip()
        if column == "aliases":
            return [*text.split()]
        if not text:
            return None
        attribute = next((each for each in self.schema.attributes if each.name == column), None)
        if (column == "id" or isinstance(attribute, Number)) and re.fullmatch(r"-?[0-9]{1,18}", text):
            return int(text)
        if isinstance(attribute, Flag):
            return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(
                text.lower(), text
            )
        return text
