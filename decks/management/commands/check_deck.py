"""Judge a deck list from the command line, without a database."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.loading import FIRST_OWN_UID
from decks.checking import Verdict, verdict
from decks.importing import cleaning, limits
from decks.importing.index import CatalogueIndex
from decks.importing.reading import read
from decks.importing.report import ImportReport, ReportLine
from decks.issue_data import unread_data, verdict_data
from rules import games
from rules.catalogues import load
from rules.games import game as game_of
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Format
from rules.kernel.reading import LARGEST_FILE, read_catalogue

ILLEGAL, UNREAD = 1, 2
OWN_FILE = "Only the cards that ship with the site are known here; name a file of your own with --catalogue CARDS."


class Command(BaseCommand):
    help = (
        "Judge a deck list. Exits with 0 when the deck is legal, warnings or not, with 1 when it has errors, and "
        "with 2 when a line could not be read; the lines that could are judged all the same."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a text file, or - for the standard input")
        parser.add_argument("--format", required=True, choices=_formats(), metavar="FORMAT", help=", ".join(_formats()))
        parser.add_argument(
            "--catalogue",
            action="append",
            default=[],
            metavar="CARDS",
            dest="catalogues",
            help="a JSON or CSV file of your own cards to know besides those that ship; may be given several times",
        )
        parser.add_argument("--json", action="store_true", help="answer as JSON")

    def handle(self, *, file: str, format: str, json: bool, catalogues: list[str], **options: Any) -> None:
        chosen = _formats()[format]
        report = read(_text(file), CatalogueIndex(chosen.game, _cards(chosen.game, catalogues)), chosen)
        if report.refusal:
            raise CommandError(report.refusal, returncode=UNREAD)
        judged = verdict(report.deck, format)
        if report.unread and not json and not catalogues:
            self.stdout.write(OWN_FILE)
        self.stdout.write(_as_json(report, judged) if json else _as_text(report, judged))
        if report.unread:
            sys.exit(UNREAD)
        if not judged.is_legal:
            sys.exit(ILLEGAL)


def _formats() -> dict[str, Format]:
    return {format.key: format for game in games.ALL for format in game.formats}


def _cards(game: str, files: list[str]) -> list[CardFacts]:
    """The game's cards that ship, and those of these files; a key or a number belongs to one card of them all."""
    cards = list(load(game).cards)
    owners = {claim: "the cards that ship" for card in cards for claim in _claims(card)}
    ids = count(FIRST_OWN_UID)
    for file in files:
        for card in _own_cards(game, file, ids):
            if taken := next((claim for claim in _claims(card) if owners.setdefault(claim, file) != file), None):
                raise CommandError(
                    f"{file}: {card.key}: {taken} is already taken by {owners[taken]}", returncode=UNREAD
                )
            cards.append(card)
    return cards


def _claims(card: CardFacts) -> list[str]:
    return [card.key, *(printing.number for printing in card.printings)]


def _own_cards(game: str, file: str, ids: Iterator[int]) -> Iterator[CardFacts]:
    """The cards of a file of one's own, through the same checks as loading it, and numbered as loading does."""
    catalogue, problems = read_catalogue(_bytes(file, LARGEST_FILE), file, {game: game_of(game).schema})
    if catalogue is None:
        raise CommandError("\n".join(map(str, problems)), returncode=UNREAD)
    for card in catalogue.cards:
        printings = (each if each.id is not None else replace(each, id=next(ids)) for each in card.printings)
        yield replace(card, printings=tuple(printings))


def _bytes(file: str, most: int) -> bytes:
    """The file, no more of it than shows that it is too large."""
    try:
        with Path(file).open("rb") as stream:
            return stream.read(most + 1)
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.", returncode=UNREAD) from error


def _text(file: str) -> str:
    """The text of the file, or of the standard input."""
    data = sys.stdin.buffer.read(limits.BYTES + 1) if file == "-" else _bytes(file, limits.BYTES)
    try:
        return cleaning.decode(data)
    except cleaning.Unreadable as error:
        raise CommandError(f"{file}: {error}", returncode=UNREAD) from error


def _as_json(report: ImportReport, judged: Verdict) -> str:
    data = verdict_data(judged) | {
        "cards": report.deck.size(),
        "parts": {part.key: report.deck.size(part.key) for part in game_of(judged.format.game).parts},
        "unread": [unread_data(line) for line in report.unread],
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _as_text(report: ImportReport, judged: Verdict) -> str:
    lines = [f"line {line.number}: {line.text}\n    {_told(line)}" for line in report.lines if line.message]
    lines += [f"{issue.severity}: {issue.message} [{issue.code}, {issue.rule}]" for issue in judged.issues]
    return "\n".join([*lines, f"{judged.format.name}: {_sum(judged)}. {report.footer}"])


def _told(line: ReportLine) -> str:
    near = " or ".join(candidate.label for candidate in line.candidates)
    mark = "Not read. " if line.is_unread else ""
    return f"{mark}{line.message}" + (f" Did you mean {near}?" if near and line.is_unread else "")


def _sum(judged: Verdict) -> str:
    said = _counted(len(judged.errors), "error") if judged.errors else "legal"
    return said + (f", {_counted(len(judged.warnings), 'warning')}" if judged.warnings else "")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
