"""Run scene files and say what does not hold in them.

Exits with 0 when all holds, 1 when something does not, 2 when a file cannot be read.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules.scenes.documents import UnreadableScene
from rules.scenes.reading import read_file
from rules.scenes.reporting import report
from rules.scenes.running import failure


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scene file, or a folder of them")


def run(options: Namespace) -> int:
    unread = failed = held = 0
    for path in scene_files(options.files):
        try:
            scenes = read_file(path)
        except UnreadableScene as error:
            unread += 1
            print(error, file=sys.stderr)
            continue
        for scene in scenes:
            found = failure(scene)
            if found is None:
                held += 1
            else:
                failed += 1
                print(report(found), end="\n\n")
    print(f"{held} held, {failed} did not, {unread} files could not be read")
    return 2 if unread else 1 if failed else 0


def scene_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and in their order all `*.yaml` below the folders named."""
    for path in paths:
        yield from sorted(path.rglob("*.yaml")) if path.is_dir() else (path,)
