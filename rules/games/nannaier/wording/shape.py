"""What every language needs to know of a card before it tells it: forms, what lasts, what is chosen in passing."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from msgspec.structs import replace

from rules.games.nannaier.effects import (
    Damage,
    EndSpells,
    Heal,
    Last,
    MoveDolls,
    PullForward,
    Shield,
    SummonDolls,
    ToPile,
)
from rules.games.nannaier.selectors import Attacker, Defender, Dolls, InForm, Lasts, SameName
from rules.games.nannaier.table import FORMS
from rules.kernel import texts
from rules.kernel.abilities import Ability, Act, CardScript, Cont, When
from rules.kernel.compound import Such, Together
from rules.kernel.effects import Change, Choose, If, Later, Step
from rules.kernel.facts import CardFacts
from rules.kernel.lots import Pick
from rules.kernel.records import Record
from rules.kernel.scripts import records
from rules.kernel.selectors import All, Bound, Cards, Condition, Exists, Selector, This
from rules.kernel.wording import Telling

OF_PLAYERS = ("doll-limit", "spell-limit", "empty-pile", "chaos-cost", "spell-order", "direct", "free-moves")
"""The numbers of a player, not of a doll."""
DOES_TO = (Damage, Shield, Heal, SummonDolls, MoveDolls, PullForward, ToPile)
"""The steps whose order says what is chosen: "heal one of your dolls for 4"."""


def held_together(ability: Cont) -> Hashable:
    """What is told in one breath: whatever always holds of the same dolls under the same condition."""
    alone = ability.stat if is_of_player(ability) else ""
    return ability.zones, ability.to, ability.condition, ability.per, alone


TOGETHER: dict[type[Record], Callable[[Any], Hashable]] = {**texts.TOGETHER, Cont: held_together}


def is_of_player(ability: Cont) -> bool:
    """Whether it changes a number of a player: the owner of a doll or spell, or both under a mirror."""
    return ability.to is None and ability.stat in OF_PLAYERS


def is_for_both(ability: Ability) -> bool:
    """Whether it is a mirror's, which holds for both players (NN-2.7)."""
    return ability.zones == ("mirror",)


def adds_to_another(ability: Cont, t: Telling) -> bool:
    """Whether it comes on top of what the card gives the same dolls anyway."""
    same = replace(ability, condition=None)
    others = (each for each in t.script.abilities if isinstance(each, Cont) and form_of(each) == form_of(t.ability))
    is_number = ability.stat in ("attack", "health") and ability.per is None
    return (
        is_number
        and ability.condition is not None
        and any(replace(each, amount=ability.amount) == same for each in map(plain, others))
    )


# ---- conditions


def parts_of(condition: Condition | None) -> tuple[Condition, ...]:
    return condition.of if isinstance(condition, All) else (condition,) if condition else ()


def without(ability: Any, is_told: Callable[[Condition], bool]) -> Any:
    """The ability without those of its conditions that are told otherwise."""
    left = tuple(part for part in parts_of(ability.condition) if not is_told(part))
    return replace(ability, condition=left[0] if len(left) == 1 else All(left) if left else None)


def form_of(ability: Ability) -> str:
    """The form under which it is told; empty where it does not depend on one."""
    conditions = parts_of(getattr(ability, "condition", None))
    return next((part.form for part in conditions if isinstance(part, InForm)), "")


def described(record: Exists) -> Such | None:
    """What it asks to be so of one known card: of this one, the attacker, the chosen one; None where it counts."""
    such = record.what
    if not isinstance(such, Such) or not such.tests or record.least != 1:
        return None
    return such if isinstance(such.what, This | Bound | Attacker | Defender) else None


def needed(ability: Act) -> Condition | None:
    """What must hold, but for its form, and for what a step asks by itself: that it is done to something (NN-G42)."""
    asked = [Exists(what) for step in ability.do if (what := getattr(step, "what", None))]
    condition: Condition | None = without(ability, lambda part: part in asked or isinstance(part, InForm)).condition
    return condition


# ---- choices


def is_meant(step: Choose | Pick, t: Telling) -> bool:
    """Whether the next step does something to what is chosen, and so says what it is."""
    by_chance = (Change,) if isinstance(step, Pick) else ()
    following = (after for row in rows(t.ability) for before, after in pairwise(row) if before == step)
    return not getattr(step, "by_foe", False) and any(
        isinstance(after, (*DOES_TO, *by_chance)) and getattr(after, "what", None) == Bound(step.slot)
        for after in map(least_of, following)
    )


def rows(ability: Ability) -> Iterator[tuple[Step, ...]]:
    """The steps of an ability that follow each other, those within others too."""
    yield getattr(ability, "do", ())
    for record in records(ability):
        if isinstance(record, If):
            yield record.then
            yield record.otherwise
        if isinstance(record, Later):
            yield record.do


def least_of(step: Step) -> Step:
    """What a step does at least, where it does the same in another measure under a condition."""
    return step.otherwise[0] if isinstance(step, If) and measure(step) else step


def measure(step: If) -> int | None:
    """The number with which it does the same under its condition; None where it does something else."""
    if len(step.then) != 1 or len(step.otherwise) != 1 or type(step.then[0]) is not type(step.otherwise[0]):
        return None
    (then,), (otherwise,) = step.then, step.otherwise
    for name in ("amount", "count"):
        many, few = getattr(then, name, 0), getattr(otherwise, name, 0)
        if min(many, few) > 0 and replace(then, **{name: few}) == otherwise and not isinstance(then, Change):
            return int(many)
    return None


def eased(step: Choose, t: Telling) -> Choose:
    """The choice as it is told: one or more are "up to" so many, and what is to move is not where it goes."""
    moved = (each for each in records(t.ability) if isinstance(each, MoveDolls) and each.what == Bound(step.slot))
    off = aside(step.what) if any(each.to in ("line", "other") for each in moved) else None
    return replace(step, what=off or step.what, least=0 if step.least == 1 < step.most else step.least)


def are_alike(what: Selector) -> bool:
    """Whether all of these are the same card, so that it says nothing that chance picks one."""
    return any(isinstance(test, SameName) for test in getattr(what, "tests", ()))


def asks_for_spell(step: EndSpells, t: Telling) -> bool:
    """Whether the ability asks first whether there is such a spell."""
    asked = [part.what for part in parts_of(getattr(t.ability, "condition", None)) if isinstance(part, Exists)]
    return any(isinstance(what, Cards) and what.zones == ("slot",) and what.of == step.of for what in asked)


def parted(ability: Act) -> tuple[str, tuple[Step, ...]]:
    """How long a skill lasts, and what it does at once."""
    until = next(step.until for step in ability.do if isinstance(step, Last))
    return until, tuple(step for step in ability.do if not isinstance(step, Last))


def is_of_this(parts: tuple[Cont, ...], t: Telling) -> bool:
    """Whether it simply says what this doll is like: no text need name it."""
    first = parts[0]
    is_plain = first.to is None and first.condition is None and first.per is None
    return is_plain and first.zones == ("field",) and not is_kept_up(t.ability)


def aside(what: Selector) -> Dolls | None:
    """Those of both sides, and not of the line, as the dolls that they are wherever they stand."""
    parts = [part for part in what.of if isinstance(part, Dolls)] if isinstance(what, Together) else []
    if not isinstance(what, Together) or len(parts) != len(what.of):
        return None
    if sorted(part.side for part in parts) != ["mirror", "present"]:
        return None
    one, other = (replace(part, side="") for part in parts)
    return one if one == other else None


# ---- whole texts


@dataclass(frozen=True, slots=True)
class Style:
    """How a language puts the parts of a card's text together."""

    headings: Mapping[str, str]
    """What stands before the abilities of each form."""
    space: str
    """Between sentences."""
    begins: Callable[[Act, Telling], str]
    """How a skill that lasts begins: "Skill, 2 order, lasts four turns: "."""
    lasts: Callable[[int | None], str]
    """How the text of a lasting spell begins, by its turns, None for one that has no end."""


def told(script: CardScript, card: CardFacts | None, telling: Callable[[Ability], Telling], style: Style) -> str:
    """What holds in any form, then form by form, a line each."""
    shown = [each for each in script.abilities if not (isinstance(each, When) and each.gained)]
    forms = ((form, [each for each in shown if form_of(each) == form]) for form in ("", *FORMS))
    return "\n".join(
        style.headings.get(form, "") + style.space.join(filter(None, paragraphs(abilities, card, telling, style)))
        for form, abilities in forms
        if abilities
    )


def paragraphs(
    abilities: list[Ability], card: CardFacts | None, telling: Callable[[Ability], Telling], style: Style
) -> Iterator[str]:
    """What a card does in one form, at last what lasts, with the skill or the spell that keeps it up."""
    skill = next((each for each in abilities if isinstance(each, Act) and is_lasting(each)), None)
    kept = [each for each in abilities if each.zones == ("slot",) or (skill and is_kept_up(each))]
    plainly = [each for each in abilities if each not in kept and not (kept and each is skill)]
    yield from sentences(plainly, telling, without_form)
    if kept:
        opening = style.begins(skill, telling(skill)) if skill else style.lasts(card.number("turns") if card else None)
        yield opening + in_the_middle(style.space.join(sentences(kept, telling, plain)))


def sentences(
    abilities: Iterable[Ability], telling: Callable[[Ability], Telling], bare: Callable[[Ability], Ability]
) -> Iterator[str]:
    """The abilities, bare of what is said before them; those in one breath that belong together."""
    for _, run in groupby(abilities, lambda each: telling(each).breath(bare(each)) or bare(each)):
        first, *others = run
        yield from telling(first).told(map(bare, (first, *others)))


def without_form(ability: Any) -> Any:
    return without(ability, lambda part: isinstance(part, InForm))


def plain(ability: Any) -> Any:
    """The ability without its form, and without asking whether the skill lasts that keeps it up."""
    return without(ability, lambda part: isinstance(part, InForm | Lasts))


def is_lasting(ability: Act) -> bool:
    """Whether it is a skill whose effect goes on (NN-G37)."""
    return any(isinstance(step, Last) for step in ability.do)


def is_kept_up(ability: Ability) -> bool:
    return any(isinstance(part, Lasts) for part in parts_of(getattr(ability, "condition", None)))


def in_the_middle(text: str) -> str:
    """
    >>> in_the_middle("All your dolls get +2 attack.")
    'all your dolls get +2 attack.'
    """
    return text[:1].lower() + text[1:]
