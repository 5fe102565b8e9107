"""Matches for tests: who sits there, with decks that are sold ready to play, and games that go on by bots' choices."""

from django.test import Client

from play import matches
from play.joining import ready_choices
from play.matches import Chair, Terms
from play.models import Match
from rules.bots import BOTS
from rules.bots.matches import choice
from rules.games import game as game_of
from rules.kernel.chance import Chance
from rules.kernel.codec import to_data
from tests.support.people import owner_of

TERMS = Terms("vanguard", "vanguard.classic")
OF_GAME = {
    "vanguard": TERMS,
    "hearthstone": Terms("hearthstone", "hearthstone.classic"),
    "pokemon-duels": Terms("pokemon-duels", "pokemon-duels.1.4"),
    "wuxia": Terms("wuxia", "wuxia.pool"),
    "nannaier": Terms("nannaier", "nannaier.0.2"),
}
"""The terms that matches of a game begin with."""


def chair(client: Client | None, number: int = 0, game: str = "vanguard", **more: object) -> Chair:
    """A seat for whoever uses this browser, with the first or second ready-made deck."""
    decks = ready_choices(game_of(game).formats[0])
    deck = decks[number % len(decks)].cards
    owner = owner_of(client) if client else None
    return Chair(**{"name": ("Alice", "Bob")[number], "cards": deck, "owner": owner} | more)


def match_of(first: Client | None, second: Client | None, terms: Terms = TERMS, **more: object) -> Match:
    """A running match of two people; without a client the seat is nobody's."""
    chairs = (chair(client, number, terms.game, **more) for number, client in enumerate((first, second)))
    return matches.open_match(terms, *chairs)


def play_on(match: Match, moves: int, bot: str = "random", seed: str = "play on") -> Match:
    """The match some actions later, or at its end if that comes before."""
    chance, player = Chance(seed), BOTS[bot]()
    for _ in range(moves):
        match.refresh_from_db()
        if not match.is_running:
            break
        action = choice(matches.state_of(match), player, chance)
        matches.submit(match, match.to_act, match.seq, [to_data(action)])
    match.refresh_from_db()
    return match


def ended(first: Client | None, second: Client | None, terms: Terms = TERMS, **more: object) -> Match:
    """A match that went on for some turns, until seat 1 gave it up."""
    match = play_on(match_of(first, second, terms, **more), 50, bot="eager")
    return matches.submit(match, 1, match.seq, [{"type": "concede"}])
