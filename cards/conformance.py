"""What the scenes said of the rules when they were last run: a file for each game, written once and read once."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from django.conf import settings
from django.utils import timezone

from rules.conformance import Conformance, FileTold, conformance, rules_digest
from rules.kernel.game import Game
from rules.kernel.rulebook import Section
from rules.rulebooks import rulebook
from rules.scenes.retelling import SceneTold


def file_of(game: Game) -> Path:
    return Path(settings.VAR_DIR) / "conformance" / f"{game.key}.json"


def renew(game: Game) -> tuple[Conformance, bool]:
    """Run what has changed since the last time and keep it; whether anything had."""
    before = _stored(game)
    now = conformance(game, timezone.now().isoformat(timespec="seconds"), before)
    data = msgspec.json.encode(now)
    path = file_of(game)
    if path.exists() and path.read_bytes() == data:
        return now, False
    _write(path, data)
    return now, True


def _write(path: Path, data: bytes) -> None:
    """Put a whole file in the place of the one before, so that no reader sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)


def _stored(game: Game) -> Conformance | None:
    """What was kept; None where there is nothing, or nothing that this version can read."""
    try:
        return msgspec.json.decode(file_of(game).read_bytes(), type=Conformance)
    except (OSError, msgspec.MsgspecError):
        return None


class Outcomes(msgspec.Struct, frozen=True):
    """Which of the Python tests passed when they were last run with the rules of this digest."""

    rules: str
    passed: dict[str, bool]


def keep_outcomes(passed: Mapping[str, bool]) -> None:
    """Keep what a run of tests said, with what runs before it said of other tests with the same rules."""
    before = _outcomes()
    kept = before.passed if before is not None and before.rules == rules_digest() else {}
    _write(_tests_file(), msgspec.json.encode(Outcomes(rules_digest(), {**kept, **passed})))


def _tests_file() -> Path:
    return Path(settings.VAR_DIR) / "conformance" / "tests.json"


def _outcomes() -> Outcomes | None:
    try:
        return msgspec.json.decode(_tests_file().read_bytes(), type=Outcomes)
    except (OSError, msgspec.MsgspecError):
        return None


@dataclass(frozen=True, slots=True)
class Test:
    """A Python test; `passed` is None where it was not run with these rules."""

    place: str
    passed: bool | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A scene in its file; `slug` is its address."""

    slug: str
    file: FileTold
    scene: SceneTold

    @property
    def ways(self) -> str:
        return "once" if self.scene.runs == 1 else f"in {self.scene.runs} ways"


@dataclass(frozen=True, slots=True)
class Rule:
    """A number of the rulebook with what proves it; `without` says why nothing has to."""

    number: str
    text: str
    scenes: tuple[Entry, ...]
    tests: tuple[Test, ...]
    without: str | None

    @property
    def failing(self) -> int:
        """How many scenes do not hold."""
        return sum(not entry.scene.holds for entry in self.scenes)

    @property
    def failed(self) -> int:
        """How many tests did not pass."""
        return sum(test.passed is False for test in self.tests)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of the rulebook under which rules stand."""

    title: str
    anchor: str
    rules: tuple[Rule, ...]

    @property
    def scenes(self) -> int:
        return len({entry.slug for rule in self.rules for entry in rule.scenes})

    @property
    def tests(self) -> int:
        return len({test for rule in self.rules for test in rule.tests})

    @property
    def failing(self) -> int:
        return sum(bool(rule.failing or rule.failed) for rule in self.rules)


class Mark(NamedTuple):
    """How many scenes prove a number, how many of them fail, and the chapter whose page tells of them."""

    number: str
    chapter: str
    scenes: int
    failing: int


class Report:
    """What was run for a game, by chapter, by rule and by scene."""

    def __init__(self, game: Game, told: Conformance, outcomes: Outcomes | None) -> None:
        self.game = game
        self.told = told
        self.passed = outcomes.passed if outcomes is not None and outcomes.rules == told.rules else {}

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """The scenes by their addresses: the file below the game's folder and their place in it."""
        found = (Entry(_slug(file.file, place), file, scene) for file, place, scene in self._scenes())
        return {entry.slug: entry for entry in found}

    def _scenes(self) -> Iterator[tuple[FileTold, int, SceneTold]]:
        for file in self.told.files:
            for place, scene in enumerate(file.scenes, 1):
                yield file, place, scene

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        sections = (section for section in rulebook(self.game.key).sections if section.defines)
        return tuple(map(self._chapter, sections))

    def _chapter(self, section: Section) -> Chapter:
        book = rulebook(self.game.key)
        numbers = [number for number in section.defines if not book.is_chapter(number)]
        return Chapter(section.title, section.anchor, tuple(map(self._rule, numbers)))

    def _rule(self, number: str) -> Rule:
        book = rulebook(self.game.key)
        scenes = tuple(entry for entry in self.entries.values() if number in entry.scene.proves)
        tests = tuple(Test(place, self.passed.get(place)) for place in self.told.tests.get(number, ()))
        return Rule(number, book.text(number), scenes, tests, book.without_behaviour(number))

    @cached_property
    def failing(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.values() if not entry.scene.holds)

    @cached_property
    def unreadable(self) -> tuple[FileTold, ...]:
        return tuple(file for file in self.told.files if file.unreadable)

    @cached_property
    def chapter_of(self) -> Mapping[str, str]:
        """The anchor of the chapter in which a number stands."""
        return {rule.number: chapter.anchor for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """What the rulebook's page says beside each number that scenes prove."""
        return tuple(
            Mark(rule.number, chapter.anchor, len(rule.scenes), rule.failing)
            for chapter in self.chapters
            for rule in chapter.rules
            if rule.scenes
        )


def _slug(file: str, place: int) -> str:
    """Of the second scene in "tests/scenes/<game>/open-cases/O01.yaml": "open-cases-o01-2"."""
    name = "-".join(Path(file).with_suffix("").parts[3:])
    return f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}-{place}"


def report(game: Game) -> Report | None:
    """What was last run for the game; None where nothing was."""
    written = _written(file_of(game))
    return None if written is None else _report(game, file_of(game), written, _written(_tests_file()))


def _written(path: Path) -> int | None:
    """When a file was written, None where there is none."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


@lru_cache(maxsize=8)
def _report(game: Game, path: Path, *written: int | None) -> Report | None:
    told = _stored(game)
    return None if told is None else Report(game, told, _outcomes())
