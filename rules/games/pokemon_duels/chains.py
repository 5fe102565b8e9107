"""The chain: windows for answers, triggers that join, and links that happen last in, first out (PD-7b, PD-G24)."""

from collections.abc import Iterator

from rules.games.pokemon_duels.abilities import Trigger
from rules.games.pokemon_duels.activating import answered, can_aim
from rules.games.pokemon_duels.cardflow import to_grave
from rules.games.pokemon_duels.events import (
    Activated,
    Attacked,
    Destroyed,
    Fizzled,
    LinkResolved,
    Negated,
    Summoned,
    TurnedUp,
)
from rules.games.pokemon_duels.life import settle_defeat
from rules.games.pokemon_duels.limits import is_spent
from rules.games.pokemon_duels.table import CHAIN_LIMIT, HAND, SPELLS, WIDTH, DuelState, Link
from rules.kernel.costs import can_pay
from rules.kernel.frames import Bound, Frame
from rules.kernel.records import NO_OR_YES, Action, Decision, Refusal
from rules.kernel.resolution import still_the_same


def settle(state: DuelState) -> None:
    """After whatever happened: defeat, triggers as a chain of their own, then a window for what is new (PD-G24)."""
    settle_defeat(state)
    if state.outcome is not None:
        return
    if state.waiting:
        state.push(("join_triggers",), ("settle",))
    elif state.news:
        state.passes = 0
        state.push(("respond", 1 - doer(state)), ("settle",))


def doer(state: DuelState) -> int:
    """The seat whose doing the newest event is; the other one is asked first."""
    event = state.news[-1]
    if isinstance(event, Destroyed):
        return event.by if event.by >= 0 else state.active
    assert isinstance(event, Summoned | TurnedUp | Attacked | Activated)
    return event.seat


def respond(state: DuelState, seat: int) -> None:
    """Let a player answer, who is passed over on public grounds alone (PD-G24)."""
    if may_have_answer(state, seat):
        state.decision = Decision(seat, "respond", "PD-G24")
    else:
        pass_on(state, seat)


def may_have_answer(state: DuelState, seat: int) -> bool:
    """Whether everyone must think that a player could answer.

    There is a card that was set on an earlier turn, a face-up Pokémon whose quick effect can answer this, or in the
    own turn a card in hand; and the chain has room.
    """
    if len(state.chain) >= CHAIN_LIMIT:
        return False
    if state.active == seat and state.at(seat, HAND):
        return True
    if any(state.is_face_down(card) and state.entered[card] != state.turn for card in state.spells(seat)):
        return True
    return any(shows_answer(state, seat, card) for card in state.pokemon(seat))


def shows_answer(state: DuelState, seat: int, card: int) -> bool:
    """Whether a Pokémon's quick effect, which everyone can read, answers what just happened and is not used up."""
    return not state.is_face_down(card) and any(
        ability.quick
        and state.place_of(card) in places
        and not is_spent(state, seat, number, ability.limit)
        and (ability.on is None or answered(state, number, card, seat))
        for number, ability, places in state.print(card).activations
    )


def pass_on(state: DuelState, seat: int) -> None:
    """Two passes in a row close the window; what was built happens then."""
    state.passes += 1
    if state.passes < 2:
        state.push(("respond", 1 - seat))
        return
    state.news = []
    if state.chain:
        state.push(("resolve_chain",))


def withdrawn(state: DuelState, seat: int) -> None:
    """A player thought better of an answer before paying for it."""
    state.push(("respond", seat))


class Pass(Action, tag="pass"):
    """Answer nothing."""

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        if state.decision is None or state.decision.kind != "respond":
            yield Refusal("pass.nothing", "PD-G24", "There is nothing to answer.")

    def perform(self, state: DuelState, seat: int) -> None:
        pass_on(state, seat)


def resolve_chain(state: DuelState) -> None:
    """The last link happens, then the one below it, until none is left."""
    if not state.chain:
        return
    link = state.chain.pop()
    number = len(state.chain) + 1
    state.push(("end_link", link.source, link.stamp), ("settle_defeat",), ("resolve_chain",))
    if link.negated:
        state.note(Fizzled(link.seat, link.source, number, "PD-G24"))
        return
    state.note(LinkResolved(link.seat, link.source, number, "PD-G24"))
    state.push(("do", link.program, 0, link.source, link.stamp, link.seat, still_there(state, link)))


def still_there(state: DuelState, link: Link) -> Bound:
    """What a link was about, without what has become another object since."""
    gone = {card for card, stamp in link.stamps if state.stamp[card] != stamp}
    return {slot: tuple(card for card in cards if card not in gone) for slot, cards in link.bound.items()}


def end_link(state: DuelState, card: int, stamp: int) -> None:
    """A Spell or a Trap has done its work: it goes to the Graveyard, unless it is worn (PD-G46)."""
    if state.stamp[card] == stamp and state.place_of(card) in SPELLS and state.host[card] < 0:
        to_grave(state, card, "PD-G46")


def negate(state: DuelState, place: int, rule: str) -> None:
    """Let a link do nothing when its turn comes; `place` counts from 0."""
    link = state.chain[place]
    if not link.negated:
        state.chain[place] = link._replace(negated=True)
        state.note(Negated(link.seat, link.source, place + 1, rule))


def join_triggers(state: DuelState) -> None:
    """What was triggered joins the chain: the turn player's first, each player's own in an order of choice.

    More than the chain takes wait for the next one (PD-G24).
    """
    for seat in (state.active, 1 - state.active):
        if len(state.chain) < CHAIN_LIMIT and any(waiting.seat == seat for waiting in state.waiting):
            state.push(("next_trigger", seat), ("join_triggers",))
            return
    if state.chain:
        state.push(("respond", 1 - state.chain[-1].seat))


def next_trigger(state: DuelState, seat: int, picks: tuple[int, ...] | None = None) -> None:
    """One waiting ability of a player, who chooses which where several wait."""
    own = [waiting for waiting in state.waiting if waiting.seat == seat]
    if picks is None and any(waiting != own[0] for waiting in own):
        names = tuple(state.name(waiting.source) for waiting in own)
        options = tuple(range(len(own)))
        state.ask(Decision(seat, "order", "PD-G24", options, words=names), ("next_trigger", seat))
        return
    chosen = own[picks[0] if picks else 0]
    state.waiting.remove(chosen)
    number, source, stamp, _, bound = chosen
    ability = state.ruleset.programs[number].ability
    if not isinstance(ability, Trigger):
        state.push(("do", number, 0, source, stamp, seat, bound))
        return
    bound = {"it": still_the_same(state, bound)}
    if not can_join(state, ability, Frame(number, 0, source, stamp, seat, bound)):
        return
    if ability.may:
        question = Decision(seat, "trigger", "PD-G24", options=(0, 1), source=source, words=NO_OR_YES)
        state.ask(question, ("use", number, source, stamp, seat, bound))
    else:
        state.push(("pay", number, source, stamp, seat, bound, ()))


def can_join(state: DuelState, ability: Trigger, frame: Frame) -> bool:
    """Whether a trigger joins the chain: still the same card there, its condition, limit, cost and targets (PD-G24)."""
    places = state.ruleset.programs[frame.program].places
    if state.stamp[frame.source] != frame.stamp or state.zone[frame.source] % WIDTH not in places:
        return False
    if is_spent(state, frame.seat, frame.program, ability.limit):
        return False
    if ability.condition is not None and not ability.condition.holds(state, frame):
        return False
    return can_pay(state, frame, ability.cost) and can_aim(state, frame, ability.targets)


TASKS = {
    function.__name__: function
    for function in (
        settle, respond, withdrawn, resolve_chain, end_link, join_triggers, next_trigger,
    )
}  # fmt: skip
