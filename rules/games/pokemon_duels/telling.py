"""Pokémon Duels in words for its players: what happened, what is asked, what may be done."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.games.pokemon_duels.activating import Use
from rules.games.pokemon_duels.battle import Attack
from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON
from rules.games.pokemon_duels.positions import other_position
from rules.games.pokemon_duels.showing import battle, chain, figures, marks, phases, tallies
from rules.games.pokemon_duels.summoning import SetPokemon, Summon, tributes_needed
from rules.games.pokemon_duels.table import ATTACK, BATTLE, HAND, MAIN_1, SET_TO, TIMES, DuelState
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase, SetCard
from rules.games.pokemon_duels.wording import WORDING
from rules.kernel.records import Action
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.telling import OF_EVERY_GAME, Clicks, Deed, Passing, Question, Saying, Telling


def changed(event: Mapping[str, Any]) -> Template:
    """A number that was changed, or a skill that was given."""
    stat, amount = event["stat"], event["amount"]
    name = stat.removesuffix(SET_TO).removesuffix(TIMES)
    if name not in ("atk", "def", "level"):
        return f"{{card}}: {stat.replace('-', ' ')}."
    called = name if name == "level" else name.upper()
    if stat.endswith(SET_TO):
        return f"The {called} of {{card}} is {amount} now."
    return f"{{card}} has {amount}× its {called}." if stat.endswith(TIMES) else f"{{card}} got {amount:+} {called}."


EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "first-player": "{seat} won the lot and went first.",
    "venue-chosen": "The match is held at {definition}.",
    "turn-began": "{seat} began turn {turn}.",
    "phase-began": "",
    "drawn": ("{seat} drew {card}.", "{seat} drew a card."),
    "changed": changed,
    "shuffled": "{seat} shuffled the deck.",
    "shown": "{seat} showed {card}.",
    "looked-at": "{seat} looked at cards.",
    "coin-tossed": ("{seat} tossed a coin for {source}: heads{heads:}.", ""),
    "summoned": "{seat} summoned {card} in {position}.",
    "card-set": ("{seat} set {card}.", "{seat} set a card."),
    "tributed": "{seat} sent {card} as a tribute.",
    "turned": "{seat} turned {card} to {position}.",
    "turned-down": "{card} was turned face down.",
    "turned-up": "{whose} {card} was turned face up.",
    "activated": "{seat} activated {card}, link {link}.",
    "link-resolved": "",
    "negated": "{whose} {card} was negated.",
    "fizzled": "{whose} {card} did nothing.",
    "attacked": ("{whose} {attacker} attacked {target}.", "{whose} {attacker} attacked directly."),
    "redirected": "{attacker} attacks {target} now.",
    "compared": "{attack} against {defence}.",
    "attack-stopped": "The attack of {attacker} came to nothing.",
    "damaged": "{seat} lost {amount} life to {source}.",
    "battle-damage": "{seat} lost {amount} life to {source}.",
    "healed": "{seat} regained {amount} life.",
    "life-paid": "{seat} paid {amount} life.",
    "destroyed": "{whose} {card} was destroyed.",
    "survived": "{card} was not destroyed, thanks to {by}.",
    "sent-to-grave": "",
    "discarded": "{seat} discarded {card}.",
    "removed": "{card} was removed from the game.",
    "returned": "{whose} {card} went back.",
    "put-back": ("{seat} put {card} back.", "{seat} put a card back."),
    "equipped": "{host} wears {card}.",
    "control-taken": "{seat} took control of {card}.",
    "environment-began": "{card} is the Environment now.",
    "environment-ended": "{card} wore off.",
    "summon-granted": "{seat} may make one more Normal Summon.",
    "battle-phase-cut-short": "The Battle Phase ends.",
}
"""The words for what happened."""

WORDS: Mapping[str, Mapping[Any, str]] = {"position": {"attack": "Attack Position", "defence": "Defence Position"}}

QUESTIONS = {
    "main": Question("Summon, activate or set cards, or go on.", others="{seat} is taking a turn."),
    "battle": Question("Attack, or go on to Main Phase 2.", others="{seat} is in the Battle Phase."),
    "respond": Question("Answer with a card, or pass.", others="{seat} may answer."),
    "tribute": Question(
        "Choose {cards} to send to the Graveyard for {source}.",
        pick="Tribute {picks}",
        short="Tribute",
        others="{seat} is choosing tributes.",
    ),
    "discard": Question(
        "Discard {cards}: six may stay in your hand.",
        pick="Discard {picks}",
        short="Discard",
        others="{seat} is discarding down to six cards.",
    ),
    "aim": Question("Choose {cards} for {source}.", pick="Aim at {picks}", short="Aim here"),
    "cost": Question("Choose {cards} to pay for {source}.", pick="Pay with {picks}", short="Pay"),
    "dancer": Question("Choose another Pokémon for {source}.", pick="Send {picks}", short="Send"),
    "search": Question("Choose {cards} for {source}.", pick="Take {picks}", short="Take", none="Take nothing"),
    "choose": Question(("Choose {cards} for {source}.", "Choose {cards}.")),
    "position": Question(
        ("In which position does {source} come?", "In which position does it come?"),
        words={"attack": "Attack Position", "defence": "Defence Position"},
    ),
    "level": Question("By how much does {source} change the level?", pick="{picks}"),
    "trigger": Question(
        ("Use the effect of {source}? {ability}", "Use the effect of {source}?"),
        words={"yes": "Use it", "no": "Do not use it"},
    ),
    "order": Question("Which effect joins the chain first?", pick="{picks}"),
}


def in_hand(view: DuelState, card: int) -> bool:
    return view.place_of(card) == HAND


def next_phase(view: DuelState) -> Template:
    return {MAIN_1: "Go to the Battle Phase", BATTLE: "Go to Main Phase 2"}.get(view.phase, "End the turn")


def attack_clicks(view: DuelState, action: Attack) -> Clicks:
    """The attacker, then its target, or the hand of the player that it attacks."""
    if action.target >= 0:
        return Clicks(action.attacker, action.target)
    return Clicks(action.attacker, place=(1 - view.seat_of(action.attacker), "hand"))


def tributes(view: DuelState, action: Summon | SetPokemon) -> Mapping[str, Sentence | None]:
    """How many Pokémon are sent for it."""
    needed = tributes_needed(view, action.card)
    return {"tributes": words(f"{needed} tribute{'s' if needed > 1 else ''}") if needed else None}


def new_position(view: DuelState, action: ChangePosition) -> Mapping[str, Sentence | None]:
    if view.is_face_down(action.card):
        return {"position": words("face up in Attack Position")}
    to = other_position(view, action.card)
    return {"position": words("to Attack Position" if to == ATTACK else "to Defence Position")}


def summons(view: DuelState, card: int) -> Iterator[Action]:
    if in_hand(view, card) and view.print(card).kind == POKEMON:
        yield from (Summon(card), SetPokemon(card))


def sets(view: DuelState, card: int) -> Iterator[Action]:
    if in_hand(view, card) and view.print(card).kind not in (POKEMON, EVOLUTION):
        yield SetCard(card)


def turns(view: DuelState, card: int) -> Iterator[Action]:
    if view.on_field(card):
        yield ChangePosition(card)


def uses(view: DuelState, card: int) -> Iterator[Action]:
    programs = view.ruleset.definitions[view.card[card]].programs
    known = {number for number, _, _ in view.print(card).activations}
    yield from (Use(card, ability) for ability, number in enumerate(programs) if number in known)


def attacks(view: DuelState, card: int) -> Iterator[Action]:
    if view.on_field(card):
        yield from (Attack(card, target) for target in (*view.pokemon(1 - view.seat_of(card)), -1))


DEEDS: Mapping[type[Action], Deed] = {
    Summon: Deed(
        "Summon",
        ("Summon {card} with {tributes}", "Summon {card}"),
        ("Summon with {tributes}", "Summon"),
        subject="card",
        tries=summons,
        fields=tributes,
    ),
    SetPokemon: Deed(
        "Set a Pokémon",
        ("Set {card} face down with {tributes}", "Set {card} face down"),
        ("Set with {tributes}", "Set face down"),
        subject="card",
        fields=tributes,
    ),
    SetCard: Deed("Set a card", "Set {card} face down", "Set face down", subject="card", tries=sets),
    ChangePosition: Deed(
        "Change position",
        "Turn {card} {position}",
        "Turn {position}",
        subject="card",
        tries=turns,
        fields=new_position,
    ),
    Use: Deed("Activate", "Activate {card}", "Activate", subject="card", tries=uses),
    Attack: Deed(
        "Attack",
        ("Attack {target} with {attacker}", "Attack directly with {attacker}"),
        ("Attack {target}", "Attack directly"),
        clicks=attack_clicks,
        tries=attacks,
    ),
    NextPhase: Deed("Next phase", next_phase, next_phase),
    EndTurn: Deed("End the turn", "End the turn", "End the turn"),
    Pass: Deed("Pass", "Pass", "Pass"),
}


def noun(view: DuelState, cards: Sequence[int]) -> str:
    return "Pokémon" if all(view.on_field(card) for card in cards) else "card"


TELLING = Telling(
    events=EVENTS,
    words=WORDS,
    questions=QUESTIONS,
    deeds=DEEDS,
    noun=noun,
    figures=figures,
    marks=marks,
    tallies=tallies,
    chain=lambda view: tuple(chain(view)),
    phases=phases,
    battle=battle,
    passing=Passing("respond", Pass()),
    arrows={"attacked": ("attacker", "target")},
    history=("summoned", "activated", "attacked"),
    slots=("attacker", "target"),
    wording=WORDING,
)
