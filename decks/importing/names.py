"""Which card a line means.

In this order: the name, to the letter, then folded, then in another language or by one face of a double
name; then a number alone. Several cards are asked about, and a name that is only near is never taken.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from decks.importing.folded import folded
from decks.importing.index import CardIndex, Findings
from decks.importing.lines import Reading
from decks.importing.printings import number_forms
from rules.kernel.facts import CardFacts

_FACES = re.compile(r"\s*//\s*|\s+/\s+")
_PRINTING_BEHIND = re.compile(r"[)\]/][^\s()\[\]]*(?:\s\S+)?$")


@dataclass(frozen=True, slots=True)
class Meaning:
    """The cards that a reading may mean: one when it is certain. `by_number` says that the name did not help."""

    reading: Reading
    cards: tuple[CardFacts, ...] = ()
    by_number: bool = False

    @property
    def is_certain(self) -> bool:
        """One card, named; or told by its number and called what no one can compare."""
        return len(self.cards) == 1 and not (self.by_number and _has_latin(self.reading.name))


def meaning_for_decks(meant: Meaning, flag: str) -> Meaning:
    """Of several cards of one name those that have the flag of cards for decks, if any has: a spell, not its token."""
    held = tuple(card for card in meant.cards if card.has(flag))
    return replace(meant, cards=held) if held and len(meant.cards) > 1 else meant


def look_up(index: CardIndex, lines: Iterable[tuple[Reading, ...]]) -> Findings:
    """What the index knows of every reading of every line, asked at once."""
    every = [reading for readings in lines for reading in readings]
    names = {name for reading in every for name in (reading.name, *_faces(reading.name))} - {""}
    numbers = {form for codes in {reading.codes for reading in every} for form in number_forms(codes)}
    return index.find(set(map(folded, names)), set(map(folded, numbers)))


def meaning(readings: tuple[Reading, ...], findings: Findings) -> Meaning:
    """What a line means: its first reading that names cards, else the first whose number is known."""
    for reading in readings:
        if cards := _named(reading, (reading.name,), findings):
            return Meaning(reading, cards)
    for reading in sorted(readings, key=_bareness):
        if cards := _named(reading, _faces(reading.name), findings):
            return Meaning(reading, cards)
    for reading in sorted(readings, key=_bareness):
        for form in number_forms(reading.codes):
            if cards := findings.numbered(form):
                return Meaning(reading, cards, by_number=True)
    return Meaning(likeliest(readings))


def likeliest(readings: tuple[Reading, ...]) -> Reading:
    """What a line that nobody understands most likely calls its card."""
    counted = [reading for reading in readings if reading.is_counted] or list(readings)
    return next((reading for reading in counted if not _PRINTING_BEHIND.search(reading.name)), counted[-1])


def _faces(name: str) -> tuple[str, ...]:
    """Each face of a double name, none of a single one."""
    faces = tuple(filter(None, _FACES.split(name)))
    return faces if len(faces) > 1 else ()


def _named(reading: Reading, names: Iterable[str], findings: Findings) -> tuple[CardFacts, ...]:
    for name in names:
        if cards := findings.named(name):
            return _agreeing(cards, reading, findings)
    return ()


def _bareness(reading: Reading) -> tuple[bool, int]:
    """The more was taken off a line's name, the sooner it is the one to read a number from."""
    return not reading.is_counted, len(reading.name)


def _agreeing(cards: tuple[CardFacts, ...], reading: Reading, findings: Findings) -> tuple[CardFacts, ...]:
    """Of several cards of one name those whose number the line gives, if it gives one."""
    if len(cards) == 1:
        return cards
    numbered = {card.key for form in number_forms(reading.codes) for card in findings.numbered(form)}
    return tuple(card for card in cards if card.key in numbered) or cards


def _has_latin(text: str) -> bool:
    return any("LATIN" in unicodedata.name(char, "") for char in text)
