"""One spelling for comparing names: `fold` is what search, import and the databases all compare by.

Two names that a person would call the same must fold alike, and two different names must not:
ガ stays apart from カ, because only Latin, Greek and Cyrillic letters lose their marks.
"""

import re
import unicodedata

APOSTROPHES = "\u2018\u2019\u201b\u02bc`\u00b4\u2032\uff07"
QUOTES = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u300c\u300d\u300e\u300f\uff02"
DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d"
MIDDLE_DOTS = "\u30fb\uff65\u2022\u2027"
COMMAS = ",\uff0c\u3001\uff64\u060c"

_BEFORE = str.maketrans(
    dict.fromkeys(APOSTROPHES, "'")
    | dict.fromkeys(QUOTES, '"')
    | dict.fromkeys(DASHES, "-")
    | dict.fromkeys(MIDDLE_DOTS, "\u00b7")
    | dict.fromkeys(COMMAS, " ")
    | {"\u2026": "..."}
)
_AFTER = str.maketrans({"\u00e6": "ae", "\u0153": "oe", "\u00f8": "o", "\u0142": "l", "\u0111": "d", "\u0131": "i"})
_MARKED = re.compile("([A-Za-z\u0370-\u03ff\u0400-\u04ff])[\u0300-\u036f]+")


def fold(text: str) -> str:
    """The comparison form of a name: lower case, one width, no accents, commas or doubled spaces.

    >>> fold("Lizard Runner,  Undeux")
    'lizard runner undeux'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_BEFORE)).translate(_BEFORE).casefold()
    bare = _MARKED.sub(r"\1", unicodedata.normalize("NFD", plain))
    return " ".join(unicodedata.normalize("NFC", bare).translate(_AFTER).split())
