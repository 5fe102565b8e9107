"""What Vanguard asks its players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.games.vanguard import costs, effects
from rules.games.vanguard.figures import battle
from rules.games.vanguard.table import DAMAGE, HAND, REAR, SOUL, UNIT_PLACES, VC, WIDTH, VanguardState
from rules.games.vanguard.wording.en.words import STATS
from rules.kernel.effects import Change
from rules.kernel.records import Record
from rules.kernel.sentences import Template
from rules.kernel.telling import Question


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
