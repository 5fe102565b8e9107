"""What every language needs to know of a text before it tells it: what stands together, and what is only a keyword."""

from collections.abc import Callable, Hashable, Iterator
from itertools import groupby
from typing import Any

from rules.kernel.abilities import Ability, CardScript, Cont
from rules.kernel.effects import Change
from rules.kernel.records import Record
from rules.kernel.wording import Telling

KEYWORDS = ("swift", "guard", "pierce", "elusive", "first-strike")
"""Those that a card may simply print."""


def held_together(ability: Cont) -> Hashable:
    """What is told in one breath: whatever always holds of the same heroes under the same condition."""
    return ability.zones, ability.to, ability.condition, ability.per


TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {
    Cont: held_together,
    Change: lambda step: (step.what, step.until),
}


def is_keyword(ability: Ability) -> bool:
    """Whether it says no more than that the hero has a keyword."""
    return (
        isinstance(ability, Cont)
        and ability.stat in KEYWORDS
        and held_together(ability) == (("row",), None, None, None)
    )


def keywords(script: CardScript) -> tuple[str, ...]:
    return tuple(ability.stat for ability in script.abilities if isinstance(ability, Cont) and is_keyword(ability))


def paragraphs(script: CardScript, telling: Callable[[Ability], Telling]) -> Iterator[str]:
    """The card's other abilities as sentences."""
    shown = (ability for ability in script.abilities if not is_keyword(ability))
    for _, run in groupby(shown, lambda each: held_together(each) if isinstance(each, Cont) else each):
        first, *others = run
        yield from telling(first).told((first, *others))
