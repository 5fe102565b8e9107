"""What the kernel's own records do, told in each language: a game's wording adds those of the game.

A game may tell any of them in its own way: what stands later in `Language.templates` is told. They ask the game for a
noun of the card itself (`This`) and for its words ("stat", "until", "moment", "attribute").
"""

from collections.abc import Callable, Hashable
from typing import Any

from rules.kernel.effects import Change, Gain
from rules.kernel.records import Record
from rules.kernel.selectors import This

TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {
    Change: lambda step: (step.what, step.until),
    Gain: lambda step: (This(), step.until),
}
"""Which neighbours are told in one breath: changes of the same cards for the same time."""
