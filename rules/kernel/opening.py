"""The first hand: how likely a card is in it, and a hand dealt to look at.

A mulligan puts the returned cards on the bottom, draws as many from the top, and shuffles then, so that a
returned card never comes back in the same draw. Other parts of the deck may have piles and hands of their own.
"""

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.errors import RulesError
from rules.kernel.facts import CardFacts, Printing
from rules.kernel.odds import odds_of, odds_of_at_least


class IllegalMulligan(RulesError):
    """A second mulligan, or one of cards that are not in the hand."""


@dataclass(frozen=True, slots=True)
class Copy:
    """One copy of a card of the deck."""

    card: CardFacts
    printing: Printing


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards drawn of a part of the deck, and what is left of it, top card first."""

    hand: tuple[Copy, ...]
    library: tuple[Copy, ...]

    def draw(self) -> "Pile":
        """The top card goes to the hand; an empty pile gives none."""
        return Pile(self.hand + self.library[:1], self.library[1:])


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand and what is left of the deck, top card first. The same seed deals the same cards for ever."""

    seed: int
    starter: Copy | None
    hand: tuple[Copy, ...]
    library: tuple[Copy, ...]
    is_kept: bool = False
    """Whether the one mulligan is over."""
    beside: tuple[Pile, ...] = ()
    """The piles of other parts of the deck."""

    def mulligan(self, returned: Collection[int]) -> "Deal":
        """Return the cards at these places of the hand, counted from 0, for as many new ones; none keeps the hand.

        Raises IllegalMulligan the second time, and for a place that is not in the hand or stands there twice.
        """
        places = set(returned)
        if self.is_kept or len(places) < len(returned) or not places <= set(range(len(self.hand))):
            raise IllegalMulligan(f"seed {self.seed}: cannot return {sorted(returned)} of {len(self.hand)} cards")
        kept = tuple(copy for place, copy in enumerate(self.hand) if place not in places)
        if not places:
            return replace(self, is_kept=True)
        library = [*self.library, *(self.hand[place] for place in sorted(places))]
        drawn, rest = library[: len(places)], library[len(places) :]
        random.Random(f"{self.seed} mulligan").shuffle(rest)
        return replace(self, hand=(*kept, *drawn), library=tuple(rest), is_kept=True)

    def draw(self) -> "Deal":
        """The top card of each pile goes to the hand; an empty one gives none."""
        drawn = Pile(self.hand, self.library).draw()
        beside = tuple(pile.draw() for pile in self.beside)
        return replace(self, hand=drawn.hand, library=drawn.library, is_kept=True, beside=beside)


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game begins: a hand of `hand` cards without the starter, one mulligan or none, a card each own turn."""

    hand: int
    has_mulligan: bool = True
    rule: str = ""
    """The rule on the mulligan."""
    note: str = ""
    """What else a player ought to know of the first hand, as a sentence."""
    beside: tuple[tuple[str, int], ...] = ()
    """Other parts of the deck that cards are drawn from as well, with the size of the first hand of each.

    Each turn draws one card of every part. Where there are such parts there is no mulligan.
    """

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the deck that cards are drawn from."""
        return (MAIN, *(part for part, _ in self.beside))

    def deal(self, deck: DeckList, seed: int) -> Deal:
        """Shuffle and deal; the stored starter is set apart where the deck holds it."""
        copies = _copies(deck, MAIN)
        starter = next((copy for copy in copies if copy.card.key == deck.starter), None)
        if starter is not None:
            copies.remove(starter)
        main = _shuffled(copies, seed, self.hand)
        beside = tuple(_shuffled(_copies(deck, part), f"{seed} {part}", hand) for part, hand in self.beside)
        return Deal(seed, starter, main.hand, main.library, not self.has_mulligan, beside)

    def chance(
        self, deck: DeckList, which: Callable[[CardFacts], bool], copies: int, turn: int, with_mulligan: bool
    ) -> float:
        """The chance to have held so many copies of the cards that `which` picks by one's own turn of that number.

        A turn's own draw counts; turn 0 is the hand before any. A mulligan returns all other cards.
        """
        if self.beside:
            return _odds_of_piles(self._piles(deck, which), copies, turn)
        wanted = _wanted(deck, MAIN, which)
        starter = deck.main.cards.get(deck.starter) if deck.starter else None
        cards = deck.main.size - (starter is not None)
        wanted -= starter is not None and which(starter)
        chance = self.chance_with_mulligan if with_mulligan and self.has_mulligan else self.chance_without
        return chance(cards, wanted, copies, turn)

    def _piles(self, deck: DeckList, which: Callable[[CardFacts], bool]) -> list[tuple[int, int, int]]:
        """Of each part that cards are drawn from: its cards, those wanted, and the first hand."""
        hands = ((MAIN, self.hand), *self.beside)
        return [(deck.size(part), _wanted(deck, part, which), hand) for part, hand in hands]

    def chance_without(self, cards: int, wanted: int, copies: int, turn: int) -> float:
        """Keeping the first hand of a deck of `cards`, the starter not among them."""
        return odds_of_at_least(cards, wanted, self.hand + turn, copies)

    def chance_with_mulligan(self, cards: int, wanted: int, copies: int, turn: int) -> float:
        """Returning all but the wanted cards: new ones come from what the hand left, draws from all not in hand."""
        size = min(self.hand, cards)
        rest = cards - size
        total = 0.0
        for kept in range(min(wanted, size) + 1):
            for found in range(min(wanted - kept, size - kept) + 1):
                hand = odds_of(cards, wanted, size, kept) * odds_of(rest, wanted - kept, size - kept, found)
                if hand:
                    left = wanted - kept - found
                    total += hand * odds_of_at_least(rest, left, turn, copies - kept - found)
        return total


def _copies(deck: DeckList, part: str) -> list[Copy]:
    return [Copy(entry.card, entry.printing) for entry in deck.part(part) for _ in range(entry.count)]


def _shuffled(copies: list[Copy], seed: int | str, hand: int) -> Pile:
    random.Random(seed).shuffle(copies)
    return Pile(tuple(copies[:hand]), tuple(copies[hand:]))


def _wanted(deck: DeckList, part: str, which: Callable[[CardFacts], bool]) -> int:
    return sum(entry.count for entry in deck.part(part) if which(entry.card))


def _odds_of_piles(piles: list[tuple[int, int, int]], copies: int, turn: int) -> float:
    """The chance of so many wanted cards over all piles, `turn` cards of each drawn beyond its first hand."""
    (cards, wanted, hand), *others = piles
    if not others:
        return odds_of_at_least(cards, wanted, hand + turn, copies)
    return sum(
        odds_of(cards, wanted, hand + turn, hits) * _odds_of_piles(others, copies - hits, turn)
        for hits in range(wanted + 1)
    )
