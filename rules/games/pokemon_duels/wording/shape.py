"""What every language needs to know of a text before it tells it: what stands together, and what is chosen first."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar

import msgspec

from rules.games.pokemon_duels.abilities import Activate, Trigger
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.conditions import Room
from rules.games.pokemon_duels.effects import Settle
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON
from rules.games.pokemon_duels.selectors import (
    Except,
    FaceUp,
    Has,
    HasType,
    InPosition,
    IsKind,
    Pokemon,
    Such,
    UsesSkill,
)
from rules.kernel import texts
from rules.kernel.abilities import Ability, CardScript, Cont
from rules.kernel.effects import Choose
from rules.kernel.facts import CardFacts
from rules.kernel.records import Record
from rules.kernel.scripts import records
from rules.kernel.selectors import All, Bound, Cards, Condition, Exists, Printed, Selector, Test
from rules.kernel.wording import Telling

Aiming = TypeVar("Aiming", Activate, Trigger)
AimedAt = Callable[[Any, str, int, int], Any]


def held_together(ability: Cont) -> Hashable:
    """What is told in one breath: whatever always holds of the same cards under the same condition."""
    return ability.zones, ability.to, ability.condition, ability.per


TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {**texts.TOGETHER, Cont: held_together}


def paragraphs(script: CardScript, telling: Callable[[Ability], Telling]) -> Iterator[str]:
    """The card's abilities as sentences; that an Environment takes its place is said of none (PD-G35)."""
    shown = (ability for ability in script.abilities if ability.do != (Settle(),))
    for _, run in groupby(shown, lambda each: held_together(each) if isinstance(each, Cont) else each):
        first, *others = run
        yield from telling(first).told((first, *others))


def aimed(ability: Aiming, t: Telling, aimed_at: AimedAt) -> Aiming:
    """The ability with its targets known: each is told where a step first speaks of it, or else chosen first."""
    do: tuple[Record, ...] = ability.do
    for aim in reversed(ability.targets):
        t.nouns[aim.slot] = aimed_at(t.tell(aim.what), aim.slot, aim.least, aim.most)
        if t.nouns[aim.slot].first is not None and not _is_told(aim, do):
            do = (aim, *do)
    return msgspec.structs.replace(ability, do=do, condition=needed(ability))


def _is_told(aim: Aim, do: tuple[Record, ...]) -> bool:
    """Whether the first step that needs the target does something to it, and nothing more."""
    it = Bound(aim.slot)
    first = next((step for step in do if it in records(step)), None)
    return first is not None and it in (getattr(first, name, None) for name in ("what", "on", "to", "of"))


def needed(ability: Aiming) -> Condition | None:
    """What must hold, less what its steps ask by themselves: something to choose, and room for it."""
    condition = ability.condition
    parts = condition.of if isinstance(condition, All) else (condition,) if condition else ()
    chosen = [Exists(step.what) for step in ability.do if isinstance(step, Choose)]
    left = tuple(part for part in parts if part not in chosen and not isinstance(part, Room))
    return left[0] if len(left) == 1 else All(left) if left else None


def is_on_field(t: Telling) -> bool:
    """Whether the card whose text is told is a Pokémon on the field where it does what is told."""
    facts = t.cards.card(t.script.key)
    return facts is not None and facts.kind in (POKEMON, EVOLUTION) and t.ability.zones == ("pokemon",)


def is_of_pokemon(tests: Iterable[Test]) -> bool:
    """Whether only Pokémon can pass: other cards have none of their numbers."""
    return any(isinstance(test, Printed | Has | UsesSkill) or test == IsKind((POKEMON, EVOLUTION)) for test in tests)


def ordered(tests: tuple[Test, ...]) -> list[Test]:
    """What a card is, then how it lies, then its numbers, and last what it is not."""
    return sorted(tests, key=_rank)


def _rank(test: Test) -> int:
    if isinstance(test, HasType):
        return 1 if test.value else 4
    return 2 if isinstance(test, FaceUp | InPosition) else 3 if isinstance(test, Has | Printed) else 0


def narrowed(what: Such) -> Selector | None:
    """The same as one selector, where it only says more of Pokémon or of cards in zones."""
    inner = what.what
    if isinstance(inner, Except) and (within := narrowed(Such(inner.what, what.tests))):
        return msgspec.structs.replace(inner, what=within)
    if isinstance(inner, Pokemon | Cards):
        return msgspec.structs.replace(inner, tests=(*inner.tests, *what.tests))
    return None


def skill(card: CardFacts | None) -> str | None:
    """The skill that a card is, None for a card that is none (PD-9)."""
    return None if card is None else card.word("skill")
