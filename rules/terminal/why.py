"""Why not? For a card on the table: what it may do now, and what speaks against all else."""

from collections.abc import Iterator

from rules.kernel.folding import fold
from rules.kernel.reasons import reasons
from rules.kernel.state import HIDDEN, MatchState
from rules.terminal.telling import action_text, card_text


def why(view: MatchState, seat: int, text: str) -> Iterator[str]:
    """For every own card whose name holds the text: each kind of action with it, legal or with what is against it."""
    cards = named(view, text)
    if not cards:
        yield f"You see no card with {text!r} in its name."
    for card in cards:
        yield f"{card_text(view, card)}:"
        for kind in reasons(view, seat, card):
            yield from (f"  {action_text(view, action)}: legal" for action in kind.legal)
            yield from (f"  {kind.name}: {refusal.message} ({refusal.rule})" for refusal in kind.refusals)


def named(view: MatchState, text: str) -> list[int]:
    """The cards seen whose name holds this text, one of several alike in a zone."""
    wanted = fold(text)
    found: dict[tuple[int, int], int] = {}
    for card, definition in enumerate(view.card):
        if definition != HIDDEN and wanted in view.ruleset.definitions[definition].facts.folded_name:
            found.setdefault((definition, view.zone[card]), card)
    return list(found.values())
