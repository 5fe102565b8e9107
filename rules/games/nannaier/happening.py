"""Letting events be answered at once, one answer after the other (NN-G25, NN-G41)."""

from rules.games.nannaier.table import NannaierState
from rules.kernel.records import Event


def happen(state: NannaierState, event: Event, about: tuple[int, ...] = (), amount: int = 0) -> None:
    """Let all that answers an event happen next; then dolls without health fall."""
    state.push(("event", event, {"it": about, "amount": (amount,)}), ("settle",))
