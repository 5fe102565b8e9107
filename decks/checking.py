"""A deck judged by every format of its game: one function for the editor, lists, import, API and command line."""

from dataclasses import dataclass

from rules.games import game as game_of
from rules.kernel.decklists import DeckList
from rules.kernel.formats import Format, Issue, Severity, is_legal


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one format says of a deck."""

    format: Format
    issues: tuple[Issue, ...]

    @property
    def is_legal(self) -> bool:
        return is_legal(self.issues)

    @property
    def errors(self) -> tuple[Issue, ...]:
        return tuple(issue for issue in self.issues if issue.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Issue, ...]:
        return tuple(issue for issue in self.issues if issue.severity is not Severity.ERROR)


def verdict(cards: DeckList, format: str) -> Verdict:
    """What the format with this key says of the deck; KeyError when the deck's game has no such format."""
    chosen = game_of(cards.game).format(format)
    return Verdict(chosen, chosen.issues(cards))


def verdicts(cards: DeckList) -> tuple[Verdict, ...]:
    """One verdict for each format of the deck's game, in the game's order."""
    return tuple(Verdict(format, format.issues(cards)) for format in game_of(cards.game).formats)
