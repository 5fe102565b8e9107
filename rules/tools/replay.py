"""Play the record of a match again: `python -m rules replay match.jsonl`.

Prints every action and what happened by it, with the number of its line in the record; exits 1 where the record is not
one of these rules, or does not lead to the end that it names.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from rules.catalogues import changed_ruleset
from rules.games import ALL
from rules.kernel import replay
from rules.kernel.replay import CorruptLog


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path)


def run(options: Namespace) -> int:
    try:
        log = replay.read(options.file.read_text(encoding="utf-8"))
        if log.start.game not in {game.key for game in ALL}:
            raise CorruptLog(1, f"{log.start.game} is no game that is played here")
        rules = changed_ruleset(log.start.game, log.start.values)
        for line, (_, events) in enumerate(replay.replayed(rules, log), 1):
            print(f"{line}: {said(log, line)}")
            for event in events:
                print(f"    {msgspec.json.encode(event).decode()}")
    except CorruptLog as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    print(f"{line + 1}: {log.end.outcome or 'no outcome'}")
    return 0


def said(log: replay.MatchLog, line: int) -> str:
    """What a line of the record made happen."""
    if line == 1:
        return f"{log.start.game}, seed {log.end.seed}"
    move = log.moves[line - 2]
    return f"seat {move.seat} {msgspec.json.encode(move.action).decode()}"
