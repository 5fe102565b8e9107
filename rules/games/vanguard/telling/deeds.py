"""What Vanguard's actions are called, and what one points at to take them."""

from collections.abc import Callable, Iterator, Mapping

from rules.games.vanguard.battle import Attack, Guard, Intercept, targets
from rules.games.vanguard.figures import battle
from rules.games.vanguard.table import FIELD, FL, FR, GC, HAND, NAMES, WIDTH, VanguardState
from rules.games.vanguard.turn import CIRCLES, COLUMNS, Activate, Call, Exchange, Pass, Ride
from rules.kernel.records import Action
from rules.kernel.sentences import Template
from rules.kernel.telling import Batch, Clicks, Deed


def go_on(view: VanguardState) -> Template:
    """What passing means now."""
    assert view.decision is not None
    kind = view.decision.kind
    if kind == "battle" or (kind == "main" and view.turn == 1):
        return "End the turn"
    if kind == "guard":
        return "No more guardians" if view.at(view.decision.seat, GC) else "Do not guard"
    return {"ride": "Go on without riding", "main": "Go to battle"}.get(kind, "Go on")


def column_clicks(view: VanguardState, action: Exchange) -> Clicks:
    """The front unit and the one behind it, or the only one and the empty circle."""
    assert view.decision is not None
    seat = view.decision.seat
    front, back = COLUMNS[action.column]
    ahead, behind = view.unit(seat, front), view.unit(seat, back)
    if ahead >= 0 and behind >= 0:
        return Clicks(ahead, behind)
    return Clicks(ahead, None, (seat, NAMES[back])) if ahead >= 0 else Clicks(behind, None, (seat, NAMES[front]))


def of_hand(*kinds: type[Ride] | type[Guard]) -> Callable[[VanguardState, int], Iterator[Action]]:
    """What one would try with a card of the hand."""

    def tries(view: VanguardState, card: int) -> Iterator[Action]:
        if view.zone[card] % WIDTH == HAND:
            yield from (kind(card) for kind in kinds)

    return tries


def calls(view: VanguardState, card: int) -> Iterator[Action]:
    if view.zone[card] % WIDTH == HAND:
        yield from (Call(card, circle) for circle in CIRCLES)


def exchanges(view: VanguardState, card: int) -> Iterator[Action]:
    place = view.zone[card] % WIDTH
    yield from (Exchange(column) for column, places in COLUMNS.items() if place in places)


def activations(view: VanguardState, card: int) -> Iterator[Action]:
    numbers = view.ruleset.definitions[view.card[card]].programs
    used = (index for index, number in enumerate(numbers) if view.ruleset.programs[number].is_used)
    yield from (Activate(card, index) for index in used)


def attacks(view: VanguardState, card: int) -> Iterator[Action]:
    seat, place = divmod(view.zone[card], WIDTH)
    if place in FIELD:
        yield from (Attack(card, target) for target in targets(view, seat, card))


def intercepts(view: VanguardState, card: int) -> Iterator[Action]:
    if view.zone[card] % WIDTH in (FL, FR):
        yield Intercept(card)


DEEDS: Mapping[type[Action], Deed] = {
    Ride: Deed("Ride", "Ride {card}", "Ride", subject="card", place="VC", tries=of_hand(Ride)),
    Call: Deed("Call", "Call {card} to {circle}", "{circle}", subject="card", place="circle", tries=calls),
    Exchange: Deed(
        "Move",
        ("Exchange {subject} and {target}", "Move {subject} to {where}"),
        ("Exchange with {target}", "Move to {where}"),
        clicks=column_clicks,
        tries=exchanges,
    ),
    Activate: Deed("Use ability", "Use {card}: {ability}", "Use ability", subject="card", tries=activations),
    Attack: Deed(
        "Attack",
        "Attack {target} with {attacker}",
        "Attack {target}",
        subject="attacker",
        target="target",
        tries=attacks,
    ),
    Guard: Deed("Guard", "Guard with {card}", "Guard", subject="card", place="GC", tries=of_hand(Guard)),
    Intercept: Deed("Intercept", "Intercept with {unit}", "Intercept", subject="unit", place="GC", tries=intercepts),
    Pass: Deed("Go on", go_on, go_on),
}


def shield(view: VanguardState, action: Guard | Intercept) -> int:
    return view.number(action.card if isinstance(action, Guard) else action.unit, "shield")


def missing_shield(view: VanguardState) -> int:
    fight = battle(view)
    return 0 if fight is None else fight.needed


GUARDING = Batch("guard", (Guard, Intercept), "shield", shield, missing_shield)
