"""Changes of a deck value: each takes a deck list and gives the changed one, and asks no database."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.catalogues import load
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts, CardKey, Printing
from rules.kernel.formats import AddMissing, DropPart, Fix, Format, MoveCards, SetCounts, SetStarter, UsePrinting


def copies(deck: DeckList, card: CardKey, part: str = MAIN) -> int:
    """How many copies of a card the part holds, over all its printings."""
    return sum(entry.count for entry in deck.part(part) if entry.card.key == card)


def copies_of_printing(deck: DeckList, card: CardKey, number: str, part: str = MAIN) -> int:
    """How many copies of a card the part holds as the printing with this number."""
    return sum(entry.count for entry in deck.part(part) if _is(entry, card, number, part))


def held_printing(deck: DeckList, card: CardKey, number: str) -> Printing | None:
    """The printing with this number as the deck holds it, known to the catalogue or not; None where it holds none."""
    return next((e.printing for e in deck.entries if e.card.key == card and e.printing.number == number), None)


def default_printing(card: CardFacts, format: Format) -> Printing:
    """The card's first printing that the format admits, its first one where none is admitted."""
    for printing in card.printings:
        if format.pool.refuses(replace(card, printings=(printing,))) is None:
            return printing
    return card.printings[0] if card.printings else Printing(id=None, set_code="", number="")


def with_count(deck: DeckList, card: CardFacts, count: int, new: Printing, part: str = MAIN) -> DeckList:
    """Exactly `count` copies: more of the printing last added (`new` where there is none), or fewer from the last."""
    mine = [entry for entry in deck.part(part) if entry.card.key == card.key]
    have = sum(entry.count for entry in mine)
    if count >= have:
        printing = mine[-1].printing if mine else new
        more = copies_of_printing(deck, card.key, printing.number, part) + count - have
        return with_printing_count(deck, card, printing, more, part)
    for entry in reversed(mine):
        taken = min(entry.count, have - count)
        deck = with_printing_count(deck, card, entry.printing, entry.count - taken, part)
        have -= taken
    return deck


def with_total(deck: DeckList, card: CardFacts, count: int, new: Printing, parts: tuple[str, ...]) -> DeckList:
    """Exactly `count` copies in these parts together: more where it is held already, fewer from the last part."""
    holding = [part for part in parts if copies(deck, card.key, part)] or list(parts[:1])
    left = count
    for part in holding[:-1]:
        kept = min(left, copies(deck, card.key, part))
        deck = with_count(deck, card, kept, new, part)
        left -= kept
    return with_count(deck, card, left, new, holding[-1])


def with_printing_count(deck: DeckList, card: CardFacts, printing: Printing, count: int, part: str = MAIN) -> DeckList:
    """Exactly `count` copies of one printing, in its place or after the card's other ones; 0 takes it out."""
    entries = list(deck.entries)
    place = len(entries)
    for index, entry in enumerate(entries):
        if _is(entry, card.key, printing.number, part):
            entries[index] = replace(entry, count=count)
            break
        if entry.card.key == card.key and entry.part == part:
            place = index + 1
    else:
        entries.insert(place, DeckEntry(card, printing, count, part))
    return replace(deck, entries=tuple(entry for entry in entries if entry.count > 0))


def with_printing_swapped(
    deck: DeckList, card: CardFacts, old: str, new: Printing, count: int, part: str = MAIN
) -> DeckList:
    """Up to `count` copies printed as number `old` become the printing `new`; a whole entry keeps its place."""
    held = copies_of_printing(deck, card.key, old, part)
    moved = min(count, held)
    if old == new.number or not moved:
        return deck
    target = copies_of_printing(deck, card.key, new.number, part)
    if moved == held and not target:
        return replace(deck, entries=tuple(_reprinted(entry, card, old, new, part) for entry in deck.entries))
    source = held_printing(deck, card.key, old)
    left = with_printing_count(deck, card, source or new, held - moved, part)
    return with_printing_count(left, card, new, target + moved, part)


def with_added(deck: DeckList, entries: Iterable[DeckEntry]) -> DeckList:
    """These entries on top of what is there, counts added up by printing and part."""
    for entry in entries:
        have = copies_of_printing(deck, entry.card.key, entry.printing.number, entry.part)
        deck = with_printing_count(deck, entry.card, entry.printing, have + entry.count, entry.part)
    return deck


def _is(entry: DeckEntry, card: CardKey, number: str, part: str) -> bool:
    return entry.card.key == card and entry.printing.number == number and entry.part == part


def _reprinted(entry: DeckEntry, card: CardFacts, old: str, new: Printing, part: str) -> DeckEntry:
    return replace(entry, printing=new) if _is(entry, card.key, old, part) else entry


def fixed(deck: DeckList, fix: Fix) -> DeckList:
    """The deck after what a fix says; one that changes no deck gives it back as it is."""
    held = {entry.card.key: entry for entry in deck.entries}
    match fix:
        case SetCounts():
            for key, count in fix.counts:
                deck = with_total(deck, held[key].card, count, held[key].printing, fix.parts)
        case UsePrinting():
            card = held[fix.card].card
            new = card.printing(fix.to)
            deck = with_printing_swapped(deck, card, fix.number, new, 99, fix.part) if new else deck
        case SetStarter():
            deck = replace(deck, starter=fix.card)
        case DropPart():
            deck = replace(deck, entries=tuple(entry for entry in deck.entries if entry.part != fix.part))
        case MoveCards():
            moved = (replace(e, part=fix.to) if e.card.key in fix.cards else e for e in deck.entries)
            deck = with_added(replace(deck, entries=()), moved)
        case AddMissing():
            missing = (card for card in load(deck.game).cards if card.key not in held)
            deck = with_added(deck, _firsts(missing, fix.sets))
    return deck


def _firsts(cards: Iterable[CardFacts], sets: tuple[str, ...]) -> Iterator[DeckEntry]:
    """One copy of each card that these sets have, as first printed there."""
    for card in cards:
        printing = next((each for each in card.printings if each.set_code in sets), None)
        if printing:
            yield DeckEntry(card, printing, 1)
