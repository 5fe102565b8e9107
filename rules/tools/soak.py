"""Play random matches and test what must hold: `python -m rules soak --game vanguard --games 1000 --seed 1`.

Match n is played from the seed "S-n", by random bots with random decks. After every action the cheap invariants are
tested, on a sample of the steps (with --thorough on all) the costly ones; there the match also goes on from the
state that its snapshot restores. At its end the record is written, read and replayed, to the same events. A match
that fails ends the soak: its seed is printed and its record written to the file --log, for `python -m rules replay`.
"""

import time
import traceback
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rules.bots.bot import Bot
from rules.bots.eager import Eager
from rules.bots.random import Random
from rules.catalogues import ruleset
from rules.games import ALL
from rules.kernel import engine, invariants, replay
from rules.kernel.chance import Chance
from rules.kernel.errors import RulesError
from rules.kernel.facts import CardKey
from rules.kernel.records import Action, Event
from rules.kernel.replay import MatchLog, Recording
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import MatchState

SAMPLE = 100
"""Of so many steps one is tested for the costly invariants."""
LONGEST = 5_000
"""More actions than any match of bots takes."""
ANYTHING = 2_000
"""Of so many actions one is drawn from all legal ones, conceding and withdrawing too."""
BOTS: tuple[Bot, ...] = (Random(), Eager())


class Unsound(RulesError):
    """A match in which something did not hold."""

    def __init__(self, seed: str, problems: list[str], log: MatchLog) -> None:
        self.seed, self.problems, self.log = seed, problems, log
        super().__init__(f"seed {seed}, after {len(log.moves)} actions: " + "; ".join(problems))


@dataclass
class Tally:
    """What sound matches amounted to."""

    actions: int = 0
    turns: int = 0
    played: Counter[CardKey] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.actions + other.actions,
            self.turns + other.turns,
            self.played + other.played,
            self.endings + other.endings,
        )


class Trial:
    """One random match under test."""

    def __init__(self, rules: Ruleset, seed: str, sample: int) -> None:
        self.seed, self.sample = seed, sample
        self.proof = proof = rules.play.proof
        self.chance = Chance(f"soak {seed}")
        cards = [definition.facts for definition in rules.definitions]
        decks = (proof.deck(cards, self.chance), proof.deck(cards, self.chance))
        self.recording = Recording(rules, decks, seed)
        self.bots = (self.chance.one_of(BOTS), self.chance.one_of(BOTS))
        self.tally = Tally()

    def run(self) -> Tally:
        """What the match amounted to; Unsound where something does not hold, or the rules' own code fails."""
        try:
            self._play()
            self._replay()
        except Unsound:
            raise
        except Exception as error:
            raise self._unsound([f"{type(error).__name__}: {error}"]) from error
        state = self.recording.state
        assert state.outcome is not None
        self.tally.actions, self.tally.turns = len(self.recording.moves), state.turn
        self.tally.endings[state.outcome.rule] += 1
        return self.tally

    def _play(self) -> None:
        self._test(self._cheap(self.recording.state))
        while self.recording.state.outcome is None:
            if len(self.recording.moves) == LONGEST:
                raise self._unsound(["the match does not end"])
            self._step()

    def _step(self) -> None:
        """One action, and what must hold before and after it."""
        state = self.recording.state
        assert state.decision is not None
        seat, thorough = state.decision.seat, self.chance.below(self.sample) == 0
        before = None
        if thorough:
            before = self.recording.state
            self._test(self._costly(state))
            self.recording.state, problems = invariants.round_trip(state)
            self._test(problems)
        cards = self.recording.state.card[:]
        events = self.recording.advance(seat, self._choice(seat))
        after = self.recording.state
        self._count(events, cards)
        self._test(self._cheap(after))
        if before is not None:
            self._test(invariants.events_leak_nothing(before, events, after))

    def _choice(self, seat: int) -> Action:
        """What the seat does. These bots look at nothing hidden, so they are spared the cost of a view."""
        state = self.recording.state
        actions = engine.legal_actions(state, seat)
        if self.chance.below(ANYTHING) == 0:
            return self.chance.one_of(actions)
        return self.bots[seat].choose(state, actions, self.chance)

    def _cheap(self, state: MatchState) -> Iterator[str]:
        yield from invariants.cards_conserved(state)
        for invariant in self.proof.invariants:
            yield from invariant(state)

    def _costly(self, state: MatchState) -> Iterator[str]:
        yield from invariants.someone_can_act(state)
        yield from invariants.views_leak_nothing(state, self.chance)
        yield from invariants.views_are_enough(state, self.chance)

    def _count(self, events: list[Event], cards: list[int]) -> None:
        """What was played, each as the card that it was before the action; one that was made, as what it is now."""
        state = self.recording.state
        for event in events:
            card = self.proof.played(event)
            if card is not None:
                definition = cards[card] if card < len(cards) else state.card[card]
                self.tally.played[state.ruleset.definitions[definition].key] += 1

    def _replay(self) -> None:
        """Replayed from its written record the match is the same, though it went on from restored states."""
        log = replay.read(replay.write(self.recording.log()))
        for _ in replay.replayed(self.recording.state.ruleset, log):
            pass

    def _test(self, problems: Iterator[str] | list[str]) -> None:
        found = list(problems)
        if found:
            raise self._unsound(found)

    def _unsound(self, problems: list[str]) -> Unsound:
        return Unsound(self.seed, problems, self.recording.log())


def soak(rules: Ruleset, seeds: Iterable[str], sample: int = SAMPLE) -> Iterator[Tally]:
    """What each match amounted to, one by one; Unsound ends it."""
    return (Trial(rules, seed, sample).run() for seed in seeds)


def never_played(rules: Ruleset, tally: Tally) -> list[str]:
    """The names of the cards that should have been played, and were not."""
    counts = rules.play.proof.counts
    return [card.name for card in rules.definitions if counts(card.facts) and not tally.played[card.key]]


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", required=True, choices=[game.key for game in ALL])
    parser.add_argument("--games", type=int, default=100, help="how many matches (100)")
    parser.add_argument("--seed", default="1", help="what all chance comes from (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match (0)")
    parser.add_argument("--thorough", action="store_true", help="test the costly invariants at every step")
    parser.add_argument("--log", type=Path, default=Path("soak.jsonl"), help="where a failing match goes (soak.jsonl)")


def run(options: Namespace) -> int:
    rules = ruleset(options.game)
    seeds = (f"{options.seed}-{options.first + number}" for number in range(options.games))
    total, began, told = Tally(), time.monotonic(), time.monotonic()
    try:
        for number, tally in enumerate(soak(rules, seeds, 1 if options.thorough else SAMPLE), 1):
            total += tally
            if time.monotonic() - told > 10:
                told = time.monotonic()
                print(f"{number} of {options.games} matches, {total.actions} actions", flush=True)
    except Unsound as unsound:
        options.log.write_text(replay.write(unsound.log), encoding="utf-8")
        if unsound.__cause__ is not None:
            traceback.print_exception(unsound.__cause__)
        print(f"FAILED: {unsound}\nIts record is {options.log}: python -m rules replay {options.log}")
        return 1
    seconds = time.monotonic() - began
    print(f"{options.games} matches sound: {total.actions} actions, {total.turns} turns, {seconds:.0f} s")
    print("They ended by " + ", ".join(f"{rule} {count}" for rule, count in total.endings.most_common()))
    missing = never_played(rules, total)
    print(f"Never played: {', '.join(missing)}" if missing else "Every card was played.")
    return 0
