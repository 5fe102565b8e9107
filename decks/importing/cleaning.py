"""From bytes or pasted text to lines without anything invisible in them."""

import codecs
import re
from dataclasses import dataclass

from decks.importing import limits

_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_SPACES = re.compile("[\t\x0b\x0c\x85\u2028\u2029]")
_INVISIBLE = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
_MARKED = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_GUESSES = ("utf-8", "cp1252", "cp1251")
"""Old simulators write in the code pages of Windows."""


class Unreadable(ValueError):
    """Bytes that hold no list of text at all; the message is for the player."""


@dataclass(frozen=True, slots=True)
class CleanLine:
    """A line as it is read; `removed` invisible characters are no longer in it."""

    number: int
    text: str
    removed: int = 0


def decode(data: bytes) -> str:
    """The text of a file; raises Unreadable for one that is too long or no text."""
    if refusal := limits.size_refusal(len(data)):
        raise Unreadable(refusal)
    encoding = next((encoding for mark, encoding in _MARKED if data.startswith(mark)), None)
    if encoding is None and b"\0" in data:
        raise Unreadable("This is not a text file: it holds zero bytes.")
    for candidate in (encoding,) if encoding else _GUESSES:
        try:
            return data.decode(candidate)
        except UnicodeDecodeError:
            continue
    raise Unreadable("This is not a text file in UTF-8, UTF-16 or a Windows code page.")


def split(text: str) -> list[str]:
    """The lines of a text, whichever system it comes from."""
    return _LINE_ENDS.split(text.removeprefix("\ufeff"))


def clean(number: int, raw: str) -> CleanLine:
    """One line without control, bidirectional and half characters; runs of spaces stay."""
    visible, removed = _INVISIBLE.subn("", _SPACES.sub(" ", raw))
    return CleanLine(number, visible.strip(), removed)
