"""What happened in a match of Pokémon Duels, in the past tense."""

from collections.abc import Mapping
from typing import Any

from rules.games.pokemon_duels.cardflow import SENT
from rules.games.pokemon_duels.table import POKEMON_NAMES, SET_TO, TIMES
from rules.games.pokemon_duels.wording.en import NUMBERS, STATS, UNTIL
from rules.kernel.sentences import Template
from rules.kernel.telling import OF_EVERY_GAME, Saying
from rules.kernel.texts.en import Skill

PAST = {
    "cannot": "could not",
    "cannot be destroyed": "could not be destroyed",
    "cannot be targeted": "could not be targeted",
    "can": "could",
    "can be destroyed": "could be destroyed",
    "can be targeted": "could be targeted",
    "fights": "fought",
    "wins": "won",
    "deals": "dealt",
    "causes": "caused",
    "is": "became",
    "no longer": "no longer",
}


def changed(event: Mapping[str, Any]) -> Template:
    """A number that was changed, or a skill that was given or taken."""
    stat, amount = event["stat"], event["amount"]
    name = NUMBERS.get(stat.removesuffix(SET_TO).removesuffix(TIMES), "")
    if stat.endswith(SET_TO):
        return f"The {name} of {{card}} became {amount} {{until}}."
    if stat.endswith(TIMES):
        return f"The {name} of {{card}} was multiplied by {amount} {{until}}."
    skill = STATS[stat]
    if not isinstance(skill, Skill):
        return f"{{card}} got {amount:+} {name} {{until}}."
    verb, what = skill.gains if amount > 0 else skill.loses
    return f"{{card}} {PAST[verb]} {what} {{until}}."


def card_set(event: Mapping[str, Any]) -> Template:
    """Everyone sees where it was set, and so whether it is a Pokémon."""
    hidden = "a Pokémon face down" if event["place"] in POKEMON_NAMES else "a Spell or a Trap"
    return "{seat} set {card}.", f"{{seat}} set {hidden}."


def activated(event: Mapping[str, Any]) -> Template:
    """A card, or an effect of a Pokémon; from the second link on it is an answer."""
    what = "the effect of {card}" if event["kind"] in ("pokemon", "evolution") else "{card}"
    verb = "used" if what != "{card}" else "activated"
    link = f" as link {event['link']} of the chain" if event["link"] > 1 else ""
    return f"{{seat}} {verb} {what}{link}, aiming at {{targets}}.", f"{{seat}} {verb} {what}{link}."


def link_resolved(event: Mapping[str, Any]) -> Template:
    """Of a chain with one link it goes without saying."""
    return "The effect of {card}, link {link}, happened." if event["link"] > 1 else ""


def compared(event: Mapping[str, Any]) -> Template:
    """The numbers of a battle, and what types made of them."""
    attack, defence = (multiplied(event[f"{side}_factor"]) for side in ("attack", "defence"))
    return f"{{attacker}} fought {{target}}: {{attack}}{attack} against {{defence}}{defence}."


def multiplied(factor: str) -> str:
    return "" if factor == "1" else f" (types ×{factor})"


def battle_damage(event: Mapping[str, Any]) -> Template:
    how = "a direct attack of" if event["direct"] else "the battle with"
    return f"{{seat}} took {{amount}} damage from {how} {{source}}."


def survived(event: Mapping[str, Any]) -> Template:
    return "{card} could not be destroyed." if event["card"] == event["by"] else "{by} saved {card} from destruction."


def sent_to_grave(event: Mapping[str, Any]) -> Template:
    """What was destroyed, discarded, tributed or used up is told as that."""
    if event["origin"] == "deck":
        return "{seat} sent {card} from the top of the deck to the Graveyard."
    return "{seat} sent {card} to the Graveyard." if event["rule"] == SENT else ""


def put_back(event: Mapping[str, Any]) -> Template:
    """From one hidden place, or from under its back, to another."""
    verb = "took" if event["to"] == "hand" else "put"
    way = f"{verb} {{card}} from {{origin}} {'into' if event['to'] == 'hand' else 'back to'} {{to}}"
    return f"{{seat}} {way}.", f"{{seat}} {way.replace('{card}', 'a card')}."


EVENTS: Mapping[str, Saying] = {
    **OF_EVERY_GAME,
    "ability-used": "",
    "first-player": "{seat} won the lot and went first.",
    "venue-chosen": "The venue was {definition}.",
    "turn-began": "{seat} began turn {turn}.",
    "phase-began": "",
    "drawn": ("{seat} drew {card}.", "{seat} drew a card."),
    "changed": changed,
    "shuffled": "{seat} shuffled the deck.",
    "shown": "{seat} showed {card}.",
    "coin-tossed": (
        "{seat} tossed a coin for {source}: heads{heads}.",
        "{seat} tossed a coin for {source}: tails.",
    ),
    "summoned": "{seat} {how} {card} in {position}.",
    "card-set": card_set,
    "tributed": "{seat} gave {card} as tribute.",
    "turned": "{whose} {card} changed to {position}.",
    "turned-down": "{whose} {card} was turned face down.",
    "turned-up": "{whose} {card} was turned face up{by_attack: by the attack}.",
    "activated": activated,
    "link-resolved": link_resolved,
    "negated": "{whose} {card} was negated.",
    "fizzled": "{whose} {card} had no effect.",
    "attacked": ("{whose} {attacker} attacked {target}.", "{whose} {attacker} attacked directly."),
    "redirected": "The attack of {attacker} went to {target} instead.",
    "compared": compared,
    "attack-stopped": "The attack of {attacker} came to nothing.",
    "damaged": "{seat} took {amount} damage from {source}.",
    "battle-damage": battle_damage,
    "healed": "{seat} gained {amount} life from {source}.",
    "life-paid": "{seat} paid {amount} life.",
    "destroyed": (
        "{whose} {card} was destroyed in battle by {killer}.",
        "{whose} {card} was destroyed.",
    ),
    "survived": survived,
    "sent-to-grave": sent_to_grave,
    "discarded": "{seat} discarded {card}.",
    "removed": "{whose} {card} was removed from the game.",
    "returned": "{whose} {card} went back to {to}.",
    "put-back": put_back,
    "equipped": "{seat} equipped {host} with {card}.",
    "control-taken": "{seat} took control of {card}.",
    "environment-began": "{card} became the Environment.",
    "environment-ended": "{card} wore off.",
    "summon-granted": "{seat} got one more Normal Summon this turn.",
    "battle-phase-cut-short": "The Battle Phase ended early.",
}

WORDS: Mapping[str, Mapping[Any, str]] = {
    "position": {"attack": "Attack Position", "defence": "Defence Position"},
    "how": {"normal": "Normal Summoned", "special": "Special Summoned", "evolution": "evolved a Pokémon into"},
    "until": UNTIL,
    "origin": {
        "deck": "the deck",
        "hand": "the hand",
        "extra": "the Extra Deck",
        "graveyard": "the Graveyard",
        "removed": "the removed cards",
    },
    "to": {"deck": "the deck", "hand": "the hand", "extra": "the Extra Deck"},
}
