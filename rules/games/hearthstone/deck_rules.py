"""The deck rules that only Hearthstone has, in the order of the rulebook (HS-D.8)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from rules.games.hearthstone import mending
from rules.games.hearthstone.counting import by_cost, is_foreign, is_legendary, limit
from rules.games.hearthstone.heroes import class_of
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey
from rules.kernel.formats import CopyRule, Issue, Severity, ShowCards


@dataclass(frozen=True, slots=True)
class CopyLimit(CopyRule):
    """At most 2 copies of a card (HS-D.2), 1 of a legendary one (HS-D.3), whatever the printing (HS-D.7)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        copies = deck.once(_copies)
        surplus = [card for card in deck.main.cards.values() if copies[card.key] > limit(card)]
        for card in sorted(surplus, key=lambda card: (is_legendary(card), by_cost(card))):
            rule = "HS-D.3" if is_legendary(card) else "HS-D.2"
            kind = "legendary card" if is_legendary(card) else "card"
            message = f"{copies[card.key]} copies of {card.name}; at most {limit(card)} of a {kind}."
            yield Issue("deck.copies", rule, message, cards=(card.key,), mend=partial(mending.trim, deck, card))

    def most_copies(self, card: CardFacts) -> int:
        return limit(card)


def _copies(deck: DeckList) -> dict[CardKey, int]:
    copies: dict[CardKey, int] = {}
    for entry in deck.part(MAIN):
        copies[entry.card.key] = copies.get(entry.card.key, 0) + entry.count
    return copies


@dataclass(frozen=True, slots=True)
class OneClass:
    """Only cards of the hero's class and neutral ones (HS-D.4); not checked without a hero (HS-D.8)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        hero_class = class_of(deck)
        if hero_class is None:
            return
        for card in deck.main.cards.values():
            if is_foreign(card, hero_class):
                message = f"{card.name} is a card of the {card.word('class')}; the hero of this deck is a {hero_class}."
                mend = partial(mending.settle_class, deck, card)
                yield Issue("deck.class", "HS-D.4", message, cards=(card.key,), mend=mend)


@dataclass(frozen=True, slots=True)
class Led:
    """One of the nine heroes leads the deck (HS-D.5)."""

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        if class_of(deck) is None:
            message = "No hero leads this deck." if deck.starter is None else "The chosen hero is none of the nine."
            yield Issue("deck.hero", "HS-D.5", message, mend=partial(mending.lead, deck))


@dataclass(frozen=True, slots=True)
class Partner:
    """What the cards of these keys need beside them, as a name, a test of a card and a search.

    `makers` are cards that bring it into play or into the hand; `powers` the classes whose hero power does.
    """

    needy: frozenset[str]
    word: str
    is_it: Callable[[CardFacts], bool]
    query: str
    makers: frozenset[str] = frozenset()
    powers: frozenset[str] = frozenset()

    def is_in(self, deck: DeckList, needy: CardFacts) -> bool:
        """Whether the deck has or makes one beside the card itself; a second copy of it counts."""
        if class_of(deck) in self.powers:
            return True
        copies = deck.once(_copies)
        others = (card for card in deck.main.cards.values() if card.key != needy.key or copies[card.key] > 1)
        return any(self.is_it(card) or card.key in self.makers for card in others)


@dataclass(frozen=True, slots=True)
class Partners:
    """A warning for each card that needs a kind of card of which the deck has and makes no other (HS-D.11)."""

    partners: tuple[Partner, ...]

    def issues(self, deck: DeckList) -> Iterator[Issue]:
        for card in deck.main.cards.values():
            for partner in self.partners:
                if card.key in partner.needy and not partner.is_in(deck, card):
                    message = f"{card.name} needs {partner.word}, and this deck has none beside it."
                    mend = partial(_find, partner)
                    yield Issue("deck.partner", "HS-D.11", message, Severity.WARNING, (card.key,), mend)


def _find(partner: Partner) -> ShowCards:
    return ShowCards(f"Find {partner.word}", f"is:collectible {partner.query}")
