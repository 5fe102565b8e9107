"""What a player is asked and what each action is called, read from what they may know."""

from collections.abc import Iterator
from string import Formatter

import pytest

from rules.catalogues import ruleset
from rules.kernel import engine, views
from rules.kernel.answers import Choose
from rules.kernel.effects import Choose as ChooseStep
from rules.kernel.prompts import ActionWords, action_words, current_batch, prompt, users
from rules.kernel.records import Action
from rules.kernel.scripts import parts, tag
from rules.kernel.sentences import plain
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.telling import Saying, no_fields
from tests.support.matches import play_on, recording
from tests.support.tables import PlayedTable, scene
from tests.support.vanguard import battle

GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")
NAMES = ("Alice", "Bob")
ASKED = {"vanguard": 12, "hearthstone": 2, "pokemon-duels": 8, "wuxia": 4, "nannaier": 5}
"""How many kinds of question the random matches below ask at least."""
ADDED = {"ability", "half", "tributes", "position", "points", "cost", "defender"}
"""What deeds tell beside the fields of their actions (`Deed.fields`)."""


def positions(game: str, *seeds: str) -> Iterator[MatchState]:
    for seed in seeds:
        match = recording(game, seed)
        while match.state.outcome is None:
            yield match.state
            play_on(match, 1)


def asked(table: PlayedTable, reader: int | None = None) -> str:
    """What the seat is asked that must decide, or what another reader is told of it."""
    seat = table.state.decision.seat if reader is None else reader
    return plain(prompt(views.view(table.state, seat), seat, NAMES))


def offered(table: PlayedTable) -> dict[str, ActionWords]:
    """The words of every legal action, by their text."""
    seat = table.state.decision.seat
    view = views.view(table.state, seat)
    every = (action_words(view, action) for action in engine.legal_actions(view, seat))
    return {plain(words.sentence): words for words in every}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_match_has_words_for_who_must_answer_and_for_all_others(game: str) -> None:
    kinds = set()
    for state in positions(game, "3", "4", "5"):
        assert state.decision is not None
        kinds.add(state.decision.kind)
        assert state.decision.kind in ruleset(game).play.telling.questions
        told = [plain(prompt(views.view(state, reader), reader, NAMES)) for reader in (0, 1, None)]
        other = told[1 - state.decision.seat]
        assert other == told[2] and other.startswith(NAMES[state.decision.seat])
        assert all(text[-1] in ".?" for text in told)
    assert len(kinds) >= ASKED[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_has_words_and_can_be_pointed_at(game: str) -> None:
    for state in positions(game, "6"):
        assert state.decision is not None
        view = views.view(state, state.decision.seat)
        pointed: dict[object, list[Action]] = {}
        for action in engine.legal_actions(view, state.decision.seat):
            words = action_words(view, action)
            assert words.short and plain(words.sentence)[0].isupper()
            assert words.subject is None or view.card[words.subject] != HIDDEN
            if words.subject is not None and not isinstance(action, Choose):
                pointed.setdefault((tag(type(action)), words.subject, words.target, words.place), []).append(action)
        alike = [actions for actions in pointed.values() if len(actions) > 1]
        assert game == "hearthstone" or not [a for a in alike if tag(type(a[0])) != "activate"]


def test_the_end_of_a_match_is_told_to_everyone() -> None:
    table = battle({})
    table.foe.concede()
    assert asked(table, 0) == "Alice won: conceded (VG-G40)"


def test_a_call_is_a_click_on_the_card_and_one_on_the_circle() -> None:
    table = scene("vanguard", me={"hand": ["Wingal"]})
    words = offered(table)["Call Wingal to front left"]
    assert (words.subject, words.place, words.short) == (table["Wingal"].number, (0, "FL"), "Front left")
    assert not words.ends
    assert offered(table)["Go to battle"].ends


def test_vg_7_6_2_units_of_a_column_are_exchanged_by_a_click_on_both() -> None:
    table = scene("vanguard", me={"FL": "Wingal", "BL": "Gallatin", "BR": "Bors"})
    words = offered(table)
    both = words["Exchange Wingal and Knight of Silence, Gallatin"]
    assert (both.subject, both.target) == (table["Wingal"].number, table["Gallatin"].number)
    alone = words["Move Knight of Conviction, Bors to front right"]
    assert (alone.subject, alone.target, alone.place) == (table["Bors"].number, None, (0, "FR"))


def test_an_attack_is_a_click_on_the_attacker_and_one_on_the_target() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Bahr"})
    words = offered(table)["Attack Embodiment of Armor, Bahr with Knight of Silence, Gallatin"]
    assert (words.subject, words.target) == (table["Gallatin"].number, table["foe VC"].number)


def test_vg_7_7_6_the_defender_is_told_how_much_shield_stops_the_attack() -> None:
    table = battle({"FL": "Gallatin"}, {"VC": "Bahr", "hand": ["Wingal", "Flogal"]})
    table.me.attack("FL", target="VC")
    assert asked(table) == (
        "Knight of Silence, Gallatin attacks Embodiment of Armor, Bahr, 10000 against 8000: "
        "guard with 5000 more, or take 1 damage."
    )
    assert asked(table, 0) == "Bob is choosing guardians."
    view = views.view(table.state, 1)
    batch = current_batch(view)
    assert batch is not None and (batch.name, batch.needed(view)) == ("shield", 5000)
    assert {text: words.worth for text, words in offered(table).items()} == {
        "Guard with Wingal": 5000,
        "Guard with Flogal": 10000,
        "Do not guard": None,
        "Give the match up": None,
    }
    table.foe.guard("Wingal")
    assert batch.needed(views.view(table.state, 1)) == 0
    assert asked(table).endswith("10000 against 13000: it does not hit. Guard more, or go on.")


def test_an_ability_says_what_it_takes_cards_for() -> None:
    table = scene(
        "vanguard",
        me={"VC": "Alfred", "hand": ["Blaster Blade"], "damage": ["Wingal", "Marron", "Flogal"]},
        foe={"FL": "Nehalem", "FR": "Nehalem"},
    )
    table.me.call("Blaster Blade", circle="FL")
    assert asked(table).startswith("Use the ability of Blaster Blade? When this unit arrives on a rear-guard circle")
    assert set(offered(table)) == {"Do not use it", "Use it", "Give the match up"}
    table.me.choose("yes")
    assert asked(table) == "Choose 2 damage cards to turn face down (Counter Blast) for Blaster Blade."
    table.me.choose("Wingal", "Marron")
    assert asked(table) == "Choose one enemy rear-guard to retire for Blaster Blade."
    assert [words.short for words in offered(table).values()] == ["Choose", "Concede"]


def test_a_circle_is_chosen_by_a_click_on_it() -> None:
    table = scene("vanguard", me={"VC": "Barcgal", "hand": ["Wingal"]}, phase="ride")
    table.me.ride("Wingal")
    table.me.choose("yes")
    assert asked(table) == "Choose a circle to call Barcgal to."
    assert offered(table)["Call to back centre"].place == (0, "BC")


@pytest.mark.parametrize("game", ["vanguard", "pokemon-duels"])
def test_every_choice_of_a_card_has_a_purpose(game: str) -> None:
    """What an ability does with chosen cards can be said for every published card."""
    rules = ruleset(game)
    purposes = rules.play.telling.purposes
    for program in rules.programs:
        for number, step in enumerate(program.steps, 1):
            if isinstance(step, ChooseStep):
                user = next(users(program, number, step.slot))
                assert type(user) in purposes, rules.definitions[program.definition].key


@pytest.mark.parametrize("game", GAMES)
def test_templates_use_only_fields_there_are(game: str) -> None:
    telling = ruleset(game).play.telling
    of_questions = {"source", "seen", "cards", "why", "ability", "picks", *telling.slots}
    for kind, question in telling.questions.items():
        said = (question.asks, question.pick, question.none, *question.words.values())
        assert fields(*said) <= of_questions, kind
        assert fields(question.others) <= {"seat"}, kind
    for action, deed in telling.deeds.items():
        own = {part.name for part in parts(action)}
        more = set() if deed.fields is no_fields else ADDED
        assert fields(deed.says, deed.short) <= own | {"subject", "target", "where"} | more, deed.name
        assert {deed.subject, deed.target} <= own | {""}


def fields(*sayings: Saying) -> set[str | None]:
    """The fields of all templates that are no functions."""
    templates = [
        each
        for saying in sayings
        if not callable(saying)
        for each in ((saying,) if isinstance(saying, str) else saying)
    ]
    return {name for template in templates for _, name, _, _ in Formatter().parse(template)} - {None}
