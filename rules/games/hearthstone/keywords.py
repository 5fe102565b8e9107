"""Keywords and auras, read from the table as it is now (HS-10, section 10 of the rulebook)."""

from rules.games.hearthstone.table import BOARD, SILENCED, WIDTH, HearthstoneState
from rules.kernel.abilities import Cont
from rules.kernel.frames import Frame


def auras(state: HearthstoneState, stat: str) -> list[tuple[Frame, Cont]]:
    """Every continuous ability that holds now and changes this number or keyword, by age of its source."""
    found: list[tuple[Frame, Cont]] = []
    for card, number, ability, places in state.lasting.get(stat, ()):
        seat, place = divmod(state.zone[card], WIDTH)
        if place in places and not state.marks[card] & SILENCED:
            frame = Frame(number, 0, card, state.stamp[card], seat, {})
            if ability.condition is None or ability.condition.holds(state, frame):
                found.append((frame, ability))
    if len(found) > 1:
        found.sort(key=lambda pair: state.age[pair[0].source])
    return found


def touched(state: HearthstoneState, frame: Frame, ability: Cont) -> list[int]:
    """Whom a continuous ability changes: the card itself where it names nobody."""
    return [frame.source] if ability.to is None else ability.to.find(state, frame)


def times(state: HearthstoneState, frame: Frame, ability: Cont) -> int:
    return ability.amount * (1 if ability.per is None else len(ability.per.find(state, frame)))


def has(state: HearthstoneState, card: int, keyword: str) -> bool:
    """Whether a character has a keyword now: printed and not silenced, or given by an enchantment or an aura."""
    if keyword in state.ruleset.known[state.card[card]].flags and not state.marks[card] & SILENCED:
        return True
    for change in state.enchantments[card]:
        if change.stat == keyword:
            return True
    if keyword not in state.lasting:
        return False
    return any(card in touched(state, frame, ability) for frame, ability in auras(state, keyword))


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
