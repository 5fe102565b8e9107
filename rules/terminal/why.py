"""Why not? For a card on the table: what it may do now, and what speaks against all else."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from rules.kernel import engine
from rules.kernel.answers import Choose
from rules.kernel.folding import fold
from rules.kernel.records import Action
from rules.kernel.scripts import parts, tag
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.words import Instance
from rules.terminal.telling import action_text, card_text


def reasons(view: MatchState, seat: int, text: str) -> Iterator[str]:
    """For every card whose name holds the text: each kind of action with it, legal or with the reasons against it."""
    cards = named(view, text)
    if not cards:
        yield f"You see no card with {text!r} in its name."
    for card in cards:
        yield f"{card_text(view, card)}:"
        for kind in view.ruleset.play.actions:
            yield from (f"  {line}" for line in _about(view, seat, kind, card))


def named(view: MatchState, text: str) -> list[int]:
    """The cards seen whose name holds this text, one of several alike in a zone."""
    wanted = fold(text)
    found: dict[tuple[int, int], int] = {}
    for card, definition in enumerate(view.card):
        if definition != HIDDEN and wanted in view.ruleset.definitions[definition].facts.folded_name:
            found.setdefault((definition, view.zone[card]), card)
    return list(found.values())


def _about(view: MatchState, seat: int, kind: type[Action], card: int) -> Iterator[str]:
    """What can be said of one kind of action with the card as its first field: the legal ones, or the least refused."""
    fields = parts(kind)
    if kind is Choose or not fields or fields[0].holds != Instance:
        return
    refused = {action: engine.why_not(view, seat, action) for action in _conceivable(view, seat, kind, card)}
    legal = [action for action, refusals in refused.items() if not refusals]
    if legal:
        yield from (f"{action_text(view, action)}: legal" for action in legal)
        return
    nearest = min(refused.values(), key=len, default=())
    yield from (f"{tag(kind)}: {refusal.message} ({refusal.rule})" for refusal in nearest)


def _conceivable(view: MatchState, seat: int, kind: type[Action], card: int) -> list[Action]:
    """Actions of this kind with the card, their other fields as the game's candidates have them, or any card seen."""
    _, *others = parts(kind)
    decision = view.decision
    free = decision is not None and decision.seat == seat and engine.is_free(decision)
    known: list[Action] = [a for a in view.ruleset.play.candidates(view, seat) if type(a) is kind] if free else []
    exact = [action for action in known if getattr(action, parts(kind)[0].name) == card]
    if exact:
        return exact
    seen: list[Any] = [other for other, definition in enumerate(view.card) if definition != HIDDEN]
    choices = [
        seen if part.holds == Instance else list(dict.fromkeys(getattr(a, part.name) for a in known)) or [part.holds()]
        for part in others
    ]
    return [kind(card, *values) for values in product(*choices)]
