"""`manage.py load_catalog`: the cards in our files, or in a file of one's own, become those of the site."""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import models

from cards import loading, sources
from cards.indexing import admits
from cards.loading import Difference, Plan
from rules import games
from rules.kernel.reading import Problem

NAMES_SHOWN = 20


class Command(BaseCommand):
    help = (
        "Load catalogue files (JSON, or CSV with a row for each printing); without files, all that ship with the site. "
        "What a file no longer holds is removed. One mistake anywhere, and nothing is loaded."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
        parser.add_argument("--check", action="store_true", help="only report what loading would do")
        parser.add_argument("--game", choices=[game.key for game in games.ALL], help="load this game's files only")
        parser.add_argument("--forget", action="store_true", help="remove all that came from the files named")

    def handle(self, *, files: list[Path], check: bool, game: str | None, forget: bool, **options: Any) -> None:
        if forget:
            found, problems = sources.forgotten(files)
        else:
            found, problems = sources.read(files) if files else sources.shipped()
        wanted = [source for source in found if game in (None, source.catalogue.game)]
        plans: list[Plan] = []
        if not problems:
            plans, problems = loading.load(wanted, check)
        if problems:
            raise CommandError(_refusal(problems))
        if options["verbosity"] > 0:
            limit = None if options["verbosity"] > 1 else NAMES_SHOWN
            self.stdout.write("\n".join(_report(plans, check, limit)))


def _refusal(problems: Sequence[Problem]) -> str:
    return "\n".join([*map(str, problems), f"{_counted(len(problems), 'problem')}; nothing was loaded."])


def _report(plans: Sequence[Plan], check: bool, limit: int | None) -> Iterator[str]:
    """What was added, changed and removed, by name; at most `limit` names of each."""
    for plan in plans:
        if plan.is_empty:
            yield f"{plan.game.name}: nothing to change, {_counted(len(plan.entries), 'card')}."
            yield from _unplayable(plan)
            continue
        yield f"{plan.game.name}: {'would change' if check else 'loaded'}"
        for noun, difference in (("set", plan.sets), ("card", plan.cards), ("printing", plan.printings)):
            yield from _changes(noun, difference, limit)
        yield from _unplayable(plan)


def _unplayable(plan: Plan) -> Iterator[str]:
    """How many cards no format admits, if there are any."""
    every = [entry.facts for entry in plan.entries]
    count = sum(not any(admits(format, card) for format in plan.game.formats) for card in every)
    if count:
        yield f"  {_counted(count, 'card')} in no playable format"


def _changes(noun: str, difference: Difference[Any], limit: int | None) -> Iterator[str]:
    groups: dict[str, list[models.Model]] = {
        "added": difference.added,
        "changed": difference.changed,
        "removed": difference.removed,
    }
    for verb, rows in groups.items():
        if rows:
            yield f"  {_counted(len(rows), noun)} {verb}: {_names(rows, limit)}"


def _names(rows: Sequence[models.Model], limit: int | None) -> str:
    shown = "; ".join(str(row) for row in rows[:limit])
    return f"{shown}; and {len(rows) - limit} more" if limit is not None and len(rows) > limit else shown


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
