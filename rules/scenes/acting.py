"""Actions in the words of a scene: which legal action is meant, or why none is."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from rules.kernel import engine
from rules.kernel.answers import Choose
from rules.kernel.folding import fold
from rules.kernel.records import Action, Decision, Refusal
from rules.kernel.scripts import REQUIRED, Part, parts, tag
from rules.kernel.words import Instance
from rules.scenes.script import Wish
from rules.scenes.table import Table

ANY = ("any",)
"""Picks that do not matter: as few as the question takes, the first ones."""


class NoSuchAction(ValueError):
    """What a scene wants done fits no action, or several different ones; the message says which."""


def legal(table: Table, side: str, wish: Wish) -> Action:
    """The legal action that is meant; NoSuchAction when there is none, or it is open which."""
    found = fitting(table, side, wish)
    if not found:
        raise NoSuchAction("\n".join(why_not(table, side, wish)))
    choices = _distinct(table, _usual(table, side, wish, found))
    if len(choices) > 1:
        shown = " or ".join(tell(table, action) for action in choices[:6])
        raise NoSuchAction(f"{wish.text} may mean {shown}")
    return choices[0]


def fitting(table: Table, side: str, wish: Wish) -> list[Action]:
    """The legal actions that fit what is said of this one."""
    state, seat = table.state, table.seat(side)
    decision = state.decision
    if wish.kind is Choose:
        if decision is None or decision.seat != seat:
            return []
        answers = (Choose(picks) for picks in _picks(table, decision, wish.fields.get("picks", ())))
        return [answer for answer in answers if not engine.why_not(state, seat, answer)]
    return [action for action in engine.legal_actions(state, seat) if _fits(table, wish, action)]


def _fits(table: Table, wish: Wish, action: Action) -> bool:
    if type(action) is not wish.kind:
        return False
    holds = {part.name: part.holds for part in parts(wish.kind)}
    return all(getattr(action, name) in values(table, holds[name], texts) for name, texts in wish.fields.items())


def values(table: Table, holds: Any, texts: tuple[str, ...]) -> list[Any]:
    """What a field may be that these texts speak of."""
    if holds == Instance:
        return table.find(texts[0]) if texts else [-1]
    return [int(text) if holds is int else text for text in texts]


def _usual(table: Table, side: str, wish: Wish, found: list[Action]) -> list[Action]:
    """Of several, those in which every field that was left open has its default value, where that is legal."""
    state, seat = table.state, table.seat(side)
    open_fields = {
        part.name: part.default
        for part in parts(wish.kind)
        if part.name not in wish.fields and part.default is not REQUIRED
    }
    if len(found) == 1 or not open_fields:
        return found
    given = {tuple(getattr(action, name) for name in wish.fields) for action in found}
    plain = [wish.kind(**dict(zip(wish.fields, each, strict=True)), **open_fields) for each in sorted(given)]
    return [action for action in plain if not engine.why_not(state, seat, action)] or found


def _distinct(table: Table, actions: list[Action]) -> list[Action]:
    """One for each that makes a difference: copies of a card that are alike in one place stand for each other."""
    found: dict[Any, Action] = {}
    for action in actions:
        likeness = tuple(
            _likeness(table, getattr(action, part.name)) if part.holds == Instance else getattr(action, part.name)
            for part in parts(type(action))
        )
        found.setdefault(likeness, action)
    return list(found.values())


def _likeness(table: Table, card: int) -> Any:
    if card < 0:
        return card
    state = table.state
    said = [repr(quality.read(state, card)) for quality in table.staging.cards.values()]
    return (state.card[card], state.zone[card], *said)


# Picks


def _picks(table: Table, decision: Decision, texts: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """The picks that these texts mean, at most one."""
    if texts == ANY:
        yield decision.options[: decision.least]
        return
    left = list(decision.options)
    picks: list[int] = []
    for text in texts:
        meant = next(iter(option_named(table, decision, text, left)), None)
        if meant is None:
            return
        left.remove(meant)
        picks.append(meant)
    yield tuple(picks)


def option_named(table: Table, decision: Decision, text: str, left: Iterable[int]) -> list[int]:
    """The options, of those left, that a text means: by their words, or as cards."""
    if decision.words:
        wanted = fold(text)
        words = dict(zip(decision.options, map(fold, decision.words), strict=True))
        exact = [option for option in left if words[option] == wanted]
        return exact or [option for option in left if wanted in words[option].split()]
    return table.find(text, among=left)


def option_words(table: Table, decision: Decision) -> list[str]:
    """What the open question offers, in words."""
    return list(decision.words) or [table.facts(card).name for card in decision.options]


# Why not


def why_not(table: Table, side: str, wish: Wish) -> list[str]:
    """Why nothing that fits may be done, a line for each reason."""
    reasons = refusals(table, side, wish)
    if reasons:
        return [f"{refusal.message} ({refusal.rule}, {refusal.code})" for refusal in reasons]
    decision = table.state.decision
    if decision is not None and wish.kind is Choose:
        offered = ", ".join(option_words(table, decision)) or "nothing"
        return [f"{wish.text}: offered are {offered}"]
    return [f"{wish.text}: nothing on the table fits that"]


def refusals(table: Table, side: str, wish: Wish) -> list[Refusal]:
    """The reasons against every action that fits, legal or not; none where nothing fits."""
    seat = table.seat(side)
    found: dict[Refusal, None] = {}
    for action in _conceivable(table, side, wish):
        found |= dict.fromkeys(engine.why_not(table.state, seat, action))
    return list(found)


def _conceivable(table: Table, side: str, wish: Wish) -> list[Action]:
    """Actions that fit, whether or not they are legal; open fields as the game's candidates have them, or default."""
    state, seat = table.state, table.seat(side)
    if wish.kind is Choose:
        decision = state.decision
        asked = decision is not None and decision.seat == seat
        picks = list(_picks(table, decision, wish.fields.get("picks", ()))) if decision is not None and asked else []
        return [Choose(each) for each in picks or [()]]
    if state.outcome is None and state.decision is not None and not state.decision.options:
        candidates = [each for each in state.ruleset.play.candidates(state, seat) if _fits(table, wish, each)]
        if candidates:
            return candidates
    choices = [_choices(table, part, wish) for part in parts(wish.kind)]
    return [wish.kind(*each) for each in product(*choices)]


def _choices(table: Table, part: Part, wish: Wish) -> list[Any]:
    if part.name in wish.fields:
        return values(table, part.holds, wish.fields[part.name])
    if part.default is not REQUIRED:
        return [part.default]
    if part.holds == Instance:
        return [-1]
    return [0] if part.holds is int else [""]


def tell(table: Table, action: Action) -> str:
    """An action as a scene says it: "attack: me Wingal in FL, target: foe Bors in VC"."""
    said = told(table, action)
    if isinstance(said, str):
        return said
    parted = {name: f"[{', '.join(value)}]" if isinstance(value, list) else value for name, value in said.items()}
    return ", ".join(f"{name}: {value}" for name, value in parted.items())


def told(table: Table, action: Action) -> str | dict[str, str | list[str]]:
    """An action as values that a scene file holds: "pass", or {"ride": "me Bors in hand"}."""
    word = tag(type(action))
    if isinstance(action, Choose):
        return {word: _picked(table, action.picks)}
    said = [
        (part.name, table.text(value) if part.holds == Instance and value >= 0 else str(value))
        for part in parts(type(action))
        if (value := getattr(action, part.name)) != part.default
    ]
    if not said:
        return word
    (_, first), *others = said
    return {word: first, **dict(others)}


def _picked(table: Table, picks: tuple[int, ...]) -> list[str]:
    """Picks of the open question, by their words or as cards."""
    decision = table.state.decision
    if decision is not None and decision.words:
        return [decision.words[decision.options.index(pick)] for pick in picks]
    return [table.text(card) for card in picks]
