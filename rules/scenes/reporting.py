"""A failure as text: where, what was expected, what was found, and the board."""

from collections.abc import Iterator

from rules.kernel.staging import Order
from rules.scenes import acting
from rules.scenes.expecting import spoken
from rules.scenes.names import SEATS
from rules.scenes.running import Failure
from rules.scenes.table import Table

MOST_CARDS = 12


def report(failure: Failure) -> str:
    return "\n".join(_report(failure))


def _report(failure: Failure) -> Iterator[str]:
    scene = failure.scene
    variant = f" ({failure.variant})" if failure.variant else ""
    yield f"{scene.file}:{failure.line}: {scene.title}{variant}"
    for what, expected, found in failure.differences:
        yield f"  {what}"
        yield f"    expected: {_indented(expected)}"
        yield f"    found:    {_indented(found)}"
    if failure.log:
        yield "  done before:"
        yield from (f"    {line}" for line in failure.log)
    if failure.table is not None:
        yield from (f"  {line}" for line in board(failure.table))


def _indented(text: str) -> str:
    return text.replace("\n", "\n" + " " * 14)


def board(table: Table) -> Iterator[str]:
    """The whole table, a line for each zone that holds a card."""
    state = table.state
    said = [f"turn {state.turn}", f"{table.side(state.active)} active"]
    for name, quality in table.staging.table.items():
        if quality.usual is not None:
            said.append(f"{name} {table.words(quality, quality.read(state, 0))}")
    if state.decision is not None:
        said.append(f"{table.side(state.decision.seat)} must decide: {state.decision.kind}{_offered(table)}")
    if state.outcome is not None:
        said.append(f"over: {state.outcome.reason}")
    yield "; ".join(said)
    for side in SEATS:
        yield from _side(table, side)


def _offered(table: Table) -> str:
    """What the open question offers, and how many of it are to be chosen."""
    decision = table.state.decision
    if decision is None or not decision.options:
        return ""
    many = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
    return f" ({many} of {', '.join(acting.option_words(table, decision))})"


def _side(table: Table, side: str) -> Iterator[str]:
    seat = table.seat(side)
    said = (f"{name} {spoken(quality.read(table.state, seat))}" for name, quality in table.staging.seats.items())
    yield f"{side}: {', '.join(said)}".rstrip(": ")
    for row in table.staging.rows:
        cards = table.cards_in(seat, row.zone)
        if not cards:
            continue
        most = 3 if row.order is Order.FROM_TOP else MOST_CARDS
        shown = [table.staging.tell(table.state, card) for card in cards[:most]]
        more = f", ... ({len(cards)} in all)" if len(cards) > most else ""
        yield f"  {row.zone:<10} {', '.join(shown)}{more}"
