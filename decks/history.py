"""What changed between two states of a deck, telling it in a sentence, and the list of a deck's states."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from decks.contents import revision_list
from decks.models import Deck, Revision
from rules.catalogues import starter_of
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.game import Game

PER_PAGE = 50


@dataclass(frozen=True, slots=True)
class Difference:
    """A card, or one printing of it, that two states hold in different numbers."""

    entry: DeckEntry
    label: str
    before: int
    after: int

    @property
    def sentence(self) -> str:
        return f"{self.label} {self.before} → {self.after}"

    @property
    def kind(self) -> str:
        """One of "added", "removed" and "changed"."""
        if not self.before:
            return "added"
        return "changed" if self.after else "removed"


def differences(before: DeckList, after: DeckList) -> tuple[Difference, ...]:
    """Cards held in different numbers, over all printings, in the order of the decks."""
    return _differences(before, after, lambda entry: (entry.card.key, entry.part), _card_label)


def printing_differences(before: DeckList, after: DeckList) -> tuple[Difference, ...]:
    """Printings held in different numbers, in the order of the decks."""
    return _differences(before, after, lambda entry: (entry.card.key, entry.printing.number, entry.part), _full_label)


def summary(before: DeckList, after: DeckList, game: Game) -> str:
    """How the second state differs from the first, in at most about 200 characters; empty when it does not."""
    changed = differences(before, after) or printing_differences(before, after)
    if len(changed) > 3:
        return f"{len(changed)} cards changed"
    if changed:
        return ", ".join(difference.sentence for difference in changed)
    if before.starter != after.starter:
        return f"{(game.starter_word or 'starter').capitalize()}: {_starter_name(after)}"
    return ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two revisions of one deck side by side."""

    older: Revision
    newer: Revision
    cards: tuple[Difference, ...]
    printings: tuple[Difference, ...]
    """Printings of cards whose own number is the same in both."""

    @property
    def is_same(self) -> bool:
        """Whether nothing differs, the format and the starter neither."""
        return not self.cards and not self.printings and not self.settings

    @property
    def settings(self) -> tuple[str, ...]:
        """What differs beside the cards: of "format" and "starter"."""
        old, new = self.older.contents, self.newer.contents
        return tuple(name for name in ("format", "starter") if old[name] != new[name])


def compare(deck: Deck, older: Revision, newer: Revision) -> Comparison:
    """How two revisions of a deck differ. Four queries: the cards of each and their printings."""
    before, after = revision_list(deck, older), revision_list(deck, newer)
    cards = differences(before, after)
    counted = {difference.entry.card.key for difference in cards}
    printings = printing_differences(before, after)
    return Comparison(older, newer, cards, tuple(d for d in printings if d.entry.card.key not in counted))


def page_of(deck: Deck, page: int) -> tuple[list[Revision], bool]:
    """A page of the deck's revisions without their contents, newest first, and whether another follows. One query."""
    start = (page - 1) * PER_PAGE
    found = list(deck.revisions.defer("contents")[start : start + PER_PAGE + 1])
    return found[:PER_PAGE], len(found) > PER_PAGE


def _differences(
    before: DeckList, after: DeckList, by: Callable[[DeckEntry], Hashable], label: Callable[[DeckEntry], str]
) -> tuple[Difference, ...]:
    old, new = _totals(before, by), _totals(after, by)
    entries = {by(entry): entry for entry in (*before.entries, *after.entries)}
    return tuple(
        Difference(entry, label(entry), old.get(key, 0), new.get(key, 0))
        for key, entry in entries.items()
        if old.get(key, 0) != new.get(key, 0)
    )


def _totals(deck: DeckList, by: Callable[[DeckEntry], Hashable]) -> dict[Hashable, int]:
    totals: dict[Hashable, int] = {}
    for entry in deck.entries:
        totals[by(entry)] = totals.get(by(entry), 0) + entry.count
    return totals


def _card_label(entry: DeckEntry) -> str:
    return entry.card.name if entry.part == MAIN else f"{entry.card.name} ({entry.part})"


def _full_label(entry: DeckEntry) -> str:
    return f"{_card_label(entry)} {entry.printing.number}".strip()


def _starter_name(deck: DeckList) -> str:
    card = starter_of(deck)
    return card.name if card else deck.starter or "none"
