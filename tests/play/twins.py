"""The same match with other hidden cards: one that a reader cannot tell from the match it was made of.

Cards are exchanged that the reader has never seen, and every action is played again: where the reader sees and is told
the same, step by step, the two matches are twins, and whatever the site answers to that reader must be the same too.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from play import matches
from play.models import Match
from play.rulesets import ruleset
from rules.games import game as game_of
from rules.kernel import engine, replay
from rules.kernel.chance import Chance
from rules.kernel.chronicle import Told, kinds, stored_events, told
from rules.kernel.codec import read_action, snapshot
from rules.kernel.facts import CardKey
from rules.kernel.state import MatchState
from rules.kernel.views import sees, view

Keys = list[CardKey]
"""The cards of both decks one by one: first those of seat 0, as `Seat.deck` lists them."""


class Played(NamedTuple):
    """A match played from its start: what was stored of each step, and what one reader had of it."""

    state: MatchState
    events: list[list[Told]]
    told: list[tuple[list[Told], bytes]]
    seen: set[int]
    """All instances that the reader ever saw or was told of."""


def twin_of(match: Match, reader: int | None, chance: Chance) -> int:
    """Make the stored match its own twin for this reader; how many cards lie elsewhere, or are others.

    Each copy of a card must be an entry of its deck by itself, as `singles` lists them.
    """
    keys = keys_of(match)
    before = play(match, keys, reader)
    known = {before.state.ruleset.definitions[before.state.card[card]].key for card in before.seen}
    places = [index for index, key in enumerate(keys) if key not in known]
    wanted = dict(_exchanged(match, keys, places, reader, chance))
    kept = dict(_indistinguishable(match, keys, reader, before, list(wanted.items())))
    _store(match, [kept.get(index, key) for index, key in enumerate(keys)], reader)
    return len(kept)


def keys_of(match: Match) -> Keys:
    return [CardKey(key) for seat in match.seats.all() for key, _, _ in seat.deck["entries"]]


def play(match: Match, keys: Keys, reader: int | None) -> Played:
    """The match with these cards in its decks, up to its last action."""
    *_, played = _steps(match, keys, reader)
    return played


def _steps(match: Match, keys: Keys, reader: int | None) -> Iterator[Played]:
    """The match after its start, and after each of its actions: one value, which grows."""
    rules = ruleset(match.game, match.values)
    first, second = (replay.read_deck(rules, deck) for deck in _written(match, keys))
    state, events = engine.start(rules, (first, second), match.seed)
    played = Played(state, [], [], set())
    yield _note(played, stored_events(state, events), reader)
    for move in matches.moves(match.log.all()):
        events = engine.advance(state, move.seat, read_action(rules, move.action))
        yield _note(played, stored_events(state, events), reader)


def _note(played: Played, events: list[Told], reader: int | None) -> Played:
    state = played.state
    heard = told(state.ruleset, events, reader)
    played.events.append(events)
    played.told.append((heard, msgspec.json.encode(snapshot(view(state, reader)))))
    played.seen.update(card for card in range(len(state.card)) if sees(state, reader, card))
    played.seen.update(int(card) for event in heard for card in event["named"])
    return played


def _exchanged(
    match: Match, keys: Keys, places: Sequence[int], reader: int | None, chance: Chance
) -> Iterator[tuple[int, CardKey]]:
    """Other cards for these places of the decks: the reader's own among themselves, of others any of the same part."""
    rules, part_of = ruleset(match.game, match.values), game_of(match.game).part_of
    written = _written(match, keys)
    half, parts = len(written[0].entries), [part for deck in written for _, _, part in deck.entries]
    for part in dict.fromkeys(parts):
        own = [index for index in places if parts[index] == part and reader is not None and (index >= half) == reader]
        yield from zip(own, chance.sample([keys[index] for index in own], len(own)), strict=True)
        fitting = [each.key for each in rules.definitions if part_of(each.facts) == part]
        for index in places:
            if parts[index] == part and index not in own:
                yield index, chance.one_of(fitting)


def _indistinguishable(
    match: Match, keys: Keys, reader: int | None, before: Played, changes: list[tuple[int, CardKey]]
) -> list[tuple[int, CardKey]]:
    """As many of these changes as leave the reader's sight as it was."""
    if not changes:
        return []
    changed = [dict(changes).get(index, key) for index, key in enumerate(keys)]
    if _same(match, changed, reader, before):
        return changes
    if len(changes) == 1:
        return []
    half = len(changes) // 2
    first = _indistinguishable(match, keys, reader, before, changes[:half])
    then = [dict(first).get(index, key) for index, key in enumerate(keys)]
    return [*first, *_indistinguishable(match, then, reader, before, changes[half:])]


def _same(match: Match, keys: Keys, reader: int | None, before: Played) -> bool:
    """Whether the reader is told the same with these cards, step by step up to the first that differs."""
    try:
        steps = zip(_steps(match, keys, reader), before.told, strict=True)
        return all(played.told[-1] == same for played, same in steps)
    except (engine.IllegalAction, ValueError):
        return False


def _written(match: Match, keys: Keys) -> list[replay.WrittenDeck]:
    written, rest = [], list(keys)
    for seat in match.seats.all():
        size = len(seat.deck["entries"])
        parts = (part for _, _, part in seat.deck["entries"])
        entries = tuple((key, 1, part) for key, part in zip(rest[:size], parts, strict=True))
        written.append(replay.WrittenDeck(entries, seat.deck["starter"]))
        rest = rest[size:]
    return written


def _store(match: Match, keys: Keys, reader: int | None) -> None:
    played = play(match, keys, reader)
    for seat, deck in zip(match.seats.all(), _written(match, keys), strict=True):
        seat.deck = msgspec.to_builtins(deck)
        seat.save()
    rows = [row for row in match.log.all() if row.kind in ("start", "move")]
    for row, events in zip(rows, played.events, strict=True):
        row.events = events
        row.save()
    match.snapshot = msgspec.json.encode(snapshot(played.state))
    match.save()


def other_secrets(match: Match, reader: int | None) -> int:
    """Let the log keep other cards secret from this reader; how many."""
    rules = ruleset(match.game, match.values)
    known, other = kinds(rules.play), rules.definitions[0].key
    count = 0
    for row in match.log.all():
        for event in row.events:
            secret = [name for name in known[event["type"]].secret if event["seat"] != reader]
            event.update(dict.fromkeys(secret, 49))
            if secret:
                event["named"] = {**event["named"], "49": other}
                count += 1
        row.save()
    return count
