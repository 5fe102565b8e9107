"""Scripts as JSON values, and back: how cards of a player's own are written, and the cards inside a scene.

A record is an object whose "type" names its kind. A field that is left out has its default value, and `to_data`
leaves it out. Everything wrong with a script is said at once, each with the path where it stands.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.kernel import abilities, costs, effects, patterns, selectors
from rules.kernel.abilities import CardScript
from rules.kernel.effects import Gain, Made
from rules.kernel.records import Event, Record
from rules.kernel.schema import quoted
from rules.kernel.words import Word

KERNEL = (selectors, costs, patterns, effects, abilities)
REQUIRED: Any = object()
TYPE = "type"


class UnreadableScript(ValueError):
    """Values that are no script of this vocabulary; `problems` says everything wrong, each with its path."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Vocabulary:
    """What one game's scripts are made of: the kinds of record by "type", and by kind of word the words there are.

    A kind of word that is not in `words` allows any.
    """

    records: Mapping[str, type[Record]]
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class Part(NamedTuple):
    """A field of a record: its name, the type it holds, and its default value, `REQUIRED` where it has none."""

    name: str
    holds: Any
    default: Any


def vocabulary(*modules: ModuleType, **words: tuple[str, ...]) -> Vocabulary:
    """The kernel's records and those of a game's own modules; no two may have the same name."""
    records: dict[str, type[Record]] = {}
    for kind in (kind for module in (*KERNEL, *modules) for kind in written(module)):
        assert tag(kind) not in records, f"{tag(kind)} is both {records[tag(kind)]} and {kind}"
        records[tag(kind)] = kind
    return Vocabulary(records, words)


def written(module: ModuleType) -> Iterator[type[Record]]:
    """The kinds of record that a module defines and scripts may hold; what only groups them has no tag of its own."""
    for kind in vars(module).values():
        is_own = isinstance(kind, type) and issubclass(kind, Record) and kind.__module__ == module.__name__
        if is_own and tag(kind) != kind.__name__ and not issubclass(kind, Made):
            yield kind


def kinds_of_event(*modules: ModuleType) -> dict[str, type[Event]]:
    """The events that these modules define, by what their "type" says."""
    return {tag(kind): kind for module in modules for kind in written(module) if issubclass(kind, Event)}


def tag(kind: type[Record]) -> str:
    """What "type" says of this kind."""
    return str(kind.__struct_config__.tag)


@cache
def parts(kind: type[Record]) -> tuple[Part, ...]:
    """The fields of a kind of record, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(Part(each.name, hints[each.name], _default(each)) for each in msgspec.structs.fields(kind))


def _default(info: msgspec.structs.FieldInfo) -> Any:
    if info.default_factory is not msgspec.NODEFAULT:
        return info.default_factory()
    return REQUIRED if info.default is msgspec.NODEFAULT else info.default


def to_data(value: Any) -> Any:
    """A record, or what a field of one holds, as JSON values."""
    if isinstance(value, Record):
        kept = ((part, getattr(value, part.name)) for part in parts(type(value)))
        return {TYPE: tag(type(value))} | {part.name: to_data(held) for part, held in kept if held != part.default}
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    return value


def read_script(data: Any, vocabulary: Vocabulary) -> CardScript:
    """The script that JSON values describe; UnreadableScript when they describe none."""
    reader = _Reader(vocabulary)
    script = reader.value(data, CardScript, "")
    if isinstance(script, CardScript):
        reader.problems += _wrong_gains(script)
    if reader.problems:
        raise UnreadableScript(tuple(reader.problems))
    assert isinstance(script, CardScript)
    return script


def _wrong_gains(script: CardScript) -> Iterator[str]:
    """An effect may give only what the card has and holds back."""
    held_back = {place for place, ability in enumerate(script.abilities) if getattr(ability, "gained", False)}
    for place, ability in enumerate(script.abilities):
        for step in records(ability):
            if isinstance(step, Gain) and step.ability not in held_back:
                yield f"abilities[{place}]: gains ability {step.ability}, which the card does not hold back"


class _Reader:
    """Reads values by the types of the fields they are for, and collects what is wrong."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.problems: list[str] = []

    def wrong(self, path: str, reason: str) -> None:
        self.problems.append(f"{path or 'script'}: {reason}")

    def value(self, data: Any, holds: Any, path: str) -> Any:
        origin, inner = get_origin(holds), get_args(holds)
        if origin in (Union, UnionType):
            (other,) = (each for each in inner if each is not NoneType)
            return None if data is None else self.value(data, other, path)
        if origin is Annotated:
            return self.word(data, inner[1], path)
        if origin is tuple and inner[1:] == (...,):
            return self.row(data, inner[0], path)
        if isinstance(holds, type) and issubclass(holds, Record):
            return self.record(data, holds, path)
        try:
            return msgspec.convert(data, holds)
        except msgspec.ValidationError as error:
            self.wrong(path, str(error))
            return None

    def row(self, data: Any, holds: Any, path: str) -> tuple[Any, ...]:
        if not isinstance(data, list | tuple):
            self.wrong(path, f"must be a list, not {quoted(data)}")
            return ()
        return tuple(self.value(item, holds, f"{path}[{index}]") for index, item in enumerate(data))

    def word(self, data: Any, word: Word, path: str) -> Any:
        known = self.vocabulary.words.get(word.kind)
        if not isinstance(data, str):
            self.wrong(path, f"must be text, not {quoted(data)}")
        elif known is not None and data not in known:
            self.wrong(path, f"there is no {word.kind} {quoted(data)}{hint(data, known)}")
        return data

    def record(self, data: Any, wanted: type[Record], path: str) -> Record | None:
        """The record that an object describes, of the kind `wanted` or one that belongs to it."""
        if not isinstance(data, dict):
            self.wrong(path, f"must be an object, not {quoted(data)}")
            return None
        kind = self.kind(data, wanted, path)
        if kind is None:
            return None
        known = {part.name: part for part in parts(kind)}
        for name in data:
            if name not in known and name != TYPE:
                self.wrong(path, f"{tag(kind)} has no field {quoted(name)}{hint(name, known, 'it has')}")
        before = len(self.problems)
        values = {name: self.part(data, part, path) for name, part in known.items()}
        return None if len(self.problems) > before else kind(**values)

    def kind(self, data: Mapping[str, Any], wanted: type[Record], path: str) -> type[Record] | None:
        fitting = {name: kind for name, kind in self.vocabulary.records.items() if issubclass(kind, wanted)}
        given = data.get(TYPE, tag(wanted))
        if given in fitting:
            return fitting[given]
        if TYPE in data:
            self.wrong(path, f"there is no {wanted.__name__.lower()} {quoted(given)}{hint(str(given), fitting)}")
        else:
            self.wrong(path, f"needs a {quoted(TYPE)}, one of {', '.join(fitting)}")
        return None

    def part(self, data: Mapping[str, Any], part: Part, path: str) -> Any:
        place = f"{path}.{part.name}" if path else part.name
        if part.name in data:
            return self.value(data[part.name], part.holds, place)
        if part.default is REQUIRED:
            self.wrong(place, "is missing")
        return part.default


def near(word: str, known: Any) -> str:
    """A question after the one that may have been meant; nothing where none is near."""
    found = get_close_matches(word, tuple(known), 1)
    return f"; did you mean {found[0]}?" if found else ""


def hint(word: str, known: Collection[str], lead: str = "there are") -> str:
    """What may have been meant; where nothing is near, all that there is."""
    return near(word, known) or f"; {lead} {', '.join(known) or 'none'}"


def asks_for(ability: Record) -> tuple[tuple[str, ...], str]:
    """The keys of the cards that an ability names, its effect's last; and whether it needs "all" of them or "any".

    Any one is enough where they stand together in one place of the text, as in a search for this or that card.
    """
    groups = [group for each in records(ability) if (group := tuple(own_words(each, "card")))]
    keys = dict.fromkeys(key for group in groups for key in group)
    return tuple(keys), "any" if len(groups) == 1 and len(keys) > 1 else "all"


def records(record: Record) -> Iterator[Record]:
    """The record and every one that it holds, what an ability does last, as texts are read."""
    yield record
    for part in sorted(parts(type(record)), key=lambda part: part.name == "do"):
        value = getattr(record, part.name)
        for held in value if isinstance(value, tuple) else (value,):
            if isinstance(held, Record):
                yield from records(held)


def words(record: Record, kind: str) -> Iterator[str]:
    """Every word of this kind in a record and in all that it holds."""
    return (word for each in records(record) for word in own_words(each, kind))


def own_words(record: Record, kind: str) -> Iterator[str]:
    """The words of this kind in the record's own fields."""
    for part in parts(type(record)):
        value, holds = getattr(record, part.name), part.holds
        if value is None:
            continue
        if get_origin(holds) in (tuple, Union, UnionType):
            holds = get_args(holds)[0]
        if get_origin(holds) is Annotated and get_args(holds)[1] == Word(kind):
            yield from value if isinstance(value, tuple) else (value,)
