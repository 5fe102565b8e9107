"""What a reader may conclude of the opponent's hidden cards, from what they were told and nothing else."""

from typing import TypeAlias

from play import matches
from play.seats import Place
from rules.kernel.chronicle import told
from rules.kernel.facts import CardFacts
from rules.kernel.state import MatchState

Guesses: TypeAlias = tuple[tuple[CardFacts, ...], ...]
"""For each hidden card, the oldest first, the cards that it can still be."""


def guesses_of(place: Place, seen: MatchState) -> Guesses:
    """Of the cards that the game lets its players guess. One query where such a card lies there, else none."""
    suspicion, seat = seen.ruleset.play.telling.suspicion, place.reader
    if suspicion is None or not isinstance(seat, int):
        return ()
    (zone,) = seen.ruleset.places[suspicion.zone]
    if not seen.zones[(1 - seat) * len(seen.ruleset.zones) + zone]:
        return ()
    log = list(place.match.log.all())
    rows = [told(seen.ruleset, entry.events, seat) for entry in (*log[:1], *matches.moves(log))]
    definitions, by_key = seen.ruleset.definitions, seen.ruleset.by_key
    found = suspicion.suspects(seen, rows, seat)
    return tuple(tuple(definitions[by_key[key]].facts for key in keys) for keys in found)
