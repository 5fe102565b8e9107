"""Matches played by chance, from the published cards and without a database."""

from rules.bots.random import Random
from rules.catalogues import ruleset
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.records import Event
from rules.kernel.replay import Recording
from rules.kernel.state import MatchState


def recording(game: str, seed: str) -> Recording:
    """A match about to begin, with random decks."""
    rules, chance = ruleset(game), Chance(f"decks {seed}")
    cards = [definition.facts for definition in rules.definitions]
    deck = rules.play.proof.deck
    return Recording(rules, (deck(cards, chance), deck(cards, chance)), seed)


def play_on(match: Recording, actions: int = 10_000) -> list[list[Event]]:
    """What random actions make happen, one after another; by default to the end of the match."""
    bot, chance = Random(), Chance(f"actions {match.seed} {len(match.moves)}")
    happened: list[list[Event]] = []
    while match.state.decision is not None and match.state.outcome is None and len(happened) < actions:
        seat = match.state.decision.seat
        action = bot.choose(match.state, engine.legal_actions(match.state, seat), chance)
        happened.append(match.advance(seat, action))
    return happened


def in_the_middle(game: str, seed: str, actions: int = 60) -> MatchState:
    """The state after so many random actions."""
    match = recording(game, seed)
    play_on(match, actions)
    return match.state
