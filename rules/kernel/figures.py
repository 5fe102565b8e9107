"""The numbers on the table and what they are made of; all read from a view."""

from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.telling import Battle, Figure


def figures(view: MatchState, card: int) -> tuple[Figure, ...]:
    """The numbers that a card shows now, none where it is hidden."""
    return () if view.card[card] == HIDDEN else view.ruleset.play.telling.figures(view, card)


def battle_figures(view: MatchState) -> Battle | None:
    """The attack in progress, None where there is none."""
    return view.ruleset.play.telling.battle(view)
