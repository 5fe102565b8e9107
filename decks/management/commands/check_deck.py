"""Judge a deck list from the command line, without a database."""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from decks.importing import cleaning, limits
from decks.importing.index import CatalogueIndex
from decks.importing.reading import read
from decks.importing.report import ImportReport, ReportLine
from decks.verdicts import unread_data, verdict
from rules import games
from rules.catalogues import load
from rules.kernel.formats import Format, Issue, Severity, is_legal

ILLEGAL, UNREAD = 1, 2


class Command(BaseCommand):
    help = (
        "Judge a deck list. Exits with 0 when the deck is legal, warnings or not, with 1 when it has errors, and "
        "with 2 when a line could not be read; the lines that could are judged all the same."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a text file, or - for the standard input")
        parser.add_argument("--format", required=True, choices=_formats(), metavar="FORMAT", help=", ".join(_formats()))
        parser.add_argument("--json", action="store_true", help="answer as JSON")

    def handle(self, *, file: str, format: str, json: bool, **options: Any) -> None:
        chosen = _formats()[format]
        report = read(_text(file), CatalogueIndex(chosen.game, load(chosen.game).cards), chosen)
        if report.refusal:
            raise CommandError(report.refusal, returncode=UNREAD)
        issues = chosen.issues(report.deck)
        self.stdout.write(_as_json(report, chosen) if json else _as_text(report, chosen, issues))
        if report.unread:
            sys.exit(UNREAD)
        if not is_legal(issues):
            sys.exit(ILLEGAL)


def _formats() -> dict[str, Format]:
    return {format.key: format for game in games.ALL for format in game.formats}


def _text(file: str) -> str:
    """The text of the file; no more of it is read than a list may have."""
    try:
        if file == "-":
            return cleaning.decode(sys.stdin.buffer.read(limits.BYTES + 1))
        with Path(file).open("rb") as stream:
            return cleaning.decode(stream.read(limits.BYTES + 1))
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.", returncode=UNREAD) from error
    except cleaning.Unreadable as error:
        raise CommandError(f"{file}: {error}", returncode=UNREAD) from error


def _as_json(report: ImportReport, format: Format) -> str:
    data = verdict(report.deck, format) | {
        "cards": report.deck.size(),
        "unread": [unread_data(line) for line in report.unread],
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _as_text(report: ImportReport, format: Format, issues: tuple[Issue, ...]) -> str:
    lines = [f"line {line.number}: {line.text}\n    {_told(line)}" for line in report.lines if line.message]
    lines += [f"{issue.severity}: {issue.message} [{issue.code}, {issue.rule}]" for issue in issues]
    return "\n".join([*lines, _summary(report, format, issues)])


def _told(line: ReportLine) -> str:
    near = " or ".join(candidate.label for candidate in line.candidates)
    mark = "Not read. " if line.is_unread else ""
    return f"{mark}{line.message}" + (f" Did you mean {near}?" if near and line.is_unread else "")


def _summary(report: ImportReport, format: Format, issues: tuple[Issue, ...]) -> str:
    errors = sum(issue.severity is Severity.ERROR for issue in issues)
    judged = f"{errors} {'error' if errors == 1 else 'errors'}" if errors else "legal"
    warnings = len(issues) - errors
    also = f", {warnings} {'warning' if warnings == 1 else 'warnings'}" if warnings else ""
    return f"{format.name}: {judged}{also}. {report.footer}"
