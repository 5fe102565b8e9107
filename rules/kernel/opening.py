"""The first hand: how likely a card is in it, and a hand dealt to look at.

A mulligan puts the returned cards on the bottom, draws as many from the top, and shuffles then, so that a
returned card never comes back in the same draw.
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
class Deal:
    """A hand and what is left of the deck, top card first. The same seed deals the same cards for ever."""

    seed: int
    starter: Copy | None
    hand: tuple[Copy, ...]
    library: tuple[Copy, ...]
    is_kept: bool = False
    """Whether the one mulligan is over."""

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
        """The top card goes to the hand; an empty deck gives none."""
        return replace(self, hand=self.hand + self.library[:1], library=self.library[1:], is_kept=True)


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game begins: a hand of `hand` cards without the starter, one mulligan or none, a card each own turn."""

    hand: int
    has_mulligan: bool = True
    rule: str = ""
    """The rule on the mulligan."""
    note: str = ""
    """What else a player ought to know of the first hand, as a sentence."""

    def deal(self, deck: DeckList, seed: int) -> Deal:
        """Shuffle and deal; the stored starter is set apart where the deck holds it."""
        copies = [Copy(entry.card, entry.printing) for entry in deck.part(MAIN) for _ in range(entry.count)]
        starter = next((copy for copy in copies if copy.card.key == deck.starter), None)
        if starter is not None:
            copies.remove(starter)
        random.Random(seed).shuffle(copies)
        return Deal(seed, starter, tuple(copies[: self.hand]), tuple(copies[self.hand :]), not self.has_mulligan)

    def chance(
        self, deck: DeckList, which: Callable[[CardFacts], bool], copies: int, turn: int, with_mulligan: bool
    ) -> float:
        """The chance to have held so many copies of the cards that `which` picks by one's own turn of that number.

        A turn's own draw counts; turn 0 is the hand before any. A mulligan returns all other cards.
        """
        wanted = sum(entry.count for entry in deck.part(MAIN) if which(entry.card))
        starter = deck.main.cards.get(deck.starter) if deck.starter else None
        cards = deck.main.size - (starter is not None)
        wanted -= starter is not None and which(starter)
        chance = self.chance_with_mulligan if with_mulligan and self.has_mulligan else self.chance_without
        return chance(cards, wanted, copies, turn)

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
