"""What each player may know (PD-G37, PD-G59)."""

import pytest

from rules.catalogues import ruleset
from rules.games.pokemon_duels.table import EXTRA, GRAVEYARD, HAND, DuelState
from rules.kernel import chronicle, codec, engine
from rules.kernel.chance import Chance
from rules.kernel.state import FACE_DOWN, HIDDEN
from rules.kernel.views import determinise, twin, view
from tests.support.matches import play_on, recording
from tests.support.proving import proves
from tests.support.tables import PlayedTable, scene

GAME = "pokemon-duels"


def hidden_table() -> PlayedTable:
    return scene(
        GAME,
        me={
            "P1": "Charmander",
            "P2": {"card": "Squirtle", "face_down": True},
            "S1": {"card": "Field of Spikes", "face_down": True},
            "hand": ["Flamethrower", "Treecko"],
            "extra": ["Charmeleon"],
            "graveyard": ["Mudkip"],
        },
    )


@proves("PD-G37")
def test_pd_g37_hand_extra_deck_and_what_lies_face_down_are_hidden_from_the_other() -> None:
    table = hidden_table()
    seen = view(table.state, 1)
    assert isinstance(seen, DuelState)
    assert [[seen.card[card] == HIDDEN for card in seen.at(0, place)] for place in (HAND, EXTRA)] == [
        [True] * 2,
        [True],
    ]
    assert [seen.card[card] == HIDDEN for card in (*seen.pokemon(0), *seen.spells(0))] == [False, True, True]
    assert [seen.name(card) for card in seen.at(0, GRAVEYARD)] == ["Mudkip"]
    own = view(table.state, 0)
    assert isinstance(own, DuelState)
    assert [own.name(card) for card in (*own.at(0, EXTRA), *own.spells(0))] == ["Charmeleon", "Field of Spikes"]


@proves("PD-G59")
def test_pd_g59_what_lies_face_down_has_the_same_number_for_both() -> None:
    table = hidden_table()
    squirtle, spikes = table["Squirtle"].number, table["Field of Spikes"].number
    seen = view(table.state, 1)
    assert isinstance(seen, DuelState)
    assert (seen.pokemon(0)[1], seen.spells(0)) == (squirtle, [spikes])
    assert seen.marks[squirtle] & FACE_DOWN and seen.card[squirtle] == HIDDEN


@proves("PD-G59")
def test_pd_g59_the_other_player_is_told_that_a_card_was_set_and_not_which() -> None:
    table = scene(GAME, me={"hand": ["Field of Spikes", "Charmander"]})
    table.me.does("set-card", "Field of Spikes")
    (told,) = table.told_to("foe", "card-set")
    assert (told["card"], told["place"]) == (None, "S1")
    stored = chronicle.stored_events(table.state, table.happened)
    rules = table.state.ruleset
    assert [row["named"] for row in chronicle.told(rules, stored, 1)] == [{}]
    assert list(chronicle.told(rules, stored, 0)[0]["named"].values()) == ["field-of-spikes"]


@proves("PD-G59")
def test_pd_g59_an_attack_at_a_face_down_card_does_not_name_it() -> None:
    table = scene(
        GAME,
        phase="battle",
        me={"P1": "Charmander"},
        foe={"P1": {"card": "Squirtle", "face_down": True}, "S1": {"card": "Second Wind", "face_down": True}},
    )
    events = table.me.attack("Charmander", target="foe P1")
    (stored, *_) = chronicle.stored_events(table.state, events)
    assert stored["type"] == "attacked"
    assert list(stored["named"].values()) == ["charmander"]


@pytest.mark.parametrize("card", ["Charmander", "Field of Spikes"])
@proves("PD-G59")
def test_pd_g59_the_number_of_a_set_card_tells_nothing_of_where_it_was(card: str) -> None:
    numbers = set()
    for seed in "abcdefgh":
        table = scene(GAME, seed=seed, me={"hand": [card, "Treecko"]})
        before = table[f"{card} in hand"].number
        table.me.does("set-pokemon" if card == "Charmander" else "set-card", card)
        after = table[card].number
        assert table.state.card[before] != table.state.card[after] or before == after
        numbers.add(after)
    assert len(numbers) > 4


@pytest.mark.parametrize("seed", ["hidden 1", "hidden 2", "hidden 3"])
@proves("PD-G37")
def test_pd_g37_a_guess_puts_every_card_where_it_may_lie(seed: str) -> None:
    match, chance = recording(GAME, seed), Chance(seed)
    while match.state.outcome is None:
        decision = match.state.decision
        assert decision is not None
        guess = determinise(view(match.state, decision.seat), chance)
        assert isinstance(guess, DuelState)
        for invariant in ruleset(GAME).play.proof.invariants[1:]:
            assert not list(invariant(guess))
        assert set(engine.legal_actions(guess, decision.seat)) == set(engine.legal_actions(match.state, decision.seat))
        play_on(match, 7)


@proves("PD-G37")
def test_pd_g37_other_cards_in_hand_look_the_same_from_the_other_side() -> None:
    table = hidden_table()
    other = twin(table.state, 1, Chance("another"))
    assert isinstance(other, DuelState)
    assert other.card != table.state.card
    assert codec.snapshot(view(other, 1)) == codec.snapshot(view(table.state, 1))


@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ({}, "me main"),
        ({"S1": {"card": "Second Wind", "face_down": True}}, "foe respond"),
        ({"S1": {"card": "Flamethrower", "face_down": True}}, "foe respond"),
        ({"S1": {"card": "Second Wind", "face_down": True, "new": True}}, "me main"),
        ({"hand": ["Second Wind"]}, "me main"),
    ],
)
@proves("PD-G24")
def test_pd_g24_a_player_is_passed_over_on_public_grounds_alone(foe: dict[str, object], asked: str) -> None:
    table = scene(GAME, me={"hand": ["Charmander"]}, foe=foe)
    table.me.summon("Charmander")
    assert table.asks == asked


@proves("PD-G24")
def test_pd_g24_in_the_own_turn_a_card_in_hand_is_enough_to_be_asked() -> None:
    table = scene(GAME, me={"hand": ["Charmander", "Treecko"]})
    table.me.summon("Charmander")
    assert table.asks == "me respond"
    assert table.me.actions() == ["pass", "concede"]
