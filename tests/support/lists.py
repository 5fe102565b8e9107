"""Reading lists in tests: the shipped Vanguard cards, or a few cards made up for their names."""

from collections.abc import Iterable

from decks.importing.index import CardIndex, CatalogueIndex
from decks.importing.reading import read
from decks.importing.report import ImportReport
from rules.catalogues import load
from rules.games import game
from rules.kernel.facts import CardFacts, CardKey, Printing

VANGUARD = CatalogueIndex("vanguard", load("vanguard").cards)


def report(text: str, index: CardIndex = VANGUARD, format: str | None = "vanguard.classic") -> ImportReport:
    """The import report of a text."""
    return read(text, index, game(index.game).format(format) if format else None)


def named(*names: str) -> CatalogueIndex:
    """Cards of these names only, printed in the set ODD with the numbers ODD/001, ODD/002, ..."""
    return CatalogueIndex("vanguard", [_card(number, name) for number, name in enumerate(names, 1)])


def counts(report: ImportReport) -> dict[str, int]:
    """Copies by card name in the deck that was read."""
    total: dict[str, int] = {}
    for entry in report.deck.entries:
        total[entry.card.name] = total.get(entry.card.name, 0) + entry.count
    return total


def printings(report: ImportReport) -> list[tuple[int, str, str]]:
    """Copies, name and number of each entry, sorted."""
    return sorted((entry.count, entry.card.name, entry.printing.number) for entry in report.deck.entries)


def outcomes(report: ImportReport) -> list[str]:
    """What became of each line."""
    return [line.outcome.value for line in report.lines]


def _card(number: int, name: str) -> CardFacts:
    printing = Printing(id=number, set_code="ODD", number=f"ODD/{number:03}", era="classic")
    return CardFacts(CardKey(f"card-{number}"), name, "normal", {"grade": 1}, (printing,))


def lines(pairs: Iterable[tuple[int, str]]) -> str:
    """A plain list of counts and names."""
    return "\n".join(f"{count} {name}" for count, name in pairs)
