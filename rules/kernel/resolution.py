"""What happens first: the only place that orders tasks.

Tasks lie on a stack. Whatever a task pushes is finished before what lay below it goes on, so resolution is in
depth (HS-1a, HS-1b) without any call that would have to be suspended; a task that needs an answer parks a
decision and the loop stops. A game names its own tasks beside those here (`TASKS`).
"""

from collections.abc import Callable, Mapping

from rules.kernel.abilities import Act, When
from rules.kernel.costs import can_pay
from rules.kernel.effects import ability_rule, gained
from rules.kernel.errors import RulesError
from rules.kernel.events import AbilityUsed
from rules.kernel.frames import Bound, Frame
from rules.kernel.records import NO_OR_YES, Decision, Event
from rules.kernel.state import MatchState, Task, Waiting

STEP_LIMIT = 20_000
"""More tasks than any sequence of a real game takes; reaching it is a fault of the rules' code, never a result."""

STAMPS = "stamps of it"
"""What a waiting ability keeps beside "it", to know whether those cards are still the same objects."""

Picks = tuple[int, ...]


class EndlessResolution(RulesError):
    """One sequence took more than STEP_LIMIT tasks: the match stops without result and the log is kept."""


def run(state: MatchState) -> None:
    """Do tasks until someone must decide or the match is over."""
    stack = state.stack
    tasks = state.ruleset.tasks
    while state.decision is None and state.outcome is None:
        task = stack.pop()
        state.steps = steps = state.steps + 1
        if steps > STEP_LIMIT:
            raise EndlessResolution(f"{steps} tasks in one sequence, the last one {task[0]}{task[1:]}")
        tasks[task[0]](state, *task[1:])


def answers(state: MatchState, event: Event, bound: Bound) -> list[Waiting]:
    """Every ability that answers this event now, in the order its cards came into the match."""
    found: list[Waiting] = []
    programs = state.ruleset.programs
    width = len(state.ruleset.zones)
    for card, number in state.listeners.get(event.topic, ()):
        program = programs[number]
        seat, place = divmod(state.zone[card], width)
        if place not in program.places:
            continue
        ability = program.ability
        if not isinstance(ability, When):
            continue
        if ability.gained and not has_gained(state, card, number):
            continue
        if ability.on.matches(state, event, card, seat):
            found.append(Waiting(number, card, state.stamp[card], seat, bound))
    return found


def emit(state: MatchState, event: Event, about: Picks = ()) -> None:
    """Record an event and let every ability that answers it wait; its effect finds the cards `about` as "it"."""
    state.events.append(event)
    if event.topic in state.listeners:
        stamps = tuple(state.stamp[card] for card in about)
        state.waiting += answers(state, event, {"it": about, STAMPS: stamps})


def has_gained(state: MatchState, card: int, number: int) -> bool:
    """Whether an effect gives this card the ability that its script holds back."""
    stat = gained(state.ruleset.definitions[state.card[card]].programs.index(number))
    return any(change.target == card and change.stat == stat for change in state.modifiers)


def resolve(state: MatchState, number: int, source: int, stamp: int, seat: int, bound: Bound) -> None:
    """Let a waiting ability happen: its condition first, then whether its owner wants and can pay."""
    ability = state.ruleset.programs[number].ability
    if not isinstance(ability, When):
        state.push(("do", number, 0, source, stamp, seat, bound))
        return
    bound = {"it": still_the_same(state, bound)}
    frame = Frame(number, 0, source, stamp, seat, bound)
    if ability.condition is not None and not ability.condition.holds(state, frame):
        return
    if not can_pay(state, frame, ability.cost):
        return
    if ability.may:
        rule = state.ruleset.values["may-rule"]
        question = Decision(seat, "may", rule, options=(0, 1), source=source, words=NO_OR_YES)
        state.ask(question, ("use", number, source, stamp, seat, bound))
    else:
        state.push(("pay", number, source, stamp, seat, bound, ()))


def still_the_same(state: MatchState, bound: Bound) -> Picks:
    """Of the cards that an event was about, those that have not become other objects since."""
    return tuple(card for card, stamp in zip(bound["it"], bound[STAMPS], strict=True) if state.stamp[card] == stamp)


def use(state: MatchState, number: int, source: int, stamp: int, seat: int, bound: Bound, answer: Picks) -> None:
    """Go on with an ability its owner may use, if they said so."""
    if answer == (1,):
        state.push(("pay", number, source, stamp, seat, bound, ()))


def pay(
    state: MatchState,
    number: int,
    source: int,
    stamp: int,
    seat: int,
    bound: Bound,
    chosen: tuple[Picks, ...],
    answer: Picks | None = None,
) -> None:
    """Choose what each part of the cost takes, then take it all at once and go on with the effect."""
    ability = state.ruleset.programs[number].ability
    assert isinstance(ability, When | Act)
    frame = Frame(number, 0, source, stamp, seat, bound)
    if answer is not None:
        chosen = (*chosen, answer)
    while len(chosen) < len(ability.cost):
        options, count = ability.cost[len(chosen)].options(state, frame)
        if len(options) > count > 0:
            rule = state.ruleset.values["cost-rule"]
            question = Decision(seat, "cost", rule, tuple(options), count, count, back=True, source=source)
            state.ask(question, ("pay", number, source, stamp, seat, bound, chosen))
            return
        chosen = (*chosen, tuple(options[:count]))
    index = state.ruleset.definitions[state.ruleset.programs[number].definition].programs.index(number)
    state.note(AbilityUsed(seat, source, index, ability_rule(state, frame)))
    state.push(("effect", number, source, stamp, seat, bound))
    for part, picks in zip(ability.cost, chosen, strict=True):
        part.pay(state, frame, picks)


def effect(state: MatchState, number: int, source: int, stamp: int, seat: int, bound: Bound) -> None:
    """Begin the steps of an ability; one that was used tests its "if" only now, after the cost (VG-G43)."""
    ability = state.ruleset.programs[number].ability
    condition = ability.condition if isinstance(ability, Act) else None
    if condition is None or condition.holds(state, Frame(number, 0, source, stamp, seat, bound)):
        state.push(("do", number, 0, source, stamp, seat, bound))


def do(
    state: MatchState,
    number: int,
    pc: int,
    source: int,
    stamp: int,
    seat: int,
    bound: Bound,
    slot: str = "",
    answer: Picks = (),
) -> None:
    """Do one step of an effect and leave the rest waiting below it."""
    if slot:
        bound = {**bound, slot: answer}
    steps = state.ruleset.programs[number].steps
    if pc == len(steps):
        return
    state.stack.append(("do", number, pc + 1, source, stamp, seat, bound))
    steps[pc].run(state, Frame(number, pc, source, stamp, seat, bound))


def begin_moment(state: MatchState, moment: str) -> None:
    """Take up the delayed effects of a moment: they wait like abilities of their owners."""
    due = [delayed for delayed in state.delayed if delayed.moment == moment]
    if due:
        state.delayed = [delayed for delayed in state.delayed if delayed.moment != moment]
        state.waiting += [Waiting(d.program, d.source, d.stamp, d.seat, {}) for d in due]


def end_moment(state: MatchState, moment: str) -> None:
    """Let everything that lasted until this moment end."""
    if state.modifiers:
        state.modifiers = [change for change in state.modifiers if change.until != moment]


def event(state: MatchState, happened: Event, bound: Bound) -> None:
    """Record an event and let all that answers it happen now, as one queue that is closed here (HS-2a to HS-2c)."""
    state.events.append(happened)
    if happened.topic in state.listeners:
        entries = answers(state, happened, bound)
        if entries:
            order = state.ruleset.play.order
            entries.sort(key=lambda entry: order(state, entry))
            state.push(("queue", tuple(entries)))


def queue(state: MatchState, entries: tuple[Waiting, ...]) -> None:
    """Let the first entry of a closed queue happen, then the others, each tested again in its turn (HS-V.12)."""
    first, *rest = entries
    if rest:
        state.push(("queue", tuple(rest)))
    number, source, stamp, seat, bound = first
    ability = state.ruleset.programs[number].ability
    if state.stamp[source] != stamp or not isinstance(ability, When):
        return
    if (running := _running(state, number, source)) >= 0:
        state.stack.insert(running, ("queue", (first,)))
        return
    frame = Frame(number, 0, source, stamp, seat, bound)
    if ability.condition is None or ability.condition.holds(state, frame):
        state.push(("do", number, 0, source, stamp, seat, bound))


def _running(state: MatchState, number: int, source: int) -> int:
    """Where on the stack this very trigger is under way, below whatever waits for it already; -1 for nowhere.

    A trigger does not run inside itself: another run follows when this one has finished (HS-10.1).
    """
    for place in range(len(state.stack) - 1, -1, -1):
        task = state.stack[place]
        if task[0] == "do" and task[1] == number and task[3] == source:
            while place and _waits_for(state.stack[place - 1], number, source):
                place -= 1
            return place
    return -1


def _waits_for(task: Task, number: int, source: int) -> bool:
    return task[0] == "queue" and len(task[1]) == 1 and task[1][0][:2] == (number, source)


def sealed(state: MatchState, seat: int, task: Task, without: Task) -> None:
    """Do what a seat has chosen in secret; to others this task looks as if it was `without` the choice."""
    state.push(task)


QUIET: Mapping[str, Callable[..., None]] = {"event": event, "queue": queue}
"""Those of the tasks that change nothing by themselves: what answers an event does so in tasks of its own."""
TASKS: Mapping[str, Callable[..., None]] = {
    "resolve": resolve,
    "use": use,
    "pay": pay,
    "effect": effect,
    "do": do,
    "event": event,
    "queue": queue,
    "sealed": sealed,
}
