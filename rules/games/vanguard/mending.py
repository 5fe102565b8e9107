"""One click that mends a deck: each fix keeps to the other limits, so that mending one issue makes no new one.

What goes out leaves from the last cards of the deck; what comes in are more copies of cards it holds, first of
its main clan. Where those have no room, the fix is a search for cards that would help.
"""

from rules.games.vanguard.counting import (
    CARDS,
    COPIES,
    HEALS,
    SENTINELS,
    TRIGGERS,
    is_heal,
    is_ordinary,
    is_sentinel,
    is_trigger,
    tally,
)
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Fix, SetCounts, ShowCards
from rules.kernel.mending import CardTest, Recount

SMALL_GAP = 8
"""Cards short of 50 that more copies of what is there may fill; a wider gap is for the player to fill."""


def resize(deck: DeckList) -> Fix | None:
    """50 cards (VG-2.1): surplus triggers leave first, missing ones come first."""
    mend = _Mend(deck)
    surplus = mend.counts.size - CARDS
    if surplus > 0:
        taken = mend.counts.take(min(surplus, mend.surplus_triggers), is_trigger)
        taken += mend.counts.take(surplus - taken, lambda card: not is_trigger(card))
        mend.counts.take(surplus - taken, is_trigger)
        return mend.fix()
    if -surplus <= SMALL_GAP and mend.refill(-surplus) == -surplus:
        return mend.fix()
    return ShowCards("Find cards to add", clan_query(deck))


def trim_name(deck: DeckList, name: str) -> SetCounts | None:
    """Four copies of a name (VG-2.2)."""
    return _Mend(deck).swap(COPIES, lambda card: card.folded_name == name)


def trim_heals(deck: DeckList) -> SetCounts | None:
    """Four Heal triggers (VG-2.4)."""
    return _Mend(deck).swap(HEALS, is_heal)


def trim_sentinels(deck: DeckList) -> SetCounts | None:
    """Four Sentinels (VG-2.5)."""
    return _Mend(deck).swap(SENTINELS, is_sentinel)


def balance_triggers(deck: DeckList) -> Fix | None:
    """16 triggers (VG-2.3), swapped for other cards where the deck would leave its 50."""
    mend = _Mend(deck)
    surplus = mend.surplus_triggers
    if surplus > 0:
        taken = mend.counts.take(min(surplus, mend.counts.total(is_heal) - HEALS), is_heal)
        taken += mend.counts.take(surplus - taken, is_trigger)
        mend.refill(taken)
        return mend.fix()
    missing = -surplus
    if mend.add(missing, is_trigger) < missing:
        return ShowCards("Find triggers", f"{clan_query(deck)} is:trigger".strip())
    mend.counts.take(min(missing, mend.counts.size - CARDS), is_ordinary)
    return mend.fix()


def keep_main_clan(deck: DeckList) -> SetCounts | None:
    """One clan (VG-2.7): the cards of all others go."""
    mend = _Mend(deck)
    gone = mend.counts.drop(lambda card: card.word("clan") not in (None, mend.main_clan))
    mend.refill(gone)
    return mend.fix()


def clan_query(deck: DeckList) -> str:
    """A search for the clans of the deck, the largest first; empty for a deck without one."""
    clans = [f'clan:"{clan.lower()}"' for clan in deck.once(tally).clans_by_copies]
    return f"({' or '.join(clans)})" if len(clans) > 1 else "".join(clans)


class _Mend:
    """A recount of the deck that knows the limits."""

    def __init__(self, deck: DeckList) -> None:
        self.counts = Recount(deck)
        self.main_clan = deck.once(tally).main_clan
        self.cards = sorted(self.counts.cards.values(), key=lambda card: card.word("clan") != self.main_clan)

    @property
    def surplus_triggers(self) -> int:
        return self.counts.total(is_trigger) - TRIGGERS

    def swap(self, most: int, which: CardTest) -> SetCounts | None:
        """Leave at most so many copies of these cards, and put others in their place."""
        self.refill(self.counts.take(self.counts.total(which) - most, which))
        return self.fix()

    def refill(self, most: int) -> int:
        """Add up to so many copies, but no more than to 50 cards: triggers up to 16, then others up to 34."""
        free = min(most, CARDS - self.counts.size)
        triggers = self.add(min(free, -self.surplus_triggers), is_trigger)
        others = CARDS - TRIGGERS - self.counts.total(lambda card: not is_trigger(card))
        return triggers + self.add(min(free - triggers, others), is_ordinary)

    def add(self, copies: int, which: CardTest) -> int:
        return self.counts.add(copies, (card for card in self.cards if which(card)), self.room)

    def room(self, card: CardFacts) -> int:
        """How many more copies of the card no limit forbids."""
        free = COPIES - self.counts.total(lambda other: other.folded_name == card.folded_name)
        return min(free, HEALS - self.counts.total(is_heal)) if is_heal(card) else free

    def fix(self) -> SetCounts | None:
        return self.counts.fix()
