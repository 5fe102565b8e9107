"""The numbers that Vanguard's cards show, and what each is made of (VG-G45)."""

from collections.abc import Iterator

from rules.games.vanguard.battle import is_there
from rules.games.vanguard.table import (
    FIELD_SET,
    GC,
    HAND,
    UNHITTABLE,
    UNIT_PLACES,
    WIDTH,
    VanguardState,
    holding,
    stat,
)
from rules.games.vanguard.wording.en.words import UNTIL
from rules.kernel.sentences import card_word, joined, words
from rules.kernel.telling import Battle, Figure, Part

STEP = 5_000
"""Shields come in steps of this."""


def figures(view: VanguardState, card: int) -> tuple[Figure, ...]:
    """Grade and power, the shield where it counts, and a critical that is not 1."""
    place = view.zone[card] % WIDTH
    found = [printed(view, card, "grade"), power(view, card) if place in UNIT_PLACES else printed(view, card, "power")]
    if place in FIELD_SET and stat(view, card, "critical") != 1:
        found.append(unit_figure(view, card, "critical"))
    if place in (HAND, GC) and view.number(card, "shield"):
        found.append(printed(view, card, "shield"))
    return tuple(found)


def printed(view: VanguardState, card: int, name: str) -> Figure:
    number = view.number(card, name)
    return Figure(name, number, number, (Part(number, words("printed")),))


def unit_figure(view: VanguardState, card: int, name: str, extra: tuple[Part, ...] = ()) -> Figure:
    """A unit's power or critical, part by part; below 0 it counts as 0, to which `extra` is added."""
    number = view.number(card, name)
    parts = [Part(number, words("printed")), *changes(view, card, name)]
    total = sum(part.amount for part in parts)
    if total < 0:
        parts.append(Part(-total, words("never below 0")))
    parts += extra
    return Figure(name, sum(part.amount for part in parts), number, tuple(parts))


def changes(view: VanguardState, card: int, name: str) -> Iterator[Part]:
    """What lasts for a while, and what always holds."""
    for change in view.modifiers:
        if change.target == card and change.stat == name:
            yield Part(change.amount, words(f"effect {UNTIL[change.until]}"))
    for ability, frame in holding(view, card):
        if ability.stat == name:
            times = 1 if ability.per is None else len(ability.per.find(view, frame))
            if times:
                yield Part(ability.amount * times, joined((words("ability of "), card_word(view, frame.source))))


def power(view: VanguardState, card: int) -> Figure:
    """The power, in the running battle with the booster's and the guardians' shields."""
    return unit_figure(view, card, "power", tuple(support(view, card)))


def support(view: VanguardState, card: int) -> Iterator[Part]:
    if card == view.attacker and view.booster >= 0:
        lent = joined((words("boost of "), card_word(view, view.booster)))
        yield Part(stat(view, view.booster, "power"), lent)
    if card == view.target:
        for guardian in view.at(view.zone[card] // WIDTH, GC):
            shield = joined((words("shield of "), card_word(view, guardian)))
            yield Part(view.number(guardian, "shield"), shield)


def are_fighting(view: VanguardState) -> bool:
    """Whether attacker and attacked are still there (VG-G27)."""
    fighters = ((view.attacker, view.attacker_stamp), (view.target, view.target_stamp))
    return all(is_there(view, card, stamp) for card, stamp in fighters)


def battle(view: VanguardState) -> Battle | None:
    """The running attack, None where it cannot hit any more."""
    if not are_fighting(view):
        return None
    attack, defence = power(view, view.attacker), power(view, view.target)
    booster = view.booster if view.booster >= 0 else None
    critical = stat(view, view.attacker, "critical")
    return Battle(view.attacker, view.target, booster, attack, defence, critical, shield_needed(view, attack, defence))


def shield_needed(view: VanguardState, attack: Figure, defence: Figure) -> int:
    """How much more shield stops the attack, in whole steps; as much power as the target has is a hit (VG-7.7.6)."""
    above = attack.value - defence.value
    if above < 0 or view.marks[view.target] & UNHITTABLE:
        return 0
    return (above // STEP + 1) * STEP
