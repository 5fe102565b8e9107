"""The turn: its phases in order, what a player does in them without activating anything, and its end (PD-2)."""

from collections.abc import Iterator

from rules.games.pokemon_duels.cardflow import discard, draw_or_lose, lay_face_down
from rules.games.pokemon_duels.environment import wear_off
from rules.games.pokemon_duels.events import CardSet, PhaseBegan, TurnBegan
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON
from rules.games.pokemon_duels.happening import happen
from rules.games.pokemon_duels.positions import other_position, turn_to
from rules.games.pokemon_duels.stats import has, shorten_changes
from rules.games.pokemon_duels.table import (
    ATTACK,
    BATTLE,
    HAND,
    HAND_LIMIT,
    MAIN_1,
    MAIN_2,
    NAMES,
    SPELLS,
    WIDTH,
    DuelState,
)
from rules.kernel.records import Action, Decision, Refusal
from rules.kernel.resolution import begin_moment
from rules.kernel.words import Instance


def begin_turn(state: DuelState) -> None:
    """The other player's turn: everything that is counted in a turn begins anew."""
    state.turn += 1
    state.active = 1 - state.active
    state.summons = state.summons_more = state.turned = state.battle_over = 0
    state.attacks = [0] * len(state.attacks)
    state.spent = [row for row in state.spent if row[2] == 0]
    state.note(TurnBegan(state.active, state.turn))
    state.push(("draw_phase",), ("settle",), ("main_phase", MAIN_1), ("settle",), ("free",))


def begin_phase(state: DuelState, phase: str) -> None:
    state.phase = phase
    happen(state, PhaseBegan(state.active, phase, "PD-2.1"))


def draw_phase(state: DuelState) -> None:
    """One card, but none for the player who goes first in their first turn (PD-1.3, PD-2.2)."""
    begin_phase(state, "draw")
    if state.turn > 1:
        draw_or_lose(state, state.active)


def main_phase(state: DuelState, phase: str) -> None:
    begin_phase(state, phase)


def battle_phase(state: DuelState) -> None:
    begin_phase(state, BATTLE)


def free(state: DuelState) -> None:
    """Whenever nothing is happening, the turn player may act as the phase allows (PD-G21)."""
    if state.phase == BATTLE and state.battle_over:
        state.push(("main_phase", MAIN_2), ("settle",), ("free",))
        return
    kind = "battle" if state.phase == BATTLE else "main"
    state.decision = Decision(state.active, kind, "PD-2.6" if kind == "battle" else "PD-G21")


def not_free(state: DuelState) -> Iterator[Refusal]:
    if state.decision is None or state.decision.kind not in ("main", "battle"):
        yield Refusal("turn.not_now", "PD-2.1", "That is done while nothing is being answered, in your own turn.")


class NextPhase(Action, tag="next-phase"):
    """Go on to the next phase: Battle, Main 2, or the end of the turn (PD-2.1)."""

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        yield from not_free(state)
        if state.phase == MAIN_1 and state.battle_over:
            yield Refusal("phase.no_battle", "PD-G52", "You have no Battle Phase this turn.")

    def perform(self, state: DuelState, seat: int) -> None:
        if state.phase == MAIN_1:
            state.push(("battle_phase",), ("settle",), ("free",))
        elif state.phase == BATTLE:
            state.push(("main_phase", MAIN_2), ("settle",), ("free",))
        else:
            state.push(*END)


class EndTurn(Action, tag="end-turn"):
    """End the turn; the phases in between pass without anything (PD-G53)."""

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        return not_free(state)

    def perform(self, state: DuelState, seat: int) -> None:
        state.push(*END)


END = (("end_phase",), ("settle",), ("hand_limit",), ("end_turn",))
"""How a turn ends (PD-2.12, PD-G25)."""


class ChangePosition(Action, tag="change-position"):
    """Turn a Pokémon from Attack to Defence or back; what lies face down comes up in Attack (PD-2.4, PD-G20)."""

    card: Instance

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        if state.decision is None or state.decision.kind != "main":
            yield Refusal("position.phase", "PD-2.4", "Positions are changed in your Main Phases.")
        if not 0 <= self.card < len(state.zone) or self.card not in state.pokemon(seat):
            yield Refusal("position.not_yours", "PD-2.4", "Only a Pokémon of yours can be turned.")
            return
        name = state.name(self.card)
        if state.turned:
            yield Refusal("position.once", "PD-G20", "You have changed a position this turn.")
        if state.entered[self.card] == state.turn:
            yield Refusal("position.new", "PD-G20", f"{name} was summoned or set this turn.")
        if state.attacks[self.card]:
            yield Refusal("position.attacked", "PD-G20", f"{name} has attacked this turn.")
        if has(state, self.card, "no-position-change"):
            yield Refusal("position.forbidden", "PD-G50", f"{name} cannot change its position now.")

    def perform(self, state: DuelState, seat: int) -> None:
        state.turned = 1
        position = ATTACK if state.is_face_down(self.card) else other_position(state, self.card)
        turn_to(state, self.card, position, "PD-2.4")
        state.push(("settle",), ("free",))


class SetCard(Action, tag="set-card"):
    """Lay a Spell or a Trap of the hand face down in a Spell/Trap zone (PD-2.11, PD-G21)."""

    card: Instance

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        if state.decision is None or state.decision.kind != "main":
            yield Refusal("set.phase", "PD-2.11", "Cards are set in your Main Phases.")
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] != seat * WIDTH + HAND:
            yield Refusal("set.not_in_hand", "PD-2.11", "Only a card of your hand can be set.")
            return
        if state.print(self.card).kind in (POKEMON, EVOLUTION):
            yield Refusal("set.kind", "PD-2.11", f"{state.name(self.card)} is no Spell and no Trap.")
        if state.free(seat, SPELLS) < 0:
            yield Refusal("set.full", "PD-3.1", "All five Spell/Trap zones are taken.")

    def perform(self, state: DuelState, seat: int) -> None:
        place = state.free(seat, SPELLS)
        laid = lay_face_down(state, seat, self.card, place)
        state.entered[laid] = state.turn
        state.note(CardSet(seat, laid, NAMES[place]))
        state.push(("free",))


def end_phase(state: DuelState) -> None:
    """Nobody acts, but effects may have something to do now (PD-2.12)."""
    begin_phase(state, "end")
    begin_moment(state, "end")


def hand_limit(state: DuelState, picks: tuple[int, ...] | None = None) -> None:
    """The turn player keeps six cards and discards the others, of own choice (PD-1.6, PD-1.7, PD-G25)."""
    hand = state.at(state.active, HAND)
    over = len(hand) - HAND_LIMIT
    if picks is None and over > 0:
        state.ask(Decision(state.active, "discard", "PD-1.7", tuple(hand), over, over), ("hand_limit",))
        return
    for card in picks or ():
        discard(state, card, "PD-1.7")


def end_turn(state: DuelState) -> None:
    """What lasts until now is over; an Environment may run out (PD-G35)."""
    shorten_changes(state)
    wear_off(state)
    state.push(("settle",), ("begin_turn",))


TASKS = {
    function.__name__: function
    for function in (
        begin_turn, draw_phase, main_phase, battle_phase, free, end_phase, hand_limit, end_turn,
    )
}  # fmt: skip
