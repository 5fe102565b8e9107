"""One click that mends a pool or a deck: what is too much leaves, what is missing comes in or is shown."""

from rules.games.wuxia.counting import COPIES, DECK, POOL, SETS, by_cost
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import AddMissing, Fix, ShowCards
from rules.kernel.mending import Recount

FIND = ShowCards("Find heroes to add", "order:cost")


def fill_pool(deck: DeckList) -> Fix | None:
    """All heroes that are missing come in; of a pool too large the second copies leave (WX-G4)."""
    counts = Recount(deck)
    if counts.size > POOL:
        for card in counts.cards.values():
            counts.take(counts.after[card.key] - 1, card.__eq__)
        return counts.fix()
    held = sum(any(each.set_code in SETS for each in card.printings) for card in counts.cards.values())
    missing = "hero that is" if held == POOL - 1 else f"{POOL - held} heroes that are"
    return AddMissing(f"Add the {missing} missing", SETS)


def resize(deck: DeckList) -> Fix | None:
    """60 cards (WX-G24): the dearest leave, or second copies of the cheapest come in."""
    counts = Recount(deck)
    surplus = counts.size - DECK
    if surplus > 0:
        counts.take(surplus, anything)
        return counts.fix()
    cheapest = sorted(counts.cards.values(), key=by_cost)
    added = counts.add(-surplus, cheapest, lambda card: COPIES - counts.after[card.key])
    return counts.fix() if added == -surplus else FIND


def trim(most: int, deck: DeckList, name: str) -> Fix | None:
    """As many of a name as there may be."""
    counts = Recount(deck)

    def is_it(card: CardFacts) -> bool:
        return card.folded_name == name

    counts.take(counts.total(is_it) - most, is_it)
    return counts.fix()


def anything(card: CardFacts) -> bool:
    return True
