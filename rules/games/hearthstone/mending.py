"""One click that mends a deck: each fix keeps to the other limits, so that none undoes what another did.

What goes out is first what another rule wants gone as well, then the dearest cards; what comes in are second copies of
cards that the deck holds, the cheapest first. Where those have no room, the fix is a search for cards that would help.
"""

from collections.abc import Iterator
from functools import partial

from rules.games.hearthstone.counting import CARDS, by_cost, can_be_held, is_foreign, limit, main_class
from rules.games.hearthstone.heroes import HERO_OF, HEROES, class_of
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import Fix, SetCounts, SetStarter, ShowCards
from rules.kernel.mending import CardTest, Recount


def resize(deck: DeckList) -> Fix | None:
    """30 cards (HS-D.1): what is surplus elsewhere leaves first."""
    mend = _Mend(deck)
    surplus = mend.counts.size - CARDS
    if surplus > 0:
        mend.take(surplus)
        return mend.counts.fix()
    if mend.refill() == -surplus:
        return mend.counts.fix()
    return ShowCards("Find cards to add", f"is:collectible {class_query(deck.starter)} order:cost")


def trim(deck: DeckList, card: CardFacts) -> SetCounts | None:
    """As many copies as a card may have (HS-D.2, HS-D.3); others that the deck holds take the place of the rest."""
    mend = _Mend(deck)
    mend.counts.take(mend.counts.total(partial(_is, card)) - limit(card), partial(_is, card))
    mend.refill()
    return mend.counts.fix()


def settle_class(deck: DeckList, card: CardFacts) -> Fix | None:
    """The hero that most class cards ask for, where it is another; else without the card (HS-D.4)."""
    asked, led = main_class(deck), class_of(deck)
    if asked is not None and asked != led and card.word("class") == asked:
        return lead(deck)
    return SetCounts(f"Remove {card.name}", ((card.key, 0),))


def lead(deck: DeckList) -> SetStarter | None:
    """The hero of the class of which the deck holds most; none where all cards are neutral (HS-D.5)."""
    asked = main_class(deck)
    return None if asked is None else SetStarter(f"Lead it as a {asked.capitalize()}", HERO_OF[asked])


def class_query(hero: CardKey | None) -> str:
    """A search for the cards that a hero allows; empty without a hero, as every class may be meant."""
    hero_class = HEROES.get(hero) if hero else None
    return f"(class:{hero_class} or class:neutral)" if hero_class else ""


def _is(card: CardFacts, other: CardFacts) -> bool:
    return card.key == other.key


class _Mend:
    """A recount of the deck that knows the limits."""

    def __init__(self, deck: DeckList) -> None:
        self.counts = Recount(deck)
        self.hero_class = class_of(deck)
        self.cards = sorted(self.counts.cards.values(), key=by_cost)

    def take(self, copies: int) -> int:
        """Take out so many copies, first those that some rule wants gone."""
        taken = 0
        for surplus, which in self._unwanted():
            taken += self.counts.take(min(copies - taken, surplus), which)
        return taken

    def _unwanted(self) -> Iterator[tuple[int, CardTest]]:
        """How many copies of which cards can go, the most unwanted first; counted anew as each is asked for."""
        yield self.counts.size, lambda card: not can_be_held(card)
        yield self.counts.size, self.is_foreign
        for card in self.cards:
            yield self.counts.total(partial(_is, card)) - limit(card), partial(_is, card)
        for card in reversed(self.cards):
            yield self.counts.size, partial(_is, card)

    def refill(self) -> int:
        """Add copies of what the deck holds, up to 30 cards, and say how many."""
        return self.counts.add(CARDS - self.counts.size, self.cards, self.room)

    def is_foreign(self, card: CardFacts) -> bool:
        return self.hero_class is not None and is_foreign(card, self.hero_class)

    def room(self, card: CardFacts) -> int:
        """How many more copies of the card no rule forbids."""
        if not can_be_held(card) or self.is_foreign(card):
            return 0
        return limit(card) - self.counts.total(partial(_is, card))
