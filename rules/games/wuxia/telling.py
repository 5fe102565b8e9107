"""Wuxia in words for its players: what happened, what is asked, what may be done."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.games.wuxia.fighting import PLAYER, Attack
from rules.games.wuxia.table import (
    HAND,
    HAND_LIMIT,
    LIBRARY,
    ROW,
    SHIELDED,
    SILENCED,
    WuxiaState,
    has,
    poison_of,
)
from rules.games.wuxia.turn import Discard, EndPlay, EndTurn, Summon, can_summon, refund
from rules.games.wuxia.wording import WORDING
from rules.kernel.parts import figure, printed_figure
from rules.kernel.records import Action
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.telling import OF_EVERY_GAME, Clicks, Deed, Figure, Mark, Part, Question, Saying, Telling

UNTIL = {"": "", "turn": "until the end of the turn", "next-turn": "until the end of the next turn"}
KEYWORDS = {
    "swift": "Swift",
    "guard": "Guard",
    "pierce": "Pierce",
    "elusive": "Elusive",
    "barred": "cannot attack",
    "first-strike": "First strike",
}
PLACES = {name: f"place {number}" for number, name in enumerate(ROW, 1)}


def changed(event: Mapping[str, Any]) -> Template:
    stat, amount, until = event["stat"], event["amount"], UNTIL[event["until"]]
    called = KEYWORDS.get(stat, stat)
    if stat in KEYWORDS:
        said = f"{{card}} {called}" if stat == "barred" else f"{{card}} has {called}"
        return f"{said} {until}.".replace(" .", ".")
    return f"{{card}} got {amount:+} {called} {until}.".replace(" .", ".")


def points_changed(event: Mapping[str, Any]) -> Template:
    amount = event["amount"]
    points = f"{abs(amount)} summon {'point' if abs(amount) == 1 else 'points'}"
    if amount < 0:
        return f"{{seat}} paid {points}."
    later = " at the end of the turn" if event["pending"] else ""
    return f"{{seat}} got {points}{later}."


def attacked(event: Mapping[str, Any]) -> Template:
    return "{attacker} attacked the player." if event["defender"] == PLAYER else "{attacker} attacked {defender}."


EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "first-player": "{seat} won the lot and attacks first.",
    "turn-began": "{seat} began turn {turn}.",
    "turn-ending": "{seat} ended the turn.",
    "fight-began": "{whose} heroes act.",
    "drawn": ("{seat} drew {card}.", "{seat} drew a card."),
    "points-changed": points_changed,
    "summoned": "{seat} played {card} to {place}.",
    "came-back": "{card} came back to {place}.",
    "attacked": attacked,
    "damaged": ("{card} took {amount} damage from {source}.", "{card} took {amount} damage."),
    "shield-lost": "The shield of {card} took the damage.",
    "life-lost": ("{seat} lost {amount} life by {source}.", "{seat} lost {amount} life."),
    "life-gained": "{seat} got {amount} life back.",
    "healed": "{card} was healed for {amount}.",
    "fell": ("{card} was felled by {killer}.", "{card} fell."),
    "discarded": "{seat} discarded {card}.",
    "removed": "{card} left the game.",
    "returned": "{card} went back to {whose} hand.",
    "silenced": "{card} lost its text.",
    "number-set": "The {stat} of {card} is now {amount}.",
    "changed": changed,
}


def asks_to_play(view: WuxiaState) -> Template:
    """What the play phase asks, which no more than five cards may leave (WX-4.1, WX-5.1)."""
    assert view.decision is not None
    seat = view.decision.seat
    held = len(view.at(seat, HAND))
    if held <= HAND_LIMIT:
        return (
            "Play cards, or let your heroes act." if view.discarded else "Play cards, discard, or let your heroes act."
        )
    if can_summon(view, seat):
        return f"You hold {held} cards: play until {HAND_LIMIT} are left."
    return f"You hold {held} cards and can play none: discard down to {HAND_LIMIT}."


QUESTIONS = {
    "play": Question(asks_to_play, others="{seat} is playing cards."),
    "fight": Question("Let your heroes attack, or end the turn.", others="{seat} lets heroes act."),
    "choose": Question(("Choose {cards} for {source}.", "Choose {cards}.")),
    "place": Question("Choose a place for {source}.", pick="To {picks}", words=PLACES, asks_place=True),
}


def figures(view: WuxiaState, card: int) -> tuple[Figure, ...]:
    """Cost, attack, and the health left."""
    cost = printed_figure(view, card, "cost")
    if not view.is_on_field(card):
        return cost, printed_figure(view, card, "attack"), printed_figure(view, card, "health")
    return cost, figure(view, card, "attack", UNTIL), health(view, card)


def health(view: WuxiaState, card: int) -> Figure:
    """The maximum, less the wounds."""
    whole = figure(view, card, "health", UNTIL)
    wounds = view.damage[card]
    parts = (*whole.parts, Part(-wounds, words("damage"))) if wounds else whole.parts
    return Figure("health", whole.value - wounds, whole.printed, parts)


def marks(view: WuxiaState, card: int) -> Iterator[Mark]:
    """Keywords, poison, shield, silence; whether it has come or attacked this turn."""
    if not view.is_on_field(card):
        return
    yield from (Mark(keyword, name) for keyword, name in KEYWORDS.items() if has(view, card, keyword))
    if view.marks[card] & SHIELDED:
        yield Mark("shield", "shielded")
    if view.marks[card] & SILENCED:
        yield Mark("silenced", "silenced")
    if poison := poison_of(view, card):
        yield Mark("poison", f"poison {poison}")
    if view.attacked[card] == view.turn:
        yield Mark("attacked", "has attacked")
    elif view.came[card] == view.turn and not has(view, card, "swift"):
        yield Mark("new", "only just come")


def tallies(view: WuxiaState, seat: int) -> Mapping[str, int]:
    """Life, points, those that are still to come, and the library."""
    return {
        "life": view.life[seat],
        "points": view.points[seat],
        "pending": view.pending[seat],
        "library": len(view.at(seat, LIBRARY)),
    }


def summon_clicks(view: WuxiaState, action: Summon) -> Clicks:
    assert view.decision is not None
    return Clicks(action.card, None, (view.decision.seat, ROW[action.place]))


def attack_clicks(view: WuxiaState, action: Attack) -> Clicks:
    """A hero, or the life of the player."""
    assert view.decision is not None
    if action.defender == PLAYER:
        return Clicks(action.attacker, None, (1 - view.decision.seat, "life"))
    return Clicks(action.attacker, action.defender)


def discard_clicks(view: WuxiaState, action: Discard) -> Clicks:
    """A card of the hand, then where it goes."""
    assert view.decision is not None
    return Clicks(action.card, None, (view.decision.seat, "discard"))


def summons(view: WuxiaState, card: int) -> Iterable[Action]:
    if view.place_of(card) == HAND:
        yield from (Summon(card, place) for place in view.free_places(view.seat_of(card)) or [0])


def discards(view: WuxiaState, card: int) -> Iterable[Action]:
    if view.place_of(card) == HAND:
        yield Discard(card)


def attacks(view: WuxiaState, card: int) -> Iterable[Action]:
    if view.is_on_field(card):
        yield from (Attack(card, defender) for defender in (*view.row(1 - view.seat_of(card)), PLAYER))


def place_name(view: WuxiaState, action: Summon) -> Mapping[str, Sentence | None]:
    return {"place": words(f"place {action.place + 1}")}


def points_name(view: WuxiaState, action: Discard) -> Mapping[str, Sentence | None]:
    """The points that a discard brings (WX-5.2, WX-5.4)."""
    assert view.decision is not None
    is_passive = len(view.at(view.decision.seat, HAND)) > HAND_LIMIT
    points = 1 if is_passive else refund(view, action.card)
    return {"points": words(f"{points} {'point' if points == 1 else 'points'}")}


def defender_name(view: WuxiaState, action: Attack) -> Mapping[str, Sentence | None]:
    return {"defender": words("the player")} if action.defender == PLAYER else {}


DEEDS: Mapping[type[Action], Deed] = {
    Summon: Deed(
        "Play", "Play {card} to {place}", "To {place}", clicks=summon_clicks, tries=summons, fields=place_name
    ),
    Discard: Deed(
        "Discard",
        "Discard {card} for {points} at the end of the turn",
        "Discard for {points}",
        clicks=discard_clicks,
        tries=discards,
        fields=points_name,
    ),
    EndPlay: Deed("Heroes act", "Let the heroes act", "Let the heroes act"),
    Attack: Deed(
        "Attack",
        "Attack {defender} with {attacker}",
        "Attack {defender}",
        clicks=attack_clicks,
        tries=attacks,
        fields=defender_name,
    ),
    EndTurn: Deed("End turn", "End the turn", "End the turn"),
}


def noun(view: WuxiaState, cards: Sequence[int]) -> str:
    return "hero" if all(view.is_on_field(card) for card in cards) else "card"


TELLING = Telling(
    events=EVENTS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    marks=marks,
    tallies=tallies,
    words={"place": PLACES},
    arrows={"attacked": ("attacker", "defender"), "damaged": ("source", "card")},
    history=("summoned", "attacked", "came-back"),
    wording=WORDING,
)
