"""What the actions of Pokémon Duels are called, and what one points at to take them."""

from collections.abc import Iterator, Mapping

from rules.games.pokemon_duels.activating import Use
from rules.games.pokemon_duels.battle import Attack
from rules.games.pokemon_duels.chains import Pass
from rules.games.pokemon_duels.facts import EVOLUTION, POKEMON
from rules.games.pokemon_duels.positions import other_position
from rules.games.pokemon_duels.summoning import SetPokemon, Summon, tributes_needed
from rules.games.pokemon_duels.table import ATTACK, BATTLE, HAND, MAIN_1, DuelState
from rules.games.pokemon_duels.table import POKEMON as POKEMON_PLACES
from rules.games.pokemon_duels.turn import ChangePosition, EndTurn, NextPhase, SetCard
from rules.kernel.records import Action
from rules.kernel.sentences import Sentence, Template, words
from rules.kernel.state import HIDDEN
from rules.kernel.telling import Clicks, Deed


def in_hand(view: DuelState, card: int) -> bool:
    return view.place_of(card) == HAND


def next_phase(view: DuelState) -> Template:
    return {MAIN_1: "Go to the Battle Phase", BATTLE: "Go to Main Phase 2"}.get(view.phase, "End the turn")


def attack_clicks(view: DuelState, action: Attack) -> Clicks:
    """The attacker, then its target, or the hand of the player that it attacks."""
    if action.target >= 0:
        return Clicks(action.attacker, action.target)
    return Clicks(action.attacker, place=(1 - view.seat_of(action.attacker), "hand"))


def covered_target(view: DuelState, action: Attack) -> Mapping[str, Sentence | None]:
    """A target that the reader does not know is called by its place, so that two of them differ."""
    if action.target < 0 or view.card[action.target] != HIDDEN:
        return {}
    return {"target": words(f"the face-down card in zone {POKEMON_PLACES.index(view.place_of(action.target)) + 1}")}


def tributes(view: DuelState, action: Summon | SetPokemon) -> Mapping[str, Sentence | None]:
    """How many Pokémon are sent for it."""
    needed = tributes_needed(view, action.card)
    return {"tributes": words(f"{needed} tribute{'s' if needed > 1 else ''}") if needed else None}


def new_position(view: DuelState, action: ChangePosition) -> Mapping[str, Sentence | None]:
    if view.is_face_down(action.card):
        return {"position": words("face up in Attack Position")}
    to = other_position(view, action.card)
    return {"position": words("to Attack Position" if to == ATTACK else "to Defence Position")}


def is_new_pokemon(view: DuelState, card: int) -> bool:
    return in_hand(view, card) and view.print(card).kind == POKEMON


def summons(view: DuelState, card: int) -> Iterator[Action]:
    if is_new_pokemon(view, card):
        yield Summon(card)


def pokemon_sets(view: DuelState, card: int) -> Iterator[Action]:
    if is_new_pokemon(view, card):
        yield SetPokemon(card)


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
        tries=pokemon_sets,
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
    Use: Deed("Activate", ("Activate {card}: {ability}", "Activate {card}"), "Activate", subject="card", tries=uses),
    Attack: Deed(
        "Attack",
        ("Attack {target} with {attacker}", "Attack directly with {attacker}"),
        ("Attack {target}", "Attack directly"),
        clicks=attack_clicks,
        tries=attacks,
        fields=covered_target,
    ),
    NextPhase: Deed("Next phase", next_phase, next_phase),
    EndTurn: Deed("End the turn", "End the turn", "End the turn"),
    Pass: Deed("Pass", "Pass", "Pass"),
}
