"""What the kernel's own records do, told in each language: a game's wording adds those of the game.

A game may tell any of them in its own way: what stands later in `Language.templates` is told. They ask the game for a
noun of the card itself (`This`) and for its words ("stat", "until", "moment", "attribute").
"""

from collections.abc import Callable, Hashable
from typing import Any

from msgspec.structs import replace

from rules.kernel.abilities import Cont
from rules.kernel.compound import Except, Such
from rules.kernel.effects import Change, Gain
from rules.kernel.records import Record
from rules.kernel.selectors import Selector, This

TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {
    Change: lambda step: (step.what, step.until),
    Gain: lambda step: (This(), step.until),
    Cont: lambda ability: (ability.zones, ability.to, ability.condition, ability.per),
}
"""Which neighbours are told in one breath: changes of the same cards for the same time, under the same condition."""


def narrowed(what: Such) -> Selector | None:
    """The same as one selector, where what it chooses from has tests of its own to which these can be added."""
    inner = what.what
    if isinstance(inner, Except):
        within = narrowed(Such(inner.what, what.tests))
        return within and replace(inner, what=within)
    tests = getattr(inner, "tests", None)
    return None if tests is None else replace(inner, tests=(*tests, *what.tests))
