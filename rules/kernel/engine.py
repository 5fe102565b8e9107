"""The engine's whole surface: start a match, ask what may be done and why not, do it.

`act` gives a new state, `advance` changes the one it is given; both refuse what `why_not` gives a reason against.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from types import MappingProxyType
from typing import Any

from rules.kernel.abilities import CardScript
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.game import Game
from rules.kernel.records import Action, Decision, Event, Refusal
from rules.kernel.resolution import run
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import MatchState


class IllegalAction(ValueError):
    """An action that has reasons against it; `refusals` are all of them."""

    def __init__(self, action: Action, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(f"{action}: " + " ".join(f"{refusal.message} ({refusal.rule})" for refusal in refusals))


def ruleset_for(
    game: Game,
    facts: Mapping[CardKey, CardFacts],
    values: Mapping[str, Any] = MappingProxyType({}),
    extra: Iterable[CardScript] = (),
) -> Ruleset:
    """A game's rules over these cards, to be built once and shared; `extra` are scripts beyond the published ones."""
    play = game.playable()
    silent = {key: CardScript(key) for key in play.vanilla}
    scripts = silent | {script.key: script for script in (*play.scripts, *extra)}
    cards = [(card, scripts.get(card.key)) for card in facts.values()]
    return Ruleset(game.key, play, cards, values)


def start(ruleset: Ruleset, decks: tuple[DeckList, DeckList], seed: str) -> tuple[MatchState, list[Event]]:
    """A new match at its first decision, and what happened up to there."""
    state = ruleset.play.state(ruleset, Chance(seed))
    ruleset.play.begin(state, decks)
    run(state)
    return state, state.events


def why_not(state: MatchState, seat: int, action: Action) -> tuple[Refusal, ...]:
    """Every reason this seat may not do this now; none when it is legal."""
    if state.outcome is not None:
        return (Refusal("match.over", state.outcome.rule, "The match is over."),)
    if isinstance(action, Concede):
        return ()
    decision = state.decision
    assert decision is not None
    rule = state.ruleset.values["asking-rule"]
    if decision.seat != seat:
        return (Refusal("match.not_yours", rule, "It is the other player who must decide now."),)
    if not is_free(decision) and not isinstance(action, Choose | Back):
        return (Refusal("match.question_open", rule, "Answer the open question first."),)
    return tuple(action.refusals(state, seat))


def legal_actions(state: MatchState, seat: int) -> list[Action]:
    """What this seat may do now: the candidates nothing speaks against, conceding last.

    Of picks that differ only by copies of one card in one place, one stands for all; the others are legal too.
    """
    decision = state.decision
    if state.outcome is not None:
        return []
    if decision is None or decision.seat != seat:
        return [Concede()]
    actions: list[Action] = []
    if not is_free(decision):
        actions += [Choose(picks) for picks in _picks(state)]
    elif (legal := state.ruleset.play.legal) is not None:
        actions = legal(state, seat)
    else:
        actions = unrefused(state, seat)
    if decision.back:
        actions.append(Back())
    actions.append(Concede())
    state.offered = actions
    return actions


def unrefused(state: MatchState, seat: int) -> list[Action]:
    """Those of the game's candidates that nothing speaks against."""
    candidates = state.ruleset.play.candidates(state, seat)
    return [action for action in candidates if next(action.refusals(state, seat), None) is None]


def is_free(decision: Decision) -> bool:
    """Whether it is answered by the game's own actions; a question has options, or nothing to pick (most is 0)."""
    return not decision.options and decision.most > 0


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


def act(state: MatchState, seat: int, action: Action) -> tuple[MatchState, list[Event]]:
    """The state after this action and what happened; IllegalAction, with the reasons, when there are any."""
    new = state.clone()
    return new, advance(new, seat, action)


def advance(state: MatchState, seat: int, action: Action) -> list[Event]:
    """Do this action in place and give what happened; IllegalAction leaves the state as it was."""
    if not _was_offered(state, seat, action):
        refusals = why_not(state, seat, action)
        if refusals:
            raise IllegalAction(action, refusals)
    state.events = []
    state.offered = []
    state.steps = 0
    state.decision = None
    action.perform(state, seat)
    run(state)
    return state.events


def _was_offered(state: MatchState, seat: int, action: Action) -> bool:
    """Whether this is one of the legal actions that were listed since the last one was taken."""
    decision = state.decision
    return decision is not None and decision.seat == seat and action in state.offered
