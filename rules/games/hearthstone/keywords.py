"""Keywords and auras, read from the table as it is now (HS-10, section 10 of the rulebook)."""

from collections.abc import Iterator

from rules.games.hearthstone.table import ATTACHED, BOARD, HERO, SILENCED, WEAPON, WIDTH, HearthstoneState
from rules.kernel.abilities import Cont
from rules.kernel.frames import Frame


def auras(state: HearthstoneState) -> Iterator[tuple[Frame, Cont]]:
    """Every continuous ability that holds now, by age of its source."""
    sources = [
        card
        for seat in (0, 1)
        for place in (HERO, WEAPON, BOARD, ATTACHED)
        for card in state.at(seat, place)
        if state.ruleset.definitions[state.card[card]].continuous and not state.marks[card] & SILENCED
    ]
    sources.sort(key=state.age.__getitem__)
    for source in sources:
        for number, ability, places in state.ruleset.definitions[state.card[source]].continuous:
            if state.zone[source] % WIDTH not in places:
                continue
            frame = Frame(number, 0, source, state.stamp[source], state.seat_of(source), {})
            if ability.condition is None or ability.condition.holds(state, frame):
                yield frame, ability


def touched(state: HearthstoneState, frame: Frame, ability: Cont) -> list[int]:
    """Whom a continuous ability changes: the card itself where it names nobody."""
    return [frame.source] if ability.to is None else ability.to.find(state, frame)


def times(state: HearthstoneState, frame: Frame, ability: Cont) -> int:
    return ability.amount * (1 if ability.per is None else len(ability.per.find(state, frame)))


def has(state: HearthstoneState, card: int, keyword: str) -> bool:
    """Whether a character has a keyword now: printed and not silenced, or given by an enchantment or an aura."""
    if not state.marks[card] & SILENCED and state.prints(card, keyword):
        return True
    if any(change.stat == keyword for change in state.enchantments[card]):
        return True
    return any(ability.stat == keyword and card in touched(state, frame, ability) for frame, ability in auras(state))


def spell_damage(state: HearthstoneState, seat: int) -> int:
    """What the player's minions add to the damage of spells (HS-K.17, HS-DM.1)."""
    printed = (state.number(card, "spell_damage") for card in state.at(seat, BOARD) if not state.marks[card] & SILENCED)
    given = (
        change.amount
        for card in state.at(seat, BOARD)
        for change in state.enchantments[card]
        if change.stat == "spell_damage"
    )
    return sum(printed) + sum(given)
