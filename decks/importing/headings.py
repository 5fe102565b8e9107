"""Lines that name no card: headings, totals, comments and the notes our own text export carries.

A heading says where the lines below it belong. Games share the words and differ in the parts they have, which
is the table `PARTS`; what a game has no part for is set aside and said so, never dropped.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from rules.kernel import sections
from rules.kernel.decklists import MAIN
from rules.kernel.folding import fold


class Place(Enum):
    """Where the lines below a heading belong."""

    MAIN = auto()
    STARTER = auto()
    """The card a deck starts with: the next line only."""
    RIDE = auto()
    """Cards set aside to ride, the first of them the starter: as far as the next empty line."""
    EXTRA = auto()
    SPELLS = auto()
    MIRRORS = auto()
    UNKNOWN = auto()
    """Cards of the main part that no catalogue holds, as our own export lists them."""
    SIDE = auto()
    NONE = auto()
    """Not part of the deck in any game."""


USUAL_PARTS: Mapping[Place, str] = dict.fromkeys((Place.MAIN, Place.STARTER, Place.SPELLS, Place.UNKNOWN), MAIN)
PARTS: Mapping[str, Mapping[Place, str]] = {
    "vanguard": {**USUAL_PARTS, Place.RIDE: MAIN, Place.EXTRA: "legacy"},
    "pokemon-duels": {**USUAL_PARTS, Place.EXTRA: "extra"},
    "nannaier": {**USUAL_PARTS, Place.SPELLS: "spells", Place.MIRRORS: "mirrors"},
}
"""The parts of a deck by place, for the games that have more than the usual ones."""

_WORDS = {
    Place.MAIN: """
        deck; main; main deck; maindeck; mainboard; decklist; deck list; cards;
        メインデッキ; メイン; デッキ; 主卡组; 主牌组; 主牌組; колода; основная колода;
        creatures; lands; trainer; trainers; pokemon; energy; event; events; order; orders; unit; units; normal units;
        trigger; triggers; trigger units; sentinel; sentinels; perfect guards;
        トリガー; トリガーユニット; ノーマルユニット;
        dolls; doll deck; куклы; колода кукол; 人偶; 人偶牌; 人偶牌组; 人偶牌組; 人偶卡组; 人偶卡組;
        critical; critical triggers; draw; draw triggers; heal; heal triggers; stand; stand triggers; front triggers
    """,
    Place.STARTER: """
        first vanguard; fv; starter; starting vanguard; starting unit; first; leader; hero; identity; commander;
        ファーストヴァンガード; 起始先导者; 先导者
    """,
    Place.RIDE: "ride deck; ridedeck; ライドデッキ",
    Place.EXTRA: """
        legacy deck; legacy; legacy units; g deck; g zone; g units; extra; extra deck; stride; stride deck;
        gデッキ; gゾーン; gユニット; 额外卡组; 額外卡組; 额外牌组; 額外牌組; дополнительная колода; экстра
    """,
    Place.SPELLS: """
        spells; spell deck; заклинания; колода заклинаний;
        法术; 法术牌; 法术牌组; 法术卡组; 法術; 法術牌; 法術牌組; 法術卡組
    """,
    Place.MIRRORS: """
        mirrors; mirror deck; зеркала; колода зеркал;
        镜; 镜牌; 镜牌组; 镜卡组; 鏡; 鏡牌; 鏡牌組; 鏡卡組
    """,
    Place.SIDE: "sideboard; side; side deck; side board; サイドデッキ; 备牌",
    Place.NONE: "maybeboard; maybe; considering; tokens; token; companion; about",
}
_HEADINGS = {fold(word): place for place, words in _WORDS.items() for word in words.split(";") if word.strip()}
_GRADE = re.compile(r"(?:normal )?(?:units? )?(?:grade|g|グレード|等级) ?[0-5](?: units?)?|[0-5]级")
_ORNAMENT = "#/=*-~_[]【】()<>《》:;.| "
_COUNT_BEHIND = re.compile(r"[\s:(\[x×·–-]+\d{1,3}(?: cards?)?$")
_TOTAL = (
    re.compile(
        r"(?:total|card count|cards|deck size|合計|合计|共)(?: cards| units)? ?[:=-]? ?(?P<n>\d{1,9})(?: cards?|枚|张)?"
    ),
    re.compile(r"(?P<n>\d{1,9}) (?:cards?|units?)(?: total| in total| in (?:the )?deck)?\.?"),
)
_META = re.compile(r"(?P<mark>//|;;|###?|#)?\s*(?P<key>[A-Za-z][A-Za-z ]{1,18}?)\s*:\s*(?P<value>\S.*)")
_KEYS = {
    "name": "name",
    "title": "name",
    "deck name": "name",
    "deckname": "name",
    "game": "game",
    "format": "format",
    "first vanguard": "starter",
    "starter": "starter",
    "hero": "starter",
    "notes": "",
    "note": "",
    "author": "",
    "class": "",
    "created by": "",
    "source": "",
    "url": "",
    "identity-code": "",
}
_BARE_KEYS = {"name", "title", "deck name", "author", "game", "format"}
"""What may be said without the mark of a comment."""
_COMMENT = re.compile(r"//|#|;|={3,}|-{3,}|\*{3,}|~{3,}|LAYOUT |https?://")


Vocabulary = Mapping[str, Place]
"""Folded headings, and where the lines below them belong."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; `inline` is a card named on the heading's own line."""

    place: Place
    inline: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Something said about the deck: `key` is "name", "game", "format" or "starter", or empty where we keep none."""

    key: str
    value: str


def vocabulary(titles: Iterable[str]) -> Vocabulary:
    """The headings that are understood, with the titles of one game's own lists."""
    return {fold(title): Place.MAIN for title in titles} | {fold(sections.UNKNOWN): Place.UNKNOWN} | _HEADINGS


def heading(text: str, known: Vocabulary) -> Heading | None:
    """The heading a line is, None when it is none."""
    if place := _place(text, known):
        return Heading(place)
    words, colon, rest = text.partition(":")
    place = known.get(fold(words.strip(_ORNAMENT)))
    if colon and place in (Place.STARTER, Place.RIDE) and not text.startswith(("//", "#", ";")):
        return Heading(Place.STARTER, rest.strip())
    return None


def total(text: str) -> int | None:
    """The number of cards a line claims the list has, None when it claims none."""
    plain = fold(text.strip(_ORNAMENT))
    for pattern in _TOTAL:
        if match := pattern.fullmatch(plain):
            return int(match["n"])
    return None


def note(text: str) -> Note | None:
    """What a line says about the deck, None when it says nothing of the kind."""
    match = _META.fullmatch(text)
    if match is None:
        return None
    key = " ".join(match["key"].lower().split())
    if key not in _KEYS or (not match["mark"] and key not in _BARE_KEYS):
        return None
    return Note(_KEYS[key], match["value"].strip())


def is_comment(text: str) -> bool:
    """Whether a line says of itself that it is no card."""
    return bool(_COMMENT.match(text))


def _place(text: str, known: Vocabulary) -> Place | None:
    bare = fold(text.strip(_ORNAMENT))
    for candidate in (bare, fold(_COUNT_BEHIND.sub("", bare).strip(_ORNAMENT))):
        if _GRADE.fullmatch(candidate):
            return Place.MAIN
        if place := known.get(candidate):
            return place
    return None
