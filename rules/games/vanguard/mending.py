"""One click that mends a deck: each fix keeps to the other limits, so that none undoes what another did.

What goes out is first what another rule wants gone as well, then the last cards of the deck; what comes in are more
copies of cards it holds, of its main clan first and of the grades it lacks most. Where those have no room, the fix is
a search for cards that would help.
"""

from collections.abc import Iterator
from functools import partial

from rules.games.vanguard.counting import (
    CARDS,
    COPIES,
    HEALS,
    SENTINELS,
    TRIGGERS,
    is_heal,
    is_plain,
    is_sentinel,
    is_trigger,
    most_plain,
    most_triggers,
    tally,
)
from rules.kernel.decklists import DeckList
from rules.kernel.facts import CardFacts
from rules.kernel.formats import Fix, SetCounts, ShowCards
from rules.kernel.mending import CardTest, Recount

STRAYS = 4
"""Up to so many cards of other clans are always taken for a slip."""
MINORITY = 12
"""Up to so many are, where the other cards of the deck can make a legal one without them."""
CURVE = {0: 1, 1: 14, 2: 11, 3: 8}
"""The usual deck's cards other than triggers, by grade."""
MOST_QUERY = 400
"""Characters of a search that leaves out cards by name; the search box takes 500."""


def resize(deck: DeckList) -> Fix | None:
    """50 cards (VG-2.1): what is surplus elsewhere leaves first, missing triggers come first."""
    mend = _Mend(deck)
    surplus = mend.counts.size - CARDS
    if surplus > 0:
        mend.take(surplus)
        return mend.fix()
    if mend.refill(-surplus) == -surplus:
        return mend.fix()
    return ShowCards("Find cards to add", _query_without_full(deck, is_plain))


def trim_name(deck: DeckList, name: str) -> SetCounts | None:
    """Four copies of a name (VG-2.2)."""
    return _Mend(deck).swap(COPIES, partial(_is_named, name))


def trim_heals(deck: DeckList) -> SetCounts | None:
    """Four Heal triggers (VG-2.4)."""
    return _Mend(deck).swap(HEALS, is_heal)


def trim_sentinels(deck: DeckList) -> SetCounts | None:
    """Four Sentinels (VG-2.5)."""
    return _Mend(deck).swap(SENTINELS, is_sentinel)


def balance_triggers(deck: DeckList) -> Fix | None:
    """16 triggers (VG-2.3), swapped for other cards where the deck would leave its 50."""
    mend = _Mend(deck)
    missing = TRIGGERS - mend.counts.total(is_trigger)
    if missing < 0:
        return mend.swap(TRIGGERS, is_trigger)
    if mend.add(missing, is_trigger) < missing:
        return ShowCards("Find triggers", f"{_query_without_full(deck, is_trigger)} is:trigger".strip())
    mend.take(min(missing, mend.counts.size - CARDS), lambda card: not is_trigger(card))
    return mend.fix()


def has_strays(deck: DeckList) -> bool:
    """Whether the cards of other clans than the main one look like a slip; else the deck means to mix clans."""
    clans = deck.once(tally).clans
    strays = sum(clans.values()) - max(clans.values(), default=0)
    return 0 < strays <= (MINORITY if _main_clan_suffices(deck) else STRAYS)


def keep_main_clan(deck: DeckList) -> SetCounts | None:
    """One clan (VG-2.7): the cards of all others go."""
    mend = _Mend(deck)
    mend.refill(mend.counts.drop(mend.is_foreign))
    return mend.fix()


def clan_query(deck: DeckList) -> str:
    """A search for the clans of the deck, the largest first; empty for a deck without one."""
    clans = [f'clan:"{clan.lower()}"' for clan in deck.once(tally).clans_by_copies]
    return f"({' or '.join(clans)})" if len(clans) > 1 else "".join(clans)


def _query_without_full(deck: DeckList, which: CardTest) -> str:
    """A search for the clans of the deck that leaves out those of its cards of which it can hold no more."""
    full = [card for card in deck.main.cards.values() if which(card) and deck.main.names[card.folded_name] >= COPIES]
    query = clan_query(deck)
    for card in full:
        longer = f'{query} -name:"{card.name.lower()}"'
        query = longer if len(longer) <= MOST_QUERY else query
    return query.strip()


def _main_clan_suffices(deck: DeckList) -> bool:
    """Whether the cards of the main clan can be made a whole deck by changing their numbers."""
    mend = _Mend(deck, may_stray=True)
    own = [card for card in mend.cards if not mend.is_foreign(card)]
    return most_triggers(own) >= TRIGGERS and most_plain(own) >= CARDS - TRIGGERS


def _is_both(first: CardTest, second: CardTest, card: CardFacts) -> bool:
    return first(card) and second(card)


def _is_named(name: str, card: CardFacts) -> bool:
    return card.folded_name == name


class _Mend:
    """A recount of the deck that knows the limits. With `may_stray`, cards of other clans are as good as any."""

    def __init__(self, deck: DeckList, may_stray: bool = False) -> None:
        self.counts = Recount(deck)
        self.main_clan = deck.once(tally).main_clan
        self.cards = sorted(self.counts.cards.values(), key=self.is_foreign)
        self.has_strays = not may_stray and has_strays(deck)

    def is_foreign(self, card: CardFacts) -> bool:
        """Whether it is of another clan than the main one."""
        return card.word("clan") not in (None, self.main_clan)

    def is_stray(self, card: CardFacts) -> bool:
        return self.has_strays and self.is_foreign(card)

    def swap(self, most: int, which: CardTest) -> SetCounts | None:
        """Leave at most so many copies of these cards, and put others in their place."""
        self.refill(self.take(self.counts.total(which) - most, which))
        return self.fix()

    def take(self, most: int, which: CardTest = lambda card: True) -> int:
        """Take out up to so many copies of these cards, first those that some rule wants gone."""
        taken = 0
        for surplus, unwanted in self._unwanted():
            copies = min(most - taken, surplus)
            taken += self.counts.take(copies, partial(_is_both, which, unwanted))
        return taken

    def _unwanted(self) -> Iterator[tuple[int, CardTest]]:
        """How many copies of which cards can go, the most unwanted first; counted anew as each is asked for."""
        everything = self.counts.size
        yield everything, lambda card: not card.is_known
        yield everything, self.is_stray
        for name in dict.fromkeys(card.folded_name for card in self.cards):
            is_named = partial(_is_named, name)
            yield self.counts.total(is_named) - COPIES, is_named
        for most, is_limited in ((HEALS, is_heal), (SENTINELS, is_sentinel), (TRIGGERS, is_trigger)):
            yield self.counts.total(is_limited) - most, is_limited
        yield everything, lambda card: not is_trigger(card)
        yield everything, is_trigger

    def refill(self, most: int) -> int:
        """Add up to so many copies, but no more than to 50 cards: triggers up to 16, then others up to 34."""
        free = min(most, CARDS - self.counts.size)
        triggers = self.add(min(free, TRIGGERS - self.counts.total(is_trigger)), is_trigger)
        others = CARDS - TRIGGERS - self.counts.total(lambda card: not is_trigger(card))
        return triggers + self.add(min(free - triggers, others), is_plain)

    def add(self, copies: int, which: CardTest) -> int:
        """Add up to so many copies one after the other, each of the grade furthest below the usual number."""
        added = 0
        cards = [card for card in self.cards if which(card) and not self.is_stray(card)]
        while added < copies and any(self.counts.add(1, [card], self.room) for card in self._by_need(cards)):
            added += 1
        return added

    def _by_need(self, cards: list[CardFacts]) -> list[CardFacts]:
        """The cards by what the deck lacks: the main clan first, grade 0 but triggers last."""
        return sorted(cards, key=lambda card: (self.is_foreign(card), card.number("grade") == 0, -self._lack(card)))

    def _lack(self, card: CardFacts) -> int:
        grade = card.number("grade")
        return CURVE.get(grade or 0, 0) - self.counts.total(
            lambda other: is_plain(other) and other.number("grade") == grade
        )

    def room(self, card: CardFacts) -> int:
        """How many more copies of the card no limit forbids."""
        free = COPIES - self.counts.total(lambda other: other.folded_name == card.folded_name)
        for most, is_limited in ((HEALS, is_heal), (SENTINELS, is_sentinel)):
            if is_limited(card):
                free = min(free, most - self.counts.total(is_limited))
        return free

    def fix(self) -> SetCounts | None:
        return self.counts.fix()
