"""A card's behaviour as frozen values: what it answers to, what it costs, what it does.

Nothing in a script is a function, so scripts are listed, compared, stored and told in any language.
"""

from rules.kernel.costs import Cost
from rules.kernel.effects import Step
from rules.kernel.facts import CardKey
from rules.kernel.patterns import Pattern
from rules.kernel.records import Record
from rules.kernel.selectors import Condition, Selector
from rules.kernel.words import Place, Stat


class Ability(Record):
    """Any kind of ability, a game's own kinds too: the zones it works in, and what it does."""

    @property
    def zones(self) -> tuple[Place, ...]:
        raise NotImplementedError

    @property
    def do(self) -> tuple[Step, ...]:
        return ()


class When(Ability, tag="when"):
    """An ability that answers an event by itself: AUTO, or a trigger.

    `condition` is tested when it resolves, before anything is asked. With `may` its owner may decline.
    """

    on: Pattern
    zones: tuple[Place, ...]
    do: tuple[Step, ...]
    condition: Condition | None = None
    cost: tuple[Cost, ...] = ()
    may: bool = False
    gained: bool = False
    """True where the card has it only while an effect says so."""


class Act(Ability, tag="act"):
    """An ability its owner uses: the cost first, then `condition`, then the effect."""

    zones: tuple[Place, ...]
    do: tuple[Step, ...]
    cost: tuple[Cost, ...] = ()
    condition: Condition | None = None


class Cont(Ability, tag="cont"):
    """An ability that always holds while its card is in one of `zones` and `condition` is true.

    It adds `amount` (times `per`, where that counts something) to the number `stat`, or gives the skill `stat`.
    """

    zones: tuple[Place, ...]
    stat: Stat
    amount: int = 1
    per: Selector | None = None
    condition: Condition | None = None
    to: Selector | None = None
    """Whom it changes; the card itself where nothing is said."""


class CardScript(Record, tag="card"):
    """What one card does, in the order its text is read."""

    key: CardKey
    abilities: tuple[Ability, ...] = ()
