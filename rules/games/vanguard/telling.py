"""Vanguard in words for its players: what happened, what is asked, what may be done."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.games.vanguard import costs, effects
from rules.games.vanguard.battle import Attack, Guard, Intercept, targets
from rules.games.vanguard.figures import battle, figures
from rules.games.vanguard.table import (
    DAMAGE,
    FIELD,
    FL,
    FR,
    GC,
    HAND,
    NAMES,
    REAR,
    SOUL,
    UNIT_PLACES,
    VC,
    WIDTH,
    VanguardState,
)
from rules.games.vanguard.turn import CIRCLES as TO_CIRCLES
from rules.games.vanguard.turn import COLUMNS, Activate, Call, Exchange, Pass, Ride
from rules.games.vanguard.wording import WORDING
from rules.games.vanguard.wording.en.words import STATS, Skill
from rules.kernel.effects import Change
from rules.kernel.records import Action, Record
from rules.kernel.sentences import Template
from rules.kernel.telling import OF_EVERY_GAME, Batch, Clicks, Deed, Question, Saying, Telling

CIRCLES = {
    "VC": "the vanguard circle",
    "FL": "front left",
    "FR": "front right",
    "BL": "back left",
    "BC": "back centre",
    "BR": "back right",
    "GC": "the guardian circle",
}
PLACES = {
    "deck": "the deck",
    "hand": "the hand",
    "drop": "the drop zone",
    "damage": "the damage zone",
    "soul": "the soul",
    "check": "the check area",
    **CIRCLES,
}
REAR_NAMES = frozenset(NAMES[place] for place in REAR)


def moved(event: Mapping[str, Any]) -> Template:
    """A card on its way to a circle, through a check or under its rider is told by what it was moved for."""
    untold = event["to"] in (*CIRCLES, "check") or event["origin"] == "check" or event["rule"] == "VG-7.4.3"
    return "" if untold else "{whose} {card} went from {origin} to {to}."


def dropped(event: Mapping[str, Any]) -> Template:
    """Guardians leave after every battle without a word."""
    if event["origin"] == "GC":
        return ""
    if event["rule"] == "VG-7.6.1":
        return "{whose} {card} left {origin} to make room."
    if event["origin"] in REAR_NAMES:
        return "{whose} {card} was retired from {origin}."
    return (
        "{seat} discarded {card}."
        if event["origin"] == "hand"
        else "{whose} {card} went from {origin} to the drop zone."
    )


def drawn(event: Mapping[str, Any]) -> Template:
    """From the deck to the hand: by a search, which shows the card first, or from the top."""
    return (
        "{seat} took {card} into the hand."
        if event["rule"] == "VG-G47"
        else ("{seat} drew {card}.", "{seat} drew a card.")
    )


def placed(event: Mapping[str, Any]) -> Template:
    told = {"VC": "{seat} rode {card}.", "GC": "{seat} guarded with {card}."}
    return told.get(event["circle"], "{seat} called {card} to {circle}.")


def stood(event: Mapping[str, Any]) -> Template:
    return "" if event["rule"] == "VG-7.1" else "{whose} {card} stood up."


def changed(event: Mapping[str, Any]) -> Template:
    stat, amount = STATS.get(event["stat"]), event["amount"]
    if isinstance(stat, str):
        return f"{{card}} got {amount:+} {stat} {{until}}."
    if not isinstance(stat, Skill):
        return "{card} gained an ability {until}."
    verb, what = stat.gains if amount > 0 else stat.loses
    return f"{{card}} {PAST[verb]} {what} {{until}}."


PAST = {"gains": "gained", "loses": "lost", "can": "could", "cannot": "could not"}

EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "turn-began": "{seat} began turn {turn}.",
    "phase-began": "",
    "moved": moved,
    "dropped": dropped,
    "drawn": drawn,
    "put-back": ("{seat} put {card} back into the deck.", "{seat} put a card back into the deck."),
    "shuffled": "{seat} shuffled the deck.",
    "first-vanguard-chosen": ("{seat} chose {card} as first vanguard.", "{seat} chose a first vanguard."),
    "first-player": "{seat} won the lot and went first.",
    "vanguards-revealed": "The first vanguards were revealed: {cards}.",
    "placed": placed,
    "ridden": "",
    "exchanged": (
        "{seat} exchanged {front} and {back}.",
        "{seat} moved {front} to the front row.",
        "{seat} moved {back} to the back row.",
    ),
    "attacked": "{whose} {attacker} attacked {target}.",
    "boosted": "{whose} {booster} boosted {attacker}.",
    "intercepted": "{seat} intercepted with {card} from {origin}.",
    "checked": (
        "{seat} turned over {card} in a {by}: {trigger} trigger.{works}",
        "{seat} turned over {card} in a {by}: {trigger} trigger, without a unit of its clan.",
        "{seat} turned over {card} in a {by}.",
    ),
    "hit": "The attack of {attacker} hit {target}.",
    "missed": "The attack of {attacker} did not hit {target}.",
    "turned": ("{seat} turned {card} face up.{face_up}", "{seat} turned {card} face down."),
    "stood": stood,
    "rested": "",
    "marked": "{card} {mark}.",
    "shown": "{seat} showed {card}.",
    "looked-at": (
        "{seat} looked at {card} on top of the deck{to_bottom: and put it on the bottom}.",
        "{seat} looked at the top card of the deck{to_bottom: and put it on the bottom}.",
    ),
    "changed": changed,
}

WORDS = {
    "circle": CIRCLES,
    "origin": PLACES,
    "to": PLACES,
    "place": PLACES,
    "picks": CIRCLES,
    "by": {"drive": "drive check", "damage": "damage check"},
    "mark": {
        "stays-resting": "would not stand in its next stand phase",
        "unhittable": "could not be hit in this battle",
    },
    "until": {"battle": "until the end of the battle", "turn": "until the end of the turn"},
}


def ask_guard(view: VanguardState) -> Template:
    fight = battle(view)
    if fight is None:
        return "The attack hits nothing any more: guard, or go on."
    attack = f"{{attacker}} attacks {{target}}, {fight.attack.value} against {fight.defence.value}"
    if not fight.hits:
        return f"{attack}: it does not hit. Guard more, or go on."
    on_vanguard = view.zone[fight.target] % WIDTH == VC
    return (
        f"{attack}: guard with {fight.needed} more, or {f'take {fight.critical} damage' if on_vanguard else 'lose it'}."
    )


def ask_trigger_power(view: VanguardState) -> Template:
    return f"Choose the unit that gets +{view.ruleset.values['trigger_power']} power until the end of the turn."


CHOOSE = ("Choose {cards} {why} for {source}.", "Choose {cards} for {source}.")
YES_OR_NO = {"yes": "Use it", "no": "Do not use it"}

QUESTIONS = {
    "starter": Question(
        "Choose your first vanguard.",
        pick="Begin with {picks}",
        short="Begin with this",
        others="{seat} is choosing a first vanguard.",
    ),
    "mulligan": Question(
        "Choose the cards to put back; you draw as many new ones.",
        pick="Put back {picks}",
        short="Put back",
        none="Keep the whole hand",
        others="{seat} is looking through the opening hand.",
    ),
    "ride": Question("Ride a card from your hand, or go on without.", others="{seat} is choosing whom to ride."),
    "main": Question("Call and move units, use abilities, then go on.", others="{seat} is in the main phase."),
    "battle": Question("Choose a unit to attack with and whom it attacks.", others="{seat} is choosing an attack."),
    "guard": Question(ask_guard, others="{seat} is choosing guardians."),
    "boost": Question(
        "Boost {attacker} with {source}?",
        words={"yes": "Boost with {source}", "no": "Attack without boost"},
        others="{seat} is choosing whether to boost.",
    ),
    "trigger-order": Question(
        "Choose what the trigger does first.", words={"power": "First the power"}, pick="First the {picks}"
    ),
    "trigger-power": Question(ask_trigger_power, pick="Give the power to {picks}", short="Give the power"),
    "critical-trigger": Question(
        "Choose the unit that gets +1 critical until the end of the turn.",
        pick="Give the critical to {picks}",
        short="Give the critical",
    ),
    "stand-trigger": Question("Choose a rear-guard to stand.", pick="Stand {picks}", short="Stand"),
    "heal": Question("Choose a damage card to heal, or none.", pick="Heal {picks}", short="Heal", none="Heal nothing"),
    "restore": Question("Choose your new vanguard from the soul.", pick="Ride {picks}", short="Ride"),
    "order": Question("Several abilities wait: choose the one to resolve first.", pick="{picks} first"),
    "may": Question(("Use the ability of {source}? {ability}", "Use the ability of {source}?"), words=YES_OR_NO),
    "cost": Question(CHOOSE),
    "choose": Question(CHOOSE),
    "search": Question(CHOOSE, pick="Take {picks}", short="Take", none="Take nothing"),
    "number": Question("Choose how many cards to draw for {source}.", pick="Draw {picks}"),
    "top-or-bottom": Question(
        "{seen} is on top of your deck: leave it there?",
        words={"top": "Leave it on top", "bottom": "Put it on the bottom"},
    ),
    "circle": Question("Choose a circle to call {source} to.", pick="Call to {picks}", asks_place=True),
}


def purpose_of_change(step: Change) -> str:
    stat = STATS[step.stat]
    if isinstance(stat, str):
        return f"to get {step.amount:+} {stat}"
    return f"to {'gain' if step.amount > 0 else 'lose'} {stat.gains[1]}"


PURPOSES: Mapping[type[Record], str | Callable[[Any], str]] = {
    Change: purpose_of_change,
    costs.CounterBlast: "to turn face down (Counter Blast)",
    costs.SoulBlast: "to put into the drop zone (Soul Blast)",
    costs.Discard: "to discard",
    costs.NamedToSoul: "to put into your soul",
    costs.NamedFromSoul: "to put into the drop zone",
    effects.Retire: "to retire",
    effects.DiscardCards: "to discard",
    effects.ToHand: "to take into your hand",
    effects.ToSoul: "to put into the soul",
    effects.ToDeck: "to shuffle into the deck",
    effects.SuperiorCall: "to call",
    effects.SuperiorRide: "to ride",
    effects.TurnUp: "to turn face up",
    effects.StandUp: "to stand",
    effects.StaysRested: "to stay resting in its next stand phase",
    effects.Unhittable: "to be safe from the attack",
}


ALIKE = {DAMAGE: "damage card", SOUL: "soul card", HAND: "hand card"}


def noun(view: VanguardState, cards: Sequence[int]) -> str:
    """What these cards are, as far as they are alike."""
    assert view.decision is not None
    places = {view.zone[card] % WIDTH for card in cards}
    if places <= UNIT_PLACES:
        own = any(view.zone[card] // WIDTH == view.decision.seat for card in cards)
        return f"{'' if own else 'enemy '}{'rear-guard' if places <= set(REAR) else 'unit'}"
    return ALIKE.get(places.pop(), "card") if len(places) == 1 else "card"


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
        yield from (Call(card, circle) for circle in TO_CIRCLES)


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


TELLING = Telling(
    events=EVENTS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    words=WORDS,
    purposes=PURPOSES,
    slots=("attacker", "target", "booster"),
    battle=battle,
    batches=(Batch("guard", (Guard, Intercept), "shield", shield, missing_shield),),
    wording=WORDING,
)
