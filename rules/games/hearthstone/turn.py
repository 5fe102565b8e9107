"""The change of turn, one sequence (HS-Q7), and what a player may do in a turn."""

from collections.abc import Iterator

from rules.games.hearthstone.boundary import TURN_LIMIT
from rules.games.hearthstone.cardflow import draw
from rules.games.hearthstone.enchanting import end_all
from rules.games.hearthstone.events import TurnBegan, TurnEnding
from rules.games.hearthstone.keywords import has
from rules.games.hearthstone.table import (
    BOARD,
    ENDS_WITH_NEXT_OWN_TURN,
    ENDS_WITH_TURN,
    FROZEN,
    MAX_CRYSTALS,
    HearthstoneState,
)
from rules.kernel.records import Action, Decision, Outcome, Refusal


def await_action(state: HearthstoneState) -> None:
    """Whenever nothing happens, the active player may act (HS-V.1, HS-T.1)."""
    state.decision = Decision(state.active, "action", "HS-V.1")


class EndTurn(Action, tag="end-turn"):
    """End the own turn (HS-T.2)."""

    def refusals(self, state: HearthstoneState, seat: int) -> Iterator[Refusal]:
        if state.decision is None or state.decision.kind != "action":
            yield Refusal("turn.not_now", "HS-T.2", "A turn ends only while nothing is happening.")

    def perform(self, state: HearthstoneState, seat: int) -> None:
        state.push(
            ("event", TurnEnding(seat), {}),
            ("boundary",),
            ("check",),
            ("turn_limit",),
            ("clean_up",),
            ("change_turn",),
        )


def turn_limit(state: HearthstoneState) -> None:
    """The end of turn 89 is a draw, a death at the same check going first (HS-T.3, HS-G48)."""
    if state.turn >= TURN_LIMIT:
        state.outcome = Outcome(None, "HS-T.3", "turn limit")


def clean_up(state: HearthstoneState) -> None:
    """Everything "this turn" ends and the characters of the player whose turn it was thaw (HS-Q7.3, HS-K.8)."""
    seat = state.active
    for card in state.characters(seat):
        fresh = state.changed_sides[card] == state.turn and state.place_of(card) == BOARD
        charging = fresh and has(state, card, "charge")
        if state.marks[card] & FROZEN and not state.attacks[card] and (not fresh or charging):
            state.marks[card] &= ~FROZEN
    end_all(state, ENDS_WITH_TURN)
    state.played, state.minions_played = [0, 0], [0, 0]


def change_turn(state: HearthstoneState) -> None:
    """The other player becomes active: a crystal, all filled, Overload locked, minions ready (HS-Q7.4)."""
    state.turn += 1
    seat = state.active = 1 - state.active
    state.crystals[seat] = min(MAX_CRYSTALS, state.crystals[seat] + 1)
    state.locked[seat], state.owed[seat] = state.owed[seat], 0
    state.mana[seat] = max(0, state.crystals[seat] - state.locked[seat])
    state.power_used[seat] = 0
    end_all(state, ENDS_WITH_NEXT_OWN_TURN, seat)
    for card in state.characters(seat):
        state.attacks[card] = 0
    state.push(
        ("event", TurnBegan(seat, state.turn), {}),
        ("boundary",),
        ("check",),
        ("draw_phase",),
        ("boundary",),
        ("check",),
        ("await_action",),
    )


def draw_phase(state: HearthstoneState) -> None:
    """One card (HS-Q7.6)."""
    draw(state, state.active, "HS-Q7.6")


TASKS = {function.__name__: function for function in (await_action, turn_limit, clean_up, change_turn, draw_phase)}
