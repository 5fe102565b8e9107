"""Matches between bots, each of which sees its seat's view alone."""

from rules.bots.bot import Bot
from rules.kernel import engine
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.records import Action
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import MatchState
from rules.kernel.views import view


def play_out(rules: Ruleset, decks: tuple[DeckList, DeckList], bots: tuple[Bot, Bot], seed: str) -> MatchState:
    """The last state of a match; each bot has its own chance, apart from the match's."""
    state, _ = engine.start(rules, decks, seed)
    chances = (Chance(f"{seed} bot 0"), Chance(f"{seed} bot 1"))
    while state.decision is not None and state.outcome is None:
        seat = state.decision.seat
        engine.advance(state, seat, choice(state, bots[seat], chances[seat]))
    return state


def choice(state: MatchState, bot: Bot, chance: Chance) -> Action:
    """What a bot does in the place of the seat that must decide."""
    assert state.decision is not None
    seat = state.decision.seat
    seen = view(state, seat)
    return bot.choose(seen, engine.legal_actions(seen, seat), chance)
