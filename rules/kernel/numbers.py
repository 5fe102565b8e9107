"""Numbers and skills of a card as they are now: printed, changes that last a while, and what always holds.

They are computed when they are read, so nothing has to be kept up to date.
"""

from collections.abc import Iterator

from rules.kernel.abilities import Cont
from rules.kernel.frames import Frame
from rules.kernel.ruleset import AURA
from rules.kernel.state import MatchState


def number_now(state: MatchState, card: int, name: str) -> int:
    """A number of a card, which may be below 0: changes may take more than it prints."""
    definition = state.ruleset.definitions[state.card[card]]
    total = definition.numbers.get(name, 0)
    for change in state.modifiers:
        if change.target == card and change.stat == name:
            total += change.amount
    if definition.continuous or AURA + name in state.listeners:
        for ability, frame in holding(state, card, name):
            total += ability.amount * (1 if ability.per is None else len(ability.per.find(state, frame)))
    return total


def has_now(state: MatchState, card: int, skill: str, printed: bool = False) -> bool:
    """Whether a card has a skill: printed or always holding, and the last change decides."""
    has = printed
    if not has:
        has = any(True for _ in holding(state, card, skill))
    for change in state.modifiers:
        if change.target == card and change.stat == skill:
            has = change.amount > 0
    return has


def holding(state: MatchState, card: int, stat: str) -> Iterator[tuple[Cont, Frame]]:
    """What always holds now of a number or skill of a card: its own abilities, and those that others have for it."""
    for number, ability, _ in state.ruleset.definitions[state.card[card]].continuous:
        if ability.stat == stat and ability.to is None and (frame := holds(state, card, number)):
            yield ability, frame
    programs, zone, width = state.ruleset.programs, state.zone, len(state.ruleset.zones)
    for source, number in state.listeners.get(AURA + stat, ()):
        if zone[source] % width not in programs[number].places:
            continue  # most cards lie in decks and hands: asked first, and without a call
        aura = programs[number].ability
        assert isinstance(aura, Cont) and aura.to is not None
        if (frame := holds(state, source, number)) and aura.to.includes(state, frame, card):
            yield aura, frame


def holds(state: MatchState, source: int, number: int) -> Frame | None:
    """The place from which an ability is read that always holds; None while its card, zone or condition is not so."""
    program = state.ruleset.programs[number]
    seat, place = divmod(state.zone[source], len(state.ruleset.zones))
    if place not in program.places or not state.works(source):
        return None
    assert isinstance(program.ability, Cont)
    frame = Frame(number, 0, source, state.stamp[source], seat, {})
    condition = program.ability.condition
    return frame if condition is None or condition.holds(state, frame) else None
