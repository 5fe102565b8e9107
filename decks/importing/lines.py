"""The grammar of one line: how many copies of which name, in which printing.

Card names hold numbers, brackets and slashes, so a line has several readings. `readings` gives them from the
most literal to the most taken apart, and the first whose name a catalogue knows is the one that was meant:
"13th Hour" is a name before it is thirteen of anything.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from decks.importing import limits
from rules.kernel.facts import Printing

MOST_READINGS = 40
MOST_TAKEN = 8
"""How many things are taken off one reading's end before it is given up."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a line.

    `is_counted` says whether the line itself gave the number. `codes` are the words that may tell the printing, as
    they stood from left to right: a set, a number, a rarity. `dropped` is what else was taken off to reach the name.
    """

    count: int
    name: str
    codes: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    is_counted: bool = False


_LEADING = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?P<n>\d+)\s*[xX×]?\s+\(\d{1,2}\)\s+(?P<rest>\S.*)",
        r"(?P<n>\d+)(?:[xX]\s*|\s+[xX]\s+|\s*[×*]\s*)(?P<rest>\S.*)",
        r"[xX×]\s*(?P<n>\d+)\s+(?P<rest>\S.*)",
        r"(?P<n>\d+)\s*[枚张張本]\s*(?P<rest>\S.*)",
        r"[(\[]\s*[xX×]?\s*(?P<n>\d+)\s*[xX×]?\s*[)\]]\s*(?P<rest>\S.*)",
        r"(?P<n>\d+)\s*[:.,;)|]?\s+(?P<rest>\S.*)",
        r"(?P<n>\d+)[:,;|](?P<rest>\S.*)",
    )
)
_TRAILING = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?:(?<=[\s)\]])[xX]|[×*])\s*(?P<n>\d+)$",
        r"[(\[]\s*[xX×]?\s*(?P<n>\d{1,2})\s*[xX×]?\s*[)\]]$",
        r"(?P<n>\d+)\s*[枚张張本]$",
        r"(?<=[\s,;:|])(?P<n>\d{1,2})$",
    )
)
_DECORATION = tuple(
    re.compile(pattern)
    for pattern in (
        r"\s(?:#|//).*$",
        r"\*[A-Za-z]{1,3}\*$",
        r"[•★☆●○]+$",
        r"\^[^^]*\^$",
    )
)
_BRACKET = re.compile(r"[(\[{【<]([^()\[\]{}【】<>]*)[)\]}】>]$")
_CODE = re.compile(
    r"(?<=[\s)\]])(?:[A-Za-z0-9-]+/[A-Za-z0-9-]+|[A-Za-z]{1,5}\d{0,2}_[A-Za-z0-9]+|[A-Za-z]{0,5}-?\d[A-Za-z0-9-]*|"
    r"[A-Z][A-Z0-9-]{0,9})$"
)
_ONLY_CODE = re.compile(r"[A-Za-z0-9-]+/[A-Za-z0-9-]+$")
_PERHAPS_CODE = re.compile(r"(?:[A-Za-z]+-)?[A-Za-z]{1,4}\d{1,3}[ -][A-Za-z]{0,3}\d{1,4}[A-Za-z]{0,5}$")
"""A number written without its slash, which may as well be a name or a name and a count."""
_PREFIX = re.compile(r"(?:[\[(]([A-Za-z0-9:/ -]{1,24})[\])]|([A-Za-z0-9-]{1,10}/[A-Za-z0-9-]+))\s+(?=\S)")
_CODE_WORD = re.compile(r"[A-Z0-9-]{1,12}(?:/[A-Za-z0-9-]+)?|\d[A-Za-z0-9-]*|[A-Za-z]+\d[A-Za-z0-9/-]*")
_LINK = re.compile(r"\[([^\]]+)\]\([^()\s]*\)")
_BULLET = re.compile(r"^(?:(?:>\s*)+(?=[^>\s])|[*•·–—+-]\s+|-(?=\d+\s*[xX×])|\*(?=\d))")
_NUMBERING = re.compile(r"(?P<n>\d{1,3})[.)]\s+(?P<rest>\S.*)")
_SPEAKER = re.compile(
    r"(?P<said>(?:[\[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AaPp][Mm])?[\])]?[\s,-]*(?:[^\s:][^:]{0,30}:|<[^>]{1,30}>)?"
    r"|[^\W\d][^:]{0,30}:|<[^>]{1,30}>))\s+(?P<rest>\S.*)"
)
"""Who says a line, and when, as chats put it before the line."""
_STARTER = re.compile(r"\s*(?:[(\[]\s*(?:FV|starter|(?:first|starting) vanguard)\s*[)\]]|\*FV\*)", re.IGNORECASE)
_SIDE = re.compile(r"SB:\s*", re.IGNORECASE)
_MINUS = re.compile(r"[-−](\d+)\s")
_EDGES = " ,;:|-–—\t"


def plain(line: str) -> str:
    """A line in one width, links and bullets taken off: what the patterns here are written for."""
    unlinked = _LINK.sub(r"\1", unicodedata.normalize("NFKC", line).replace("−", "-"))
    return _BULLET.sub("", " ".join(unlinked.split()), count=1)


def written(count: int, name: str, printing: Printing | None = None) -> str:
    """The line that `readings` reads back as so many copies of a name in a printing.

    >>> written(4, "Wingal", Printing(9, "TD01", "TD01/009EN"))
    '4 Wingal (TD01) 009EN'
    """
    line = f"{count} {name}"
    if printing is None or not (printing.set_code or printing.number):
        return line
    if not printing.set_code:
        return f"{line} {printing.number}"
    return f"{line} ({printing.set_code}) {printing.number.removeprefix(printing.set_code + '/')}".rstrip()


def without_side_mark(text: str) -> str | None:
    """What follows the mark of a side-board line, None when there is none."""
    match = _SIDE.match(text)
    return text[match.end() :] if match else None


def without_starter_mark(text: str) -> str | None:
    """The line without the mark of the card that a deck starts with, None when there is none.

    >>> without_starter_mark("1 Barcgal (FV)")
    '1 Barcgal'
    """
    rest, found = _STARTER.subn("", text, count=1)
    return rest.strip() if found and rest.strip() else None


def list_number(text: str) -> int | None:
    """The number of a line in a numbered list, if it may be one: 2 of "2. Wingal"."""
    match = _NUMBERING.fullmatch(text)
    return int(match["n"]) if match else None


def minus_problem(text: str) -> str | None:
    """What is wrong with a line that begins with a minus and a number, None when it does not."""
    match = _MINUS.match(text)
    return f"Is that minus {match[1]}? Write the number of copies without a sign." if match else None


def readings(text: str, is_numbered: bool = False) -> tuple[Reading, ...]:
    """Every sensible way to read a line that `plain` made, the most literal first; at most 40.

    In a numbered list the number that a line begins with says nothing of the card.
    """
    return tuple(dict.fromkeys(islice(_readings(text, is_numbered), MOST_READINGS)))


def _readings(text: str, is_numbered: bool = False) -> Iterator[Reading]:
    yield Reading(1, text)
    yield from _numbered(text)
    if is_numbered and (match := _NUMBERING.fullmatch(text)):
        number = text[: match.start("rest")].strip()
        yield from (replace(reading, dropped=(number, *reading.dropped)) for reading in _readings(match["rest"]))
        return
    for count, rest in _counted(text):
        yield from _taken_apart(count, rest)
    yield from _said(text)
    yield from _taken_apart(None, text)


def _numbered(text: str) -> Iterator[Reading]:
    """A line with a count of its own behind its number in a list: "1. Wingal x4" or "1) 4 Wingal"."""
    if match := _NUMBERING.fullmatch(text):
        for count, rest in _counted(match["rest"]):
            yield from _taken_apart(count, rest)
        if taken := _trailing_count(match["rest"]):
            yield Reading(*taken, is_counted=True)


def _said(text: str) -> Iterator[Reading]:
    """A line with a count behind whoever says it."""
    if match := _SPEAKER.fullmatch(text):
        for count, rest in _counted(match["rest"]):
            for reading in _taken_apart(count, rest):
                yield replace(reading, dropped=(match["said"], *reading.dropped))


def _counted(text: str) -> Iterator[tuple[int, str]]:
    for pattern in _LEADING:
        if match := pattern.fullmatch(text):
            yield _number(match["n"]), match["rest"]


def _taken_apart(count: int | None, text: str) -> Iterator[Reading]:
    yield from _without_suffixes(count, text, ())
    if match := _PREFIX.match(text):
        codes = _codes(match[1] or match[2])
        if codes:
            yield from _without_suffixes(count, text[match.end() :], codes)


def _without_suffixes(count: int | None, text: str, prefix: tuple[str, ...]) -> Iterator[Reading]:
    """The text, then the text with one thing after another taken off its end."""
    codes: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    for _ in range(MOST_TAKEN):
        yield _reading(count, text, prefix + codes, dropped)
        if _PERHAPS_CODE.match(text):
            yield _reading(count, "", (*prefix, *text.split(), *codes), dropped)
        if _ONLY_CODE.match(text):
            codes, text = (text, *codes), ""
        elif count is None and (taken := _trailing_count(text)):
            count, text = taken
        elif taken := _decoration(text):
            dropped, text = (taken[0], *dropped), taken[1]
        elif taken := _bracket(text):
            found, text = _codes(taken[0]), taken[1]
            codes, dropped = (*found, *codes), dropped if found else (f"({taken[0]})", *dropped)
        elif match := _CODE.search(text):
            codes, text = (match[0], *codes), text[: match.start()].rstrip(_EDGES)
        else:
            return
        if not text:
            break
    if not text and prefix + codes:
        yield _reading(count, "", prefix + codes, dropped)


def _reading(count: int | None, name: str, codes: tuple[str, ...], dropped: tuple[str, ...]) -> Reading:
    return Reading(1 if count is None else count, name, codes, dropped, count is not None)


def _trailing_count(text: str) -> tuple[int, str] | None:
    for pattern in _TRAILING:
        if match := pattern.search(text):
            return _number(match["n"]), text[: match.start()].rstrip(_EDGES)
    return None


def _decoration(text: str) -> tuple[str, str] | None:
    for pattern in _DECORATION:
        if match := pattern.search(text):
            return match[0].strip(), text[: match.start()].rstrip(_EDGES)
    return None


def _bracket(text: str) -> tuple[str, str] | None:
    match = _BRACKET.search(text)
    return (match[1].strip(), text[: match.start()].rstrip(_EDGES)) if match else None


def _codes(inside: str) -> tuple[str, ...]:
    """The words of a bracket when all of them look like a set, a number or a rarity; none otherwise."""
    words = inside.replace(":", " ").split()
    return tuple(words) if words and all(_CODE_WORD.fullmatch(word) for word in words) else ()


def _number(digits: str) -> int:
    """A whole number; one with too many digits becomes the least number that has too many."""
    kept = digits.lstrip("0") or "0"
    return int(kept) if len(kept) <= limits.DIGITS else 10**limits.DIGITS
