"""The engine's whole surface: start a match, ask what may be done and why not, do it.

`act` gives a new state, `advance` changes the one it is given; both refuse what `why_not` gives a reason against.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

from rules.kernel.abilities import CardScript
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.play import Play
from rules.kernel.records import Action, Event, Outcome, Refusal
from rules.kernel.resolution import run
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import MatchState


class IllegalAction(ValueError):
    """An action that has reasons against it; `refusals` are all of them."""

    def __init__(self, action: Action, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(f"{action}: " + " ".join(f"{refusal.message} ({refusal.rule})" for refusal in refusals))


class Choose(Action, tag="choose"):
    """Answer the open decision by picking some of its options."""

    picks: tuple[int, ...]

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        decision = state.decision
        assert decision is not None
        if not decision.options and decision.most:
            yield Refusal("choose.nothing_asked", decision.rule, "This is not a question with things to pick.")
        elif not decision.least <= len(self.picks) <= decision.most:
            wanted = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
            yield Refusal("choose.number", decision.rule, f"Pick {wanted}, not {len(self.picks)}.")
        elif len(set(self.picks)) < len(self.picks) or not set(self.picks) <= set(decision.options):
            yield Refusal("choose.options", decision.rule, "Only what is offered can be picked, each once.")

    def perform(self, state: MatchState, seat: int) -> None:
        state.stack.append((*state.stack.pop(), self.picks))


class Back(Action, tag="back"):
    """Withdraw from a cost before anything of it is paid."""

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        assert state.decision is not None
        if not state.decision.back:
            yield Refusal("back.too_late", state.decision.rule, "There is nothing to withdraw from.")

    def perform(self, state: MatchState, seat: int) -> None:
        state.stack.pop()


class Concede(Action, tag="concede"):
    """Give the match up; always possible."""

    def refusals(self, state: MatchState, seat: int) -> Iterator[Refusal]:
        return iter(())

    def perform(self, state: MatchState, seat: int) -> None:
        state.outcome = Outcome(1 - seat, state.ruleset.values["concede-rule"], "conceded")


def ruleset_for(
    play: Play,
    game: str,
    facts: Mapping[CardKey, CardFacts],
    values: Mapping[str, Any],
    extra: Sequence[CardScript] = (),
) -> Ruleset:
    """The rules of a game over these cards; `extra` are scripts of cards beyond the published ones."""
    scripts = {script.key: script for script in (*play.scripts, *extra)}
    cards = [(card, scripts.get(card.key, CardScript(card.key))) for card in facts.values()]
    fixed = {"concede-rule": play.concede_rule}
    return Ruleset(game, play.zones, play.tasks, {**play.values, **fixed, **values}, cards, play.groups)


def start(play: Play, ruleset: Ruleset, decks: tuple[DeckList, DeckList], seed: str) -> tuple[MatchState, list[Event]]:
    """A new match at its first decision. Instances are numbered by chance, so a number tells nothing of its card."""
    state = play.state(ruleset, Chance(seed))
    play.begin(state, decks)
    run(state)
    return state, state.events


def why_not(play: Play, state: MatchState, seat: int, action: Action) -> tuple[Refusal, ...]:
    """Every reason this seat may not do this now; none when it is legal."""
    if state.outcome is not None:
        return (Refusal("match.over", state.outcome.rule, "The match is over."),)
    if isinstance(action, Concede):
        return ()
    decision = state.decision
    assert decision is not None
    if decision.seat != seat:
        return (Refusal("match.not_yours", decision.rule, "It is the other player who must decide now."),)
    if decision.options and not isinstance(action, Choose | Back):
        return (Refusal("match.question_open", decision.rule, "Answer the open question first."),)
    return tuple(action.refusals(state, seat))


def legal_actions(play: Play, state: MatchState, seat: int) -> list[Action]:
    """What this seat may do now: the candidates nothing speaks against, conceding last.

    Of picks that differ only by copies of one card in one place, one stands for all; the others are legal too.
    """
    decision = state.decision
    if state.outcome is not None:
        return []
    if decision is None or decision.seat != seat:
        return [Concede()]
    actions: list[Action] = []
    if decision.options or not decision.most:
        actions += [Choose(picks) for picks in _picks(state)]
    else:
        actions += [
            action for action in play.candidates(state, seat) if next(action.refusals(state, seat), None) is None
        ]
    if decision.back:
        actions.append(Back())
    actions.append(Concede())
    return actions


def _picks(state: MatchState) -> Iterator[tuple[int, ...]]:
    """Every way to answer the open decision, copies of one card in one hidden-order zone taken as alike."""
    decision = state.decision
    assert decision is not None
    if decision.most == 1:
        if decision.least == 0:
            yield ()
        for option in decision.options:
            yield (option,)
        return
    groups: dict[object, list[int]] = {}
    for option in decision.options:
        groups.setdefault(_likeness(state, option), []).append(option)
    takes = [[tuple(group[:count]) for count in range(len(group) + 1)] for group in groups.values()]
    if len(groups) == len(decision.options):
        for count in range(decision.least, decision.most + 1):
            yield from combinations(decision.options, count)
        return
    for combination in product(*takes):
        picks = tuple(option for take in combination for option in take)
        if decision.least <= len(picks) <= decision.most:
            yield picks


def _likeness(state: MatchState, card: int) -> object:
    if any(change.target == card for change in state.modifiers):
        return card
    return (state.card[card], state.zone[card], state.marks[card])


def act(play: Play, state: MatchState, seat: int, action: Action) -> tuple[MatchState, list[Event]]:
    """The state after this action and what happened; IllegalAction, with the reasons, when there are any."""
    new = state.clone()
    return new, advance(play, new, seat, action)


def advance(play: Play, state: MatchState, seat: int, action: Action) -> list[Event]:
    """Do this action in place and give what happened; IllegalAction leaves the state as it was."""
    refusals = why_not(play, state, seat, action)
    if refusals:
        raise IllegalAction(action, refusals)
    state.events = []
    state.steps = 0
    state.decision = None
    action.perform(state, seat)
    run(state)
    return state.events
