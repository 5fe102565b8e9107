"""The catalogue files: ours under `cards/catalogs`, and any file that a player names."""

from collections.abc import Iterable
from pathlib import Path

from cards.loading import Source
from cards.models import CardSet
from rules import games
from rules.catalogues import CATALOGUES, told
from rules.kernel.catalogue import Catalogue
from rules.kernel.reading import LARGEST_FILE, Problem, read_catalogue

SCHEMAS = {game.key: game.schema for game in games.ALL}


def shipped() -> tuple[list[Source], list[Problem]]:
    """Our own files, and nothing in place of those that were loaded once and are gone; one query.

    A game that can be played but has no formats yet keeps its cards to the rules.
    """
    found, problems = read(sorted(path for game in SCHEMAS for path in (CATALOGUES / game).glob("cards*.json")))
    names = {source.name for source in found}
    stored = CardSet.objects.exclude(source__startswith="/").exclude(source__in=names)
    gone = stored.order_by().values_list("game", "source").distinct()
    return found + [_nothing(game, name) for game, name in gone], problems


def read(paths: Iterable[Path]) -> tuple[list[Source], list[Problem]]:
    """The sources in these files, and everything wrong with any of them."""
    sources: list[Source] = []
    problems: list[Problem] = []
    for path in paths:
        try:
            data = _bytes(path)
        except OSError as error:
            problems.append(Problem(str(path), "", "", error.strerror or str(error)))
            continue
        catalogue, found = read_catalogue(data, str(path), SCHEMAS)
        problems += found
        if catalogue is not None:
            sources.append(Source(source_name(path), told(catalogue)))
    return sources, problems


def forgotten(paths: Iterable[Path]) -> tuple[list[Source], list[Problem]]:
    """Nothing in place of each file that was loaded once, there or not, and a problem for each that never was.

    One query.
    """
    named = {source_name(path): path for path in paths}
    stored = CardSet.objects.filter(source__in=named).order_by().values_list("game", "source").distinct()
    found = [_nothing(game, name) for game, name in stored]
    unknown = named.keys() - {source.name for source in found}
    return found, [Problem(str(named[name]), "", "", "no cards of this file are loaded") for name in sorted(unknown)]


def source_name(path: Path) -> str:
    """What the rows of a file are remembered by: where it lies, below our folder or in full."""
    full = path.resolve()
    return full.relative_to(CATALOGUES).as_posix() if full.is_relative_to(CATALOGUES) else full.as_posix()


def _bytes(path: Path) -> bytes:
    """The file, no more of it than shows that it is too large."""
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def _nothing(game: str, name: str) -> Source:
    return Source(name, Catalogue(game, "", (), ()))
