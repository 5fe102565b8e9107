"""One click that mends a part of a deck: what is too much leaves, more copies of what is there come, or a search helps.

A card that does not belong there leaves first, and no more of it come.
"""

from rules.games.nannaier.counting import Limits, by_cost
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Fix, SetCounts, ShowCards
from rules.kernel.mending import Recount


def resize(limits: Limits, deck: DeckList) -> Fix | None:
    """As many cards as the part must hold: the last ones leave, or further copies of the cheapest come in."""
    counts = Recount(deck, (limits.part.key,))
    if counts.size > limits.most:
        counts.take(counts.size - limits.most, lambda card: not limits.is_for(card))
        counts.take(counts.size - limits.most, anything)
        return counts.fix()
    own = sorted(filter(limits.is_for, counts.cards.values()), key=by_cost)
    counts.add(limits.least - counts.size, own, lambda card: limits.alike - counts.after[card.key])
    return counts.fix() if counts.size == limits.least else find(limits)


def trim(limits: Limits, deck: DeckList, name: str) -> SetCounts | None:
    """As many of one name as there may be in the part."""
    counts = Recount(deck, (limits.part.key,))

    def is_it(card: CardFacts) -> bool:
        return card.folded_name == name

    counts.take(counts.total(is_it) - limits.alike, is_it)
    return counts.fix()


def find(limits: Limits) -> ShowCards:
    orders = {"doll": "cost", "spell": "order_cost"}
    order = f" order:{orders[limits.kind]}" if limits.kind in orders else ""
    return ShowCards(f"Find {limits.part.many} to add", f"kind:{limits.kind}{order}")


def anything(card: CardFacts) -> bool:
    return True
