"""Putting a fix together: which copies leave a deck and which come in, as one click that says so."""

from collections import Counter
from collections.abc import Callable, Iterable

from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import SetCounts

CardTest = Callable[[CardFacts], bool]


class Recount:
    """The copies of each card in the main deck, or in other parts of it, while a fix changes them.

    The deck itself stays as it is.
    """

    def __init__(self, deck: DeckList, parts: tuple[str, ...] = (MAIN,)) -> None:
        self.starter = deck.starter
        self.parts = parts
        self.cards: dict[CardKey, CardFacts] = {}
        self.before: Counter[CardKey] = Counter()
        for entry in (entry for part in parts for entry in deck.part(part)):
            self.cards[entry.card.key] = entry.card
            self.before[entry.card.key] += entry.count
        self.after = self.before.copy()

    @property
    def size(self) -> int:
        return self.after.total()

    def total(self, which: CardTest) -> int:
        """Copies of the cards that `which` picks."""
        return sum(self.after[card.key] for card in self.cards.values() if which(card))

    def take(self, copies: int, which: CardTest) -> int:
        """Take out up to so many copies, last cards first, and say how many. The starter keeps its last copy."""
        left = copies
        for card in reversed(self.cards.values()):
            if which(card) and left > 0:
                free = self.after[card.key] - (card.key == self.starter)
                gone = max(0, min(left, free))
                self.after[card.key] -= gone
                left -= gone
        return copies - left

    def drop(self, which: CardTest) -> int:
        """Take out every copy of these cards, and say how many."""
        copies = self.total(which)
        for card in self.cards.values():
            if which(card):
                self.after[card.key] = 0
        return copies

    def add(self, copies: int, cards: Iterable[CardFacts], room: Callable[[CardFacts], int]) -> int:
        """Add up to so many copies of these cards, as many of each as `room` leaves it, and say how many.

        A card that this fix took copies of gets none back.
        """
        left = copies
        for card in cards:
            is_leaving = self.after[card.key] < self.before[card.key]
            more = 0 if is_leaving else max(0, min(left, room(card)))
            self.after[card.key] += more
            left -= more
        return copies - left

    def fix(self) -> SetCounts | None:
        """The change as one click, None when nothing changes."""
        changed = [card for card in self.cards.values() if self.after[card.key] != self.before[card.key]]
        if not changed:
            return None
        fewer = [(card, self.before[card.key] - self.after[card.key]) for card in changed]
        parts = (
            _said("remove", [(card, copies) for card, copies in fewer if copies > 0]),
            _said("add", [(card, -copies) for card, copies in fewer if copies < 0]),
        )
        label = " and ".join(part for part in parts if part)
        counts = tuple((card.key, self.after[card.key]) for card in changed)
        return SetCounts(label[0].upper() + label[1:], counts, self.parts)


def _said(verb: str, copies: list[tuple[CardFacts, int]]) -> str:
    """`remove 1 Flogal`, or how many cards where naming them would take more than a line."""
    if not copies:
        return ""
    if len(copies) > 2:
        return f"{verb} {sum(number for _, number in copies)} cards"
    return f"{verb} " + " and ".join(f"{number} {card.name}" for card, number in copies)
