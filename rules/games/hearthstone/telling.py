"""Hearthstone in words for its players: what happened, what is asked, what may be done."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.games.hearthstone.aiming import halves_of, legal_targets
from rules.games.hearthstone.attacking import Attack
from rules.games.hearthstone.figures import figures, marks, tallies
from rules.games.hearthstone.playing import Play, UsePower
from rules.games.hearthstone.suspicion import suspects
from rules.games.hearthstone.table import BOARD, HAND, HERO, MAX_BOARD, POWER, HearthstoneState
from rules.games.hearthstone.turn import EndTurn
from rules.games.hearthstone.wording import WORDING
from rules.kernel.prompts import ability_text
from rules.kernel.records import Action
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.telling import OF_EVERY_GAME, Clicks, Deed, Question, Saying, Suspicion, Telling

HALVES = ("the first half", "the second half")
NUMBERS = ("attack", "health", "armor", "durability", "spell_damage")
STATES = ("frozen", "immune", "stealth")


def changed(event: Mapping[str, Any]) -> Template:
    what, amount = event["what"], event["amount"]
    called = what.removesuffix("-becomes").removesuffix("-left").replace("_", " ")
    if what.endswith(("-becomes", "-left")):
        return f"The {called} of {{target}} is now {amount}."
    if what in NUMBERS:
        return f"{{target}} got {amount:+} {called}."
    if amount < 0:
        return f"{{target}} lost {called}."
    return f"{{target}} became {called}." if what in STATES else f"{{target}} got {called}."


def exchanged(event: Mapping[str, Any]) -> Template:
    return f"{{seat}} exchanged {event['count'] or 'no'} opening card{'' if event['count'] == 1 else 's'}."


def mana_changed(event: Mapping[str, Any]) -> Template:
    what, amount = event["what"], event["amount"]
    called = what.removesuffix("s") if abs(amount) == 1 else what
    return f"{{seat}} {'lost' if amount < 0 else 'got'} {abs(amount)} {called}."


EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "turn-began": "{seat} began turn {turn}.",
    "turn-ending": "{seat} ended the turn.",
    "first-player": "{seat} won the lot and went first.",
    "exchanged": exchanged,
    "drawn": ("{seat} drew {card}.", "{seat} drew a card."),
    "burned": "{card} was burned: {whose} hand was full.",
    "tired": "{seat} had no card to draw and took {amount} damage.",
    "received": ("{seat} received {card}.", "{seat} received a card."),
    "discarded": "{seat} discarded {card}.",
    "played": "{seat} played {card}.",
    "played-hidden": ("{seat} played the secret {card}.", "{seat} played a secret."),
    "cast": "",
    "targeted": "{card} was aimed at {target}.",
    "secret-played": "",
    "secret-revealed": "{whose} secret {card} was revealed.",
    "countered": "{whose} {card} was countered.",
    "arrived": "{card} came into play.",
    "after-played": "",
    "after-summoned": "",
    "proposed-attack": "",
    "attacked": "{whose} {attacker} attacked {defender}.",
    "predamage": "",
    "damaged": ("{target} took {amount} damage from {source}.", "{target} took {amount} damage."),
    "shield-lost": "{target} lost its divine shield.",
    "healed": "{target} was healed for {amount}.",
    "died": "{whose} {card} died.",
    "destroyed": "{target} was destroyed.",
    "equipped": "{seat} equipped {card}.",
    "changed": changed,
    "silenced": "{target} was silenced.",
    "control-taken": "{seat} took control of {card}.",
    "cost-changed": (
        "The cost of {card} changed by {amount}.",
        "The cost of a card in {whose} hand changed by {amount}.",
    ),
    "put-aside": "{card} left {whose} deck.",
    "secret-destroyed": "{whose} secret {card} was destroyed.",
    "power-replaced": "{whose} hero power is now {card}.",
    "returned": "{whose} {card} went back to the hand.",
    "transformed": "{whose} minion turned into {into}.",
    "mana-changed": mana_changed,
    "power-used": ("{seat} used the hero power on {target}.", "{seat} used the hero power."),
}

WORDS: Mapping[str, Mapping[Any, str]] = {"place": {-1: "", **{n: f" at place {n + 1}" for n in range(MAX_BOARD)}}}

QUESTIONS = {
    "exchange": Question(
        "Choose the cards to exchange.",
        pick="Exchange {picks}",
        short="Exchange",
        none="Keep the whole hand",
        others="{seat} is looking through the opening hand.",
    ),
    "action": Question("Play cards, attack, or end your turn.", others="{seat} is taking a turn."),
    "choose": Question(("Choose {cards} for {source}.", "Choose {cards}.")),
}


def in_hand(view: HearthstoneState, card: int) -> bool:
    return view.place_of(card) == HAND


def is_character(view: HearthstoneState, card: int) -> bool:
    return view.place_of(card) in (HERO, BOARD)


def card_clicks(view: HearthstoneState, action: Play) -> Clicks:
    """The card; a minion's place; whom it is aimed at. What needs neither goes to the own board."""
    assert view.decision is not None
    target = action.target if action.target >= 0 else None
    if action.place < 0 and target is not None:
        return Clicks(action.card, target)
    return Clicks(action.card, target, (view.decision.seat, "board"), action.place if action.place >= 0 else None)


def power_clicks(view: HearthstoneState, action: UsePower) -> Clicks:
    assert view.decision is not None
    power = view.at(view.decision.seat, POWER)[-1]
    return Clicks(power, action.target if action.target >= 0 else None)


def of_a_play(view: HearthstoneState, action: Play) -> Mapping[str, Sentence | None]:
    """The half of a Choose One card that is played; no place on a board without minions, where there is but one."""
    assert view.decision is not None
    bare = {} if view.at(view.decision.seat, BOARD) else {"place": words("")}
    return {"half": chosen_half(view, action), **bare}


def chosen_half(view: HearthstoneState, action: Play) -> Sentence | None:
    """A half by what it does: some halves have the name of the whole."""
    if action.half < 0:
        return None
    definition = view.ruleset.by_key[halves_of(view, action.card)[action.half]]
    return ability_text(view.ruleset, definition, 0) or words(HALVES[action.half])


def plays(view: HearthstoneState, card: int) -> Iterator[Action]:
    if in_hand(view, card):
        for half in range(len(halves_of(view, card))) or (-1,):
            targets = legal_targets(view, view.seat_of(card), card, half) or (-1,)
            yield from (Play(card, -1, target, half) for target in targets)


def attacks(view: HearthstoneState, card: int) -> Iterator[Action]:
    if is_character(view, card):
        yield from (Attack(card, defender) for defender in view.characters(1 - view.seat_of(card)))


def powers(view: HearthstoneState, card: int) -> Iterator[Action]:
    if view.place_of(card) == POWER:
        targets = legal_targets(view, view.seat_of(card), card) or (-1,)
        yield from (UsePower(target) for target in targets)


DEEDS: Mapping[type[Action], Deed] = {
    Play: Deed(
        "Play",
        (
            "Play {card}{place} on {target}: {half}",
            "Play {card}{place}: {half}",
            "Play {card}{place} on {target}",
            "Play {card}{place}",
        ),
        ("On {target}{place}: {half}", "Play{place}: {half}", "On {target}{place}", "Play{place}"),
        clicks=card_clicks,
        tries=plays,
        fields=of_a_play,
    ),
    Attack: Deed(
        "Attack",
        "Attack {defender} with {attacker}",
        "Attack {defender}",
        subject="attacker",
        target="defender",
        tries=attacks,
    ),
    UsePower: Deed(
        "Use power",
        ("Use {subject} on {target}", "Use {subject}"),
        ("Use on {target}", "Use"),
        clicks=power_clicks,
        tries=powers,
    ),
    EndTurn: Deed("End turn", "End the turn", "End the turn"),
}


def noun(view: HearthstoneState, cards: Sequence[int]) -> str:
    return "minion" if all(view.place_of(card) == BOARD for card in cards) else "card"


TELLING = Telling(
    events=EVENTS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    marks=marks,
    tallies=tallies,
    words=WORDS,
    arrows={"attacked": ("attacker", "defender"), "targeted": ("card", "target"), "damaged": ("source", "target")},
    history=("played", "attacked", "secret-revealed"),
    suspicion=Suspicion("secrets", suspects),
    wording=WORDING,
)
