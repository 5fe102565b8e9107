"""A turn: card and point, play and discard, and what ends it (WX-3, WX-4, WX-5, WX-G29)."""

from collections.abc import Iterator

from rules.games.wuxia.events import FightBegan, PointsChanged, Summoned, TurnBegan, TurnEnding
from rules.games.wuxia.table import (
    HAND,
    HAND_LIMIT,
    LENGTH,
    NEXT_TURN,
    ROW,
    THIS_TURN,
    WIDTH,
    WuxiaState,
    poison_of,
)
from rules.games.wuxia.verbs import deal, discard, draw, gain_pending, gain_points, happen
from rules.kernel.numbers import number_now
from rules.kernel.records import Action, Decision, Outcome, Refusal
from rules.kernel.resolution import end_moment
from rules.kernel.words import Instance
from rules.kernel.zones import relocate


def change_turn(state: WuxiaState) -> None:
    """Attacker and defender change places: card, point, then what happens at the start (WX-3, WX-G29)."""
    state.turn += 1
    seat = state.active = 1 - state.active
    state.phase, state.discarded = "play", 0
    state.struck = [0] * len(state.struck)
    if not draw(state, seat, "WX-3.2"):
        state.outcome = Outcome(1 - seat, "WX-7.2", "no card to draw")
        return
    gain_points(state, seat, 1, "WX-3.3")
    state.push(("await_action",))
    happen(state, TurnBegan(seat, state.turn))


def await_action(state: WuxiaState) -> None:
    """Whenever nothing happens, the turn player may act."""
    rule = "WX-4.1" if state.phase == "play" else "WX-6.1"
    state.decision = Decision(state.active, state.phase, rule)


def phase_refusals(state: WuxiaState, phase: str, rule: str) -> Iterator[Refusal]:
    if state.phase != phase:
        words = {"play": "Only in the play phase, before heroes act.", "fight": "Only after the play phase has ended."}
        yield Refusal("turn.phase", rule, words[phase])


class Summon(Action, tag="summon"):
    """Play a hero of the hand to a free place, from 0 at the left end to 9 (WX-4.2, WX-G5)."""

    card: Instance
    place: int

    def refusals(self, state: WuxiaState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "play", "WX-3.1")
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] != seat * WIDTH + HAND:
            yield Refusal("summon.not_in_hand", "WX-4.2", "Only a card of your hand can be played.")
            return
        cost, points = state.number(self.card, "cost"), state.points[seat]
        if cost > points:
            message = f"{state.name(self.card)} costs {cost}; you have {points} summon points."
            yield Refusal("summon.points", "WX-4.2", message)
        if not state.ruleset.definitions[state.card[self.card]].is_scripted:
            yield Refusal("summon.unsupported", "WX-1.1", f"What {state.name(self.card)} does cannot be played here.")
        if not state.free_places(seat):
            yield Refusal("summon.full", "WX-4.4", f"All {LENGTH} places of your field are taken.")
        elif self.place not in range(LENGTH):
            yield Refusal("summon.place", "WX-G5", f"There are places 0 to {LENGTH - 1}.")
        elif state.at(seat, self.place):
            yield Refusal("summon.taken", "WX-4.8", f"Place {self.place + 1} is taken; nobody makes room.")

    def perform(self, state: WuxiaState, seat: int) -> None:
        pay(state, seat, state.number(self.card, "cost"))
        relocate(state, self.card, seat * WIDTH + self.place)
        state.refresh(self.card)
        state.push(("await_action",))
        happen(state, Summoned(seat, self.card, ROW[self.place]), (self.card,))


def pay(state: WuxiaState, seat: int, cost: int) -> None:
    """Take points (WX-4.6)."""
    if cost:
        state.points[seat] -= cost
        state.note(PointsChanged(seat, -cost, False, "WX-4.2"))


def can_summon(state: WuxiaState, seat: int) -> bool:
    """Whether any card of the hand could be summoned now (WX-G6)."""
    if not state.free_places(seat):
        return False
    return any(state.number(card, "cost") <= state.points[seat] for card in state.at(seat, HAND))


def refund(state: WuxiaState, card: int) -> int:
    """The points that an active discard of it gives: its cost, unless a text says otherwise (WX-5.4)."""
    return max(0, state.number(card, "cost") + number_now(state, card, "refund"))


class Discard(Action, tag="discard"):
    """Discard a card: down to five where nothing can be summoned, else one on purpose (WX-5)."""

    card: Instance

    def refusals(self, state: WuxiaState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "play", "WX-3.1")
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] != seat * WIDTH + HAND:
            yield Refusal("discard.not_in_hand", "WX-5.2", "Only a card of your hand can be discarded.")
            return
        if len(state.at(seat, HAND)) > HAND_LIMIT:
            if can_summon(state, seat):
                yield Refusal("discard.can_summon", "WX-G6", "With more than five cards, play what you can first.")
        elif state.discarded:
            yield Refusal("discard.once", "WX-5.4", "One card a turn may be discarded on purpose; you have done so.")

    def perform(self, state: WuxiaState, seat: int) -> None:
        state.push(("await_action",))
        if len(state.at(seat, HAND)) > HAND_LIMIT:
            gain_pending(state, seat, 1, "WX-5.2")
            discard(state, self.card, "passive", "WX-5.1")
        else:
            state.discarded = 1
            gain_pending(state, seat, refund(state, self.card), "WX-5.4")
            discard(state, self.card, "active", "WX-5.3")


class EndPlay(Action, tag="end-play"):
    """End the play phase; heroes act next (WX-G33)."""

    def refusals(self, state: WuxiaState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "play", "WX-G33")
        cards = len(state.at(seat, HAND))
        if state.phase == "play" and cards > HAND_LIMIT:
            yield Refusal("play.hand", "WX-4.1", f"You hold {cards} cards; at most {HAND_LIMIT} may be left.")

    def perform(self, state: WuxiaState, seat: int) -> None:
        state.phase = "fight"
        state.note(FightBegan(seat))
        state.push(("await_action",))


class EndTurn(Action, tag="end-turn"):
    """End the turn; attacking is never forced (WX-G11)."""

    def refusals(self, state: WuxiaState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "fight", "WX-3.1")

    def perform(self, state: WuxiaState, seat: int) -> None:
        state.push(("sicken",), ("close_turn",))
        happen(state, TurnEnding(seat))


def sicken(state: WuxiaState) -> None:
    """Poison takes its toll (WX-G27)."""
    state.push(("settle",))
    deal(state, tuple((card, poison_of(state, card), -1) for card in state.row(state.active)))


def close_turn(state: WuxiaState) -> None:
    """Pending points come, what lasted this turn ends, the other player's turn begins (WX-G9, WX-G28)."""
    for seat in (0, 1):
        amount, state.pending[seat] = state.pending[seat], 0
        gain_points(state, seat, amount, "WX-5.5")
    end_moment(state, THIS_TURN)
    state.modifiers = [
        change._replace(until=THIS_TURN) if change.until == NEXT_TURN else change for change in state.modifiers
    ]
    state.push(("settle",), ("change_turn",))


TASKS = {function.__name__: function for function in (change_turn, await_action, sicken, close_turn)}
