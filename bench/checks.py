"""Deck checks per second against a bare loop that only counts names, in one run: `python bench/checks.py`.

10,000 seeded random decks: half are trial decks with one count changed, half are 50 random cards of one or two clans,
so that most have several issues, each with its message. Times are of the processor; prints both rates and their ratio,
and exits 1 above the limit.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rules.catalogues import load, ready_decks
from rules.games import game
from rules.kernel.decklists import DeckEntry, DeckList

DECKS = 10_000
ROUNDS = 5
BATCH = 100
LIMIT = 10
FORMAT = game("vanguard").format("vanguard.classic")
CLANS = ("Royal Paladin", "Kagero", "Oracle Think Tank", "Nova Grappler")


def decks(chance: random.Random) -> Iterator[DeckList]:
    for _ in range(DECKS):
        yield spoilt(chance) if chance.random() < 0.5 else random_deck(chance)


def random_deck(chance: random.Random) -> DeckList:
    """50 cards of one or two clans, 1 to 4 copies each and seldom 5, every card in a random printing."""
    clans = chance.sample(CLANS, chance.choice((1, 1, 2)))
    cards = [card for card in load("vanguard").cards if card.word("clan") in clans]
    chance.shuffle(cards)
    entries: list[DeckEntry] = []
    left = 50
    for card in cards:
        count = min(left, chance.choice((1, 2, 3, 4) * 5 + (5,)))
        if count:
            entries.append(DeckEntry(card, chance.choice(card.printings), count))
        left -= count
    starter = next((entry.card.key for entry in entries if entry.card.number("grade") == 0), None)
    return DeckList("vanguard", tuple(entries), starter)


def spoilt(chance: random.Random) -> DeckList:
    """A trial deck with one count changed."""
    deck = chance.choice(ready_decks("vanguard"))
    place = chance.randrange(len(deck.entries))
    entries = [
        replace(entry, count=chance.randint(1, 4)) if at == place else entry for at, entry in enumerate(deck.entries)
    ]
    return replace(deck, entries=tuple(entries))


def count_names(deck: DeckList) -> None:
    names: Counter[str] = Counter()
    for entry in deck.entries:
        names[entry.card.name] += entry.count


def seconds(work: Callable[[DeckList], object], deck_lists: list[DeckList]) -> float:
    """Processor time for all decks, each new when its turn comes: a deck remembers what was counted of it."""
    total = 0.0
    for start in range(0, len(deck_lists), BATCH):
        batch = [replace(deck) for deck in deck_lists[start : start + BATCH]]
        started = process_time()
        for deck in batch:
            work(deck)
        total += process_time() - started
    return total


def main() -> int:
    deck_lists = list(decks(random.Random(20)))
    bare = min(seconds(count_names, deck_lists) for _ in range(ROUNDS))
    checks = min(seconds(FORMAT.issues, deck_lists) for _ in range(ROUNDS))
    found = sum(len(FORMAT.issues(deck)) for deck in deck_lists)
    print(f"{DECKS} decks, {sum(len(deck.entries) for deck in deck_lists)} entries, {found} issues of {FORMAT.key}")
    print(f"counting names: {DECKS / bare:10,.0f} decks a second")
    print(f"checking:       {DECKS / checks:10,.0f} decks a second")
    print(f"ratio:          {checks / bare:10.1f}, at most {LIMIT}")
    return 0 if checks / bare <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
