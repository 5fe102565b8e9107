"""Activation: what speaks against it, its cost and targets, and the link it becomes (PD-2.5, PD-2.8, PD-9, PD-G24)."""

from collections.abc import Iterator

from rules.games.pokemon_duels.abilities import Activate, Trigger
from rules.games.pokemon_duels.aiming import Aim
from rules.games.pokemon_duels.cardflow import forget, lose_equipment
from rules.games.pokemon_duels.events import Activated
from rules.games.pokemon_duels.facts import ENVIRONMENT, EQUIPMENT, QUICK_SPELL, SPELL, TRAP
from rules.games.pokemon_duels.happening import happen, subject
from rules.games.pokemon_duels.limits import is_spent, spend
from rules.games.pokemon_duels.selectors import users
from rules.games.pokemon_duels.table import CHAIN_LIMIT, HAND, SPELLS, WIDTH, DuelState, Link
from rules.kernel.costs import can_pay
from rules.kernel.effects import force
from rules.kernel.frames import Bound, Frame
from rules.kernel.records import Action, Decision, Event, Refusal
from rules.kernel.state import FACE_DOWN
from rules.kernel.words import Instance
from rules.kernel.zones import relocate

SLOW_KINDS = (SPELL, EQUIPMENT, ENVIRONMENT)
LAID_KINDS = (*SLOW_KINDS, QUICK_SPELL, TRAP)
"""What lies in a Spell/Trap zone while it is a link of the chain."""


class Use(Action, tag="use"):
    """Activate a card, or an effect of one; `ability` counts the card's abilities from 0."""

    card: Instance
    ability: int

    def refusals(self, state: DuelState, seat: int) -> Iterator[Refusal]:
        number = program_of(state, seat, self.card, self.ability)
        if number is None:
            yield Refusal("use.none", "PD-G24", "There is nothing here that you could activate.")
            return
        yield from refusals(state, seat, self.card, number)

    def perform(self, state: DuelState, seat: int) -> None:
        number = state.ruleset.definitions[state.card[self.card]].programs[self.ability]
        it = answered_cards(state, number, self.card, seat)
        then = (("withdrawn", seat),) if state.is_answering else (("settle",), ("free",))
        state.push(("pay", number, self.card, state.stamp[self.card], seat, {"it": it}, ()), *then)


def program_of(state: DuelState, seat: int, card: int, ability: int) -> int | None:
    """The number of a card's own activation; None where the seat has no such card, or the card no such ability."""
    if not 0 <= card < len(state.zone) or state.zone[card] // WIDTH != seat or state.card[card] < 0:
        return None
    programs = state.ruleset.definitions[state.card[card]].programs
    if not 0 <= ability < len(programs):
        return None
    number = programs[ability]
    return number if isinstance(state.ruleset.programs[number].ability, Activate) else None


def refusals(state: DuelState, seat: int, card: int, number: int) -> Iterator[Refusal]:
    """Everything that speaks against activating this now."""
    yield from place_refusals(state, seat, card, number)
    yield from time_refusals(state, seat, card, number)
    yield from ability_refusals(state, seat, card, number)


def place_refusals(state: DuelState, seat: int, card: int, number: int) -> Iterator[Refusal]:
    """Where the card must lie, and where there must be room."""
    printed, place = state.print(card), state.place_of(card)
    name = state.name(card)
    if place not in state.ruleset.programs[number].places:
        yield Refusal("use.place", "PD-G24", f"{name} cannot be activated from where it is.")
    if printed.kind in LAID_KINDS:
        if place in SPELLS and not state.is_face_down(card):
            yield Refusal("use.active", "PD-G24", f"{name} is activated already.")
        if printed.kind == TRAP and place == HAND:
            yield Refusal("use.trap_in_hand", "PD-G23", f"{name} must be set before it can be activated.")
        if place == HAND and state.free(seat, SPELLS) < 0:
            yield Refusal("use.full", "PD-G46", "A card that is activated needs a free Spell/Trap zone.")
    elif state.is_face_down(card):
        yield Refusal("use.face_down", "PD-G37", f"{name} lies face down.")


def time_refusals(state: DuelState, seat: int, card: int, number: int) -> Iterator[Refusal]:
    """When cards of its kind may be activated: in one's own Main Phase, or as an answer (PD-2.5, PD-2.8, PD-G23)."""
    printed, name = state.print(card), state.name(card)
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, Activate)
    kind = "" if state.decision is None else state.decision.kind
    if len(state.chain) >= CHAIN_LIMIT:
        yield Refusal("use.chain", "PD-7b", f"A chain has at most {CHAIN_LIMIT} links.")
    is_quick = printed.kind in (QUICK_SPELL, TRAP) or ability.quick
    if not is_quick and kind == "battle":
        yield Refusal("use.battle", "PD-2.8", f"In the Battle Phase {name} cannot be activated.")
    elif not is_quick and kind != "main":
        yield Refusal("use.slow", "PD-G24", f"{name} cannot answer.")
    if is_quick and state.place_of(card) == HAND and state.active != seat:
        yield Refusal("use.hand", "PD-G23", "From the hand you can do that in your own turn only.")
    if printed.kind in (QUICK_SPELL, TRAP) and state.is_face_down(card) and state.entered[card] == state.turn:
        yield Refusal("use.just_set", "PD-G23", f"{name} was set this turn.")


def ability_refusals(state: DuelState, seat: int, card: int, number: int) -> Iterator[Refusal]:
    """What the text itself asks: an event to answer, a user of the skill, a condition, the cost, a target."""
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, Activate)
    name = state.name(card)
    if ability.on is not None and not answered(state, number, card, seat):
        yield Refusal("use.event", "PD-2.8", f"What {name} answers has not just happened.")
    if is_spent(state, seat, number, ability.limit):
        yield Refusal("use.limit", "PD-G47", f"{name} has been used as often as it may.")
    if state.print(card).skill and not users(state, seat, card):
        yield Refusal("use.skill", "PD-9.1", f"None of your face-up Pokémon can use {name}.")
    frame = Frame(number, 0, card, state.stamp[card], seat, {"it": answered_cards(state, number, card, seat)})
    if ability.condition is not None and not ability.condition.holds(state, frame):
        yield Refusal("use.condition", "PD-G24", f"The condition of {name} is not met.")
    if not can_pay(state, frame, ability.cost):
        yield Refusal("use.cost", "PD-G49", f"You cannot pay the cost of {name}.")
    if not can_aim(state, frame, ability.targets):
        yield Refusal("use.target", "PD-G24", f"There is nothing {name} could aim at.")


def can_aim(state: DuelState, frame: Frame, aims: tuple[Aim, ...]) -> bool:
    return all(len(aim.options(state, frame)) >= aim.least for aim in aims)


def answered(state: DuelState, number: int, card: int, seat: int) -> list[Event]:
    """What just happened that an ability can answer, the newest last."""
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, Activate)
    pattern = ability.on
    if pattern is None:
        return []
    return [event for event in state.news if event.topic == pattern.topic and pattern.matches(state, event, card, seat)]


def answered_cards(state: DuelState, number: int, card: int, seat: int) -> tuple[int, ...]:
    """What the event is about that an activation answers."""
    events = answered(state, number, card, seat)
    return subject(events[-1]) if events else ()


def effect(state: DuelState, number: int, source: int, stamp: int, seat: int, bound: Bound) -> None:
    """The cost is paid: lay the card on the table, then aim."""
    if state.stack and state.stack[-1][0] == "withdrawn":
        state.stack.pop()
    ability = state.ruleset.programs[number].ability
    if isinstance(ability, Activate) and state.stamp[source] == stamp and state.print(source).kind in LAID_KINDS:
        lay(state, source, seat)
    state.push(("aim", number, source, state.stamp[source], seat, bound, 0))


def lay(state: DuelState, card: int, seat: int) -> None:
    """Put an activated card face up into a Spell/Trap zone, where it lies until its link has happened (PD-G46)."""
    if state.is_face_down(card):
        state.marks[card] &= ~FACE_DOWN
    else:
        relocate(state, card, seat * WIDTH + state.free(seat, SPELLS))
        forget(state, card)
    state.entered[card] = state.turn
    state.index_lasting(card)


def aim(
    state: DuelState,
    number: int,
    source: int,
    stamp: int,
    seat: int,
    bound: Bound,
    place: int,
    picks: tuple[int, ...] | None = None,
) -> None:
    """Choose one target after another, then join the chain; what has too few targets now does nothing."""
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, Activate | Trigger)
    if picks is not None:
        bound = {**bound, ability.targets[place - 1].slot: picks}
    for index in range(place, len(ability.targets)):
        each = ability.targets[index]
        options = tuple(each.options(state, Frame(number, 0, source, stamp, seat, bound)))
        if len(options) > each.least:
            most = min(each.most, len(options))
            question = Decision(seat, "aim", "PD-G24", options, each.least, most, source=source)
            state.ask(question, ("aim", number, source, stamp, seat, bound, index + 1))
            return
        force(state, seat, source, options, "PD-G24")
        bound = {**bound, each.slot: options}
    join(state, number, source, stamp, seat, bound)


def join(state: DuelState, number: int, source: int, stamp: int, seat: int, bound: Bound) -> None:
    """Become a link of the chain; then the other player may answer, unless more triggers join first (PD-G24)."""
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, Activate | Trigger)
    spend(state, seat, number, ability.limit)
    aimed = {aim.slot: bound[aim.slot] for aim in ability.targets}
    stamps = tuple((card, state.stamp[card]) for cards in bound.values() for card in cards)
    state.chain.append(Link(number, source, stamp, seat, bound, stamps))
    state.passes = 0
    state.news = [event for event in state.news if not isinstance(event, Activated)]
    definition = state.ruleset.definitions[state.ruleset.programs[number].definition]
    targets = tuple(card for cards in aimed.values() for card in cards)
    index = definition.programs.index(number)
    kind = definition.facts.kind
    if kind == EQUIPMENT:
        for host in targets:
            lose_equipment(state, host, "PD-10.3")
    happen(state, Activated(seat, source, kind, index, targets, len(state.chain), "PD-G24"))
    if isinstance(ability, Activate):
        state.push(("respond", 1 - seat))


TASKS = {function.__name__: function for function in (effect, aim)}
