"""What happens is recorded, may trigger abilities, and may open a window for answers (PD-G24, PD-2.8)."""

from rules.games.pokemon_duels.events import Activated, Attacked, Destroyed, Summoned, TurnedUp
from rules.games.pokemon_duels.table import DuelState
from rules.kernel.records import Event
from rules.kernel.resolution import STAMPS, Picks, answers

ANSWERED = (Summoned, TurnedUp, Attacked, Activated, Destroyed)
"""What players may answer."""


def subject(event: Event) -> Picks:
    """The card that an event is about, which what answers it finds as "it"; none of a phase."""
    card = getattr(event, "attacker", getattr(event, "card", getattr(event, "source", None)))
    return () if card is None or card < 0 else (card,)


def happen(state: DuelState, event: Event) -> None:
    """Record an event and let what it triggers wait; face-down cards answer nothing."""
    state.events.append(event)
    if event.topic in state.listeners:
        about = subject(event)
        stamps = tuple(state.stamp[card] for card in about)
        found = answers(state, event, {"it": about, STAMPS: stamps})
        state.waiting += [waiting for waiting in found if not state.is_face_down(waiting.source)]
    if isinstance(event, ANSWERED):
        state.news.append(event)
