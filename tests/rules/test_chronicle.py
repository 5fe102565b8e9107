"""What happened, as a log keeps it and as its readers are told: each what they may know, in a sentence."""

import json
from collections.abc import Iterator
from string import Formatter

import msgspec
import pytest

from rules.catalogues import ruleset
from rules.games.vanguard.events import Checked, Drawn, Dropped, Placed
from rules.games.vanguard.table import HAND, VC, VanguardState
from rules.kernel import views
from rules.kernel.chance import Chance
from rules.kernel.chronicle import Told, kinds, sentence, stored_events, told
from rules.kernel.events import Changed
from rules.kernel.records import Event
from rules.kernel.scripts import parts
from rules.kernel.sentences import CardWord, RuleWord, Text, plain
from rules.kernel.state import MatchState
from rules.kernel.zones import BOTH
from tests.support.matches import in_the_middle, play_on, recording

GAMES = ("vanguard", "hearthstone", "pokemon-duels", "wuxia", "nannaier")
READERS = (0, 1, None)
NAMES = ("You", "Alice")


def steps(game: str, seed: str) -> Iterator[tuple[MatchState, list[Event]]]:
    """A random match: after each action its state, and what happened."""
    match = recording(game, seed)
    yield match.state, match.events
    while match.state.outcome is None:
        (events,) = play_on(match, 1)
        yield match.state, events


def otherwise(state: MatchState, events: list[Event], reader: int | None, chance: Chance) -> list[Told]:
    """What a log would hold if all were others that this reader never saw: cards, and those that events hide."""
    other = state.clone()
    named = {card for event in events for card in views.cards_named(event, reader)}
    for card in range(len(state.card)):
        if card not in named and not views.sees(state, reader, card):
            other.card[card] = chance.below(len(state.ruleset.definitions))
    return stored_events(other, [_hidden_otherwise(state, event, reader, chance) for event in events])


def _hidden_otherwise(state: MatchState, event: Event, reader: int | None, chance: Chance) -> Event:
    if not event.secret or event.seat == reader:  # type: ignore[attr-defined]
        return event
    return msgspec.structs.replace(event, **{name: chance.below(len(state.card)) for name in event.secret})


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_is_told_the_same_whatever_the_cards_are_that_it_cannot_see(game: str) -> None:
    chance, different = Chance(game), 0
    for state, events in steps(game, "3"):
        stored = stored_events(state, events)
        for reader in READERS:
            other = otherwise(state, events, reader, chance)
            different += other != stored
            assert json.dumps(told(state.ruleset, other, reader)) == json.dumps(told(state.ruleset, stored, reader))
    assert different > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_plain_json_and_explains_itself_without_the_state(game: str) -> None:
    for state, events in steps(game, "4"):
        stored = stored_events(state, events)
        assert json.loads(json.dumps(stored)) == stored
        assert told(state.ruleset, stored, BOTH) == stored
        for event in stored:
            said = sentence(state.ruleset, event, NAMES) or ()
            assert all(piece.key in state.ruleset.by_key for piece in said if isinstance(piece, CardWord))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_words_whose_fields_it_has(game: str) -> None:
    play = ruleset(game).play
    assert set(kinds(play)) == set(play.telling.events)
    for name, saying in play.telling.events.items():
        known = {part.name for part in parts(kinds(play)[name])} | {"whose"}
        templates = () if callable(saying) else (saying,) if isinstance(saying, str) else saying
        used = {field for template in templates for _, field, _, _ in Formatter().parse(template)} - {None}
        assert used <= known, name


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_one_sentence_that_ends_with_its_rule(game: str) -> None:
    lines = [
        said
        for state, events in steps(game, "5")
        for event in told(state.ruleset, stored_events(state, events), 0)
        if (said := sentence(state.ruleset, event, NAMES))
    ]
    assert len(lines) > 100
    for line in lines:
        pieces = [piece for piece in line if not isinstance(piece, RuleWord)]
        assert plain(tuple(pieces)).strip()[-1] in ".!"
        assert "{" not in plain(line)
        assert all(not isinstance(piece, RuleWord) for piece in line[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_who_may_not_know_a_card_still_hears_what_happened(game: str) -> None:
    for state, events in steps(game, "6"):
        everything = stored_events(state, events)
        for event, hidden in zip(everything, told(state.ruleset, everything, None), strict=True):
            known, heard = (sentence(state.ruleset, each, NAMES) for each in (event, hidden))
            assert (known is None) == (heard is None), event


def said(event: Event, state: MatchState, reader: int | None = 0) -> str:
    (event_told,) = told(state.ruleset, stored_events(state, [event]), reader)
    return plain(sentence(state.ruleset, event_told, NAMES) or ())


def vanguard() -> VanguardState:
    state = in_the_middle("vanguard", "1")
    assert isinstance(state, VanguardState)
    return state


def test_vg_7_2_a_drawn_card_is_named_to_who_drew_it_alone() -> None:
    state = vanguard()
    card = state.at(0, HAND)[0]
    drawn, name = Drawn(0, card, "VG-7.2"), state.name(card)
    readers: tuple[int | None, ...] = READERS
    assert [said(drawn, state, reader) for reader in readers] == [
        f"You drew {name}. (VG-7.2)",
        "You drew a card. (VG-7.2)",
        "You drew a card. (VG-7.2)",
    ]


def test_words_come_from_the_game_and_a_silent_template_gives_no_line() -> None:
    state = vanguard()
    card = state.unit(1, VC)
    name = state.name(card)
    assert said(Placed(1, card, "FL", "VG-7.6.1"), state) == f"Alice called {name} to front left. (VG-7.6.1)"
    assert said(Dropped(1, card, "FL", "VG-G55"), state) == f"Alice’s {name} was retired from front left. (VG-G55)"
    assert said(Dropped(1, card, "GC", "VG-7.7.8"), state) == ""
    gained = Changed(card, "boost", 1, "turn", "VG-10.3")
    assert said(gained, state) == f"{name} gained Boost until the end of the turn. (VG-10.3)"


def test_vg_g32_a_trigger_that_does_nothing_says_why() -> None:
    state = vanguard()
    card = state.unit(0, VC)
    lines = [said(Checked(0, card, "drive", icon, works, "VG-7.7.5"), state) for icon, works in CHECKS]
    name = state.name(card)
    assert lines == [
        f"You turned over {name} in a drive check: heal trigger. (VG-7.7.5)",
        f"You turned over {name} in a drive check: heal trigger, without a unit of its clan. (VG-7.7.5)",
        f"You turned over {name} in a drive check. (VG-7.7.5)",
    ]


CHECKS = (("heal", True), ("heal", False), (None, False))


def test_the_pieces_of_a_sentence_are_words_cards_and_rules() -> None:
    state = vanguard()
    card = state.unit(0, VC)
    (event,) = stored_events(state, [Placed(0, card, "VC", "VG-7.4")])
    key = state.ruleset.definitions[state.card[card]].key
    assert sentence(state.ruleset, event, NAMES) == (
        Text("You rode "),
        CardWord(state.name(card), key, card),
        Text(". "),
        RuleWord("VG-7.4"),
    )
