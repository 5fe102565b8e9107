"""Why not? For a card on the table: what may be done with it now, and what speaks against all else."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.kernel import engine
from rules.kernel.answers import Choose
from rules.kernel.prompts import clicks_of
from rules.kernel.records import Action, Refusal
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.zones import seat_of


class Reasons(NamedTuple):
    """Of one kind of action with a card: those that are legal, else what speaks against the one nearest to it."""

    name: str
    legal: tuple[Action, ...]
    refusals: tuple[Refusal, ...]


def reasons(view: MatchState, seat: int, card: int, target: int | tuple[int, str] | None = None) -> list[Reasons]:
    """Every kind of action that one would think of with this card; none for a card that is not the seat's own.

    With a `target` only actions that point at that card, or at that place (seat, zone).
    """
    if view.card[card] == HIDDEN or seat_of(view, card) != seat:
        return []
    decision, play = view.decision, view.ruleset.play
    if decision is None or decision.seat != seat or decision.words:
        return [Reasons("Now", (), engine.why_not(view, seat, play.judgement.ends[0]()))]
    if not engine.is_free(decision):
        return [_nearest(view, seat, "Choose", [_choice(decision.options, decision.least, card)])]
    thought_of = ((deed.name, list(deed.tries(view, card))) for deed in play.telling.deeds.values())
    if target is not None:
        thought_of = ((name, [each for each in tried if _points_at(view, each, target)]) for name, tried in thought_of)
    return [_nearest(view, seat, name, actions) for name, actions in thought_of if actions]


def _points_at(view: MatchState, action: Action, target: int | tuple[int, str]) -> bool:
    clicks = clicks_of(view, action)
    return target in (clicks.target, clicks.place)


def _choice(options: Iterable[int], least: int, card: int) -> Choose:
    """A choice of this card, with others where it takes several."""
    others = [option for option in options if option != card]
    return Choose((card, *others[: max(0, least - 1)]))


def _nearest(view: MatchState, seat: int, name: str, actions: list[Action]) -> Reasons:
    """The legal ones among these actions, or why the least refused one is not."""
    refused = {action: engine.why_not(view, seat, action) for action in actions}
    legal = tuple(action for action, refusals in refused.items() if not refusals)
    return Reasons(name, legal, () if legal else min(refused.values(), key=len))
