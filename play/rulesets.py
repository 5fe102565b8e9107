"""The rules a match is played by, built once for a game and the values it is played with."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rules import catalogues
from rules.kernel.ruleset import Ruleset


def ruleset(game: str, values: Mapping[str, Any]) -> Ruleset:
    """No query: the published cards are read from their files. ValueError for a value that the game does not know."""
    return _built(game, json.dumps(values, sort_keys=True)) if values else catalogues.ruleset(game)


@lru_cache(maxsize=16)
def _built(game: str, values: str) -> Ruleset:
    return catalogues.changed_ruleset(game, json.loads(values))
