"""What every language needs to know of a text before it tells it: what stands together, and what is chosen first."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from rules.games.pokemon_duels.abilities import Activate, Trigger
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.conditions import Room
from rules.games.pokemon_duels.effects import Settle
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON
from rules.games.pokemon_duels.selectors import FaceUp, Has, HasType, InPosition, IsKind, UsesSkill
from rules.kernel.abilities import Ability, CardScript
from rules.kernel.effects import Choose
from rules.kernel.facts import CardFacts
from rules.kernel.records import Record
from rules.kernel.scripts import records
from rules.kernel.selectors import All, Bound, Condition, Exists, Printed, Test
from rules.kernel.wording import Telling

Aiming = TypeVar("Aiming", Activate, Trigger)
AimedAt = Callable[[Any, str, int, int], Any]


def shown(script: CardScript) -> Iterator[Ability]:
    """The abilities that a card's text tells; that an Environment takes its place goes without saying (PD-G35)."""
    return (ability for ability in script.abilities if ability.do != (Settle(),))


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


def is_in_hand(t: Telling) -> bool:
    """Whether a Pokémon does from the hand what is told; of spells that goes without saying."""
    return t.ability.zones == ("hand",)


def is_of_pokemon(tests: Iterable[Test]) -> bool:
    """Whether only Pokémon can pass: other cards have none of their numbers."""
    return any(isinstance(test, Printed | Has | UsesSkill) or test == IsKind((POKEMON, EVOLUTION)) for test in tests)


def ordered(tests: tuple[Test, ...]) -> list[Test]:
    """What a card is, then how it lies, then its numbers."""
    return sorted(tests, key=_rank)


def _rank(test: Test) -> int:
    if isinstance(test, HasType):
        return 1
    return 2 if isinstance(test, FaceUp | InPosition) else 3 if isinstance(test, Has | Printed) else 0


def skill(card: CardFacts | None) -> str | None:
    """The skill that a card is, None for a card that is none (PD-9)."""
    return None if card is None else card.word("skill")
