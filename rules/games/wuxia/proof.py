"""Soaking Wuxia: pools and decks by chance, what counts as played, and what always holds."""

from collections.abc import Iterator, Sequence

from rules.games.wuxia.events import CameBack, Summoned
from rules.games.wuxia.table import LENGTH, LIFE, MOST_POINTS, WuxiaState, left_of
from rules.kernel.chance import Chance
from rules.kernel.decklists import DeckEntry, DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.proof import Proof
from rules.kernel.records import Event


def counts(card: CardFacts) -> bool:
    return True


def pool(cards: Sequence[CardFacts], chance: Chance) -> DeckList:
    """Every card once: the match deals from it."""
    return DeckList("wuxia", tuple(DeckEntry(card, card.printings[0], 1) for card in cards))


def played(event: Event) -> int | None:
    """A hero is played when it comes to the field."""
    return event.card if isinstance(event, Summoned | CameBack) else None


def places_hold_one(state: WuxiaState) -> Iterator[str]:
    """At most one hero on each place (WX-2.7, WX-4.7)."""
    for seat in (0, 1):
        for place in range(LENGTH):
            if len(state.at(seat, place)) > 1:
                yield f"place {place + 1} of seat {seat} holds {len(state.at(seat, place))} heroes"


def numbers_are_bounded(state: WuxiaState) -> Iterator[str]:
    """Points from 0 to 10, life not above 20, and nobody stands without health when someone must decide."""
    for seat in (0, 1):
        if not 0 <= state.points[seat] <= MOST_POINTS:
            yield f"seat {seat} has {state.points[seat]} points"
        if state.life[seat] > LIFE:
            yield f"seat {seat} has {state.life[seat]} life"
    free = state.decision is not None and not state.decision.options
    for card in state.heroes() if free else ():
        if left_of(state, card) <= 0:
            yield f"{state.name(card)} stands with {left_of(state, card)} health"


PROOF = Proof(pool, counts, played, (places_hold_one, numbers_are_bounded))
