"""Which printing a line means, once its card is known.

The name has already won: a number of another card is told and not followed. A set or number that the
catalogue does not know stays in the deck as an unknown printing, and the player is asked.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from decks.importing.folded import folded
from decks.importing.index import Findings
from rules.kernel.facts import CardFacts, Printing

DefaultPrinting = Callable[[CardFacts], Printing]

_RARITIES = "C, U, R, RR, RRR, RRRR, SP, SVR, VR, XVR, OR, GR, SGR, XR, LR, SCR, SSR, SSP, SR, TD, RRP, FFR, DSR"
_FINISHES = frozenset(map(folded, (*_RARITIES.split(", "), "foil", "holo", "EN", "JP", "JA")))
"""Words for the finish of a card that tell nothing where no printing has that rarity."""
_FOIL_BEHIND = re.compile(r"(?P<number>.*\d)(?P<language>EN|JP)?[-_]?(?P<foil>[A-Z]{1,4})?", re.IGNORECASE)
_HYPHENED = re.compile(r"(.*\d[A-Z]*)-([A-Z]{0,3}\d{1,4}[A-Z]{0,5})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pick:
    """A printing, what to tell about the choice, and whether the player should be asked."""

    printing: Printing
    note: str = ""
    asks: bool = False


@lru_cache(maxsize=20_000)
def number_forms(codes: tuple[str, ...]) -> tuple[str, ...]:
    """The card numbers that these words may stand for, the most literal first."""
    return tuple(dict.fromkeys(_number_forms(codes)))


def pick(card: CardFacts, codes: tuple[str, ...], findings: Findings, default: DefaultPrinting) -> Pick:
    """The printing that a line's codes mean for this card."""
    forms = number_forms(codes)
    known = next(filter(None, map(card.printing, (*forms, *codes))), None)
    if known:
        return Pick(known)
    for form in forms:
        for other in findings.numbered(form):
            return Pick(default(card), f"{form.upper()} is the number of {other.name}; the name counts.")
    if forms:
        return _unknown(card, codes)
    return _by_set_and_rarity(card, codes, default)


def unknown_printing(codes: tuple[str, ...]) -> Printing:
    """A printing that no catalogue knows, as its line wrote it: set and number, either may be empty."""
    number = next(iter(number_forms(codes)), "")
    before = [code for code in codes[:1] if code != number]
    set_code = before[0] if before else number.partition("/")[0] if "/" in number else ""
    return Printing(id=None, set_code=set_code.upper()[:32], number=number.upper()[:50])


def _number_forms(codes: tuple[str, ...]) -> Iterator[str]:
    for code in codes:
        if "/" in code:
            yield from _spellings(code)
    for set_code, number in pairwise(codes):
        if "/" not in set_code + number and number[-1:].isalnum() and any(map(str.isdigit, number)):
            yield from _spellings(f"{set_code}/{number}")
    for code in codes:
        if "/" not in code and (match := _HYPHENED.fullmatch(code)):
            yield from _spellings(f"{match[1]}/{match[2]}")


def _spellings(number: str) -> Iterator[str]:
    """A number as it stands, without its foil mark, without its language, and with three digits."""
    yield number
    if match := _FOIL_BEHIND.fullmatch(number):
        yield match["number"] + (match["language"] or "")
        yield match["number"]
    set_code, _, rest = number.partition("/")
    if rest.isdigit() and len(rest) < 3:
        yield f"{set_code}/{rest.zfill(3)}"


def _by_set_and_rarity(card: CardFacts, codes: tuple[str, ...], default: DefaultPrinting) -> Pick:
    words = {folded(code) for code in codes}
    in_set = [printing for printing in card.printings if folded(printing.set_code) in words]
    of_rarity = [printing for printing in in_set or card.printings if folded(printing.rarity) in words]
    sets = words - _FINISHES - {folded(printing.rarity) for printing in card.printings}
    if in_set or (of_rarity and not sets):
        return Pick((of_rarity or in_set)[0])
    if sets:
        return _unknown(card, tuple(code for code in codes if folded(code) in sets))
    ignored = f"No printing of it is known as {' '.join(codes)}; taken as the usual one." if codes else ""
    return Pick(default(card), ignored)


def _unknown(card: CardFacts, codes: tuple[str, ...]) -> Pick:
    printing = unknown_printing(codes)
    asked = f"The catalogue knows no printing {printing.number or printing.set_code} of {card.name}."
    return Pick(printing, asked, asks=True)
