"""What happens to heroes, cards and players: drawing, damage, healing, coming and leaving (WX-2, WX-6, WX-G13)."""

from rules.games.wuxia.events import (
    CameBack,
    Damaged,
    Discarded,
    Drawn,
    Fell,
    Healed,
    LifeGained,
    LifeLost,
    Mode,
    PointsChanged,
    Removed,
    Returned,
    ShieldLost,
    Silenced,
)
from rules.games.wuxia.table import (
    DOOMED,
    GRAVEYARD,
    HAND,
    LIBRARY,
    LIFE,
    MOST_POINTS,
    REMOVED,
    ROW,
    SHIELDED,
    SILENCED,
    WIDTH,
    WuxiaState,
    left_of,
)
from rules.kernel.records import Event, Outcome
from rules.kernel.state import Task
from rules.kernel.zones import relocate

NOBODY = -1
Hit = tuple[int, int, int]
"""Who is hurt, how much, and by whom."""


def happen(state: WuxiaState, event: Event, about: tuple[int, ...] = (), amount: int = 0) -> None:
    """Let all that answers an event happen now, one after the other, then the fallen leave (WX-G15)."""
    state.push(("event", event, {"it": about, "amount": (amount,)}), ("settle",))


def draw(state: WuxiaState, seat: int, rule: str) -> bool:
    """One card; False where the library has none (WX-G19)."""
    library = state.at(seat, LIBRARY)
    if not library:
        return False
    card = library[-1]
    relocate(state, card, seat * WIDTH + HAND)
    state.note(Drawn(seat, card, rule))
    return True


def gain_points(state: WuxiaState, seat: int, amount: int, rule: str) -> None:
    """Points at once, not above 10; the excess is lost (WX-2.5, WX-3.3)."""
    gained = min(amount, MOST_POINTS - state.points[seat])
    if gained > 0:
        state.points[seat] += gained
        state.note(PointsChanged(seat, gained, False, rule))


def gain_pending(state: WuxiaState, seat: int, amount: int, rule: str) -> None:
    """Points that come at the end of the turn (WX-5.5, WX-G9)."""
    if amount > 0:
        state.pending[seat] += amount
        state.note(PointsChanged(seat, amount, True, rule))


def deal(state: WuxiaState, hits: tuple[Hit, ...]) -> None:
    """Damage that counts as one blow: first all numbers change, then each is answered (WX-6.5)."""
    landed = [hit for hit in hits if land(state, hit)]
    state.push(*(damaged(state, hit) for hit in landed), ("settle",))


def damaged(state: WuxiaState, hit: Hit) -> Task:
    target, amount, source = hit
    about = {"it": (target,), "amount": (amount,)}
    return "event", Damaged(state.seat_of(target), target, amount, source), about


def land(state: WuxiaState, hit: Hit) -> bool:
    """Change the numbers of one hit; False where there was no damage."""
    target, amount, source = hit
    if amount <= 0 or not state.is_on_field(target):
        return False
    if state.marks[target] & SHIELDED:
        state.marks[target] &= ~SHIELDED
        state.note(ShieldLost(state.seat_of(target), target, "WX-G26"))
        return False
    state.damage[target] += amount
    state.killer[target] = source
    return True


def lose_life(state: WuxiaState, seats: tuple[int, ...], amount: int, source: int) -> None:
    """Damage to players, to both at once (WX-6.4, WX-G16, WX-G20)."""
    if amount > 0:
        for seat in seats:
            state.life[seat] -= amount
        about = {"it": (source,), "amount": (amount,)}
        state.push(*(("event", LifeLost(seat, amount, source), about) for seat in seats), ("settle",))


def gain_life(state: WuxiaState, seat: int, amount: int) -> None:
    """Healing of a player, not above where they began."""
    gained = min(amount, LIFE - state.life[seat])
    if gained > 0:
        state.life[seat] += gained
        state.note(LifeGained(seat, gained))


def heal(state: WuxiaState, card: int, amount: int) -> None:
    """Healing of wounds, not above the maximum (WX-G13)."""
    healed = min(amount, state.damage[card])
    if healed > 0:
        state.damage[card] -= healed
        happen(state, Healed(state.seat_of(card), card, healed), (card,), healed)


def doom(state: WuxiaState, card: int, source: int) -> None:
    """A hero is to fall at the next settling."""
    state.marks[card] |= DOOMED
    state.killer[card] = source


def discard(state: WuxiaState, card: int, mode: Mode, rule: str) -> None:
    """From the hand to the removed area for good (WX-5.6, WX-G36)."""
    seat = state.seat_of(card)
    relocate(state, card, seat * WIDTH + REMOVED)
    happen(state, Discarded(seat, card, mode, rule), (card,))


def remove(state: WuxiaState, card: int, rule: str) -> None:
    """Out of the game, from wherever it is (WX-2.9)."""
    seat = state.owner[card]
    relocate(state, card, seat * WIDTH + REMOVED)
    state.note(Removed(seat, card, rule))


def return_to_hand(state: WuxiaState, card: int, rule: str) -> None:
    """To its owner's hand, as it is printed (WX-G23)."""
    seat = state.owner[card]
    relocate(state, card, seat * WIDTH + HAND)
    state.refresh(card)
    state.forget(card)
    state.note(Returned(seat, card, rule))


def come_back(state: WuxiaState, card: int, seat: int, place: int) -> None:
    """From a graveyard to a free place, as it is printed (WX-6.9, WX-G17)."""
    relocate(state, card, seat * WIDTH + place)
    state.refresh(card)
    happen(state, CameBack(seat, card, ROW[place]), (card,))


def silence(state: WuxiaState, card: int, rule: str) -> None:
    """Its text and all that was given to it goes, its wounds stay (WX-G31)."""
    state.marks[card] = (state.marks[card] | SILENCED) & ~SHIELDED
    state.modifiers = [change for change in state.modifiers if change.target != card]
    state.note(Silenced(state.seat_of(card), card, rule))
    state.push(("settle",))


def settle(state: WuxiaState) -> None:
    """Who has no health left falls, all at once; a player without life loses (WX-6.6, WX-7.1, WX-G14, WX-G30)."""
    fallen = [card for card in state.heroes() if left_of(state, card) <= 0 or state.marks[card] & DOOMED]
    falls = []
    for card in fallen:
        killer = state.killer[card]
        owner = state.owner[card]
        relocate(state, card, owner * WIDTH + GRAVEYARD)
        falls.append(Fell(owner, card, killer, "WX-6.6"))
        state.refresh(card)
    for card in state.heroes():
        state.killer[card] = NOBODY
    end_by_life(state)
    for event in reversed(falls):
        happen(state, event, (event.card,))


def end_by_life(state: WuxiaState) -> None:
    """A player at 0 loses, both at once is a draw (WX-7.1, WX-G20)."""
    lost = [seat for seat in (0, 1) if state.life[seat] <= 0]
    if len(lost) == 2:
        state.outcome = Outcome(None, "WX-G20", "both lives gone")
    elif lost:
        state.outcome = Outcome(1 - lost[0], "WX-7.1", "life gone")


TASKS = {function.__name__: function for function in (deal, settle)}
