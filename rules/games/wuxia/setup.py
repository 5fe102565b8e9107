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
        bring(state, decks)
    else:
        deal_pool(state, decks[0], DEALT[state.ruleset.values["deal"]])
    for seat in (0, 1):
        for _ in range(HAND_LIMIT):
            draw(state, seat, "WX-2.4")
    first = state.chance.below(2)
    state.active = 1 - first
    state.note(FirstPlayerDrawnByLot(first, "WX-G1"))
    state.push(("change_turn",))


def bring(state: WuxiaState, decks: tuple[DeckList, DeckList]) -> None:
    """Each shuffles the own deck (WX-G24)."""
    first, second = (definitions(state, deck) for deck in decks)
    state.lists = (tuple(sorted(first)), tuple(sorted(second)))
    for seat, cards in enumerate((first, second)):
        lay(state, cards, seat, LIBRARY)


def deal_pool(state: WuxiaState, pool: DeckList, count: int) -> None:
    """So many cards of one pool for each, the rest for nobody (WX-2.2, WX-G25)."""
    cards = definitions(state, pool)
    state.pool = tuple(sorted(cards))
    for seat in (0, 1):
        lay(state, cards[seat * count : (seat + 1) * count], seat, LIBRARY)
    lay(state, cards[2 * count :], 0, UNUSED)


def definitions(state: WuxiaState, deck: DeckList) -> list[int]:
    """What a deck list holds, in an order of chance."""
    by_key = state.ruleset.by_key
    cards = [by_key[entry.card.key] for entry in deck.part(MAIN) for _ in range(entry.count)]
    state.chance.shuffle(cards)
    return cards


def lay(state: WuxiaState, cards: list[int], seat: int, place: int) -> None:
    for definition in cards:
        state.add(definition, seat, place)
