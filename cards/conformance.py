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

from rules.conformance import Conformance, FileTold, conformance
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
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    fresh.replace(path)
    return now, True


def _stored(game: Game) -> Conformance | None:
    """What was kept; None where there is nothing, or nothing that this version can read."""
    try:
        return msgspec.json.decode(file_of(game).read_bytes(), type=Conformance)
    except (OSError, msgspec.MsgspecError):
        return None


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
    tests: tuple[str, ...]
    without: str | None

    @property
    def failing(self) -> int:
        return sum(not entry.scene.holds for entry in self.scenes)


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
        return sum(bool(rule.failing) for rule in self.rules)


class Mark(NamedTuple):
    """How many scenes prove a number, how many of them fail, and the chapter whose page tells of them."""

    number: str
    chapter: str
    scenes: int
    failing: int


class Report:
    """What was run for a game, by chapter, by rule and by scene."""

    def __init__(self, game: Game, told: Conformance) -> None:
        self.game = game
        self.told = told

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
        return Rule(number, book.text(number), scenes, self.told.tests.get(number, ()), book.without_behaviour(number))

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
    """The second scene of "tests/scenes/<game>/open-cases/O01.yaml" is "open-cases-o01-2"."""
    name = "-".join(Path(file).with_suffix("").parts[3:])
    return f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}-{place}"


def report(game: Game) -> Report | None:
    """What was last run for the game; None where nothing was."""
    try:
        written = file_of(game).stat().st_mtime_ns
    except OSError:
        return None
    return _report(game, file_of(game), written)


@lru_cache(maxsize=8)
def _report(game: Game, path: Path, written: int) -> Report | None:
    told = _stored(game)
    return None if told is None else Report(game, told)
