"""The kinds of text that Pokémon have: what they are used for, what happens to them, and what always holds."""

from rules.games.pokemon_duels.abilities import Activate, Cause, Limit, Trigger
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.cards.words import IN_GRAVE, ON_FIELD
from rules.games.pokemon_duels.patterns import Destroyed, How, PhaseBegins, Summoned, TurnedUp
from rules.kernel.abilities import Cont
from rules.kernel.costs import Cost
from rules.kernel.effects import Step
from rules.kernel.patterns import Pattern
from rules.kernel.selectors import Condition, Selector
from rules.kernel.words import Place


def use(*do: Step, target: Selector | None = None, cost: tuple[Cost, ...] = (), limit: Limit = "turn") -> Activate:
    """What its player activates in a Main Phase, once a turn where nothing else is said."""
    return Activate(ON_FIELD, do, cost=cost, targets=aims(target), limit=limit)


def quick(
    *do: Step,
    on: Pattern | None = None,
    target: Selector | None = None,
    cost: tuple[Cost, ...] = (),
    zones: tuple[Place, ...] = ON_FIELD,
    limit: Limit = "turn",
) -> Activate:
    """What its player may answer with, in either turn (PD-G24)."""
    return Activate(zones, do, cost=cost, targets=aims(target), on=on, limit=limit, quick=True)


def when(
    on: Pattern,
    *do: Step,
    target: Selector | None = None,
    zones: tuple[Place, ...] = ON_FIELD,
    condition: Condition | None = None,
    limit: Limit = "",
) -> Trigger:
    """What happens by itself."""
    return Trigger(on, zones, do, condition=condition, targets=aims(target), limit=limit)


def summoned(*do: Step, how: How = "", target: Selector | None = None, condition: Condition | None = None) -> Trigger:
    return when(Summoned("this", how), *do, target=target, condition=condition)


def evolving(*do: Step, target: Selector | None = None) -> Trigger:
    return summoned(*do, how="evolution", target=target)


def dying(*do: Step, cause: Cause = "", target: Selector | None = None) -> Trigger:
    """What it does from the Graveyard, having been destroyed."""
    return when(Destroyed("this", cause), *do, target=target, zones=IN_GRAVE)


def flip(*do: Step, target: Selector | None = None) -> Trigger:
    """A flip effect: it was face down, and is turned up (PD-G9, PD-G20)."""
    return when(TurnedUp(), *do, target=target)


def ends_turn(*do: Step) -> Trigger:
    """What it does in each own End Phase (PD-2.12)."""
    return when(PhaseBegins("end"), *do)


def lasting(
    stat: str,
    amount: int = 1,
    *,
    to: Selector | None = None,
    per: Selector | None = None,
    condition: Condition | None = None,
) -> Cont:
    """What holds as long as it is face up on the field, of itself where nobody else is said."""
    return Cont(ON_FIELD, stat, amount, per, condition, to)


def aims(target: Selector | None) -> tuple[Aim, ...]:
    return () if target is None else (Aim(target),)
