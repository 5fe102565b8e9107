"""Starting a match: the lot, decks and extra decks, the venue, five cards each (PD-1, PD-3.2, PD-G19)."""

from rules.games.pokemon_duels.cardflow import draw, shuffle
from rules.games.pokemon_duels.events import FirstPlayerDrawnByLot, VenueChosen
from rules.games.pokemon_duels.table import DECK, EXTRA, FIELD, OPENING_HAND, DuelState
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardKey

EXTRA_PART = "extra"
PARTS = ((MAIN, DECK), (EXTRA_PART, EXTRA))


def begin(state: DuelState, decks: tuple[DeckList, DeckList]) -> None:
    """Who goes first is drawn by lot; each deck is numbered by chance, and nobody exchanges cards (PD-G19)."""
    state.first = state.chance.below(2)
    state.active = 1 - state.first
    state.note(FirstPlayerDrawnByLot(state.first, "PD-G19"))
    lists: list[tuple[int, ...]] = [(), ()]
    for seat in (state.first, 1 - state.first):
        lists[seat] = lay_decks(state, seat, decks[seat])
    state.lists = (lists[0], lists[1])
    lay_venue(state)
    state.push(("deal",), ("begin_turn",))


def lay_decks(state: DuelState, seat: int, deck: DeckList) -> tuple[int, ...]:
    """Deck and extra deck of a seat; what they hold, in order of the cards."""
    by_key, laid = state.ruleset.by_key, list[int]()
    for part, place in PARTS:
        cards = [by_key[entry.card.key] for entry in deck.part(part) for _ in range(entry.count)]
        state.chance.shuffle(cards)
        for definition in cards:
            state.add(definition, seat, place)
        laid += cards
    return tuple(sorted(laid))


def lay_venue(state: DuelState) -> None:
    """The Field of the match is the place it is held at, in no deck and there for good (PD-3.2, PD-G35)."""
    venue = state.ruleset.by_key.get(CardKey(state.ruleset.values["venue"]))
    if venue is not None:
        state.add(venue, 0, FIELD)
        state.note(VenueChosen(venue, "PD-3.2"))


def deal(state: DuelState) -> None:
    """Five cards each (PD-1.4)."""
    for seat in (state.first, 1 - state.first):
        shuffle(state, seat, "PD-1.4")
        draw(state, seat, OPENING_HAND, "PD-1.4")


TASKS = {function.__name__: function for function in (deal,)}
