"""Every rule number that a match shows has its place in the rulebook's page."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client

from play.agreements import AGREEMENTS
from rules.kernel import engine
from rules.kernel.chronicle import sentence, stored_events, told
from rules.kernel.figures import figures
from rules.kernel.prompts import action_words, prompt
from rules.kernel.reasons import reasons
from rules.kernel.sentences import RuleWord, Sentence
from rules.kernel.state import HIDDEN, MatchState
from rules.kernel.views import view
from rules.kernel.zones import BOTH
from tests.support.matches import play_on, recording
from tests.support.site import ROOT

NAMES = ("Alice", "Bob")


def anchors(game: str) -> set[str]:
    page = Client().get(f"/rules/{game}/").content.decode()
    return set(re.findall(r'\bid="([A-Z]{2}-[^"]+)"', page))


def numbers_in(said: Sentence | None) -> Iterator[str]:
    return (piece.number for piece in said or () if isinstance(piece, RuleWord))


def of_moment(state: MatchState) -> Iterator[str]:
    """Of the question, of all that may be done, of all that may not, and of what numbers consist of."""
    for seat in (0, 1):
        seen = view(state, seat)
        yield from numbers_in(prompt(seen, seat, NAMES))
        for card in range(len(seen.card)):
            if seen.card[card] != HIDDEN:
                for why in reasons(seen, seat, card):
                    yield from (refusal.rule for refusal in why.refusals)
                for figure in figures(seen, card):
                    yield from (number for part in figure.parts for number in numbers_in(part.why))
    decision = state.decision
    if decision is None:
        return
    yield decision.rule
    yield from (refusal.rule for refusal in engine.why_not(state, 1 - decision.seat, engine.Choose((0,))))
    for action in engine.legal_actions(state, decision.seat):
        yield from numbers_in(action_words(view(state, decision.seat), action).sentence)


@pytest.mark.django_db
def test_every_number_that_a_match_shows_is_in_the_rulebook() -> None:
    shown: set[str] = {agreement.rule for agreement in AGREEMENTS["vanguard"]}
    for seed in ("one", "two"):
        match = recording("vanguard", f"links {seed}")
        while match.state.outcome is None:
            shown.update(of_moment(match.state))
            for events in play_on(match, 7):
                for event in told(match.state.ruleset, stored_events(match.state, events), BOTH):
                    shown.update(numbers_in(sentence(match.state.ruleset, event, NAMES)))
                    shown.add(event.get("rule", ""))
        shown.add(match.state.outcome.rule)
    shown -= {""}
    assert len(shown) > 40
    assert shown <= anchors("vanguard")


def test_every_number_that_the_rules_of_a_game_can_give_is_in_the_rulebook() -> None:
    """Also those that no match of the test came to: they stand in the code as they are shown."""
    code = "".join(file.read_text() for file in (ROOT / "rules/games/vanguard").rglob("*.py"))
    written = set(re.findall(r'"(VG-[A-Z0-9.]+[a-z]?)"', code))
    assert len(written) > 40
    assert written <= anchors("vanguard")
