"""What every bot is."""

from collections.abc import Sequence
from typing import Protocol

from rules.kernel.chance import Chance
from rules.kernel.records import Action
from rules.kernel.state import MatchState


class Bot(Protocol):
    """A way of playing: the same view, actions and chance give the same choice."""

    def choose(self, view: MatchState, actions: Sequence[Action], chance: Chance) -> Action:
        """One of `actions`, the legal ones of the seat that must decide in this view."""
        ...
