"""A scene in words for readers: the position, each step with what happened, what was expected and what was found."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from rules import catalogues
from rules.kernel import chronicle, prompts
from rules.kernel.chronicle import stored_events
from rules.kernel.sentences import plain
from rules.kernel.staging import Order
from rules.scenes import acting
from rules.scenes.expecting import Difference, spoken
from rules.scenes.names import SEATS
from rules.scenes.running import Failure, Run, Variant, failure
from rules.scenes.script import Act, CardSpec, Expect, Legal, Refused, Scene, Step, ZoneSpec
from rules.scenes.table import Table

NAMES = {"me": "You", "foe": "Foe"}
WHOSE = {"me": "your", "foe": "the foe’s"}
SHOWN_OF_A_DECK = 6


class Check(msgspec.Struct, frozen=True):
    """Something that should hold; `found` says what was there instead, empty where it holds."""

    expected: str
    found: str = ""


class StepTold(msgspec.Struct, frozen=True):
    """One step: who does what and the events it brings, or what is checked. `line` is its place in the file."""

    line: int
    says: str
    events: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()

    @property
    def holds(self) -> bool:
        return not any(check.found for check in self.checks)


class SideTold(msgspec.Struct, frozen=True):
    """A seat's half of the position: what is said of it, and its zones with the cards in them."""

    name: str
    said: tuple[str, ...]
    zones: tuple[tuple[str, str], ...]


class SceneTold(msgspec.Struct, frozen=True):
    """A scene as it was run. `trouble` holds what failed outside of its steps; `missed` counts steps not reached."""

    title: str
    line: int
    proves: tuple[str, ...]
    setting: tuple[str, ...]
    own_cards: tuple[tuple[str, str], ...]
    sides: tuple[SideTold, ...]
    steps: tuple[StepTold, ...]
    runs: int
    """In how many ways it was run: from both seats, in both orders of age."""
    missed: int = 0
    trouble: tuple[Check, ...] = ()
    trouble_in: str = ""
    """The way of running it in which that failed."""

    @property
    def holds(self) -> bool:
        return not self.trouble and all(step.holds for step in self.steps)


def retold(scene: Scene, ways: tuple[Variant, ...]) -> SceneTold:
    """Run the scene in all its ways and tell the first of them."""
    run = _Telling(scene, ways[0])
    failed = run.failure()
    elsewhere = failed is None or run.failed_outside
    failed = failed or failure(scene, ways[1:])
    return SceneTold(
        title=scene.title,
        line=scene.line,
        proves=scene.proves,
        setting=run.setting,
        own_cards=tuple(_own_cards(scene)),
        sides=run.sides,
        steps=tuple(run.told),
        runs=len(ways),
        missed=len(scene.steps) - len(run.told),
        trouble=tuple(_checks(failed)) if failed is not None and elsewhere else (),
        trouble_in=failed.variant if failed is not None and elsewhere else "",
    )


def _checks(failed: Failure) -> Iterator[Check]:
    for what, expected, found in failed.differences:
        yield Check(f"line {failed.line}: {what}: {expected}", found)


class _Telling(Run):
    """A run that keeps what it did in words."""

    def __init__(self, scene: Scene, variant: Variant) -> None:
        super().__init__(scene, variant)
        me, foe = NAMES["me"], NAMES["foe"]
        self.names = (foe, me) if variant.me else (me, foe)
        self.told: list[StepTold] = []
        self.setting: tuple[str, ...] = ()
        self.sides: tuple[SideTold, ...] = ()

    @property
    def failed_outside(self) -> bool:
        """Whether all steps hold that were told: what failed then is the laying, the storing or the replay."""
        return all(step.holds for step in self.told)

    def begun(self, table: Table) -> None:
        self.setting = tuple(_setting(table))
        self.sides = tuple(_side(table, side) for side in SEATS)

    def take(self, table: Table, step: Step) -> Iterator[Difference]:
        says = _says(table, step)
        expected = [] if isinstance(step, Act) else list(_expected(table, step))
        before = len(self.happened)
        found = list(super().take(table, step))
        events = (event for each in self.happened[before:] for event in each)
        told = (chronicle.sentence(self.scene.ruleset, each, self.names) for each in stored_events(table.state, events))
        sentences = tuple(plain(each) for each in told if each is not None)
        self.told.append(StepTold(step.line, says, sentences, _judged(expected, found)))
        yield from found


def _judged(expected: list[str], found: list[Difference]) -> tuple[Check, ...]:
    """What was expected, and in its place, if it is not so, what was found."""
    if not found:
        return tuple(map(Check, expected))
    return tuple(Check(f"{what}: {wanted}", there) for what, wanted, there in found)


# What is done


def _says(table: Table, step: Step) -> str:
    if isinstance(step, Act):
        return f"{NAMES[step.side]}: {_deed(table, step)}"
    if isinstance(step, Refused):
        return f"{NAMES[step.side]} may not: {step.wish.text}"
    if isinstance(step, Legal):
        return f"{NAMES[step.side]} may {'do just this' if step.only else 'do this'}"
    return "Now"


def _deed(table: Table, step: Act) -> str:
    """The action as the board would call it; as the scene says it where it cannot be done."""
    try:
        action = acting.legal(table, step.side, step.wish)
    except acting.NoSuchAction:
        return step.wish.text
    return plain(prompts.action_words(table.state, action).sentence)


# What is expected


def _expected(table: Table, step: Step) -> Iterator[str]:
    if isinstance(step, Refused):
        yield " ".join(filter(None, ("refused", f"by {step.rule}" if step.rule else "", step.code or "")))
    elif isinstance(step, Legal):
        yield from (wish.text for wish in step.wishes)
    elif isinstance(step, Expect):
        yield from _expectations(table, step)


def _expectations(table: Table, step: Expect) -> Iterator[str]:
    for side, spec in step.sides.items():
        yield from (f"{WHOSE[side]} {zone}: {_zone(table, said)}" for zone, said in spec.zones.items())
        yield from (f"{WHOSE[side]} {_named(name)} {spoken(value)}" for name, value in spec.qualities.items())
    for card, said in step.cards.items():
        yield f"{card}: {_qualities(said)}"
    yield from (f"{_named(name)} {spoken(value)}" for name, value in step.table.items())
    if step.events:
        yield f"happened: {'; '.join(each.text for each in step.events)}"
    yield from (f"did not happen: {each.text}" for each in step.never)
    if step.decision is not None:
        parts = (step.decision.seat and NAMES[step.decision.seat], step.decision.kind, step.decision.rule)
        told = " ".join(part for part in parts if part) if step.decision.is_open else "nobody"
        options = "" if step.decision.options is None else f", offered {', '.join(step.decision.options) or 'nothing'}"
        yield f"must decide: {told}{options}"
    if step.outcome is not None:
        winner = step.outcome.winner or "nobody"
        told = f"won by {NAMES.get(winner, winner)}" if step.outcome.is_over else "goes on"
        yield " ".join(part for part in ("the match", told, step.outcome.rule, step.outcome.reason) if part)


def _zone(table: Table, spec: ZoneSpec) -> str:
    definitions = table.state.ruleset.definitions
    said = [_card(table, card) for card in spec.cards or ()]
    said += [f"among them {definitions[each].name}" for each in spec.has]
    said += [f"no {definitions[each].name}" for each in spec.lacks]
    if spec.count is not None and (spec.count or spec.cards is None) and spec.count != len(spec.cards or ()):
        said.insert(0, _cards(spec.count))
    if spec.face_up is not None:
        said.append(f"{spec.face_up} face up")
    return ", ".join(said) or "nothing"


def _cards(count: int, more: str = "") -> str:
    return f"{count} {more}card{'' if count == 1 else 's'}"


def _card(table: Table, spec: CardSpec) -> str:
    name = table.state.ruleset.definitions[spec.definition].name
    return f"{name} ({_qualities(spec.qualities)})" if spec.qualities else name


def _qualities(said: Any) -> str:
    return ", ".join(f"{_named(name)} {spoken(value)}" for name, value in said.items())


def _named(quality: str) -> str:
    return quality.replace("_", " ")


# The position


def _setting(table: Table) -> Iterator[str]:
    state = table.state
    yield f"turn {state.turn}"
    yield "your turn" if table.side(state.active) == "me" else "the foe’s turn"
    for name, quality in table.staging.table.items():
        value = quality.read(state, 0)
        if quality.usual is not None and value != quality.usual:
            yield f"{_named(name)} {spoken(table.words(quality, value))}"


def _side(table: Table, side: str) -> SideTold:
    seat = table.seat(side)
    said = (
        f"{_named(name)} {spoken(table.words(quality, quality.read(table.state, seat)))}"
        for name, quality in table.staging.seats.items()
        if quality.usual is None or quality.read(table.state, seat) != quality.usual
    )
    return SideTold(NAMES[side], tuple(said), tuple(_zones(table, seat)))


def _zones(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    fillers = {card.key for card in table.staging.fillers}
    for row in table.staging.rows:
        cards = table.cards_in(seat, row.zone)
        if not cards:
            continue
        named = cards
        if row.order is Order.FROM_TOP:
            last = max((n for n, card in enumerate(cards, 1) if table.facts(card).key not in fillers), default=0)
            named = cards[: min(last, SHOWN_OF_A_DECK)]
        told = [table.staging.tell(table.state, card) for card in named]
        rest = len(cards) - len(named)
        yield row.zone, ", ".join([*told, _cards(rest, "more " if told else "")] if rest else told)


def _own_cards(scene: Scene) -> Iterator[tuple[str, str]]:
    """The cards that the scene brings along: names, with what their texts say where the game can tell it."""
    definitions = scene.ruleset.definitions
    known = {card.key for card in catalogues.load(scene.game.key).cards}
    known |= {card.key for card in scene.ruleset.play.staging.fillers}
    for number, definition in enumerate(definitions):
        if definition.key not in known:
            yield definition.name, " ".join(_texts(scene, number))


def _texts(scene: Scene, definition: int) -> Iterable[str]:
    programs = scene.ruleset.definitions[definition].programs
    told = (prompts.ability_text(scene.ruleset, definition, place) for place in range(len(programs)))
    return (plain(each) for each in told if each is not None)
