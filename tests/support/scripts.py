"""Scripts by chance: records of a vocabulary put together as their types allow, sensible or not."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec.structs import replace

from rules.kernel.abilities import Ability, CardScript, When
from rules.kernel.facts import CardKey
from rules.kernel.records import Record
from rules.kernel.scripts import Vocabulary, parts

DEEPEST = 4


def scripts(vocabulary: Vocabulary) -> SearchStrategy[CardScript]:
    """Cards with an ability that is held back, the only one that others give, and one or two more."""
    held_back = _values(vocabulary, When, "", 0).map(lambda ability: replace(ability, gained=True))
    others = st.lists(_values(vocabulary, Ability, "", 0), min_size=1, max_size=2)
    return st.builds(lambda first, row: CardScript(CardKey("own-hound"), (first, *row)), held_back, others)


def _values(vocabulary: Vocabulary, holds: Any, name: str, depth: int) -> SearchStrategy[Any]:
    """What a field of this type and name may hold."""
    origin, inner = get_origin(holds), get_args(holds)
    if origin in (Union, UnionType):
        (other,) = (each for each in inner if each is not NoneType)
        return st.none() if depth > DEEPEST else st.none() | _values(vocabulary, other, name, depth)
    if origin is Annotated:
        return st.sampled_from(vocabulary.words.get(inner[1].kind, ("blaster-blade", "wingal")))
    if origin is Literal:
        return st.sampled_from(inner)
    if origin is tuple:
        if not _kinds(vocabulary, inner[0]):
            return st.just(())
        least, most = (1, 1) if depth > DEEPEST else (0 if name in ("tests", "cost", "named") else 1, 3)
        return st.lists(_values(vocabulary, inner[0], name, depth + 1), min_size=least, max_size=most).map(tuple)
    if isinstance(holds, type) and issubclass(holds, Record):
        kinds = _kinds(vocabulary, holds)
        plain = [kind for kind in kinds if not any(_is_nested(part.holds) for part in parts(kind))]
        return st.sampled_from(plain if depth > DEEPEST and plain else kinds).flatmap(
            lambda kind: st.builds(
                kind, **{part.name: _values(vocabulary, part.holds, part.name, depth + 1) for part in parts(kind)}
            )
        )
    return {bool: st.booleans(), int: _numbers(name), str: st.sampled_from(("Kagero", "Oracle Think Tank"))}[holds]


def _kinds(vocabulary: Vocabulary, holds: Any) -> list[Any]:
    """The kinds of record that such a field may hold; the type itself where it holds none."""
    if not (isinstance(holds, type) and issubclass(holds, Record)):
        return [holds]
    return [kind for kind in vocabulary.records.values() if issubclass(kind, holds)]


def _numbers(name: str) -> SearchStrategy[int]:
    if name == "ability":
        return st.just(0)
    if name == "amount":
        return st.sampled_from((-2000, -1, 1, 5000))
    return st.integers(0 if name in ("least", "grade") else 1, 4)


def _is_nested(holds: Any) -> bool:
    return any(isinstance(each, type) and issubclass(each, Record) for each in (holds, *get_args(holds)))
