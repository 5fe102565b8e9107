"""Order, chaos, transcend and score: getting, paying, winning (NN-1, NN-4, NN-11)."""

from rules.games.nannaier.events import Points, PointsChanged, Risen, ScoreChanged, TranscendSpent
from rules.games.nannaier.happening import happen
from rules.games.nannaier.table import (
    COOLDOWN,
    MOST_POINTS,
    MOST_TRANSCEND,
    SPENDINGS,
    TO_WIN,
    NannaierState,
)
from rules.kernel.records import Outcome

LIMITS: dict[Points, int] = {"order": MOST_POINTS, "chaos": MOST_POINTS, "transcend": MOST_TRANSCEND}


def held(state: NannaierState, seat: int, points: Points) -> int:
    column: list[int] = getattr(state, points)
    return column[seat]


def gain(state: NannaierState, seat: int, points: Points, amount: int, rule: str) -> None:
    """So many points more, within the limit; what exceeds it is lost (NN-4.2 to NN-4.4, NN-5.4)."""
    column: list[int] = getattr(state, points)
    gained = min(amount, LIMITS[points] - column[seat])
    if gained > 0:
        column[seat] += gained
        state.note(PointsChanged(seat, points, gained, rule))
        if points == "transcend":
            state.spendings[seat] = 0  # NN-G9


def lose(state: NannaierState, seat: int, points: Points, amount: int, rule: str) -> None:
    """So many points fewer, not below 0; nothing is spent by that."""
    column: list[int] = getattr(state, points)
    lost = min(amount, column[seat])
    if lost > 0:
        column[seat] -= lost
        state.note(PointsChanged(seat, points, -lost, rule))


def can_pay(state: NannaierState, seat: int, order: int, chaos: int, transcend: int) -> bool:
    return state.order[seat] >= order and state.chaos[seat] >= chaos and state.transcend[seat] >= transcend


def pay(state: NannaierState, seat: int, order: int, chaos: int, transcend: int, rule: str) -> None:
    """Take all parts together, then what each spending brings, in the order of NN-G6."""
    parts: tuple[tuple[Points, int], ...] = (("order", order), ("chaos", chaos), ("transcend", transcend))
    for points, amount in parts:
        lose(state, seat, points, amount, rule)
    gain(state, seat, "chaos", order, "NN-4.2")
    if chaos:
        count_spending(state, seat)
    if transcend:
        rise(state, seat)
        happen(state, TranscendSpent(seat))


def count_spending(state: NannaierState, seat: int) -> None:
    """One chaos spending, whatever its size: every fifth makes a transcend point (NN-4.3, NN-4.4, NN-G5, NN-G9)."""
    if state.uncounted[seat]:
        state.uncounted[seat] -= 1
    elif not state.transcend[seat]:
        state.spendings[seat] += 1
        if state.spendings[seat] == SPENDINGS:
            gain(state, seat, "transcend", 1, "NN-4.3")


def rise(state: NannaierState, seat: int) -> None:
    """Order and chaos to the limit, unless they rose less than five own turns ago (NN-11, NN-G8)."""
    state.spendings[seat], state.uncounted[seat] = 0, SPENDINGS
    if not state.rise[seat] or state.turns[seat] >= state.rise[seat] + COOLDOWN:
        state.rise[seat] = state.turns[seat]
        state.note(Risen(seat, "NN-11.1"))
        gain(state, seat, "order", MOST_POINTS, "NN-11.1")
        gain(state, seat, "chaos", MOST_POINTS, "NN-11.1")


def score(state: NannaierState, seat: int, amount: int, rule: str) -> None:
    """Score, never below 0; who has won is asked when the running effect is done (NN-G39)."""
    change = max(amount, -state.score[seat])
    if change:
        state.score[seat] += change
        state.note(ScoreChanged(seat, change, rule))
        is_in_effect = bool(state.stack) and state.stack[-1][0] == "do"
        state.stack.insert(len(state.stack) - is_in_effect, ("judge",))


def judge(state: NannaierState) -> None:
    """Who has 100 wins, the second player where both have (NN-1.2, NN-1.3)."""
    winners = [seat for seat in (0, 1) if state.score[seat] >= TO_WIN]
    if len(winners) == 2:
        state.outcome = Outcome(1 - state.first, "NN-1.3", "both reached 100")
    elif winners:
        state.outcome = Outcome(winners[0], "NN-1.2", "reached 100")


TASKS = {function.__name__: function for function in (judge,)}
