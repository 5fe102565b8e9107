"""States, actions and events as plain JSON values, and back.

A snapshot holds everything but the ruleset, which its reader brings: it is the same at every decision, also in
the middle of an effect, and goes on to the same future in another process.
"""

from functools import cache
from typing import Any

import msgspec

from rules.kernel.chance import Chance
from rules.kernel.records import Action, Decision, Event, Outcome, Record
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import Delayed, MatchState, Modifier, Waiting

PLAIN = ("card", "owner", "zone", "stamp", "marks", "zones", "turn", "active")


class CorruptSnapshot(ValueError):
    """A snapshot that does not read as a state of this game."""


def snapshot(state: MatchState) -> dict[str, Any]:
    """The state as JSON values; between actions only, when a decision is open or the match is over."""
    data: dict[str, Any] = {name: getattr(state, name) for name in (*PLAIN, *state.OWN)}
    data["chance"] = [state.chance.seed, state.chance.drawn]
    data["lists"] = state.lists
    data["modifiers"] = state.modifiers
    data["waiting"] = state.waiting
    data["delayed"] = state.delayed
    data["stack"] = state.stack
    data["decision"] = state.decision
    data["outcome"] = state.outcome
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return plain


def restore(ruleset: Ruleset, data: dict[str, Any]) -> MatchState:
    """The state a snapshot was taken of; CorruptSnapshot when it is none of this game."""
    try:
        state = ruleset.play.state(ruleset, Chance(*data["chance"]))
        for name in PLAIN:
            setattr(state, name, _copied(data[name]))
        for name in state.OWN:
            value = _task(ruleset, data[name])
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        state.lists = frozen(data["lists"])
        state.modifiers = [Modifier(*row) for row in data["modifiers"]]
        state.waiting = [
            Waiting(program, source, stamp, seat, frozen(bound))
            for program, source, stamp, seat, bound in data["waiting"]
        ]
        state.delayed = [Delayed(*row) for row in data["delayed"]]
        state.stack = [_task(ruleset, task) for task in data["stack"]]
        state.decision = msgspec.convert(data["decision"], Decision | None)
        state.outcome = msgspec.convert(data["outcome"], Outcome | None)
        state.complete()
    except (KeyError, TypeError, IndexError, msgspec.ValidationError) as error:
        raise CorruptSnapshot(f"not a snapshot of {ruleset.game}: {error}") from error
    return state


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _task(ruleset: Ruleset, value: Any) -> Any:
    """A task, or what a game keeps itself, with the events in it made records again."""
    if isinstance(value, list):
        return tuple(_task(ruleset, item) for item in value)
    if isinstance(value, dict) and "type" in value:
        return msgspec.convert(value, _union(ruleset.play.events))
    return frozen(value)


def frozen(value: Any) -> Any:
    """The same value with tuples for lists, as tasks hold them."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {name: frozen(item) for name, item in value.items()}
    return value


def to_data(record: Action | Event) -> dict[str, Any]:
    """A record as JSON values; "type" names its kind."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data


@cache
def _union(kinds: tuple[type[Record], ...]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def read_action(ruleset: Ruleset, data: Any) -> Action:
    """The action that JSON values describe; ValueError, saying what is wrong, when they describe none."""
    try:
        action: Action = msgspec.convert(data, _union(ruleset.play.actions))
    except msgspec.ValidationError as error:
        raise ValueError(f"not an action: {error}") from error
    return action
