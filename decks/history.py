"""What changed between two states of a deck, and telling it in a sentence."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from rules.kernel.decklists import MAIN, DeckEntry, DeckList


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


def summary(before: DeckList, after: DeckList, starter_word: str | None = None) -> str:
    """How the second state differs from the first, in at most about 200 characters; empty when it does not."""
    changed = differences(before, after) or printing_differences(before, after)
    if len(changed) > 3:
        return f"{len(changed)} cards changed"
    if changed:
        return ", ".join(difference.sentence for difference in changed)
    if before.starter != after.starter:
        return f"{(starter_word or 'starter').capitalize()}: {_starter_name(after)}"
    return ""


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
    names = {entry.card.key: entry.card.name for entry in deck.entries}
    return names.get(deck.starter, deck.starter or "none") if deck.starter else "none"
