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
    stat,
)
from rules.games.vanguard.wording.en.words import UNTIL
from rules.kernel.parts import figure, printed_figure
from rules.kernel.sentences import card_word, joined, words
from rules.kernel.telling import Battle, Figure, Part

STEP = 5_000
"""Shields come in steps of this."""


def figures(view: VanguardState, card: int) -> tuple[Figure, ...]:
    """Grade and power, the shield where it counts, and a critical that is not 1."""
    place = view.zone[card] % WIDTH
    found = [printed_figure(view, card, "grade")]
    found.append(power(view, card) if place in UNIT_PLACES else printed_figure(view, card, "power"))
    if place in FIELD_SET and stat(view, card, "critical") != 1:
        found.append(figure(view, card, "critical", UNTIL))
    if place in (HAND, GC) and view.number(card, "shield"):
        found.append(printed_figure(view, card, "shield"))
    return tuple(found)


def power(view: VanguardState, card: int) -> Figure:
    """The power, in the running battle with the booster's and the guardians' shields."""
    return figure(view, card, "power", UNTIL, tuple(support(view, card)))


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
