"""What is offered is exactly what nothing speaks against, tried with every conceivable action."""

import ast
import random
from collections.abc import Iterator
from itertools import chain, combinations, product
from pathlib import Path

import pytest

from rules import catalogues
from rules.games.vanguard import GAME
from rules.games.vanguard.battle import Attack, Guard, Intercept
from rules.games.vanguard.table import VanguardState
from rules.games.vanguard.turn import CIRCLES, Activate, Call, Exchange, Pass, Ride
from rules.kernel import engine
from rules.kernel.answers import Back, Choose, Concede
from rules.kernel.records import Action, Refusal
from rules.kernel.state import MatchState
from rules.rulebooks import rulebook
from tests.support.decklists import TRIAL_1, TRIAL_2, deck
from tests.support.proving import proves

ROOT = Path(__file__).resolve().parents[3]
CARDS = catalogues.load("vanguard").cards
RULES = engine.ruleset_for(GAME, {card.key: card for card in CARDS})
NUMBERS = rulebook("vanguard").rules

MIXED_1 = deck(
    "4 Barcgal, 4 Wingal, 4 Blaster Blade, 4 Alfred, 4 Llew, 4 Iseult, 4 Lien, 4 Flogal, 4 Hagakure, 4 Milly, "
    "4 Brutal Jack, 4 Frank, 2 Guiding Zombie",
    starter="Barcgal",
)
MIXED_2 = deck(
    "4 Lozenge Magus, 4 Conroe, 4 Tejas, 4 Overlord, 4 Barri, 4 Amaterasu, 4 Apollon, 4 Mocha, 4 Hungry Dumpty, "
    "4 Karma Queen, 4 Blightops, 4 Yaksha, 2 Gancelot",
    starter="Lozenge Magus",
)
PAIRS = {"trial decks": (TRIAL_1, TRIAL_2), "mixed decks": (MIXED_1, MIXED_2)}


def positions(decks: str, seed: int, every: int) -> Iterator[MatchState]:
    """Positions of a game of random legal actions, one of each `every`."""
    rng = random.Random(seed)
    state, _ = engine.start(RULES, PAIRS[decks], f"seed {seed}")
    count = 0
    while state.outcome is None and count < 250:
        assert state.decision is not None
        if count % every == 0:
            yield state
        count += 1
        seat = state.decision.seat
        engine.advance(state, seat, rng.choice(engine.legal_actions(state, seat)[:-1]))


def conceivable(state: MatchState) -> Iterator[Action]:
    """Every action of the game with every card, also those that make no sense."""
    cards = range(-1, len(state.card) + 1)
    for card in cards:
        yield from (Ride(card), Guard(card), Intercept(card))
        yield from (Call(card, circle) for circle in (*CIRCLES, "VC", "GC", ""))
        yield from (Activate(card, ability) for ability in range(-1, 4))
    yield from (Exchange(column) for column in ("left", "right", "centre", ""))
    units = [card for zones in state.zones[4:13] + state.zones[17:] for card in zones][:24]
    yield from (Attack(attacker, target) for attacker, target in product(units, units))
    yield from (Pass(), Back(), Choose(()), Choose((-1,)), Concede(), Attack(-1, 0), Attack(0, len(state.card)))


def answers(state: MatchState) -> Iterator[Choose]:
    decision = state.decision
    assert decision is not None
    for count in (1, 2):
        yield from (Choose(picks) for picks in combinations(decision.options, count))
    yield from (Choose((option, option)) for option in decision.options[:3])
    yield Choose((max(decision.options, default=0) + 1,))


@proves("VG-7.6.3", "VG-G41", "VG-G46")
@pytest.mark.parametrize("decks", PAIRS)
@pytest.mark.parametrize("seed", [1, 2])
def test_legal_actions_are_exactly_those_without_a_refusal(decks: str, seed: int) -> None:
    for state in positions(decks, seed, every=3):
        assert state.decision is not None
        seat = state.decision.seat
        offered = engine.legal_actions(state, seat)
        assert len(set(offered)) == len(offered)
        assert all(engine.why_not(state, seat, action) == () for action in offered)
        legal = {action for action in conceivable(state) if not engine.why_not(state, seat, action)}
        assert legal == {action for action in offered if not isinstance(action, Choose) or action == Choose(())}
        single = {answer for answer in answers(state) if not engine.why_not(state, seat, answer)}
        if state.decision.most == 1:
            assert single | legal == set(offered)
        else:
            assert single <= {
                Choose(picks) for count in (1, 2) for picks in combinations(state.decision.options, count)
            }


def codes_in_the_source() -> set[str]:
    """Every code that an action of this game or of the kernel can be refused with."""
    sources = [*(ROOT / "rules" / "games" / "vanguard").glob("*.py"), *(ROOT / "rules" / "kernel").glob("*.py")]
    calls = (node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    found = (node.args[0] for node in calls if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal")
    return {str(code.value) for code in found if isinstance(code, ast.Constant)}


@proves("VG-G62")
def test_every_refusal_occurs_and_names_a_rule_of_the_book() -> None:
    found = {(refusal.code, refusal.rule) for refusal in refusals_after_the_end()}
    codes = codes_in_the_source()
    for state in chain.from_iterable(positions("mixed decks", seed, every=8) for seed in range(4, 20)):
        for seat, action in product((0, 1), (*conceivable(state), *answers(state))):
            found |= {(refusal.code, refusal.rule) for refusal in engine.why_not(state, seat, action)}
        if {code for code, _ in found} == codes:
            break
    assert {rule for _, rule in found} <= set(NUMBERS)
    assert {code for code, _ in found} == codes


def refusals_after_the_end() -> tuple[Refusal, ...]:
    state, _ = engine.start(RULES, (TRIAL_1, TRIAL_2), "over")
    engine.advance(state, 0, Concede())
    return engine.why_not(state, 0, Pass())


@proves("VG-G62")
@pytest.mark.parametrize("decks", PAIRS)
def test_whoever_is_not_asked_can_only_concede(decks: str) -> None:
    for state in positions(decks, 4, every=10):
        assert state.decision is not None
        other = 1 - state.decision.seat
        assert engine.legal_actions(state, other) == [Concede()]
        refusals = {engine.why_not(state, other, action) for action in (*conceivable(state), *answers(state))}
        assert {tuple(each.code for each in found) for found in refusals} == {("match.not_yours",), ()}


CHOSEN = {"Attacked", "Boosted", "Intercepted"}
"""What a player did, and no rule did for them."""


@proves("VG-10.3")
@pytest.mark.parametrize("decks", PAIRS)
def test_every_event_that_nobody_chose_names_a_rule_of_the_book(decks: str) -> None:
    kinds = set()
    for state in positions(decks, 5, every=1):
        for event in state.events:
            kinds.add(type(event).__name__)
            if type(event).__name__ not in CHOSEN:
                assert getattr(event, "rule", None) in NUMBERS, event
    assert len(kinds) >= 20


@proves("VG-11.12")
@pytest.mark.parametrize("decks", PAIRS)
def test_vg_11_12_every_card_is_in_one_zone_and_circles_hold_one(decks: str) -> None:
    for state in positions(decks, 6, every=5):
        assert sorted(card for zone in state.zones for card in zone) == list(range(100))
        for seat in (0, 1):
            zones = state.zones[13 * seat : 13 * seat + 13]
            assert all(state.zone[card] == 13 * seat + place for place, zone in enumerate(zones) for card in zone)
            assert all(state.owner[card] == seat for zone in zones for card in zone)
            assert all(len(zones[place]) <= 1 for place in range(6, 11))
            started = state.turn > 0
            assert len(zones[4]) == 1 or not started
            in_battle = isinstance(state, VanguardState) and state.attacker >= 0
            assert in_battle or zones[11] == zones[12] == []
