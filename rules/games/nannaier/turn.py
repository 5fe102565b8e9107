"""A turn: points and draws, the mirror, the action phase, and what ends it (NN-5, NN-G20, NN-G21, NN-G23)."""

from collections.abc import Iterator

from rules.games.nannaier.events import ActionsBegan, DrawBegan, MirrorLaid, SpellEnded, TurnBegan, TurnEnding
from rules.games.nannaier.happening import happen
from rules.games.nannaier.piles import draw_dolls, draw_spells
from rules.games.nannaier.points import gain
from rules.games.nannaier.table import (
    DURATIONS,
    FOR_GOOD,
    MIRRORS,
    SLOT,
    SPELL_PILE,
    TABLE,
    WIDTH,
    NannaierState,
    has,
)
from rules.kernel.records import Action, Decision, Refusal
from rules.kernel.words import Instance
from rules.kernel.zones import relocate

ORDER_A_TURN = 4  # NN-5.4
SHORTER = dict(zip(DURATIONS, (None, *DURATIONS), strict=False)) | {FOR_GOOD: FOR_GOOD}
"""What is left of a duration after a turn; None where it has ended (NN-5.9, NN-G23)."""


def change_turn(state: NannaierState) -> None:
    """The other player's turn: four order, a doll, a spell, what answers that, the mirror (NN-5.4, NN-G20)."""
    state.turn += 1
    seat = state.active = 1 - state.active
    state.turns[seat] += 1
    state.phase, state.changed, state.moves = "draw", 0, 0
    state.acted = [0] * len(state.acted)
    state.note(DrawBegan(seat, state.turn))
    gain(state, seat, "order", ORDER_A_TURN, "NN-5.4")
    state.push(("draw_doll", seat), ("draw_spell", seat), ("begin_turn", seat), ("await_mirror",))


def draw_doll(state: NannaierState, seat: int) -> None:
    draw_dolls(state, seat, 1, "NN-5.4")


def draw_spell(state: NannaierState, seat: int) -> None:
    draw_spells(state, seat, 1, "NN-5.4")


def begin_turn(state: NannaierState, seat: int) -> None:
    happen(state, TurnBegan(seat, state.turn))


def await_mirror(state: NannaierState) -> None:
    """The draw phase asks for a mirror; who cannot lay one goes on (NN-5.7, NN-G21)."""
    seat = state.active
    if any(not any(mirror_refusals(state, seat, card)) for card in state.at(seat, MIRRORS)):
        state.decision = Decision(seat, "draw", "NN-5.7")
    else:
        begin_actions(state)


def begin_actions(state: NannaierState) -> None:
    """The action phase, in which the mirror may be changed again (NN-G21)."""
    state.phase, state.changed = "action", 0
    state.note(ActionsBegan(state.active))
    state.push(("await_action",))


def await_action(state: NannaierState) -> None:
    """Whenever nothing happens, the turn player may act (NN-5.5)."""
    state.decision = Decision(state.active, state.phase, "NN-5.5")


def phase_refusals(state: NannaierState, phase: str, rule: str) -> Iterator[Refusal]:
    if state.phase != phase:
        words = {
            "draw": "Only in the draw phase.",
            "action": "Only in the action phase: choose about the mirror first.",
        }
        yield Refusal("turn.phase", rule, words[phase])


def mirror_refusals(state: NannaierState, seat: int, card: int) -> Iterator[Refusal]:
    """Why a mirror cannot be laid now."""
    if not 0 <= card < len(state.zone) or state.zone[card] != seat * WIDTH + MIRRORS:
        yield Refusal("mirror.not_yours", "NN-5.7", "Only a mirror of your own mirror deck can be laid.")
        return
    if state.changed:
        yield Refusal("mirror.once", "NN-G21", "One change of the mirror in each phase; this one has had its own.")
    lying = state.mirror()
    if lying >= 0 and has(state, lying, "locked"):
        yield Refusal("mirror.locked", "NN-G49", f"{state.name(lying)} cannot be replaced now.")
    if not state.ruleset.definitions[state.card[card]].is_scripted:
        yield Refusal("mirror.unsupported", "NN-2.7", f"What {state.name(card)} does cannot be played here.")


class LayMirror(Action, tag="lay-mirror"):
    """Lay a mirror of the own mirror deck on the table; the old one goes back to its owner (NN-2.8, NN-5.7)."""

    card: Instance

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from mirror_refusals(state, seat, self.card)

    def perform(self, state: NannaierState, seat: int) -> None:
        state.changed = 1
        state.push(("after_mirror",))
        lay_mirror(state, seat, self.card)


def lay_mirror(state: NannaierState, seat: int, card: int) -> None:
    old = state.mirror()
    if old >= 0:
        relocate(state, old, state.owner[old] * WIDTH + MIRRORS)
    relocate(state, card, seat * WIDTH + TABLE)
    happen(state, MirrorLaid(seat, card, "NN-2.8"), (card,))


def after_mirror(state: NannaierState) -> None:
    """A change in the draw phase ends it."""
    if state.phase == "draw":
        begin_actions(state)
    else:
        state.push(("await_action",))


class KeepMirror(Action, tag="keep-mirror"):
    """Keep the mirror that lies on the table, and go on to the action phase (NN-5.7)."""

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "draw", "NN-5.7")
        if state.turn == 1:
            yield Refusal("mirror.compulsory", "NN-5.8", "In turn 1 a mirror of your deck must be laid.")

    def perform(self, state: NannaierState, seat: int) -> None:
        begin_actions(state)


class EndTurn(Action, tag="end-turn"):
    """End the turn; points that are left are kept (NN-5.6)."""

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "action", "NN-5.5")

    def perform(self, state: NannaierState, seat: int) -> None:
        state.push(("close_turn",))
        happen(state, TurnEnding(seat))


def close_turn(state: NannaierState) -> None:
    """Changes and spells whose time is over end, the other player's turn begins (NN-5.9, NN-8.6, NN-G23)."""
    state.modifiers = [
        change._replace(until=left) for change in state.modifiers if (left := SHORTER[change.until]) is not None
    ]
    state.push(("settle",), ("change_turn",))
    for seat in (0, 1):
        for card in state.at(seat, SLOT)[:]:
            if state.ends[card] == state.turn:
                end_spell(state, card, "NN-5.9")


def end_spell(state: NannaierState, card: int, rule: str) -> None:
    """A lasting spell goes back to its pile, which is shuffled (NN-2.6, NN-8.3)."""
    spell_to_pile(state, card)
    happen(state, SpellEnded(state.owner[card], card, rule), (card,))


def spell_to_pile(state: NannaierState, card: int) -> None:
    seat = state.owner[card]
    relocate(state, card, seat * WIDTH + SPELL_PILE)
    state.refresh(card)
    state.chance.shuffle(state.at(seat, SPELL_PILE))


TASKS = {
    function.__name__: function
    for function in (
        change_turn,
        draw_doll,
        draw_spell,
        begin_turn,
        await_mirror,
        after_mirror,
        await_action,
        close_turn,
    )
}
