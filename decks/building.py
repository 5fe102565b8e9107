"""Building a deck: every verb is one transaction that adds a revision and rewrites the rows that mirror it.

A click says how many copies of one card to hold, or one more or fewer than there are, and the deck's row is
locked while it is applied, so two tabs on one deck lose nothing of each other's. Undo moves the head to its
parent and redo to its newest child; a revision goes only when a deck has more than `REVISIONS` and no link
pins it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from decks import changes, history
from decks.bounds import COPIES, DECKS, RefusedChange, check, check_count, clean_name, clean_notes
from decks.contents import contents_of, deck_list, revision_list, rows_of
from decks.models import Deck, DeckEntry, Owner, Revision, ShareLink
from rules.catalogues import starters
from rules.games import game as game_of
from rules.kernel.decklists import MAIN, DeckList
from rules.kernel.facts import CardFacts, CardKey, Printing
from rules.kernel.formats import ChooseFormat, Fix
from rules.kernel.game import Game

REVISIONS = 500
"""Revisions kept for one deck; more are let in until the next hundredth, then the oldest go."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a verb did: the deck before and now, and the sentence for the announcer.

    `revision` is the number of the head that the change was applied to.
    """

    before: DeckList
    cards: DeckList
    summary: str
    revision: int


def create(
    owner: Owner,
    *,
    game: str,
    format: str,
    name: str,
    contents: DeckList | None = None,
    notes: str = "",
    origin: Deck | None = None,
    summary: str = "New deck",
    token: str | None = None,
) -> Deck:
    """A new deck. With a form's `token` seen before from this owner, the deck which that form made."""
    cards = _merged(contents or DeckList(game, ()), game)
    if owner.decks.count() >= DECKS:
        raise RefusedChange(f"You have {DECKS} decks; delete some before making more.")
    values = {"game": game, "format": _format(game, format), "name": clean_name(name), "notes": clean_notes(notes)}
    with transaction.atomic():
        if token is None:
            deck, is_new = Deck.objects.create(owner=owner, origin=origin, **values), True
        else:
            deck, is_new = Deck.objects.get_or_create(owner=owner, token=token, defaults=values | {"origin": origin})
        if is_new:
            _store(deck, cards, summary)
    return deck


def set_count(deck: Deck, card: CardFacts, count: int) -> Change:
    """Hold exactly `count` copies of a card, 0 to 99; more come in the printing used last, fewer leave from it.

    New ones come into the part of the deck where the card belongs.
    """
    game = game_of(deck.game)
    default = changes.default_printing(card, game.format(deck.format))
    parts = dict.fromkeys((game.part_of(card), *(part.key for part in game.parts)))
    return _change(deck, lambda cards: changes.with_total(cards, card, check_count(count), default, tuple(parts)))


def set_printing_count(deck: Deck, card: CardFacts, number: str, count: int, part: str = MAIN) -> Change:
    """Hold exactly `count` copies of one printing of a card; its other printings stay as they are."""

    def changed(cards: DeckList) -> DeckList:
        printing = changes.held_printing(cards, card.key, number) or _printing(card, number)
        return changes.with_printing_count(cards, card, printing, check_count(count), part)

    return _change(deck, changed)


def change_printing_count(deck: Deck, card: CardFacts, number: str, by: int, part: str = MAIN) -> Change:
    """Hold `by` copies of one printing more or, when negative, fewer; never fewer than none."""

    def changed(cards: DeckList) -> DeckList:
        printing = changes.held_printing(cards, card.key, number) or _printing(card, number)
        count = max(0, changes.copies_of_printing(cards, card.key, number, part) + by)
        return changes.with_printing_count(cards, card, printing, check_count(count), part)

    return _change(deck, changed)


def use_printing(deck: Deck, card: CardFacts, old: str, new: str, copies: int = COPIES, part: str = MAIN) -> Change:
    """Swap up to `copies` copies of a card from the printing numbered `old` to the one numbered `new`."""
    printing = _printing(card, new)
    return _change(deck, lambda cards: changes.with_printing_swapped(cards, card, old, printing, copies, part))


def set_starter(deck: Deck, card: CardKey | None) -> Change:
    """Store the card the deck starts with; None forgets it."""

    game = game_of(deck.game)

    def changed(cards: DeckList) -> DeckList:
        if card is not None and not _can_start(cards, card, game):
            where = "of the game" if game.is_starter_apart else "that the deck holds"
            raise RefusedChange(f"Only a card {where} can be its {game.starter_word or 'starter'}.")
        return replace(cards, starter=card)

    return _change(deck, changed)


def set_format(deck: Deck, format: str) -> Change:
    """Judge the deck by another format of its game."""
    chosen = game_of(deck.game).format(_format(deck.game, format))
    return _change(deck, lambda cards: cards, f"Format: {chosen.name}", format=chosen.key)


def apply_fix(deck: Deck, fix: Fix) -> Change:
    """Do what an issue offers."""
    if isinstance(fix, ChooseFormat):
        return set_format(deck, fix.format)
    return _change(deck, lambda cards: changes.fixed(cards, fix))


def replace_contents(deck: Deck, cards: DeckList, summary: str = "") -> Change:
    """Hold these entries and this starter, and nothing of what was there."""
    merged = _merged(cards, deck.game)
    return _change(deck, lambda before: replace(before, entries=merged.entries, starter=merged.starter), summary)


def add_contents(deck: Deck, cards: DeckList, summary: str = "") -> Change:
    """Hold these entries besides what is there; the starter stays, unless there was none."""
    check(cards)

    def changed(before: DeckList) -> DeckList:
        added = changes.with_added(before, cards.entries)
        return replace(added, starter=before.starter or cards.starter)

    return _change(deck, changed, summary)


def rename(deck: Deck, name: str | None = None, notes: str | None = None) -> None:
    """Name and notes are the deck's own, not its history's."""
    deck.name = deck.name if name is None else clean_name(name)
    deck.notes = deck.notes if notes is None else clean_notes(notes)
    deck.changed = timezone.now()
    deck.save(update_fields=["name", "notes", "changed"])


def undo(deck: Deck) -> Change:
    """Go back to the state before the head; nothing happens at the first one."""
    return _step(deck, lambda head: head.parent, lambda head, _: f"Undone: {head.summary}", "Nothing to undo")


def redo(deck: Deck) -> Change:
    """Go forward to the newest state that followed the head; nothing happens where none did."""
    return _step(
        deck, lambda head: head.children.first(), lambda _, child: f"Done again: {child.summary}", "Nothing to redo"
    )


def restore(deck: Deck, number: int) -> Change:
    """Hold what the revision of this number held, as a change of its own; raises Revision.DoesNotExist."""
    revision = deck.revisions.get(number=number)
    cards = revision_list(deck, revision)
    return _change(
        deck,
        lambda before: replace(before, entries=cards.entries, starter=cards.starter),
        f"Back to version {number}",
        format=revision.contents["format"],
    )


def _change(
    deck: Deck, changed: Callable[[DeckList], DeckList], summary: str = "", format: str | None = None
) -> Change:
    """Apply a change of the deck's value to its head; without any difference no revision is added."""
    with transaction.atomic():
        locked = _locked(deck)
        before = deck_list(locked)
        after = changed(before)
        check(after)
        told = history.summary(before, after, game_of(deck.game))
        is_other_format = format is not None and format != locked.format
        if not told and not is_other_format:
            _refresh(deck, locked)
            return Change(before, before, "Nothing changed", locked.head.number)
        revision = locked.head.number
        locked.format = format or locked.format
        _store(locked, after, summary or told)
        _refresh(deck, locked)
    return Change(before, after, summary or told, revision)


def _step(
    deck: Deck,
    target: Callable[[Revision], Revision | None],
    told: Callable[[Revision, Revision], str],
    otherwise: str,
) -> Change:
    with transaction.atomic():
        locked = _locked(deck)
        before, head = deck_list(locked), locked.head
        goal = target(head)
        if goal is None:
            _refresh(deck, locked)
            return Change(before, before, otherwise, head.number)
        cards = revision_list(locked, goal)
        locked.head, locked.format = goal, goal.contents["format"]
        _mirror(locked, cards)
        _refresh(deck, locked)
    return Change(before, cards, told(head, goal), head.number)


def _locked(deck: Deck) -> Deck:
    """The deck as it is now, its row locked until the transaction ends (SQLite locks the database). Five queries.

    The head is asked for after the lock is there: joined to it, PostgreSQL would look for the head of a deck
    that changed while it waited among the revisions as they were before.
    """
    locked = Deck.objects.select_for_update().with_entries().select_related(None)
    return locked.prefetch_related("head").get(pk=deck.pk)


def _store(deck: Deck, cards: DeckList, summary: str) -> None:
    last = deck.revisions.aggregate(last=Max("number"))["last"] or 0
    deck.head = deck.revisions.create(
        number=last + 1, parent=deck.head, contents=contents_of(cards, deck.format), summary=summary[:200]
    )
    _mirror(deck, cards)
    if deck.head.number % 100 == 0:
        _forget_old_revisions(deck)


def _mirror(deck: Deck, cards: DeckList) -> None:
    deck.changed = timezone.now()
    deck.save(update_fields=["head", "format", "changed"])
    DeckEntry.objects.filter(deck=deck).delete()
    DeckEntry.objects.bulk_create(rows_of(deck, cards))


def _refresh(deck: Deck, locked: Deck) -> None:
    """Bring the caller's instance up to date, but for entries it may have loaded."""
    deck.head, deck.format, deck.changed = locked.head, locked.format, locked.changed
    getattr(deck, "_prefetched_objects_cache", {}).pop("entries", None)


def _forget_old_revisions(deck: Deck) -> None:
    pinned = ShareLink.objects.filter(deck=deck, revision__isnull=False).values("revision")
    old = deck.revisions.filter(number__lte=deck.head.number - REVISIONS).exclude(pk__in=pinned)
    old.exclude(pk=deck.head_id).delete()


def _printing(card: CardFacts, number: str) -> Printing:
    printing = card.printing(number)
    if printing is None:
        raise RefusedChange(f"{card.name} has no printing numbered {number[:40]!a}.")
    return printing


def _format(game: str, key: str) -> str:
    try:
        return game_of(game).format(key).key
    except KeyError:
        raise RefusedChange(f"There is no format {key[:40]!a} here.") from None


def _can_start(cards: DeckList, card: CardKey, game: Game) -> bool:
    """Whether the deck may have this starter: any that the game knows where it stands apart, else one of its cards."""
    if game.is_starter_apart:
        return card in {each.key for each in starters(game)}
    return any(entry.card.key == card for entry in cards.part(MAIN))


def _merged(cards: DeckList, game: str) -> DeckList:
    """The same deck with one entry a printing and part."""
    check(cards)
    merged = changes.with_added(DeckList(game, (), cards.starter, cards.name), cards.entries)
    check(merged)
    return merged
