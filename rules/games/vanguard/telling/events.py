"""What happened in a Vanguard match, in the past tense."""

from collections.abc import Mapping
from typing import Any

from rules.games.vanguard.table import NAMES, REAR
from rules.games.vanguard.wording.en.words import STATS, UNTIL
from rules.kernel.sentences import Template
from rules.kernel.telling import OF_EVERY_GAME, Saying
from rules.kernel.texts.en import Skill

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
    if event["origin"] == "hand":
        return "{seat} discarded {card}."
    return "{whose} {card} went from {origin} to the drop zone."


def drawn(event: Mapping[str, Any]) -> Template:
    """From the deck to the hand: by a search, which shows the card first, or from the top."""
    if event["rule"] == "VG-G47":
        return "{seat} took {card} into the hand.", "{seat} took the card into the hand."
    return "{seat} drew {card}.", "{seat} drew a card."


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

WORDS: Mapping[str, Mapping[Any, str]] = {
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
    "until": UNTIL,
}
