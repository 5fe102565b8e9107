"""From a state back to a scene: what is told lays the same table, and tells nothing that its seat may not know."""

from collections.abc import Iterator

import pytest

from rules import games
from rules.kernel import views
from rules.kernel.chance import Chance
from rules.kernel.codec import read_action
from rules.kernel.records import Action
from rules.kernel.state import MatchState
from rules.scenes.laying import lay
from rules.scenes.names import names_of
from rules.scenes.reading import read_scenes
from rules.scenes.reporting import report
from rules.scenes.running import failure
from rules.scenes.table import Table
from rules.scenes.telling import Untellable, account, scene_of, whole_scene_of
from tests.support.matches import play_on, recording

GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")
SEATS = (0, 1)
BEGINNINGS = ("ride", "main", "battle", "action", "play", "fight")
"""The questions with which a scene can begin."""


def moments(game: str, *seeds: str) -> Iterator[MatchState]:
    """Every few actions of random matches, if a scene can begin there."""
    for seed in seeds:
        match = recording(game, seed)
        while match.state.decision is not None and match.state.outcome is None:
            if match.state.decision.kind in BEGINNINGS:
                yield match.state
            play_on(match, 9)


def seen(state: MatchState, me: int) -> dict[str, object]:
    deck_flag = games.game(state.ruleset.game).schema.deck_flag
    return account(Table(views.view(state, me), names_of(state.ruleset, deck_flag), me))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_lays_the_same_view(game: str) -> None:
    told = 0
    for state in moments(game, "1", "3", "4"):
        for me in SEATS:
            (scene,) = read_scenes(scene_of(state, me, "a moment"), "told")
            assert seen(lay(scene, me).state, me) == seen(state, me)
            told += 1
    assert told > 20


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_of_what_is_told(game: str) -> None:
    chance = Chance(game)
    for state in moments(game, "2", "5"):
        for me in SEATS:
            assert scene_of(views.twin(state, me, chance), me, "a moment") == scene_of(state, me, "a moment")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_scene_goes_on_as_the_match_did(game: str) -> None:
    for seed in ("3", "4"):
        match = recording(game, seed)
        play_on(match, 30)
        while match.state.decision is not None and match.state.decision.kind not in BEGINNINGS:
            play_on(match, 1)
        assert match.state.outcome is None
        before, done = match.state.clone(), len(match.moves)
        play_on(match, 40)
        actions: list[tuple[int, Action]] = [
            (move.seat, read_action(before.ruleset, move.action)) for move in match.moves[done:]
        ]
        text = whole_scene_of(before, 0, "a match", actions)
        (scene,) = read_scenes(text, "told")
        assert len(scene.steps) == len(actions) > 0
        found = failure(scene)
        assert found is None, report(found)


def test_the_other_seat_and_the_own_deck_stay_secret() -> None:
    text = """
scene: secrets
game: vanguard
me: {hand: [Wingal], deck: [Flogal, Marron]}
foe: {hand: [Bahr, Nehalem], deck: [Tejas], damage: [{card: Goku, face_down: yes}]}
"""
    (scene,) = read_scenes(text, "a")
    state = lay(scene, 0).state
    told = scene_of(state, 0, "secrets")
    assert "Wingal" in told and "Goku" in told and "seed" not in told
    assert not any(name in told for name in ("Bahr", "Nehalem", "Tejas"))
    assert told.index("28 Filler") < told.index("Flogal") < told.index("Marron")
    whole = whole_scene_of(state, 0, "secrets")
    assert all(name in whole for name in ("Bahr", "Nehalem", "Tejas"))
    assert whole.index("Flogal") < whole.index("28 Filler")


def test_cards_of_a_scene_s_own_are_told_with_what_they_do() -> None:
    text = """
scene: own
game: hearthstone
cards:
  - name: Egg
    health: 2
    abilities: [{type: when, on: {type: takes-damage}, zones: [board], do: [{type: summon, key: wisp}]}]
me: {board: Egg, hand: Moonfire}
"""
    (scene,) = read_scenes(text, "a")
    again = read_scenes(scene_of(lay(scene, 0).state, 0, "own"), "b")[0]
    table = lay(again, 0)
    assert [table.facts(card).name for card in table.cards_in(0, "board")] == ["Egg"]
    assert again.ruleset.programs[-1].ability == scene.ruleset.programs[-1].ability


def test_the_middle_of_something_cannot_be_told() -> None:
    match = recording("vanguard", "5")
    with pytest.raises(Untellable):
        scene_of(match.state, 0, "choosing")
