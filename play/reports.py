"""A position to report: what one seat may know of it as a scene file, for whoever looks into it to lay and run.

A scene begins where a turn's player has a free choice. Any other moment is told as the last such position before it,
and what this seat saw happen since then, as comments.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from play.replays import Replay
from rules.kernel.codec import read_action
from rules.kernel.prompts import prompt
from rules.kernel.sentences import plain
from rules.kernel.state import MatchState
from rules.kernel.telling import Names
from rules.kernel.views import view
from rules.scenes.telling import Untellable, scene_of, step_of


@dataclass(frozen=True, slots=True)
class Report:
    """The file, and how many actions before the moment its position lies; None where it holds no position at all."""

    name: str
    text: str
    behind: int | None


def report_of(replay: Replay, seat: int, step: int) -> Report:
    """What this seat may know after a step, and nothing else: two matches that look alike to it give the same bytes."""
    match, seq = replay.match, replay.steps[step].seq
    states = [state.clone() for _, state in zip(range(step + 1), replay.states(), strict=False)]
    begins, scene = _last_scene(states, seat, f"Match {match.token} after action {seq}")
    lines = [
        f"Match {match.token} ({match.format}) after action {seq}, rules version {match.rules_version},",
        f'as seat {seat} ("me") sees it. "python -m rules scene FILE" lays it.',
        *_since(replay, states, seat, -1 if begins is None else begins),
        f"Now: {plain(prompt(view(states[-1], seat), seat, _names(seat)))}",
    ]
    text = "".join(f"# {line}\n" for line in lines) + scene
    return Report(f"match-{match.token}-{seq}.yaml", text, None if begins is None else step - begins)


def _last_scene(states: list[MatchState], seat: int, title: str) -> tuple[int | None, str]:
    """The last step at which a scene can begin, and its text."""
    for step in reversed(range(len(states))):
        try:
            return step, scene_of(states[step], seat, title)
        except Untellable:
            continue
    return None, ""


def _since(replay: Replay, states: list[MatchState], seat: int, begins: int) -> Iterator[str]:
    """Own actions as steps of a scene, and what this seat was told of every action after that step."""
    if begins == len(states) - 1:
        return
    yield "The moment itself is in the middle of something."
    yield "Since the position below:" if begins >= 0 else "From the start:"
    for step in range(begins + 1, len(states)):
        entry = replay.steps[step]
        if step and entry.seat == seat:
            action = read_action(states[step].ruleset, entry.action)
            yield f"  - me: {{{step_of(states[step - 1], seat, action)}}}"
        for said in replay.sentences(step, seat, _names(seat)):
            yield f"      {plain(said)}"


def _names(seat: int) -> Names:
    return ("You", "Foe") if seat == 0 else ("Foe", "You")
