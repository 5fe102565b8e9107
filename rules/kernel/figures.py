"""The numbers on the table and what they are made of; all read from a view."""

from collections.abc import Mapping, Sequence

from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.telling import Battle, ChainLink, Figure, Mark, Phases


def figures(view: MatchState, card: int) -> tuple[Figure, ...]:
    """The numbers that a card shows now, none where it is hidden."""
    return () if view.card[card] == HIDDEN else view.ruleset.play.telling.figures(view, card)


def marks(view: MatchState, card: int) -> tuple[Mark, ...]:
    """The states that a card is in, none where it is hidden."""
    return () if view.card[card] == HIDDEN else tuple(view.ruleset.play.telling.marks(view, card))


def pose(view: MatchState, card: int) -> str:
    """Which look the face of a card has now, empty for the usual one and for a hidden card."""
    return "" if view.card[card] == HIDDEN else view.ruleset.play.telling.pose(view, card)


def tallies(view: MatchState, seat: int) -> Mapping[str, int]:
    """The numbers of a seat that are on none of its cards, by name."""
    return view.ruleset.play.telling.tallies(view, seat)


def battle_figures(view: MatchState) -> Battle | None:
    """The attack in progress, None where there is none."""
    return view.ruleset.play.telling.battle(view)


def chain_links(view: MatchState) -> Sequence[ChainLink]:
    """What was activated and waits to resolve, the first link first."""
    return view.ruleset.play.telling.chain(view)


def phases(view: MatchState) -> Phases | None:
    """The phases of the turn that runs, None where the game has none to show."""
    return view.ruleset.play.telling.phases(view)
