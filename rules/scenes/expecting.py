"""What must hold, compared with what is: every difference as the wanted and the found thing in words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.kernel import engine
from rules.kernel.answers import Choose, Concede
from rules.kernel.records import Action, Event
from rules.kernel.scripts import parts, tag
from rules.kernel.staging import Holds, Order, Quality, Unlayable
from rules.kernel.state import FACE_DOWN
from rules.kernel.words import Definition, Instance, SeatNumber
from rules.scenes import acting
from rules.scenes.script import (
    CardSpec,
    DecisionSpec,
    EventSpec,
    Expect,
    Legal,
    OutcomeSpec,
    Refused,
    ZoneSpec,
)
from rules.scenes.table import Table


class Difference(NamedTuple):
    """Something that does not hold: what of, what was wanted, what was found."""

    what: str
    expected: str
    found: str


def differences(table: Table, step: Expect, events: list[Event], earlier: Sequence[Event] = ()) -> Iterator[Difference]:
    """Everything in which the table is not as expected.

    `events` are those since the expectation before, `earlier` those that came before it.
    """
    yield from _of_decision(table, step.decision)
    for side, wanted in step.sides.items():
        for zone, spec in wanted.zones.items():
            yield from _of_zone(table, side, zone, spec)
        for name, value in wanted.qualities.items():
            yield from _of_quality(table, f"{side}.{name}", table.staging.seats[name], table.seat(side), value)
    for text, said in step.cards.items():
        yield from _of_card(table, text, said)
    yield from _of_table(table, step)
    yield from _of_events(table, step, events, earlier)
    yield from _of_outcome(table, step.outcome)


def _of_decision(table: Table, wanted: DecisionSpec | None) -> Iterator[Difference]:
    if wanted is None:
        return
    decision = table.state.decision
    if decision is None or not wanted.is_open:
        if (decision is not None) is not wanted.is_open:
            told = "none" if decision is None else f"{table.side(decision.seat)} {decision.kind}"
            yield Difference("decision", _decision_words(wanted) if wanted.is_open else "none", told)
        return
    whole = f"{table.side(decision.seat)} {decision.kind}, {decision.rule}"
    for part, value in (("seat", table.side(decision.seat)), ("kind", decision.kind), ("rule", decision.rule)):
        expected = getattr(wanted, part)
        if expected not in (None, value):
            yield Difference(f"decision.{part}", expected, whole)
    if wanted.options is not None:
        left = list(decision.options)
        for text in wanted.options:
            meant = acting.option_named(table, decision, text, left)[:1]
            left = [option for option in left if option not in meant]
            if not meant:
                yield Difference("decision.options", text, ", ".join(acting.option_words(table, decision)) or "none")
        if left:
            offered = acting.option_words(table, decision)
            yield Difference("decision.options", ", ".join(wanted.options) or "none", ", ".join(offered))


def _decision_words(wanted: DecisionSpec) -> str:
    return " ".join(part for part in (wanted.seat, wanted.kind, wanted.rule) if part) or "a question"


# Zones


def _of_zone(table: Table, side: str, zone: str, wanted: ZoneSpec) -> Iterator[Difference]:
    cards = table.cards_in(table.seat(side), zone)
    what = f"{side}.{zone}"
    state = table.state
    from_top = table.order(zone) is Order.FROM_TOP
    if wanted.count not in (None, len(cards)) and (wanted.cards is None or from_top):
        yield Difference(what, str(wanted.count), f"{len(cards)}: {_listed(table, cards)}")
    up = sum(not state.marks[card] & FACE_DOWN for card in cards)
    if wanted.face_up is not None and up != wanted.face_up:
        yield Difference(what, f"{wanted.face_up} face up", f"{up} of {len(cards)} face up")
    if wanted.cards is not None:
        yield from _of_cards(table, what, zone, cards, wanted)
    present = Counter(state.card[card] for card in cards)
    for definition, count in Counter(wanted.has).items():
        if present[definition] < count:
            name = state.ruleset.definitions[definition].name
            yield Difference(f"{what}.has", f"{count} {name}", _listed(table, cards))
    for definition in wanted.lacks:
        if present[definition]:
            name = state.ruleset.definitions[definition].name
            yield Difference(f"{what}.lacks", f"no {name}", _listed(table, cards))


def _of_cards(table: Table, what: str, zone: str, cards: list[int], wanted: ZoneSpec) -> Iterator[Difference]:
    """Named cards: in their order where it counts, of a deck only as many as are named."""
    assert wanted.cards is not None
    order, specs = table.order(zone), wanted.cards
    shown = cards[: len(specs)] if order is Order.FROM_TOP else cards
    matched = _matched(table, shown, specs, in_order=order is not Order.NONE)
    if matched is None:
        yield Difference(what, _specified(table, specs), _listed(table, shown))
        return
    for card, spec in matched:
        for name, value in spec.qualities.items():
            path = f"{what}: {table.facts(card).name}: {name}"
            yield from _of_quality(table, path, table.staging.cards[name], card, value)


def _matched(
    table: Table, cards: list[int], specs: tuple[CardSpec, ...], in_order: bool
) -> list[tuple[int, CardSpec]] | None:
    """Each card with what is said of it; None where they are not those cards."""
    state = table.state
    if in_order:
        if [state.card[card] for card in cards] != [spec.definition for spec in specs]:
            return None
        return list(zip(cards, specs, strict=True))
    if Counter(state.card[card] for card in cards) != Counter(spec.definition for spec in specs):
        return None
    left = list(cards)
    matched = []
    for spec in sorted(specs, key=lambda spec: -len(spec.qualities)):
        alike = [card for card in left if state.card[card] == spec.definition]
        card = next((card for card in alike if _is_as_said(table, card, spec)), alike[0])
        left.remove(card)
        matched.append((card, spec))
    return matched


def _is_as_said(table: Table, card: int, spec: CardSpec) -> bool:
    cards = table.staging.cards
    return not any(
        difference
        for name, value in spec.qualities.items()
        for difference in _of_quality(table, name, cards[name], card, value)
    )


def _listed(table: Table, cards: Iterable[int]) -> str:
    return ", ".join(table.staging.tell(table.state, card) for card in cards) or "nothing"


def _specified(table: Table, specs: tuple[CardSpec, ...]) -> str:
    definitions = table.state.ruleset.definitions
    return ", ".join(definitions[spec.definition].name for spec in specs) or "nothing"


# Qualities


def _of_quality(table: Table, what: str, quality: Quality, subject: int, wanted: Any) -> Iterator[Difference]:
    value = table.words(quality, quality.read(table.state, subject))
    if quality.holds is Holds.CARD:
        card = quality.read(table.state, subject)
        if card not in table.find(wanted):
            yield Difference(what, wanted, value)
    elif quality.holds is Holds.TEXTS:
        if Counter(value) != Counter(wanted):
            yield Difference(what, ", ".join(wanted) or "nothing", ", ".join(value) or "nothing")
    elif value != wanted:
        yield Difference(what, spoken(wanted), spoken(value))


def spoken(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _of_card(table: Table, text: str, said: Mapping[str, Any]) -> Iterator[Difference]:
    try:
        card = table.one(text)
    except Unlayable as error:
        yield Difference(f"cards.{text}", "one card", str(error))
        return
    for name, value in said.items():
        yield from _of_quality(table, f"cards.{text}.{name}", table.staging.cards[name], card, value)


def _of_table(table: Table, step: Expect) -> Iterator[Difference]:
    state = table.state
    for name, wanted in step.table.items():
        if name == "turn":
            if state.turn != wanted:
                yield Difference(name, str(wanted), str(state.turn))
        elif name == "active":
            if table.side(state.active) != wanted:
                yield Difference(name, wanted, table.side(state.active))
        else:
            yield from _of_quality(table, name, table.staging.table[name], 0, wanted)


# Events and outcome


def _of_events(table: Table, step: Expect, events: list[Event], earlier: Sequence[Event]) -> Iterator[Difference]:
    """The expected ones happened in this order, others perhaps between them; the others did not happen."""
    left = iter(events)
    for wanted in step.events:
        if not any(_happened(table, wanted, event) for event in left):
            kind = [event for event in events if type(event) is wanted.kind] or events
            told = "; ".join(tell_event(table, event) for event in kind) or "nothing"
            since, before = (any(_happened(table, wanted, event) for event in each) for each in (events, earlier))
            if before and not since:
                told = f"it happened before the last expect; since then: {told}"
            yield Difference("events", wanted.text, told)
            break
    for unwanted in step.never:
        found = [event for event in events if _happened(table, unwanted, event)]
        if found:
            yield Difference("never", f"no {unwanted.text}", "; ".join(tell_event(table, event) for event in found))


def _happened(table: Table, wanted: EventSpec, event: Event) -> bool:
    if type(event) is not wanted.kind:
        return False
    holds = {part.name: part.holds for part in parts(wanted.kind)}
    return all(_is_meant(table, holds[name], getattr(event, name), text) for name, text in wanted.fields.items())


def _is_meant(table: Table, holds: Any, value: Any, text: str) -> bool:
    if _stands_for(holds, Instance):
        return value in table.find(text) if isinstance(value, int) and value >= 0 else text == "none"
    if _stands_for(holds, Definition):
        return value in table.names.meant(text)
    return text == _event_words(table, holds, value)


def _stands_for(holds: Any, kind: Any) -> bool:
    """Whether a field holds this kind of number, or none."""
    return bool(holds == kind or holds == kind | None)


def _event_words(table: Table, holds: Any, value: Any) -> str:
    if _stands_for(holds, SeatNumber):
        return table.side(value)
    if _stands_for(holds, Instance):
        return table.facts(value).name if isinstance(value, int) and value >= 0 else "none"
    if _stands_for(holds, Definition):
        definition: Definition = value
        return table.state.ruleset.definitions[definition].name
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return spoken(value)


def tell_event(table: Table, event: Event) -> str:
    """An event as a scene says it: "type: hit, attacker: Bors, on_vanguard: yes"."""
    said = (f"{part.name}: {_event_words(table, part.holds, getattr(event, part.name))}" for part in parts(type(event)))
    return ", ".join([f"type: {tag(type(event))}", *said])


def _of_outcome(table: Table, wanted: OutcomeSpec | None) -> Iterator[Difference]:
    if wanted is None:
        return
    outcome = table.state.outcome
    if outcome is None:
        if wanted.is_over:
            yield Difference("outcome", f"winner: {wanted.winner or 'anybody'}", "none")
        return
    winner = "nobody" if outcome.winner is None else table.side(outcome.winner)
    whole = f"winner: {winner}, rule: {outcome.rule}, reason: {outcome.reason}"
    if not wanted.is_over:
        yield Difference("outcome", "none", whole)
        return
    for part, value in (("winner", winner), ("rule", outcome.rule), ("reason", outcome.reason)):
        expected = getattr(wanted, part)
        if expected not in (None, value):
            yield Difference(f"outcome.{part}", expected, whole)


# What may be done


def refused(table: Table, step: Refused) -> Iterator[Difference]:
    """An action that should be refused is: nothing that fits is legal, and one of the reasons is the one named."""
    found = acting.fitting(table, step.side, step.wish)
    what = f"refused: {step.side}: {step.wish.text}"
    if found:
        yield Difference(what, "refused", f"legal: {acting.tell(table, found[0])}")
        return
    reasons = acting.refusals(table, step.side, step.wish)
    fitting = [reason for reason in reasons if step.rule in (None, reason.rule) and step.code in (None, reason.code)]
    if not fitting:
        wanted = ", ".join(part for part in (step.rule, step.code) if part) or "any reason"
        yield Difference(what, wanted, "; ".join(acting.why_not(table, step.side, step.wish)))


def legal(table: Table, step: Legal) -> Iterator[Difference]:
    """Each of these is legal; with `only`, nothing else is but conceding."""
    covered = set()
    for wish in step.wishes:
        found = acting.fitting(table, step.side, wish)
        covered |= {_likeness(table, action) for action in found}
        if not found:
            reasons = "; ".join(acting.why_not(table, step.side, wish))
            yield Difference(f"legal: {step.side}: {wish.text}", "legal", reasons)
    if step.only:
        for action in engine.legal_actions(table.state, table.seat(step.side)):
            if _likeness(table, action) not in covered and not isinstance(action, Concede):
                yield Difference(f"only: {step.side}", "nothing else", acting.tell(table, action))


def _likeness(table: Table, action: Action) -> Any:
    """What picks have in common whatever their order, and whichever of several copies they are; else the action."""
    decision = table.state.decision
    if not isinstance(action, Choose) or decision is None:
        return action
    return tuple(sorted(pick if decision.words else table.state.card[pick] for pick in action.picks))
