"""What tests and scenes say that they prove: rule numbers and cards, read from their files without running them.

A Python test says it with the mark `proves`, a scene with its key of that name: `@proves("VG-7.4.2", "barcgal")`.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from rules.kernel.rulebook import NUMBER
from rules.scenes.documents import Node, documents

TESTS = Path(__file__).resolve().parents[1] / "tests"


class Proof(NamedTuple):
    """One thing proven, a rule's number or a card's key, and the test or scene that does."""

    of: str
    place: str

    @property
    def is_of_rule(self) -> bool:
        return NUMBER.fullmatch(self.of) is not None


def proofs(tests: Path = TESTS) -> Iterator[Proof]:
    """Everything that the files below `tests` say they prove."""
    yield from of_every_test(tests)
    for path in sorted((tests / "scenes").rglob("*.yaml")):
        yield from of_scenes(path.read_text(encoding="utf-8"), str(path.relative_to(tests.parent)))


def of_every_test(tests: Path = TESTS) -> Iterator[Proof]:
    """What the Python tests below `tests` say they prove."""
    for path in sorted(tests.rglob("test_*.py")):
        yield from of_tests(path.read_text(encoding="utf-8"), str(path.relative_to(tests.parent)))


def by_subject(found: Iterator[Proof]) -> Mapping[str, list[str]]:
    """The places by what they prove."""
    places: dict[str, list[str]] = defaultdict(list)
    for proof in found:
        places[proof.of].append(proof.place)
    return places


def of_tests(source: str, file: str) -> Iterator[Proof]:
    """What the marks of test functions name, those of single examples included."""
    if "proves" not in source:  # most files; parsing them would be most of the work
        return
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for decorator in function.decorator_list:
                for subject in _marked(decorator):
                    yield Proof(subject, f"{file}::{function.name}")


def _marked(decorator: ast.expr) -> Iterator[str]:
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and _name(call.func) == "proves":
            constants = (each.value for each in call.args if isinstance(each, ast.Constant))
            yield from (value for value in constants if isinstance(value, str))


def _name(expression: ast.expr) -> str:
    """The last part of a dotted name."""
    return getattr(expression, "attr", getattr(expression, "id", ""))


def of_scenes(text: str, file: str) -> Iterator[Proof]:
    """What the scenes of a file name."""
    for node in documents(text, file):
        if isinstance(node.value, dict) and "proves" in node.value:
            title = node.value.get("scene", Node("", 0)).value
            for subject in _texts(node.value["proves"]):
                yield Proof(subject, f"{file}: {title}")


def _texts(node: Node) -> Iterator[str]:
    for item in node.value if isinstance(node.value, list) else [node]:
        if isinstance(item.value, str):
            yield item.value
