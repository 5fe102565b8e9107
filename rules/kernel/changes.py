"""What lasts on a card, in the words of scenes: "power +5000 until turn", "level +5" for good."""

import re
from typing import Any

from rules.kernel.staging import Holds, Quality, Unlayable
from rules.kernel.state import MatchState, Modifier

CHANGE = re.compile(r"(\S+) ([+-]?\d+)(?: until (\S+))?")


def changes(state: MatchState, card: int) -> list[str]:
    own = (change for change in state.modifiers if change.target == card)
    return [f"{each.stat} {each.amount:+}" + (f" until {each.until}" if each.until else "") for each in own]


def lay_changes(state: MatchState, card: int, texts: list[Any]) -> None:
    for text in texts:
        found = CHANGE.fullmatch(text)
        if found is None:
            raise Unlayable(f'a change is written "power +5000 until turn", or without "until", not "{text}"')
        state.modifiers.append(Modifier(card, state.stamp[card], found[1], int(found[2]), found[3] or ""))


CHANGES = Quality(Holds.TEXTS, changes, lay_changes, usual=[])
"""For games whose cards are changed by the kernel's modifiers alone."""
