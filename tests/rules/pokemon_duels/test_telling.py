"""Pokémon Duels in words: what happened, what is asked, what cards are aimed at for."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.catalogues import ruleset
from rules.games.pokemon_duels import events
from rules.games.pokemon_duels.abilities import Activate, Trigger
from rules.games.pokemon_duels.table import HAND, DuelState
from rules.kernel import engine, views
from rules.kernel.chronicle import sentence, stored_events, told
from rules.kernel.events import Changed
from rules.kernel.figures import battle_figures, figures
from rules.kernel.prompts import action_words, prompt, users
from rules.kernel.records import Event
from rules.kernel.sentences import plain
from rules.kernel.telling import Figure
from tests.support.matches import in_the_middle
from tests.support.tables import PlayedTable, scene

NAMES = ("You", "Alice")


def asked(table: PlayedTable, reader: int | None = None) -> str:
    """What the seat is asked that must decide, or what another reader is told of it."""
    seat = table.state.decision.seat if reader is None else reader
    return plain(prompt(views.view(table.state, seat), seat, ("Alice", "Bob")))


def offered(table: PlayedTable) -> list[str]:
    """The words of every legal action."""
    seat = table.state.decision.seat
    view = views.view(table.state, seat)
    return [plain(action_words(view, action).sentence) for action in engine.legal_actions(view, seat)]


def duel() -> DuelState:
    state = in_the_middle("pokemon-duels", "1", 40)
    assert isinstance(state, DuelState)
    return state


def said(state: DuelState, event: Event, reader: int | None = 0) -> str:
    (heard,) = told(state.ruleset, stored_events(state, [event]), reader)
    return plain(sentence(state.ruleset, heard, NAMES) or ())


def parts_of(figure: Figure) -> list[tuple[int, str]]:
    return [(part.amount, plain(part.why)) for part in figure.parts]


# ---- what happened


def test_pd_g37_what_was_set_is_told_by_its_place_to_who_cannot_see_it() -> None:
    state = duel()
    card = state.at(1, HAND)[0]
    name = state.name(card)
    assert said(state, events.CardSet(1, card, "P2")) == "Alice set a Pokémon face down."
    assert said(state, events.CardSet(1, card, "S2")) == "Alice set a Spell or a Trap."
    assert said(state, events.CardSet(1, card, "S2"), 1) == f"Alice set {name}."


def test_pd_5_1_a_battle_tells_both_numbers_and_what_types_made_of_them() -> None:
    state = duel()
    one, other = state.pokemon(0)[0], state.pokemon(1)[0]
    fight = events.Compared(one, other, 1600, 900, "2", "1", "PD-5.1")
    names = state.name(one), state.name(other)
    assert said(state, fight) == f"{names[0]} fought {names[1]}: 1600 (types ×2) against 900. (PD-5.1)"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"stat": "atk", "amount": -300, "until": "turn"}, "got -300 ATK this turn."),
        ({"stat": "no-attack", "amount": 1, "until": "third-turn"}, "could not attack for the next three turns."),
        ({"stat": "battle-proof", "amount": 1, "until": "turn"}, "could not be destroyed in battle this turn."),
        ({"stat": "is-fire", "amount": 1, "until": ""}, "became Fire-type for good."),
        ({"stat": "direct", "amount": -1, "until": "turn"}, "could no longer attack directly this turn."),
    ],
)
def test_a_change_is_told_in_the_words_of_the_cards(fields: Mapping[str, Any], words: str) -> None:
    state = duel()
    card = state.pokemon(0)[0]
    assert said(state, Changed(card=card, rule="", **fields)) == f"{state.name(card)} {words}"


def test_every_number_and_skill_that_a_text_can_change_has_words_when_it_changes() -> None:
    state = duel()
    card = state.pokemon(0)[0]
    for stat in state.ruleset.play.vocabulary.words["stat"]:
        for amount in (1, -1):
            line = said(state, Changed(card, stat, amount, "turn", ""))
            assert line.startswith((state.name(card), "The ")) and line.endswith("this turn."), line


def test_pd_g24_a_link_says_what_it_aims_at_and_that_it_answers() -> None:
    state = duel()
    mine, theirs = state.pokemon(0)[0], state.pokemon(1)[0]
    names = state.name(mine), state.name(theirs)
    first = events.Activated(0, mine, "pokemon", 0, (theirs,), 1, "PD-G24")
    assert said(state, first) == f"You used the effect of {names[0]}, aiming at {names[1]}. (PD-G24)"
    second = events.Activated(1, theirs, "trap", 0, (), 2, "PD-G24")
    assert said(state, second) == f"Alice activated {names[1]} as link 2 of the chain. (PD-G24)"


def test_what_is_told_as_something_else_is_not_told_again() -> None:
    """Destroyed, discarded, tributed and used-up cards go to the Graveyard without a second line (PD-G27)."""
    state = duel()
    card = state.pokemon(0)[0]
    assert said(state, events.SentToGrave(0, card, "P1", "PD-G7")) == ""
    assert said(state, events.SentToGrave(0, card, "P1", "PD-G27")).startswith("You sent")


# ---- what is asked


def test_every_target_of_a_card_has_a_purpose() -> None:
    rules = ruleset("pokemon-duels")
    purposes = rules.play.telling.purposes
    for program in rules.programs:
        if isinstance(program.ability, Activate | Trigger):
            for aim in program.ability.targets:
                user = next(users(program, 0, aim.slot))
                assert type(user) in purposes, rules.definitions[program.definition].key


def test_a_target_is_asked_for_with_what_happens_to_it() -> None:
    table = scene(
        "pokemon-duels",
        me={"hand": ["Flamethrower"], "P1": "Charizard"},
        foe={"P1": "Rattata", "P2": "Pidgey"},
    )
    table.me.use("Flamethrower")
    assert asked(table) == "Choose one enemy Pokémon to destroy for Flamethrower."
    assert offered(table)[0] == "Aim at Rattata"


# ---- numbers


def test_pd_g10_a_number_is_told_part_by_part() -> None:
    table = scene(
        "pokemon-duels", me={"P1": "Charizard", "S1": {"card": "Choice Band", "host": "me P1"}}, foe={"P1": "Rattata"}
    )
    view = views.view(table.state, 0)
    atk = next(figure for figure in figures(view, table["Charizard"].number) if figure.name == "atk")
    assert parts_of(atk) == [(atk.printed, "printed"), (400, "Choice Band")]


def test_pd_5_1_in_a_battle_the_types_are_a_part_of_the_number() -> None:
    table = scene(
        "pokemon-duels",
        me={"P1": "Charizard"},
        foe={"P1": "Bulbasaur", "S1": {"card": "Second Wind", "face_down": True}},
    )
    table.me.does("next-phase")
    table.me.attack("Charizard", target="Bulbasaur")
    fight = battle_figures(views.view(table.state, 0))
    assert fight is not None
    assert sum(part.amount for part in fight.attack.parts) == fight.attack.value
    assert parts_of(fight.attack)[-1] == (fight.attack.printed, "types ×2: Fire/Flying against Grass/Poison")
