"""The pool is dealt, hands are drawn, the lot decides who attacks first (WX-2, WX-G1 to WX-G4, WX-G24)."""

from rules.games.wuxia.events import FirstPlayerDrawnByLot
from rules.games.wuxia.table import HAND_LIMIT, LIBRARY, UNUSED, WuxiaState
from rules.games.wuxia.verbs import draw
from rules.kernel.decklists import MAIN, DeckList

DEALT = {"60": 60, "75": 75}
"""Cards dealt to each from one pool (WX-2.2, WX-G3)."""
OWN = "own"
"""Each brings a deck (WX-G24)."""


def begin(state: WuxiaState, decks: tuple[DeckList, DeckList]) -> None:
    """Libraries in an order of chance, five cards each, and only then who goes first (WX-2.4)."""
    if state.ruleset.values["deal"] == OWN:
        libraries, rest = (shuffled(state, decks[0]), shuffled(state, decks[1])), []
    else:
        count = DEALT[state.ruleset.values["deal"]]
        pool = shuffled(state, decks[0])
        libraries, rest = (pool[:count], pool[count : 2 * count]), pool[2 * count :]
    for seat, cards in enumerate(libraries):
        for definition in cards:
            state.add(definition, seat, LIBRARY)
    for definition in rest:
        state.add(definition, 0, UNUSED)
    state.lists = lists(state, decks)
    for seat in (0, 1):
        for _ in range(HAND_LIMIT):
            draw(state, seat, "WX-2.4")
    first = state.chance.below(2)
    state.active = 1 - first
    state.note(FirstPlayerDrawnByLot(first, "WX-G1"))
    state.push(("change_turn",))


def shuffled(state: WuxiaState, deck: DeckList) -> list[int]:
    by_key = state.ruleset.by_key
    cards = [by_key[entry.card.key] for entry in deck.part(MAIN) for _ in range(entry.count)]
    state.chance.shuffle(cards)
    return cards


def lists(state: WuxiaState, decks: tuple[DeckList, DeckList]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each seat knows of the cards it may hold: its own deck, or the whole pool for both."""
    by_key = state.ruleset.by_key
    first, second = (
        tuple(sorted(by_key[entry.card.key] for entry in deck.part(MAIN) for _ in range(entry.count))) for deck in decks
    )
    return (first, second) if state.ruleset.values["deal"] == OWN else (first, first)
