"""Let two bots play each other: `python -m rules arena vanguard greedy random --games 400 --seed 1`.

They change seats after every match; each pair of matches has the same decks, of those sold ready to play or, where
there are none, random ones. Prints the first bot's wins, and the bounds that its strength lies between, 19 times in 20.
"""

import math
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rules.bots import BOTS
from rules.bots.bot import Bot
from rules.bots.matches import play_out
from rules.catalogues import ready_decks, ruleset
from rules.games import ALL
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckList
from rules.kernel.ruleset import Ruleset


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=[game.key for game in ALL])
    parser.add_argument("first", choices=sorted(BOTS))
    parser.add_argument("second", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=100, help="how many matches (100)")
    parser.add_argument("--seed", default="1", help="what all chance comes from (1)")


def run(options: Namespace) -> int:
    rules = ruleset(options.game)
    wins, began, told = 0.0, time.monotonic(), time.monotonic()
    bots = (BOTS[options.first](), BOTS[options.second]())
    for number, score in enumerate(scores(rules, bots, options.games, options.seed), 1):
        wins += score
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"{number} matches: {wins / number:.1%}", flush=True)
    low, high = bounds(wins / options.games, options.games)
    print(f"{options.first} beats {options.second} in {wins / options.games:.1%} of {options.games} matches", end="")
    print(f" ({low:.1%} to {high:.1%}), {time.monotonic() - began:.0f} s")
    return 0


def scores(rules: Ruleset, bots: tuple[Bot, Bot], games: int, seed: str) -> Iterator[float]:
    """Of each match what the first bot gets: 1 for a win, a half for a draw."""
    for number in range(games):
        swapped = number % 2
        decks = pair_of_decks(rules, Chance(f"{seed} decks {number // 2}"))
        outcome = play_out(rules, decks, (bots[swapped], bots[1 - swapped]), f"{seed} {number}").outcome
        assert outcome is not None
        yield 0.5 if outcome.winner is None else float(outcome.winner == swapped)


def pair_of_decks(rules: Ruleset, chance: Chance) -> tuple[DeckList, DeckList]:
    ready = ready_decks(rules.game)
    if ready:
        return chance.one_of(ready), chance.one_of(ready)
    deck, cards = rules.play.proof.deck, [definition.facts for definition in rules.definitions]
    return deck(cards, chance), deck(cards, chance)


def bounds(share: float, games: int) -> tuple[float, float]:
    """The interval of Wilson at 95 %."""
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
