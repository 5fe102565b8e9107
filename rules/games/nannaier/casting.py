"""Spells and skills: chosen, paid, done (NN-8, NN-G42)."""

from collections.abc import Callable, Iterator, Mapping

from rules.games.nannaier import points
from rules.games.nannaier.costs import cost_now
from rules.games.nannaier.events import SkillUsed, SpellCast
from rules.games.nannaier.fighting import act, actor_refusals
from rules.games.nannaier.table import CASTING, SLOT, SPELLS, WIDTH, NannaierState, has, suffers
from rules.games.nannaier.turn import end_spell, phase_refusals, spell_to_pile
from rules.kernel.abilities import Act
from rules.kernel.effects import Choose, force
from rules.kernel.frames import Bound, Frame
from rules.kernel.records import Action, Decision, Event, Refusal
from rules.kernel.state import Task
from rules.kernel.words import Instance
from rules.kernel.zones import relocate


def program_of(state: NannaierState, card: int) -> int:
    """The program that a spell, or a doll in the form that it shows, is cast by; -1 for none."""
    return state.printed(card).skills[state.form[card]]


class Cast(Action, tag="cast"):
    """Cast a spell of the hand (NN-8.2)."""

    card: Instance

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "action", "NN-8.1")
        if not 0 <= self.card < len(state.zone) or state.zone[self.card] != seat * WIDTH + SPELLS:
            yield Refusal("cast.not_in_hand", "NN-8.2", "Only a spell of your hand can be cast.")
            return
        program = program_of(state, self.card)
        if program < 0:
            yield Refusal("cast.unsupported", "NN-8.2", f"What {state.name(self.card)} does cannot be played here.")
            return
        yield from program_refusals(state, seat, self.card, program)

    def perform(self, state: NannaierState, seat: int) -> None:
        state.push(
            ("aim", program_of(state, self.card), 0, self.card, state.stamp[self.card], seat, {}), ("await_action",)
        )


class Skill(Action, tag="skill"):
    """Let an own doll use the skill of the form that it shows; that is its action (NN-6.4, NN-8.4)."""

    doll: Instance

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from actor_refusals(state, seat, self.doll, "NN-8.4")
        if not state.stands(seat, self.doll):
            return
        name, program = state.name(self.doll), program_of(state, self.doll)
        if program < 0:
            yield Refusal("skill.none", "NN-8.4", f"{name} has no skill in this form.")
            return
        if suffers(state, self.doll):
            yield Refusal("skill.formless", "NN-10.1", f"{name} has no form for where it stands and cannot cast.")
        if has(state, self.doll, "muted"):
            yield Refusal("skill.muted", "NN-8.4", f"{name} cannot cast now.")
        yield from program_refusals(state, seat, self.doll, program)

    def perform(self, state: NannaierState, seat: int) -> None:
        state.push(
            ("aim", program_of(state, self.doll), 0, self.doll, state.stamp[self.doll], seat, {}), ("await_action",)
        )


def program_refusals(state: NannaierState, seat: int, card: int, program: int) -> Iterator[Refusal]:
    """What speaks against casting that lies in the card: points, its condition, nothing to choose (NN-G42)."""
    name, cost = state.name(card), cost_now(state, card, program)
    for kind, wanted in zip(points.LIMITS, cost, strict=True):
        have = points.held(state, seat, kind)
        if wanted > have:
            yield Refusal("cast.points", "NN-8.1", f"{name} costs {wanted} {kind}; you have {have}.")
    frame = Frame(program, 0, card, state.stamp[card], seat, {})
    ability = state.ruleset.programs[program].ability
    assert isinstance(ability, Act)
    if ability.condition is not None and not ability.condition.holds(state, frame):
        yield Refusal("cast.condition", "NN-8.1", f"What {name} asks for does not hold now.")
    steps = state.ruleset.programs[program].steps
    if steps and isinstance(steps[0], Choose) and not steps[0].what.find(state, frame):
        yield Refusal("cast.nothing", "NN-G42", f"There is nothing that {name} could be cast on.")


def aim(
    state: NannaierState,
    program: int,
    pc: int,
    source: int,
    stamp: int,
    seat: int,
    bound: Bound,
    answer: tuple[int, ...] | None = None,
) -> None:
    """Ask what the first steps choose, from which the player may still withdraw; then pay, then do the rest."""
    steps = state.ruleset.programs[program].steps
    if answer is not None:
        bound, pc = {**bound, chosen_slot(steps[pc]): answer}, pc + 1
    while pc < len(steps) and isinstance(step := steps[pc], Choose):
        options = tuple(step.what.find(state, Frame(program, pc, source, stamp, seat, bound)))
        if len(options) > step.least:
            most = min(step.most, len(options))
            question = Decision(seat, "choose", "NN-8.1", options, step.least, most, back=True, source=source)
            state.ask(question, ("aim", program, pc, source, stamp, seat, bound))
            return
        force(state, seat, source, options, "NN-8.1")
        bound, pc = {**bound, step.slot: options}, pc + 1
    begin(state, program, pc, source, seat, bound)


def chosen_slot(step: object) -> str:
    assert isinstance(step, Choose)
    return step.slot


def begin(state: NannaierState, program: int, pc: int, source: int, seat: int, bound: Bound) -> None:
    """Pay; a doll has acted, a spell lies where all see it: in the slot if it lasts (NN-8.2, NN-G6, NN-G19)."""
    order, chaos, transcend = cost_now(state, source, program)
    event: Event
    if state.is_on_field(source):
        act(state, source)
        event = SkillUsed(seat, source)
        after: tuple[Task, ...] = ()
    else:
        show(state, source, seat)
        event = SpellCast(seat, source)
        after = (("end_cast", source, state.stamp[source]),)
    state.push(
        ("pay", seat, order, chaos, transcend, "NN-8.1"),
        ("event", event, {"it": (source,)}),
        ("do", program, pc, source, state.stamp[source], seat, bound),
        *after,
        ("settle",),
    )


def show(state: NannaierState, card: int, seat: int) -> None:
    """From the hand to the slot, where the spell before it ends, or to where spells resolve."""
    if not is_lasting(state, card):
        relocate(state, card, seat * WIDTH + CASTING)
        return
    for old in state.at(seat, SLOT)[:]:
        end_spell(state, old, "NN-8.2")
    relocate(state, card, seat * WIDTH + SLOT)
    turns = state.number(card, "turns")
    state.ends[card] = state.turn + turns - 1 if turns else 0


def is_lasting(state: NannaierState, card: int) -> bool:
    return "lasting" in state.ruleset.definitions[state.card[card]].flags


def end_cast(state: NannaierState, card: int, stamp: int) -> None:
    """A spell without lasting effect goes back to its pile (NN-2.6)."""
    if state.stamp[card] == stamp and state.place_of(card) == CASTING:
        spell_to_pile(state, card)


class EndSpell(Action, tag="end-spell"):
    """End the own lasting spell (NN-8.3)."""

    def refusals(self, state: NannaierState, seat: int) -> Iterator[Refusal]:
        yield from phase_refusals(state, "action", "NN-8.3")
        if not state.at(seat, SLOT):
            yield Refusal("spell.none", "NN-8.3", "You have no lasting spell to end.")

    def perform(self, state: NannaierState, seat: int) -> None:
        state.push(("await_action",))
        end_spell(state, state.at(seat, SLOT)[0], "NN-8.3")


TASKS: Mapping[str, Callable[..., None]] = {"aim": aim, "end_cast": end_cast}
