"""What a game's scenes say of its rules: every scene run and told, every rule with what proves it.

A file is run again when it or the rules have changed, else its result is kept.
"""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

from rules import proofs
from rules.catalogues import CATALOGUES
from rules.kernel.game import Game
from rules.scenes.documents import UnreadableScene
from rules.scenes.reading import read_file
from rules.scenes.retelling import SceneTold, retold
from rules.scenes.running import variants

RULES = Path(__file__).resolve().parent


class FileTold(msgspec.Struct, frozen=True):
    """The scenes of one file; `unreadable` says why there are none. `ran` is when, as ISO 8601."""

    file: str
    digest: str
    ran: str
    scenes: tuple[SceneTold, ...] = ()
    unreadable: str = ""


class Conformance(msgspec.Struct, frozen=True, eq=False):
    """What was run with the rules of this digest; `tests` are the places of Python tests by what they prove."""

    game: str
    rules: str
    ran: str
    files: tuple[FileTold, ...]
    tests: Mapping[str, tuple[str, ...]]


def conformance(game: Game, now: str, before: Conformance | None = None, tests: Path = proofs.TESTS) -> Conformance:
    """Run the game's scenes below `tests`, but for those that `before` has run with these very rules."""
    rules = rules_digest()
    kept = {told.file: told for told in before.files} if before is not None and before.rules == rules else {}
    files = tuple(_files(tests, game.key, now, kept))
    is_new = any(told.ran == now for told in files) or before is None or before.rules != rules
    ran = now if is_new or before is None else before.ran
    return Conformance(game.key, rules, ran, files, _tests(tests, game.rulebook))


@cache
def rules_digest() -> str:
    """What tells these rules and cards from others, in twelve digits."""
    digest = hashlib.sha256()
    for path in sorted(chain(RULES.rglob("*.py"), RULES.rglob("*.md"), CATALOGUES.rglob("*.json"))):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _files(tests: Path, game: str, now: str, kept: Mapping[str, FileTold]) -> Iterator[FileTold]:
    for path in sorted((tests / "scenes" / game).rglob("*.yaml")):
        file, digest = str(path.relative_to(tests.parent)), hashlib.sha256(path.read_bytes()).hexdigest()
        before = kept.get(file)
        yield before if before is not None and before.digest == digest else _run(path, file, digest, now)


def _run(path: Path, file: str, digest: str, now: str) -> FileTold:
    try:
        scenes = read_file(path)
    except UnreadableScene as error:
        return FileTold(file, digest, now, unreadable="; ".join(mistake.reason for mistake in error.mistakes))
    return FileTold(file, digest, now, tuple(retold(scene, tuple(variants(scene))) for scene in scenes))


def _tests(tests: Path, prefix: str) -> Mapping[str, tuple[str, ...]]:
    """The Python tests of each number of the game's rulebook."""
    found = proofs.by_subject(proof for proof in proofs.of_every_test(tests) if proof.of.startswith(f"{prefix}-"))
    return {number: tuple(dict.fromkeys(places)) for number, places in found.items()}
