"""What effects are made of, for every game: choosing, branching, numbers that change for a while.

A step changes the state at once, or pushes tasks, or asks; what a game adds stands in its own `effects`.
"""

from rules.kernel.events import Changed, Forced
from rules.kernel.frames import Frame
from rules.kernel.records import Decision, GameState, Record
from rules.kernel.selectors import Condition, Selector
from rules.kernel.state import Delayed, MatchState, Modifier
from rules.kernel.views import sees
from rules.kernel.words import Moment, Stat, Until


class Step(Record):
    """One instruction of an effect."""

    def run(self, state: GameState, frame: Frame) -> None:
        """Do it, for the running ability `frame`."""
        raise NotImplementedError


def bind(state: MatchState, slot: str, cards: tuple[int, ...]) -> None:
    """Give the rest of the running effect (the top task) some cards under a name."""
    name, program, pc, source, stamp, seat, bound = state.stack.pop()
    state.stack.append((name, program, pc, source, stamp, seat, {**bound, slot: cards}))


def ask(state: MatchState, slot: str, decision: Decision) -> None:
    """Stop for an answer, which the rest of the running effect (the top task) finds under `slot`."""
    state.ask(decision, (*state.stack.pop(), slot))


def ask_again(state: MatchState, frame: Frame, decision: Decision) -> None:
    """Stop for an answer, and do the same step (the top task) again with it."""
    name, number, pc, source, stamp, seat, bound = state.stack.pop()
    state.ask(decision, (name, number, pc - 1, source, stamp, seat, bound, _own_slot(frame)))


def answered(frame: Frame) -> tuple[int, ...] | None:
    """What was answered to the question of the step that runs now; None while it has not asked."""
    return frame.bound.get(_own_slot(frame))


def _own_slot(frame: Frame) -> str:
    return f"step {frame.pc}"


class Choose(Step, tag="choose"):
    """Its owner picks from `least` to `most` of these cards, or as many as there are.

    With no candidate nothing is asked; with no more than `least` the choice is forced and made.
    """

    what: Selector
    least: int = 1
    most: int = 1
    slot: str = "it"
    by_foe: bool = False

    def run(self, state: MatchState, frame: Frame) -> None:
        options = tuple(self.what.find(state, frame))
        seat = 1 - frame.seat if self.by_foe else frame.seat
        rule = state.ruleset.values["choose-rule"]
        if len(options) <= self.least:
            force(state, seat, frame.source, options, rule)
            bind(state, self.slot, options)
            return
        most = min(self.most, len(options))
        ask(state, self.slot, Decision(seat, "choose", rule, options, self.least, most, source=frame.source))


def force(state: MatchState, seat: int, source: int, cards: tuple[int, ...], rule: str) -> None:
    """Record a choice that had no alternative, where there was something to choose at all."""
    if cards:
        state.note(Forced(seat, source, tuple(card for card in cards if sees(state, None, card)), rule))


class If(Step, tag="if"):
    """Do `then` where the condition holds now, else `otherwise`."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class Made(Step):
    """A step that a ruleset makes of others: no script holds one."""


class Branch(Made, tag="branch"):
    """Go on at step `to` unless the condition holds; made of an If."""

    condition: Condition
    to: int

    def run(self, state: MatchState, frame: Frame) -> None:
        if not self.condition.holds(state, frame):
            jump(state, self.to)


class Jump(Made, tag="jump"):
    """Go on at step `to`; made of an If."""

    to: int

    def run(self, state: MatchState, frame: Frame) -> None:
        jump(state, self.to)


def jump(state: MatchState, to: int) -> None:
    """Let the running effect (the top task) go on elsewhere."""
    name, program, _, source, stamp, seat, bound = state.stack.pop()
    state.stack.append((name, program, to, source, stamp, seat, bound))


class Change(Step, tag="change"):
    """Add to a number of these cards, or give or take a skill, until a moment comes or the card leaves."""

    what: Selector
    stat: Stat
    amount: int
    until: Until

    def run(self, state: MatchState, frame: Frame) -> None:
        for card in self.what.find(state, frame):
            change(state, card, self.stat, self.amount, self.until, ability_rule(state, frame))


def change(state: MatchState, card: int, stat: str, amount: int, until: str, rule: str) -> None:
    """Add to a number of a card, or give or take a skill, until a moment comes or the card leaves."""
    if not state.keeps_changes(card):
        return
    state.modifiers.append(Modifier(card, state.stamp[card], stat, amount, until))
    state.note(Changed(card, stat, amount, until, rule))


class Gain(Step, tag="gain"):
    """Let this card have an ability that its script holds back, until a moment comes or the card leaves."""

    ability: int
    """Its place in the script, from 0."""
    until: Until

    def run(self, state: MatchState, frame: Frame) -> None:
        if state.stamp[frame.source] == frame.stamp:
            change(state, frame.source, gained(self.ability), 1, self.until, ability_rule(state, frame))


def ability_rule(state: MatchState, frame: Frame) -> str:
    """The rule that lets the running ability do what it does: abilities that are used have one, others another."""
    used = state.ruleset.programs[frame.program].is_used
    rule: str = state.ruleset.values["act-rule" if used else "auto-rule"]
    return rule


def gained(ability: int) -> str:
    """What a modifier names that gives a card one of its own abilities."""
    return f"ability:{ability}"


class Later(Step, tag="later"):
    """When `moment` next begins, do these steps; "this" finds the card only if it is still the same object."""

    moment: Moment
    do: tuple[Step, ...]


class SetUp(Made, tag="set-up"):
    """Let a program wait for a moment; made of a Later."""

    moment: str
    program: int

    def run(self, state: MatchState, frame: Frame) -> None:
        state.delayed.append(Delayed(self.moment, self.program, frame.source, frame.stamp, frame.seat))
