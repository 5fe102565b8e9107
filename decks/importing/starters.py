"""The card a deck starts with, as a list tells it.

Lists have two customs: the first vanguard stands apart from the other 49, or stands apart and once more among
all 50. So one that stands apart is counted when the list is short of it: when the others with it make a full
deck, or when they make less than a full deck and do not name it. Otherwise it is only pointed at.
"""

from collections.abc import Sequence
from dataclasses import replace

from decks.importing.headings import Place
from decks.importing.index import CardIndex, Findings
from decks.importing.report import Outcome, ReportLine
from decks.importing.sorting import CardLine
from rules.kernel.deck_rules import DeckSize
from rules.kernel.decklists import MAIN
from rules.kernel.facts import CardKey
from rules.kernel.formats import Format
from rules.kernel.game import Game

APART = (Place.STARTER, Place.RIDE)


def full_size(format: Format) -> int:
    """How many cards a whole deck of the format has, 0 where it does not say."""
    return next((rule.cards for rule in format.rules if isinstance(rule, DeckSize)), 0)


def settle(
    sources: Sequence[CardLine | ReportLine], lines: Sequence[ReportLine], full: int, game: Game
) -> tuple[list[ReportLine], CardKey | None]:
    """The report's lines with the starter counted once, and its key; `full` is the size of a whole deck.

    Where a game's starter is none of the deck's cards, it is never counted.
    """
    word = game.starter_word or "starter"
    apart = [at for at, source in enumerate(sources) if isinstance(source, CardLine) and source.place in APART]
    named = [at for at in apart if lines[at].entry]
    settled = list(lines)
    if not named:
        return _marked(sources, settled, word)
    starter = lines[named[0]].entry.card.key
    others = [line for at, line in enumerate(lines) if at not in apart and _is_main(line)]
    is_counted = not game.is_starter_apart and _is_counted([lines[at] for at in apart], others, full)
    for at in named:
        where = "" if is_counted else "none of the cards" if game.is_starter_apart else _where(lines[at], others)
        settled[at] = _told(lines[at], word if at == named[0] else "", where)
    return settled, starter


def _marked(
    sources: Sequence[CardLine | ReportLine], lines: list[ReportLine], word: str
) -> tuple[list[ReportLine], CardKey | None]:
    """The same of a list in which a mark behind a name says it; a card so marked is one of the others."""
    marked = [at for at, source in enumerate(sources) if isinstance(source, CardLine) and source.is_starter]
    first = next((at for at in marked if lines[at].entry), None)
    if first is None:
        return lines, None
    line = lines[first]
    lines[first] = replace(line, outcome=_noted(line), message=_joined(f"The {word}.", line.message))
    return lines, line.entry.card.key


def told(name: str, findings: Findings, index: CardIndex) -> CardKey | None:
    """The card that a note names, by its name or its key; None where it names none for certain."""
    if not name:
        return None
    cards = findings.named(name) or tuple(index.cards([name]).values())
    return cards[0].key if len(cards) == 1 else None


def _is_counted(apart: Sequence[ReportLine], others: Sequence[ReportLine], full: int) -> bool:
    """Whether cards that stand apart are copies of their own."""
    beside = sum(line.count for line in others)
    wanted = sum(line.count for line in apart)
    is_named_again = any(_names(others, line) for line in apart if line.entry)
    return beside + wanted == full or (beside < full and not is_named_again)


def _is_main(line: ReportLine) -> bool:
    return line.entry.part == MAIN if line.entry else line.is_unread


def _names(lines: Sequence[ReportLine], apart: ReportLine) -> bool:
    """Whether these lines name the card of that one."""
    return any(line.entry and line.entry.card.key == apart.entry.card.key for line in lines)


def _where(line: ReportLine, others: Sequence[ReportLine]) -> str:
    return "counted where it stands among the others" if _names(others, line) else "the deck is full without it"


def _told(line: ReportLine, word: str, where: str) -> ReportLine:
    """The line with what it was taken for; `where` says why its card is not counted here, empty when it is."""
    what = f"The {word}" if word else "Stands apart"
    if not where:
        return replace(line, outcome=_noted(line), message=_joined(f"{what}, one of the deck.", line.message))
    message = f"{what}; {where}."
    return replace(line, outcome=Outcome.NOTED, count=0, entry=None, candidates=(), message=message)


def _noted(line: ReportLine) -> Outcome:
    return Outcome.NOTED if line.outcome is Outcome.MATCHED else line.outcome


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
