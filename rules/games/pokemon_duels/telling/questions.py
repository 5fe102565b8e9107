"""What Pokémon Duels asks its players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.games.pokemon_duels import arrivals, costs, effects
from rules.games.pokemon_duels.abilities import Activate, Trigger
from rules.games.pokemon_duels.table import DECK, EXTRA, GRAVEYARD, HAND, SPELLS, DuelState
from rules.games.pokemon_duels.wording.en import NUMBERS, STATS
from rules.kernel.effects import Change
from rules.kernel.prompts import users
from rules.kernel.records import Record
from rules.kernel.telling import Question
from rules.kernel.texts.en import Skill
from rules.kernel.wording import signed

CHOOSE = ("Choose {cards} {why} for {source}.", "Choose {cards} for {source}.", "Choose {cards}.")
YES_OR_NO = {"yes": "Use it", "no": "Do not use it"}

QUESTIONS = {
    "main": Question("Summon, activate or set cards, then go on.", others="{seat} is taking a turn."),
    "battle": Question("Attack, or go on to Main Phase 2.", others="{seat} is in the Battle Phase."),
    "respond": Question("Answer with a card, or pass.", others="{seat} may answer."),
    "tribute": Question(
        "Choose {cards} to give as tribute for {source}.",
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
    "aim": Question(CHOOSE, pick="Aim at {picks}", short="Aim here"),
    "cost": Question(CHOOSE, pick="Pay with {picks}", short="Pay"),
    "dancer": Question("Choose another Pokémon to send for {source}.", pick="Send {picks}", short="Send"),
    "search": Question(CHOOSE, pick="Take {picks}", short="Take", none="Take nothing"),
    "choose": Question(CHOOSE),
    "position": Question(
        ("In which position does {source} come?", "In which position does it come?"),
        words={"attack": "Attack Position", "defence": "Defence Position"},
    ),
    "level": Question("By how much does {source} change the level?", pick="By {picks}"),
    "trigger": Question(
        ("Use the effect of {source}? {ability}", "Use the effect of {source}?"),
        words=YES_OR_NO,
    ),
    "order": Question("Several effects wait: choose the one that joins the chain first.", pick="{picks} first"),
}


def asking(view: DuelState) -> Record | None:
    """The step that does something with what is aimed at; None where nothing is."""
    task = view.stack[-1] if view.stack else ("",)
    if task[0] != "aim":
        return None
    program = view.ruleset.programs[task[1]]
    assert isinstance(program.ability, Activate | Trigger)
    return next(users(program, 0, program.ability.targets[task[6] - 1].slot), None)


def purpose_of_change(step: Change) -> str:
    word = STATS[step.stat]
    if isinstance(word, Skill):
        verb, what = word.gains if step.amount > 0 else word.loses
        return f"that {verb} {what}"
    name = NUMBERS.get(step.stat.partition("-")[0], step.stat)
    return f"to get {signed(step.amount)} {name}" if isinstance(word, str) else f"to change the {name} of"


def purpose_of_turn(step: effects.TurnTo) -> str:
    to = {"attack": "put into Attack Position", "defence": "put into Defence Position", "face-down": "turn face down"}
    return f"to {to.get(step.position, 'change the position of')}"


PURPOSES: Mapping[type[Record], str | Callable[[Any], str]] = {
    Change: purpose_of_change,
    costs.Discard: "to discard",
    costs.SendPokemon: "to send to the Graveyard",
    costs.SendThis: "to send to the Graveyard",
    costs.Detach: "to send to the Graveyard",
    costs.RemoveFromGrave: "to remove from the game",
    effects.Destroy: "to destroy",
    effects.Send: "to send to the Graveyard",
    effects.Remove: "to remove from the game",
    effects.ToHand: "to take or return to the hand",
    effects.ToDeck: "to shuffle into the deck",
    effects.DiscardCards: "to discard",
    effects.ShiftLevel: "to change the level of",
    effects.CopyTypes: "to copy the types of",
    effects.TurnTo: purpose_of_turn,
    effects.Equip: "to equip",
    effects.TakeControl: "to take control of",
    effects.Negate: "to negate",
    effects.Redirect: "to be attacked instead",
    arrivals.SpecialSummon: "to Special Summon",
    arrivals.ChooseDancers: "to Special Summon",
}

ALIKE = {HAND: "card of the hand", DECK: "card of the deck", EXTRA: "Extra Deck card", GRAVEYARD: "Graveyard card"}


def noun(view: DuelState, cards: Sequence[int]) -> str | tuple[str, str]:
    """What these cards are, as far as they are alike; the plural too where it is not made with "s"."""
    assert view.decision is not None
    whose = "" if any(view.seat_of(card) == view.decision.seat for card in cards) else "enemy "
    if all(view.on_field(card) for card in cards):
        return f"{whose}Pokémon", f"{whose}Pokémon"
    places = {view.place_of(card) for card in cards}
    if places <= set(SPELLS):
        return f"{whose}Spell/Trap card"
    return ALIKE.get(places.pop(), "card") if len(places) == 1 else "card"
