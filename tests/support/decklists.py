"""Decks in one line: `deck("4 Wingal, 1 Blaster Blade BT01/S02")`, from the published cards and without a database."""

import re
from dataclasses import replace

from rules import catalogues
from rules.kernel.catalogue import Catalogue
from rules.kernel.decklists import MAIN, DeckEntry, DeckList
from rules.kernel.facts import CardFacts, Printing, unknown_card
from rules.kernel.folding import fold

VANGUARD = catalogues.load("vanguard")
TRIAL_1, TRIAL_2 = catalogues.ready_decks("vanguard")

LINE = re.compile(r"([+-]?)(\d+) (.+?)(?: (\S+/\S+))?")


def card(name: str, catalogue: Catalogue = VANGUARD) -> CardFacts:
    """The card of this name, or the only one with this in its name."""
    exact = catalogue.named(name)
    found = [exact] if exact else [each for each in catalogue.cards if fold(name) in fold(each.name)]
    assert len(found) == 1, f"{name!r} could be {[each.name for each in found]}"
    return found[0]


def lines(text: str, part: str = MAIN, catalogue: Catalogue = VANGUARD) -> list[DeckEntry]:
    """`2 Wingal, 1 Marron TD01/008`; a count with a minus sign stands for copies to take out."""
    return [_entry(line.strip(), part, catalogue) for line in re.split(r",(?=\s*[+-]?\d+ )", text) if line.strip()]


def deck(text: str, starter: str | None = None, legacy: str = "") -> DeckList:
    """A deck of the published cards; the cards of a legacy deck are in no catalogue."""
    key = None if starter is None else card(starter).key
    return DeckList("vanguard", (*lines(text), *unknown_lines(legacy, "legacy")), key)


def unknown_lines(text: str, part: str = MAIN) -> list[DeckEntry]:
    """Lines of cards that no catalogue holds."""
    matches = [LINE.fullmatch(line.strip()) for line in text.split(",") if line.strip()]
    return [DeckEntry(unknown_card(m[3]), Printing(None, "", m[4] or ""), int(m[2]), part) for m in matches if m]


def altered(base: DeckList, text: str, starter: str | None = None) -> DeckList:
    """The deck with some copies more and some fewer: `-1 Epona, +1 Iseult`."""
    catalogue = catalogues.load(base.game)
    entries = list(base.entries)
    for change in lines(text, catalogue=catalogue):
        if change.count > 0:
            entries.append(change)
            continue
        held = next(each for each in entries if each.card is change.card)
        entries[entries.index(held)] = replace(held, count=held.count + change.count)
    kept = tuple(each for each in entries if each.count)
    return replace(base, entries=kept, starter=card(starter, catalogue).key if starter else base.starter)


def _entry(line: str, part: str, catalogue: Catalogue) -> DeckEntry:
    match = LINE.fullmatch(line)
    assert match, f"{line!r} is not a count and a name"
    sign, count, name, number = match.groups()
    found = card(name, catalogue)
    printing = found.printings[0] if number is None else found.printing(number)
    assert printing, f"{found.name} is not printed as {number}"
    return DeckEntry(found, printing, -int(count) if sign == "-" else int(count), part)
