"""One click that mends a deck: what goes out is the last of what is too much, what comes in has room by every rule."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from rules.games.pokemon_duels.counting import EXTRA, LEAST, MOST, MOST_EXTRA, part_of
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Fix, SetCounts, ShowCards
from rules.kernel.mending import Recount

RoomOf = Callable[[DeckList, CardFacts], int]
"""How many more copies of a card a deck has room for."""


def trim(deck: DeckList, cards: Sequence[CardFacts], most: int) -> SetCounts | None:
    """At most so many copies of these cards together, in the main and the extra deck; the last ones go."""
    counts = Recount(deck, (MAIN, EXTRA))
    keys = {card.key for card in cards}
    held = counts.total(lambda card: card.key in keys)
    counts.take(held - most, lambda card: card.key in keys)
    return counts.fix()


def shorten_extra(deck: DeckList) -> SetCounts | None:
    """15 cards in the extra deck (PD-1.2): those that belong elsewhere go first, then the last ones."""
    counts = Recount(deck, (EXTRA,))
    gone = counts.take(counts.size - MOST_EXTRA, lambda card: part_of(card) != EXTRA)
    counts.take(counts.size - MOST_EXTRA, lambda card: gone >= 0)
    return counts.fix()


def resize(deck: DeckList, room: RoomOf) -> Fix | None:
    """From 40 to 60 cards (PD-1.1): the last ones go, or more copies come of what is there and has room."""
    counts = Recount(deck)
    if counts.size > MOST:
        counts.take(counts.size - MOST, lambda card: part_of(card) != MAIN)
        counts.take(counts.size - MOST, lambda card: True)
        return counts.fix()
    for card in list(counts.cards.values()):
        free = room(_with(deck, counts), card) if card.is_known and part_of(card) == MAIN else 0
        counts.add(min(free, LEAST - counts.size), [card], partial(_as_found, free))
    if counts.size == LEAST:
        return counts.fix()
    return ShowCards("Find cards to add", "is:collectible -kind:evolution order:level")


def _as_found(free: int, card: CardFacts) -> int:
    return free


def _with(deck: DeckList, counts: Recount) -> DeckList:
    """The deck as a recount of its main part leaves it; one entry a card is enough to count."""
    main = (
        DeckEntry(card, card.printings[0], counts.after[key]) for key, card in counts.cards.items() if card.is_known
    )
    return replace(deck, entries=(*main, *(entry for entry in deck.entries if entry.part != MAIN)))
