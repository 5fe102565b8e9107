"""Play in the terminal against a bot: `python -m rules table vanguard --deck td01 --against greedy`.

Reads plain lines, so a match can be piped in. With --log the record of the match is kept in a file, to be replayed.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rules.bots import BOTS
from rules.catalogues import ready_decks_by_key, ruleset
from rules.games import ALL
from rules.kernel import replay
from rules.kernel.chance import Chance, new_seed
from rules.kernel.decklists import DeckList
from rules.kernel.replay import Recording
from rules.kernel.ruleset import Ruleset
from rules.terminal.sitting import Sitting


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", choices=[game.key for game in ALL])
    parser.add_argument("--deck", help="the deck you play, by key (the first of those sold ready to play)")
    parser.add_argument("--bot-deck", help="the deck the bot plays (the last one)")
    parser.add_argument("--against", choices=list(BOTS), default="greedy", help="the bot (greedy)")
    parser.add_argument("--seed", help="what all chance comes from (a new one)")
    parser.add_argument("--log", type=Path, help="where the record of the match goes")


def run(options: Namespace) -> int:
    """1 where there is no such deck."""
    rules, seed = ruleset(options.game), options.seed or new_seed()
    decks = _decks(rules, Chance(f"{seed} decks"))
    keys = (options.deck or next(iter(decks)), options.bot_deck or list(decks)[-1])
    unknown = [key for key in keys if key not in decks]
    if unknown:
        print(f"There is no deck {unknown[0]}; there are {', '.join(decks)}.", file=sys.stderr)
        return 1
    recording = Recording(rules, (decks[keys[0]], decks[keys[1]]), seed)
    sitting = Sitting(recording, BOTS[options.against](), print)
    if not sitting.run(_lines()):
        print("The match is not over.")
    if options.log is not None:
        options.log.write_text(replay.write(recording.log()), encoding="utf-8")
    return 0


def _decks(rules: Ruleset, chance: Chance) -> dict[str, DeckList]:
    """Those sold ready to play; two random ones for a game without."""
    cards = [definition.facts for definition in rules.definitions]
    ready = dict(ready_decks_by_key(rules.game))
    return ready or {name: rules.play.proof.deck(cards, chance) for name in ("random-1", "random-2")}


def _lines() -> Iterator[str]:
    """What is typed, with a prompt where somebody sees it."""
    while True:
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            return
        yield line
