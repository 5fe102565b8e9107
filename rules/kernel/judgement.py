"""What bots know of a game beyond its rules, as one value."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.records import Action

WIN = 40.0
"""A match won, in cards: worth any number of them, but not any small risk."""


def all_of_them(state: Any, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Where every action is something else."""
    return actions


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a game's positions and actions are judged."""

    ends: tuple[type[Action], ...]
    """Actions that end a phase or a turn: a bot in no hurry does everything else first, and these in their order."""
    endless: tuple[type[Action], ...]
    """Actions that could be taken again and again without anything coming of it."""
    evaluate: Callable[[Any, int], float]
    """How well a seat stands in a state, in the worth of one card; the better, the higher."""
    sensible: Callable[[Any, int, Sequence[Action]], Sequence[Action]]
    """Of a seat's legal actions those worth a thought, never none: what quick playouts choose from."""
    distinct: Callable[[Any, int, Sequence[Action]], Sequence[Action]] = all_of_them
    """Of actions that come to nearly the same one each, so that a bot spends its time on others."""
    passed: Mapping[str, Action] = field(default_factory=dict)
    """By kind, free decisions that only let a player answer, with the action that does not.

    A quick look goes on beyond them: it gives up its own answers, the other player's are given by habit.
    """
    plans: bool = False
    """Whether a bot that searches plans its whole turn and the other player's reply, for a game where few actions are
    good ones by themselves; else it tries single actions in quick playouts."""
    beyond: int = 0
    """How many turns after the running one a playout lasts, where a turn is only good by what the next makes of it."""
    looks_ahead: bool = False
    """Whether playouts take the sensible action that looks best one step ahead, rather than any: fewer and better ones,
    for a game where most sensible actions are still bad ones."""
