"""Decks are placed, the first cards drawn, the lot decides who has turn 1 (NN-5.1, NN-G24)."""

from rules.games.nannaier.counting import ALL as PARTS
from rules.games.nannaier.events import FirstPlayerDrawnByLot
from rules.games.nannaier.piles import draw
from rules.games.nannaier.table import DOLLS, MIRRORS, PRESENT_PILE, SPELL_PILE, SPELLS, NannaierState
from rules.kernel.decklists import DeckList

FIRST_DOLLS, FIRST_SPELLS = 3, 1
PILES = {limits.part.key: pile for limits, pile in zip(PARTS, (PRESENT_PILE, SPELL_PILE, MIRRORS), strict=True)}


def begin(state: NannaierState, decks: tuple[DeckList, DeckList]) -> None:
    """All dolls lie in the present pile; three dolls and a spell each, and only then who goes first."""
    lists = [lay(state, deck, seat) for seat, deck in enumerate(decks)]
    state.lists = (tuple(sorted(lists[0])), tuple(sorted(lists[1])))
    for seat in (0, 1):
        for hand, count in ((DOLLS, FIRST_DOLLS), (SPELLS, FIRST_SPELLS)):
            for _ in range(count):
                draw(state, seat, hand, "NN-5.1")
    state.first = state.chance.below(2)
    state.active = 1 - state.first
    state.note(FirstPlayerDrawnByLot(state.first, "NN-G24"))
    state.push(("change_turn",))


def lay(state: NannaierState, deck: DeckList, seat: int) -> list[int]:
    """The parts of a deck, each on its pile and shuffled; all definitions of it."""
    by_key = state.ruleset.by_key
    every = []
    for part, pile in PILES.items():
        cards = [by_key[entry.card.key] for entry in deck.part(part) for _ in range(entry.count)]
        state.chance.shuffle(cards)
        for definition in cards:
            state.add(definition, seat, pile)
        every += cards
    return every
