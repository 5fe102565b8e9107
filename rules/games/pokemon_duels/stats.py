"""Numbers, types and skills of a card as they are now (PD-G10), and the moments at which changes end.

A number is what is printed, what the newest change sets it to, what is added and taken, and what multiplies it, in
that order; never below 0. What lies face down gives nothing to others.
"""

from collections.abc import Iterator

from rules.games.pokemon_duels.facts import TYPES
from rules.games.pokemon_duels.table import SET_TO, TIMES, WIDTH, DuelState
from rules.kernel.abilities import Cont
from rules.kernel.frames import Frame
from rules.kernel.state import FACE_DOWN

LASTING = {"third-turn": "second-turn", "second-turn": "next-turn", "next-turn": "turn"}
"""What is left of the time that a change lasts when a turn has ended."""

TYPE_SKILLS = tuple((f"is-{each}", each) for each in TYPES)


def auras(state: DuelState, stat: str) -> Iterator[tuple[Frame, Cont]]:
    """Every ability in play that always holds and changes this number or skill, in the order in which they came."""
    for card, number, ability, places in state.lasting.get(stat, ()):
        seat, place = divmod(state.zone[card], WIDTH)
        if place in places and not state.marks[card] & FACE_DOWN:
            frame = Frame(number, 0, card, state.stamp[card], seat, {})
            if ability.condition is None or ability.condition.holds(state, frame):
                yield frame, ability


def touches(state: DuelState, frame: Frame, ability: Cont, card: int) -> bool:
    """Whether an ability that always holds is for this card: its own where it names nobody."""
    return frame.source == card if ability.to is None else card in ability.to.find(state, frame)


def amount(state: DuelState, frame: Frame, ability: Cont) -> int:
    return ability.amount * (1 if ability.per is None else len(ability.per.find(state, frame)))


def changes(state: DuelState, card: int, stat: str) -> list[int]:
    """What changes this number of a card now: what always holds first, then what lasts a while, the newest last."""
    found = []
    if stat in state.lasting:
        found = [amount(state, f, ability) for f, ability in auras(state, stat) if touches(state, f, ability, card)]
    if state.modifiers:
        found += [change.amount for change in state.modifiers if change.target == card and change.stat == stat]
    return found


def number(state: DuelState, card: int, stat: str) -> int:
    """Attack ("atk"), defence ("def") or level of a card now; never below 0 (PD-G10)."""
    total = state.ruleset.definitions[state.card[card]].numbers.get(stat, 0)
    if state.modifiers or state.lasting:
        for set_to in changes(state, card, stat + SET_TO)[-1:]:
            total = set_to
        total += sum(changes(state, card, stat))
        for factor in changes(state, card, stat + TIMES):
            total *= factor
    return max(0, total)


def atk(state: DuelState, card: int) -> int:
    return number(state, card, "atk")


def defence(state: DuelState, card: int) -> int:
    return number(state, card, "def")


def level(state: DuelState, card: int) -> int:
    return number(state, card, "level")


def has(state: DuelState, card: int, skill: str) -> bool:
    """Whether a card has a skill now."""
    if any(change.target == card and change.stat == skill for change in state.modifiers):
        return True
    return skill in state.lasting and any(touches(state, f, ability, card) for f, ability in auras(state, skill))


def types(state: DuelState, card: int) -> tuple[str, ...]:
    """The types of a Pokémon now; those that a change gives it stand in place of the printed ones."""
    if not state.modifiers and not state.lasting:
        return state.print(card).types
    given = tuple(name for skill, name in TYPE_SKILLS if has(state, card, skill))
    return given[:2] or state.print(card).types


def shorten_changes(state: DuelState) -> None:
    """A turn has ended: what lasted until then is over, and all else that ends by turns is nearer to it."""
    kept = (change for change in state.modifiers if change.until != "turn")
    state.modifiers = [change._replace(until=LASTING.get(change.until, change.until)) for change in kept]
