"""Enchantments: attaching them, letting them end, taking them over (section 9 of the rulebook)."""

from rules.games.hearthstone import events
from rules.games.hearthstone.boundary import bare_numbers, detach, set_maximum
from rules.games.hearthstone.table import (
    ASIDE,
    ATTACHED,
    DOOMED,
    FROZEN,
    IMMUNE,
    SHIELD,
    SILENCED,
    STEALTH,
    WIDTH,
    Enchantment,
    HearthstoneState,
)
from rules.kernel.zones import relocate

MARKS = {"stealth": STEALTH, "divine_shield": SHIELD, "immune": IMMUNE}
"""What an enchantment gives as a mark, which may be lost before the enchantment is."""
CLINGS = "clings"
"""What an attached card is enchanted with where it leaves by itself."""


def enchant(state: HearthstoneState, card: int, change: Enchantment) -> None:
    """Attach a change: it works at once (HS-4d) and again at every boundary.

    A mark given for good is nothing but the mark; who has it for good already is not given it for a while.
    """
    mark = MARKS.get(change.stat, 0)
    if mark and change.until and state.marks[card] & mark:
        return
    if not mark or change.until:
        state.clock += 1
        state.enchantments[card] = (*state.enchantments[card], change._replace(age=state.clock))
    is_set = change.how == "set"
    if change.stat == "attack":
        state.attack[card] = change.amount if is_set else state.attack[card] + change.amount
    elif change.stat == "health" and is_set:
        state.health[card], state.damage[card] = change.amount, 0
    elif change.stat == "health":
        set_maximum(state, card, state.health[card] + change.amount)
    state.marks[card] |= mark
    what = f"{change.stat}-becomes" if is_set else change.stat
    state.note(events.Changed(state.seat_of(card), card, what, change.amount, "HS-4d"))


def change_cost(state: HearthstoneState, card: int, amount: int, by: int, rule: str) -> None:
    """Let a card in hand cost more, or less where the amount is below 0 (HS-CA.4); `by` gives it, a definition."""
    seat = state.seat_of(card)
    state.clock += 1
    change = Enchantment("cost", "add", amount, state.clock, seat, "", by)
    state.enchantments[card] = (*state.enchantments[card], change)
    state.note(events.CostChanged(seat, card, amount, rule))


def end_all(state: HearthstoneState, moment: str, seat: int | None = None) -> None:
    """Let what lasted until this moment end on all characters and on what is attached."""
    for both in (0, 1):
        for card in (*state.characters(both), *state.at(both, ATTACHED)):
            if state.enchantments[card]:
                end_enchantments(state, card, moment, seat)


def end_enchantments(state: HearthstoneState, card: int, moment: str, seat: int | None = None) -> None:
    """Let what lasted until this moment end; of one player's only, where a seat is named."""
    held = state.enchantments[card]
    kept = tuple(change for change in held if change.until != moment or (seat is not None and change.seat != seat))
    if len(kept) == len(held):
        return
    attack = bare_numbers(state, card)[0]
    state.enchantments[card] = kept
    state.attack[card] += bare_numbers(state, card)[0] - attack
    for change in held:
        if change not in kept:
            state.marks[card] &= ~MARKS.get(change.stat, 0)
            if change.stat == CLINGS:
                relocate(state, card, state.seat_of(card) * WIDTH + ASIDE)


def attach(state: HearthstoneState, definition: int, seat: int, host: int, until: str = "") -> None:
    """A card clings to a character as an enchantment with an age and a player of its own (HS-E.1)."""
    card = state.add(definition, seat, ATTACHED)
    state.host[card] = host
    if until:
        state.enchantments[card] = (Enchantment(CLINGS, "add", 1, state.age[card], seat, until),)


def strip(state: HearthstoneState, card: int) -> None:
    """Silence: text, enchantments and marks go at once, what auras give and pending destroy stay (HS-E.2)."""
    before = bare_numbers(state, card)
    state.enchantments[card] = ()
    after = bare_numbers(state, card)
    state.attack[card] += after[0] - before[0]
    set_maximum(state, card, state.health[card] + after[1] - before[1])
    state.marks[card] = SILENCED | (state.marks[card] & DOOMED)
    event = events.Silenced(state.seat_of(card), card, "HS-K.18")
    state.push(("event", event, {"it": (card,)}), ("detach", card))


def copy_changes(state: HearthstoneState, card: int, model: int) -> None:
    """Damage, silence, enchantments and granted words of another minion, not what auras give it (HS-E.4)."""
    state.enchantments[card] = state.enchantments[model]
    state.marks[card] = state.marks[model] & (FROZEN | SHIELD | STEALTH | SILENCED | IMMUNE)
    attack, health = bare_numbers(state, card)
    state.attack[card], state.health[card] = attack, health
    state.damage[card] = state.damage[model]
    for seat in (0, 1):
        for attached in state.at(seat, ATTACHED)[:]:
            if state.host[attached] == model:
                attach(state, state.card[attached], seat, card)


def become(state: HearthstoneState, card: int, definition: int, model: int) -> None:
    """Transform a minion where it stands; no death, no summon (HS-E.3). `model` is whom it copies, else -1.

    What it was no longer answers what waits.
    """
    age = state.age[card]
    detach(state, card)
    state.card[card] = definition
    state.stamp[card] += 1
    state.refresh(card)
    state.age[card] = age
    state.listen()
    if model >= 0:
        copy_changes(state, card, model)
    state.note(events.Transformed(state.seat_of(card), card, definition, "HS-E.3"))


TASKS = {"become": become}
